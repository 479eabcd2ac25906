"""A match of the league: the teams walk on, stars count up, cards and changes act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.championnat import events as e
from game.championnat.cards import RED_CARD, STRIKES
from game.championnat.lineup import SENT_OFF, TRAINEE
from scenes.championnat.deck import footballer
from scenes.championnat.picture import DayBoard, FightPicture, Flight
from scenes.championnat.places import FIELD, field_spot
from scenes.championnat.season_steps import SeasonSteps
from scenes.timeline import Step, ease_out
from scenes.words import say

_WALK_ON, _COUNT, _MARKED = 0.8, 1.2, 0.9


class MatchSteps(SeasonSteps):
    def of(  # type: ignore[override]
        self, event: e.LineUpAsked | e.LineUpSet | e.MatchBegan | e.MatchEnded
    ) -> list[Step]:
        match event:
            case e.LineUpAsked():
                return [self.quick(lambda: self._prepare(event), "whistle_short")]
            case e.LineUpSet():
                return [self.quick(lambda: self._line_up(event), "card")]
            case e.MatchBegan():
                return self._began(event)
            case e.MatchEnded():
                return self._ended(event)
            case _:
                assert_never(event)

    def of_act(
        self, event: e.PlusPlayed | e.PlusCancelled | e.FootballerChanged | e.Passed
    ) -> list[Step]:
        match event:
            case e.PlusPlayed() if self._in_euromatch(event):
                return self._euro_plus(event)
            case e.PlusPlayed():
                return self._played(event)
            case e.PlusCancelled():
                return self._cancelled(event)
            case e.FootballerChanged():
                return self._changed(event)
            case e.Passed():
                words = say("le-championnat.passes", name=self.name(event.seat))
                return self.banner(words, "click", self._long(0.8))
            case _:
                assert_never(event)

    @property
    def fight(self) -> FightPicture:
        assert self.picture.fight is not None
        return self.picture.fight

    def _in_euromatch(self, event: e.PlusPlayed) -> bool:
        return len(event.stars) == 1

    def _prepare(self, event: e.LineUpAsked) -> None:
        neutral = self.scene.view.stage in ("play-off", "over")
        self.picture.fight = FightPicture((event.first, event.second), neutral)

    def _line_up(self, event: e.LineUpSet) -> None:
        self.fight.elevens[self.fight.seats.index(event.seat)] = event.eleven

    def _began(self, event: e.MatchBegan) -> list[Step]:
        def show() -> None:
            fight, self.picture.kick_off = self.fight, event.stars
            fight.shown, fight.neutral = True, event.neutral
            fight.elevens = list(event.elevens)
            fight.totals, fight.walked = [0, 0], 0.0
            self.scene.sound("crowd_roar")
            for seat, eleven in zip((event.first, event.second), event.elevens, strict=True):
                self.reveal(seat, eleven)

        def walk(progress: float) -> None:
            self.fight.walked = round(ease_out(progress), 2)

        return [
            Step(_WALK_ON, walk, at_start=show),
            self._count(event.stars, _COUNT),
        ]

    def _count(self, stars: Sequence[int], seconds: float = 0.5) -> Step:
        """The totals run to the new sums."""
        before: list[int] = []

        def begin() -> None:
            before[:] = self.fight.totals
            self.scene.sound("deal")

        def run(progress: float) -> None:
            self.fight.totals = [
                round(old + (new - old) * progress) for old, new in zip(before, stars, strict=True)
            ]

        return Step(seconds, run, at_start=begin)

    def _long(self, seconds: float) -> float:
        """Robots among themselves play a match in half the time."""
        fight = self.picture.fight
        short = fight is not None and not any(map(self.of_person, fight.seats))
        return seconds / 2 if short else seconds

    def _flight(self, plus: str, side: int, place: int) -> list[Step]:
        """The card held up over the middle, then on its way to whom it concerns."""
        art = f"cards/championnat-plus-{plus}"
        x, y = FIELD.centre
        end = field_spot(side, place) if place else ((400.0, y) if side == 0 else (1646.0, y))

        held = Flight(art, x, y, 240)

        def show() -> None:
            self.scene.sound("card")
            self.picture.flights.append(held)

        wait = Step(
            self._long(0.7),
            at_start=show,
            at_end=lambda: self.picture.flights.remove(held),
            stays=True,
        )
        return [wait, self.fly(Flight(art, x, y, 240), end, "kick", narrow=96)]

    def _played(self, event: e.PlusPlayed) -> list[Step]:
        own = self.fight_side(event.seat)
        strikes = event.plus in STRIKES
        hits_other = strikes or event.plus == "fatigue"
        side = 1 - own if hits_other else own

        def act() -> None:
            self.picture.clubs[event.seat].plus_count -= 1
            self.fight.played[own] = (*self.fight.played[own], event.plus)
            if strikes:
                self._put(side, event.place, SENT_OFF if event.plus == RED_CARD else TRAINEE)

        name = say(f"plus.le-championnat.{event.plus}.name")
        words = say("le-championnat.plays", name=self.name(event.seat), card=name)
        return [
            *self.banner(words, "card", self._long(0.9)),
            *self._flight(event.plus, side, event.place),
            *(self._struck(side, event.place, event.plus) if strikes else []),
            self.quick(act, "crowd_ooh" if hits_other else "crowd_roar"),
            self._count(event.stars),
        ]

    def _struck(self, side: int, place: int, plus: str) -> list[Step]:
        """Whoever goes off is seen once more, below the mark of what happened."""

        def mark() -> None:
            self.fight.marks[side, place] = f"icons/{plus}"
            self.scene.sound("whistle_short")

        def unmark() -> None:
            del self.fight.marks[side, place]

        return [Step(self._long(_MARKED), at_start=mark, at_end=unmark, stays=True)]

    def fight_side(self, seat: int) -> int:
        """Known before the steps run: the rules have finished long ago."""
        fight = self.picture.fight
        return 0 if fight is None or fight.seats[0] == seat else 1

    def _put(self, side: int, place: int, card: int) -> None:
        eleven = self.fight.elevens[side]
        assert eleven is not None
        self.fight.elevens[side] = (*eleven[: place - 1], card, *eleven[place:])

    def _cancelled(self, event: e.PlusCancelled) -> list[Step]:
        own = self.fight_side(event.seat)

        def act() -> None:
            self.picture.clubs[event.seat].plus_count -= 1
            self.fight.played[own] = (*self.fight.played[own], "protection")
            if event.plus in STRIKES:
                self._put(own, event.place, event.card)

        words = say("recap.le-championnat.cancelled", name=self.name(event.seat))
        return [
            *self.banner(words, "save", self._long(1.0)),
            *self._flight("protection", own, event.place),
            self.quick(act, "save"),
            self._count(event.stars),
        ]

    def _changed(self, event: e.FootballerChanged) -> list[Step]:
        side = self.fight_side(event.seat)
        start = (field_spot(side, event.place)[0], FIELD.y + FIELD.height)
        cost = footballer(event.card).price

        def act() -> None:
            self._put(side, event.place, event.card)
            self.picture.clubs[event.seat].reveal(event.card, cost)

        words = say("recap.le-championnat.change", name=self.name(event.seat))
        flight = Flight("", *start, 160, event.card)
        return [
            *self.banner(words, "whistle_short", self._long(0.8)),
            self.fly(flight, field_spot(side, event.place), "kick", act, narrow=108),
            self._count(event.stars),
        ]

    def _euro_plus(self, event: e.PlusPlayed) -> list[Step]:
        def act() -> None:
            self.picture.clubs[event.seat].plus_count -= 1
            assert self.picture.euro is not None
            self.picture.euro.total = event.stars[0]

        return [self.quick(act, "crowd_roar"), Step(0.4, stays=True)]

    def _ended(self, event: e.MatchEnded) -> list[Step]:
        def add() -> None:
            if not self.fight.neutral:
                for seat, won in zip((event.first, event.second), event.points, strict=True):
                    self.picture.clubs[seat].points += won

        def leave() -> None:
            self.picture.fight = None

        one, two = event.stars
        key = "match-drawn" if one == two else "match-won"
        seats = (event.first, event.second) if one >= two else (event.second, event.first)
        title = say(
            f"recap.le-championnat.{key}", name=self.name(seats[0]), other=self.name(seats[1])
        )
        before = self.picture.kick_off[0] - self.picture.kick_off[1]
        comeback = before * (one - two) < 0
        words = say("le-championnat.verdict.comeback") if comeback else ""
        neutral = self.picture.fight is not None and self.picture.fight.neutral
        result = (event.first, event.second, one, two)
        board = DayBoard(title, result=result, words=words, neutral=neutral)
        sound = "draw" if one == two else "goal"
        shown = self.show_board(board, sound, self._long(2.4) + 0.4)
        return [Step(at_start=add), *shown, Step(at_start=leave)]
