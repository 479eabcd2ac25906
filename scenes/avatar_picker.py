"""Choosing a face and a colour: everything on one panel, nothing to scroll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scenes import theme
from scenes.canvas import Canvas
from scenes.pane import Pane
from scenes.scene import Box, Target
from scenes.seat_draft import COLOURS, SeatDraft, TableDraft
from scenes.widgets.avatar import AVATARS, draw_avatar, symbol_key
from scenes.widgets.button import draw_button
from scenes.widgets.notice import Notice, draw_notice
from scenes.widgets.panel import draw_panel
from scenes.words import say

_LEFT: Final = 230
_WIDTH: Final = 1460
_HEAD: Final = 124
_CELL: Final = 154
_PITCH: Final = 174
_IN_A_ROW: Final = 8
_COLOUR_BOX: Final = (250, 124)
_COLOUR_PITCH: Final = 286


class AvatarPicker(Pane):
    """A click on a face takes it and closes; a colour may be tried. `changed` tells the screen."""

    def __init__(self, table: TableDraft, index: int, changed: Callable[[], None]) -> None:
        super().__init__()
        self.table = table
        self.index = index
        self.changed = changed
        self.notice: Notice | None = None

    @property
    def draft(self) -> SeatDraft:
        return self.table.seats[self.index]

    @property
    def colour(self) -> int:
        return self.table.worn_colour(self.index)

    @property
    def faces(self) -> tuple[str, ...]:
        """A robot's face comes with its colour."""
        return () if self.draft.is_robot else AVATARS

    @property
    def box(self) -> Box:
        height = _HEAD + 56 + _COLOUR_BOX[1] + 56
        if self.faces:
            height += 2 * _PITCH + 22
        return Box(_LEFT, (theme.DESIGN_HEIGHT - height) / 2, _WIDTH, height)

    @property
    def close_box(self) -> Box:
        return Box(self.box.x + _WIDTH - 124, self.box.y + 15, 100, 92)

    def face_box(self, number: int) -> Box:
        left = self.box.x + (_WIDTH - (_IN_A_ROW - 1) * _PITCH - _CELL) / 2
        row, column = divmod(number, _IN_A_ROW)
        return Box(left + column * _PITCH, self.box.y + _HEAD + 36 + row * _PITCH, _CELL, _CELL)

    def colour_box(self, colour: int) -> Box:
        width, height = _COLOUR_BOX
        left = self.box.x + (_WIDTH - (len(COLOURS) - 1) * _COLOUR_PITCH - width) / 2
        y = self.box.y + self.box.height - 56 - height
        return Box(left + colour * _COLOUR_PITCH, y, width, height)

    def targets(self) -> list[Target]:
        faces = [
            Target(face, self.face_box(number), lambda face=face: self._take_face(face))  # type: ignore[misc]
            for number, face in enumerate(self.faces)
        ]
        colours = [
            Target(f"colour{c}", self.colour_box(c), lambda c=c: self._take_colour(c))  # type: ignore[misc]
            for c in COLOURS
        ]
        return [*faces, *colours, Target("close", self.close_box, self.back)]

    def back(self) -> None:
        self.changed()
        super().back()

    def press(self, point: tuple[float, float]) -> None:
        self.notice = None
        self.touch()
        super().press(point)

    def _take_face(self, face: str) -> None:
        owner = self.table.owner_of(face)
        if self.table.give_avatar(self.index, face):
            self.back()
            return
        assert owner is not None
        self.stage.sound.play("refuse")
        box = self.face_box(AVATARS.index(face))
        self.notice = Notice(say("seats.face-taken", name=owner.name), (box.centre[0], box.y + 20))
        self.touch()

    def _take_colour(self, colour: int) -> None:
        self.stage.sound.play("click")
        self.table.give_colour(self.index, colour)
        self.touch()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        head = theme.SEATS[self.colour]
        title = say("seats.pick-colour" if self.draft.is_robot else "seats.pick-face")
        draw_panel(canvas, self.box, head, title, head_height=_HEAD)
        draw_button(canvas, self.close_box, "", self.state_of("close"), theme.PAPER, icon="cross")
        for number, face in enumerate(self.faces):
            self._draw_face(canvas, self.face_box(number), face)
        for colour in COLOURS:
            self._draw_colour(canvas, colour)
        if self.notice:
            draw_notice(canvas, self.notice)

    def _draw_face(self, canvas: Canvas, box: Box, face: str) -> None:
        x, y = box.centre
        owner = self.table.owner_of(face)
        index = self.index if owner is None else self.table.seats.index(owner)
        if face == self.draft.avatar or self.hot(face):
            canvas.glow(box.grown(-2), box.width / 2)
        seat = SeatDraft(self.table.worn_colour(index), face).seat()
        draw_avatar(canvas, seat, 0, x, y, 68, symbol=owner is not None)
        if owner not in (None, self.draft):
            _draw_shade(canvas, x, y, 68)
            canvas.art(symbol_key(seat), x + 49, y + 45, 54, "centre")

    def _draw_colour(self, canvas: Canvas, colour: int) -> None:
        box, state = self.colour_box(colour), self.state_of(f"colour{colour}")
        draw_button(canvas, box, "", state, theme.SEATS[colour])
        x, y = box.centre
        canvas.art(f"pieces/seat-{colour + 1}", x, y, 84, "centre")
        if colour == self.colour:
            canvas.art("ui/tick-badge", box.x + box.width - 16, box.y + 14, 60, "centre")


def _draw_shade(canvas: Canvas, x: float, y: float, radius: float) -> None:
    shade = canvas.stage.shapes.disc(radius, theme.NIGHT_PANEL, None, 0).copy()
    shade.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(shade, x, y, "centre")
