"""How long robots seem to think in Le Championnat: somebody waits for a turn meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.championnat.state import Phase
from game.championnat.view import ChampionnatView
from scenes.championnat.picture import ChampionnatPicture
from scenes.game_table import THINKING

_BID, _BID_OF_ROBOTS, _ACT_OF_ROBOTS = 0.4, 0.15, 0.3
_QUICK: dict[Phase, float] = {"roll": 0.6, "square": 0.25, "draw": 0.3, "buy": 0.5}


def seeming_to_think(
    picture: ChampionnatPicture, view: ChampionnatView, is_person: Callable[[int], bool]
) -> float:
    """What is plain is done almost at once, and what robots do to each other falls quickly."""
    if view.auction is not None:
        return _BID if any(map(is_person, view.auction.bidders)) else _BID_OF_ROBOTS
    fight = picture.fight
    if fight is not None and not any(map(is_person, fight.seats)):
        return _ACT_OF_ROBOTS
    return _QUICK.get(view.phase, THINKING)
