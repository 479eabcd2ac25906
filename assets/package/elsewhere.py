"""Around the program on Windows and macOS."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path

from assets.package.program import empty
from assets.package.version import NAME, TITLE, version


def make_zip(folder: Path, dist: Path, work: Path) -> Path:
    """Windows: one folder inside, so that unpacking never spills files around."""
    inside = empty(work / "zip")
    shutil.copytree(folder, inside / f"{NAME}-{version()}")
    name = dist / f"{NAME}-{version()}-windows-{platform.machine().lower()}"
    return Path(shutil.make_archive(str(name), "zip", inside))


def make_dmg(folder: Path, dist: Path, work: Path) -> Path:
    """macOS: the app, the way to the Applications folder, the licences."""
    inside = empty(work / "dmg")
    app = dist / "La Boite a Foot.app"
    subprocess.run(["ditto", str(app), str(inside / app.name)], check=True)
    shutil.copytree(folder / "licences", inside / "licences")
    (inside / "Applications").symlink_to("/Applications")
    path = dist / f"{NAME}-{version()}-macos-{platform.machine()}.dmg"
    subprocess.run(
        [
            "hdiutil", "create", "-ov", "-quiet", "-format", "UDZO", "-volname", TITLE,
            "-srcfolder", str(inside), str(path),
        ],
        check=True,
    )  # fmt: skip
    return path
