"""The wooden tray: two classic dice with their sum, and the action die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.big4.deed_panel import draw_news
from scenes.big4.picture import Big4Picture
from scenes.big4.places import action_tab, dice_panel, dice_tab
from scenes.scene import Box, Point
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_ACTIONS = ("dribble", "recovery", "offside", "cramp", "free-kick", "tackle")
_ANGLES = (-5, 6, 5)
_FACES = 8  # a die shows so many faces before it lies still
_CLASSIC, _ACTION = 102, 116


def draw_tray(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
    """The wood; what lies on it is drawn by `draw_dice`."""
    panel = dice_panel(picture.players)
    canvas.plate(panel, 34, theme.WOOD_DARK, border=6, shadow="normal")
    canvas.plate(panel.grown(-6), 28, theme.WOOD_LIGHT, outline=None, border=0)
    canvas.plate(panel.grown(-16), 22, theme.NIGHT_PANEL, border=5)
    for name, tab in (("dice", dice_tab), ("action", action_tab)):
        _draw_tab(canvas, picture, name, tab(picture.players))
    if picture.classic is None:
        draw_news(canvas, picture, seats, panel)


def _draw_tab(canvas: Canvas, picture: Big4Picture, name: str, box: Box) -> None:
    """Which of the two is being used, where there is a choice."""
    if not picture.offering:
        return
    both = picture.dice_left and picture.action_left
    if f"tab:{name}" in picture.hinted or (both and picture.draft.mode == name):
        canvas.glow(box.grown(-6), 20)
        canvas.plate(box.grown(-6), 20, theme.NIGHT_HAIRLINE, outline=theme.SUN.fill, border=6)
    elif picture.hot == f"tab:{name}" and (both or picture.phase == "roll"):
        canvas.plate(box.grown(-6), 20, theme.NIGHT_HAIRLINE, outline=theme.CHALK, border=4)


def draw_dice(canvas: Canvas, picture: Big4Picture) -> None:
    rolling = picture.tumble >= 0
    tab, side = dice_tab(picture.players), action_tab(picture.players)
    y = tab.centre[1]
    left = tab.x + tab.width * 0.165
    step = tab.width * 0.34
    for number in range(2):
        pips = picture.classic[number] if picture.classic else None
        if rolling and picture.classic:
            pips = tumbling_pips(picture.classic[number], picture.tumble, number)
        key = f"pieces/die-{pips}" if pips else "pieces/die-idle"
        hop = die_hop(picture.tumble, number)
        draw_die(canvas, key, (left + step * number, y - hop), _CLASSIC, _ANGLES[number])
    canvas.text("+", left + step / 2, y, 56, theme.WHITE, anchor="centre", fixed=True)
    x = left + step * 1.52
    canvas.text("=", x, y, 56, theme.WHITE, anchor="centre", fixed=True)
    _draw_sum(canvas, picture, (x + step * 0.47, y))
    _draw_action(canvas, picture, side)


def _draw_sum(canvas: Canvas, picture: Big4Picture, at: Point) -> None:
    used = picture.classic is not None and not picture.dice_left and picture.tumble < 0
    fill = theme.DISABLED if used or picture.classic is None else theme.SUN.fill
    canvas.blit(canvas.stage.shapes.disc(44, fill, theme.INK, 5), *at, "centre")
    total = "?" if picture.classic is None or picture.tumble >= 0 else str(sum(picture.classic))
    canvas.text(total, *at, 60, theme.NIGHT, anchor="centre", room=78, fixed=True)


def _draw_action(canvas: Canvas, picture: Big4Picture, side: Box) -> None:
    x, y = side.centre
    rolling = picture.tumble >= 0
    face: str | None = picture.action
    if rolling and face is not None:
        face = _tumbling_action(picture)
    key = f"pieces/die-action-{face or 'idle'}"
    hop = die_hop(picture.tumble, 2)
    draw_die(canvas, key, (x, y - hop), _ACTION, _ANGLES[2])
    if picture.action is not None and not rolling:
        label = say(f"card.big4.{picture.action}.label")
        ink = theme.WHITE if picture.action_left else theme.SKY.tint
        right = side.x + side.width - 18
        canvas.text(label, right, y + 94, 40, ink, anchor="right", room=420)


def _tumbling_action(picture: Big4Picture) -> str:
    stage = int(picture.tumble * _FACES)
    assert picture.action is not None
    last = _ACTIONS.index(picture.action)
    return _ACTIONS[(last + stage - _FACES) % len(_ACTIONS)]


def tumbling_pips(result: int, tumble: float, number: int) -> int:
    """Other faces first, the rolled one in the end."""
    stage = int(tumble * _FACES)
    if stage >= _FACES - 1:
        return result
    return (result - 1 + (_FACES - 1 - stage) * (2 + number)) % 6 + 1


def die_hop(tumble: float, number: int) -> float:
    """Two bounces, each die a little later than the one before."""
    if tumble < 0:
        return 0.0
    at = max(0.0, min(1.0, tumble * 1.15 - 0.05 * number))
    half = at * 2 % 1
    return (44 if at < 0.5 else 18) * 4 * half * (1 - half) if at < 1 else 0.0


def draw_die(canvas: Canvas, key: str, middle: Point, width: float, angle: float) -> None:
    shapes = canvas.stage.shapes
    dx, dy = shapes.shadow_offset("small")
    shadow = shapes.shadow(width * 0.84, width * 0.9, width * 0.2, "small")
    canvas.blit(shadow, middle[0] - width * 0.42 + dx, middle[1] - width * 0.45 + dy)
    canvas.blit(canvas.stage.art.sprite(key, width, angle=angle), *middle, "centre")
