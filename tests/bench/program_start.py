"""The program as a player meets it: how soon home answers, how large it is, what it costs idle.

The packaged program stands beside a bare pygame window packaged the same way.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from assets.package.program import size_of
from game.core.settings import Settings
from tests.bench import bare_window
from tests.bench.measuring import MEGABYTE, Figure
from tests.virtual_screen import VirtualScreen, missing_tools, virtual_screen

REPOSITORY = Path(__file__).resolve().parents[2]
FROM_SOURCE = [sys.executable, str(REPOSITORY / "main.py")]
DIST = REPOSITORY / "dist"
PACKAGED = [str(DIST / "boite-a-foot" / "boite-a-foot")]
START_SECONDS = 1.0
MOST_MEGABYTES = 220
FOLDER_BYTES, TAR_BYTES = 80_000_000, 45_000_000
IDLE_SHARE = 0.01


def start_program(
    command: Sequence[str], screen: VirtualScreen, data: str
) -> subprocess.Popen[bytes]:
    environment = {**screen.environment, "BOITE_DATA": data, "SDL_AUDIODRIVER": "dummy"}
    return subprocess.Popen(command, env=environment, cwd=data, stderr=subprocess.DEVNULL)


def end_program(program: subprocess.Popen[bytes]) -> None:
    program.kill()
    program.wait(10)


def seconds_to_home(command: Sequence[str], screen: VirtualScreen) -> float:
    """From the call to the picture, and to the first answer to a key; no first start."""
    with tempfile.TemporaryDirectory() as data:
        Settings().write(Path(data))
        begun = time.perf_counter()
        program = start_program(command, screen, data)
        try:
            screen.wait_until_drawn()
            drawn = screen.pixels()
            screen.key("Tab")
            screen.wait_for_change(drawn)
            return time.perf_counter() - begun
        finally:
            end_program(program)
            time.sleep(0.3)  # the window is gone before the next one comes


def measure_start(command: Sequence[str], name: str, rounds: int = 5) -> Figure:
    title, goal = f"home drawn and clickable, {name}", f"<= {START_SECONDS:g} s"
    if missing_tools() or not Path(command[-1]).exists():
        return Figure(title, "needs Xvfb, xdotool and the program", goal, None)
    with virtual_screen() as screen:
        seconds_to_home(command, screen)  # the first start fills the disk cache
        times = [seconds_to_home(command, screen) for _ in range(rounds)]
    return _start_figure(title, times)


def _start_figure(title: str, times: Sequence[float]) -> Figure:
    median = statistics.median(times)
    value = f"{median:.2f} s (min {min(times):.2f})"
    return Figure(title, value, f"<= {START_SECONDS:g} s", median <= START_SECONDS)


def measure_packaged(rounds: int = 7) -> list[Figure]:
    """The game and the bare window take turns, so that a busy moment hits both."""
    title = "home drawn and clickable, packaged"
    if missing_tools() or not Path(PACKAGED[0]).exists():
        return [Figure(title, "needs Xvfb, xdotool and make package", "", None)]
    bare_window.build()
    commands = (PACKAGED, bare_window.program())
    times: list[list[float]] = [[], []]
    with virtual_screen() as screen:
        for number in range(rounds + 1):
            for command, taken in zip(commands, times, strict=True):
                seconds = seconds_to_home(command, screen)
                if number:  # the first start fills the disk cache
                    taken.append(seconds)
    ours, bare = (statistics.median(taken) for taken in times)
    value = f"{ours / bare:.2f}x (bare window {bare:.2f} s)"
    return [
        _start_figure(title, times[0]),
        Figure("its ratio to a bare packaged window", value, "told", True),
        *_sizes(),
    ]


def _sizes() -> list[Figure]:
    folder, bare = Path(PACKAGED[0]).parent, Path(bare_window.program()[0]).parent
    beside = f" (bare window {size_of(bare) / 1e6:.1f})"
    figures = [_size("packaged folder", size_of(folder), FOLDER_BYTES, beside)]
    figures += [_size(path.name, size_of(path), TAR_BYTES) for path in DIST.glob("*.tar.gz")]
    return figures


def _size(title: str, size: int, most: int, more: str = "") -> Figure:
    return Figure(title, f"{size / 1e6:.1f} MB{more}", f"<= {most / 1e6:g} MB", size <= most)


def measure_memory() -> Figure:
    """Every screen and a whole match in one process: more than any evening of play."""
    command = PACKAGED if Path(PACKAGED[0]).exists() else FROM_SOURCE
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "BOITE_DATA": data}
        program = subprocess.Popen(
            [*command, "--smoke"], env=environment, stdout=subprocess.DEVNULL
        )
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
    megabytes = used.ru_maxrss * 1024 / MEGABYTE
    value = f"{megabytes:.0f} MB" if program.returncode == 0 else "--smoke failed"
    ok = program.returncode == 0 and megabytes <= MOST_MEGABYTES
    return Figure("peak memory, every screen and a match", value, f"<= {MOST_MEGABYTES} MB", ok)


def measure_idle(seconds: float = 6.0) -> Figure:
    """Home stands open and nobody touches anything."""
    title, goal = "CPU while home stands idle", f"< {IDLE_SHARE:.0%}, no redraw"
    if missing_tools():
        return Figure(title, "needs Xvfb and xdotool", goal, None)
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as data:
        Settings().write(Path(data))
        program = start_program(FROM_SOURCE, screen, data)
        try:
            screen.wait_until_drawn()
            still = screen.wait_for_rest(still=1.5)
            before = cpu_seconds(program.pid)
            time.sleep(seconds)
            share = (cpu_seconds(program.pid) - before) / seconds
            redrawn = screen.pixels() != still
        finally:
            end_program(program)
    value = f"{share:.2%}{', REDRAWN' if redrawn else ''}"
    return Figure(title, value, goal, share < IDLE_SHARE and not redrawn)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure() -> list[Figure]:
    return [
        measure_start(FROM_SOURCE, "from source"),
        *measure_packaged(),
        measure_memory(),
        measure_idle(),
    ]
