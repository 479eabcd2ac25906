"""What a deal would make of one's own eleven: nobody has to add it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.championnat.drafts import MarketDraft
from scenes.championnat.market_places import OUTLOOK
from scenes.championnat.own_stars import standing
from scenes.championnat.picture import ChampionnatPicture

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_LEFT = (34, 216)  # of the places filled, of the stars


def draw_outlook(canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft) -> None:
    """What the deal would make of one's own eleven: places filled, stars."""
    squads = own_squad(picture, draft), squad_after(picture, draft)
    now, then = (standing(picture.view, squad) for squad in squads)
    fill = theme.PAPER.fill
    if now != then:
        fill = theme.GRASS.tint if then > now else theme.CORAL.tint
    canvas.plate(OUTLOOK, 26, fill, border=5)
    y = OUTLOOK.centre[1]
    for left, icon, before, after in zip(_LEFT, ("squad", "star"), now, then, strict=True):
        x = OUTLOOK.x + left
        canvas.art(f"icons/{icon}", x, y, 44, "centre")
        canvas.text(str(before), x + 52, y, 40, anchor="centre", fixed=True)
        canvas.art("icons/chevron-right", x + 90, y, 24, "centre")
        canvas.text(str(after), x + 127, y, 40, anchor="centre", fixed=True)


def own_squad(picture: ChampionnatPicture, draft: MarketDraft) -> tuple[int, ...]:
    held = picture.view.clubs[draft.seat].squad
    return tuple(sorted(each.card for each in held if each.card is not None))


def squad_after(picture: ChampionnatPicture, draft: MarketDraft) -> tuple[int, ...]:
    kept = set(own_squad(picture, draft)) - set(draft.give.footballers)
    return tuple(sorted(kept | set(draft.want.footballers)))
