"""The unfinished matches as the home screen offers them: sound ones, and those that cannot be."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from game.catalog import GAMES, GameInfo
from game.core.match import CannotResume
from game.core.record import MatchRecord
from game.core.robots import LEVELS
from game.core.saves import DamagedSave, SaveFailed, SaveShelf
from scenes import registry
from scenes.messages import cannot_throw_away_message, damaged_message, save_failed_message
from scenes.widgets.avatar import AVATARS
from scenes.words import say

if TYPE_CHECKING:
    from scenes.scene_stack import SceneStack

Kept = MatchRecord | DamagedSave

_log = logging.getLogger(__name__)


def kept_matches(shelf: SaveShelf) -> list[Kept]:
    """The last played first. A match that is over but was not yet put away is put away now."""
    offered: list[Kept] = []
    for kept in shelf.load_all():
        if isinstance(kept, DamagedSave):
            offered.append(kept)
        elif kept.over:
            _put_away(shelf, kept)
        else:
            offered.append(checked(shelf, kept))
    return offered


def checked(shelf: SaveShelf, record: MatchRecord) -> Kept:
    """A readable file may still hold what this program cannot show."""
    on_shelf = {info.id for info in registry.games_on_shelf()}
    if record.game not in on_shelf:
        unknown = shelf.unplayable(record, "newer-save", f"no game {record.game!r} on the shelf")
        return msgspec.structs.replace(unknown, previous=None)  # of the same unknown game
    if not _seats_are_sound(record, GAMES[record.game]):
        return shelf.unplayable(record, "damaged-save", "the seats make no sense")
    return record


def open_kept(stack: SceneStack, kept: Kept) -> None:
    """Go on playing, or say why that cannot be and offer what can."""
    stack.home()
    if isinstance(kept, DamagedSave):
        stack.push(damaged_message(kept, lambda: _open_previous(stack, kept)))
        return
    try:
        scene = registry.resume(kept)
    except CannotResume as problem:
        _log.warning("%s", problem)
        damaged = stack.stage.saves.unplayable(kept, "damaged-save", str(problem))
        stack.push(damaged_message(damaged, lambda: _open_previous(stack, damaged)))
        return
    stack.push(scene)


def throw_away(stack: SceneStack, kept: Kept) -> None:
    """Asked for and confirmed."""
    try:
        stack.stage.saves.throw_away(kept.id)
    except SaveFailed as problem:
        _log.warning("match not thrown away: %s", problem)
        stack.push(cannot_throw_away_message())


def when_played(record: MatchRecord, now: datetime) -> str:
    """« Hier, tour 12 »: enough to know which match it was."""
    return say("home.day-and-turn", day=day_played(record, now), turn=record.turns + 1)


def day_played(record: MatchRecord, now: datetime) -> str:
    days = _days_since(record.updated_at, now)
    if days <= 0:
        return say("home.today")
    return say("home.yesterday") if days == 1 else say("home.days-ago", n=days)


def _days_since(seconds: float, now: datetime) -> int:
    try:
        return (now.date() - datetime.fromtimestamp(seconds).date()).days
    except (OverflowError, ValueError, OSError):
        return 0  # a file may hold a day no calendar has


def _open_previous(stack: SceneStack, damaged: DamagedSave) -> None:
    try:
        record = stack.stage.saves.restore_previous(damaged)
    except SaveFailed as problem:
        stack.push(save_failed_message(problem, lambda: _open_previous(stack, damaged)))
        return
    open_kept(stack, checked(stack.stage.saves, record))


def _seats_are_sound(record: MatchRecord, info: GameInfo) -> bool:
    return len(record.seats) in info.players and all(
        seat.level in LEVELS and seat.colour >= 0 and seat.avatar in ("", *AVATARS)
        for seat in record.seats
    )


def _put_away(shelf: SaveShelf, record: MatchRecord) -> None:
    try:
        shelf.finish(record.id)
    except SaveFailed as problem:
        _log.warning("finished match stays: %s", problem)
