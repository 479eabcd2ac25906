"""Panels over the table: the eleven nations (to guess, to read up), and a row of played cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from game.soccer11.cards import ITALY, RANKS
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.cards import SHAPE, CardShelf, name_of, nation, sentence_of
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.ranks import SEEN_INK, draw_copy
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL: Final = Box(166, 132, 1734, 932)
CLOSE: Final = Box(1766, 150, 108, 90)
MAIN: Final = Box(1090, 880, 770, 144)
LOWER: Final = Box(206, 880, 860, 144)
_HEAD = 124
_TILE = (258.0, 258.0)
_TILE_PITCH = 278.0
_LOWER_FILL = from_hex("#E8F1FB")


def tile_boxes() -> dict[int, Box]:
    """Six nations above, five below, the strongest first."""
    found = {}
    for number, rank in enumerate(reversed(RANKS)):
        row, column = divmod(number, 6)
        in_row = 6 if row == 0 else 5
        left = PANEL.centre[0] - (_TILE_PITCH * (in_row - 1) + _TILE[0]) / 2
        found[rank] = Box(left + _TILE_PITCH * column, 276 + 294 * row, *_TILE)
    return found


def take_boxes(row: Sequence[int], *, beside_hand: bool) -> list[Box]:
    """The cards of a row, large, in order; `beside_hand` leaves room for one's own card."""
    count = max(1, len(row))
    start = PANEL.x + (490 if beside_hand else 60)
    room = PANEL.x + PANEL.width - 60 - start
    width = min(340.0, (room - 24 * (count - 1)) / count)
    pitch = width + 24
    left = start + room / 2 - (pitch * (count - 1) + width) / 2
    height = width * SHAPE
    top = 560 - height / 2
    return [Box(left + pitch * number, top, width, height) for number in range(len(row))]


def draw_board(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    board = picture.draft.board
    if board is None:
        return
    canvas.fill(theme.NIGHT, Box(126, 110, 1794, 970), 150)
    if board in ("guess", "ranks"):
        _draw_nations(canvas, picture, seats, cards)
    else:
        _draw_row(canvas, picture, seats, cards)
    draw_button(canvas, CLOSE, "", picture.state_of("board.close"), theme.PAPER, icon="cross")


def _draw_nations(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    guessing, target = picture.draft.board == "guess", picture.draft.target
    if guessing and target is not None:
        title = say("soccer11.guess.title", other=seats[target].name)
    else:
        title = say("soccer11.ranks.title")
    draw_panel(canvas, PANEL, theme.SUN, title, head_height=_HEAD, size=72)
    if guessing and target is not None:
        draw_avatar(canvas, seats[target], target, PANEL.x + 120, PANEL.y + 66, 80)
    unseen = picture.unseen()
    for rank, box in tile_boxes().items():
        _draw_tile(canvas, picture, cards, rank, unseen[rank - 1], box)
    _draw_reading(canvas, picture)
    if guessing:
        _draw_say_button(canvas, picture)
    else:
        _draw_back_button(canvas, picture)


def _draw_tile(
    canvas: Canvas, picture: Soccer11Picture, cards: CardShelf, rank: int, left: int, box: Box
) -> None:
    chosen = picture.draft.board == "guess" and rank == picture.draft.guess
    key = f"tile:{rank}"
    if chosen:
        canvas.glow(box.grown(10), 40)
        canvas.plate(box.grown(10), 40, theme.SUN.fill, border=4)
    paint = theme.PAPER if left else theme.Paint(_LOWER_FILL, theme.DISABLED, theme.DISABLED)
    draw_button(canvas, box, "", picture.state_of(key), paint, radius=32)
    _draw_tile_face(canvas, cards, rank, left, box, -4 if picture.hot == key else 0)
    if chosen:
        canvas.art("ui/tick-badge", box.x + box.width - 10, box.y + box.height - 12, 70, "centre")


def _draw_tile_face(
    canvas: Canvas, cards: CardShelf, rank: int, left: int, box: Box, shift: float
) -> None:
    x, y = box.centre[0], box.y + shift
    art = cards.window(rank, box.width - 28, 130, 20)
    if not left:
        art = art.copy()
        art.set_alpha(110)
    frame = Box(box.x + 14, y + 16, box.width - 28, 130)
    outline = theme.INK if left else theme.DISABLED_INK
    canvas.plate(frame.grown(4), 23, theme.PAPER.fill, outline=outline, border=4)
    canvas.blit(art, x, y + 16, "top")
    disc = canvas.stage.shapes.disc(36, theme.SUN.fill)
    canvas.blit(disc, frame.x + 30, frame.y + 30, "centre")
    canvas.text(str(rank), frame.x + 30, frame.y + 30, 46, anchor="centre", fixed=True)
    star = (frame.x + frame.width - 34, frame.y + 34)
    canvas.art("pieces/points-star", *star, 88, "centre")
    points = str(nation(rank).points)
    canvas.text(points, star[0], star[1] + 2, 48, theme.WHITE, anchor="centre", fixed=True)
    ink = theme.NIGHT if left else SEEN_INK
    canvas.text(name_of(rank), x, y + 174, 42, ink, anchor="centre", room=box.width - 24)
    _draw_copies(canvas, rank, left, x, y + 222)


def _draw_copies(canvas: Canvas, rank: int, left: int, x: float, y: float) -> None:
    copies = nation(rank).copies
    start = x - copies * 38 / 2
    for number in range(copies):
        draw_copy(canvas, start + 19 + 38 * number, y, unseen=number < left)


def _draw_reading(canvas: Canvas, picture: Soccer11Picture) -> None:
    """What the nation under the pointer does; otherwise what the little cards mean."""
    box = LOWER
    canvas.plate(box, 34, _LOWER_FILL, border=5)
    kind, _, rest = picture.hot.partition(":")
    if kind in ("tile", "take"):
        rank = int(rest) if kind == "tile" else picture.rows[picture.draft.looked_at][int(rest)]
        _draw_words(canvas, sentence_of(rank), box)
        return
    words = (say("soccer11.unseen"), say("soccer11.seen"))
    y = box.y + box.height / 2
    for number, text in enumerate(words):
        x = box.x + 48 + (box.width - 40) / 2 * number
        draw_copy(canvas, x, y, unseen=number == 0)
        width = (box.width - 40) / 2 - 84
        canvas.text(text, x + 36, y, 42, face="body", anchor="left", room=width)


def _draw_words(canvas: Canvas, words: str, box: Box) -> None:
    """One or two lines in the middle of the box."""
    size = 42 * canvas.stage.text_factor
    lines = canvas.stage.type.wrap(words, size, box.width - 56, "body")
    high = min(box.height - 24, len(lines) * size * 1.2)
    top = box.y + (box.height - high) / 2
    canvas.lines(words, Box(box.x + 28, top, box.width - 56, high + 2), 42, align="centre")


def _draw_say_button(canvas: Canvas, picture: Soccer11Picture) -> None:
    guess = picture.draft.guess
    if guess is None:
        draw_button(canvas, MAIN, say("soccer11.guess.choose"), "disabled", theme.GRASS, size=60)
        return
    words = say("soccer11.guess.say", card=name_of(guess))
    state = picture.state_of("board.main")
    draw_button(canvas, MAIN, words, state, theme.GRASS, size=68, radius=40)


def _draw_back_button(canvas: Canvas, picture: Soccer11Picture) -> None:
    """Where everything is only to be read: a small cross alone is not found by everybody."""
    state = picture.state_of("board.main")
    words = say("soccer11.back-to-game")
    draw_button(canvas, MAIN, words, state, theme.PAPER, size=60, radius=40)


def _draw_row(
    canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    choosing, seat = picture.draft.board == "italy", picture.draft.looked_at
    name = seats[seat].name
    title = say("soccer11.italy.title") if choosing else say("soccer11.row-of", name=name)
    draw_panel(canvas, PANEL, theme.SUN, title, head_height=_HEAD, size=72)
    draw_avatar(canvas, seats[seat], seat, PANEL.x + 120, PANEL.y + 66, 80)
    row = picture.rows[seat]
    if choosing:
        _draw_kept(canvas, picture, cards)
    boxes = take_boxes(row, beside_hand=choosing)
    for number, (card, box) in enumerate(zip(row, boxes, strict=True)):
        key = f"take:{number}"
        if key in picture.hinted or (picture.hot == key and choosing and card != ITALY):
            canvas.glow(box.grown(10), 34)
            canvas.plate(box.grown(10), 34, theme.SUN.fill, border=4)
        dimmed = choosing and card == ITALY
        canvas.blit(cards.picture(card, box.width, dimmed=dimmed), *box.centre, "centre")
    if not row:
        middle = (PANEL.centre[0], 560)
        canvas.text(say("soccer11.row-empty"), *middle, 56, anchor="centre", room=1400)
    _draw_row_foot(canvas, picture, choosing)


def _draw_kept(canvas: Canvas, picture: Soccer11Picture, cards: CardShelf) -> None:
    """The card that would be laid down, and an arrow both ways."""
    places = [n for n in range(len(picture.open_hand)) if n != picture.draft.place]
    box = Box(PANEL.x + 54, 560 - 150 * SHAPE, 300, 300 * SHAPE)
    canvas.plate(box.grown(16), 34, theme.SUN.tint, border=5)
    canvas.blit(cards.picture(picture.open_hand[places[0]], box.width), *box.centre, "centre")
    canvas.art("icons/swap", box.x + box.width + 76, 560, 96, "centre")
    below = (box.centre[0], box.y + box.height + 58)
    canvas.text(say("soccer11.italy.own"), *below, 46, anchor="centre", room=box.width)


def _draw_row_foot(canvas: Canvas, picture: Soccer11Picture, choosing: bool) -> None:
    kind, _, rest = picture.hot.partition(":")
    row = picture.rows[picture.draft.looked_at]
    canvas.plate(LOWER, 34, _LOWER_FILL, border=5)
    words = say("soccer11.row-hint") if not choosing else say("soccer11.italy.hint")
    if kind == "take" and int(rest) < len(row):
        words = sentence_of(row[int(rest)])
    _draw_words(canvas, words, LOWER)
    if choosing:
        state = picture.state_of("board.main")
        draw_button(canvas, MAIN, say("soccer11.italy.leave"), state, theme.PAPER, size=60)
    else:
        _draw_back_button(canvas, picture)
