"""What a footballer on sale would bring one's own eleven: places and stars, already added up."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes import theme
from scenes.championnat.deck import footballer
from scenes.championnat.own_stars import standing
from scenes.championnat.picture import ChampionnatPicture
from scenes.scene import Box

if TYPE_CHECKING:
    from scenes.canvas import Canvas


class Gain(NamedTuple):
    places: int
    stars: int


def on_sale(picture: ChampionnatPicture) -> int | None:
    """The card the person in front may buy or bid for now."""
    if picture.offering is None or picture.offering != picture.view.viewer:
        return None
    return picture.auction.card if picture.auction is not None else picture.drawn


def gain_of(picture: ChampionnatPicture, card: int) -> Gain:
    viewer = picture.view.viewer
    assert viewer is not None
    held = picture.view.clubs[viewer].squad
    now = tuple(sorted(each.card for each in held if each.card is not None))
    then = tuple(sorted((*now, card)))
    before, after = standing(picture.view, now), standing(picture.view, then)
    return Gain(after[0] - before[0], after[1] - before[1])


def suits(picture: ChampionnatPicture, place: int) -> bool:
    """Whether the card on sale can play at that place."""
    card = on_sale(picture)
    return card is not None and place in footballer(card).places


def draw_gain(canvas: Canvas, picture: ChampionnatPicture, boxes: tuple[Box, Box]) -> None:
    """Green for what one's team wins; nothing for who does not know the squad."""
    card = on_sale(picture)
    if card is None:
        return
    gain = gain_of(picture, card)
    for box, icon, more in zip(boxes, ("squad", "star"), gain, strict=True):
        canvas.plate(box, 22, theme.GRASS.tint if more else theme.PAPER.tint, border=4)
        x, y = box.centre
        canvas.art(f"icons/{icon}", x - 34, y, min(56, box.height - 16), "centre")
        canvas.text(f"+{more}", x + 32, y, 44, anchor="centre", room=72, fixed=True)
