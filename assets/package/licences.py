"""The licences of everything inside the package, collected into one folder a person can read."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from assets.package.version import REPOSITORY

# The libraries of requirements.txt; the packaged program carries all of them.
LIBRARIES = ("pygame-ce", "pytmx", "msgspec", "platformdirs")
OWN_NOTES = Path(__file__).with_name("licences")  # texts that no installed package brings along
_ENDINGS = ("licen", "copying", "lgpl")


class LicenceMissing(Exception):
    """A package without the licences of its parts must not be given away."""


def collect(folder: Path) -> list[Path]:
    """Copy all licences into `folder`; raises `LicenceMissing` when one cannot be found."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, source in sorted(_all()):
        shutil.copyfile(source, folder / name)
    return sorted(folder.iterdir())


def _all() -> Iterator[tuple[str, Path]]:
    yield "La Boite a Foot (MIT).txt", REPOSITORY / "LICENSE"
    for font in sorted((REPOSITORY / "assets" / "fonts").glob("OFL-*.txt")):
        yield f"{font.stem.removeprefix('OFL-')} (OFL).txt", font
    yield "Sounds and music.txt", REPOSITORY / "assets" / "sounds" / "CREDITS.md"
    for note in sorted(OWN_NOTES.glob("*.txt")):
        yield note.name, note
    for library in LIBRARIES:
        yield f"{library}.txt", licence_of(library)
    yield "PyInstaller.txt", licence_of("pyinstaller")
    yield "Python.txt", _licence_of_python()


def licence_of(library: str) -> Path:
    """pygame-ce keeps its licence among its documentation, the others beside their metadata."""
    for file in distribution(library).files or ():
        name, path = file.name.lower(), Path(str(file.locate()))
        if any(word in name for word in _ENDINGS) and path.suffix != ".py" and path.is_file():
            return path
    raise LicenceMissing(f"the licence of {library} is not where it is installed")


def _licence_of_python() -> Path:
    standard_library = Path(sysconfig.get_path("stdlib"))
    places = [standard_library, standard_library.parent, Path(sys.base_prefix)]
    for place in places:
        for name in ("LICENSE.txt", "LICENSE"):
            if (place / name).is_file():
                return place / name
    raise LicenceMissing(f"the licence of Python is in none of {places}")
