"""The other tabs of the squad sheet: bench, + cards, sponsors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.championnat.board import SPONSOR_ICONS
from scenes.championnat.cards import CardShelf
from scenes.championnat.deck import footballer, plus_words, question
from scenes.championnat.money import figure, price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import LOOKED_AT, grid
from scenes.championnat.sheet_parts import Thing, draw_count, draw_thing
from scenes.championnat.side_parts import button_state
from scenes.scene import Box
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PER_PAGE = 21
_FEW = 8
_PLUS_WITH_WORDS = 6
_LISTED = Box(190, 276, 1180, 740)
MORE = Box(1186, 828, 146, 118)


def listed(picture: ChampionnatPicture, tab: str) -> list[Thing]:
    """What that tab lists."""
    seat = picture.view.viewer if picture.view.viewer is not None else 0
    club = picture.view.clubs[seat]
    if tab == "sponsors":
        return [Thing(f"own-sponsor:{number}", sponsor=number) for number in club.sponsors]
    if tab == "bench":
        cards = [held.card for held in club.squad if held.card is not None]
        bench = [card for card in cards if card not in (club.eleven or ())]
        return [Thing(f"own:{card}", card=card) for card in bench]
    return []


def pages(picture: ChampionnatPicture) -> int:
    """Of the open tab; a squad has no limit."""
    return max(1, -(-len(listed(picture, picture.squad.tab)) // PER_PAGE))


def page_listed(picture: ChampionnatPicture) -> list[Thing]:
    """What lies on the open page of the open tab."""
    start = picture.squad.page * PER_PAGE
    return listed(picture, picture.squad.tab)[start : start + PER_PAGE]


def list_boxes(count: int) -> list[Box]:
    """A few have room for a row each, with the name and what the bank pays."""
    if count <= _FEW:
        return grid(_LISTED, 2, (572, 162), 26, count)
    return grid(_LISTED, 7, (146, 154), 20, count)


def draw_list(canvas: Canvas, picture: ChampionnatPicture) -> None:
    if picture.squad.tab == "plus":
        _draw_plus(canvas, picture)
        return
    things = page_listed(picture)
    if len(things) <= _FEW:
        _draw_about(canvas, picture.squad.tab)
    for thing, box in zip(things, list_boxes(len(things)), strict=True):
        chosen = (thing.card, thing.sponsor) == (picture.squad.card, picture.squad.sponsor)
        tile = Box(box.x, box.y, 146, 154)
        draw_thing(canvas, thing, tile, hot=thing.key == picture.hot, picked=chosen)
        if len(things) <= _FEW:
            _draw_beside(canvas, thing, box)
    if not things:
        empty = "no-sponsor" if picture.squad.tab == "sponsors" else "nobody"
        canvas.text(say(f"le-championnat.{empty}"), 780, 560, 48, anchor="centre", room=1100)
    if (count := pages(picture)) > 1:
        where = f"{picture.squad.page + 1} / {count}"
        canvas.text(where, MORE.x - 36, MORE.centre[1], 48, anchor="right", fixed=True)
        state = button_state(picture, "list-more")
        draw_button(canvas, MORE, "", state, theme.PAPER, icon="chevron-right", radius=26)


def _draw_about(canvas: Canvas, tab: str) -> None:
    """What these are for."""
    strip = Box(190, 958, 1660 if tab == "plus" else 1170, 90)
    canvas.plate(strip, 28, theme.HINT_PAPER, border=4)
    canvas.art("icons/bulb", strip.x + 56, strip.centre[1], 60, "centre")
    words = say(f"le-championnat.about.{tab}")
    canvas.text(words, strip.x + 104, strip.centre[1], 42, anchor="left", room=strip.width - 130)


def _draw_beside(canvas: Canvas, thing: Thing, row: Box) -> None:
    """Who or what it is, and what the bank pays."""
    if thing.card is not None:
        name, resale = footballer(thing.card).name, footballer(thing.card).resale
    else:
        sponsor = question(thing.sponsor or 0)
        name, resale = say(f"card.le-championnat.{sponsor.key}.title"), sponsor.resale
    left, room = row.x + 170, row.width - 176
    canvas.text(name, left, row.y + 48, 42, anchor="left", room=room)
    canvas.art("icons/sell", left + 22, row.y + 108, 46, "centre")
    canvas.text(price(resale), left + 56, row.y + 108, 42, anchor="left", room=room - 56)


def _draw_plus(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """One's + cards with what they do."""
    viewer = picture.view.viewer
    held = picture.view.clubs[viewer or 0].plus or ()
    hand = sorted(set(held))
    shelf = canvas.stage.shelf(CardShelf)
    if len(hand) <= _PLUS_WITH_WORDS:
        _draw_about(canvas, "plus")
    for number, plus in enumerate(hand[:7]):
        x, y = 190 + number % 2 * 850, 268 + number // 2 * 196
        canvas.blit(shelf.plus(plus, 132), x, y)
        draw_count(canvas, held.count(plus), Box(x, y, 132, 177))
        words = plus_words(plus)
        canvas.lines(words, Box(x + 154, y + 8, 660, 170), 40)
    if not hand:
        canvas.text(say("le-championnat.no-plus"), 1022, 560, 48, anchor="centre", room=1500)


def draw_sponsor(canvas: Canvas, sponsor: int) -> None:
    """The card, and what it pays on its square."""
    draw_sponsor_card(canvas, sponsor, LOOKED_AT)
    words = say("le-championnat.sponsor-rule", amount=price(question(sponsor).amount))
    canvas.lines(words, Box(1404, 820, 472, 200), 42)


def draw_sponsor_card(canvas: Canvas, sponsor: int, box: Box) -> None:
    """What the sponsor wears, what it pays, and what the bank pays for it."""
    card = question(sponsor)
    canvas.art("cards/championnat-sponsor", box.x, box.y, box.width)
    icon = SPONSOR_ICONS[card.square or "shirt"]
    canvas.art(f"icons/{icon}", box.centre[0], box.y + box.height * 0.33, 150, "centre")
    x, low, aside = box.centre[0], box.y + box.height * 0.868, box.width * 0.214
    title = say(f"card.le-championnat.{card.key}.title")
    for row, words in enumerate(title.split(" ", 1)):
        y = box.y + box.height * 0.655 + row * 35
        canvas.text(words, x, y, 36, anchor="centre", room=box.width - 30, fixed=True)
    canvas.text(figure(card.amount), x - aside, low, 36, anchor="centre", fixed=True)
    canvas.text(
        figure(card.resale), x + aside, low, 36, theme.SUN.fill, anchor="centre", fixed=True
    )
