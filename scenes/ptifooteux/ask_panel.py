"""The question to a p'tifooteux (mock-up 12): portrait, transfer die, and what yes and no mean."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.ptifooteux.kids import Colour
from scenes import theme
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.kids import GREEN, PAINTS, draw_framed, face
from scenes.ptifooteux.picture import Answered, PtifooteuxPicture
from scenes.ptifooteux.places import (
    ASK_BUTTON,
    ASK_DIE,
    ASK_LEFT,
    ASK_NO,
    ASK_PANEL,
    ASK_PORTRAIT,
    ASK_YES,
)
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.bubble import draw_tail
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_RADIUS = 56
_BORDER = 7
_RAY_ALPHA = 34
_RAYS = 14


def draw_ask(canvas: Canvas, colour: Colour) -> None:
    """What stands still; the die and the portrait move: `draw_ask_moving`."""
    paint = PAINTS[colour]
    canvas.plate(ASK_PANEL, _RADIUS, theme.PAPER.fill, border=_BORDER, shadow="modal")
    _draw_left(canvas, paint)
    x = ASK_DIE.centre[0]
    invite = say("table.les-ptifooteux.invite")
    canvas.text(invite, x, 222, 60, anchor="centre", room=810)


def draw_ask_moving(
    canvas: Canvas, picture: PtifooteuxPicture, colour: Colour, kid_name: str, asker: str
) -> None:
    kid = picture.asked
    if kid is None:
        return
    draw_portrait(canvas, kid, colour, picture.answered or "asked", picture.nod)
    _draw_name(canvas, kid_name)
    if picture.answered != "yes":
        _draw_missing(canvas, colour, asker)
    _draw_bubble(canvas, picture.reply or say("answer.les-ptifooteux.asked"))
    _draw_die(canvas, picture)
    _draw_answer(canvas, picture.answered)
    _draw_meaning(canvas, kid, picture.answered)


def draw_portrait(canvas: Canvas, kid: str, colour: Colour, mood: str, nod: float = 0.0) -> None:
    draw_framed(canvas, ASK_PORTRAIT, face(kid, mood), PAINTS[colour], lean=nod)


def _draw_left(canvas: Canvas, paint: Paint) -> None:
    """The coloured half with its rays: the left of a wider plate, its corners left plain."""
    x, y, _, height = ASK_PANEL
    with canvas.clipped(Box(x, y, ASK_LEFT, height)):
        wide = Box(x, y, ASK_LEFT + 2 * _RADIUS, height)
        canvas.plate(wide, _RADIUS, paint.fill, border=_BORDER)
    middle = Box(x + _BORDER, y + _RADIUS, ASK_LEFT - _BORDER, height - 2 * _RADIUS)
    wide = Box(x + _RADIUS, y + _BORDER, ASK_LEFT - _RADIUS, height - 2 * _BORDER)
    for part in (middle, wide):
        with canvas.clipped(part):
            _draw_rays(canvas, _lighter(paint.fill))
    line = Box(x + ASK_LEFT - 3, y + 2, 6, height - 4)
    canvas.fill(theme.INK, line)


def _draw_rays(canvas: Canvas, colour: theme.Colour) -> None:
    """Mixed beforehand: a see-through layer of that size costs a whole frame."""
    x, y = ASK_PANEL.x + ASK_LEFT / 2, ASK_PANEL.y + ASK_PANEL.height / 2
    reach = ASK_LEFT + ASK_PANEL.height
    for number in range(_RAYS):
        turn = 2 * math.pi * number / _RAYS
        ends = (turn, turn + math.pi / _RAYS)
        wedge = [(x + reach * math.cos(end), y + reach * math.sin(end)) for end in ends]
        corners = [canvas.to_pixels(*corner) for corner in ((x, y), *wedge)]
        pygame.draw.polygon(canvas.surface, colour, corners)


def _lighter(colour: theme.Colour) -> theme.Colour:
    red, green, blue = (part + (255 - part) * _RAY_ALPHA // 255 for part in colour)
    return red, green, blue


def _draw_meaning(canvas: Canvas, kid: str, answered: Answered) -> None:
    """A smile and a tick, a shake of the head and a cross: what the die may answer."""
    words = {"yes": say("table.les-ptifooteux.yes"), "no": say("table.les-ptifooteux.not-yet")}
    for box, mood, tint in ((ASK_YES, "yes", GREEN), (ASK_NO, "no", theme.CORAL)):
        if mood == answered:
            canvas.glow(box.grown(6), 36)
        canvas.plate(box, 30, tint.tint, border=9 if mood == answered else 5)
        canvas.art(face(kid, mood), box.x + 92, box.y + box.height - 5, 168, "bottom")
        x = box.x + 276
        tile = Box(x - 56, box.y + 24, 112, 112)
        canvas.plate(tile, 26, tint.fill, border=5)
        icon = "icons/check" if mood == "yes" else "icons/cross-white"
        canvas.art(icon, *tile.centre, 78, "centre")
        canvas.text(words[mood], x, box.y + 178, 46, anchor="centre", room=204)


def _draw_answer(canvas: Canvas, answered: Answered) -> None:
    """In the place of the button, once the die has spoken."""
    if not answered:
        return
    tint = GREEN if answered == "yes" else theme.CORAL
    key = "yes" if answered == "yes" else "not-yet"
    canvas.plate(ASK_BUTTON, 34, tint.tint, border=6)
    words = say(f"table.les-ptifooteux.{key}")
    canvas.text(words, *ASK_BUTTON.centre, 76, anchor="centre", room=ASK_BUTTON.width - 60)


def _draw_name(canvas: Canvas, name: str) -> None:
    plate = Box(ASK_PORTRAIT.centre[0] - 172, ASK_PORTRAIT.y + ASK_PORTRAIT.height - 54, 344, 100)
    canvas.plate(plate, 30, theme.NIGHT, border=5, shadow="small")
    canvas.text(name, *plate.centre, 56, theme.WHITE, anchor="centre", room=plate.width - 40)


def _draw_missing(canvas: Canvas, colour: Colour, asker: str) -> None:
    words = say(f"table.les-ptifooteux.missing-{colour}", name=asker)
    ink = theme.WHITE if colour == "violet" else theme.NIGHT
    middle = ASK_PANEL.x + ASK_LEFT / 2
    canvas.text(words, middle, 984, 46, ink, anchor="centre", room=ASK_LEFT - 50)


def _draw_bubble(canvas: Canvas, words: str) -> None:
    box = Box(ASK_PANEL.x + 26, ASK_PANEL.y + 30, ASK_LEFT - 52, 106)
    canvas.plate(box, 30, theme.WHITE, border=6, shadow="small")
    draw_tail(canvas, box, (box.x + 200, box.y + box.height + 52), theme.WHITE)
    canvas.text(words, *box.centre, 54, anchor="centre", room=box.width - 50)


def _draw_die(canvas: Canvas, picture: PtifooteuxPicture) -> None:
    die, offered = picture.small_die, picture.offered
    lit = offered and picture.hot in ("ask", "ask-button")
    if offered:
        canvas.glow(ASK_DIE.grown(6 if lit else 0), 60)
        canvas.plate(ASK_DIE, 60, theme.SUN.fill, border=6)
        for side, x in (("left", ASK_DIE.x - 64), ("right", ASK_DIE.x + ASK_DIE.width + 64)):
            canvas.art(f"ui/sun-shake-{side}", x, ASK_DIE.centre[1], 66, "centre")
    draw_die(canvas, ASK_DIE.grown(-18), "pieces/die-transfer", die)
    if offered:
        state = "hot" if lit or picture.glowing == "ask" else "normal"
        draw_button(canvas, ASK_BUTTON, say("table.les-ptifooteux.ask"), state, size=60, radius=34)
