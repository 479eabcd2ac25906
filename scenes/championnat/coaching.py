"""The sentences for whoever plays Le Championnat for the first time, and where they stand."""

from __future__ import annotations

from game.championnat.state import Phase
from game.championnat.view import ChampionnatView
from scenes.championnat.picture import ChampionnatPicture
from scenes.scene import Box

COACH_ON_THE_BOARD = Box(262, 168, 900, 284)
COACH_IN_THE_PANEL = Box(1256, 560, 640, 320)
COACH_ON_THE_PITCH = Box(200, 300, 900, 284)
COACHED: dict[Phase, str] = {
    "square": "lit-squares",
    "draw": "price",
    "buy": "secret",
    "bid": "auction",
    "debt": "debt",
    "line-up": "trainee",
    "match-act": "match",
    "euromatch": "euromatch",
}


def coach_key(view: ChampionnatView, seats: int) -> str | None:
    key = COACHED.get(view.phase)
    if view.phase == "roll" and view.stage == "league":
        key = "phase-two"
    elif view.phase == "roll":
        key = "market" if view.turns > seats else "team"
    return f"coach.le-championnat.{key}" if key else None


def coach_box(view: ChampionnatView, picture: ChampionnatPicture) -> Box:
    """Beside what the sentence speaks of: the board keeps its squares, the panel its card."""
    if view.phase == "square":
        return COACH_IN_THE_PANEL
    return COACH_ON_THE_BOARD if picture.screen == "board" else COACH_ON_THE_PITCH
