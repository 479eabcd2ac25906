"""Matches on their way into the family album. Nothing here may stop anybody from playing."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.catalog import GAMES, GameInfo
from game.core.board_map import BoardError
from game.core.data_file import DataError
from game.core.match import CannotResume, Match
from game.core.record import MatchRecord
from game.core.saves import SAVE_ENDING, SaveFailed, SaveShelf
from game.trophies.album_file import DamagedAlbum, read_album, write_album
from game.trophies.counting import Earned, count_match
from game.trophies.facts import facts_of
from game.trophies.profiles import Album
from scenes.board_loader import load_board

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage

AnyMatch = Match[Any, Any, Any]

_log = logging.getLogger(__name__)


def keep_in_album(stage: Stage, match: AnyMatch, info: GameInfo) -> list[Earned]:
    """Count a match that is over; the trophies it brought.

    With an album that cannot be read or written the match waits: it stays `uncounted`.
    """
    album = read_album(stage.saves.folder)
    if isinstance(album, DamagedAlbum) or match.id in album.counted:
        return []
    earned = count_match(album, facts_of(match, info))
    return earned if _written(stage.saves, album) else []


def uncounted(stage: Stage) -> list[str]:
    """Finished matches that are in no album yet: the program was closed too early."""
    album = read_album(stage.saves.folder)
    if isinstance(album, DamagedAlbum):
        return []
    return sorted(_finished_ids(stage.saves) - set(album.counted))


def catch_up(stage: Stage, match_ids: Sequence[str]) -> Pieces:
    """Count these now, one by one."""
    for match_id in match_ids:
        match = _finished_match(stage.saves, match_id)
        if match is not None:
            keep_in_album(stage, match, GAMES[match.rules.game_id])
        yield


def mark_seen(stage: Stage, seen: Mapping[str, set[str]]) -> None:
    """By name: the seals of new trophies come off once somebody has looked at them."""
    album = read_album(stage.saves.folder)
    if isinstance(album, DamagedAlbum):
        return
    before = sum(len(profile.fresh) for profile in album.profiles)
    for profile in album.profiles:
        looked_at = seen.get(profile.name, set())
        profile.fresh = [trophy for trophy in profile.fresh if trophy not in looked_at]
    if sum(len(profile.fresh) for profile in album.profiles) < before:
        _written(stage.saves, album)


def _finished_ids(shelf: SaveShelf) -> set[str]:
    """A match that lies unfinished on the shelf was taken back from its end: it still goes on."""
    ended = {path.name for path in shelf.finished_folder.glob(f"*{SAVE_ENDING}")}
    return {name.removesuffix(SAVE_ENDING) for name in ended if not (shelf.folder / name).exists()}


def _finished_match(shelf: SaveShelf, match_id: str) -> AnyMatch | None:
    record = SaveShelf(shelf.finished_folder).load(match_id)
    if not isinstance(record, MatchRecord) or not record.over or record.game not in GAMES:
        return None
    try:
        return Match.resume(GAMES[record.game].load(load_board), record)
    except (CannotResume, DataError, BoardError) as problem:
        _log.warning("not in the album: %s", problem)
        return None


def _written(shelf: SaveShelf, album: Album) -> bool:
    try:
        write_album(shelf.folder, album)
    except SaveFailed as problem:
        _log.warning("album not kept: %s", problem)
        return False
    return True
