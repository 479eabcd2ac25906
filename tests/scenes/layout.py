"""The layout check: what is wrong with a screen for small hands and young eyes, one line each."""

from __future__ import annotations

import statistics
from itertools import combinations
from typing import Any, NamedTuple

import pygame

from scenes import theme
from scenes.canvas import _ANCHORS as ANCHORS
from scenes.canvas import Canvas, DrawnText
from scenes.headless import Rehearsal
from scenes.scene import Box, Scene, Target
from scenes.stage import Stage

LEAST_TARGET = 90.0
LEAST_SQUARE = 81.0
LEAST_GAP = 18.0
LEAST_TEXT = 36.0
LEAST_CONTRAST, LEAST_DISPLAY_CONTRAST = 4.5, 3.0
DISPLAY_TEXT = 48.0
SCREEN = Box(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
ROUNDING = 1.0
SAME = 1.25  # a contrast nobody sees


class Seen(NamedTuple):
    """A text as drawn, and the colours behind it."""

    drawn: DrawnText
    behind: list[tuple[int, int, int]]


class _Wordless(Canvas):
    """The same picture without its words: what lies behind them."""

    def text(self, *arguments: Any, **named: Any) -> None:
        pass


class _Recording(Canvas):
    """Also notes what is drawn when, to know which texts are covered later."""

    def __init__(self, surface: pygame.Surface, stage: Stage) -> None:
        super().__init__(surface, stage)
        self.blits: list[tuple[int, pygame.Surface, float, float]] = []

    def blit(self, sprite: pygame.Surface, x: float, y: float, anchor: str = "topleft") -> None:
        super().blit(sprite, x, y, anchor)
        left, above = ANCHORS[anchor]
        corner = x - left * sprite.get_width(), y - above * sprite.get_height()
        self.blits.append((len(self.texts or ()), sprite, *corner))

    def _large_plate(self, box: Box, *arguments: Any) -> None:
        """Laid in parts, not blitted: noted as one opaque piece."""
        super()._large_plate(box, *arguments)
        size = (self.stage.shapes.pixels(box.width), self.stage.shapes.pixels(box.height))
        self.blits.append((len(self.texts or ()), pygame.Surface(size), box.x, box.y))

    def covers_later(self, number: int, drawn: DrawnText) -> bool:
        """The middle of that text lies under something opaque drawn after it."""
        x, y = drawn.box.centre
        return any(
            _opaque_at(sprite, round(x - left), round(y - top))
            for when, sprite, left, top in self.blits
            if when > number
        )


def _opaque_at(sprite: pygame.Surface, x: int, y: int) -> bool:
    return sprite.get_rect().collidepoint(x, y) and sprite.get_at((x, y)).a == 255


def look(rehearsal: Rehearsal) -> list[Seen]:
    """Every text of the topmost scene; what lies under a dialog is out of play."""
    *below, top = _shown(rehearsal)
    size = rehearsal.surface.get_size()
    recording = _Recording(pygame.Surface(size), rehearsal.stage)
    wordless = _Wordless(pygame.Surface(size), rehearsal.stage)
    for scene in below:
        scene.draw(recording)
        wordless.surface.blit(recording.surface, (0, 0))
    recording.texts, recording.blits = [], []
    top.draw(recording)
    top.draw(wordless)
    return [
        Seen(drawn, _behind(wordless, drawn.box))
        for number, drawn in _topmost(recording.texts)
        if drawn.text.strip() and not recording.covers_later(number, drawn)
    ]


def _shown(rehearsal: Rehearsal) -> list[Scene]:
    """From the lowest scene that is drawn to the top."""
    scenes = rehearsal.stack.scenes
    first = max(number for number, scene in enumerate(scenes) if number == 0 or not scene.modal)
    return scenes[first:]


def _topmost(texts: list[DrawnText]) -> list[tuple[int, DrawnText]]:
    """A text drawn once more at its place was an outline or a shadow of itself."""
    last = {
        (drawn.text, *(round(at / 30) for at in drawn.box.centre)): (number, drawn)
        for number, drawn in enumerate(texts)
    }
    return list(last.values())


def _behind(canvas: Canvas, box: Box) -> list[tuple[int, int, int]]:
    left, top = canvas.to_pixels(box.x, box.y)
    right, bottom = canvas.to_pixels(box.x + box.width, box.y + box.height)
    area = pygame.Rect(left, top, right - left, bottom - top).clip(canvas.surface.get_rect())
    across = range(area.left, area.right, max(1, area.width // 12))
    down = range(area.top + area.height // 4, area.bottom - area.height // 4, 6)
    return [tuple(canvas.surface.get_at((x, y))[:3]) for x in across for y in down]  # type: ignore[misc]


def text_faults(seen: list[Seen], small_texts_allowed: frozenset[str] = frozenset()) -> list[str]:
    faults = []
    for text in seen:
        drawn = text.drawn
        name = f"“{drawn.text}”"
        if drawn.size < LEAST_TEXT - 0.5 and drawn.text not in small_texts_allowed:
            faults.append(f"{name} is {drawn.size:.0f} px small")
        if drawn.room is not None and drawn.box.width > drawn.room + ROUNDING + _stroke(text):
            faults.append(f"{name} is {drawn.box.width:.0f} wide and has {drawn.room:.0f}")
        if not _inside(drawn.box, SCREEN):
            faults.append(f"{name} leaves the screen")
        if (fault := _contrast_fault(text)) is not None:
            faults.append(f"{name} {fault}")
    return faults


def _stroke(text: Seen) -> float:
    return 20.0 if text.drawn.outline is not None else 0.0


def _contrast_fault(text: Seen) -> str | None:
    drawn = text.drawn
    needed = LEAST_DISPLAY_CONTRAST if drawn.size >= DISPLAY_TEXT else LEAST_CONTRAST
    against = [drawn.outline] if drawn.outline is not None else text.behind
    if not against:
        return None
    found = statistics.median(_contrasts(drawn.colour, against))
    return f"has a contrast of {found:.1f}, not {needed}" if found < needed else None


def _contrasts(colour: Any, behind: list[Any]) -> list[float]:
    """A kept picture may hold the letters themselves: they do not count, unless nothing else is."""
    found = [contrast(colour, other) for other in behind]
    others = [each for each in found if each > SAME]
    return others if len(others) > 0.3 * len(found) else found


def contrast(one: Any, other: Any) -> float:
    """By the formula of the web's accessibility guidelines."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Any) -> float:
    red, green, blue = (_linear(value / 255) for value in pygame.Color(colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4


def target_faults(targets: list[Target]) -> list[str]:
    faults = []
    targets = [target for target in targets if not is_pawn(target)]
    for target in targets:
        least = LEAST_SQUARE if is_square(target) else LEAST_TARGET
        smaller = min(target.box.width, target.box.height)
        if smaller < least - 0.5:
            faults.append(f"{target.key} is {smaller:.0f} px small, not {least:.0f}")
        if not _inside(target.box, SCREEN):
            faults.append(f"{target.key} leaves the screen")
    for under, over in combinations(targets, 2):
        faults += _gap_faults(under, over)
    return faults


def is_square(target: Target) -> bool:
    """Squares of a board touch each other: the hit area is the square."""
    return target.key.startswith("square:")


def is_pawn(target: Target) -> bool:
    """A pawn stands on its square, which is the larger target and says the same."""
    return target.key.startswith("pawn:")


def is_paper(target: Target) -> bool:
    """The paper of a bubble catches clicks beside the bubble's own buttons."""
    return target.key.endswith(".paper")


def _gap_faults(under: Target, over: Target) -> list[str]:
    gap = gap_between(under.box, over.box)
    if is_paper(over) or (is_paper(under) and _inside(over.box, under.box)):
        return []
    if gap < -0.5:
        return [f"{under.key} and {over.key} overlap"]
    if gap < LEAST_GAP - 0.5 and not (is_square(under) and is_square(over)):
        return [f"{under.key} and {over.key} are {gap:.0f} px apart"]
    return []


def gap_between(one: Box, other: Box) -> float:
    """How far apart; negative when they overlap."""
    across = max(other.x - (one.x + one.width), one.x - (other.x + other.width))
    down = max(other.y - (one.y + one.height), one.y - (other.y + other.height))
    return max(across, down)


def _inside(box: Box, around: Box) -> bool:
    return (
        box.x >= around.x - ROUNDING
        and box.y >= around.y - ROUNDING
        and box.x + box.width <= around.x + around.width + ROUNDING
        and box.y + box.height <= around.y + around.height + ROUNDING
    )
