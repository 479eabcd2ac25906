"""About the box: whose the titles are, whose the rest is, and whose work it stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from scenes import theme
from scenes.scene import Box, Scene, Target
from scenes.widgets.button import draw_button
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.widgets.panel import draw_panel, draw_title
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

VERSION: Final = "1.0.0"  # that of pyproject.toml, which the package does not carry
BACK: Final = Box(1398, 956, 472, 104)
LEFT_PANEL: Final = Box(50, 136, 896, 798)
RIGHT_PANEL: Final = Box(974, 136, 896, 798)

_HEAD = 84
_ICON = 190
_ROW_TOP = 100
_ROW_PITCH = 58


class Credit(NamedTuple):
    """Somebody else's work inside the package, and the licence it is lent under."""

    name: str
    icon: str
    licence: str


CREDITS: Final = (
    Credit("Fredoka One", "text-size", "OFL 1.1"),
    Credit("Manrope", "text-size", "OFL 1.1"),
    Credit("Fluid (R3) GM", "music", "MIT"),
    Credit("Python", "gear", "PSF"),
    Credit("pygame-ce", "gear", "LGPL 2.1"),
    Credit("SDL 2", "gear", "zlib"),
    Credit("pytmx", "gear", "LGPL 3"),
    Credit("msgspec", "gear", "BSD 3"),
    Credit("platformdirs", "gear", "MIT"),
    Credit("PyInstaller", "gear", "GPL 2 + exception"),
)


class About(Scene):
    """Reached from the settings."""

    main = "about.back"

    def targets(self) -> list[Target]:
        return [Target("about.back", BACK, self.back)]

    def back(self) -> None:
        self.stage.sound.play("click")
        self.stack.pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.background("dressing-room")
        draw_title(canvas, say("about.title"), 960, 68, 84, 1100)
        self._draw_heart(canvas)
        self._draw_thanks(canvas)
        state, label = self.state_of("about.back"), say("about.back")
        draw_button(canvas, BACK, label, state, theme.GRASS, icon="undo", size=60)

    def _draw_heart(self, canvas: Canvas) -> None:
        """What it is, whose the titles are, whose the rest is."""
        box = LEFT_PANEL
        _draw_sheet(canvas, box, theme.CORAL, say("about.heart"))
        middle = box.y + _HEAD + 24 + _ICON / 2
        canvas.art("boxes/app-icon", box.x + 50 + _ICON / 2, middle, _ICON, "centre")
        left = box.x + 80 + _ICON
        room = box.x + box.width - 40 - left
        version = say("about.version", version=VERSION)
        canvas.text(say("home.title"), left, middle - 36, 64, anchor="left", room=room)
        canvas.text(version, left, middle + 40, 44, theme.INK, anchor="left", room=room)
        top = middle + _ICON / 2 + 24
        height = (box.y + box.height - 24 - top) / 3
        for number, key in enumerate(("about.adaptation", "about.titles", "about.ours")):
            strip = Box(box.x + 30, top + number * height, box.width - 60, height - 14)
            canvas.plate(strip, 26, theme.HINT_PAPER if number % 2 == 0 else theme.WHITE, border=4)
            inside = Box(strip.x + 28, strip.y + 4, strip.width - 56, strip.height - 8)
            draw_centred_lines(canvas, say(key), inside, 44)

    def _draw_thanks(self, canvas: Canvas) -> None:
        """Fonts, instruments and libraries, each with its licence."""
        box = RIGHT_PANEL
        _draw_sheet(canvas, box, theme.SKY, say("about.thanks"))
        for number, credit in enumerate(CREDITS):
            y = box.y + _ROW_TOP + (number + 0.5) * _ROW_PITCH
            canvas.art(f"icons/{credit.icon}", box.x + 66, y, 46, "centre")
            canvas.text(credit.name, box.x + 108, y, 46, anchor="left", room=370)
            right = box.x + box.width - 44
            canvas.text(
                credit.licence, right, y, 42, theme.INK, face="body", anchor="right", room=370
            )
        top = box.y + _ROW_TOP + len(CREDITS) * _ROW_PITCH + 8
        words = Box(box.x + 44, top, box.width - 88, box.y + box.height - 14 - top)
        canvas.lines(say("about.where"), words, 36)


def _draw_sheet(canvas: Canvas, box: Box, head: theme.Paint, title: str) -> None:
    draw_panel(canvas, box, head, title, head_height=_HEAD, radius=40, size=52, shadow="normal")
