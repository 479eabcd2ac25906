"""What every scene is handed: shelves of art, type and shapes for this window, and the sound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.core.saves import SaveShelf
from game.core.settings import Settings
from scenes import theme
from scenes.art import ArtShelf
from scenes.errands import Errands
from scenes.fonts import Typeface
from scenes.shapes import ShapeShelf
from scenes.sound import SoundBox

Shelf = TypeVar("Shelf")

# Seconds are stretched by this much at each of the three speeds of the bar.
PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.5}


@dataclass
class Stage:
    """One per window; `fit` is called again whenever the window changes its size."""

    settings: Settings
    saves: SaveShelf
    sound: SoundBox
    scale: float = 1.0
    offset: tuple[int, int] = (0, 0)
    window: tuple[int, int] = (theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
    art: ArtShelf = field(init=False)
    type: Typeface = field(init=False)
    shapes: ShapeShelf = field(init=False)
    errands: Errands = field(default_factory=Errands)
    _shelves: dict[Callable[..., Any], Any] = field(default_factory=dict)

    def fit(self, width: int, height: int) -> None:
        """Scale to the window and centre; what is left over stays night blue."""
        self.window = (width, height)
        self.scale = min(width / theme.DESIGN_WIDTH, height / theme.DESIGN_HEIGHT)
        self.offset = (
            round((width - theme.DESIGN_WIDTH * self.scale) / 2),
            round((height - theme.DESIGN_HEIGHT * self.scale) / 2),
        )
        self.art = ArtShelf(self.scale)
        self.type = Typeface(self.scale)
        self.shapes = ShapeShelf(self.scale)
        self.clear_shelves()

    def shelf(self, make: Callable[[Stage], Shelf]) -> Shelf:
        """The pictures a game keeps for a window of this size: made once by `make(stage)`."""
        if make not in self._shelves:
            self._shelves[make] = make(self)
        shelf: Shelf = self._shelves[make]
        return shelf

    def clear_shelves(self) -> None:
        """The game goes back into its box."""
        self._shelves.clear()
        self.errands.forget()

    def to_design(self, pixel: tuple[int, int]) -> tuple[float, float]:
        return (
            (pixel[0] - self.offset[0]) / self.scale,
            (pixel[1] - self.offset[1]) / self.scale,
        )

    @property
    def text_factor(self) -> float:
        return theme.LARGE_TEXT_FACTOR if self.settings.text_size == "large" else 1.0

    @property
    def pace(self) -> float:
        """How much longer or shorter every step takes; 0 = cuts only."""
        return 0.0 if self.settings.fewer_animations else PACES[self.settings.speed]
