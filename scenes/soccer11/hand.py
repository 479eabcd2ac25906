"""The cards of the seat at the bottom, the piles in the middle, and the sentence of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import SHAPE, CardShelf, sentence_of
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import (
    HAND_MIDDLE,
    RAISED_BY,
    SENTENCE,
    Piles,
    hand_boxes,
    piles,
    stock_box,
)
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.bubble import draw_tail
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_FRAME = 10
_PILE_STEP = 3
_MOST_BACKS = 5


def shown_cards(picture: Soccer11Picture) -> list[int | None]:
    """The hand; beside it a card that was discarded because of a 1 and still has to act."""
    extra = [picture.effect] if picture.effect and picture.acting == picture.hand_seat else []
    return [*picture.open_hand, *extra]


def card_boxes(picture: Soccer11Picture) -> list[Box]:
    return hand_boxes(len(shown_cards(picture)))


def draw_hand(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    if picture.ceremony is not None:
        return  # the end of the day lies over it
    shown = shown_cards(picture)
    for place, (card, box) in enumerate(zip(shown, card_boxes(picture), strict=True)):
        acts = place >= len(picture.open_hand)
        _draw_card(canvas, picture, cards, place, card, _lifted(picture, place, box))
        if acts:
            _draw_tag(canvas, _lifted(picture, place, box))
    if picture.open_hand and picture.known_by and picture.draft.board is None:
        box = _lifted(picture, 0, card_boxes(picture)[0])
        _draw_knowers(canvas, picture.known_by, seats, box)
    if not shown and picture.is_out(picture.hand_seat):
        middle = HAND_MIDDLE
        plate = Box(middle[0] - 310, middle[1] - 96, 620, 192)
        canvas.plate(plate, 40, theme.TABLE_GREEN, outline=theme.GRASS_LIGHT, border=5)
        for key, y, size in (("out", -34, 60), ("out-soon", 40, 44)):
            at = (middle[0], middle[1] + y)
            words = say(f"soccer11.{key}")
            canvas.text(words, *at, size, theme.WHITE, anchor="centre", room=570)


def _lifted(picture: Soccer11Picture, place: int, box: Box) -> Box:
    up = place == picture.draft.place or picture.hot == f"card:{place}"
    rise = RAISED_BY if up and picture.offering else 0
    shake = picture.shake if place == picture.refused else 0
    return Box(box.x + shake, box.y - rise, box.width, box.height)


def _draw_card(
    canvas: Canvas,
    picture: Soccer11Picture,
    cards: CardShelf,
    place: int,
    card: int | None,
    box: Box,
) -> None:
    held = place < len(picture.open_hand)
    playable = picture.playable
    dimmed = playable is not None and card not in playable
    chosen = place == picture.draft.place or (not held and picture.offering)
    if place == picture.refused:
        canvas.plate(box.grown(_FRAME), 34, theme.CORAL.fill, border=4)
    elif chosen or f"card:{place}" in picture.hinted:
        canvas.glow(box.grown(_FRAME), 34)
        canvas.plate(box.grown(_FRAME), 34, theme.SUN.fill, border=4)
    canvas.blit(cards.picture(card, box.width, dimmed=dimmed), *box.centre, "centre")


def _draw_knowers(canvas: Canvas, knowers: Sequence[int], seats: Sequence[Seat], box: Box) -> None:
    """Who has seen this card, on its lower edge, where large words stay clear of it."""
    width = 66 + 54 * len(knowers)
    plate = Box(box.centre[0] - width / 2, box.y + box.height - 12, width, 46)
    canvas.plate(plate, 23, theme.HINT_PAPER, border=4, shadow="small")
    middle = plate.y + plate.height / 2
    canvas.art("icons/eye", plate.x + 36, middle, 40, "centre")
    for number, seat in enumerate(knowers):
        draw_avatar(canvas, seats[seat], seat, plate.x + 86 + 54 * number, middle, 20)


def _draw_tag(canvas: Canvas, box: Box) -> None:
    tag = Box(box.x + 10, box.y - 48, box.width - 20, 54)
    canvas.plate(tag, 26, theme.CORAL.lip, border=4)
    words = say("soccer11.discarded")
    canvas.text(words, *tag.centre, 38, theme.WHITE, anchor="centre", room=tag.width - 30)


def draw_sentence(canvas: Canvas, picture: Soccer11Picture) -> None:
    """The whole sentence of the card under the pointer or the focus."""
    kind, _, rest = picture.hot.partition(":")
    shown = shown_cards(picture)
    if kind != "card" or int(rest) >= len(shown) or shown[int(rest)] is None:
        return
    card = shown[int(rest)]
    assert card is not None
    box = card_boxes(picture)[int(rest)]
    x = min(max(box.centre[0] - SENTENCE.width / 2, 470), 630)
    words, size = sentence_of(card), 42
    large = size * canvas.stage.text_factor
    lines = canvas.stage.type.wrap(words, large, SENTENCE.width - 60, "body")
    height = 44 + len(lines) * large * 1.2
    bubble = Box(x, SENTENCE.y + SENTENCE.height - height, SENTENCE.width, height)
    canvas.plate(bubble, 34, theme.HINT_PAPER, border=6, shadow="modal")
    draw_tail(canvas, bubble, (box.centre[0], box.y - 14), theme.HINT_PAPER)
    room = Box(bubble.x + 30, bubble.y + 20, bubble.width - 60, bubble.height - 30)
    canvas.lines(words, room, size, align="centre")


def draw_piles(canvas: Canvas, picture: Soccer11Picture, cards: CardShelf) -> None:
    place = piles(picture.players)
    _draw_stock(canvas, picture, cards, place)
    if picture.aside:
        width = place.width
        back = canvas.stage.art.sprite("cards/back-question", width, angle=-6)
        canvas.blit(back, *place.aside, "centre")
        _draw_label(canvas, "soccer11.aside", place.aside, place.width)
    for card, point in zip(picture.open_cards, place.open_cards, strict=False):
        canvas.blit(cards.picture(card, 112), *point, "centre")
    if picture.open_cards:
        xs = [point[0] for point in place.open_cards]
        middle = (sum(xs) / len(xs), place.stock[1])
        _draw_label(canvas, "soccer11.open-cards", middle, place.width, 270)
    _draw_sign(canvas, picture, place)


def _draw_stock(canvas: Canvas, picture: Soccer11Picture, cards: CardShelf, place: Piles) -> None:
    x, y = place.stock
    box = Box(x - place.width / 2, y - place.width * SHAPE / 2, place.width, place.width * SHAPE)
    if picture.offering and picture.phase == "draw":
        canvas.glow(stock_box(picture.players), 24)
        canvas.plate(stock_box(picture.players), 24, theme.SUN.fill, border=4)
    if not picture.stock:
        canvas.plate(box, 16, theme.TABLE_GREEN, outline=theme.GRASS_LIGHT, border=4)
    for number in range(min(picture.stock, _MOST_BACKS)):
        shift = _PILE_STEP * number
        canvas.blit(cards.picture(None, place.width), x + shift, y - shift, "centre")
    disc = (box.x + box.width - 4, box.y + box.height - 16)
    canvas.blit(canvas.stage.shapes.disc(36, theme.CORAL.fill), *disc, "centre")
    count = str(picture.stock)
    canvas.text(count, *disc, 48, theme.WHITE, anchor="centre", fixed=True, room=64)
    _draw_label(canvas, "soccer11.stock", place.stock, place.width)


def _draw_label(
    canvas: Canvas, key: str, point: tuple[float, float], width: float, room: float = 0
) -> None:
    y = point[1] + width * SHAPE / 2 + 40
    room = room or width + 50
    canvas.text(say(key), point[0], y, 40, theme.WHITE, anchor="centre", room=room, stroke=4)


def _draw_sign(canvas: Canvas, picture: Soccer11Picture, place: Piles) -> None:
    """Which day it is, and how many points win; on the last turn of a day that it is the last."""
    x, y = place.sign
    day = say("soccer11.day", n=picture.day)
    room = place.sign_room
    canvas.text(day, x, y - 26, 52, theme.SUN.fill, anchor="centre", room=room, stroke=5)
    if picture.last_turn and picture.ceremony is None:
        pill = Box(x - 150, y + 8, 300, 60)
        canvas.plate(pill, 28, theme.SUN.fill, border=4)
        words = say("soccer11.last-turn")
        canvas.text(words, x, y + 38, 40, anchor="centre", room=270)
        return
    words = say("soccer11.target", n=picture.target)
    canvas.text(words, x, y + 34, 40, theme.WHITE, anchor="centre", room=room, stroke=4)
