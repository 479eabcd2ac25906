"""The pawns: side by side on a shared square, hopping, or sitting in a vehicle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import BoardPlaces
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_VEHICLE = 104
_SEAT = {"bus": -8, "plane": 16}  # where the pawn sits, from the middle of its box
_SIZES = 8  # on its way it rides past the eye twice as large
_COUNT = 29  # radius of the number beside a pawn that walks


def draw_pawns(
    canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], places: BoardPlaces
) -> None:
    """Those further down stand in front."""
    boxes = [places.pawn_box(picture.teams, seat) for seat in range(len(picture.teams))]
    for seat in sorted(range(len(boxes)), key=lambda seat: boxes[seat].y + boxes[seat].height):
        _draw_pawn(canvas, picture, seats, seat, boxes[seat])


def pawn_key(seat: Seat) -> str:
    return f"pieces/pawn-{seat.colour % len(theme.SEATS) + 1}"


def _draw_pawn(
    canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], seat: int, box: Box
) -> None:
    team = picture.teams[seat]
    if team.vehicle:
        x, y = box.centre
        size = 1 + round(team.near * _SIZES) / _SIZES
        canvas.art(f"icons/{team.vehicle}", x, y + 8, _VEHICLE * size, "centre")
        canvas.art(pawn_key(seats[seat]), x, y + _SEAT[team.vehicle] * size, 36 * size, "bottom")
        return
    if picture.acting == seat and picture.offered and not picture.dialog:
        # A lying ring of light at the foot of the pawn to move.
        radius = box.width * 0.62
        ring = canvas.stage.shapes.plate(
            2 * radius, radius * 0.9, radius * 0.45, theme.GLOW, theme.INK, 3
        )
        canvas.blit(ring, box.centre[0], box.y + box.height - 10, "centre")
    canvas.art(pawn_key(seats[seat]), box.x, box.y, box.width)
    if team.at is not None and picture.counted:
        _draw_count(canvas, box, picture.counted)


def _draw_count(canvas: Canvas, box: Box, count: int) -> None:
    """How many squares it has walked: one counts with it, as on a board of wood."""
    x, y = box.x + box.width + 16, box.y + 12
    canvas.blit(canvas.stage.shapes.disc(_COUNT, theme.SUN.fill, theme.INK, 5), x, y, "centre")
    canvas.text(str(count), x, y, 44, anchor="centre", fixed=True)
