"""The one-folder program and how large it is."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from assets.package import licences
from assets.package.version import NAME, REPOSITORY

MEGABYTE = 1_000_000
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)\b")


def build(dist: Path, work: Path) -> Path:
    """Freeze the program into dist/boite-a-foot, with the licences beside it."""
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
            "--distpath", str(dist), "--workpath", str(work), "build.spec",
        ],
        cwd=REPOSITORY, check=True, timeout=900,
    )  # fmt: skip
    folder = dist / NAME
    licences.collect(folder / "licences")
    return folder


def start_file(folder: Path) -> Path:
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def size_of(path: Path) -> int:
    """Bytes of a file or of a whole folder; a link is not what it points to."""
    if path.is_file():
        return path.stat().st_size
    inside = (each for each in path.rglob("*") if not each.is_symlink())
    return sum(each.stat().st_size for each in inside if each.is_file())


def needed_glibc(folder: Path) -> tuple[int, int]:
    """The oldest C library all binaries of the package can start with."""
    binaries = [path for path in folder.rglob("*.so*") if not path.is_symlink()]
    minors = {
        int(found)
        for path in (*binaries, folder / NAME)
        for found in _GLIBC.findall(path.read_bytes())
    }
    return 2, max(minors)


def play_smoke(folder: Path) -> None:
    """Every screen and a whole match per game, by the packaged program itself."""
    subprocess.run([str(start_file(folder)), "--smoke"], check=True, timeout=900)


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
