"""Command line of the asset build: see the package's docstring."""

from __future__ import annotations

import sys
from collections.abc import Callable

from . import catalogues, fonts, pictures

STEPS: dict[str, Callable[[], str]] = {
    "art": pictures.build,
    "fonts": fonts.build,
    "words": catalogues.build,
}


def main(names: list[str]) -> int:
    if unknown := [name for name in names if name not in STEPS]:
        print(f"no such step: {', '.join(unknown)}; steps: {', '.join(STEPS)}", file=sys.stderr)
        return 2
    for name in names or STEPS:
        try:
            print(f"{name}: {STEPS[name]()}")
        except ValueError as problem:
            print(f"{name}: {problem}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
