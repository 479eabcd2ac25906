"""The ball on the board of a shot: it waits between the two, then flies as the verdict wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.big4.picture import ShotShow
from scenes.scene import Point
from scenes.timeline import between, ease_in_out, ease_out

if TYPE_CHECKING:
    from scenes.canvas import Canvas

START: Final = (1023.0, 390.0)
GLOVE: Final = (1558.0, 506.0)
_AWAY: Final = (1990.0, 60.0)  # over the bar
_NET: Final = (1816.0, 300.0)  # behind the goalkeeper
_BALL, _GLOVE = 118, 104
_TOUCHED = 0.62  # of the flight: the fingertips reach a ball that goes by
_SPIN = 30  # degrees; so that few turned balls are kept
_RISE = 150


def draw_star(canvas: Canvas) -> None:
    canvas.art("ui/burst", *START, 210, "centre")


def draw_glove(canvas: Canvas, show: ShotShow) -> None:
    """It opens wide for a ball it holds."""
    held = show.known == "saved"
    if held:
        canvas.art("ui/burst", *GLOVE, 240, "centre")
    canvas.art("icons/glove", *GLOVE, _GLOVE * (1.5 if held else 1), "centre")


def draw_ball(canvas: Canvas, show: ShotShow) -> None:
    flight = max(0.0, show.flight)
    x, y = ball_at(show.verdict, flight)
    turned = round(flight * 20) * _SPIN % 360 if 0 < flight < 1 else 0
    width = _BALL * (1 + 0.25 * flight if show.verdict == "goal" else 1 - 0.2 * flight)
    size = round(width / 4) * 4
    canvas.blit(canvas.stage.art.sprite("pieces/ball", size, angle=turned), x, y, "centre")


def ball_at(verdict: str, flight: float) -> Point:
    """Saved: into the glove. Near: off the fingertips. Missed: over the bar. Goal: past them."""
    if flight <= 0:
        return START
    if verdict == "near" and flight > _TOUCHED:
        after = (flight - _TOUCHED) / (1 - _TOUCHED)
        return between(GLOVE, _AWAY, ease_out(after))
    end, share = {
        "saved": (GLOVE, flight),
        "near": (GLOVE, flight / _TOUCHED),
        "missed": (_AWAY, flight),
    }.get(verdict, (_NET, flight))
    x, y = between(START, end, ease_in_out(share))
    return x, y - _RISE * 4 * share * (1 - share)
