"""What a deal would make of one's own eleven: nobody has to add it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.championnat.deck import lineups
from scenes.championnat.drafts import MarketDraft
from scenes.championnat.market_places import OUTLOOK
from scenes.championnat.picture import ChampionnatPicture

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_outlook(canvas: Canvas, picture: ChampionnatPicture, draft: MarketDraft) -> None:
    """What the deal would make of one's own eleven: places filled, stars."""
    now, then = _standing(own_squad(picture, draft)), _standing(squad_after(picture, draft))
    fill = theme.PAPER.fill
    if now != then:
        fill = theme.GRASS.tint if then > now else theme.CORAL.tint
    canvas.plate(OUTLOOK, 26, fill, border=5)
    x, y = OUTLOOK.x + 36, OUTLOOK.centre[1]
    for icon, before, after in zip(("squad", "star"), now, then, strict=True):
        canvas.art(f"icons/{icon}", x, y, 48, "centre")
        canvas.text(str(before), x + 54, y, 44, anchor="centre", fixed=True)
        canvas.art("icons/chevron-right", x + 92, y, 26, "centre")
        canvas.text(str(after), x + 130, y, 44, anchor="centre", fixed=True)
        x += 182


def _standing(squad: tuple[int, ...]) -> tuple[int, int]:
    return lineups().places_filled(squad), lineups().strength(squad)


def own_squad(picture: ChampionnatPicture, draft: MarketDraft) -> tuple[int, ...]:
    held = picture.view.clubs[draft.seat].squad
    return tuple(sorted(each.card for each in held if each.card is not None))


def squad_after(picture: ChampionnatPicture, draft: MarketDraft) -> tuple[int, ...]:
    kept = set(own_squad(picture, draft)) - set(draft.give.footballers)
    return tuple(sorted(kept | set(draft.want.footballers)))
