"""The line-up: two candidates for each place, and three elevens ready to take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes import theme
from scenes.big4 import squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.picture import Big4Picture
from scenes.scene import Box
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

READY_MADE: Final = ("ready-made", "bold", "careful")
_COLUMNS = 4
_CELL = Box(150, 134, 424, 240)
_CELL_PITCH = (442.0, 252.0)
_CARD = 150


def cell_box(place: int) -> Box:
    row, column = divmod(place - 1, _COLUMNS)
    return _CELL._replace(x=_CELL.x + _CELL_PITCH[0] * column, y=_CELL.y + _CELL_PITCH[1] * row)


def candidate_box(place: int, which: int) -> Box:
    cell = cell_box(place)
    return Box(cell.x + 32 + which * 196, cell.y + 18, 164, 164)


def ready_box(number: int) -> Box:
    return Box(150 + 442 * number, 906, 424, 146)


def ok_box() -> Box:
    return Box(1476, 906, 424, 146)


def elevens_offered(picture: Big4Picture) -> int:
    """Stars count in advanced matches only: there is nothing bold or careful without them."""
    return len(READY_MADE) if picture.advanced else 1


def draw_line_up(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    if picture.acting is None:
        return
    club = picture.teams[picture.acting].club
    if club is None:
        return
    for place, pair in enumerate(squad.candidates(club), 1):
        _draw_cell(canvas, picture, cards, place, pair)
    _draw_club(canvas, club)
    if picture.offering:
        _draw_buttons(canvas, picture)


def _draw_buttons(canvas: Canvas, picture: Big4Picture) -> None:
    for number, key in enumerate(READY_MADE[: elevens_offered(picture)]):
        state = picture.state_of(f"eleven:{number}")
        draw_button(canvas, ready_box(number), say(f"big4.{key}"), state, theme.PAPER, size=46,
                    icon=("thumb-up", "attack", "defence")[number], radius=34)  # fmt: skip
    if elevens_offered(picture) == 1:
        right = ok_box().x - 18
        left = ready_box(1).x
        draw_note(
            canvas, Box(left, 906, right - left, 146), say("big4.line-up-note"), "icons/players"
        )
    state = picture.state_of("line-up")
    draw_button(canvas, ok_box(), say("big4.confirm"), state, theme.GRASS, icon="check", size=76,
                radius=40)  # fmt: skip


def _draw_cell(
    canvas: Canvas, picture: Big4Picture, cards: CardShelf, place: int, pair: tuple[int, ...]
) -> None:
    cell = cell_box(place)
    canvas.plate(cell, 28, theme.GRASS_DARK, outline=theme.GRASS_DEEP, border=6)
    chosen = picture.draft.eleven[place - 1] if picture.draft.eleven else None
    for which, footballer in enumerate(pair):
        box = candidate_box(place, which)
        key = f"candidate:{footballer}"
        if footballer == chosen:
            canvas.glow(box, 26)
            canvas.plate(box, 26, theme.SUN.fill, border=4)
        elif picture.hot == key:
            canvas.plate(box, 26, theme.CHALK, border=4)
        look = Look(footballer, stars=picture.advanced)
        canvas.blit(cards.picture(look, LARGE), *box.centre, "centre")
        if footballer == chosen:
            canvas.art("ui/tick-badge", box.x + box.width - 10, box.y + 10, 54, "centre")
    if chosen is not None:
        name = squad.footballer(chosen).name
        x, y = cell.centre[0], cell.y + cell.height - 32
        canvas.text(name, x, y, 36, theme.WHITE, anchor="centre", room=cell.width - 30, stroke=4)


def _draw_club(canvas: Canvas, club: int) -> None:
    """The twelfth cell: whose eleven this is."""
    cell = cell_box(12)
    canvas.plate(cell, 28, theme.PAPER.fill, border=6)
    canvas.art(squad.badge(club), cell.x + 100, cell.centre[1], 150, "centre")
    words = say(f"big4.club.{squad.club(club).key}")
    room = Box(cell.x + 196, cell.y + 70, cell.width - 216, 120)
    canvas.lines(words, room, 42, face="display")


def draw_note(canvas: Canvas, box: Box, words: str, icon: str) -> None:
    """What there is to know before one chooses, on a dark plate with its icon on light ground."""
    canvas.plate(box, 34, theme.NIGHT_PANEL, outline=theme.NIGHT, border=6, shadow="small")
    x, y = box.x + 82, box.centre[1]
    canvas.blit(canvas.stage.shapes.disc(46, theme.PAPER.fill, theme.INK, 4), x, y, "centre")
    canvas.art(icon, x, y, 60, "centre")
    size = 44
    room = Box(x + 70, y, box.width - 176, box.height - 24)
    count = len(canvas.stage.type.wrap(words, size * canvas.stage.text_factor, room.width, "body"))
    height = count * size * canvas.stage.text_factor * 1.2
    canvas.lines(words, room._replace(y=max(box.y + 12, y - height / 2)), size, theme.WHITE)
