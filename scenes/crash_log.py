"""What went wrong, for whoever repairs it: appended to a file beside the matches."""

from __future__ import annotations

import logging
import platform
import time
from pathlib import Path

CRASH_LOG = "crash.log"

_log = logging.getLogger(__name__)


def write_crash(folder: Path, report: str) -> None:
    """A disk that refuses must not turn one fault into two."""
    moment = time.strftime("%Y-%m-%d %H:%M:%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / CRASH_LOG).open("a", encoding="utf-8") as file:
            file.write(f"--- {moment} Python {platform.python_version()} {platform.system()}\n")
            file.write(f"{report}\n")
    except OSError:
        _log.error("%s", report)
