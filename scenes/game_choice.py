"""Of which game? The boxes once more, small, on a panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.catalog import GameInfo
from scenes import theme
from scenes.canvas import Canvas
from scenes.game_box import ART_SIZE, draw_game_box
from scenes.pane import Pane
from scenes.scene import Box, Target
from scenes.widgets.button import draw_button
from scenes.widgets.panel import draw_panel

_HEAD: Final = 118
_BOX_WIDTH: Final = 304
_GAP: Final = 34
_SIDES: Final = 130
_HEIGHT: Final = 640


class GameChoice(Pane):
    """`choose` is called with the game after the panel has gone."""

    def __init__(
        self, title: str, games: Sequence[GameInfo], choose: Callable[[GameInfo], None]
    ) -> None:
        super().__init__()
        self.title = title
        self.games = tuple(games)
        self.choose = choose

    @property
    def box(self) -> Box:
        width = max(900, len(self.games) * self._pitch - _GAP + _SIDES)
        left = (theme.DESIGN_WIDTH - width) / 2
        return Box(left, (theme.DESIGN_HEIGHT - _HEIGHT) / 2, width, _HEIGHT)

    @property
    def close_box(self) -> Box:
        return Box(self.box.x + self.box.width - 124, self.box.y + 13, 104, 92)

    def game_box(self, number: int) -> Box:
        width = self._pitch - _GAP
        left = (theme.DESIGN_WIDTH - len(self.games) * self._pitch + _GAP) / 2
        height = width * ART_SIZE[1] / ART_SIZE[0]
        return Box(left + number * self._pitch, self.box.y + _HEAD + 56, width, height)

    @property
    def _pitch(self) -> float:
        """From box to box; with six and more they are smaller."""
        room = theme.DESIGN_WIDTH - _SIDES - _GAP
        return min(_BOX_WIDTH + _GAP, (room + _GAP) / len(self.games))

    def targets(self) -> list[Target]:
        games = [
            Target(info.id, self.game_box(number), partial(self._chosen, info))
            for number, info in enumerate(self.games)
        ]
        return [*games, Target("close", self.close_box, self.back)]

    def _chosen(self, info: GameInfo) -> None:
        self.stage.sound.play("click")
        self.stack.pop()
        self.choose(info)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil()
        draw_panel(canvas, self.box, theme.SKY, self.title, head_height=_HEAD)
        state = self.state_of("close")
        draw_button(canvas, self.close_box, "", state, theme.CORAL, icon="cross-white")
        for number, info in enumerate(self.games):
            x, y, width, _ = self.game_box(number)
            draw_game_box(canvas, info, x, y, float(self.hot(info.id)), width)
