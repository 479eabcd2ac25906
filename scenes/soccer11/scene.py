"""The screen of 11 Soccer: which click means which move, and what is shown of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.catalog import GameInfo, game_info
from game.core.match import Act, Match
from game.core.record import Seat
from game.core.rules import Move
from game.soccer11.cards import AIMED, CROATIA, FRANCE
from game.soccer11.moves import AnyMove, Seen
from game.soccer11.rules import Soccer11Rules
from game.soccer11.view import Phase, Reveal, Soccer11View
from scenes.booklet_pictures import Picture
from scenes.canvas import Canvas
from scenes.errands import Pieces
from scenes.game_scene import GameScene
from scenes.recap import RecapLine
from scenes.scene import Box, Point, Target
from scenes.showcase import Shown
from scenes.soccer11 import secret
from scenes.soccer11.advice import show_hint
from scenes.soccer11.ahead import prepare_show
from scenes.soccer11.choosing import Choosing
from scenes.soccer11.coaching import coach_key
from scenes.soccer11.day_board import beside_column
from scenes.soccer11.picture import Soccer11Picture, facts_of
from scenes.soccer11.places import HINT, HINT_ON_THE_DAY, overlap
from scenes.soccer11.recap import recap_lines
from scenes.soccer11.shown import telling_states
from scenes.soccer11.steps import Soccer11Steps
from scenes.soccer11.story import soccer11_story
from scenes.soccer11.table import Soccer11Table, draw_thumbnail
from scenes.stage import Stage
from scenes.team_colours import in_team_colours
from scenes.widgets.bubble import moved_beside
from scenes.words import say

# The page of the booklet for each card being played; everything else by phase.
CARD_PAGES = (
    "turn", "croatia", "look-swap", "look-swap", "netherlands-england", "spain-brazil",
    "argentina-germany", "argentina-germany", "netherlands-england", "italy-france",
    "italy-france", "spain-brazil",
)  # fmt: skip
PAGES: dict[Phase, str] = {"next-day": "day-end", "over": "day-end", "effect": "croatia"}


class Soccer11Scene(GameScene):
    def __init__(self, match: Match[Any, Any, Any], info: GameInfo) -> None:
        super().__init__(match, info)
        self.picture = Soccer11Picture()
        self.table = Soccer11Table()
        self.steps: Soccer11Steps = Soccer11Steps(self)
        self.choosing = Choosing(self)
        self._bottom = self.viewing.people[0] if self.viewing.people else 0
        self._unveiled: Reveal | None = None  # turned up already

    @property
    def rules(self) -> Soccer11Rules:
        rules = self.match.rules
        assert isinstance(rules, Soccer11Rules)
        return rules

    @property
    def view(self) -> Soccer11View:
        return self.rules.view(self.viewing.viewer)

    @staticmethod
    def prepare(stage: Stage, seats: Sequence[Seat]) -> Pieces:
        yield from prepare_show(stage, in_team_colours(seats, game_info("11-soccer")))

    # Showing.

    def rebuild(self) -> None:
        if self.in_the_open() or not self.viewing.is_person(self.rules.to_act):
            # A robot plays or a day is over: the others have come to watch.
            self.viewing.everybody_looks()
        view = self.view
        self._bottom = self._seat_at_bottom(view.to_act)
        self.picture.set_from(view, self._bottom)

    def _seat_at_bottom(self, to_act: int | None) -> int:
        """Whose hand lies there; while robots play the table does not turn."""
        if self.viewing.viewer is not None:
            return self.viewing.viewer
        if to_act is not None and self.viewing.is_person(to_act):
            return to_act
        return self._bottom

    def settle_picture(self) -> None:
        self.picture.settle(self.view)

    def facts(self) -> tuple[Any, Any]:
        return self.picture.facts(), facts_of(self.view, self.picture.hand_seat)

    def draw_table(self, canvas: Canvas) -> None:
        self.choosing.react()
        self.table.draw(canvas, self.picture, self.seats)

    def draw(self, canvas: Canvas) -> None:
        """A secret fills the screen: nothing else is to be looked at meanwhile."""
        reveal, viewer = self.picture.secret, self.viewing.viewer
        if reveal is None or viewer is None:
            super().draw(canvas)
            return
        cards, state = self.table.cards(canvas), self.state_of("seen")
        secret.draw_secret(canvas, self.picture, viewer, self.seats, cards, state)

    @staticmethod
    def draw_thumbnail(canvas: Canvas, match: Match[Any, Any, Any], box: Box) -> None:
        picture = Soccer11Picture()
        picture.set_from(match.rules.view(None), 0)
        seats = in_team_colours(match.seats, game_info("11-soccer"))
        draw_thumbnail(canvas, picture, seats, box)

    story = staticmethod(soccer11_story)

    @staticmethod
    def booklet_pictures() -> Mapping[str, Picture]:
        from scenes.soccer11.booklet_pictures import PICTURES

        return PICTURES

    @classmethod
    def shown(cls, info: GameInfo) -> list[Shown]:
        return telling_states(cls, info)

    # Words.

    def play(self, move: Move) -> None:
        """Who looks at a card does not play: the turn may be somebody else's."""
        super().play(move)
        if isinstance(move, Seen):
            words = say("prompt.11-soccer.seen", name=self.name(move.seat))
            self.say_prompt(words, move.seat)

    def ask(self) -> None:
        seat = self.match.rules.to_act
        assert seat is not None
        values = {"name": self.name(seat), "other": self._other_name()}
        self.say_prompt(say(self.prompt_key(), **values), seat)

    def _other_name(self) -> str:
        view, draft = self.view, self.picture.draft
        if draft.target is not None:
            return self.name(draft.target)
        if view.reveal is not None:
            seats = (view.reveal.seat, view.reveal.other)
            return self.name(next(seat for seat in seats if seat != view.to_act))
        return ""

    def prompt_key(self) -> str:
        view, draft = self.view, self.picture.draft
        if draft.board in ("guess", "italy"):
            return f"prompt.11-soccer.{draft.board}"
        if draft.card in AIMED and draft.target is None and self.picture.may_aim:
            chosen = "croatia" if draft.card == CROATIA else "target"
            return f"prompt.11-soccer.{chosen}"
        if draft.target is not None or (view.phase == "play" and draft.card is not None):
            return "prompt.11-soccer.ready"
        forced = view.phase == "play" and {move.card for move in self._plays()} == {FRANCE}
        if forced and len(set(self.picture.open_hand)) > 1:
            return "prompt.11-soccer.must-france"
        return f"prompt.11-soccer.{view.phase}"

    def _plays(self) -> list[Any]:
        return [move for move in self.rules.legal_moves() if hasattr(move, "card")]

    def coach_key(self) -> str | None:
        view = self.view
        known = self.stage.settings.coached.get(self.name(view.to_act or 0), [])
        return coach_key(view, known)

    def coach_box(self) -> Box:
        view = self.view
        if view.phase != "next-day" or view.viewer is None:
            return super().coach_box()
        return beside_column(len(view.hands), view.viewer)

    def hint_box(self, at: Point) -> Box:
        """What is advised, whom to aim at and the button stay in sight."""
        phase = self.view.phase
        if phase in ("play", "effect"):
            return moved_beside(HINT, at)
        if phase == "next-day":
            return moved_beside(HINT_ON_THE_DAY, at)
        return super().hint_box(at)

    def recap_lines(self, news: Sequence[Act[Any]]) -> list[RecapLine]:
        seat = self.rules.to_act
        assert seat is not None
        names = [each.name for each in self.match.seats]
        return recap_lines(news, names, self.rules.view(seat))

    def booklet_page(self) -> str:
        if self.picture.draft.card is not None:
            return CARD_PAGES[self.picture.draft.card]
        return PAGES.get(self.view.phase, "turn")

    def in_the_open(self) -> bool:
        """When a day is over all hands lie open: anybody may turn the page."""
        return self.rules.view(None).phase == "next-day"

    # Choosing.

    def offer(self) -> None:
        self.choosing.offer()
        secret, before = self.picture.secret, self._unveiled
        self._unveiled = secret
        if secret != before and secret is not None and self.stage.pace:
            self.timeline.add(self.steps.cards.unveiled())
        self.ask()

    def withdraw(self) -> None:
        self.picture.clear_choice()
        self.picture.secret = self._unveiled = None

    def targets(self) -> list[Target]:
        if self.picture.secret is not None:
            return [] if self.locked else self.choosing.targets()
        return super().targets()

    def table_targets(self) -> list[Target]:
        """What lies under a bubble waits until it is closed."""
        found, bubble = self.choosing.targets(), self.help.bubble
        if bubble is None:
            return found
        return [target for target in found if not overlap(target.box, bubble.box)]

    def show_hint(self, move: AnyMove) -> Point:
        return show_hint(self.choosing, move)

    def click_nothing(self, point: Point) -> None:  # noqa: ARG002
        """Beside everything on a panel that is only to be read: back to the game."""
        if self.choosing.boards.only_to_read:
            self.choosing.boards.close()

    def back(self) -> None:
        if self.picture.draft.board is not None and self.help.bubble is None:
            self.choosing.boards.close()
        else:
            super().back()
