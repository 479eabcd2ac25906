"""Why the other makes this proposal, in its own words beside its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.championnat.market_places import REASON
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.sheet_parts import draw_side_tail
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def reason_words(picture: ChampionnatPicture) -> str:
    """Robots say why; people say it themselves."""
    offer = picture.view.offer
    return say(f"why.le-championnat.{offer.why}") if offer is not None and offer.why else ""


def draw_reason(canvas: Canvas, picture: ChampionnatPicture) -> None:
    words = reason_words(picture)
    if not words:
        return
    canvas.plate(REASON, 30, theme.WHITE, border=6)
    draw_side_tail(canvas, REASON.x, REASON.centre[1], 20)
    canvas.text(words, *REASON.centre, 40, anchor="centre", room=REASON.width - 36)
