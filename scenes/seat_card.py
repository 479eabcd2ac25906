"""One seat on the seats screen: its face, its name, person or robot, help or level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from game.core.record import Seat
from game.core.robots import LEVELS
from scenes import theme
from scenes.scene import Box, Scene, Target
from scenes.seat_draft import TableDraft
from scenes.theme import Paint
from scenes.widgets.avatar import draw_avatar, paint_of, symbol_key
from scenes.widgets.button import draw_button
from scenes.widgets.name_field import NameWriting, draw_name_field
from scenes.widgets.panel import draw_panel
from scenes.widgets.silhouette import draw_silhouette
from scenes.widgets.toggle import draw_toggle
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

WIDTH: Final = 420
HEIGHT: Final = 706
TOP: Final = 170
PITCH: Final = 460

_HEAD = 300
_RADIUS = 94
_FACE_AT = (210, 184)
_IDLE = Paint(theme.WHITE, theme.DISABLED, theme.DISABLED)
_HEAD_BUTTONS = {"left": "chevron-left", "right": "chevron-right", "remove": "cross"}
_TIPS = {part: f"seats.{part}" for part in ("remove", "person", "robot")} | {
    f"level-{level}": f"seats.level-{level}" for level in LEVELS
}
_STAR_SIZES = {1: 50, 2: 42, 3: 35}
_WATERMARKS = ((62, 90, 46), (52, 266, 38), (364, 262, 46), (300, 44, 34))

# Where everything lies on a card, from its top left corner.
PLACES: Final = {
    "remove": Box(316, 14, 90, 90),
    "left": Box(14, 130, 90, 92),
    "face": Box(122, 90, 176, 192),
    "right": Box(316, 130, 90, 92),
    "name": Box(20, 318, 380, 92),
    "person": Box(20, 428, 180, 92),
    "robot": Box(220, 428, 180, 92),
    "help": Box(20, 538, 380, 92),
    "level-1": Box(20, 538, 114, 92),
    "level-2": Box(153, 538, 114, 92),
    "level-3": Box(286, 538, 114, 92),
}

Acts = Mapping[str, Callable[[], None]]


class SeatCard:
    """`acts` says what may be done on it now; what has no act is not drawn as clickable."""

    def __init__(self, index: int, x: float, table: TableDraft) -> None:
        self.index = index
        self.box = Box(x, TOP, WIDTH, HEIGHT)
        self.draft = table.seats[index]
        self.levels = table.levels
        self.team = table.team_of(index)
        self.colour = table.worn_colour(index)

    def key(self, part: str) -> str:
        return f"seat{self.index}.{part}"

    def place(self, part: str) -> Box:
        x, y, width, height = PLACES[part]
        return Box(self.box.x + x, self.box.y + y, width, height)

    def targets(self, acts: Acts) -> list[Target]:
        return [
            Target(self.key(part), self.place(part), act, self._tip(part))
            for part, act in acts.items()
        ]

    def _tip(self, part: str) -> str:
        """What is chosen needs no name, which would hide the choice below it."""
        return "" if part == self.draft.kind else _TIPS.get(part, "")

    def draw(
        self, canvas: Canvas, scene: Scene, acts: Acts, writing: NameWriting | None, wrong: bool
    ) -> None:
        self._draw_head(canvas, scene, acts)
        draw_name_field(
            canvas,
            self.place("name"),
            self.draft.name,
            writing,
            hot=scene.hot(self.key("name")),
            wrong=wrong,
            pencil="name" in acts,
        )
        self._draw_kinds(canvas, scene)
        if not self.draft.is_robot:
            self._draw_help(canvas, scene)
        elif self.levels:
            self._draw_levels(canvas, scene)
        else:
            self._draw_luck(canvas)

    def _draw_head(self, canvas: Canvas, scene: Scene, acts: Acts) -> None:
        seat = msgspec.structs.replace(self.draft.seat(), colour=self.colour)
        draw_panel(canvas, self.box, paint_of(seat), head_height=_HEAD, radius=40, shadow="normal")
        for x, y, size in _WATERMARKS:
            at = self.box.x + x, self.box.y + y
            draw_silhouette(canvas, symbol_key(seat), *at, size, theme.WHITE, 60)
        self._draw_face(canvas, scene, seat)
        for part, icon in _HEAD_BUTTONS.items():
            if part in acts:
                state, place = scene.state_of(self.key(part)), self.place(part)
                draw_button(canvas, place, "", state, theme.PAPER, icon=icon, radius=26)
        if self.team is not None:
            self._draw_team(canvas)

    def _draw_face(self, canvas: Canvas, scene: Scene, seat: Seat) -> None:
        x, y = self.box.x + _FACE_AT[0], self.box.y + _FACE_AT[1]
        if scene.hot(self.key("face")):
            side = 2 * _RADIUS + 36
            canvas.glow(Box(x - side / 2, y - side / 2, side, side), side / 2)
        canvas.blit(canvas.stage.shapes.disc(_RADIUS + 12, theme.WHITE), x, y, "centre")
        draw_avatar(canvas, seat, self.index, x, y, _RADIUS, symbol=False)
        canvas.art(symbol_key(seat), x + 74, y + 66, 92, "centre")

    def _draw_team(self, canvas: Canvas) -> None:
        """A pennant that says with whom one plays: by words, the colours are the seats' own."""
        assert self.team is not None
        words = say("seats.team", n=self.team + 1)
        width = canvas.stage.type.width(words, 38 * canvas.stage.text_factor, "display") + 36
        plate = Box(self.box.x + 14, self.box.y + 14, width, 60)
        fill, ink = ((theme.NIGHT, theme.WHITE), (theme.WHITE, theme.NIGHT))[self.team % 2]
        canvas.plate(plate, 20, fill)
        canvas.text(words, plate.x + width / 2, plate.y + 30, 38, ink, anchor="centre")

    def _draw_kinds(self, canvas: Canvas, scene: Scene) -> None:
        for part in ("person", "robot"):
            paint = theme.SUN if part == self.draft.kind else _IDLE
            state = scene.state_of(self.key(part))
            draw_button(canvas, self.place(part), "", state, paint, icon=part, radius=26)

    def _draw_help(self, canvas: Canvas, scene: Scene) -> None:
        box = self.place("help")
        if scene.hot(self.key("help")):
            canvas.glow(box.grown(4), 30)
        canvas.plate(box, 28, theme.WHITE)
        middle = box.y + box.height / 2
        canvas.art("icons/bulb", box.x + 50, middle, 76, "centre")
        canvas.text(say("seats.help"), box.x + 94, middle, 48, anchor="left", room=130)
        draw_toggle(canvas, box.x + box.width - 84, middle, self.draft.help, 132)
        self._draw_caption(canvas, "seats.help-on" if self.draft.help else "seats.help-off")

    def _draw_levels(self, canvas: Canvas, scene: Scene) -> None:
        for level in self.levels:
            part = f"level-{level}"
            box, active = self.place(part), level == self.draft.level
            state = scene.state_of(self.key(part))
            draw_button(canvas, box, "", state, theme.SUN if active else _IDLE, radius=26)
            size, ink = _STAR_SIZES[level], theme.NIGHT if active else theme.DISABLED_INK
            left = box.centre[0] - size * 0.94 * (level - 1) / 2
            for number in range(level):
                x = left + number * size * 0.94
                draw_silhouette(canvas, "icons/star", x, box.centre[1], size, ink)
        self._draw_caption(canvas, f"seats.level-{self.draft.level}")

    def _draw_luck(self, canvas: Canvas) -> None:
        """Nothing to choose: the die makes every robot as good as its neighbour."""
        x, y = self.place("help").centre
        for die, at in ((f"pieces/die-{pips}", x + 96 * (pips - 4) / 2) for pips in (2, 4, 6)):
            canvas.art(die, at, y, 84, "centre")
        self._draw_caption(canvas, "seats.luck")

    def _draw_caption(self, canvas: Canvas, words: str) -> None:
        x, y = self.box.x + WIDTH / 2, self.box.y + HEIGHT - 35
        canvas.text(say(words), x, y, 38, anchor="centre", room=WIDTH - 40)


def draw_empty_seat(canvas: Canvas, box: Box, colour: int, hot: bool) -> None:
    """The place for one more: dashed, with the symbol that seat would have."""
    if hot:
        canvas.glow(box.grown(4), 44)
    _draw_dashed(canvas, box)
    x = box.x + box.width / 2
    canvas.art(f"pieces/seat-{colour + 1}", x, box.y + 92, 112, "centre")
    disc = canvas.stage.shapes.disc(96, theme.SUN.tint if hot else theme.PAPER.fill, theme.INK, 5)
    canvas.blit(disc, x, box.y + 296, "centre")
    canvas.art("icons/plus", x, box.y + 296, 150, "centre")
    room = Box(box.x + 30, box.y + 430, box.width - 60, 150)
    canvas.lines(say("seats.add"), room, 56, theme.WHITE, face="display", align="centre")


def _draw_dashed(canvas: Canvas, box: Box) -> None:
    """A framed plate with gaps cut into the straight parts of its frame."""
    fill, border, dash = theme.NIGHT_PANEL_LOW, 6, 34
    canvas.plate(box, 40, fill, outline=theme.DISABLED_INK, border=border)
    for x in range(int(box.x) + 60, int(box.x + box.width) - 60, 2 * dash):
        for y in (box.y, box.y + box.height - border):
            canvas.fill(fill, Box(x, y - 1, dash, border + 2))
    for y in range(int(box.y) + 60, int(box.y + box.height) - 60, 2 * dash):
        for x_side in (box.x, box.x + box.width - border):
            canvas.fill(fill, Box(x_side - 1, y, border + 2, dash))
