"""Speech bubbles over the table: why something may not be done, and what a robot would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.scene import Box, Point, Scene, Target
from scenes.widgets.button import draw_button
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.theme import Colour

Act = Callable[[], None]
Picture = Callable[["Canvas", Box], None]

WHY_NOT_BOX = Box(944, 456, 800, 356)
PICTURED_WHY_NOT_BOX = Box(864, 444, 880, 368)
RULE_PICTURE = (250, 190)
HINT_BOX = Box(160, 408, 636, 386)
COACH_BOX = Box(584, 146, 860, 292)
PROMPT_EDGE = 110
WHISTLE = "icons/whistle"

_RADIUS = 34
_BORDER = 6
_TAIL_BASE = 68
_TAIL_FROM_CORNER = 74
_BUTTON_HEIGHT = 92
_STRIP = 200  # a lower box has no room for a button below its words
_CLEAR = 90  # half of the largest thing a bubble points at
_REACH, _LONGEST = 96, 110.0  # of a tail
_HIGHEST, _LOWEST = 126, 1070  # below the prompt, inside the picture
_LEFTMOST, _RIGHTMOST = 144, 1896  # beside the bar of buttons, inside the picture


class Bubble:
    """A plate with a tail towards a point; lies over a scene without stopping it."""

    def __init__(self, scene: Scene, box: Box, towards: Point, fill: Colour, on_close: Act) -> None:
        self.scene = scene
        self.box = box
        self.towards = towards
        self.fill = fill
        self.on_close = on_close

    def targets(self) -> list[Target]:
        """First the bubble itself: a click on its paper reaches nothing below, and closes it."""
        return [Target("bubble.paper", self.box, self.on_close)]

    def draw(self, canvas: Canvas) -> None:
        canvas.plate(self.box, _RADIUS, self.fill, border=_BORDER, shadow="modal")
        draw_tail(canvas, self.box, self.towards, self.fill)

    def draw_choice(self, canvas: Canvas, box: Box, name: str, label: str, sun: bool) -> None:
        paint = theme.SUN if sun else theme.PAPER
        draw_button(canvas, box, label, self.scene.state_of(f"bubble.{name}"), paint, size=46)


class WhyNotBubble(Bubble):
    """Mock-up 22a. With a rule behind it: the picture of its page, and the button that opens it."""

    def __init__(
        self,
        scene: Scene,
        sentence: str,
        towards: Point,
        on_close: Act,
        *,
        on_page: Act | None = None,
        picture: Picture | None = None,
    ) -> None:
        box = PICTURED_WHY_NOT_BOX if picture else WHY_NOT_BOX
        super().__init__(scene, slid_towards(box, towards), towards, theme.PAPER.fill, on_close)
        self.sentence = sentence
        self.on_page = on_page
        self.picture = picture

    @property
    def ok_box(self) -> Box:
        return Box(self.box.x + self.box.width - 292, self._button_y, 256, _BUTTON_HEIGHT)

    @property
    def page_box(self) -> Box:
        left = self.box.x + 36
        return Box(left, self._button_y, self.ok_box.x - 20 - left, _BUTTON_HEIGHT)

    @property
    def _button_y(self) -> float:
        return self.box.y + self.box.height - 24 - _BUTTON_HEIGHT

    def targets(self) -> list[Target]:
        page = [] if self.on_page is None else [self.on_page]
        pages = [Target("bubble.page", self.page_box, act) for act in page]
        return [*super().targets(), *pages, Target("bubble.ok", self.ok_box, self.on_close)]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x, y, width, _ = self.box
        left, mark = x + 36, (x + 66, y + 60)
        if self.picture is not None:
            self.picture(canvas, Box(left, y + 34, *RULE_PICTURE))
            left, mark = left + RULE_PICTURE[0] + 30, (x + 36, y + 42)
        canvas.blit(canvas.stage.shapes.disc(46, theme.CORAL.fill), *mark, "centre")
        canvas.text("?", *mark, 64, theme.WHITE, anchor="centre", fixed=True)
        title = left if self.picture else x + 128
        room = x + width - 32 - title
        canvas.text(say("why-not.title"), title, y + 60, 60, anchor="left", room=room)
        words = Box(left, y + 102, x + width - 28 - left, self._button_y - y - 106)
        canvas.lines(self.sentence, words, 42)
        if self.on_page:
            self.draw_choice(canvas, self.page_box, "page", say("why-not.see-page"), False)
        self.draw_choice(canvas, self.ok_box, "ok", say("why-not.ok"), True)


class HintBubble(Bubble):
    """Mock-up 22b: what to do and why, with a button that does it."""

    def __init__(
        self,
        scene: Scene,
        sentence: str,
        towards: Point,
        on_close: Act,
        on_do_it: Act,
        box: Box,
    ) -> None:
        super().__init__(scene, box, towards, theme.HINT_PAPER, on_close)
        self.sentence = sentence
        self.on_do_it = on_do_it
        wide = (box.width - 56 - 20) * 0.58
        y = box.y + box.height - 24 - _BUTTON_HEIGHT
        self.do_box = Box(box.x + 28, y, wide, _BUTTON_HEIGHT)
        left = box.x + 28 + wide + 20
        self.thanks_box = Box(left, y, box.x + box.width - 28 - left, _BUTTON_HEIGHT)

    def targets(self) -> list[Target]:
        return [
            *super().targets(),
            Target("bubble.do", self.do_box, self.on_do_it),
            Target("bubble.thanks", self.thanks_box, self.on_close),
        ]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x, y, width, _ = self.box
        canvas.art("icons/bulb", x + 66, y + 78, 100, "centre")
        canvas.text(say("hint.title"), x + 136, y + 80, 60, anchor="left", room=width - 160)
        room = Box(x + 36, y + 146, width - 64, self.do_box.y - y - 152)
        canvas.lines(self.sentence, room, 42)
        self.draw_choice(canvas, self.do_box, "do", say("hint.do-it"), True)
        self.draw_choice(canvas, self.thanks_box, "thanks", say("hint.thanks"), False)


class CoachBubble(Bubble):
    """A sentence about something new beside its picture, with one button.

    In a low box, a strip, all three stand side by side.
    """

    def __init__(
        self,
        scene: Scene,
        sentence: str,
        on_close: Act,
        *,
        box: Box = COACH_BOX,
        art: str = WHISTLE,
    ) -> None:
        self.is_strip = box.height < _STRIP
        under_the_prompt = box.y < PROMPT_EDGE + _TAIL_BASE and not self.is_strip
        towards = (box.centre[0], PROMPT_EDGE) if under_the_prompt else box.centre
        super().__init__(scene, box, towards, theme.HINT_PAPER, on_close)
        self.sentence, self.art = sentence, art
        foot = (box.height - _BUTTON_HEIGHT) / 2 if self.is_strip else 24
        y = box.y + box.height - foot - _BUTTON_HEIGHT
        self.thanks_box = Box(box.x + box.width - 292, y, 256, _BUTTON_HEIGHT)

    def targets(self) -> list[Target]:
        return [*super().targets(), Target("bubble.thanks", self.thanks_box, self.on_close)]

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x, y, width, height = self.box
        canvas.art(self.art, x + 84, y + height / 2, 104, "centre")
        room = Box(x + 164, y + 30, width - 200, self.thanks_box.y - y - 42)
        if self.is_strip:
            room = Box(x + 164, y + 14, self.thanks_box.x - 20 - x - 164, height - 28)
        draw_centred_lines(canvas, self.sentence, room, 44)
        self.draw_choice(canvas, self.thanks_box, "thanks", say("hint.thanks"), False)


def slid_towards(box: Box, towards: Point) -> Box:
    """Beside the point, or so close above or below it that its tail reaches it and is straight."""
    if box.y <= towards[1] <= box.y + box.height:
        beside = moved_beside(box, towards)
        if beside.x >= _LEFTMOST:
            return beside
    box = box._replace(y=_close_to(box, towards[1]))
    low, high = _tail_roots(box)
    left = box.x + min(0.0, towards[0] - low) + max(0.0, towards[0] - high)
    return box._replace(x=min(max(left, _LEFTMOST), _RIGHTMOST - box.width))


def _close_to(box: Box, y: float) -> float:
    """Where it begins, no farther from the point than it was; off it, if it lies on it."""
    below, above = max(y + _REACH, _HIGHEST), y - _REACH - box.height
    if y < box.y:
        return min(box.y, below)
    if y > box.y + box.height:
        return max(box.y, above)
    return below if below + box.height <= _LOWEST else above


def moved_beside(box: Box, towards: Point) -> Box:
    """A box that would lie on the point it speaks of moves to one side of it."""
    if not box.grown(_CLEAR).holds(towards):
        return box
    right = towards[0] + _CLEAR
    left = towards[0] - _CLEAR - box.width
    return box._replace(x=right if right + box.width <= _RIGHTMOST else left)


def reaches_down(box: Box, towards: Point) -> bool:
    """The tail of that box reaches down to the point, however much it slants."""
    return towards[1] > box.y + box.height and tail_slant(box, towards) <= _TAIL_BASE


def tail_slant(box: Box, towards: Point) -> float:
    """How far beside its root a tail that goes up or down would have to point."""
    low, high = _tail_roots(box)
    return max(0.0, low - towards[0], towards[0] - high)


def _tail_roots(box: Box) -> tuple[float, float]:
    margin = _TAIL_FROM_CORNER + _TAIL_BASE / 2
    return box.x + margin, box.x + box.width - margin


def draw_tail(canvas: Canvas, box: Box, towards: Point, fill: Colour) -> None:
    """A triangle from the edge of the box nearest to the point, short and hardly slanted."""
    if box.y < towards[1] < box.y + box.height:
        return  # beside the box: a tail would lie on its words
    below = towards[1] >= box.y + box.height
    edge = box.y + box.height if below else box.y
    inner = edge - _BORDER if below else edge + _BORDER
    half = _TAIL_BASE / 2
    low, high = _tail_roots(box)
    root = min(max(towards[0], low), high)
    reach = max(-_LONGEST, min(_LONGEST, towards[1] - edge))
    share = reach / (towards[1] - edge) if towards[1] != edge else 0
    slant = min(max((towards[0] - root) * share, -_TAIL_BASE), _TAIL_BASE)
    tip = (root + slant, edge + reach)
    fine_polygon(canvas, [(root - half, inner), (root + half, inner), tip], theme.INK)
    slim = half - _BORDER * 1.5
    short = (tip[0], tip[1] - (12 if below else -12))
    fine_polygon(canvas, [(root - slim, inner - 1), (root + slim, inner - 1), short], fill)


def fine_polygon(canvas: Canvas, points: list[Point], colour: Colour) -> None:
    """A smooth polygon: drawn four times too large, scaled down."""
    pixels = [canvas.to_pixels(*point) for point in points]
    left, top = min(x for x, _ in pixels), min(y for _, y in pixels)
    width = max(x for x, _ in pixels) - left + 1
    height = max(y for _, y in pixels) - top + 1
    large = pygame.Surface((4 * width, 4 * height), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.polygon(large, colour, [(4 * (x - left), 4 * (y - top)) for x, y in pixels])
    canvas.surface.blit(pygame.transform.smoothscale(large, (width, height)), (left, top))
