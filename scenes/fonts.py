"""The two typefaces of the program: rendering, measuring and breaking lines."""

from __future__ import annotations

from typing import Final, Literal

import pygame

from scenes.asset_paths import ASSETS
from scenes.picture_store import PictureStore

Face = Literal["display", "body"]
Colour = pygame.typing.ColorLike

FILES: Final[dict[Face, str]] = {"display": "FredokaOne-Regular.ttf", "body": "Manrope-Bold.ttf"}
KEPT_BYTES: Final = 8_000_000  # at 1920 x 1080: the words of several screens
KEPT_TEXTS: Final = 400  # broken into lines
LEAST_LAST_LINE: Final = 0.5  # of the longest one
STAYS_WITH_WORD_BEFORE: Final = ("!", "?", ":", ";", "»")
STAYS_WITH_WORD_AFTER: Final = ("«",)
MILLIONS: Final = "M"  # of a sum of money
INK: Final = "#14213D"


class Typeface:
    """Text at the scale of the window; every size and width is in design pixels.

    A rendered text is kept: do not draw on what you are given, copy it first.
    """

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._broken: dict[tuple[str, float, float, Face], list[str]] = {}
        self._texts = PictureStore(round(KEPT_BYTES * max(0.5, scale * scale)))

    def font(self, face: Face, size: float) -> pygame.font.Font:
        pixels = max(6, round(size * self.scale))
        if (face, pixels) not in self._fonts:
            path = ASSETS / "fonts" / FILES[face]
            self._fonts[face, pixels] = pygame.font.Font(path, pixels)
        return self._fonts[face, pixels]

    def render(
        self,
        text: str,
        size: float,
        colour: Colour,
        face: Face = "display",
        stroke: float = 0,
        stroke_colour: Colour = INK,
    ) -> pygame.Surface:
        """One line; ``stroke`` is the width of an outline around the letters."""
        wanted = (text, size, str(colour), face, stroke, str(stroke_colour))

        def draw() -> pygame.Surface:
            font = self.font(face, size)
            picture = font.render(text, True, colour)
            if stroke:
                outline = font.render(text, True, stroke_colour)
                picture = _outlined(picture, outline, max(1, round(stroke * self.scale)))
            return picture

        return self._texts.get(wanted, draw)

    def width(self, text: str, size: float, face: Face = "display") -> float:
        return self.font(face, size).size(text)[0] / self.scale

    def wrap(self, text: str, size: float, width: float, face: Face = "display") -> list[str]:
        """Lines no wider than ``width``, unless a single word is; a line feed breaks too.

        No word is left alone on the last one.
        """
        wanted = (text, size, width, face)
        if wanted not in self._broken:
            if len(self._broken) >= KEPT_TEXTS:
                self._broken.clear()
            self._broken[wanted] = self._balanced(text, size, width, face)
        return list(self._broken[wanted])

    def _balanced(self, text: str, size: float, width: float, face: Face) -> list[str]:
        """As wide as there is room for, but not with a last line that is only a rest."""
        best = self._filled(text, size, width, face)
        narrower, count = width, len(best)
        while narrower > size and self._last_line(best, size, face) < LEAST_LAST_LINE:
            narrower -= size / 2
            lines = self._filled(text, size, narrower, face)
            if len(lines) > count:
                break
            best = lines
        return best

    def _last_line(self, lines: list[str], size: float, face: Face) -> float:
        """How long it is, as a share of the longest."""
        widths = [self.width(line, size, face) for line in lines]
        return widths[-1] / max(1.0, *widths)

    def _filled(self, text: str, size: float, width: float, face: Face) -> list[str]:
        """Every line as full as it can be."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in unbreakable_words(paragraph):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, size, face) > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines


def unbreakable_words(text: str) -> list[str]:
    """Words with the French marks that belong to them: « Tir ! » stays « Tir ! ».

    A number stays with what it counts and with its name: « 4 points », « 0,15 M », « BIG 4 ».
    """
    words: list[str] = []
    for word in text.split():
        belongs = word.startswith(STAYS_WITH_WORD_BEFORE)
        belongs |= bool(words) and words[-1].isdigit() and word[:3].isalpha() and len(word) > 2
        belongs |= bool(words) and words[-1][-1].isdigit() and word.rstrip(".,…") == MILLIONS
        belongs |= bool(words) and _is_capitals(words[-1]) and word[0].isdigit()
        if words and (belongs or words[-1].endswith(STAYS_WITH_WORD_AFTER)):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def _is_capitals(word: str) -> bool:
    return len(word) > 1 and word.isalpha() and word.isupper()


def _outlined(text: pygame.Surface, outline: pygame.Surface, reach: int) -> pygame.Surface:
    """The outline is the text itself, stamped all around a disc of radius ``reach``.

    A row of the disc is stamped at once, with a text that was smeared sideways as far.
    """
    width, height = text.get_size()
    size = width + 2 * reach, height + 2 * reach
    picture, smeared = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(2))
    smeared.blit(outline, (reach, 0))
    wide = 0
    for up in range(reach, -1, -1):
        while (wide + 1) ** 2 + up**2 <= reach**2 + 1:
            wide += 1
            smeared.blits([(outline, (reach - wide, 0)), (outline, (reach + wide, 0))], False)
        picture.blits([(smeared, (0, reach + dy)) for dy in {up, -up}], False)
    picture.blit(text, (reach, reach))
    return picture
