"""What each square of the board looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ptifooteux.squares import Square
from scenes import theme
from scenes.ptifooteux.kids import GREEN
from scenes.scene import Box
from scenes.theme import Paint
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

# Stages 1 to 5: orange, mauve, green, blue, red.
STAGE_PAINTS: Final[tuple[Paint, ...]] = (
    theme.ORANGE, theme.VIOLET, GREEN, theme.SKY, theme.CORAL,
)  # fmt: skip
VEHICLES: Final = {"orange": "bus", "blue": "plane"}

_WAYS = ("right", "down", "left", "up")
_PLAIN_NAMES = {"extra": "extra-try"}
_TEXT = 36
_SMALLEST = 36.0


def stage_paint(stage: int) -> Paint:
    return STAGE_PAINTS[stage - 1]


def draw_square(canvas: Canvas, box: Box, square: Square, heading: float) -> None:
    """Every square but those of the kids, which change; `heading` in degrees, 90 = down."""
    if square.area == "loop":
        _draw_loop(canvas, box, square, heading)
    elif square.kind == "match":
        draw_match(canvas, box, square.stage)
    else:
        canvas.art(f"squares/ptifooteux-{_name(square, heading)}", box.x, box.y, box.width)
        if square.kind == "move":
            write_steps(canvas, box, square.steps)


def draw_match(canvas: Canvas, box: Box, stage: int) -> None:
    words = say(f"stage.les-ptifooteux.{stage}.short")
    x = box.centre[0]
    if stage == len(STAGE_PAINTS):
        canvas.art("squares/ptifooteux-final", box.x, box.y, box.width)
        y, size = box.y + box.height * 0.24, 42 * box.width / 188
    else:
        canvas.art(f"squares/ptifooteux-match-{stage}", box.x, box.y, box.width)
        y, size = box.y + box.height * 0.31, max(_SMALLEST, _TEXT * box.width / 100)
    canvas.text(words, x, y, size, anchor="centre", fixed=True)


def write_steps(canvas: Canvas, box: Box, steps: int) -> None:
    y = box.y + box.height * 41 / 89
    words, size = f"{steps:+d}".replace("-", "–"), 44 * box.width / 88
    canvas.text(words, box.centre[0], y, size, anchor="centre", fixed=True)


def _name(square: Square, heading: float) -> str:
    way = _WAYS[round(heading / 90) % 4]
    match square.kind:
        case "neutral":
            return f"neutral-{way}" if square.area == "ring" else f"path-{square.stage}-{way}"
        case "star":
            return f"star-{square.colour}"
        case "suspension":
            return f"start-{square.stage}"
        case "transport":
            return VEHICLES[square.pair]
        case "move" | "match-day":
            return f"{square.kind}-{square.stage}"
        case _:
            return _PLAIN_NAMES.get(square.kind, square.kind)


def _draw_loop(canvas: Canvas, box: Box, square: Square, heading: float) -> None:
    x, y = box.centre
    width = box.width * 96 / 88
    name = {"neutral": "path", "match-day": f"match-day-{square.stage}"}.get(
        square.kind, _PLAIN_NAMES.get(square.kind, square.kind)
    )
    canvas.art(f"squares/ptifooteux-loop-{name}", x, y + 2, width, "centre")
    if square.kind == "neutral":
        arrow = canvas.stage.art.sprite("squares/chevron", 50, angle=-heading)
        canvas.blit(arrow, x, y - 2, "centre")
    elif square.kind == "move":
        write_steps(canvas, box, square.steps)
