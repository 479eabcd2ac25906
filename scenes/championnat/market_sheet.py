"""The market (mock-up 15): what I give, what I want or wish for, and the other's proposal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.championnat.deck import footballer
from scenes.championnat.drafts import WISH_FOR_MONEY, Basket, MarketDraft
from scenes.championnat.market_foot import draw_foot
from scenes.championnat.market_outlook import draw_outlook
from scenes.championnat.market_places import (
    DOWN,
    LEAP,
    MONEY,
    PER_PAGE,
    SLOTS,
    SUM,
    TURN_PAGE,
    UP,
    WISH,
    column,
    good_boxes,
    in_column,
    slot_boxes,
    wish_boxes,
)
from scenes.championnat.market_reason import draw_reason
from scenes.championnat.money import price, purse
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import tab_box
from scenes.championnat.sheet_parts import (
    Thing,
    draw_close,
    draw_ground,
    draw_sheet,
    draw_tab,
    draw_thing,
)
from scenes.championnat.side_parts import button_state
from scenes.championnat.slots import draw_slot
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

SIDES = ("give", "want")
_HEIGHT = 636


def basket(draft: MarketDraft, side: str) -> Basket:
    return draft.give if side == "give" else draft.want


def partners(picture: ChampionnatPicture, draft: MarketDraft) -> list[int]:
    return [seat for seat in range(len(picture.clubs)) if seat != draft.seat]


def partner_boxes(count: int) -> list[Box]:
    return [tab_box(number, (300.0,) * count) for number in range(count)]


def offered_things(picture: ChampionnatPicture, draft: MarketDraft, side: str) -> list[Thing]:
    """What that column has to pick from: sponsors first, then footballers."""
    club = picture.view.clubs[draft.seat if side == "give" else draft.to]
    things = [Thing(f"{side}:s{number}", sponsor=number) for number in club.sponsors]
    for place, held in enumerate(club.squad):
        key = f"{side}:h{place}" if held.card is None else f"{side}:c{held.card}"
        things.append(Thing(key, held.card, None, held.price))
    return things


def page_of(picture: ChampionnatPicture, draft: MarketDraft, side: str) -> list[Thing]:
    things = offered_things(picture, draft, side)
    start = basket(draft, side).page * PER_PAGE
    return things[start : start + PER_PAGE]


def picked(draft: MarketDraft, side: str) -> list[Thing]:
    own = basket(draft, side)
    sponsors = [Thing(f"{side}-slot:s{number}", sponsor=number) for number in own.sponsors]
    return [*sponsors, *(Thing(f"{side}-slot:c{card}", card=card) for card in own.footballers)]


def draw_market(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    draft = picture.market
    assert draft is not None
    draw_ground(canvas)
    _draw_tabs(canvas, picture, draft, seats)
    draw_sheet(canvas, _tabs(picture, draft)[draft.to], _HEIGHT)
    for number, side in enumerate(SIDES):
        paint = paint_of(seats[draft.seat if side == "give" else draft.to])
        reading = side == "want" and draft.answering and not draft.editing
        words = say("le-championnat.get" if reading else f"le-championnat.{side}")
        draw_panel(canvas, column(number), paint, words, head_height=74, radius=30, size=48,
                   shadow="small")  # fmt: skip
        area = column(number)
        canvas.fill(paint.tint, Box(area.x + 6, area.y + 78, area.width - 12, area.height - 120))
        canvas.plate(Box(area.x + 6, area.y + 440, area.width - 12, area.height - 446), 26,
                     paint.tint, outline=None, border=0)  # fmt: skip
        _draw_column(canvas, picture, draft, side, number)
    canvas.blit(canvas.stage.shapes.disc(56, theme.SUN.fill, theme.INK, 5), 1023, 420, "centre")
    canvas.art("icons/swap", 1023, 420, 78, "centre")
    draw_foot(canvas, picture, draft, seats)


def _tabs(picture: ChampionnatPicture, draft: MarketDraft) -> dict[int, Box]:
    """Of those one may deal with; whoever answers deals with one."""
    others = [draft.to] if draft.answering else partners(picture, draft)
    return dict(zip(others, partner_boxes(len(others)), strict=True))


def _draw_tabs(
    canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft, seats: Sequence[Seat]
) -> None:
    for seat, box in _tabs(picture, draft).items():
        draw_tab(canvas, box, "", active=seat == draft.to)
        middle = box.y + (44 if seat == draft.to else 54)  # the sheet covers the lower end
        draw_avatar(canvas, seats[seat], seat, box.x + 58, middle, 36)
        canvas.text(seats[seat].name, box.x + 114, box.y + 50, 44, anchor="left", room=170)
    if draft.answering:
        draw_reason(canvas, picture)
    draw_outlook(canvas, picture, draft)
    canvas.plate(MONEY, 26, theme.NIGHT_PANEL, border=5)
    canvas.art("icons/coin", MONEY.x + 44, MONEY.centre[1], 52, "centre")
    money = purse(picture.view.clubs[draft.seat].money)
    canvas.text(money, MONEY.x + 78, MONEY.centre[1], 48, theme.SUN.fill, anchor="left", room=146)
    if not draft.answering:
        draw_close(canvas, picture)


def _draw_column(
    canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft, side: str, number: int
) -> None:
    _draw_slots(canvas, picture, draft, side, number)
    _draw_money(canvas, picture, draft, side, number)
    if side == "want" and draft.picking_wish:
        _draw_wishes(canvas, picture, draft)
        return
    things = page_of(picture, draft, side)
    own = basket(draft, side)
    for thing, box in zip(things, good_boxes(number, len(things)), strict=True):
        chosen = thing.card in own.footballers or thing.sponsor in own.sponsors
        hot = thing.key in (picture.hot, picture.glowing) or _is_wished(draft, side, thing)
        draw_thing(canvas, thing, box, hot=hot, picked=chosen)
    if len(offered_things(picture, draft, side)) > PER_PAGE:
        box = in_column(TURN_PAGE, number)
        state = button_state(picture, f"{side}-page")
        draw_button(canvas, box, "", state, theme.PAPER, icon="chevron-right", radius=24)


def _is_wished(draft: MarketDraft, side: str, thing: Thing) -> bool:
    """Whom one could give to fill in the other's wish."""
    return (
        draft.answering
        and side == draft.wish_side
        and thing.card is not None
        and draft.wish in footballer(thing.card).places
    )


def _draw_slots(
    canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft, side: str, number: int
) -> None:
    things, boxes = picked(draft, side), slot_boxes(number)
    wishing = draft.wish and side == draft.wish_side and not things
    for place, box in enumerate(boxes):
        if place < len(things):
            draw_thing(canvas, things[place], box, hot=picture.hot == things[place].key)
        elif place == 0 and wishing:
            _draw_wish(canvas, draft.wish, Box(box.x, box.y, 2 * box.width + 16, box.height))
        elif not (place == 1 and wishing):
            draw_slot(canvas, box.grown(-6))
            canvas.art("icons/plus", *box.centre, 44, "centre")
    if side == "want" and not draft.answering:
        state = "hot" if draft.picking_wish else button_state(picture, "wish")
        draw_button(canvas, WISH, "", state, theme.SUN, icon="question", radius=26)


def _draw_wish(canvas: Canvas, wish: int, box: Box) -> None:
    canvas.plate(box, 24, theme.HINT_PAPER, border=5)
    words = (
        say("le-championnat.wish-money")
        if wish == WISH_FOR_MONEY
        else say("le-championnat.wish-number", n=wish)
    )
    canvas.lines(words, Box(box.x + 18, box.y + 22, box.width - 36, box.height - 30), 42,
                 align="centre")  # fmt: skip


def _draw_money(
    canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft, side: str, number: int
) -> None:
    plate = in_column(SUM, number)
    canvas.plate(plate, 26, theme.WHITE, border=5)
    canvas.art("icons/coin", plate.x + 46, plate.centre[1], 52, "centre")
    amount = price(basket(draft, side).money)
    canvas.text(amount, plate.x + 80, plate.centre[1], 48, anchor="left", room=190)
    for key, box, icon, label in (
        ("down", DOWN, "minus", ""),
        ("up", UP, "plus", ""),
        ("leap", LEAP, "", f"+{price(500)}"),
    ):
        state = button_state(picture, f"{side}-{key}")
        draw_button(
            canvas, in_column(box, number), label, state, theme.PAPER, icon=icon or None, size=40,
            radius=24,
        )  # fmt: skip


def _draw_wishes(canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft) -> None:
    for wish, box in enumerate(wish_boxes(), 1):
        state = "hot" if draft.wish == wish else button_state(picture, f"wish:{wish}")
        label = "" if wish == WISH_FOR_MONEY else str(wish)
        icon = "coin" if wish == WISH_FOR_MONEY else None
        draw_button(canvas, box, label, state, theme.PAPER, icon=icon, size=48, radius=22)


__all__ = ["SLOTS", "draw_market"]
