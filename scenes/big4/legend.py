"""The six faces of the action die under the centre circle; in words once clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.big4.faces import ACTION_DIE, COLOURS, ActionFace, Colour
from scenes import theme
from scenes.big4.picture import Big4Picture
from scenes.big4.places import GUIDE, LEGEND
from scenes.scene import Box
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_GROUPS: tuple[tuple[Colour, theme.Paint], ...] = (
    ("green", theme.GRASS),
    ("red", theme.CORAL),
    ("blue", theme.SKY),
)
_DIE, _ROW = 60, 78
_GAP = 10
_BESIDE = 190  # the left end of a group says what becomes of the dice
_LABEL, _EFFECT = 280, 540


def draw_legend(canvas: Canvas, picture: Big4Picture) -> None:
    """A column to each colour; the face that lies up is framed."""
    if picture.phase == "blue" and picture.offering:
        return  # the button to pass stands there
    edge = theme.GLOW if picture.state_of("legend") != "normal" else theme.NIGHT
    canvas.plate(LEGEND, 30, theme.NIGHT_PANEL, outline=edge, border=6, shadow="small")
    for column, (colour, _) in enumerate(_GROUPS):
        for row, face in enumerate(_faces(colour)):
            x = LEGEND.centre[0] + 100 * (column - 1)
            y = LEGEND.centre[1] + 68 * (row - 0.5)
            if _is_up(picture, face):
                canvas.plate(Box(x - 37, y - 34, 74, 68), 18, theme.SUN.fill, border=3)
            canvas.art(f"pieces/die-action-{face}", x, y, _DIE, "centre")


def draw_guide(canvas: Canvas, picture: Big4Picture) -> None:
    """What each face is called, and whether the dice count beside it."""
    if not picture.guide:
        return
    canvas.plate(GUIDE, 36, theme.PAPER.fill, border=6, shadow="modal")
    height = (GUIDE.height - 32 - 2 * _GAP) / len(_GROUPS)
    for number, (colour, paint) in enumerate(_GROUPS):
        top = GUIDE.y + 16 + (height + _GAP) * number
        group = Box(GUIDE.x + 16, top, GUIDE.width - 32, height)
        canvas.plate(group, 22, theme.WHITE, border=4)
        _draw_beside(canvas, colour, paint, group._replace(width=_BESIDE))
        for row, face in enumerate(_faces(colour)):
            _draw_face(canvas, face, group, group.centre[1] + _ROW * (row - 0.5))


def _draw_beside(canvas: Canvas, colour: Colour, paint: theme.Paint, box: Box) -> None:
    canvas.plate(box, 22, paint.tint, border=4)
    room = Box(box.x + 12, box.centre[1] - 52, box.width - 24, 104)
    canvas.lines(say(f"big4.face.{colour}"), room, 42, face="display", align="centre")


def _draw_face(canvas: Canvas, face: ActionFace, group: Box, y: float) -> None:
    canvas.art(f"pieces/die-action-{face}", group.x + 234, y, _DIE, "centre")
    label = say(f"card.big4.{face}.label")
    canvas.text(label, group.x + _LABEL, y, 42, anchor="left", room=_EFFECT - _LABEL - 16)
    room = group.width - _EFFECT - 20
    canvas.text(say(f"big4.does.{face}"), group.x + _EFFECT, y, 38, face="body", anchor="left",
                room=room)  # fmt: skip


def _faces(colour: Colour) -> list[ActionFace]:
    return [face for face in ACTION_DIE if COLOURS[face] == colour]


def _is_up(picture: Big4Picture, face: ActionFace) -> bool:
    return face == picture.action and picture.tumble < 0
