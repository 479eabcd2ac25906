"""The rows of the teams on the right: who plays, who has joined, extra tries, how far they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from game.ptifooteux.kids import COLOURS, STAGES, Colour
from scenes import theme
from scenes.ptifooteux.kids import draw_sticker
from scenes.ptifooteux.picture import PtifooteuxPicture, Team
from scenes.ptifooteux.places import row_box, slot_box, sticker_box
from scenes.ptifooteux.squares import stage_paint
from scenes.scene import Box, Point
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar, paint_of

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_WAITING: Final = from_hex("#D5DCEE")
_RADIUS = 34
_MEDALS = ("medal-gold", "medal-silver", "medal-bronze")
_HEAD = 44  # the middle of the head line
_TRACK_TOP = 218  # under the stickers
_PENNANT = (58.0, 60.0)
_UNDER_TRACK = 18
_MOST_ROWS = 4
_BEAD_PITCH = 44.0
_STRING = (238.0, 36.0)


def draw_teams(
    canvas: Canvas,
    picture: PtifooteuxPicture,
    seats: Sequence[Seat],
    colour_of: Mapping[str, Colour],
    stages: Sequence[int],
) -> None:
    for seat, team in enumerate(picture.teams):
        row = row_box(seat, len(picture.teams))
        _draw_row(canvas, row, seats[seat], acting=picture.acting == seat)
        draw_avatar(canvas, seats[seat], seat, row.x + 55, row.y + _HEAD, 37)
        name = row.x + 101
        room = slot_box(row, 0).x - name - 8
        canvas.text(seats[seat].name, name, row.y + _HEAD, 48, anchor="left", room=room)
        _draw_corner(canvas, picture, row, team)
        _draw_stickers(canvas, row, team, colour_of, picture.warned)
        stage = stages[seat] + team.through
        if len(picture.teams) < _MOST_ROWS:
            _draw_track(canvas, row, team, stage)
        elif stage:
            _draw_beads(canvas, row, team, stage)


def stage_mark(row: Box, stage: int, rows: int) -> Point:
    """Where the tick of a won match stands in that row."""
    if rows == _MOST_ROWS:
        return _bead(row, stage)
    box = _pennants(row)[stage - 1]
    return box.centre[0], box.y + _PENNANT[1] / 2


def _draw_row(canvas: Canvas, row: Box, seat: Seat, *, acting: bool) -> None:
    if acting:
        canvas.glow(row, _RADIUS)
        fill, outline, border = theme.PAPER.fill, paint_of(seat).fill, 8.0
    else:
        fill, outline, border = _WAITING, theme.INK, 5.0
    canvas.plate(row, _RADIUS, fill, outline=outline, border=border, shadow="small")


def _draw_corner(canvas: Canvas, picture: PtifooteuxPicture, row: Box, team: Team) -> None:
    """The extra tries; while it is rolled for who begins, that roll; a medal at the end."""
    x = row.x + row.width - 62
    if team.place is not None:
        canvas.art(f"pieces/{_MEDALS[min(team.place, 3) - 1]}", x, row.y + _HEAD, 72, "centre")
    elif picture.phase == "opening":
        if team.opening is not None:
            canvas.art(f"pieces/die-{team.opening}", x, row.y + _HEAD, 70, "centre")
    else:
        for place in range(2):
            slot = slot_box(row, place)
            held = place < team.extra_tries
            art = "pieces/extra-try-card" if held else "pieces/extra-try-slot"
            canvas.art(art, slot.x, slot.y, slot.width)


def _draw_stickers(
    canvas: Canvas,
    row: Box,
    team: Team,
    colour_of: Mapping[str, Colour],
    warned: Sequence[str],
) -> None:
    mood = "yes" if team.place == 1 else "no" if team.beaten else "play"
    for place, colour in enumerate(COLOURS):
        box = sticker_box(row, place)
        kid = next((kid for kid in team.kids if colour_of[kid] == colour), None)
        draw_sticker(canvas, box, kid, colour, mood)
        if kid in warned:
            canvas.art("pieces/booked", box.x + box.width - 14, box.y + 14, 44, "centre")


def _draw_track(canvas: Canvas, row: Box, team: Team, stage: int) -> None:
    """Five small pennants: won ones are ticked, the one being played for stands out."""
    won = len(STAGES) if team.place is not None else max(0, stage - 1)
    for each, box in zip(STAGES, _pennants(row), strict=True):
        paint, current = stage_paint(each), each == stage and team.place is None
        fill = paint.fill if each <= won or current else paint.tint
        outline = theme.INK if each <= won or current else theme.DISABLED_INK
        canvas.plate(box, 16, fill, outline=outline, border=5 if current else 3)
        _draw_pennant(canvas, box, each, won=each <= won, current=current)


def _pennants(row: Box) -> list[Box]:
    """Side by side; where a row has more room they are the stairs up to the cup."""
    (width, height), gap = _PENNANT, 8.0
    left = row.x + (row.width - len(STAGES) * width - (len(STAGES) - 1) * gap) / 2
    foot = row.y + row.height - _UNDER_TRACK
    rise = max(0.0, foot - (row.y + _TRACK_TOP) - height) / (len(STAGES) - 1)
    heights = [height + number * rise for number in range(len(STAGES))]
    return [
        Box(left + number * (width + gap), foot - tall, width, tall)
        for number, tall in enumerate(heights)
    ]


def _draw_pennant(canvas: Canvas, box: Box, stage: int, *, won: bool, current: bool) -> None:
    x, y = box.centre[0], box.y + _PENNANT[1] / 2
    if won:
        canvas.art("icons/check", x, y, 44, "centre")
    elif stage == STAGES[-1]:
        canvas.art("icons/trophy", x, y, 46, "centre")
    elif current:
        canvas.art("pieces/ball", x, y, 44, "centre")


def _draw_beads(canvas: Canvas, row: Box, team: Team, stage: int) -> None:
    """The same five matches on the lower edge of a row that has no room for pennants."""
    x, y = _bead(row, 3)
    width, height = _STRING
    canvas.plate(Box(x - width / 2, y - height / 2, width, height), 18, theme.NIGHT, border=4)
    won = len(STAGES) if team.place is not None else stage - 1
    for each in STAGES:
        at, _ = _bead(row, each)
        paint, current = stage_paint(each), each == won + 1
        fill = paint.fill if each <= won or current else theme.NIGHT_PANEL
        radius, edge = (19, theme.WHITE) if current else (14, paint.fill)
        canvas.blit(canvas.stage.shapes.disc(radius, fill, edge, 3), at, y, "centre")
        if each <= won:
            canvas.art("icons/check", at, y, 22, "centre")
        elif each == STAGES[-1]:
            canvas.art("icons/trophy", at, y, 22, "centre")
        elif current:
            canvas.art("pieces/ball", at, y, 24, "centre")


def _bead(row: Box, stage: int) -> Point:
    return row.centre[0] + (stage - 3) * _BEAD_PITCH, row.y + row.height - 5
