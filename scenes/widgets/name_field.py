"""A field a name is written into, letter by letter; the first letter replaces what stood there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import pygame

from scenes import theme
from scenes.fonts import FILES
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.fonts import Face, Typeface

Refused = Literal["seats.name-long", "seats.name-letter"]

NO_SIGN: Final = "\uffff"
_PENCIL = 52
_SIDE = 15
_SIZE = 52


@dataclass
class NameWriting:
    """A name while it is being written."""

    text: str
    longest: int
    whole: bool = True  # everything is marked: the next key replaces it

    def write(self, letters: str, drawable: bool) -> Refused | None:
        """Add what was typed, or say why not."""
        if not letters.strip() and (self.whole or not self.text or self.text.endswith(" ")):
            return None  # a name neither begins with a space nor holds two in a row
        if not letters.isprintable() or not drawable:
            return "seats.name-letter"
        before = "" if self.whole else self.text
        if len(before) + len(letters) > self.longest:
            return "seats.name-long"
        self.text, self.whole = before + letters, False
        return None

    def rub_out(self) -> None:
        self.text = "" if self.whole else self.text[:-1]
        self.whole = False


def drawable(typeface: Typeface, text: str) -> bool:
    """Both typefaces have every sign: what they lack looks like a sign that no font has."""
    for face in FILES:
        lacking = _pixels(typeface, NO_SIGN, face)
        if any(_pixels(typeface, sign, face) == lacking for sign in text if sign != " "):
            return False
    return True


def _pixels(typeface: Typeface, sign: str, face: Face) -> bytes:
    drawn = typeface.render(sign, _SIZE, theme.INK, face)
    return pygame.image.tobytes(drawn, "RGBA")


def draw_name_field(
    canvas: Canvas,
    box: Box,
    name: str,
    writing: NameWriting | None,
    *,
    hot: bool,
    wrong: bool,
    pencil: bool = True,
) -> None:
    """`wrong` frames it in coral; a name nobody may change has no pencil."""
    if hot or writing:
        canvas.glow(box.grown(4), 28)
    outline, border = (theme.CORAL.fill, 9) if wrong else (theme.INK, 5)
    canvas.plate(box, 26, theme.WHITE, outline=outline, border=border)
    room = box.width - 2 * _SIDE - (_PENCIL if pencil else 0)
    x = box.x + _SIDE + room / 2
    y = box.y + box.height / 2
    if writing:
        _draw_caret(canvas, writing, x, y, room)
    canvas.text(writing.text if writing else name, x, y, _SIZE, anchor="centre", room=room)
    if pencil:
        canvas.art("icons/pencil", box.x + box.width - 40, y, _PENCIL, "centre")


def _draw_caret(canvas: Canvas, writing: NameWriting, x: float, y: float, room: float) -> None:
    size = _SIZE * canvas.stage.text_factor
    width = min(room, canvas.stage.type.width(writing.text, size, "display"))
    if writing.whole and writing.text:
        marked = Box(x - width / 2 - 10, y - 34, width + 20, 68)
        canvas.plate(marked, 14, theme.SUN.tint, outline=None)
    else:
        canvas.fill(theme.INK, Box(x + width / 2 + 4, y - 30, 5, 60))
