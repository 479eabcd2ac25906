"""Which screen shows which game, and how matches get onto it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

from game.catalog import GAMES, GameInfo, game_info
from game.core.match import Match
from game.core.record import MatchRecord, Seat
from game.core.rules import Options
from scenes.big4.scene import Big4Scene
from scenes.board_loader import load_board
from scenes.booklet import Booklet
from scenes.buteur.scene import ButeurScene
from scenes.canvas import Canvas
from scenes.championnat.scene import ChampionnatScene
from scenes.game_scene import GameScene
from scenes.podium import Podium
from scenes.ptifooteux.scene import PtifooteuxScene
from scenes.scene import Box
from scenes.soccer11.scene import Soccer11Scene

SCREENS: Final[dict[str, type[GameScene]]] = {
    "buteur": ButeurScene,
    "11-soccer": Soccer11Scene,
    "les-ptifooteux": PtifooteuxScene,
    "big4": Big4Scene,
    "le-championnat": ChampionnatScene,
}


def games_on_shelf() -> list[GameInfo]:
    """The games that can be played: rules and a screen."""
    return [info for info in GAMES.values() if info.id in SCREENS]


def new_match(info: GameInfo, seats: Sequence[Seat], options: Options) -> GameScene:
    """A fresh match on its screen."""
    match: Match[Any, Any, Any] = Match.new(
        info.load(load_board), seats, options, secrets.randbits(63), time.time()
    )
    return SCREENS[info.id](match, info)


def resume(record: MatchRecord) -> GameScene:
    """A kept match on its screen. Raises `CannotResume` (see game.core.match)."""
    info = game_info(record.game)
    return SCREENS[info.id](Match.resume(info.load(load_board), record), info)


def rematch(match: Match[Any, Any, Any], info: GameInfo) -> GameScene:
    """The same people and options again."""
    return new_match(info, match.seats, match.options)


def draw_thumbnail(canvas: Canvas, record: MatchRecord, box: Box) -> Match[Any, Any, Any]:
    """What everybody may see of a kept match, small; the match, for who wants to know more."""
    info = game_info(record.game)
    match: Match[Any, Any, Any] = Match.resume(info.load(load_board), record)
    SCREENS[info.id].draw_thumbnail(canvas, match, box)
    return match


def podium_for(match: Match[Any, Any, Any], info: GameInfo) -> Podium:
    return Podium(match, info, SCREENS[info.id].dressed(match, info))


def booklet_for(game_id: str, page: str | None = None) -> Booklet:
    """The booklet, open at that page or at the first."""
    return Booklet(game_id, page)
