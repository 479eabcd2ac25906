"""The panel at the lower right: whom to aim at, and the button that does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from game.soccer11.cards import AIMED, ARGENTINA
from scenes import theme
from scenes.scene import Box
from scenes.soccer11.picture import Soccer11Picture
from scenes.soccer11.places import CHOICE, DO, aim_boxes
from scenes.soccer11.seat_panels import FELT_DARK
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_choice(canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat]) -> None:
    if not picture.offering or picture.phase not in ("draw", "play", "effect"):
        return
    canvas.plate(CHOICE, 30, FELT_DARK, outline=None, border=0)
    if picture.phase == "draw":
        _draw_say(canvas, say("soccer11.your-turn"), "icons/hand")
    elif picture.draft.card is None:
        _draw_say(canvas, say("soccer11.choose-card"), "icons/hand")
    elif picture.draft.card in AIMED:
        _draw_aims(canvas, picture, seats)
    elif picture.draft.card == ARGENTINA:
        _draw_say(canvas, say("soccer11.argentina-warning"), "icons/out")
    else:
        _draw_say(canvas, say("soccer11.no-aim"), "icons/check")
    label = "soccer11.draw" if picture.phase == "draw" else "soccer11.play"
    state = picture.state_of("do")
    if not ready(picture):
        state = "disabled"
    draw_button(canvas, DO, say(label), state, theme.GRASS, size=60, radius=34)


def ready(picture: Soccer11Picture) -> bool:
    """Everything is chosen that has to be chosen before the button."""
    if picture.phase == "draw":
        return True
    aiming = picture.draft.card in AIMED and bool(picture.may_aim)
    return picture.draft.card is not None and (not aiming or picture.draft.target is not None)


def _draw_say(canvas: Canvas, words: str, icon: str) -> None:
    x, y = CHOICE.centre[0], CHOICE.y + 80
    canvas.art(icon, x, y, 108, "centre")
    room = Box(CHOICE.x + 20, CHOICE.y + 144, CHOICE.width - 40, 131)
    canvas.lines(words, room, 42, theme.WHITE, face="display", align="centre")


def _draw_aims(canvas: Canvas, picture: Soccer11Picture, seats: Sequence[Seat]) -> None:
    many = len(picture.aims) > 3
    words = say("soccer11.who" if picture.may_aim else "soccer11.nobody")
    x, y = CHOICE.centre[0], CHOICE.y + (40 if many else 62)
    canvas.text(words, x, y, 42, theme.WHITE, anchor="centre", room=CHOICE.width - 28)
    for seat, box in aim_boxes(picture.aims).items():
        _draw_aim(canvas, picture, seats[seat], seat, box)


def _draw_aim(canvas: Canvas, picture: Soccer11Picture, person: Seat, seat: int, box: Box) -> None:
    chosen = seat == picture.draft.target
    free = seat in picture.may_aim
    state = picture.state_of(f"aim:{seat}") if free else "disabled"
    draw_button(canvas, box, "", state, theme.SUN if chosen else theme.PAPER, radius=24)
    x, y = box.centre
    radius = min(box.height * 0.38, box.width * 0.43)
    draw_avatar(canvas, person, seat, x, y, radius, "play" if free else "sad")
    if not free:
        canvas.plate(box, 24, theme.DISABLED, outline=None, border=0, alpha=150)
        icon = "icons/shield" if picture.shields[seat] else "icons/out"
        canvas.art(icon, x + radius * 0.8, y + radius * 0.7, 50, "centre")
    if chosen:
        canvas.art("ui/tick-badge", box.x + box.width - 8, box.y + 4, 50, "centre")
