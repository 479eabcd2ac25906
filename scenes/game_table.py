"""What a game gives the shared screen of a match: its picture, its words, what a click may mean.

A sixth game is written from this page; `scenes.game_scene` calls all of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from game.catalog import GameInfo
from game.core.match import Act, Match
from game.core.record import Seat
from game.core.robots import Hint
from scenes.booklet_pictures import Picture
from scenes.canvas import Canvas
from scenes.errands import Pieces
from scenes.recap import RecapLine
from scenes.scene import Box, Point, Scene, Target
from scenes.showcase import Shown
from scenes.stage import Stage
from scenes.team_colours import in_team_colours
from scenes.timeline import Step
from scenes.widgets.bubble import COACH_BOX, HINT_BOX, WHISTLE, moved_beside
from scenes.words import say

THINKING = 0.7


class Steps(Protocol):
    """How a game shows its events: one `match` over all of them, closed by `assert_never`."""

    def of(self, event: Any, /) -> Sequence[Step]: ...


class GameTable(Scene):
    """What raises `NotImplementedError` every game has to give; the rest may stay as it is."""

    steps: Steps
    counts_goals: ClassVar = False  # « 0 – 0 » means something

    def rebuild(self) -> None:
        """Show the view of `viewing.viewer` at once."""
        raise NotImplementedError

    def settle_picture(self) -> None:
        """Take from the view what no event tells (whose turn it is), before the comparison."""

    def facts(self) -> tuple[Any, Any]:
        """What the picture shows, and what the view says of the same."""
        raise NotImplementedError

    def thinking(self) -> float:
        """How many seconds the robot whose turn it is seems to think; shorter for small things."""
        return THINKING

    def offer(self) -> None:
        """A person is to act: light what may be chosen."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """Nothing is offered any more."""
        raise NotImplementedError

    def table_targets(self) -> list[Target]:
        raise NotImplementedError

    def draw_table(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def prompt_key(self) -> str:
        raise NotImplementedError

    def booklet_page(self) -> str:
        raise NotImplementedError

    def in_the_open(self) -> bool:
        """What is to be done now needs nothing secret."""
        return False

    def show_hint(self, move: Any) -> Point:
        """Make what that move needs glow; the place a bubble may point at."""
        raise NotImplementedError

    def advice(self, move: Any, why: Hint) -> str:  # noqa: ARG002
        """What the hint says of that move."""
        return say(why.key, **why.values)

    def hint_box(self, at: Point) -> Box:
        """Where advice stands that points there; it must not lie on it."""
        return moved_beside(HINT_BOX, at)

    def coach_key(self) -> str | None:
        """The sentence for somebody who meets this moment for the first time."""
        return None

    def coach_box(self) -> Box:
        """Where that sentence stands; somewhere else when it would hide what it speaks of."""
        return COACH_BOX

    def coach_art(self, key: str) -> str:  # noqa: ARG002
        """The picture of what that sentence speaks of, for those who cannot read it."""
        return WHISTLE

    def recap_lines(self, news: Sequence[Act[Any]]) -> list[RecapLine]:
        """What happened while that person was away, told in pictures."""
        return []

    @staticmethod
    def dressed(match: Match[Any, Any, Any], info: GameInfo) -> tuple[Seat, ...]:
        """The people in the colours they wear at this table, and afterwards on the podium."""
        return in_team_colours(match.seats, info)

    @staticmethod
    def draw_thumbnail(canvas: Canvas, match: Match[Any, Any, Any], box: Box) -> None:
        """What everybody may see of the match, small."""
        raise NotImplementedError

    @staticmethod
    def story(match: Match[Any, Any, Any], winner: str, second: str, /) -> str:  # noqa: ARG004
        """One sentence for the podium; winner and second as they are called there."""
        return ""

    @staticmethod
    def result(match: Match[Any, Any, Any], seat: int, /) -> str:  # noqa: ARG004
        """How far that seat came, where points do not decide; empty where they do."""
        return ""

    @staticmethod
    def booklet_pictures() -> Mapping[str, Picture]:
        """The drawn pages of the booklet; the others show the drawings their page lists."""
        return {}

    @staticmethod
    def refusal_pictures() -> Mapping[str, Picture]:
        """By key, refusals whose picture is not that of their page: one idea, seen in a bubble."""
        return {}

    @classmethod
    def shown(cls, info: GameInfo) -> list[Shown]:
        """The telling states of this game, for pictures and checks."""
        raise NotImplementedError

    @staticmethod
    def prepare(stage: Stage, seats: Sequence[Seat]) -> Pieces:  # noqa: ARG004
        """Make ahead, piece by piece, what a match of these seats will need: see `Errands`."""
        yield from ()
