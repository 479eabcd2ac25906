"""Where the program's own files lie: in the repository, or unpacked by PyInstaller."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_ROOT: Final = Path(getattr(sys, "_MEIPASS", Path(__file__).parents[1]))
ASSETS: Final = _ROOT / "assets"
