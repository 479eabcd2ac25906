"""The wooden tray: two classic dice with their sum, the action die; below, what each does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.big4.faces import ACTION_DIE, COLOURS
from scenes import theme
from scenes.big4.picture import Big4Picture
from scenes.big4.places import action_tab, caption_y, dice_panel, dice_tab
from scenes.scene import Box, Point
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_ANGLES = (-5, 6, 5)
_FACES = 8  # a die shows so many faces before it lies still
_SIZE, _ACTION_SIZE = 88, 96
_FIRST, _STEP, _EQUALS, _SUM = 52, 118, 231, 289  # from the left end of the dice
_LABEL, _JOINT, _BETWEEN = 44, 64, 13  # the line below them, told from its right end
_JOINT_TEXT = 37
_LEAST_USE = 136  # an arrow and what it leads to
_JOINED = {"green": (theme.GRASS.fill, "big4.and"), "blue": (theme.SKY.fill, "big4.or")}


def draw_tray(canvas: Canvas, picture: Big4Picture) -> None:
    """The wood; what lies on it is drawn by `draw_dice`."""
    panel = dice_panel(picture.players)
    canvas.plate(panel, 34, theme.WOOD_DARK, border=6, shadow="normal")
    canvas.plate(panel.grown(-6), 28, theme.WOOD_LIGHT, outline=None, border=0)
    canvas.plate(panel.grown(-15), 22, theme.NIGHT_PANEL, border=5)
    for name, tab in (("dice", dice_tab), ("action", action_tab)):
        _draw_tab(canvas, picture, name, tab(picture.players))
    if picture.tumble < 0:
        _draw_caption(canvas, picture)


def _draw_tab(canvas: Canvas, picture: Big4Picture, name: str, box: Box) -> None:
    """Which of the two is being used, where there is a choice."""
    if not picture.offering:
        return
    both = picture.dice_serve and picture.action_left
    if f"tab:{name}" in picture.hinted or (both and picture.draft.mode == name):
        canvas.glow(box, 20)
        canvas.plate(box, 20, theme.NIGHT_HAIRLINE, outline=theme.SUN.fill, border=6)
    elif picture.hot == f"tab:{name}" and (both or picture.phase == "roll"):
        canvas.plate(box, 20, theme.NIGHT_HAIRLINE, outline=theme.CHALK, border=4)


def _draw_caption(canvas: Canvas, picture: Big4Picture) -> None:
    """What the sum is good for, both or one of the two, what the action die shows."""
    left = _draw_label(canvas, picture)
    joined = _joined(picture)
    if joined is not None:
        left = _draw_joint(canvas, picture, left, *joined)
    _draw_use(canvas, picture, left)


def _joined(picture: Big4Picture) -> tuple[theme.Colour, str] | None:
    """On blue while there is something to choose, on green while there is something to do."""
    colour = COLOURS[picture.action] if picture.action is not None else None
    either, both = (test((picture.dice_serve, picture.action_left)) for test in (any, all))
    return _JOINED.get(colour or "") if both or (either and colour == "green") else None


def _draw_label(canvas: Canvas, picture: Big4Picture) -> float:
    """Below its die; where the words begin, less the gap."""
    if picture.action is None:
        words, ink = say("big4.action"), theme.SKY.tint
    else:
        words = say(f"card.big4.{picture.action}.label")
        ink = theme.WHITE if picture.action_left else theme.SKY.tint
    tab = action_tab(picture.players)
    right = tab.x + tab.width - 6
    room = right - dice_tab(picture.players).x - _LEAST_USE - _JOINT - 2 * _BETWEEN
    width = canvas.stage.type.width(words, _LABEL * canvas.stage.text_factor)
    canvas.text(words, right, caption_y(picture.players), _LABEL, ink, anchor="right", room=room)
    return right - min(room, width) - _BETWEEN


def _draw_joint(
    canvas: Canvas, picture: Big4Picture, right: float, fill: theme.Colour, key: str
) -> float:
    """As round as its word allows."""
    words, y = say(key), caption_y(picture.players)
    width = max(_JOINT, canvas.stage.type.width(words, _JOINT_TEXT) + 26)
    pill = Box(right - width, y - _JOINT / 2, width, _JOINT)
    canvas.plate(pill, _JOINT / 2, fill, border=4)
    canvas.text(words, *pill.centre, _JOINT_TEXT, theme.NIGHT, anchor="centre", fixed=True)
    return pill.x - _BETWEEN


def _draw_use(canvas: Canvas, picture: Big4Picture, right: float) -> None:
    """The sum weakens opponents."""
    below_sum = dice_tab(picture.players).x + _SUM
    x, y = min(right - 31, below_sum), caption_y(picture.players)
    if picture.classic is None or picture.dice_serve:
        canvas.art("ui/link-arrow", x - 60, y, 44, "centre")
        canvas.art("ui/plaster-badge", x, y, 62, "centre")


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
    canvas.text("+", left + _STEP / 2, y - 4, 50, theme.WHITE, anchor="centre", fixed=True)
    canvas.text("=", tab.x + _EQUALS, y - 4, 50, theme.WHITE, anchor="centre", fixed=True)
    _draw_sum(canvas, picture, (tab.x + _SUM, y))
    _draw_action(canvas, picture)


def _draw_sum(canvas: Canvas, picture: Big4Picture, at: Point) -> None:
    used = picture.classic is not None and not picture.dice_serve and picture.tumble < 0
    fill = theme.DISABLED if used or picture.classic is None else theme.SUN.fill
    canvas.blit(canvas.stage.shapes.disc(41, fill, theme.INK, 5), *at, "centre")
    total = "?" if picture.classic is None or picture.tumble >= 0 else str(sum(picture.classic))
    canvas.text(total, *at, 60, theme.NIGHT, anchor="centre", room=76, fixed=True)
    if _struck_out(picture):
        x, y = at[0] + 34, at[1] + 30
        canvas.blit(canvas.stage.shapes.disc(25, theme.CORAL.fill, theme.INK, 4), x, y, "centre")
        canvas.art("icons/cross-white", x, y, 28, "centre")


def _struck_out(picture: Big4Picture) -> bool:
    """Beside a red face, or if it fits nobody, the sum does nothing."""
    red = picture.action is not None and COLOURS[picture.action] == "red"
    return picture.tumble < 0 and (red or not picture.sum_fits)


def _draw_action(canvas: Canvas, picture: Big4Picture) -> None:
    tab = action_tab(picture.players)
    face: str | None = picture.action
    if picture.tumble >= 0 and face is not None:
        face = _tumbling_action(picture)
    at = (tab.centre[0], tab.centre[1] - die_hop(picture.tumble, 2))
    draw_die(canvas, f"pieces/die-action-{face or 'idle'}", at, _ACTION_SIZE, _ANGLES[2])


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
