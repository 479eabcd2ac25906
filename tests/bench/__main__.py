"""make bench: the figures that must hold, each beside its goal. Exit 1 when one is missed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from tests.bench import (
    championnat_speed,
    frame_cost,
    program_start,
    rules_speed,
    saving_speed,
    soccer11_speed,
)
from tests.bench.measuring import Figure, table

# The program first: Linux counts the memory of whoever starts a process as that process's own.
PARTS: tuple[Callable[[], list[Figure]], ...] = (
    program_start.measure,
    lambda: [rules_speed.measure()],
    soccer11_speed.measure,
    championnat_speed.measure,
    saving_speed.measure,
    frame_cost.measure,
    frame_cost.measure_every_game,
)


def main() -> int:
    figures: list[Figure] = []
    for part in PARTS:
        figures += part()
        print(f"{len(figures)} figures taken ...", file=sys.stderr)
    print(table(figures))
    return 1 if any(figure.ok is False for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
