"""Command line of the packaging: see the package's docstring."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from assets.package import elsewhere, linux, program
from assets.package.version import NAME, REPOSITORY


def main(arguments: list[str]) -> int:
    wished = _parse(arguments)
    dist, work = REPOSITORY / "dist", REPOSITORY / "build"
    folder = program.build(dist, work)
    if sys.platform.startswith("linux"):
        oldest = program.needed_glibc(folder)
        print("starts with glibc {}.{} and newer".format(*oldest))
        if wished.oldest_glibc is not None and oldest > wished.oldest_glibc:
            print("that is too new", file=sys.stderr)
            return 1
    if wished.check:
        program.play_smoke(folder)
    made = [folder, *_wrap(folder, dist, work / NAME)]
    for path in made:
        print(f"{program.size_of(path) / program.MEGABYTE:6.1f} MB  {path.relative_to(REPOSITORY)}")
    return 0


def _wrap(folder: Path, dist: Path, work: Path) -> list[Path]:
    if sys.platform == "win32":
        return [elsewhere.make_zip(folder, dist, work)]
    if sys.platform == "darwin":
        return [elsewhere.make_dmg(folder, dist, work)]
    return [linux.make_tar(folder, dist), linux.make_deb(folder, dist, work)]


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m assets.package")
    parser.add_argument("--check", action="store_true", help="play --smoke with what was built")
    parser.add_argument("--oldest-glibc", type=_number, metavar="2.N", help="refuse a newer need")
    return parser.parse_args(arguments)


def _number(written: str) -> tuple[int, int]:
    major, _, minor = written.partition(".")
    return int(major), int(minor)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
