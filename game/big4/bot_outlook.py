"""What a seat of BIG 4 sees at one moment, and the chances it can work out from it."""

from __future__ import annotations

from game.big4.box import Big4Box
from game.big4.odds import duel_chance, free_kick_chance
from game.big4.picking import proposed_wall
from game.big4.shooting import COACH_BONUS
from game.big4.shot_events import ShotKind
from game.big4.squads import club_of, place_of
from game.big4.state import GOALS_TO_WIN
from game.big4.view import Big4View, TeamView


class Outlook:
    """`rivals` are the seats still in the match; `theirs` says who of them is in form."""

    def __init__(self, view: Big4View, box: Big4Box) -> None:
        assert view.viewer is not None
        self.view = view
        self.box = box
        self.seat = view.viewer
        self.me: TeamView = view.teams[self.seat]
        self.rivals = [
            seat for seat, team in enumerate(view.teams) if seat != self.seat and not team.out
        ]
        self.theirs = tuple(view.teams[seat].fit for seat in self.rivals)
        self._rival_of_club = {
            view.teams[seat].club: place for place, seat in enumerate(self.rivals)
        }

    def turned(self, footballers: tuple[int, ...]) -> tuple[int, ...]:
        """Who of the rivals would still be in form."""
        left = list(self.theirs)
        for footballer in footballers:
            left[self._rival_of_club[club_of(footballer)]] &= ~(1 << place_of(footballer))
        return tuple(left)

    def chance(self, kind: ShotKind, seat: int, taker: int, against: int, more: int = 0) -> float:
        """That `seat` scores; `more` is added to the shot."""
        edge = self.view.teams[seat].bonus - self.view.teams[against].bonus + more
        if self.view.advanced:
            defence = self.box.defence
            edge += self.box.attack[taker] - defence[self.view.teams[against].footballers[0]]
            if kind == "free-kick":
                wall = proposed_wall(self.view.teams[against], self.box)
                edge -= sum(defence[footballer] for footballer in wall)
        if kind == "free-kick":
            return free_kick_chance(edge, advanced=self.view.advanced)
        return duel_chance(edge)

    def coach_gain(self) -> float:
        """What the coach's bonus would change about the shot that is coming."""
        shot = self.view.shot
        assert shot is not None
        assert shot.taker is not None
        helped = sum(1 if seat == shot.seat else -1 for seat in shot.coaches) * COACH_BONUS
        mine = COACH_BONUS if shot.seat == self.seat else -COACH_BONUS
        with_it = self.chance(shot.kind, shot.seat, shot.taker, shot.against, helped + mine)
        without = self.chance(shot.kind, shot.seat, shot.taker, shot.against, helped)
        return abs(with_it - without)

    def decides_match(self) -> bool:
        """Would a goal from this shot end the match?"""
        shot = self.view.shot
        return shot is not None and self.view.teams[shot.seat].goals == GOALS_TO_WIN - 1
