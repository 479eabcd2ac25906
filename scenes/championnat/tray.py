"""The strip at the bottom: purse, sponsors, + cards, the strongest eleven, market and squad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.championnat.lineup import TRAINEE
from scenes import theme
from scenes.championnat.board import SPONSOR_ICONS
from scenes.championnat.cards import CardShelf
from scenes.championnat.deck import question
from scenes.championnat.money import purse
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import MARKET_BUTTON, PURSE, SQUAD_BUTTON, TRAY, tray_slot
from scenes.championnat.side_gain import suits
from scenes.scene import Box
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_tray(canvas: Canvas, picture: ChampionnatPicture) -> None:
    canvas.plate(TRAY, 26, theme.WOOD_DARK, border=5, shadow="normal")
    canvas.plate(TRAY.grown(-6), 22, theme.WOOD_LIGHT, outline=None, border=0)
    viewer = picture.view.viewer
    if viewer is None:
        words = say("le-championnat.secret-squads")
        canvas.text(words, 900, 986, 44, anchor="centre", room=1400)
    else:
        _draw_purse(canvas, picture, viewer)
        _draw_eleven(canvas, picture, viewer)
    draw_buttons(canvas, picture)


def draw_buttons(canvas: Canvas, picture: ChampionnatPicture) -> None:
    for key, box, icon, paint in (
        ("open-market", MARKET_BUTTON, "market", theme.SUN),
        ("open-squad", SQUAD_BUTTON, "squad", theme.PAPER),
    ):
        state = "normal"
        if key in (picture.hot, picture.glowing):
            state = "hot"
        frozen = key == "open-market" and picture.view.frozen
        paint = theme.PAPER if frozen else paint
        draw_button(canvas, box, "", state, paint, radius=26)
        canvas.art(f"icons/{icon}", *box.centre, 84, "centre")
        if frozen:
            canvas.art("icons/lock", box.x + box.width - 20, box.y + box.height - 22, 52, "centre")


def _draw_purse(canvas: Canvas, picture: ChampionnatPicture, viewer: int) -> None:
    club = picture.clubs[viewer]
    canvas.plate(PURSE, 24, theme.NIGHT, border=5)
    canvas.art("icons/coin", PURSE.x + 40, PURSE.y + 44, 52, "centre")
    canvas.text(
        purse(club.money), PURSE.x + 76, PURSE.y + 44, 50, theme.SUN.fill, anchor="left", room=156
    )
    x, y = PURSE.x + 38, PURSE.y + 110
    for sponsor in club.sponsors[:4]:
        square = question(sponsor).square or "shirt"
        canvas.art(f"icons/{SPONSOR_ICONS[square]}", x, y, 44, "centre")
        x += 46
    if club.plus_count:
        plate = Box(PURSE.x + PURSE.width - 72, PURSE.y + 82, 60, 56)
        canvas.plate(plate, 14, theme.GRASS_LIGHT, border=4)
        canvas.text(f"+{club.plus_count}", *plate.centre, 36, anchor="centre", fixed=True)


def _draw_eleven(canvas: Canvas, picture: ChampionnatPicture, viewer: int) -> None:
    shelf = canvas.stage.shelf(CardShelf)
    eleven = picture.view.clubs[viewer].eleven or (TRAINEE,) * 11
    for place, card in enumerate(eleven, 1):
        slot = tray_slot(place)
        if card >= 0:
            x, y = slot.centre
            canvas.blit(shelf.mini(card, str(place), slot.width), x, y, "centre")
            continue
        _draw_empty(canvas, place, lit=suits(picture, place))


def _draw_empty(canvas: Canvas, place: int, *, lit: bool) -> None:
    """Nobody for that number yet; it glows while somebody who fits is on sale."""
    slot = tray_slot(place)
    empty = Box(slot.x + 8, slot.y + 12, slot.width - 16, slot.height - 28)
    ink = theme.INK if lit else theme.WOOD_GRAIN
    if lit:
        canvas.glow(empty.grown(4), 20)
        canvas.plate(empty, 16, theme.SUN.fill, border=4)
    else:
        canvas.plate(empty, 16, theme.PAPER.tint, outline=ink, border=4, alpha=210)
    canvas.text(str(place), *empty.centre, 48, ink, anchor="centre", fixed=True)
