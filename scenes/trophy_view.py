"""One trophy, large: what it is for, and who in the family has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.trophies.profiles import Profile
from scenes import theme
from scenes.album_people import seat_of
from scenes.pane import Pane
from scenes.scene import Box, Target
from scenes.trophy_sticker import SIZE, draw_locked, draw_won
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL: Final = Box(330, 200, 1260, 696)
SHUT: Final = Box(710, 750, 500, 116)

_STICKER = Box(376, 356, *SIZE)
_WORDS = Box(740, 356, 800, 170)
_FAMILY = Box(740, 552, 800, 150)
_FACE = 50
_MOST_FACES = 6


class TrophyView(Pane):
    """Over the album; any click beside it shuts it."""

    main = "shut"

    def __init__(self, trophy: str, profile: Profile, family: Sequence[Profile]) -> None:
        super().__init__()
        self.trophy = trophy
        self.profile = profile
        self.holders = [each for each in family if each.has(trophy)]

    def targets(self) -> list[Target]:
        return [Target("shut", SHUT, self.back)]

    @property
    def box(self) -> Box:
        return PANEL

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        title = say(f"trophy.{self.trophy}.title")
        draw_panel(canvas, PANEL, theme.SUN, title)
        if self.profile.has(self.trophy):
            fresh = self.trophy in self.profile.fresh
            draw_won(canvas, _STICKER, self.trophy, fresh=fresh)
        else:
            draw_locked(canvas, _STICKER, self.trophy, self.profile.reached.get(self.trophy, 0.0))
        canvas.lines(say(f"trophy.{self.trophy}.text"), _WORDS, 48)
        self._draw_holders(canvas)
        state = self.state_of("shut")
        draw_button(canvas, SHUT, say("album.shut"), state, theme.GRASS, size=60)

    def _draw_holders(self, canvas: Canvas) -> None:
        canvas.plate(_FAMILY, 30, theme.WHITE, border=4)
        left, middle = _FAMILY.x + 30, _FAMILY.centre[1]
        words = say("album.won-by" if self.holders else "trophies.locked")
        faces = self.holders[:_MOST_FACES]
        room = _FAMILY.width - 60 - len(faces) * (2 * _FACE + 12)
        pitch = 2 * _FACE + 12
        if not faces:
            canvas.art("icons/lock", left + 36, middle, 72, "centre")
            canvas.text(words, left + 90, middle, 48, anchor="left", room=room - 90)
            return
        canvas.text(words, left, middle, 46, anchor="left", room=max(170, room))
        right = _FAMILY.x + _FAMILY.width - 30 - _FACE
        for number, holder in enumerate(reversed(faces)):
            draw_avatar(canvas, seat_of(holder), number, right - number * pitch, middle, _FACE)
