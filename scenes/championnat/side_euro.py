"""The euromatch on the right of the board: club, own stars, + cards that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.championnat.state import MOST_PLUS_A_MATCH
from scenes import theme
from scenes.championnat.cards import CardShelf
from scenes.championnat.deck import club as club_card
from scenes.championnat.deck import decks
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE, grid
from scenes.championnat.sheet_parts import draw_count
from scenes.scene import Box
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_euro(canvas: Canvas, picture: ChampionnatPicture) -> None:
    euro = picture.euro
    assert euro is not None
    club = club_card(euro.club)
    canvas.art("cards/championnat-euromatch", SIDE.x + 28, SIDE.y + 110, 170)
    x, top = SIDE.x + 216, SIDE.y + 112
    canvas.text(club.name, x, top + 26, 48, anchor="left", room=404)
    canvas.art("icons/star", x + 26, top + 92, 56, "centre")
    canvas.text(str(club.strength), x + 62, top + 92, 60, anchor="left", fixed=True)
    canvas.art("icons/euro-pennant", x + 190, top + 92, 60, "centre")
    canvas.text(str(club.pennants), x + 226, top + 92, 50, anchor="left", fixed=True)
    canvas.art("icons/coin", x + 26, top + 166, 52, "centre")
    canvas.text(price(club.takings), x + 62, top + 166, 46, anchor="left", room=220)
    _draw_pennants(canvas, club.pennants)
    _draw_own(canvas, picture, club.strength)
    if picture.offering is None:
        return
    if picture.view.phase == "euromatch-cards":
        draw_hand(canvas, picture, euro_boxes(picture))
    else:
        _draw_reach(canvas, picture)


def _draw_pennants(canvas: Canvas, count: int) -> None:
    """On the white foot of the club's card."""
    for number in range(count):
        x = SIDE.x + 113 + (number - (count - 1) / 2) * 31
        canvas.art("icons/pennant", x, SIDE.y + 292, 30, "centre")


def _draw_reach(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """How strong one could be with the cards in hand, before one decides."""
    euro, seat = picture.euro, picture.offering
    stars = None if seat is None else picture.view.clubs[seat].stars
    if euro is None or stars is None or not helpful(picture):
        return
    words = say("le-championnat.with-cards", n=stars + most_stars(picture))
    canvas.text(words, SIDE.centre[0], SIDE.y + 484, 42, anchor="centre", room=SIDE.width - 60)


def most_stars(picture: ChampionnatPicture) -> int:
    """The best three cards, and those outside the limit of three."""
    euro = picture.euro
    assert euro is not None
    hand = picture.view.clubs[euro.seat].plus or ()
    kinds = [kind for kind in decks().plus for _ in range(hand.count(kind.key)) if kind.euromatch]
    limited = sorted((kind.stars for kind in kinds if kind.limit), reverse=True)
    return sum(limited[:MOST_PLUS_A_MATCH]) + sum(k.stars for k in kinds if not k.limit)


def _draw_own(canvas: Canvas, picture: ChampionnatPicture, strength: int) -> None:
    """One's own total; before the team is shown only its owner sees it."""
    euro = picture.euro
    assert euro is not None
    own = picture.view.clubs[euro.seat].stars
    total = euro.total if euro.total is not None else own
    if total is None:
        return
    plate = Box(SIDE.x + 28, SIDE.y + 366, SIDE.width - 56, 78)
    ahead = total > strength
    canvas.plate(plate, 24, theme.GRASS.tint if ahead else theme.CORAL.tint, border=4)
    words = say("le-championnat.your-stars", n=total, other=strength)
    canvas.text(words, *plate.centre, 42, anchor="centre", room=plate.width - 30)


def helpful(picture: ChampionnatPicture) -> list[str]:
    """The kinds of + cards in hand that may be played in a euromatch."""
    euro = picture.euro
    assert euro is not None
    hand = picture.view.clubs[euro.seat].plus or ()
    return [kind.key for kind in decks().plus if kind.euromatch and kind.key in hand]


def euro_boxes(picture: ChampionnatPicture) -> list[Box]:
    area = Box(SIDE.x + 30, SIDE.y + 456, SIDE.width - 60, 180)
    return grid(area, 4, (128, 172), 18, len(helpful(picture)))


def draw_hand(canvas: Canvas, picture: ChampionnatPicture, boxes: list[Box]) -> None:
    """One card of each kind, with how many there are of it."""
    shelf = canvas.stage.shelf(CardShelf)
    hand = picture.view.clubs[picture.offering or 0].plus or ()
    for number, (plus, box) in enumerate(zip(helpful(picture), boxes, strict=True)):
        if f"plus:{number}" in (picture.hot, picture.glowing):
            canvas.glow(box.grown(6), 20)
        canvas.blit(shelf.plus(plus, box.width), box.x, box.y)
        draw_count(canvas, hand.count(plus), box)
