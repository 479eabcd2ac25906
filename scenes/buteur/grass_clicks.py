"""Clicks that hit nothing lit: just beside a square, on the grass, on the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.buteur.moves import PlaceBall
from game.buteur.view import Phase
from scenes.buteur.pitch import hit_box, spot_point, square_at
from scenes.buteur.places import STOCK_BOX
from scenes.scene import Point
from scenes.words import say

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene

# Here only a card moves the ball.
_BY_CARD: Final[frozenset[Phase]] = frozenset(
    {"kick-off", "play", "throw-in-play", "free-kick-attacker", "clear"}
)


def click_grass(scene: ButeurScene, point: Point) -> None:
    """Who clicks just beside a lit square means it; elsewhere it is said what is to be done."""
    if scene.person_to_act is None:
        return
    acts = scene.choosing.square_acts()
    near = next((act for lit, act in acts if hit_box(lit).holds(point)), None)
    if near is not None:
        near()
    elif not scene.closed_bubble:
        _say_why_not(scene, point)


def _say_why_not(scene: ButeurScene, point: Point) -> None:
    square = square_at(point)
    if STOCK_BOX.holds(point):
        scene.help.tell(say("buteur.no-need-to-draw"), STOCK_BOX.centre)
    elif square is None:
        return
    elif scene.choosing.placing:
        at = spot_point(scene.picture.ball)
        scene.person_tries(lambda seat: PlaceBall(seat, square), at)
    elif scene.view.phase in _BY_CARD:
        scene.help.tell(say("buteur.card-moves-ball"), point)
