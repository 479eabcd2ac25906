"""Copies the typefaces and their licences out of their packages into assets/fonts."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

FONTS = Path(__file__).parents[1] / "fonts"
WANTED = {
    "font_fredoka_one": ("FredokaOne-Regular.ttf", "OFL-FredokaOne.txt"),
    "font_manrope": ("Manrope-Bold.ttf", "OFL-Manrope.txt"),
}


def build() -> str:
    FONTS.mkdir(exist_ok=True)
    for package, (font, licence) in WANTED.items():
        files = _files_of(package)
        shutil.copyfile(files / font, FONTS / font)
        shutil.copyfile(files / "OFL.txt", FONTS / licence)
    return f"{len(WANTED)} typefaces copied"


def _files_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ValueError(f"the package {package} is not installed")
    return Path(spec.origin).parent / "files"
