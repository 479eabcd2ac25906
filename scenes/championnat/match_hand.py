"""Below the pitch of a match: + cards or the bench, the change, the pass, the play button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.championnat.cards import STRIKES
from game.championnat.state import MOST_CHANGES, MOST_PLUS_A_MATCH
from game.core.record import Seat
from scenes import theme
from scenes.championnat.cards import CardShelf
from scenes.championnat.deck import footballer
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import CHANGE, HAND, HAND_INFO, PASS, PLAY, grid, hand_boxes
from scenes.championnat.sheet_parts import Thing, draw_thing
from scenes.championnat.side_parts import button_state
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar, symbol_key
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

BENCH_PER_PAGE = 6


def draw_hand(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    canvas.plate(HAND, 28, theme.WOOD_DARK, border=5, shadow="normal")
    canvas.plate(HAND.grown(-6), 24, theme.WOOD_LIGHT, outline=None, border=0)
    seat = picture.offering
    if seat is None:
        _draw_waiting(canvas, picture, seats)
        return
    _draw_info(canvas, picture, seats[seat], seat)
    if picture.act.changing:
        _draw_bench(canvas, picture, seat)
    else:
        _draw_cards(canvas, picture, seat)
    _draw_buttons(canvas, picture, seat)


def _draw_waiting(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """Somebody else acts: who plays, and what both have played so far."""
    fight = picture.fight
    assert fight is not None
    shelf = canvas.stage.shelf(CardShelf)
    for side, seat in enumerate(fight.seats):
        x = 176 if side == 0 else 1048
        draw_avatar(canvas, seats[seat], seat, x + 86, 930, 66)
        canvas.text(seats[seat].name, x + 86, 1036, 42, anchor="centre", room=210)
        for number, plus in enumerate(fight.played[side][-4:]):
            canvas.blit(shelf.plus(plus, 142), x + 206 + number * 160, 862)


def _draw_info(canvas: Canvas, picture: ChampionnatPicture, who: Seat, seat: int) -> None:
    box = HAND_INFO
    canvas.plate(box, 26, theme.NIGHT, border=5)
    canvas.art(symbol_key(who), box.x + 44, box.y + 48, 52, "centre")
    canvas.text(who.name, box.x + 78, box.y + 48, 44, theme.WHITE, anchor="left", room=146)
    fight = picture.view.fight
    assert fight is not None
    side = next(each for each in fight.sides if each.seat == seat)
    for number in range(MOST_PLUS_A_MATCH):
        used = number >= side.cards_left
        slot = Box(box.x + 20 + number * 68, box.y + 104, 56, 78)
        canvas.plate(slot, 12, theme.GRASS_LIGHT if not used else theme.DISABLED_INK, border=4)
        if not used:
            canvas.art("icons/plus", *slot.centre, 40, "centre")


def hand_of(picture: ChampionnatPicture, seat: int) -> list[str]:
    return list(picture.view.clubs[seat].plus or ())


def _draw_cards(canvas: Canvas, picture: ChampionnatPicture, seat: int) -> None:
    shelf = canvas.stage.shelf(CardShelf)
    hand = hand_of(picture, seat)
    for number, (plus, box) in enumerate(zip(hand, hand_boxes(len(hand)), strict=True)):
        key, held = f"plus:{number}", number == _held(picture, hand)
        lift = 18 if held else 0
        place = box._replace(y=box.y - lift)
        if held or key in (picture.hot, picture.glowing):
            canvas.glow(place.grown(6), 22)
            canvas.plate(place.grown(6), 24, theme.SUN.fill, border=4)
        canvas.blit(shelf.plus(plus, box.width), place.x, place.y)
    if not hand:
        canvas.text(say("le-championnat.no-plus"), 880, 956, 44, anchor="centre", room=860)


def _held(picture: ChampionnatPicture, hand: list[str]) -> int:
    """Where the card lies that is held up; -1 for none."""
    act = picture.act
    if act.plus not in hand:
        return -1
    return act.spot if act.spot >= 0 else hand.index(act.plus)


def bench(picture: ChampionnatPicture, seat: int) -> list[int]:
    """Who may still come on, the strongest first."""
    fight = picture.view.fight
    assert fight is not None
    side = next(each for each in fight.sides if each.seat == seat)
    out = {*(side.eleven or ()), *side.gone}
    cards = [held.card for held in picture.view.clubs[seat].squad if held.card is not None]
    free = [card for card in cards if card not in out]
    return sorted(free, key=lambda card: (-footballer(card).stars, card))


def bench_page(picture: ChampionnatPicture, seat: int) -> list[int]:
    start = picture.act.page * BENCH_PER_PAGE
    return bench(picture, seat)[start : start + BENCH_PER_PAGE]


def bench_boxes(count: int) -> list[Box]:
    return grid(Box(416, 890, 820, 160), BENCH_PER_PAGE, (114, 121), 18, count)


BENCH_MORE = Box(1236, 885, 92, 130)


def _draw_bench(canvas: Canvas, picture: ChampionnatPicture, seat: int) -> None:
    cards = bench_page(picture, seat)
    for card, box in zip(cards, bench_boxes(len(cards)), strict=True):
        key = f"bench:{card}"
        chosen = picture.act.card == card
        hot = key in (picture.hot, picture.glowing)
        draw_thing(canvas, Thing(key, card=card), box, hot=hot, picked=chosen)
    if len(bench(picture, seat)) > BENCH_PER_PAGE:
        state = button_state(picture, "bench-more")
        draw_button(canvas, BENCH_MORE, "", state, theme.PAPER, icon="chevron-right", radius=24)


def _draw_buttons(canvas: Canvas, picture: ChampionnatPicture, seat: int) -> None:
    act = picture.act
    change = say("le-championnat.cards" if act.changing else "le-championnat.change")
    icon = "plus-card" if act.changing else "swap"
    may_change = act.changing or bool(bench(picture, seat))
    state = button_state(picture, "change") if may_change else "disabled"
    draw_button(canvas, CHANGE, change, state, theme.SKY, icon=icon, size=40)
    _draw_pips(canvas, picture, seat)
    last = picture.view.fight is not None and picture.view.fight.passes > 0
    words = say("le-championnat.end-match" if last else "le-championnat.pass")
    draw_button(
        canvas, PASS, words, button_state(picture, "pass"), theme.PAPER, icon="cross", size=42
    )
    ready = bool(act.plus) and act.plus not in STRIKES
    state = button_state(picture, "play") if ready else "disabled"
    draw_button(canvas, PLAY, say("le-championnat.play"), state, theme.GRASS, size=60, radius=34)


def _draw_pips(canvas: Canvas, picture: ChampionnatPicture, seat: int) -> None:
    """How many changes are left."""
    fight = picture.view.fight
    assert fight is not None
    left = next(side.changes_left for side in fight.sides if side.seat == seat)
    for number in range(MOST_CHANGES):
        fill = theme.GRASS_LIGHT if number < left else theme.DISABLED
        disc = canvas.stage.shapes.disc(15, fill, theme.INK, 4)
        canvas.blit(disc, CHANGE.x + CHANGE.width - 4, CHANGE.y + 26 + number * 38, "centre")
