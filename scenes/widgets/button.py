"""The one button of the program: a solid toy, up under the pointer, down when pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.scene import Box
    from scenes.theme import Colour, Paint

# How far the face of the button is moved down in each state; see `ShapeShelf.button`.
SHIFT = {"normal": 0, "hot": -4, "pressed": 7, "disabled": 0}
_DARK_PAINTS = (theme.VIOLET, theme.CORAL)
_SIDE_ROOM = 26


def draw_button(
    canvas: Canvas,
    box: Box,
    label: str,
    state: str,
    paint: Paint = theme.SUN,
    *,
    icon: str | None = None,
    size: float = 46,
    radius: float = 28,
) -> None:
    """`state` is what `Scene.state_of` gives, or "disabled". `icon` alone is centred."""
    _draw_body(canvas, box, state, paint, radius)
    middle = box.y + box.height / 2 + SHIFT[state]
    if icon and not label:
        canvas.art(icon_key(icon), box.x + box.width / 2, middle, box.height * 0.72, "centre")
        return
    side = min(box.height * 0.66, 92) if icon else 0
    gap = 16 if icon else 0
    room = box.width - 2 * _SIDE_ROOM - side - gap
    width = min(room, canvas.stage.type.width(label, size * canvas.stage.text_factor, "display"))
    start = box.x + (box.width - side - gap - width) / 2
    if icon:
        canvas.art(icon_key(icon), start + side / 2, middle, side, "centre")
    text_x = start + side + gap + width / 2
    canvas.text(label, text_x, middle, size, _ink(paint, state), anchor="centre", room=room)


def icon_key(name: str) -> str:
    """Icons may be named without their folder."""
    return name if "/" in name else f"icons/{name}"


def _draw_body(canvas: Canvas, box: Box, state: str, paint: Paint, radius: float) -> None:
    shapes = canvas.stage.shapes
    if state == "hot":
        canvas.glow(box.grown(6), radius + 6)
    if state != "disabled":
        dx, dy = shapes.shadow_offset("small")
        shadow = shapes.shadow(box.width, box.height + 9, radius, "small")
        canvas.blit(shadow, box.x + dx, box.y + dy)
    body = shapes.button(box.width, box.height, radius, paint, state)
    canvas.blit(body, box.x, box.y - 4)


def _ink(paint: Paint, state: str) -> Colour:
    if state == "disabled":
        return theme.DISABLED_WORDS
    return theme.WHITE if paint in _DARK_PAINTS else theme.NIGHT
