"""The buttons below the market: to propose, or to say yes, no or something else to a proposal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.championnat.state import MOST_ANSWERS
from game.core.record import Seat
from scenes import theme
from scenes.championnat.drafts import MarketDraft
from scenes.championnat.market_places import (
    ACCEPT,
    CLEAR,
    COUNTER,
    FOOT,
    PROPOSE,
    REFUSE,
    REFUSE_BESIDE,
    TO_OFFER,
)
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.sheet_parts import draw_side_tail
from scenes.championnat.side_parts import button_state
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


class FootButton(NamedTuple):
    key: str
    box: Box
    words: str
    paint: Paint
    icon: str


_YES_OR_NO = (
    FootButton("refuse-offer", REFUSE, "say-no", theme.PAPER, "cross"),
    FootButton("counter", COUNTER, "counter", theme.SUN, "swap"),
    FootButton("accept", ACCEPT, "say-yes", theme.GRASS, "check"),
)
_PROPOSING = (
    FootButton("clear", CLEAR, "clear", theme.PAPER, "undo"),
    FootButton("propose", PROPOSE, "propose", theme.GRASS, ""),
)
_NO = FootButton("refuse-offer", REFUSE_BESIDE, "say-no", theme.PAPER, "cross")
_TO_OFFER = FootButton("to-offer", TO_OFFER, "to-offer", theme.PAPER, "swap")


def foot_buttons(draft: MarketDraft) -> tuple[FootButton, ...]:
    """Whoever answers can always say no, and go back from another offer to the one that lies
    there; a wish cannot be agreed to as it is, it has to be filled in."""
    if not draft.answering:
        return _PROPOSING
    if not draft.editing:
        return _YES_OR_NO
    if draft.wish:
        return (_NO._replace(box=REFUSE), *_PROPOSING)
    return (_NO, _TO_OFFER, *_PROPOSING)


def no_more_answers(picture: ChampionnatPicture) -> bool:
    offer = picture.view.offer
    return offer is not None and offer.answers >= MOST_ANSWERS


def draw_foot(
    canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft, seats: Sequence[Seat]
) -> None:
    other = seats[draft.to].name
    canvas.plate(FOOT, 28, theme.WOOD_DARK, border=5, shadow="normal")
    canvas.plate(FOOT.grown(-6), 24, theme.WOOD_LIGHT, outline=None, border=0)
    for button in foot_buttons(draft):
        state = button_state(picture, button.key)
        if button.key == "counter" and no_more_answers(picture):
            state = "disabled"
        words = say(f"le-championnat.{button.words}", name=other)
        draw_button(
            canvas, button.box, words, state, button.paint, icon=button.icon or None, size=48
        )
    if not draft.answering:
        _draw_promise(canvas, draft, seats)


def _draw_promise(canvas: Canvas, draft: MarketDraft, seats: Sequence[Seat]) -> None:
    draw_avatar(canvas, seats[draft.to], draft.to, 232, 976, 66)
    bubble = Box(334, 904, 498, 142)
    canvas.plate(bubble, 34, theme.WHITE, border=6)
    draw_side_tail(canvas, bubble.x, 984, 30)
    words = say("le-championnat.will-see", name=seats[draft.to].name)
    canvas.lines(words, bubble.grown(-22), 40)
