"""The board of Les P'tifooteux as it lies there: grass, ribbons of the stages, loops, squares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.ptifooteux.kids import FINAL
from scenes import theme
from scenes.ptifooteux.places import BOARD, BoardPlaces
from scenes.ptifooteux.squares import draw_square, stage_paint
from scenes.scene import Box, Point
from scenes.theme import from_hex

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_GRASS: Final = from_hex("#74C67A")
_STRIPE: Final = from_hex("#82CF87")
_PITCH: Final = from_hex("#4A9E58")
_RIBBON = 5  # how far a stage's ribbon reaches around its squares
_EDGE = 3
_FRAME = 5  # how far the wood reaches beyond the board, so that it is seen around the ribbons
_PLAIN: Final = (88, 84)  # a match stands out over its neighbours, its ribbon does not


def draw_board(canvas: Canvas, places: BoardPlaces) -> None:
    """All that never changes during a match; faces and pawns come on top."""
    _draw_ground(canvas)
    _draw_ribbons(canvas, places)
    for stage in places.course.loops:
        _draw_loop_line(canvas, places, stage)
    _draw_yard(canvas, places)
    for box in places.of_kind("tree"):
        _draw_tree(canvas, box)
    for key, square in places.course.squares.items():
        if square.kind != "kid":
            draw_square(canvas, places.boxes[key], square, places.heading(key))


def _draw_ground(canvas: Canvas) -> None:
    whole = Box(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
    canvas.fill(theme.NIGHT_PANEL, whole)
    canvas.plate(BOARD.grown(_FRAME), 32, theme.WOOD_LIGHT, border=5, shadow="normal")
    canvas.plate(BOARD.grown(-5), 26, _GRASS, border=3)
    with canvas.clipped(BOARD.grown(-11)):
        for start in range(-600, 2000, 260):
            corners = [(start, 1080), (start + 420, 100), (start + 550, 100), (start + 130, 1080)]
            pygame.draw.polygon(canvas.surface, _STRIPE, [canvas.to_pixels(*c) for c in corners])


def _draw_ribbons(canvas: Canvas, places: BoardPlaces) -> None:
    """Each stage lies on a ribbon of its colour; the ink around it first, then the colour."""
    for stage, lane in places.course.paths.items():
        keys = lane.squares[: -1 if stage == FINAL else None][0 if stage == 1 else 1 :]
        runs = _straight_runs([_cell(places.boxes[key]) for key in keys])
        paint = stage_paint(stage)
        for by, colour in ((_RIBBON + _EDGE, theme.INK), (_RIBBON, paint.lip)):
            for run in runs:
                canvas.plate(run.grown(by), 18 + by, colour, outline=None, border=0)


def _cell(box: Box) -> Box:
    (x, y), (width, height) = box.centre, _PLAIN
    return Box(x - width / 2, y - height / 2, width, height)


def _straight_runs(boxes: Sequence[Box]) -> list[Box]:
    """Rows and columns of neighbouring squares, each as one box; corners belong to both."""
    runs: list[list[Box]] = [[boxes[0]]]
    for before, box in zip(boxes, boxes[1:], strict=False):
        run = runs[-1]
        across = _across(before, box)
        if len(run) > 1 and _across(run[-2], run[-1]) != across:
            runs.append([before])
        runs[-1].append(box)
    return [_around(run) for run in runs]


def _across(before: Box, box: Box) -> bool:
    (x, y), (to_x, to_y) = before.centre, box.centre
    return abs(to_x - x) > abs(to_y - y)


def _around(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.width for box in boxes)
    bottom = max(box.y + box.height for box in boxes)
    return Box(left, top, right - left, bottom - top)


def _draw_loop_line(canvas: Canvas, places: BoardPlaces, stage: int) -> None:
    """A violet strap with white stitches, from the match round to the match."""
    keys = places.course.loops[stage].squares
    points = [places.centre(key) for key in keys]
    for radius, colour in ((13, theme.INK), (9, theme.VIOLET.lip)):
        for point in _along(points, 3):
            canvas.blit(canvas.stage.shapes.disc(radius, colour, None, 0), *point, "centre")
    for point in _along(points, 22):
        canvas.blit(canvas.stage.shapes.disc(4, theme.WHITE, None, 0), *point, "centre")


def _along(points: Sequence[Point], pitch: float) -> list[Point]:
    found = []
    for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
        count = max(1, round(math.dist((x, y), (to_x, to_y)) / pitch))
        found += [
            (x + (to_x - x) * n / count, y + (to_y - y) * n / count) for n in range(count + 1)
        ]
    return found


def _draw_yard(canvas: Canvas, places: BoardPlaces) -> None:
    """The ring's plate with a small pitch in its middle, where the big die lies."""
    plate = places.ring_plate
    canvas.plate(plate, 30, theme.TABLE_GREEN, border=6, shadow="normal")
    pitch = Box(plate.x + 118, plate.y + 114, plate.width - 236, plate.height - 228)
    canvas.plate(pitch, 18, _PITCH, outline=theme.WHITE, border=5)
    x, y = pitch.centre
    canvas.fill(theme.WHITE, Box(x - 2, pitch.y + 5, 4, pitch.height - 10), 200)
    ring = canvas.stage.shapes.disc(78, _PITCH, theme.WHITE, 4)
    canvas.blit(ring, x, y, "centre")
    canvas.fill(theme.WHITE, Box(x - 2, y - 76, 4, 152), 200)


def _draw_tree(canvas: Canvas, box: Box) -> None:
    shade = canvas.stage.shapes.ellipse(box.width * 0.8, 20, theme.TABLE_GREEN, 110)
    canvas.blit(shade, box.centre[0], box.y + box.height - 4, "centre")
    canvas.art("squares/tree", box.x, box.y, box.width)
