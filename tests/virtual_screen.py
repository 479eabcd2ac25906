"""A real X display nobody sees: its pixels are a file, its mouse and keys are xdotool's."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WIDTH, HEIGHT = 1280, 720
TOOLS = ("Xvfb", "xdotool")
_XWD_FIELDS = 25  # 32-bit numbers at the start of the framebuffer file
_HEADER_SIZE, _COLOURS, _BYTES_PER_LINE = 0, 19, 12
_COLOUR_ENTRY = 12


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class VirtualScreen:
    """Pixels are read straight from Xvfb's memory, so looking costs the program nothing."""

    def __init__(self, display: str, framebuffer: Path) -> None:
        self.display = display
        self.environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        self._file = framebuffer.open("rb")
        self._memory = mmap.mmap(self._file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(f">{_XWD_FIELDS}I", self._memory[: 4 * _XWD_FIELDS])
        self._start = header[_HEADER_SIZE] + header[_COLOURS] * _COLOUR_ENTRY
        self._line = header[_BYTES_PER_LINE]

    def close(self) -> None:
        self._memory.close()
        self._file.close()

    def pixels(self) -> bytes:
        """The whole picture, four bytes a pixel."""
        return self._memory[self._start : self._start + self._line * HEIGHT]

    def colours(self) -> int:
        """How many colours a sparse look finds: few until something is drawn."""
        sparse = self.pixels()[:: 4 * 37 + 1]
        return len(set(sparse))

    def wait_until_drawn(self, seconds: float = 20.0) -> None:
        _wait_for(lambda: self.colours() > 40, seconds, "nothing was drawn")

    def wait_for_change(self, before: bytes, seconds: float = 10.0) -> None:
        _wait_for(lambda: self.pixels() != before, seconds, "the picture did not change")

    def wait_for_rest(self, seconds: float = 20.0, still: float = 0.4) -> bytes:
        """The picture once it has not changed for a while."""
        last, since = self.pixels(), time.monotonic()
        end = since + seconds
        while time.monotonic() - since < still:
            now = self.pixels()
            if now != last:
                last, since = now, time.monotonic()
            if time.monotonic() > end:
                raise TimeoutError("the picture never came to rest")
            time.sleep(0.02)
        return last

    def click(self, x: float, y: float) -> None:
        self.do("mousemove", str(round(x)), str(round(y)))
        self.do("click", "1")

    def key(self, name: str) -> None:
        self.do("key", name)

    def do(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env=self.environment, check=True, timeout=20)


def _wait_for(holds: object, seconds: float, complaint: str) -> None:
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(complaint)
        time.sleep(0.004)


@contextmanager
def virtual_screen() -> Iterator[VirtualScreen]:
    with tempfile.TemporaryDirectory(prefix="boite-xvfb-") as folder:
        server, display = _start_server(Path(folder))
        screen = None
        try:
            screen = VirtualScreen(display, Path(folder) / "Xvfb_screen0")
            yield screen
        finally:
            if screen is not None:
                screen.close()
            server.terminate()
            server.wait(10)


def _start_server(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """Xvfb picks a free display itself and tells its number through a pipe."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24",
         "-fbdir", str(folder), "-nolisten", "tcp", "-ac"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    with os.fdopen(reading) as told:
        return server, f":{told.readline().strip()}"
