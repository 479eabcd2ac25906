"""The wooden tray at the bottom: whose hand it is, the cards, and which way this seat attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.buteur.card import CardShelf, deck
from scenes.buteur.picture import ButeurPicture
from scenes.buteur.places import (
    CHIP_HOLDER,
    OFFERED_BY,
    SLIDE,
    TRAY,
    TRAY_BUTTON,
    TRAY_LABEL,
    card_boxes,
    chip_boxes,
    raised_box,
)
from scenes.scene import Box
from scenes.widgets.bubble import draw_tail
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_RADIUS = 36
_BORDER = 6
_FRAME = 9
_STROKE = 5
_GRAINS = ((0.18, 0.30), (0.47, 0.62), (0.71, 0.38), (0.88, 0.74), (0.33, 0.86))


def draw_plate(canvas: Canvas) -> None:
    """The bare wood."""
    canvas.plate(TRAY, _RADIUS, theme.INK, outline=None, border=0, shadow="normal")
    inner = TRAY.grown(-_BORDER)
    shapes = canvas.stage.shapes
    wood = shapes.plate(inner.width, inner.height, _RADIUS - _BORDER, theme.WHITE, None, 0).copy()
    shade = pygame.Surface((1, 2))
    shade.set_at((0, 0), theme.WOOD_LIGHT)
    shade.set_at((0, 1), theme.WOOD_DARK)
    shade = pygame.transform.smoothscale(shade, wood.get_size())
    wood.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    canvas.blit(wood, inner.x, inner.y)
    _draw_grain(canvas, inner)


def _draw_grain(canvas: Canvas, inner: Box) -> None:
    light = Box(inner.x + 24, inner.y + 10, inner.width - 48, 5)
    canvas.plate(light, 2, theme.SUN.tint, outline=None, border=0, alpha=120)
    for across, down in _GRAINS:
        line = Box(inner.x + inner.width * across - 90, inner.y + inner.height * down, 180, 4)
        canvas.plate(line, 2, theme.WOOD_GRAIN, outline=None, border=0, alpha=46)


def draw_label(canvas: Canvas, picture: ButeurPicture, seat: Seat) -> None:
    """Team symbol, name and number of cards; the arrow of the attack or a button at the far end."""
    count = len(picture.hand)
    words = say("buteur.hand-count", n=count)
    rows = [TRAY_LABEL.y + 58, TRAY_LABEL.y + 136]
    # The symbol stands before whichever of the two lines is the shorter.
    wide = canvas.stage.type.width
    if wide(seat.name, 50) > wide(words, 44):
        _draw_line(canvas, seat.name, rows[0], 50)
        _draw_line(canvas, words, rows[1], 44, picture.hand_colour)
    else:
        _draw_line(canvas, seat.name, rows[0], 50, picture.hand_colour)
        _draw_line(canvas, words, rows[1], 44)
    if picture.tray_button:
        _draw_button(canvas, picture)
        return
    sprite = canvas.stage.art.sprite(
        f"icons/attack-way-{picture.hand_colour + 1}", 128, mirror=picture.hand_direction < 0
    )
    canvas.blit(sprite, *TRAY_BUTTON.centre, "centre")


def _draw_line(
    canvas: Canvas, words: str, y: float, size: float, colour: int | None = None
) -> None:
    """White on wood, behind the symbol of a team if it has a colour."""
    x, room = TRAY_LABEL.x, TRAY_LABEL.width - 2 * _STROKE - 2
    if colour is None:
        middle = x + TRAY_LABEL.width / 2
        canvas.text(words, middle, y, size, theme.WHITE, anchor="centre", room=room, stroke=_STROKE)
        return
    canvas.art(f"pieces/seat-{colour + 1}", x + 34, y, 76, "centre")
    canvas.text(words, x + 76, y, size, theme.WHITE, anchor="left", room=room - 78, stroke=_STROKE)


def _draw_button(canvas: Canvas, picture: ButeurPicture) -> None:
    """Its words may take two lines, which the common button has no room for."""
    state, box = picture.tray_button_state, TRAY_BUTTON
    if state == "hot":
        canvas.glow(box.grown(6), 34)
    body = canvas.stage.shapes.button(box.width, box.height, 28, theme.SUN, state)
    canvas.blit(body, box.x, box.y - 4)
    size = 38 * canvas.stage.text_factor
    typeface = canvas.stage.type
    lines = typeface.wrap(picture.tray_button, size, box.width - 16, "display")
    shift = {"hot": -4, "pressed": 7}.get(state, 0)
    top = box.y + box.height / 2 - (len(lines) - 1) * size * 0.5 + shift
    for number, line in enumerate(lines):
        y = top + number * size
        canvas.text(line, box.centre[0], y, 38, anchor="centre", room=box.width - 16)


def draw_hand(canvas: Canvas, picture: ButeurPicture, cards: CardShelf) -> None:
    boxes = card_boxes(len(picture.hand))
    raised = picture.raised if picture.raised in range(len(boxes)) else None
    # What stands out is drawn last, over its neighbours.
    order = sorted(range(len(boxes)), key=lambda place: (place == raised, place == picture.refused))
    for place in order:
        box = boxes[place]
        if place == raised:
            box = raised_box(box, picture.raised_share)
        else:
            slide = 0 if raised is None else SLIDE * (1 if place > raised else -1)
            box = _lifted(picture, place, Box(box.x + slide, box.y, box.width, box.height))
        _draw_card(canvas, picture, cards, place, box)


def _lifted(picture: ButeurPicture, place: int, box: Box) -> Box:
    """Cards that answer a question, and the hinted one, stand out of the tray."""
    if not is_asked_for(picture, place) and place != picture.glowing:
        return box
    return Box(box.x, box.y - OFFERED_BY, box.width, box.height)


def _draw_card(
    canvas: Canvas, picture: ButeurPicture, cards: CardShelf, place: int, box: Box
) -> None:
    dimmed = greys_idle_cards(picture) and place not in (picture.playable or ())
    if place == picture.refused:
        box = Box(box.x + picture.shake, box.y, box.width, box.height)
        _draw_refused(canvas, box)
    elif place == picture.glowing or (not dimmed and _stands_out(picture, place)):
        canvas.glow(box.grown(_FRAME), 26)
        canvas.plate(box.grown(_FRAME), 27, theme.SUN.fill, border=4)
    card = cards.picture(picture.hand[place], box.width, picture.hand_direction, dimmed=dimmed)
    canvas.blit(card, *box.centre, "centre")


def _stands_out(picture: ButeurPicture, place: int) -> bool:
    if place == picture.raised:
        return picture.playable is None or place in picture.playable
    return is_asked_for(picture, place)


def is_asked_for(picture: ButeurPicture, place: int) -> bool:
    """This card is what the question asks for, or what there is to do before the turn ends."""
    asked = picture.question is not None or bool(picture.tray_button)
    return asked and place in (picture.playable or ())


def greys_idle_cards(picture: ButeurPicture) -> bool:
    """Cards that do not count now are grey; somebody choosing a square wants to read them all."""
    return bool(picture.playable) or picture.question is not None


def _draw_refused(canvas: Canvas, box: Box) -> None:
    canvas.plate(box.grown(_FRAME), 27, theme.CORAL.fill, border=4)
    middle = box.y + box.height / 2
    canvas.art("ui/sun-shake-left", box.x - 12, middle, 34, "right")
    canvas.art("ui/sun-shake-right", box.x + box.width + 12, middle, 34, "left")


def _draw_holder(canvas: Canvas, chips: Sequence[Box], card: Box) -> None:
    """The plate that carries the chips and says whose they are."""
    first, last = chips[0], chips[-1]
    row = Box(first.x, first.y, last.x + last.width - first.x, first.height + 8)
    holder = row.grown(CHIP_HOLDER)
    canvas.plate(holder, 36, theme.NIGHT_PANEL, border=6, shadow="normal")
    draw_tail(canvas, holder, (card.centre[0], card.y - 4), theme.NIGHT_PANEL)


def draw_chips(canvas: Canvas, picture: ButeurPicture, cards: CardShelf) -> None:
    """The arrows to choose from, each with its number, pointing where the ball would go."""
    boxes = chip_boxes(picture)
    if not boxes or picture.raised is None:
        return
    number = picture.hand[picture.raised]
    if number is None:
        return
    distances = deck()[number].arrows
    card = raised_box(card_boxes(len(picture.hand))[picture.raised])
    _draw_holder(canvas, list(boxes.values()), card)
    for arrow, box in boxes.items():
        hot = arrow == picture.hot_chip
        if hot:
            canvas.glow(box.grown(6), 34)
        shapes = canvas.stage.shapes
        paint = theme.SUN if hot else theme.PAPER
        body = shapes.button(box.width, box.height, 28, paint, "hot" if hot else "normal")
        canvas.blit(body, box.x, box.y - 4)
        drawn = cards.arrow(arrow, distances[arrow], 102, picture.hand_direction)
        canvas.blit(drawn, box.centre[0], box.centre[1] - (4 if hot else 0), "centre")
