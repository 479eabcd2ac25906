"""The sentences for whoever plays Le Championnat for the first time, and where they stand."""

from __future__ import annotations

from collections.abc import Collection

from game.championnat.cards import MOST_REDS
from game.championnat.lineup import TRAINEE
from game.championnat.state import Phase
from game.championnat.view import ChampionnatView, ClubView
from scenes.championnat.deck import footballer
from scenes.championnat.picture import ChampionnatPicture
from scenes.scene import Box

COACH_ON_THE_BOARD = Box(262, 168, 900, 284)
COACH_IN_THE_PANEL = Box(1256, 560, 640, 320)
COACH_ON_THE_PITCH = Box(200, 300, 900, 284)
JACKPOT_WORTH_A_WORD = 300
COACHED: dict[Phase, str] = {
    "square": "lit-squares",
    "draw": "price",
    "bid": "auction",
    "debt": "debt",
    "match-act": "match",
    "euromatch": "euromatch",
}


def coach_key(view: ChampionnatView, known: Collection[str]) -> str | None:
    """The first sentence that fits and was not told yet."""
    keys = (f"coach.le-championnat.{words}" for words in _fitting(view))
    return next((key for key in keys if key not in known), None)


def _fitting(view: ChampionnatView) -> list[str]:
    if view.viewer is None or view.to_act != view.viewer:
        return [COACHED[view.phase]] if view.phase in COACHED else []
    own = view.clubs[view.viewer]
    match view.phase:
        case "roll":
            return _before_rolling(view, own)
        case "buy":
            red = view.drawn is not None and footballer(view.drawn).is_red
            return ["secret", *(["three-reds"] if red and _reds(own) >= MOST_REDS else [])]
        case "line-up":
            return ["trainee"] if TRAINEE in (own.eleven or ()) else []
        case phase:
            return [COACHED[phase]] if phase in COACHED else []


def _before_rolling(view: ChampionnatView, own: ClubView) -> list[str]:
    """What has become worth knowing since the last turn."""
    fitting = ["phase-two"] if view.stage == "league" else ["team"]
    for words, holds in (
        ("frozen", view.frozen),
        ("sponsor", bool(own.sponsors)),
        ("plus", own.plus_count > 0),
        ("jackpot", view.jackpot >= JACKPOT_WORTH_A_WORD),
        ("market", view.turns > len(view.clubs) and view.market is None),
    ):
        if holds:
            fitting.append(words)
    return fitting


def _reds(own: ClubView) -> int:
    return sum(held.card is not None and footballer(held.card).is_red for held in own.squad)


def coach_box(view: ChampionnatView, picture: ChampionnatPicture) -> Box:
    """Beside what the sentence speaks of: the board keeps its squares, the panel its card."""
    if view.phase == "square":
        return COACH_IN_THE_PANEL
    return COACH_ON_THE_BOARD if picture.screen == "board" else COACH_ON_THE_PITCH
