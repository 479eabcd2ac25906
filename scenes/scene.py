"""A scene is one screen; the stack shows the topmost. Scenes think in design pixels only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.scene_stack import SceneStack
    from scenes.stage import Stage

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle in design pixels."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, point: Point) -> bool:
        return (
            self.x <= point[0] < self.x + self.width and self.y <= point[1] < self.y + self.height
        )

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Target(NamedTuple):
    """Something that can be clicked, focused and pressed with Enter."""

    key: str
    box: Box
    act: Callable[[], None]
    tip: str = ""  # catalogue key of its tooltip


class Scene:
    """Base of all screens: targets, hovering, keyboard focus, dirtiness.

    A subclass gives `targets`, `draw` and what it needs of `enter`, `update`, `back`. It draws what
    is `hot(key)` differently, and calls `touch()` when the picture must change.
    """

    modal = False  # True: the scene below is drawn first (dialogs, bubbles, overlays)
    main = ""  # the target that Enter presses while nothing has the focus
    grows = False  # True: a dialog over the veil, which comes with a small motion

    def __init__(self) -> None:
        self.stage: Stage
        self.stack: SceneStack
        self.dirty = True
        self.hovered: str | None = None
        self.focused: str | None = None
        self.pressed: str | None = None

    def enter(self) -> None:
        """Called when the scene comes on top, also again after a scene above has gone."""

    def lay_out(self) -> None:
        """Called when the window size, the text size or the language changed."""

    def targets(self) -> list[Target]:
        """What may be clicked now, topmost last."""
        return []

    def update(self, seconds: float) -> None:
        """Let time pass."""

    @property
    def busy(self) -> bool:
        """True while something moves and frames are needed."""
        return False

    @property
    def still(self) -> bool:
        """Nothing on the screen moves: a short delay would not be seen."""
        return not self.busy

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def back(self) -> None:
        """Escape."""

    def closing(self) -> bool:
        """The window is about to close; False keeps it open (a question was asked)."""
        return True

    def touch(self) -> None:
        self.dirty = True

    def hot(self, key: str) -> bool:
        return key in (self.hovered, self.focused)

    def state_of(self, key: str) -> str:
        """The button state of a target: normal, hot or pressed."""
        if self.pressed == key:
            return "pressed"
        return "hot" if self.hot(key) else "normal"

    def target_at(self, point: Point) -> Target | None:
        for target in reversed(self.targets()):
            if target.box.holds(point):
                return target
        return None

    def hover(self, point: Point) -> None:
        target = self.target_at(point)
        key = target.key if target else None
        if key != self.hovered:
            self.hovered = key
            self.focused = None
            if key is not None:
                self.stage.sound.play("hover")
            self.touch()

    def press(self, point: Point) -> None:
        """The mouse button went down: acts at once, children do not wait for its release."""
        target = self.target_at(point)
        if target is None:
            self.click_nothing(point)
            return
        self.pressed = target.key
        self.touch()
        target.act()

    def release(self) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.touch()

    def click_nothing(self, point: Point) -> None:
        """A click beside everything."""

    def key(self, name: str) -> None:
        """Arrows move the focus, Enter and space press, Escape goes back."""
        if name == "escape":
            self.back()
        elif name in ("return", "space", "enter"):
            wanted = self.focused or self.main
            for target in self.targets():
                if target.key == wanted:
                    target.act()
                    break
        elif name in ("left", "right", "up", "down", "tab"):
            self._move_focus(name)
            self.touch()

    def _move_focus(self, name: str) -> None:
        targets = self.targets()
        here = next((t for t in targets if t.key in (self.focused, self.hovered)), None)
        if not targets:
            self.focused = None
        elif here is None:
            self.focused = targets[0].key
        elif name == "tab":
            self.focused = targets[(targets.index(here) + 1) % len(targets)].key
        else:
            self.focused = nearest_in_direction(here, targets, name).key
        self.hovered = None


def nearest_in_direction(here: Target, targets: list[Target], direction: str) -> Target:
    """The next target that way: nearest, with sidestepping counted three times."""
    step = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[direction]
    x, y = here.box.centre

    def cost(target: Target) -> float:
        dx, dy = target.box.centre[0] - x, target.box.centre[1] - y
        along = dx * step[0] + dy * step[1]
        aside = abs(dx * step[1]) + abs(dy * step[0])
        return along + 3 * aside if along > 1 else float("inf")

    best = min(targets, key=cost)
    return best if cost(best) < float("inf") else here
