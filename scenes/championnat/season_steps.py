"""The complete team, laps, match days, euromatches and the end."""

from __future__ import annotations

from typing import assert_never

from game.championnat import events as e
from game.championnat.lineup import TRAINEE, Eleven
from game.championnat.matches import WIN
from game.championnat.state import PENNANTS_A_STAR
from scenes.championnat.deck import club as club_card
from scenes.championnat.deck import footballer
from scenes.championnat.money import price
from scenes.championnat.picture import DayBoard, EuroPicture, Notice
from scenes.championnat.squares import kinds
from scenes.championnat.step_parts import READ, StepParts
from scenes.timeline import Halt, Step, Together
from scenes.words import say

_COUNT = 1.0  # how long the stars of a team in a euromatch are added up


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
                return self._lap(event)
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
                return self._over(event)
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

    def _lap(self, event: e.LapBegan) -> list[Step]:
        """The first one opens the second phase, the last one leads to the title."""
        days = self.scene.view.days
        if event.day == 1:
            board = DayBoard(say("le-championnat.opening"), opening=True, days=days)
            shown = self.show_board(board, "whistle_long", 4.0)
            return [*shown, Step(at_start=lambda: self._gather(event.day))]
        key = "le-championnat.last-lap" if event.day == days else "recap.le-championnat.lap"
        words = say(key, day=event.day)
        return self.banner(words, "whistle_long", 1.6, lambda: self._gather(event.day))

    def _over(self, event: e.GameEnded) -> list[Step]:
        """The podium comes next and shows the table; here the champion lifts the cup."""
        champions = tuple(seat for seat, place in enumerate(event.places) if place == 1)
        title = say("recap.le-championnat.champion", name=self.name(champions[0]))
        if len(champions) > 1:
            title = say("le-championnat.shared-title")
        return self.show_board(DayBoard(title, champions=champions), "win", 2.4)

    def _gather(self, day: int) -> None:
        """All pawns stand on the championnat square."""
        home = next(key for key, kind in kinds().items() if kind == "championnat")
        self.picture.day = day
        for club in self.picture.clubs:
            club.square = home

    def _day_began(self, event: e.DayBegan) -> list[Step]:
        fixtures = tuple((each.first, each.second) for each in event.fixtures)
        days = self.scene.view.days
        title = (
            say("le-championnat.day", day=event.day, days=days)
            if event.day
            else say("le-championnat.play-off")
        )
        words = say("le-championnat.at-stake") if self._open_title(event.day) else ""
        if not event.day:
            words = say("le-championnat.neutral")
        board = DayBoard(title, fixtures, event.exempt, words=words, neutral=not event.day)
        return self.show_board(board, "whistle_long", 2.6)

    def _open_title(self, day: int) -> bool:
        """The last day can still bring somebody else to the top."""
        points = sorted((club.points for club in self.picture.clubs), reverse=True)
        return day == self.scene.view.days and points[0] - points[1] <= WIN

    def _day_ended(self, event: e.DayEnded) -> list[Step]:
        title = say("le-championnat.table", day=event.day)
        words = say("le-championnat.takings", amount=price(event.takings))
        board = DayBoard(title, standings=True, words=words)
        earn = [self.earn(seat, event.takings) for seat in range(len(self.picture.clubs))]
        return [*self.show_board(board, "half_time", 3.0), Together(earn)]

    def _team_shown(self, event: e.TeamShown) -> list[Step]:
        def show() -> None:
            self.reveal(event.seat, event.eleven)
            self.scene.sound("deal")

        def run(progress: float) -> None:
            assert self.picture.euro is not None
            self.picture.euro.total = round(event.stars * progress)

        return [Step(_COUNT, run, at_start=show), Step(0.6, stays=True)]

    def _euro_ended(self, event: e.EuromatchEnded) -> list[Step]:
        club, before = club_card(event.club), self.picture.clubs[event.seat].pennants
        names = {"name": self.name(event.seat), "team": club.name}
        if not event.won:
            words = say("recap.le-championnat.euromatch-lost", **names)
            return self._euro_over(words, "crowd_ooh", event.seat, 2.0)

        def pin() -> None:
            self.picture.clubs[event.seat].pennants = event.pennants

        words = say("le-championnat.spoils", n=club.pennants, amount=price(event.takings), **names)
        over = self._euro_over(words, "goal", event.seat, READ, glad=True)
        star = []
        if event.pennants // PENNANTS_A_STAR > before // PENNANTS_A_STAR:
            words = say("le-championnat.pennant-star", name=self.name(event.seat))
            star = self.banner(words, "crowd_roar", 1.8)
        return [*over, Step(at_start=pin), self.earn(event.seat, event.takings), *star]

    def _euro_over(
        self, words: str, sound: str, seat: int, seconds: float, *, glad: bool = False
    ) -> list[Step]:
        title = say("le-championnat.euro-won" if glad else "le-championnat.euromatch")
        notice = Notice(title, words, "icons/euro-cup", seat=seat, glad=glad)
        return self.notice(notice, sound, seconds, lambda: setattr(self.picture, "euro", None))
