"""The screen of Les P'tifooteux: one big die to click, and everything shown that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.catalog import GameInfo, game_info
from game.core.match import Match
from game.core.record import Seat
from game.core.rules import Move
from game.ptifooteux.kids import COLOURS
from game.ptifooteux.moves import AnyMove
from game.ptifooteux.rules import PtifooteuxRules
from game.ptifooteux.view import Phase, PtifooteuxView
from scenes.board_loader import load_board
from scenes.booklet_pictures import Picture
from scenes.canvas import Canvas
from scenes.errands import Pieces
from scenes.game_scene import GameScene
from scenes.ptifooteux.ahead import prepare_dialogs, prepare_next
from scenes.ptifooteux.bubble_place import covered
from scenes.ptifooteux.choosing import Choosing
from scenes.ptifooteux.coaching import coached_art, coached_moments
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.legend import Legend
from scenes.ptifooteux.picture import PtifooteuxPicture, facts_of
from scenes.ptifooteux.places import (
    BOARD,
    COACH_IN_A_PANEL,
    COACH_OVER_THE_HEAD,
    COACH_OVER_THE_RING,
    COACH_UNDER_THE_DIE,
)
from scenes.ptifooteux.prompts import prompt_words
from scenes.ptifooteux.shown import telling_states
from scenes.ptifooteux.steps import PtifooteuxSteps
from scenes.ptifooteux.story import ptifooteux_story
from scenes.ptifooteux.table import PtifooteuxTable
from scenes.scene import Box, Point, Target
from scenes.showcase import Shown
from scenes.stage import Stage
from scenes.team_colours import in_team_colours
from scenes.timeline import Progress
from scenes.widgets.tip import draw_below

DOUBLE_CLICK = 0.3  # the second half of a double click neither skips nor rolls
A_LOOK = 0.5  # children hammer on the die: what came of it is seen all the same
PAGES: dict[Phase, str] = {
    "ask": "ask",
    "star": "stars",
    "rainbow": "stars",
    "to-cup": "to-the-cup",
    "won": "exact",
    "tries": "extra-try",
    "match": "match",
    "final": "match",
    "try-again": "match",
    "over": "aim",
}


class PtifooteuxScene(GameScene):
    def __init__(self, match: Match[Any, Any, Any], info: GameInfo) -> None:
        super().__init__(match, info)
        self.picture = PtifooteuxPicture()
        self.table = PtifooteuxTable(self.rules.box)
        self.steps: PtifooteuxSteps = PtifooteuxSteps(self)
        self.choosing = Choosing(self)
        self.frame.acts["legend"] = self.open_legend
        self._since_click = DOUBLE_CLICK  # since a person's last move

    @property
    def rules(self) -> PtifooteuxRules:
        rules = self.match.rules
        assert isinstance(rules, PtifooteuxRules)
        return rules

    @property
    def view(self) -> PtifooteuxView:
        return self.rules.view(None)

    @staticmethod
    def prepare(stage: Stage, seats: Sequence[Seat]) -> Pieces:
        info = game_info("les-ptifooteux")
        box = info.load(load_board).box
        yield
        for atlas in ("faces-play", "ptifooteux-dialogs", "kids", "ptifooteux", "common"):
            stage.art.preload([atlas])
            yield
        yield from prepare_dialogs(stage, in_team_colours(seats, info), box)

    # Showing.

    def rebuild(self) -> None:
        self.picture.set_from(self.view)
        pieces = prepare_next(self.stage, self.picture, self.seats, self.table)
        self.stage.errands.hurry(pieces)

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
        picture = PtifooteuxPicture()
        assert isinstance(match.rules, PtifooteuxRules)
        picture.set_from(match.rules.view(None))
        PtifooteuxTable(match.rules.box).draw_small(canvas, picture, match.seats, box)

    story = staticmethod(ptifooteux_story)

    @staticmethod
    def booklet_pictures() -> Mapping[str, Picture]:
        from scenes.ptifooteux.booklet_pictures import PICTURES

        return PICTURES

    @classmethod
    def shown(cls, info: GameInfo) -> list[Shown]:
        return telling_states(cls, info)

    def prompt_key(self) -> str:
        return f"prompt.les-ptifooteux.{self.view.phase}"

    def ask(self) -> None:
        view = self.view
        assert view.to_act is not None
        words = prompt_words(view, self.rules.box, self.name(view.to_act))
        self.say_prompt(words, view.to_act)

    def coach_key(self) -> str | None:
        """The first sentence that person has not heard yet."""
        view, seat = self.view, self.match.rules.to_act
        if seat is None:
            return None
        acts = [act.events for act in self.match.recent_acts if act.seat == seat]
        known = self.stage.settings.coached.get(self.name(seat), [])
        moments = coached_moments(view, acts[-1] if acts else ())
        keys = (f"coach.les-ptifooteux.{moment}" for moment in moments)
        return next((key for key in keys if key not in known), None)

    def coach_box(self) -> Box:
        if self.view.phase in ("star", "rainbow"):
            return COACH_OVER_THE_HEAD
        if self.view.phase in ("ask", "match", "tries"):
            return COACH_IN_A_PANEL
        seat = self.match.rules.to_act
        assert seat is not None
        pawn = self.table.places.pawn_box(self.picture.teams, seat)
        hides_it = covered(COACH_UNDER_THE_DIE, pawn) > 0
        return COACH_OVER_THE_RING if hides_it else COACH_UNDER_THE_DIE

    def coach_art(self, key: str) -> str:
        return coached_art(key)

    def booklet_page(self) -> str:
        view = self.view
        if view.phase in PAGES:
            return PAGES[view.phase]
        in_cup = view.to_act is not None and view.seats[view.to_act].stage
        return "squares" if in_cup else "turn"

    def open_legend(self) -> None:
        self.stack.push(Legend())

    def rejoicing(self, seconds: float) -> Progress:
        """For a step of that length in which somebody hops for joy, if anything may move."""

        def rejoice(progress: float) -> None:
            passed = progress * seconds if self.stage.pace else 0.0
            self.picture.joy = passed
            if self.picture.rain is not None:
                self.picture.rain = passed

        return rejoice

    def team_faces(self, seat: int, mood: str) -> tuple[str, ...]:
        """Those who play for that seat once what has been told is shown, in the order of a row."""
        colour_of = self.rules.box.colour_of
        kids = sorted(self.view.seats[seat].kids, key=lambda kid: COLOURS.index(colour_of[kid]))
        return tuple(face(kid, mood) for kid in kids)

    # Playing.

    def play(self, move: Move) -> None:
        if self.viewing.is_person(move.seat):
            self._since_click = 0.0
        super().play(move)

    def update(self, seconds: float) -> None:
        self._since_click += seconds
        super().update(seconds)

    def thinking(self) -> float:
        """Only the die decides, and up to three robots play one after the other."""
        return 0.5

    def hurry(self, point: Point | None) -> None:
        """A click ends what moves up to the next thing worth looking at. On the die it also counts
        as the next roll, once, when the same person is to roll again; not where a panel hides it.
        """
        if self._since_click < DOUBLE_CLICK or self.timeline.just_halted(A_LOOK):
            return
        roller = self.match.moves[-1].seat
        at_die = not self.picture.dialog and (point is None or self.choosing.on_die(point))
        if self._hurried():
            return
        super().hurry(point)
        if at_die and roller == self.person_to_act:
            self.choosing.roll()

    def key(self, name: str) -> None:
        """Enter and space mean the die while nothing has the focus."""
        pressed = name in ("return", "space", "enter") and self.focused is None
        if not (pressed and not self.locked and self.choosing.roll()):
            super().key(name)

    def offer(self) -> None:
        self.choosing.offer()

    def withdraw(self) -> None:
        self.picture.clear_choice()

    def table_targets(self) -> list[Target]:
        return self.choosing.targets()

    def show_hint(self, move: AnyMove) -> Point:
        return self.choosing.show_hint(move)

    def click_nothing(self, point: Point) -> None:
        self.picture.told = ""
        self.touch()
