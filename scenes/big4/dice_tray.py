"""The wooden tray: above two classic dice with their sum, below the action die with its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.big4.faces import ACTION_DIE, COLOURS
from scenes import theme
from scenes.big4.picture import Big4Picture
from scenes.big4.places import action_tab, dice_panel, dice_tab
from scenes.scene import Box, Point
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_ANGLES = (-5, 6, 5)
_FACES = 8  # a die shows so many faces before it lies still
_SIZE = 82
_FIRST, _STEP, _EQUALS, _SUM = 56, 118, 232, 292  # from the left end of a row
_SERVES = 354  # what the sum is good for
_JOINED = {"green": (theme.GRASS.fill, "big4.and"), "blue": (theme.SKY.fill, "big4.or")}


def draw_tray(canvas: Canvas, picture: Big4Picture) -> None:
    """The wood; what lies on it is drawn by `draw_dice`."""
    panel = dice_panel(picture.players)
    canvas.plate(panel, 34, theme.WOOD_DARK, border=6, shadow="normal")
    canvas.plate(panel.grown(-6), 28, theme.WOOD_LIGHT, outline=None, border=0)
    canvas.plate(panel.grown(-12), 24, theme.NIGHT_PANEL, border=5)
    for name, tab in (("dice", dice_tab), ("action", action_tab)):
        _draw_tab(canvas, picture, name, tab(picture.players))
    if picture.tumble < 0:
        _draw_use(canvas, picture)
        _draw_label(canvas, picture)
        _draw_joint(canvas, picture)


def _draw_tab(canvas: Canvas, picture: Big4Picture, name: str, box: Box) -> None:
    """Which of the two is being used, where there is a choice."""
    if not picture.offering:
        return
    both = picture.dice_left and picture.action_left
    if f"tab:{name}" in picture.hinted or (both and picture.draft.mode == name):
        canvas.glow(box.grown(-2), 18)
        canvas.plate(box.grown(-2), 18, theme.NIGHT_HAIRLINE, outline=theme.SUN.fill, border=6)
    elif picture.hot == f"tab:{name}" and (both or picture.phase == "roll"):
        canvas.plate(box.grown(-2), 18, theme.NIGHT_HAIRLINE, outline=theme.CHALK, border=4)


def _draw_use(canvas: Canvas, picture: Big4Picture) -> None:
    """The sum weakens opponents; beside a red face it is good for nothing."""
    tab = dice_tab(picture.players)
    x, y = tab.x + _SERVES, tab.centre[1]
    if picture.action is not None and COLOURS[picture.action] == "red":
        canvas.blit(canvas.stage.shapes.disc(30, theme.CORAL.fill, theme.INK, 4), x + 24, y,
                    "centre")  # fmt: skip
        canvas.art("icons/cross-white", x + 24, y, 34, "centre")
    elif picture.classic is None or picture.dice_left:
        canvas.art("ui/link-arrow", x, y, 42, "centre")
        canvas.art("ui/plaster-badge", x + 52, y, 60, "centre")


def _draw_label(canvas: Canvas, picture: Big4Picture) -> None:
    tab = action_tab(picture.players)
    if picture.action is None:
        words, ink = say("big4.action"), theme.SKY.tint
    else:
        words = say(f"card.big4.{picture.action}.label")
        ink = theme.WHITE if picture.action_left else theme.SKY.tint
    left = tab.x + _FIRST + _SIZE / 2 + 20
    room = tab.x + tab.width - 90 - left
    canvas.text(words, left, tab.centre[1], 46, ink, anchor="left", room=room)


def _draw_joint(canvas: Canvas, picture: Big4Picture) -> None:
    """Both, or one of the two: in a word between the rows."""
    joined = _JOINED.get(COLOURS[picture.action]) if picture.action is not None else None
    if joined is None:
        return
    fill, key = joined
    upper, lower = dice_tab(picture.players), action_tab(picture.players)
    x, y = upper.x + upper.width - 44, (upper.centre[1] + lower.centre[1]) / 2
    canvas.blit(canvas.stage.shapes.disc(42, fill, theme.INK, 5), x, y, "centre")
    canvas.text(say(key), x, y, 40, theme.NIGHT, anchor="centre", room=70, fixed=True)


def draw_dice(canvas: Canvas, picture: Big4Picture) -> None:
    rolling = picture.tumble >= 0
    tab = dice_tab(picture.players)
    left, y = tab.x + _FIRST, tab.centre[1]
    for number in range(2):
        pips = picture.classic[number] if picture.classic else None
        if rolling and picture.classic:
            pips = tumbling_pips(picture.classic[number], picture.tumble, number)
        key = f"pieces/die-{pips}" if pips else "pieces/die-idle"
        hop = die_hop(picture.tumble, number)
        draw_die(canvas, key, (left + _STEP * number, y - hop), _SIZE, _ANGLES[number])
    canvas.text("+", left + _STEP / 2, y, 56, theme.WHITE, anchor="centre", fixed=True)
    canvas.text("=", tab.x + _EQUALS, y, 56, theme.WHITE, anchor="centre", fixed=True)
    _draw_sum(canvas, picture, (tab.x + _SUM, y))
    _draw_action(canvas, picture)


def _draw_sum(canvas: Canvas, picture: Big4Picture, at: Point) -> None:
    used = picture.classic is not None and not picture.dice_left and picture.tumble < 0
    fill = theme.DISABLED if used or picture.classic is None else theme.SUN.fill
    canvas.blit(canvas.stage.shapes.disc(41, fill, theme.INK, 5), *at, "centre")
    total = "?" if picture.classic is None or picture.tumble >= 0 else str(sum(picture.classic))
    canvas.text(total, *at, 58, theme.NIGHT, anchor="centre", room=72, fixed=True)


def _draw_action(canvas: Canvas, picture: Big4Picture) -> None:
    tab = action_tab(picture.players)
    face: str | None = picture.action
    if picture.tumble >= 0 and face is not None:
        face = _tumbling_action(picture)
    at = (tab.x + _FIRST, tab.centre[1] - die_hop(picture.tumble, 2))
    draw_die(canvas, f"pieces/die-action-{face or 'idle'}", at, _SIZE, _ANGLES[2])


def _tumbling_action(picture: Big4Picture) -> str:
    stage = int(picture.tumble * _FACES)
    assert picture.action is not None
    last = ACTION_DIE.index(picture.action)
    return ACTION_DIE[(last + stage - _FACES) % len(ACTION_DIE)]


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
