"""What a person downloads: the tar.gz opens anywhere, the deb puts the game into the menu."""

from __future__ import annotations

import ast
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
from configparser import ConfigParser
from pathlib import Path

import pytest
from PIL import Image

from assets.package import icons, linux, program
from assets.package.version import NAME, version, windows_version_text
from game.core.settings import Settings
from scenes.home import Home
from tests.packaged.running import Running
from tests.virtual_screen import virtual_screen

MOST_MEGABYTES = 45
linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="made on Linux")
package_group = pytest.mark.xdist_group("package")


@pytest.fixture(scope="module")
def unpacked(package: Path, workshop: Path) -> Path:
    """The tar.gz, opened by somebody with spaces and accents in their paths."""
    archive = linux.make_tar(package, workshop)
    assert archive.stat().st_size <= MOST_MEGABYTES * program.MEGABYTE
    place = workshop / "Téléchargements à trier"
    with tarfile.open(archive) as file:
        file.extractall(place, filter="data")
    (top,) = place.iterdir()
    return top


def entry_of(path: Path) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def command_of(entry: Path) -> list[str]:
    """As a desktop reads Exec: unescape the line, split at quotes, fill in %k."""
    line = entry_of(entry)["Exec"].replace("\\\\", "\\")
    words = [word.replace("\\$", "$") for word in shlex.split(line)]
    return [str(entry) if word == "%k" else word for word in words]


@pytest.mark.long
@linux_only
@package_group
def test_the_top_of_the_tar_is_what_one_double_clicks(unpacked: Path) -> None:
    top = {path.name for path in unpacked.iterdir()}
    names = {NAME, f"{NAME}.desktop", f"{NAME}.png", "LISEZ-MOI.txt", "licences", "_internal"}
    assert top == names
    for name in (NAME, f"{NAME}.desktop"):
        assert (unpacked / name).stat().st_mode & 0o111 == 0o111
    assert unpacked.name == f"{NAME}-{version()}"


@pytest.mark.long
@pytest.mark.window
@linux_only
@package_group
def test_its_desktop_file_starts_the_program_beside_it(unpacked: Path, tmp_path: Path) -> None:
    Settings(muted=True).write(tmp_path)
    command = command_of(unpacked / f"{NAME}.desktop")
    environment = {"BOITE_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"}
    with virtual_screen() as screen, Running(screen, command, environment) as running:
        assert running.looks_like([Home()], Settings(muted=True))
        assert running.close() == 0


@pytest.mark.long
@linux_only
@package_group
def test_the_deb_puts_the_game_into_the_menu(package: Path, workshop: Path) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is missing")
    deb = linux.make_deb(package, workshop, workshop / "build")
    root = workshop / "installed"
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(root)], check=True)
    fields = subprocess.run(
        ["dpkg-deb", "--field", str(deb)], capture_output=True, text=True, check=True
    ).stdout
    assert f"Version: {version()}" in fields
    assert re.search(r"Depends: libc6 \(>= 2\.\d+\)", fields)
    share = root / "usr" / "share"
    entry = entry_of(share / "applications" / f"{NAME}.desktop")
    started = root / entry["Exec"].lstrip("/")
    run = subprocess.run([str(started), "--help"], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0
    assert "--smoke" in run.stdout
    for side in icons.LINUX_SIDES:
        folder = share / "icons" / "hicolor" / f"{side}x{side}" / "apps"
        with Image.open(folder / f"{entry['Icon']}.png") as icon:
            assert icon.size == (side, side)
    assert (share / "doc" / NAME / "licences" / "pygame-ce.txt").is_file()
    writable = [path for path in root.rglob("*") if path.lstat().st_mode & 0o022]
    assert all(path.is_symlink() for path in writable)


def test_a_binary_that_needs_a_newer_system_is_found(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\0GLIBC_2.17\0GLIBC_2.4\0")
    assert program.needed_glibc(tmp_path) == (2, 17)
    (tmp_path / "libmore.so.1").write_bytes(b"\0GLIBC_2.34\0GLIBC_PRIVATE\0")
    assert program.needed_glibc(tmp_path) == (2, 34)


def test_windows_and_macos_get_icons_of_every_size(tmp_path: Path) -> None:
    windows, mac = icons.icon_for("win32", tmp_path), icons.icon_for("darwin", tmp_path)
    assert windows is not None
    assert mac is not None
    with Image.open(windows) as icon:
        assert {(side, side) for side in icons.WINDOWS_SIDES} == icon.info["sizes"]
    with Image.open(mac) as icon:
        assert max(icon.info["sizes"]) >= (512, 512)


def test_the_version_is_told_to_windows_in_its_own_words() -> None:
    tree = ast.parse(windows_version_text("1.20.3"), mode="eval")
    values = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert "1.20.3" in values
    assert "filevers=(1, 20, 3, 0)" in ast.unparse(tree)
    calls = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call)}  # type: ignore[attr-defined]
    assert {"VSVersionInfo", "FixedFileInfo", "StringFileInfo", "VarFileInfo"} <= calls
