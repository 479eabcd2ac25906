"""One program at a time: a lock file the system lets go of even when the program is killed.

A second start knocks: it dates the file anew, and the first one sees that it is looked for.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

LOCK_NAME = "running.lock"


class OnlyOnce:
    """Hold this as long as the program runs; `is_second` says that another one already does."""

    def __init__(self, folder: Path) -> None:
        self.is_second = False
        self._dated = 0
        self._path = folder / LOCK_NAME
        self._file: IO[bytes] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = open(self._path, "ab")  # noqa: SIM115 - held while we run
        except OSError:
            return  # a read-only disk must not keep anybody from playing
        self.is_second = not _lock(self._file)
        if self.is_second:
            self._knock()
        self._dated = self._date()

    def knocked(self) -> bool:
        """Somebody started the program once more since this was last asked."""
        before, self._dated = self._dated, self._date()
        return self._dated != before

    def _knock(self) -> None:
        with suppress(OSError):
            os.utime(self._path)

    def _date(self) -> int:
        try:
            return self._path.stat().st_mtime_ns
        except OSError:
            return 0

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
