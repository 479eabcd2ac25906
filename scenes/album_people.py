"""The faces beside the album: whose pages lie open, and whose may be opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from game.trophies.profiles import Profile, plain
from scenes import theme
from scenes.scene import Box, Scene, Target
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.widgets.tip import draw_tip
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

MOST: Final = 4

_X = 84
_TOP = 98
_PITCH = 186
_RADIUS = 62
_NAME_ROOM = 156
_NAME_SIZE = 40
_MORE = Box(34, 816, 100, 92)


class PeopleColumn:
    """At most four at a time; with more of them a button shows the next four."""

    def __init__(self, profiles: Sequence[Profile], shown: str = "") -> None:
        self.profiles = list(profiles)
        wanted = [n for n, each in enumerate(self.profiles) if plain(each.name) == plain(shown)]
        self._number = wanted[0] if wanted else 0
        self._first = self._number // MOST * MOST

    @property
    def shown(self) -> Profile | None:
        return self.profiles[self._number] if self.profiles else None

    def show(self, number: int) -> None:
        self._number = number

    def turn(self) -> None:
        self._first = (self._first + MOST) % (-(-len(self.profiles) // MOST) * MOST)

    def targets(self, show: Callable[[int], None], more: Callable[[], None]) -> list[Target]:
        """A single face is no choice."""
        if len(self.profiles) < 2:
            return []
        found = [
            Target(f"person.{number}", _face_box(y), partial(show, number))
            for number, y in self._places()
        ]
        if len(self.profiles) > MOST:
            found.append(Target("more-people", _MORE, more))
        return found

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        for number, y in self._places():
            self._draw_person(canvas, number, y, scene.hot(f"person.{number}"))
        if len(self.profiles) > MOST:
            state = scene.state_of("more-people")
            draw_button(canvas, _MORE, "", state, theme.PAPER, icon="players")

    def draw_tip(self, canvas: Canvas, scene: Scene) -> None:
        for number, y in self._places():
            if scene.hot(f"person.{number}"):
                draw_tip(canvas, self.profiles[number].name, _face_box(y))
        if scene.hot("more-people"):
            draw_tip(canvas, say("album.more-players"), _MORE)

    def _places(self) -> list[tuple[int, float]]:
        """The numbers of those in the column and the middles of their faces."""
        last = min(self._first + MOST, len(self.profiles))
        return [(n, _TOP + (n - self._first) * _PITCH) for n in range(self._first, last)]

    def _draw_person(self, canvas: Canvas, number: int, y: float, hot: bool) -> None:
        profile, chosen = self.profiles[number], number == self._number
        if hot or chosen:
            canvas.glow(_face_box(y).grown(2), _RADIUS)
        radius = _RADIUS if chosen else _RADIUS - 8
        draw_avatar(canvas, seat_of(profile), number, _X, y, radius)
        name, low = _shortened(canvas, profile.name), y + _RADIUS + 30
        ink = theme.WHITE
        canvas.text(name, _X, low, _NAME_SIZE, ink, anchor="centre", stroke=6, fixed=True)


def _shortened(canvas: Canvas, name: str) -> str:
    """As much of it as there is room for; the whole stands in the ribbon and the tip."""
    room = partial(canvas.stage.type.width, size=_NAME_SIZE, face="display")
    if room(name) <= _NAME_ROOM:
        return name
    letters = name
    while room(f"{letters}…") > _NAME_ROOM:
        letters = letters[:-1]
    return f"{letters.rstrip()}…"


def seat_of(profile: Profile) -> Seat:
    """The profile as it sat at the table."""
    return Seat(profile.name, profile.avatar, profile.colour)


def _face_box(y: float) -> Box:
    return Box(_X - _RADIUS, y - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
