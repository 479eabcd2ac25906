"""The complete team, laps, match days, euromatches and the end."""

from __future__ import annotations

from typing import assert_never

from game.championnat import events as e
from game.championnat.lineup import TRAINEE, Eleven
from scenes.championnat.deck import club as club_card
from scenes.championnat.deck import footballer
from scenes.championnat.money import price
from scenes.championnat.picture import DayBoard, EuroPicture, Notice
from scenes.championnat.squares import kinds
from scenes.championnat.step_parts import StepParts
from scenes.timeline import Halt, Step
from scenes.words import say


class SeasonSteps(StepParts):
    def of(
        self, event: e.MarketClosed | e.ElevenComplete | e.LapBegan | e.PlayOffBegan
    ) -> list[Step]:
        match event:
            case e.MarketClosed():
                return self.banner(say("recap.le-championnat.market-closed"), "half_time")
            case e.ElevenComplete():
                return self._complete(event)
            case e.LapBegan():
                words = say("recap.le-championnat.lap", day=event.day)
                return self.banner(words, "whistle_long", 1.6, lambda: self._gather(event.day))
            case e.PlayOffBegan():
                return self.banner(say("recap.le-championnat.play-off"), "crowd_roar", 2.0)
            case _:
                assert_never(event)

    def of_day(self, event: e.DayBegan | e.DayEnded | e.GameEnded) -> list[Step]:
        match event:
            case e.DayBegan():
                return self._day_began(event)
            case e.DayEnded():
                return self._day_ended(event)
            case e.GameEnded():
                board = DayBoard(say("le-championnat.final-table"), standings=True)
                return self.show_board(board, "win", 2.6)
            case _:
                assert_never(event)

    def of_euro(
        self, event: e.ClubTurnedUp | e.ClubLeft | e.TeamShown | e.EuromatchEnded
    ) -> list[Step]:
        match event:
            case e.ClubTurnedUp():
                shown = EuroPicture(event.seat, event.club)
                return [
                    self.quick(lambda: setattr(self.picture, "euro", shown), "whistle_short"),
                    Step(0.7, stays=True),
                ]
            case e.ClubLeft():
                names = {"name": self.name(event.seat), "team": club_card(event.club).name}
                words = say("recap.le-championnat.euromatch-passed", **names)
                return self._euro_over(words, "click", event.seat, 1.2)
            case e.TeamShown():
                return self._team_shown(event)
            case e.EuromatchEnded():
                return self._euro_ended(event)
            case _:
                assert_never(event)

    def reveal(self, seat: int, eleven: Eleven) -> None:
        for card in eleven:
            if card >= 0:
                self.picture.clubs[seat].reveal(card, footballer(card).price)

    def _complete(self, event: e.ElevenComplete) -> list[Step]:
        """Everybody sees the whole team, and what it earns."""
        ten = TRAINEE in event.eleven  # enough in a short game
        key = "le-championnat.ten" if ten else "recap.le-championnat.eleven"
        title = say(key, name=self.name(event.seat))
        prize = f"+{price(event.prize)}"
        board = DayBoard(title, eleven=event.eleven, seat=event.seat, words=prize)
        known = self.quick(lambda: self.reveal(event.seat, event.eleven), "deal")
        return [*self.show_board(board, "crowd_roar", 4.0), known]

    def show_board(self, board: DayBoard, sound: str, seconds: float) -> list[Step]:
        def show() -> None:
            self.picture.board = board
            self.scene.sound(sound)

        def hide() -> None:
            self.picture.board = None

        return [Halt(seconds, at_start=show, at_end=hide, stays=True)]

    def _gather(self, day: int) -> None:
        """All pawns stand on the championnat square."""
        home = next(key for key, kind in kinds().items() if kind == "championnat")
        self.picture.day = day
        for club in self.picture.clubs:
            club.square = home

    def _day_began(self, event: e.DayBegan) -> list[Step]:
        fixtures = tuple((each.first, each.second) for each in event.fixtures)
        title = (
            say("le-championnat.day-short", day=event.day)
            if event.day
            else say("le-championnat.play-off")
        )
        return self.show_board(DayBoard(title, fixtures, event.exempt), "whistle_long", 2.6)

    def _day_ended(self, event: e.DayEnded) -> list[Step]:
        def earn() -> None:
            for club in self.picture.clubs:
                club.money += event.takings

        title = say("recap.le-championnat.day-money", amount=price(event.takings))
        board = DayBoard(title, standings=True)
        return [self.quick(earn, "deal"), *self.show_board(board, "half_time", 3.0)]

    def _team_shown(self, event: e.TeamShown) -> list[Step]:
        def show() -> None:
            assert self.picture.euro is not None
            self.picture.euro.total = event.stars
            self.reveal(event.seat, event.eleven)

        return [self.quick(show, "kick"), Step(0.8, stays=True)]

    def _euro_ended(self, event: e.EuromatchEnded) -> list[Step]:
        def earn() -> None:
            club = self.picture.clubs[event.seat]
            club.money += event.takings
            club.pennants = event.pennants

        names = {"name": self.name(event.seat), "team": club_card(event.club).name}
        words = say(f"recap.le-championnat.euromatch-{'won' if event.won else 'lost'}", **names)
        sound = "goal" if event.won else "crowd_ooh"
        return [Step(at_start=earn), *self._euro_over(words, sound, event.seat, 2.0)]

    def _euro_over(self, words: str, sound: str, seat: int, seconds: float) -> list[Step]:
        notice = Notice(say("le-championnat.euromatch"), words, "icons/euro-cup", seat=seat)
        return self.notice(notice, sound, seconds, lambda: setattr(self.picture, "euro", None))
