"""The sticker of a trophy: shining once it is won, a pale promise with a lock before that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scenes import theme
from scenes.scene import Box
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.stage import Stage

SIZE: Final = (322, 346)  # the art stands 3 pixels over on every side
PAINTS: Final = {
    "first-win": "sun",
    "all-five-games": "violet",
    "hat-trick": "sky",
    "clean-sheet": "coral",
    "lucky-guess": "violet",
    "perfect-cup-run": "sky",
    "comeback": "orange",
    "record-bid": "violet",
    "trainees": "sun",
    "marathon": "coral",
}
LOCKED_INK: Final = theme.from_hex("#57451F")

_ART = (328, 352)
_PICTURE = Box(17, 17, 294, 218)
_TILTS = (1.6, -1.6, -1.2, 1.2)
_MARGIN = 6  # pixels
_PALE = 72  # of 255: the promised picture
_BAR = Box(34, 209, 260, 26)
_WORDS_MIDDLE = 288
_SMALLEST = 0.02


class StickerShelf:
    """Stickers put together and tilted, once for every window size."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._made: dict[tuple[str, float, float], pygame.Surface] = {}

    def won(self, trophy: str, width: float, tilt: float) -> pygame.Surface:
        made = (trophy, width, tilt)
        if made not in self._made:
            whole = self._whole(trophy, width)
            self._made[made] = _tilted(whole, tilt) if tilt else whole
        return self._made[made]

    def _whole(self, trophy: str, width: float) -> pygame.Surface:
        art, k = self._stage.art, width / _ART[0]
        whole = art.sprite(f"trophies/sticker-{PAINTS[trophy]}", width, keep=False)
        picture = art.sprite(f"trophies/{trophy}", _PICTURE.width * k * 0.92, keep=False)
        centre = [round(at * k * self._stage.scale) for at in _PICTURE.centre]
        whole.blit(picture, picture.get_rect(center=centre))
        return whole


def _tilted(sticker: pygame.Surface, angle: float) -> pygame.Surface:
    """With an empty margin around it, or its straight edges would become stairs."""
    width, height = sticker.get_size()
    roomy = pygame.Surface((width + 2 * _MARGIN, height + 2 * _MARGIN), pygame.SRCALPHA)
    roomy.fill((*theme.INK, 0))
    roomy.blit(sticker, (_MARGIN, _MARGIN))
    return pygame.transform.rotozoom(roomy, angle, 1)


def draw_won(
    canvas: Canvas, box: Box, trophy: str, *, place: int = 0, fresh: bool = False, hot: bool = False
) -> None:
    """`place` on the page tilts it; `fresh` ones wear a seal."""
    if hot:
        canvas.glow(box.grown(4), 30)
    k = box.width / SIZE[0]
    sticker = canvas.stage.shelf(StickerShelf).won(trophy, _ART[0] * k, _TILTS[place % 4])
    canvas.blit(sticker, *box.centre, "centre")
    _draw_title(canvas, box, trophy, theme.NIGHT)
    if fresh:
        canvas.art("ui/new-seal", box.x + 24, box.y + 30, 100, "centre")


def draw_popping(canvas: Canvas, box: Box, trophy: str, place: int, size: float) -> None:
    """On its way into the album, without its words: they would dance."""
    k = box.width / SIZE[0]
    sticker = canvas.stage.shelf(StickerShelf).won(trophy, _ART[0] * k, _TILTS[place % 4])
    if size > _SMALLEST:
        canvas.blit(pygame.transform.scale_by(sticker, size), *box.centre, "centre")


def draw_locked(canvas: Canvas, box: Box, trophy: str, reached: float, hot: bool = False) -> None:
    """How far one has come stands in the bar."""
    if hot:
        canvas.glow(box.grown(4), 30)
    canvas.art("trophies/sticker-locked", box.x - 3, box.y - 3)
    pale = canvas.stage.art.sprite(f"trophies/{trophy}", 236).copy()
    pale.fill((255, 255, 255, _PALE), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(pale, box.centre[0], box.y + 108, "centre")
    if reached > 0:
        fill = Box(box.x - 3 + _BAR.x, box.y - 3 + _BAR.y, max(26, _BAR.width * reached), 26)
        canvas.plate(fill, 13, theme.GRASS_LIGHT, outline=None)
    canvas.art("icons/lock", box.x + box.width - 44, box.y + 44, 56, "centre")
    _draw_title(canvas, box, trophy, LOCKED_INK)


def _draw_title(canvas: Canvas, box: Box, trophy: str, ink: theme.Colour) -> None:
    """Two short lines rather than one small one."""
    words = say(f"trophy.{trophy}.title")
    size = 40 * canvas.stage.text_factor
    lines = canvas.stage.type.wrap(words, size, box.width - 26, "display")
    if len(lines) > 1:
        size = min(size, 42) if len(lines) == 2 else 36
        lines = canvas.stage.type.wrap(words, size, box.width - 20, "display")
    pitch = size * 1.06
    y = box.y + _WORDS_MIDDLE - pitch * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        at = box.centre[0], y + number * pitch
        canvas.text(line, *at, size, ink, anchor="centre", room=box.width - 20, fixed=True)
