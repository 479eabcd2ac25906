"""What the squad and the market sheet share: tabs, the close button, dashed slots, goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes import theme
from scenes.championnat.board import SPONSOR_ICONS
from scenes.championnat.cards import CardShelf, places_label
from scenes.championnat.deck import footballer, question
from scenes.championnat.money import figure
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import CLOSE, SHEET, tab_box
from scenes.championnat.side_parts import button_state
from scenes.scene import Box
from scenes.widgets.bubble import fine_polygon
from scenes.widgets.button import draw_button

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_IDLE_TAB = theme.from_hex("#C9D6EA")
_BEHIND = 40  # how far a tab reaches under the sheet


class Thing(NamedTuple):
    """A footballer or a sponsor that can be picked; a hidden footballer has no card."""

    key: str
    card: int | None = None
    sponsor: int | None = None
    hidden_price: int = 0


def draw_ground(canvas: Canvas) -> None:
    canvas.fill(theme.NIGHT, Box(126, 100, 1794, 980))


def draw_sheet(canvas: Canvas, active_tab: Box, height: float = SHEET.height) -> None:
    """Over the lower ends of the tabs; the active one opens into it."""
    canvas.plate(SHEET._replace(height=height), 34, theme.PAPER.fill, border=6, shadow="normal")
    mouth = Box(active_tab.x + 5, SHEET.y - 12, active_tab.width - 10, 20)
    canvas.fill(theme.PAPER.fill, mouth)


def draw_tab(
    canvas: Canvas, box: Box, label: str, *, active: bool, icon: str = "", count: int = 0
) -> None:
    """To be drawn before the sheet, behind which it stands."""
    top = box.y if active else box.y + 14
    tall = Box(box.x, top, box.width, SHEET.y + _BEHIND - top)
    fill = theme.PAPER.fill if active else _IDLE_TAB
    canvas.plate(tall, 26, fill, border=5)
    x, room = box.x + 22, box.width - 40
    if icon:
        canvas.art(f"icons/{icon}", x + 26, box.y + 50, 52, "centre")
        x, room = x + 64, room - 64
    if count:
        spot = box.x + box.width - 44, box.y + 50
        canvas.blit(canvas.stage.shapes.disc(27, theme.NIGHT, theme.INK, 3), *spot, "centre")
        canvas.text(str(count), *spot, 38, theme.WHITE, anchor="centre", fixed=True)
        room -= 52
    canvas.text(label, x, box.y + 50, 42, anchor="left", room=room)


def draw_side_tail(canvas: Canvas, x: float, y: float, length: float) -> None:
    """Of a white bubble with a border of 6 whose left edge is at x, towards who speaks there."""
    fine_polygon(canvas, [(x + 6, y - length), (x + 6, y + length), (x - length, y)], theme.INK)
    slim, short = length * 0.7, length * 0.6
    fine_polygon(canvas, [(x + 7, y - slim), (x + 7, y + slim), (x - short, y)], theme.WHITE)


def draw_close(canvas: Canvas, picture: ChampionnatPicture) -> None:
    state = button_state(picture, "close")
    draw_button(canvas, CLOSE, "", state, theme.CORAL, icon="cross-white", radius=26)


def draw_thing(
    canvas: Canvas, thing: Thing, box: Box, *, hot: bool = False, picked: bool = False
) -> None:
    """A mini footballer, a sponsor tile, or the back of somebody unknown."""
    if hot or picked:
        canvas.glow(box.grown(6), 22)
    if thing.sponsor is not None:
        _draw_sponsor(canvas, thing.sponsor, box, picked=picked)
    elif thing.card is not None:
        shelf = canvas.stage.shelf(CardShelf)
        label = places_label(footballer(thing.card))
        canvas.blit(shelf.mini(thing.card, label, box.width), *box.centre, "centre")
    else:
        _draw_hidden(canvas, thing.hidden_price, box)
    if picked:
        canvas.art("ui/tick-badge", box.x + box.width - 12, box.y + 12, 46, "centre")


def draw_count(canvas: Canvas, count: int, box: Box) -> None:
    """How many alike lie there, on the corner of the one that is drawn."""
    if count > 1:
        spot = box.x + box.width - 14, box.y + 14
        canvas.blit(canvas.stage.shapes.disc(27, theme.NIGHT, theme.INK, 3), *spot, "centre")
        canvas.text(f"×{count}", *spot, 36, theme.WHITE, anchor="centre", fixed=True)


def _draw_sponsor(canvas: Canvas, sponsor: int, box: Box, *, picked: bool) -> None:
    card = question(sponsor)
    canvas.plate(box, 20, theme.SUN.tint if picked else theme.WHITE, border=5, shadow="small")
    x, y = box.centre
    icon = f"icons/{SPONSOR_ICONS[card.square or 'shirt']}"
    canvas.art(icon, x, y - box.height * 0.16, box.width * 0.5, "centre")
    low = box.y + box.height * 0.78
    canvas.text(figure(card.amount), x, low, 36, anchor="centre", room=box.width - 8, fixed=True)


def _draw_hidden(canvas: Canvas, cost: int, box: Box) -> None:
    canvas.plate(box.grown(-4), 18, theme.SKY.fill, border=5, shadow="small")
    x, y = box.centre
    canvas.blit(canvas.stage.shapes.disc(28, theme.WHITE, theme.INK, 4), x, y - 18, "centre")
    canvas.text("?", x, y - 18, 40, anchor="centre", fixed=True)
    low = box.y + box.height - 28
    ink = theme.NIGHT
    canvas.plate(Box(box.x, low - 22, box.width, 46), 14, theme.WHITE, border=4)
    canvas.text(figure(cost), x, low, 36, ink, anchor="centre", room=box.width - 10, fixed=True)


def tabs(widths: Sequence[float]) -> list[Box]:
    return [tab_box(number, widths) for number in range(len(widths))]
