"""The packaged program starts wherever and by whomever it is started, and asks no network."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.settings import SETTINGS_NAME, Settings
from scenes.home import Home
from scenes.messages import nothing_kept_message
from scenes.registry import games_on_shelf
from scenes.seats import Seats
from scenes.welcome import SKIP
from scenes.words import set_language
from tests.packaged.running import Running, where
from tests.virtual_screen import VirtualScreen, virtual_screen

NOBODY = 54321  # in no list of users: no name, no home
AS_NOBODY = [
    "setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--",
]  # fmt: skip

pytestmark = [pytest.mark.long, pytest.mark.window, pytest.mark.xdist_group("package")]


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    set_language("fr")
    yield
    set_language("fr")


@pytest.fixture
def screen() -> Iterator[VirtualScreen]:
    with virtual_screen() as screen:
        yield screen


@pytest.fixture
def start(package: Path) -> str:
    return str(package / "boite-a-foot")


def kept_before(folder: Path, **settings: object) -> dict[str, str]:
    """The environment of somebody who has played before."""
    Settings(muted=True, **settings).write(folder)  # type: ignore[arg-type]
    return {"BOITE_DATA": str(folder)}


def test_home_is_drawn_as_from_source(screen: VirtualScreen, start: str, tmp_path: Path) -> None:
    with Running(screen, [start], kept_before(tmp_path)) as program:
        assert program.looks_like([Home()], Settings(muted=True))
        assert program.close() == 0


@pytest.mark.parametrize(
    "environment", [{}, {"LANG": "en_GB.UTF-8"}, {"LANG": "C"}, {"LC_ALL": "xx_YY.nonsense"}]
)
def test_with_an_empty_environment(
    screen: VirtualScreen, start: str, tmp_path: Path, environment: dict[str, str]
) -> None:
    """Nothing but the display: the first start greets in the system's language."""
    with Running(screen, [start], {**environment, "HOME": str(tmp_path)}) as program:
        assert program.width < 1280, "the first window leaves room around it"
        screen.wait_for_change(screen.pixels())  # the welcome moves
        time.sleep(0.6)
        program.click(SKIP.centre)
        english = environment.get("LANG", "").startswith("en")
        settings = Settings(language="en" if english else "fr")
        assert program.looks_like([Home()], settings)
        assert program.close() == 0
    assert (tmp_path / ".local" / "share" / "boite-a-foot" / SETTINGS_NAME).is_file()


def test_from_a_path_with_spaces_and_accents(
    screen: VirtualScreen, package: Path, tmp_path: Path
) -> None:
    moved = tmp_path / "Jeux d’été à moi"
    shutil.copytree(package, moved, symlinks=True)
    with Running(screen, [str(moved / "boite-a-foot")], kept_before(tmp_path / "clé")) as program:
        assert program.looks_like([Home()], Settings(muted=True))
        assert program.close() == 0


def test_from_another_working_directory(screen: VirtualScreen, start: str, tmp_path: Path) -> None:
    """Even one that has its own `assets`, and by a relative path."""
    (tmp_path / "assets").mkdir()
    relative = os.path.relpath(start, tmp_path)
    environment = kept_before(tmp_path / "data")
    with Running(screen, [relative], environment, cwd=tmp_path) as program:
        assert program.looks_like([Home()], Settings(muted=True))
        assert program.close() == 0


@pytest.mark.parametrize("driver", ["no-such-driver", "alsa"])
def test_without_a_sound_device(
    screen: VirtualScreen, start: str, tmp_path: Path, driver: str
) -> None:
    environment = kept_before(tmp_path) | {"SDL_AUDIODRIVER": driver}
    with Running(screen, [start], environment) as program:
        program.click(where(Home(), "settings", Settings()))
        assert program.process.poll() is None
        assert program.close() == 0


def needs_root() -> None:
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("only root can start a program as somebody else, with setpriv")


def test_as_another_user(screen: VirtualScreen, start: str, workshop: Path) -> None:
    needs_root()
    home = workshop / "home"
    home.mkdir(mode=0o700)
    os.chown(home, NOBODY, NOBODY)
    with Running(screen, [*AS_NOBODY, start], {"HOME": str(home)}) as program:
        assert program.close() == 0
    kept = home / ".local" / "share" / "boite-a-foot" / SETTINGS_NAME
    assert kept.stat().st_uid == NOBODY


def test_from_a_read_only_folder_without_a_home(
    screen: VirtualScreen, package: Path, workshop: Path
) -> None:
    """Nothing can be kept: that is said, and then one plays."""
    needs_root()
    folder = workshop / "read-only"
    shutil.copytree(package, folder, symlinks=True)
    subprocess.run(["chmod", "-R", "a-w", str(folder)], check=True)
    command = [*AS_NOBODY, str(folder / "boite-a-foot")]
    settings, info = Settings(), games_on_shelf()[0]
    environment = {"SDL_AUDIODRIVER": "dummy"}  # or home would show that nothing can be heard
    with Running(screen, command, environment, cwd=folder) as program:
        assert program.looks_like([Home(), nothing_kept_message()], settings)
        program.click(where(nothing_kept_message(), "answer.0", settings))
        program.click(where(Home(), info.id, settings))
        program.click(where(Seats(info), "play", settings))
        table = screen.wait_for_rest(60, still=1.0)
        screen.key("Tab")
        screen.wait_for_change(table)
        assert program.close() == 0
    assert not list(folder.glob("~*"))


def test_no_network_is_there_and_none_is_missed(
    screen: VirtualScreen, start: str, tmp_path: Path
) -> None:
    alone = ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--net"]
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"]).returncode:
        pytest.skip("a network namespace without interfaces cannot be made here")
    with Running(screen, [*alone, "--", start], kept_before(tmp_path)) as program:
        assert program.looks_like([Home()], Settings(muted=True))
        assert program.close() == 0


def test_no_internet_socket_is_ever_asked_for(
    screen: VirtualScreen, start: str, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    tracing = ["strace", "-f", "-qq", "-e", "trace=%network", "-o", str(trace)]
    if shutil.which("strace") is None or subprocess.run([*tracing, "true"]).returncode:
        pytest.skip("strace is missing or may not trace here")
    with Running(screen, [*tracing, start], kept_before(tmp_path / "data")) as program:
        program.click(where(Home(), "settings", Settings()))
        assert program.close() == 0
    calls = trace.read_text()
    assert re.search(r"connect\(.*AF_UNIX", calls), "the screen itself is such a call"
    assert not re.search(r"AF_INET6?", calls)
