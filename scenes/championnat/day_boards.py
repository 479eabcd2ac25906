"""Boards over the darkened table: a whole team, a match day, a result, the table of the league."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.championnat.cards import CardShelf
from scenes.championnat.picture import ChampionnatPicture, DayBoard
from scenes.championnat.places import grid
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL = Box(396, 176, 1254, 820)
_HEAD = 118
_MIDDLE = PANEL.centre[0]
_OPENING = (("lap", "dice"), ("match", "match-day"), ("title", "trophy"))


def draw_day(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    board = picture.board
    if board is None:
        return
    canvas.veil()
    draw_panel(canvas, PANEL, theme.SUN, board.title)
    if board.result is not None:
        _draw_result(canvas, board, seats)
    elif board.eleven:
        _draw_team(canvas, board, seats)
    elif board.standings:
        _draw_table(canvas, picture, board, seats)
    elif board.champions:
        _draw_champions(canvas, board, seats)
    elif board.opening:
        _draw_opening(canvas, board)
    else:
        _draw_fixtures(canvas, board, seats)


def _draw_fixtures(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    """One match has the middle of the panel to itself, two share it."""
    foot = 110 if board.exempt or board.words else 0
    count = len(board.fixtures)
    high = (PANEL.height - _HEAD - foot - 40) / count
    for number, (first, second) in enumerate(board.fixtures):
        y = PANEL.y + _HEAD + 20 + high * (number + 0.5)
        radius = min(120.0, high * 0.29)
        _draw_club(canvas, seats[first], first, 660, y, radius)
        _draw_club(canvas, seats[second], second, 1386, y, radius)
        if not board.neutral:
            canvas.art("icons/home", 660 - radius - 62, y - 24, 72, "centre")
        if board.neutral and count == 1:
            _draw_cup(canvas, y)
        else:
            canvas.art("icons/versus", _MIDDLE, y - 10, min(190, high * 0.62), "centre")
    _draw_foot(canvas, board, seats)


def _draw_cup(canvas: Canvas, y: float) -> None:
    """One match for the title: the cup shines between the two."""
    burst = canvas.stage.shelf(CardShelf).burst(theme.SUN.tint, 330)
    canvas.blit(burst, _MIDDLE, y - 56, "centre")
    canvas.art("icons/trophy", _MIDDLE, y - 60, 190, "centre")
    canvas.art("icons/versus", _MIDDLE, y + 138, 124, "centre")


def _draw_champions(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    """Each shines as large as the panel allows, beside the cup."""
    count, y = len(board.champions), PANEL.y + 410
    radius = 190.0 if count == 1 else min(140.0, 480 / count)
    pitch = PANEL.width / count
    for number, seat in enumerate(board.champions):
        x = PANEL.x + pitch * (number + 0.5)
        burst = canvas.stage.shelf(CardShelf).burst(theme.SUN.fill, radius * 2.8)
        canvas.blit(burst, x, y, "centre")
        draw_avatar(canvas, seats[seat], seat, x, y, radius, "win")
        canvas.text(seats[seat].name, x, PANEL.y + 742, 60, anchor="centre", room=pitch - 40)
        if number:
            canvas.art("icons/trophy", x - pitch / 2, PANEL.y + 680, 150, "centre")
    if count == 1:
        for x in (_MIDDLE - 460, _MIDDLE + 460):
            canvas.art("icons/trophy", x, y + 40, 200, "centre")


def _draw_foot(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    """Who rests, or what is at stake."""
    y = PANEL.y + PANEL.height - 72
    if board.words:
        width = min(960.0, canvas.stage.type.width(board.words, 52 * canvas.stage.text_factor))
        canvas.text(board.words, _MIDDLE, y, 52, theme.CORAL.lip, anchor="centre", room=960)
        for side in (-1, 1):
            canvas.art("icons/trophy", _MIDDLE + side * (width / 2 + 64), y, 76, "centre")
        return
    for seat in board.exempt:
        words = say("le-championnat.rests", name=seats[seat].name)
        width = min(820.0, canvas.stage.type.width(words, 44 * canvas.stage.text_factor))
        draw_avatar(canvas, seats[seat], seat, _MIDDLE - width / 2 - 12, y, 44)
        canvas.text(words, _MIDDLE + 46, y, 44, anchor="centre", room=820)


def _draw_club(canvas: Canvas, seat: Seat, number: int, x: float, y: float, radius: float) -> None:
    draw_avatar(canvas, seat, number, x, y - 24, radius)
    canvas.text(seat.name, x, y + radius + 16, 50, anchor="centre", room=420)


def _draw_result(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    """The winner shines; below the stars stands what the match brings."""
    assert board.result is not None
    first, second, *stars = board.result
    for seat, x, total, other in (
        (first, 712, stars[0], stars[1]),
        (second, 1334, stars[1], stars[0]),
    ):
        if total > other:
            burst = canvas.stage.shelf(CardShelf).burst(theme.SUN.fill, 324)
            canvas.blit(burst, x, PANEL.y + 292, "centre")
        mood = "win" if total > other else "play" if total == other else "sad"
        draw_avatar(canvas, seats[seat], seat, x, PANEL.y + 292, 112, mood)
        canvas.text(seats[seat].name, x, PANEL.y + 476, 54, anchor="centre", room=420)
        _draw_points(canvas, board, x, total, 2 if total > other else int(total == other))
    canvas.art("icons/versus", _MIDDLE, PANEL.y + 290, 150, "centre")
    _draw_verdict(canvas, board, stars)


def _draw_points(canvas: Canvas, board: DayBoard, x: float, total: int, points: int) -> None:
    """The stars of a team, and its points; a play-off brings none."""
    middle = x if board.neutral else x - 116
    plate = Box(middle - 106, PANEL.y + 514, 212, 124)
    canvas.plate(plate, 32, theme.NIGHT, border=5)
    canvas.text(str(total), plate.x + 84, plate.centre[1], 84, theme.SUN.fill, anchor="centre",
                room=140, fixed=True)  # fmt: skip
    canvas.art("icons/star", plate.x + 172, plate.centre[1], 52, "centre")
    if board.neutral:
        return
    chip = Box(x + 6, PANEL.y + 530, 220, 92)
    canvas.plate(chip, 30, theme.GRASS.tint if points else theme.PAPER.tint, border=4)
    words = say("le-championnat.points", n=points)
    canvas.text(words, *chip.centre, 50, anchor="centre", room=196)


def _draw_verdict(canvas: Canvas, board: DayBoard, stars: Sequence[int]) -> None:
    gap = abs(stars[0] - stars[1])
    key = "draw" if gap == 0 else "narrow" if gap == 1 else "close" if gap <= 4 else "wide"
    words = board.words or say(f"le-championnat.verdict.{key}", n=gap)
    strip = Box(PANEL.x + 60, PANEL.y + 680, PANEL.width - 120, 96)
    canvas.plate(strip, 32, theme.HINT_PAPER, border=4)
    canvas.text(words, *strip.centre, 48, anchor="centre", room=strip.width - 60)


def _draw_team(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    """The eleven by shirt number, and the prize."""
    shelf = canvas.stage.shelf(CardShelf)
    for number, area, count in ((0, Box(PANEL.x + 58, PANEL.y + 146, 0, 0), 6),
                                (6, Box(PANEL.x + 154, PANEL.y + 342, 0, 0), 5)):  # fmt: skip
        for place, box in enumerate(grid(area, 6, (164, 173), 30, count), number + 1):
            mini = shelf.mini(board.eleven[place - 1], str(place), box.width)
            canvas.blit(mini, *box.centre, "centre")
    y = PANEL.y + 674
    canvas.blit(shelf.burst(theme.SUN.fill, 272), PANEL.x + 330, y, "centre")
    draw_avatar(canvas, seats[board.seat], board.seat, PANEL.x + 330, y, 92, "win")
    plate = Box(PANEL.x + 510, PANEL.y + 604, 480, 140)
    canvas.plate(plate, 40, theme.NIGHT, border=5)
    canvas.art("icons/coin", plate.x + 84, plate.centre[1], 92, "centre")
    canvas.text(board.words, plate.x + 290, plate.centre[1], 76, theme.SUN.fill, anchor="centre",
                room=320)  # fmt: skip


def _draw_opening(canvas: Canvas, board: DayBoard) -> None:
    """What a day of the second phase is made of: a lap, the matches, and so on to the title."""
    for number, (key, icon) in enumerate(_OPENING):
        x, y = _MIDDLE + (number - 1) * 400, PANEL.y + 390
        disc = canvas.stage.shapes.disc(128, theme.HINT_PAPER, theme.INK, 5)
        canvas.blit(disc, x, y, "centre")
        canvas.art(f"icons/{icon}", x, y, 160, "centre")
        if number:
            canvas.art("icons/chevron-right", x - 200, y, 84, "centre")
        words = say(f"le-championnat.opening.{key}", days=board.days)
        canvas.lines(words, Box(x - 180, y + 160, 360, 170), 46, align="centre")


def _draw_table(
    canvas: Canvas, picture: ChampionnatPicture, board: DayBoard, seats: Sequence[Seat]
) -> None:
    order = sorted(
        range(len(seats)),
        key=lambda seat: (-picture.clubs[seat].points, -picture.clubs[seat].pennants),
    )
    foot = 118 if board.words else 0
    free = PANEL.height - _HEAD - foot
    pitch = min(166.0, (free - 30) / len(order))
    top = PANEL.y + _HEAD + (free - pitch * len(order)) / 2
    for rank, seat in enumerate(order, 1):
        box = Box(PANEL.x + 40, top + (rank - 1) * pitch + 8, PANEL.width - 80, pitch - 16)
        _draw_row(canvas, picture, seats, seat, box, rank)
    if board.words:
        y = PANEL.y + PANEL.height - 66
        canvas.art("icons/coin", PANEL.x + 110, y, 72, "centre")
        canvas.text(board.words, PANEL.x + 166, y, 48, anchor="left", room=PANEL.width - 230)


def _draw_row(
    canvas: Canvas,
    picture: ChampionnatPicture,
    seats: Sequence[Seat],
    seat: int,
    box: Box,
    rank: int,
) -> None:
    club, y = picture.clubs[seat], box.centre[1]
    canvas.plate(box, 34, theme.HINT_PAPER if rank == 1 else theme.WHITE, border=5)
    canvas.fill(paint_of(seats[seat]).fill, Box(box.x + 8, y - 38, 12, 76))
    canvas.text(str(rank), box.x + 66, y, 60, anchor="centre", fixed=True)
    draw_avatar(canvas, seats[seat], seat, box.x + 158, y, 48)
    canvas.text(seats[seat].name, box.x + 236, y, 54, anchor="left", room=400)
    canvas.art("icons/pennant", box.x + 716, y, 64, "centre")
    canvas.text(str(club.pennants), box.x + 762, y, 54, anchor="left", fixed=True)
    words = say("le-championnat.pts", n=club.points)
    canvas.text(words, box.x + box.width - 46, y, 60, anchor="right", room=230)
