"""The panel beside the dice: the button to roll, sets to choose from, a wall, a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.big4.squads import place_of, understudy_of
from game.core.record import Seat
from scenes import theme
from scenes.big4 import squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.deed_panel import draw_deed, draw_news
from scenes.big4.picture import Big4Picture
from scenes.big4.places import many, sets_panel
from scenes.big4.prompts import sum_words
from scenes.big4.tray_places import (
    DIGIT,
    PLUS,
    SIDES,
    SYMBOL,
    chip_width,
    confirm_box,
    pass_box,
    roll_box,
    set_boxes,
    shows_sets,
)
from scenes.scene import Box
from scenes.widgets.avatar import symbol_key
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_ROOMY = 44  # wider by so much, there is room around the plus signs
MOST_CHIPS_OF_MANY = 4
_TITLE = 62  # the height of a line above the words


def draw_sets_panel(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    panel = sets_panel(picture.players)
    canvas.plate(panel, 32, theme.NIGHT, outline=theme.NIGHT_LIP, border=6, shadow="normal")
    if not picture.offering:
        draw_deed(canvas, picture, panel, cards)
        return
    if picture.judging is not None:
        return  # the referee stands before it
    _draw_offer(canvas, picture, seats, cards)
    if picture.phase == "blue":
        state = picture.state_of("pass")
        box = pass_box(picture)
        size = 60 if box.height > 100 else 46
        draw_button(canvas, box, say("big4.pass"), state, theme.PAPER, icon="hand", size=size)


def _draw_offer(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    mode = picture.draft.mode
    if mode == "change" or picture.phase == "change-hurt":
        _draw_change(canvas, picture, cards)
    elif picture.phase == "roll":
        _draw_roll(canvas, picture, seats)
    elif picture.phase == "wall":
        _draw_wall(canvas, picture)
    elif shows_sets(picture):
        _draw_sets(canvas, picture, seats)
    else:
        _draw_words(canvas, picture)


def _draw_roll(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
    draw_news(canvas, picture, seats, sets_panel(picture.players))
    box, state = roll_box(picture), picture.state_of("roll")
    draw_button(canvas, box, say("big4.roll"), state, theme.SUN, icon="dice", size=66, radius=40)


def _draw_sets(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
    for number, box in enumerate(set_boxes(picture)):
        _draw_chip(canvas, picture, seats, number, box)
    panel = sets_panel(picture.players)
    if many(picture.players):
        _draw_or_click(canvas, picture, panel)
    _draw_confirm(canvas, picture)


def _draw_chip(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], number: int, box: Box
) -> None:
    footballers = picture.sets[number]
    chosen = set(footballers) == set(picture.draft.picked)
    paint = theme.SUN if chosen else theme.PAPER
    state = picture.state_of(f"set:{number}")
    draw_button(canvas, box, "", state, paint, radius=24)
    y = box.y + box.height / 2 + (-4 if state == "hot" else 0)
    if picture.several_rivals:
        _draw_symbols(canvas, picture, seats, footballers, box, y)
    else:
        roomy = box.width - chip_width(footballers, symbols=False) >= _ROOMY
        words = (" + " if roomy else "+").join(str(place_of(each)) for each in footballers)
        size = 54 if roomy else 44
        canvas.text(words, box.centre[0], y, size, anchor="centre", room=box.width - 16)
    if chosen:
        canvas.art("ui/tick-badge", box.x + box.width - 6, box.y + 2, 48, "centre")


def _draw_symbols(
    canvas: Canvas,
    picture: Big4Picture,
    seats: Sequence[Seat],
    footballers: Sequence[int],
    box: Box,
    y: float,
) -> None:
    """Which number of which team, with the team's symbol."""
    x = box.centre[0] - (chip_width(footballers, symbols=True) - SIDES) / 2
    for number, footballer in enumerate(footballers):
        if number:
            canvas.text("+", x + PLUS / 2, y, 40, anchor="centre", fixed=True)
            x += PLUS
        canvas.art(symbol_key(seats[picture.seat_of(footballer)]), x + 21, y, 40, "centre")
        place = str(place_of(footballer))
        wide = DIGIT * len(place)
        canvas.text(place, x + SYMBOL + wide / 2, y, 44, anchor="centre", fixed=True)
        x += SYMBOL + wide


def _draw_or_click(canvas: Canvas, picture: Big4Picture, panel: Box) -> None:
    if picture.phase == "blue":
        return  # the button to pass stands there
    box = Box(panel.x + 572, panel.y + 122, 282, 90)
    canvas.plate(box, 26, theme.NIGHT_PANEL, outline=theme.NIGHT_HAIRLINE, border=4)
    canvas.art("icons/hand", box.x + 44, box.centre[1], 50, "centre")
    words = _running_sum(picture) or say("big4.or-click")
    canvas.text(words, box.x + 82, box.centre[1], 38, theme.WHITE, anchor="left", room=190)


def _running_sum(picture: Big4Picture) -> str:
    """Closed up, for there is little room."""
    places = [place_of(each) for each in picture.draft.picked]
    return sum_words(places).replace(" ", "")


def _draw_confirm(canvas: Canvas, picture: Big4Picture) -> None:
    box = confirm_box(picture)
    state = picture.state_of("confirm") if picture.ready else "disabled"
    size = 64 if box.width > 200 else 50
    draw_button(canvas, box, say("big4.confirm"), state, theme.GRASS, size=size, radius=28)


def _draw_wall(canvas: Canvas, picture: Big4Picture) -> None:
    panel = sets_panel(picture.players)
    x = panel.x + 30
    canvas.art("icons/defence", x + 40, panel.y + 66, 76, "centre")
    canvas.text(say("big4.wall"), x + 96, panel.y + 66, 56, theme.WHITE, anchor="left", room=480)
    stars = [squad.footballer(each).defence for each in picture.draft.picked]
    canvas.text(sum_words(stars), x, panel.y + 170, 60, theme.SUN.fill, anchor="left", room=470)
    _draw_confirm(canvas, picture)


def _draw_change(canvas: Canvas, picture: Big4Picture, cards: CardShelf) -> None:
    panel, off = sets_panel(picture.players), picture.draft.off
    if off is None:
        _draw_line(canvas, panel, "icons/bench", say("big4.bench"), say("big4.pick-off"))
        return
    on = understudy_of(off)
    y = panel.centre[1]
    off_look = Look(off, weak=True, stars=True)  # or hurt: nobody else goes off
    canvas.blit(cards.picture(off_look, LARGE), panel.x + 98, y, "centre")
    canvas.art("ui/link-arrow", panel.x + 204, y, 66, "centre")
    canvas.blit(cards.picture(Look(on, stars=True), LARGE), panel.x + 310, y, "centre")
    name = squad.footballer(on).name
    room = Box(panel.x + 400, panel.y + 22, 206, 92)
    canvas.lines(name, room, 38, theme.WHITE, face="display")
    _draw_confirm(canvas, picture)


def _draw_words(canvas: Canvas, picture: Big4Picture) -> None:
    """What the action does, or whom to click."""
    panel = sets_panel(picture.players)
    if picture.phase in ("dribble", "recovery", "cramp", "green", "blue") and picture.action:
        alone = picture.phase in ("dribble", "recovery") or not picture.sum_fits  # without dice
        text = say(f"big4.only.{picture.action}" if alone else f"card.big4.{picture.action}.text")
        title = say(f"card.big4.{picture.action}.label")
        icon = f"pieces/die-action-{picture.action}"
        beside_pass = many(picture.players) and picture.phase == "blue"
        if beside_pass:
            panel = panel._replace(width=760)
        _draw_line(canvas, panel, icon, title, text)
        return
    icon, key = _REST.get(picture.phase, ("icons/hand", "click-player"))
    if picture.phase == "book-choice":
        icon = f"icons/{'yellow' if picture.card == 'yellow' else 'red'}-card"
    _draw_line(canvas, panel, icon, "", say(f"big4.{key}"))


_REST = {
    "duel": ("icons/versus", "pick-taker"),
    "penalty": ("icons/ball", "pick-taker"),
    "duel-order": ("icons/versus", "pick-keeper"),
    "book-choice": ("icons/whistle", "pick-booked"),
    "recover-one": ("icons/action-recovery", "pick-recovered"),
}


def _draw_line(canvas: Canvas, panel: Box, icon: str, title: str, text: str) -> None:
    """In the middle of the panel, with its title or without."""
    canvas.art(icon, panel.x + 84, panel.centre[1], 116, "centre")
    x, width = panel.x + 156, min(panel.width, 880) - 174
    size, head = 40 * canvas.stage.text_factor, _TITLE if title else 0
    height = head + 1.2 * size * len(canvas.stage.type.wrap(text, size, width, "body"))
    top = max(panel.y + 14, panel.centre[1] - height / 2)
    if title:
        canvas.text(title, x, top + head / 2 - 2, 48, theme.SUN.fill, anchor="left", room=width)
    low = panel.y + panel.height - 14
    canvas.lines(text, Box(x, top + head, width, low - top - head), 40, theme.WHITE)
