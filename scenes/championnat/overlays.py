"""What lies over the board for a moment: a match day, its table, a banner, « who are you? »."""

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
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL = Box(396, 176, 1254, 820)
_BANNER_HEIGHT = 176


def draw_banner(canvas: Canvas, words: str) -> None:
    if not words:
        return
    size = 76 * canvas.stage.text_factor
    width = min(1400, canvas.stage.type.width(words, size)) + 150
    strip = Box(1023 - width / 2, 480 - _BANNER_HEIGHT / 2, width, _BANNER_HEIGHT)
    canvas.plate(strip, 56, theme.SUN.fill, border=6, shadow="modal")
    canvas.plate(strip.grown(-11), 46, theme.PAPER.fill, border=6)
    canvas.text(words, 1023, 480, 76, anchor="centre", room=1400)


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
        _draw_table(canvas, picture, seats)
    else:
        _draw_fixtures(canvas, board, seats)


def _draw_fixtures(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    for number, (first, second) in enumerate(board.fixtures):
        y = PANEL.y + 250 + number * 210
        _draw_club(canvas, seats[first], first, 660, y)
        _draw_club(canvas, seats[second], second, 1386, y)
        canvas.art("icons/home", 500, y, 72, "centre")
        canvas.art("icons/versus", 1023, y, 130, "centre")
    for number, seat in enumerate(board.exempt):
        y = PANEL.y + 540 + number * 90
        draw_avatar(canvas, seats[seat], seat, 1023, y, 70)
        words = say("le-championnat.rests", name=seats[seat].name)
        canvas.text(words, 1023, y + 110, 46, anchor="centre", room=1100)


def _draw_club(canvas: Canvas, seat: Seat, number: int, x: float, y: float) -> None:
    draw_avatar(canvas, seat, number, x, y - 24, 70)
    canvas.text(seat.name, x, y + 80, 46, anchor="centre", room=330)


def _draw_result(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    assert board.result is not None
    first, second, *stars = board.result
    for seat, x, total, other in (
        (first, 720, stars[0], stars[1]),
        (second, 1326, stars[1], stars[0]),
    ):
        mood = "win" if total > other else "play" if total == other else "sad"
        draw_avatar(canvas, seats[seat], seat, x, PANEL.y + 300, 120, mood)
        canvas.text(seats[seat].name, x, PANEL.y + 470, 54, anchor="centre", room=420)
        plate = Box(x - 110, PANEL.y + 530, 220, 150)
        canvas.plate(plate, 34, theme.NIGHT, border=5)
        canvas.text(str(total), *plate.centre, 96, theme.SUN.fill, anchor="centre", fixed=True)
        points = 2 if total > other else 1 if total == other else 0
        words = say("le-championnat.points", n=points)
        canvas.text(words, x, PANEL.y + 736, 46, anchor="centre", room=400)


def _draw_team(canvas: Canvas, board: DayBoard, seats: Sequence[Seat]) -> None:
    """The eleven by shirt number, and the prize."""
    shelf = canvas.stage.shelf(CardShelf)
    area = Box(PANEL.x + 84, PANEL.y + 150, PANEL.width, 400)
    for place, box in enumerate(grid(area, 6, (158, 167), 28, len(board.eleven)), 1):
        mini = shelf.mini(board.eleven[place - 1], str(place), box.width)
        canvas.blit(mini, *box.centre, "centre")
    draw_avatar(canvas, seats[board.seat], board.seat, PANEL.x + 330, PANEL.y + 674, 100, "win")
    plate = Box(PANEL.x + 470, PANEL.y + 604, 480, 140)
    canvas.plate(plate, 40, theme.NIGHT, border=5)
    canvas.art("icons/coin", plate.x + 84, plate.centre[1], 92, "centre")
    canvas.text(board.words, plate.x + 290, plate.centre[1], 76, theme.SUN.fill, anchor="centre",
                room=320)  # fmt: skip


def _draw_table(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    order = sorted(
        range(len(seats)),
        key=lambda seat: (-picture.clubs[seat].points, -picture.clubs[seat].pennants),
    )
    for rank, seat in enumerate(order):
        club, y = picture.clubs[seat], PANEL.y + 220 + rank * 150
        box = Box(PANEL.x + 40, y - 64, PANEL.width - 80, 128)
        fill = theme.HINT_PAPER if rank == 0 else theme.WHITE
        canvas.plate(box, 34, fill, border=5)
        canvas.fill(paint_of(seats[seat]).fill, Box(box.x + 8, y - 40, 12, 80))
        draw_avatar(canvas, seats[seat], seat, box.x + 100, y, 50)
        canvas.text(seats[seat].name, box.x + 184, y, 54, anchor="left", room=420)
        canvas.art("icons/pennant", box.x + 690, y, 64, "centre")
        canvas.text(str(club.pennants), box.x + 740, y, 54, anchor="left", fixed=True)
        canvas.art("icons/trophy", box.x + 920, y, 72, "centre")
        canvas.text(str(club.points), box.x + 972, y, 68, anchor="left", fixed=True)


# Who opens the market?


def who_boxes(people: Sequence[int]) -> dict[int, Box]:
    width, gap = 260.0, 24.0
    left = 1023 - (len(people) * (width + gap) - gap) / 2
    return {
        seat: Box(left + number * (width + gap), 440, width, 320)
        for number, seat in enumerate(people)
    }


WHO_CLOSE = Box(868, 806, 310, 106)


def draw_who(
    canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat], people: Sequence[int]
) -> None:
    if picture.sheet != "who":
        return
    canvas.veil()
    draw_panel(canvas, Box(420, 270, 1206, 670), theme.SUN, say("le-championnat.who"))
    for seat, box in who_boxes(people).items():
        state = "hot" if picture.hot == f"who:{seat}" else "normal"
        draw_button(canvas, box, "", state, theme.PAPER, radius=34)
        draw_avatar(canvas, seats[seat], seat, box.centre[0], box.y + 126, 86)
        canvas.text(seats[seat].name, box.centre[0], box.y + 262, 46, anchor="centre", room=230)
    state = "hot" if picture.hot == "who-close" else "normal"
    draw_button(canvas, WHO_CLOSE, say("le-championnat.back"), state, theme.PAPER, icon="undo")
