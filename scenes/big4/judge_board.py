"""The referee: a coin that says play on or foul, then the dice of the cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from scenes import theme
from scenes.big4 import squad
from scenes.big4.deeds import TACKLED
from scenes.big4.dice_tray import die_hop, draw_die, tumbling_pips
from scenes.big4.picture import Big4Picture, Judging
from scenes.scene import Box, Point
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

PANEL: Final = Box(463, 160, 1120, 800)
MAIN: Final = Box(713, 804, 620, 126)
VERDICT: Final = (PANEL.centre[0], 922.0)  # in a word, under the sentence
_HEAD = 104
_CARD_FACES = ("minor", "yellow", "red", "red-penalty")


def draw_judging(canvas: Canvas, picture: Big4Picture) -> None:
    judging = picture.judging
    if judging is None or picture.referee is None:
        return
    name = squad.referee(picture.referee).name
    draw_panel(canvas, PANEL, theme.SUN, name, head_height=_HEAD, size=60)
    _draw_referee(canvas, picture.referee)
    if judging.foul is None or (judging.face is None and judging.tumble >= 0):
        _draw_coin(canvas, judging)
    elif judging.foul and (judging.classic is not None or picture.phase == "referee-roll"):
        _draw_dice(canvas, judging)
    else:
        _draw_coin(canvas, judging)
    _draw_foot(canvas, picture, judging)


def _draw_referee(canvas: Canvas, referee: int) -> None:
    box = Box(PANEL.x + 60, PANEL.y + 130, 380, 366)
    canvas.plate(box, 36, theme.SKY.tint, border=6)
    canvas.art(squad.referee_face(referee), box.centre[0], box.y + box.height - 4, 340, "bottom")


def _draw_coin(canvas: Canvas, judging: Judging) -> None:
    x, y = PANEL.x + 780, PANEL.y + 310
    if judging.tumble >= 0:
        turn = judging.tumble * 6 * math.pi
        face = "foul" if math.cos(turn) * (-1 if judging.foul else 1) < 0 else "play"
        coin = canvas.stage.art.sprite(f"pieces/coin-{face}", 300)
        tall = max(8, round(coin.get_height() * abs(math.cos(turn))))
        hop = 150 * 4 * judging.tumble * (1 - judging.tumble)
        flat = pygame.transform.scale(coin, (coin.get_width(), tall))
        canvas.blit(flat, x, y - hop * 0.5, "centre")
        return
    if judging.foul is None:
        canvas.art("pieces/coin-play", x - 130, y, 220, "centre")
        canvas.art("pieces/coin-foul", x + 130, y, 220, "centre")
        for key, at in (("play", x - 130), ("foul", x + 130)):
            label = say(f"card.big4.{key}.label")
            canvas.text(label, at, y + 152, 48, anchor="centre", room=240)
        return
    key = "foul" if judging.foul else "play"
    canvas.art(f"pieces/coin-{key}", x, y, 300, "centre")


def _draw_dice(canvas: Canvas, judging: Judging) -> None:
    """Two dice give the number, the referee's die the card."""
    x, y = PANEL.x + 780, PANEL.y + 222
    rolling, tumble = judging.tumble >= 0, judging.tumble
    for number in range(2):
        key = "pieces/die-idle"
        if judging.classic is not None:
            pips = judging.classic[number]
            pips = tumbling_pips(pips, tumble, number) if rolling else pips
            key = f"pieces/die-{pips}"
        at = (x - 230 + 164 * number, y - die_hop(tumble, number))
        draw_die(canvas, key, at, 130, (-5, 4)[number])
    total = "?" if judging.classic is None or rolling else str(sum(judging.classic))
    canvas.blit(canvas.stage.shapes.disc(62, theme.SUN.fill, theme.INK, 5), x + 112, y, "centre")
    canvas.text(total, x + 112, y, 74, anchor="centre", fixed=True, room=110)
    canvas.text("+", x - 148, y, 60, anchor="centre", fixed=True)
    canvas.text("=", x + 22, y, 60, anchor="centre", fixed=True)
    _draw_card_die(canvas, judging, (x, y))


def _draw_card_die(canvas: Canvas, judging: Judging, under: Point) -> None:
    """Below the sum."""
    (x, y), tumble = under, judging.tumble
    face: str = judging.face or "idle"
    if judging.face is not None and 0 <= tumble < 0.9:
        face = _CARD_FACES[int(tumble * 9) % len(_CARD_FACES)]
    low = (x - 148, y + 172 - die_hop(tumble, 2))
    draw_die(canvas, f"pieces/die-referee-{face}", low, 150, 3)
    if judging.face is not None and tumble < 0:
        text = say(f"card.big4.{judging.face}.label")
        canvas.lines(text, Box(x - 50, y + 126, 330, 110), 48, face="display")


def _draw_foot(canvas: Canvas, picture: Big4Picture, judging: Judging) -> None:
    room = Box(PANEL.x + 60, PANEL.y + 514, PANEL.width - 120, 108)
    if judging.foul is not None and judging.tumble < 0 and not picture.offering:
        room = room._replace(y=room.y + 30, height=162)  # the button has gone
        canvas.lines(say(f"card.big4.{_said(judging)}.text"), room, 54, align="centre")
    else:
        if judging.face is None:
            landed = judging.tumble < 0  # the coin in the air tells nothing yet
            foul = judging.foul and landed
            words = say("big4.referee-said-foul") if foul else tackle_words(picture)
            canvas.lines(words, room, 44, align="centre")
    if picture.offering:
        label = say("big4.toss" if judging.foul is None else "big4.roll")
        icon = "whistle" if judging.foul is None else "dice"
        state = picture.state_of("main")
        draw_button(canvas, MAIN, label, state, theme.SUN, icon=icon, size=66, radius=40)


def tackle_words(picture: Big4Picture) -> str:
    """Who was tackled, as long as that is remembered: not in a match taken up again."""
    deed = picture.deed
    if deed is None or deed.icon not in TACKLED or not deed.footballers:
        return say("big4.referee-toss")
    return say("big4.referee-toss-for", player=squad.footballer(deed.footballers[-1]).name)


def _said(judging: Judging) -> str:
    """The word of the referee that has fallen last."""
    if judging.face is not None:
        return judging.face
    return "foul" if judging.foul else "play"
