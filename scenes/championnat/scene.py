"""The screen of Le Championnat: board, auction, market, squad, matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.catalog import GameInfo, game_info
from game.championnat.cards import COLOUR_STARS
from game.championnat.moves import AnyMove
from game.championnat.rules import ChampionnatRules
from game.championnat.state import Phase
from game.championnat.view import ChampionnatView
from game.core.match import Act, Match
from game.core.record import Seat
from scenes.board_loader import load_board
from scenes.booklet_pictures import Picture
from scenes.canvas import Canvas
from scenes.championnat.ahead import prepare_auction, prepare_screens
from scenes.championnat.asking import amount_asked, prompt_of
from scenes.championnat.cards import CardShelf
from scenes.championnat.choosing import Choosing
from scenes.championnat.coaching import coach_box, coach_key
from scenes.championnat.deck import club as club_card
from scenes.championnat.hinting import Hinting
from scenes.championnat.pacing import seeming_to_think
from scenes.championnat.picture import ChampionnatPicture, facts_of
from scenes.championnat.places import BOARD
from scenes.championnat.recap import recap_lines
from scenes.championnat.sheets import Sheets
from scenes.championnat.shown import telling_states
from scenes.championnat.squad_sheet import missing_places
from scenes.championnat.steps import ChampionnatSteps
from scenes.championnat.story import championnat_story
from scenes.championnat.table import ChampionnatTable
from scenes.errands import Pieces
from scenes.game_scene import GameScene
from scenes.recap import RecapLine
from scenes.scene import Box, Point, Target
from scenes.showcase import Shown
from scenes.stage import Stage
from scenes.widgets.tip import draw_below
from scenes.words import say

# The card lies open and bids go round quickly: nobody has to be fetched behind a curtain.
OPEN_PHASES: tuple[Phase, ...] = ("bid",)
PAGES: dict[Phase, str] = {
    "roll": "move",
    "square": "move",
    "draw": "buy",
    "buy": "buy",
    "bid": "buy",
    "discard-plus": "plus",
    "debt": "question",
    "answer": "market",
    "line-up": "match",
    "match-act": "match",
    "euromatch": "euromatch",
    "euromatch-cards": "euromatch",
    "over": "end",
}


class ChampionnatScene(GameScene):
    def __init__(self, match: Match[Any, Any, Any], info: GameInfo) -> None:
        super().__init__(match, info)
        self.picture = ChampionnatPicture(self.rules.view(None))
        self.table = ChampionnatTable(self.viewing.people)
        self.steps = ChampionnatSteps(self)
        self.choosing = Choosing(self)
        self.sheets = Sheets(self)

    @property
    def rules(self) -> ChampionnatRules:
        rules = self.match.rules
        assert isinstance(rules, ChampionnatRules)
        return rules

    @property
    def view(self) -> ChampionnatView:
        return self.rules.view(self.viewing.viewer)

    @staticmethod
    def prepare(stage: Stage, seats: Sequence[Seat]) -> Pieces:
        game_info("le-championnat").load(load_board)
        yield
        for colour in ("trainee", *COLOUR_STARS):
            stage.shelf(CardShelf).make_faces(colour)
            yield
        for atlas in ("championnat", "common"):
            stage.art.preload([atlas])
            yield
        yield from prepare_screens(stage, seats)

    # Showing.

    def rebuild(self) -> None:
        self.picture.set_from(self.view)
        if self.picture.drawn is not None:
            self.stage.errands.hurry(prepare_auction(self.stage, self.picture.drawn))

    def settle_picture(self) -> None:
        self.picture.settle(self.view)

    def facts(self) -> tuple[Any, Any]:
        return self.picture.facts(), facts_of(self.view)

    def draw_table(self, canvas: Canvas) -> None:
        self.choosing.react()
        self.table.draw(canvas, self.picture, self.seats)
        tip = self.choosing.tip()
        if tip is not None and self.stack.top is self:
            draw_below(canvas, *tip, least_x=BOARD.x)

    @staticmethod
    def draw_thumbnail(canvas: Canvas, match: Match[Any, Any, Any], box: Box) -> None:
        view = match.rules.view(None)
        picture = ChampionnatPicture(view)
        picture.set_from(view)
        ChampionnatTable(()).draw_small(canvas, picture, match.seats, box)

    story = staticmethod(championnat_story)

    @staticmethod
    def booklet_pictures() -> Mapping[str, Picture]:
        from scenes.championnat.booklet_pictures import PICTURES

        return PICTURES

    @classmethod
    def shown(cls, info: GameInfo) -> list[Shown]:
        return telling_states(cls, info)

    def prompt_key(self) -> str:
        return f"prompt.le-championnat.{prompt_of(self.picture, self.view)}"

    def ask(self) -> None:
        view = self.view
        seat, draft = self._asked_seat(), self.picture.market
        values = {
            "name": self.name(seat),
            "amount": amount_asked(view),
            "other": self.name(draft.to) if draft else "",
            "team": club_card(view.euro.club).name if view.euro else "",
            "day": view.day,
            "n": self._number_asked(),
        }
        if view.offer is not None and not draft:
            values["other"] = self.name(view.offer.by)
        self.say_prompt(say(self.prompt_key(), **values), seat)

    def _number_asked(self) -> int:
        """The shirt number in the prompt, another's wish or the last one's own team lacks; or how
        many it lacks."""
        draft = self.picture.market
        if draft is not None and draft.answering:
            return draft.wish
        missing = missing_places(self.picture)
        return missing[0] if len(missing) == 1 else len(missing)

    def _asked_seat(self) -> int:
        """Whoever looks at the market or a squad, else the one the table waits for."""
        picture = self.picture
        seat = picture.market.seat if picture.market else self.match.rules.to_act
        if picture.sheet == "squad" and self.view.viewer is not None:
            seat = self.view.viewer
        assert seat is not None
        return seat

    def coach_key(self) -> str | None:
        known = self.stage.settings.coached.get(self.name(self.view.to_act or 0), [])
        return coach_key(self.view, known)

    def coach_box(self) -> Box:
        return coach_box(self.view, self.picture)

    def recap_lines(self, news: Sequence[Act[Any]]) -> list[RecapLine]:
        return recap_lines(news, [seat.name for seat in self.match.seats])

    def booklet_page(self) -> str:
        if self.picture.sheet == "market":
            return "market"
        return PAGES.get(self.view.phase, "aim")

    def in_the_open(self) -> bool:
        return self.view.phase in OPEN_PHASES

    def look_again(self) -> None:
        """Somebody else sat in front of the screen: whose turn is it?"""
        self._come_to_rest()

    # Playing.

    def update(self, seconds: float) -> None:
        """Nobody plays on while somebody looks at the market or a squad."""
        if self.picture.sheet and not self.timeline.busy:
            self._deaf = max(0.0, self._deaf - seconds)
            return
        self.choosing.pulse(seconds)
        super().update(seconds)

    def key(self, name: str) -> None:
        """Enter and space mean the die while nothing has the focus."""
        pressed = name in ("return", "space", "enter") and self.focused is None
        if not (pressed and not self.locked and self.choosing.roll()):
            super().key(name)

    def hurry(self, point: Point | None) -> None:
        self.sheets.wish_for(point)
        super().hurry(point)

    def thinking(self) -> float:
        return seeming_to_think(self.picture, self.view, self.viewing.is_person)

    def _come_to_rest(self) -> None:
        super()._come_to_rest()
        self.sheets.open_wished()

    def offer(self) -> None:
        self.choosing.offer()
        if self.picture.market is not None or self.picture.lining_up:
            self.ask()

    def withdraw(self) -> None:
        self.picture.clear_choice()

    def table_targets(self) -> list[Target]:
        return self.choosing.targets()

    def show_hint(self, move: AnyMove) -> Point:
        return Hinting(self.choosing).show_hint(move)

    def back(self) -> None:
        if self.picture.sheet and self.help.bubble is None:
            self.sheets.close()
        else:
            super().back()

    def click_nothing(self, point: Point) -> None:
        self.picture.told = ""
        self.touch()
