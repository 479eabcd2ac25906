"""The telling states of the house: every screen that is not a game's own table."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from game.catalog import GameInfo
from game.core.data_file import DataError
from scenes.about import About
from scenes.album_shown import album_pictures
from scenes.handover import Handover
from scenes.home import Home
from scenes.leaving import Leaving
from scenes.messages import (
    crash_message,
    leave_question,
    nothing_kept_message,
    throw_away_question,
)
from scenes.podium import Podium
from scenes.registry import SCREENS, booklet_for, games_on_shelf, podium_for
from scenes.scene import Scene
from scenes.seats import Seats
from scenes.settings_scene import SettingsScene
from scenes.showcase import AnyMatch, Shown, clicking, match_at, seats_of
from scenes.stage import Stage
from scenes.timeline import nothing
from scenes.welcome import BEAT_SECONDS, BEATS, Welcome, show_at

_HOURS = 9 * 3600.0


def house_pictures() -> Iterator[Shown]:
    info = games_on_shelf()[0]
    yield Shown("home", lambda _stage: [Home()])
    yield from _welcome()
    yield Shown("settings", lambda _stage: [Home(), SettingsScene()])
    yield Shown("about", lambda _stage: [Home(), SettingsScene(), About()])
    yield Shown("nothing-kept", lambda _stage: [Home(), nothing_kept_message()])
    yield Shown("curtain", lambda _stage: [Handover(1, seats_of(2), nothing)])
    yield Shown("curtain-four", lambda _stage: [Handover(2, seats_of(4), nothing)])
    yield Shown("leave", lambda _stage: [Home(), leave_question(nothing)])
    yield Shown("throw-away", lambda _stage: [Home(), throw_away_question(nothing)])
    yield Shown("crash", lambda _stage: [Home(), crash_message()])
    yield Shown("damaged-box", lambda _stage: [Home(), crash_message(DataError())])
    yield from album_pictures()
    for each in games_on_shelf():
        yield from _around(each)
    yield Shown("home-continue", lambda stage: _home_with_matches(stage, info))
    yield Shown("kept", lambda stage: _home_with_matches(stage, info), clicking("more"))


def _welcome() -> Iterator[Shown]:
    """Each beat in the middle of its motion."""
    for number, beat in enumerate(BEATS):
        at = (number + 0.4) * BEAT_SECONDS
        yield Shown(f"welcome-{beat}", _with_welcome, lambda scene, at=at: show_at(scene, at))  # type: ignore[misc]


def _with_welcome(_stage: Stage) -> Sequence[Scene]:
    home = Home()
    return [home, Welcome(home)]


def _around(info: GameInfo) -> Iterator[Shown]:
    """What the house shows about one game."""
    yield Shown(f"seats-{info.id}", lambda _stage: [Home(), Seats(info)])
    yield Shown(f"face-{info.id}", lambda _stage: [Home(), Seats(info)], clicking("seat0.face"))
    if info.options:
        yield Shown(f"options-{info.id}", lambda _stage: [Home(), Seats(info)], clicking("options"))
    for name, players in ((info.id, 2), (f"{info.id}-{info.max_players}", info.max_players)):
        yield Shown(
            f"podium-{name}",
            lambda _stage, players=players: [podium_for(_finished(info, players), info)],  # type: ignore[misc]
            _settled,
        )
    yield Shown(f"stop-{info.id}", lambda _stage: _about_to_leave(info))
    for page in booklet_for(info.id).page_keys:
        yield Shown(f"booklet-{info.id}-{page}", lambda _stage, page=page: [_page(info, page)])  # type: ignore[misc]


def _settled(podium: Scene) -> None:
    assert isinstance(podium, Podium)
    podium.settle()


def _about_to_leave(info: GameInfo) -> Sequence[Scene]:
    match = match_at(info, seats_of(2, robots=1), lambda match: match.rules.turns > 12)
    table = SCREENS[info.id](match, info)
    return [Home(), table, Leaving(table)]


def _page(info: GameInfo, page: str) -> Scene:
    return booklet_for(info.id, page)


def _finished(info: GameInfo, players: int) -> AnyMatch:
    return match_at(info, seats_of(players, robots=1), lambda match: match.over)


def _home_with_matches(stage: Stage, info: GameInfo) -> Sequence[Scene]:
    others = reversed(games_on_shelf()[-2:])
    for hours, each in enumerate((info, *others), start=2):
        seats = seats_of(min(hours, each.max_players), robots=1)
        match = match_at(each, seats, lambda match: match.rules.turns > 12)
        stage.saves.keep(match.record(time.time() - hours * _HOURS))
    return [Home()]
