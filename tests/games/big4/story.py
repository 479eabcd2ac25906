"""Builds a match of BIG 4 at any point of play, from words: the stage of the story tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from game.big4.box import Big4Box
from game.big4.clubs import load_squads
from game.big4.events import AnyEvent
from game.big4.faces import ACTION_DIE, DUEL_DIE, REFEREE_DIE, ActionFace, DuelFace, RefereeFace
from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    Book,
    BuildWall,
    ChooseDuel,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    Pass,
    Recover,
    Roll,
    RollReferee,
    Save,
    Shoot,
    Substitute,
    Tackle,
    TossReferee,
    TurnOver,
)
from game.big4.rules import Big4Rules
from game.big4.squads import ALL_OUTFIELD, SQUAD, place_of, understudy_of
from game.big4.state import YELLOW_CARDS, State, Team
from game.big4.table import Table
from game.big4.turns import begin_turn
from game.core.dice import LoadedDice

ASSETS = Path(__file__).parents[3] / "assets"
Spot = int | tuple[int, int]  # a number of the other side, or (seat, number)
T = TypeVar("T")


@cache
def the_box() -> Big4Box:
    return Big4Box(load_squads(ASSETS / "data" / "big4.toml"))


def team_of(seat: int, words: str) -> Team:
    """`all`, or who is in form: `4 5 9`; the others are weakened, but `off 2 3` and `hurt 6`."""
    sets, kind = {"fit": 0, "off": 0, "hurt": 0}, "fit"
    for word in words.split():
        if word in sets:
            kind = word
        else:
            sets[kind] |= ALL_OUTFIELD if word == "all" else 1 << int(word)
    fit, gone, carried = sets["fit"], sets["off"], sets["hurt"]
    eleven = list(the_box().ready_made[seat][0])
    squad = range(seat * SQUAD, (seat + 1) * SQUAD)
    return Team(
        club=seat,
        footballers=eleven,
        fit=fit & ~(gone | carried),
        weak=ALL_OUTFIELD & ~(fit | gone | carried),
        hurt=carried,
        bench=[number for number in squad if number not in eleven],
    )


class Story:
    """Seat 0 plays club 0 and so on, with ready-made elevens; the turn of `turn` has just begun.

    Numbers named in a move are those of the other side, or of one's own where one's own are meant.
    """

    def __init__(
        self,
        *teams: str,
        turn: int = 0,
        advanced: bool = False,
        goals: Sequence[int] = (),
        confidence: Sequence[int] = (),
    ) -> None:
        sides = [team_of(seat, words) for seat, words in enumerate(teams)]
        for seat, count in enumerate(goals):
            sides[seat].goals = count
        for seat, stars in enumerate(confidence):
            sides[seat].confidence = [stars] if stars else []
        for side in sides:
            side.face_down = int(len(sides) > 2)
        self.state = State(advanced, False, 0, sides, referee=0)
        self.dice = LoadedDice([])
        self.rules = Big4Rules(Table(self.state, the_box(), self.dice))
        begin_turn(self.rules._table, turn)
        self.rules._table.events = []

    # -- who is who

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act

    @property
    def me(self) -> int:
        return self.state.actor

    def who(self, seat: int, place: int) -> int:
        return self.state.teams[seat].footballers[place - 1]

    def rival(self, spot: Spot) -> int:
        if isinstance(spot, tuple):
            return self.who(*spot)
        return self.who(1 - self.me if len(self.state.teams) == 2 else 1, spot)

    def own(self, place: int) -> int:
        return self.who(self.me, place)

    def field_other(self, seat: int, place: int) -> None:
        """Line up the other candidate for that place."""
        team = self.state.teams[seat]
        other = understudy_of(team.footballers[place - 1])
        team.bench.remove(other)
        team.bench.append(team.footballers[place - 1])
        team.footballers[place - 1] = other

    def in_form(self, seat: int) -> list[int]:
        team = self.state.teams[seat]
        return [place for place in range(2, 12) if team.fit >> place & 1]

    def weak(self, seat: int) -> list[int]:
        team = self.state.teams[seat]
        return [place for place in range(2, 12) if team.weak >> place & 1]

    def on_pitch(self, seat: int) -> list[int]:
        return sorted(self.in_form(seat) + self.weak(seat))

    # -- moves

    def do(self, move: AnyMove) -> list[AnyEvent]:
        events = self.rules.apply(move)
        assert not self.dice._written, "the dice that were written fell"
        check_the_cards(self.rules)
        return events

    def roll(self, first: int, second: int, face: ActionFace) -> list[AnyEvent]:
        self.dice._written += [first - 1, second - 1, ACTION_DIE.index(face)]
        return self.do(Roll(self.me))

    def sum_move(self, *spots: Spot) -> TurnOver:
        return TurnOver(self.me, tuple(sorted(self.rival(spot) for spot in spots)))

    def turn_over(self, *spots: Spot) -> list[AnyEvent]:
        return self.do(self.sum_move(*spots))

    def dribble(self, spot: Spot) -> list[AnyEvent]:
        return self.do(Dribble(self.me, self.rival(spot)))

    def recover(self, place: int) -> list[AnyEvent]:
        return self.do(Recover(self.me, self.own(place)))

    def cramp(self, place: int) -> list[AnyEvent]:
        return self.do(Cramp(self.me, self.own(place)))

    def pass_turn(self) -> list[AnyEvent]:
        return self.do(Pass(self.me))

    def free_kick(self, place: int, against: int | None = None) -> list[AnyEvent]:
        target = 1 - self.me if against is None else against
        return self.do(FreeKick(self.me, self.own(place), target))

    def tackle(self, spot: Spot) -> list[AnyEvent]:
        return self.do(Tackle(self.me, self.rival(spot)))

    def toss(self, *, foul: bool) -> list[AnyEvent]:
        self.dice._written += [int(foul)]
        return self.do(TossReferee(self.me))

    def referee(self, first: int, second: int, face: RefereeFace) -> list[AnyEvent]:
        self.dice._written += [first - 1, second - 1, REFEREE_DIE.index(face)]
        return self.do(RollReferee(self.me))

    def book(self, place: int) -> list[AnyEvent]:
        return self.do(Book(self.me, self.who(self.state.turn_seat, place)))

    def order(self, against: int) -> list[AnyEvent]:
        return self.do(ChooseDuel(self.me, against))

    def taker(self, place: int) -> list[AnyEvent]:
        return self.do(ChooseTaker(self.me, self.own(place)))

    def wall(self, *numbers: int) -> list[AnyEvent]:
        return self.do(BuildWall(self.me, tuple(self.own(number) for number in numbers)))

    def coach(self, *, use: bool) -> list[AnyEvent]:
        return self.do(AnnounceCoach(self.me, use))

    def shoot(self, *thrown: int, duel: DuelFace | None = None) -> list[AnyEvent]:
        self.dice._written += [value - 1 for value in thrown]
        if duel is not None:
            self.dice._written.append(DUEL_DIE.index(duel))
        return self.do(Shoot(self.me))

    def save(self, *thrown: int) -> list[AnyEvent]:
        self.dice._written += [value - 1 for value in thrown]
        return self.do(Save(self.me))

    def change_move(self, place: int) -> Substitute:
        return Substitute(self.me, self.own(place), understudy_of(self.own(place)))

    def change(self, place: int) -> list[AnyEvent]:
        return self.do(self.change_move(place))

    # -- questions

    def sets(self) -> set[tuple[Spot, ...]]:
        """The sets on offer: numbers against one opponent, (seat, number) against several."""
        offered = (m.footballers for m in self.rules.legal_moves() if isinstance(m, TurnOver))
        return {tuple(self._spot(number) for number in sorted(each)) for each in offered}

    def offered(self, kind: type[AnyMove], field: str = "footballer") -> set[Spot]:
        moves = [move for move in self.rules.legal_moves() if isinstance(move, kind)]
        return {self._spot(getattr(move, field)) for move in moves}

    def _spot(self, footballer: int) -> Spot:
        place = place_of(footballer)
        if len(self.state.teams) == 2:
            return place
        seat = self.state.seat_of(footballer)
        assert seat is not None
        return (seat, place)

    def refusal(self, move: AnyMove) -> str | None:
        refusal = self.rules.why_not(move)
        return None if refusal is None else refusal.key


def check_the_cards(rules: Big4Rules) -> None:
    """Nobody is lost, nobody is in two places, and there are seven yellow cards."""
    state = rules._table.state
    for team in state.teams:
        assert not team.fit & team.weak
        assert not team.on_pitch & team.hurt
        assert (team.on_pitch | team.hurt) & ~ALL_OUTFIELD == 0
        everybody = [*team.footballers, *team.bench]
        assert len(set(everybody)) == len(everybody)
        replaced = 3 - team.changes_left
        assert len(everybody) == SQUAD - replaced
    assert len(state.yellows) <= YELLOW_CARDS


def of_type(events: Iterable[AnyEvent], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]
