"""The one-folder program: it builds, carries nothing it does not need, and plays."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from assets.package import program
from assets.package.licences import LIBRARIES

UNWANTED = ("numpy", "PIL", "tkinter", "tcl8.6", "fontTools", "resvg_py", "package")
UNWANTED_SUFFIXES = {".svg", ".po", ".py", ".mid"}
MOST_MEGABYTES = 80

pytestmark = [
    pytest.mark.long,
    pytest.mark.ci_part,
    pytest.mark.xdist_group("package"),
]


def test_the_packaged_program_plays_every_scene_and_a_whole_match(
    package: Path, user_data: Path, tmp_path: Path
) -> None:
    run = subprocess.run(
        [str(package / "boite-a-foot"), "--smoke"],
        cwd=tmp_path, capture_output=True, text=True, timeout=400,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert user_data.is_dir()


def test_the_package_carries_no_sources_and_no_build_tools(package: Path) -> None:
    files = [path.relative_to(package) for path in package.rglob("*") if path.is_file()]
    assert files
    stray = [path for path in files if path.suffix in UNWANTED_SUFFIXES]
    stray += [path for path in files if set(path.parts) & set(UNWANTED)]
    assert not stray


def test_the_package_stays_small(package: Path) -> None:
    assert 1 < program.size_of(package) / program.MEGABYTE <= MOST_MEGABYTES


def test_the_licences_of_everything_inside_lie_beside_it(package: Path) -> None:
    files = {path.stem: path for path in (package / "licences").iterdir()}
    assert {*LIBRARIES, "Python", "PyInstaller"} <= set(files)
    assert {"FredokaOne (OFL)", "Manrope (OFL)", "Sounds and music"} <= set(files)
    assert all(path.stat().st_size > 900 for path in files.values())
    assert "LESSER GENERAL PUBLIC LICENSE" in files["pygame-ce"].read_text(encoding="utf-8")


def test_without_a_screen_and_without_an_environment_one_sentence(package: Path) -> None:
    run = subprocess.run(
        [str(package / "boite-a-foot")], env={}, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1
