"""The shelf of unfinished matches: one file per match, written so that no crash can lose one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec
import platformdirs

from game.core.record import RECORD_FORMAT, MatchRecord

APP_NAME = "boite-a-foot"
SAVE_ENDING = ".match.json"
PREVIOUS_ENDING = ".match.previous.json"
TEMPORARY_ENDING = ".match.writing"


class SaveFailed(Exception):
    """The disk is full, read-only or gone. The match on the table is unharmed.

    `key` is the catalogue's `error.<key>`.
    """

    def __init__(self, path: Path | str, problem: OSError) -> None:
        super().__init__(f"{path}: {problem.strerror or problem}")
        self.key = "disk-full" if problem.errno == errno.ENOSPC else "cannot-save"


class DamagedSave(msgspec.Struct, frozen=True):
    """A file that cannot be played: why (`error.<key>`, reason), and the match before it."""

    id: str
    path: Path
    key: str
    reason: str
    previous: MatchRecord | None


class _Header(msgspec.Struct):
    format: int


def default_folder() -> Path:
    """Where saves and settings live; BOITE_DATA moves it, for tests and bug hunts.

    Somebody without a home gets a place that takes nothing; the player is told that nothing is
    kept, and plays.
    """
    chosen = os.environ.get("BOITE_DATA")
    if chosen:
        return Path(chosen)
    try:
        folder = Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
    except RuntimeError:  # no home, says platformdirs; older ones named it « ~ »
        folder = Path("~")
    return folder if folder.is_absolute() else Path(os.devnull) / APP_NAME


def write_safely(path: Path, content: bytes, previous: Path | None = None) -> None:
    """Temp file, fsync, rename: at every moment `path` or `previous` holds a whole file."""
    temporary = path.with_name(path.name.split(".")[0] + TEMPORARY_ENDING)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if previous is not None and path.exists():
            os.replace(path, previous)
        os.replace(temporary, path)
    except OSError as problem:
        raise SaveFailed(path, problem) from problem


class SaveShelf:
    """All matches of one folder; finished ones move into `finished/`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.finished_folder = folder / "finished"

    def keep(self, record: MatchRecord) -> Path:
        """Write the match down after a move; raises `SaveFailed`."""
        path = self._file(record.id)
        write_safely(path, msgspec.json.encode(record), self._previous(record.id))
        return path

    def load_all(self) -> list[MatchRecord | DamagedSave]:
        """Every unfinished match, the last played first; damaged ones stand at the end."""
        found = [self.load(match_id) for match_id in self._ids(self.folder)]
        good = [record for record in found if isinstance(record, MatchRecord)]
        damaged = [save for save in found if isinstance(save, DamagedSave)]
        good.sort(key=lambda record: (-record.updated_at, record.id))
        return [*good, *damaged]

    def load(self, match_id: str) -> MatchRecord | DamagedSave:
        """The match, or what is wrong with it. A kill between two renames leaves only the
        previous file, which is then simply the match."""
        path, previous_path = self._file(match_id), self._previous(match_id)
        previous = _read(previous_path) if previous_path.exists() else None
        good_previous = previous if isinstance(previous, MatchRecord) else None
        if not path.exists() and previous is not None:
            if good_previous is not None:
                return good_previous
            path, found = previous_path, previous
        else:
            found = _read(path)
        if isinstance(found, MatchRecord):
            return found
        key, reason = found
        return DamagedSave(match_id, path, key, reason, good_previous)

    def unplayable(self, record: MatchRecord, key: str, reason: str) -> DamagedSave:
        """A readable match that cannot be played on after all, told like a damaged one."""
        previous_path = self._previous(record.id)
        previous = _read(previous_path) if previous_path.exists() else None
        good_previous = previous if isinstance(previous, MatchRecord) else None
        return DamagedSave(record.id, self._file(record.id), key, reason, good_previous)

    def load_finished(self) -> list[MatchRecord]:
        """Matches played to the end; unreadable ones are left alone."""
        files = self.finished_folder.glob(f"*{SAVE_ENDING}")
        found = [_read(path) for path in sorted(files)]
        return [record for record in found if isinstance(record, MatchRecord)]

    def throw_away(self, match_id: str) -> None:
        """The player asked for it: the only way a match is ever deleted."""
        try:
            for path in (self._file(match_id), self._previous(match_id)):
                path.unlink(missing_ok=True)
        except OSError as problem:
            raise SaveFailed(match_id, problem) from problem

    def finish(self, match_id: str) -> None:
        """Move a match that is over out of the way of unfinished ones."""
        try:
            self.finished_folder.mkdir(parents=True, exist_ok=True)
            os.replace(self._file(match_id), self.finished_folder / f"{match_id}{SAVE_ENDING}")
            self._previous(match_id).unlink(missing_ok=True)
        except OSError as problem:
            raise SaveFailed(match_id, problem) from problem

    def restore_previous(self, damaged: DamagedSave) -> MatchRecord:
        """Take the offered good match; the damaged file is set aside, not deleted."""
        if damaged.previous is None:
            raise ValueError(f"{damaged.id} has no previous match to go back to")
        try:
            os.replace(damaged.path, damaged.path.with_name(f"{damaged.id}.match.damaged"))
        except OSError as problem:
            raise SaveFailed(damaged.path, problem) from problem
        self.keep(damaged.previous)
        return damaged.previous

    def _ids(self, folder: Path) -> list[str]:
        names = {path.name for path in folder.glob("*.match*.json")}
        endings = (PREVIOUS_ENDING, SAVE_ENDING)
        return sorted({n.removesuffix(e) for n in names for e in endings if n.endswith(e)})

    def _file(self, match_id: str) -> Path:
        return self.folder / f"{match_id}{SAVE_ENDING}"

    def _previous(self, match_id: str) -> Path:
        return self.folder / f"{match_id}{PREVIOUS_ENDING}"


def _read(path: Path) -> MatchRecord | tuple[str, str]:
    """The record, or the key of a sentence and the reason."""
    try:
        content = path.read_bytes()
        written_by = msgspec.json.decode(content, type=_Header)
        if written_by.format > RECORD_FORMAT:
            return "newer-save", f"format {written_by.format}, this program knows {RECORD_FORMAT}"
        record = msgspec.json.decode(content, type=MatchRecord)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        return "damaged-save", str(problem)
    if record.id != path.name.split(".")[0]:  # keeping it would write over another match
        return "damaged-save", f"the file says it is match {record.id!r}"
    return record
