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
from scenes.championnat.slots import draw_nobody
from scenes.scene import Box
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

CARD = 118.0
CARD_MIDDLE = 58
_STILL_TO_BE_FOUND = 110  # opacity


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
    """The money; below it the four sponsors one may have, and how many + cards one holds."""
    club = picture.clubs[viewer]
    canvas.plate(PURSE, 24, theme.NIGHT, border=5)
    x, y = PURSE.x, PURSE.y + 46
    canvas.art("icons/coin", x + 42, y, 58, "centre")
    canvas.text(purse(club.money), x + 78, y, 50, theme.SUN.fill, anchor="left", room=150)
    owned = {question(sponsor).square for sponsor in club.sponsors}
    for number, (square, icon) in enumerate(SPONSOR_ICONS.items()):
        slot = Box(x + 12 + number * 41, PURSE.y + 82, 37, 54)
        _draw_pocket(canvas, slot, f"icons/{icon}", full=square in owned)
    pocket = Box(x + PURSE.width - 64, PURSE.y + 82, 54, 54)
    if not club.plus_count:
        _draw_pocket(canvas, pocket, "icons/plus-card", full=False)
        return
    canvas.plate(pocket, 14, theme.GRASS_LIGHT, border=4)
    canvas.text(f"+{club.plus_count}", *pocket.centre, 36, anchor="centre", fixed=True)


def _draw_pocket(canvas: Canvas, slot: Box, icon: str, *, full: bool) -> None:
    """For what one has, or may still find."""
    canvas.plate(slot, 10, theme.PAPER.fill if full else theme.NIGHT_PANEL, border=3)
    sprite = canvas.stage.art.sprite(icon, 36)
    if not full:
        sprite = sprite.copy()
        sprite.set_alpha(_STILL_TO_BE_FOUND)
    canvas.blit(sprite, *slot.centre, "centre")


def _draw_eleven(canvas: Canvas, picture: ChampionnatPicture, viewer: int) -> None:
    shelf = canvas.stage.shelf(CardShelf)
    eleven = picture.view.clubs[viewer].eleven or (TRAINEE,) * 11
    for place, card in enumerate(eleven, 1):
        slot = tray_slot(place)
        lit = suits(picture, place)
        if card >= 0:
            mini = shelf.mini(card, "", CARD)
            canvas.blit(mini, slot.centre[0], slot.y + CARD_MIDDLE, "centre")
        else:
            _draw_empty(canvas, slot, lit=lit)
        _draw_number(canvas, slot, place, lit=lit)


def _draw_empty(canvas: Canvas, slot: Box, *, lit: bool) -> None:
    """Nobody for that number yet; it glows while somebody who fits is on sale."""
    x, y = slot.centre[0], slot.y + CARD_MIDDLE - 4
    box = Box(x - 50, y - 52, 100, 104)
    if lit:
        canvas.glow(box.grown(4), 20)
    draw_nobody(canvas, box, theme.SUN.fill if lit else theme.PAPER.fill)


def _draw_number(canvas: Canvas, slot: Box, place: int, *, lit: bool) -> None:
    plate = Box(slot.centre[0] - 33, slot.y + 112, 66, 44)
    canvas.plate(plate, 15, theme.SUN.fill if lit else theme.WHITE, border=4)
    canvas.text(str(place), *plate.centre, 36, anchor="centre", room=52, fixed=True)
