"""La Boîte à Foot: starts the window and the scene stack. See README.md."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

# A plain software surface: flips are far cheaper where there is no graphics card.
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def main(arguments: list[str]) -> int:
    wished = parse(arguments)
    if wished.smoke:
        from scenes.smoke import smoke

        return smoke(wished.game)
    if wished.shots is not None:
        from scenes.shots import take_shots

        return take_shots(
            wished.shots, wished.size, wished.lang, wished.text, wished.grey, wished.game
        )
    from scenes.start import start

    return start()


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="boite-a-foot", description="La Boîte à Foot")
    parser.add_argument("--smoke", action="store_true", help="every scene once, then end")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="a picture of every screen")
    parser.add_argument("--game", type=game_id, metavar="ID", help="only the screens of that game")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--lang", choices=("fr", "en"), default="fr")
    parser.add_argument("--text", choices=("normal", "large"), default="normal")
    parser.add_argument("--grey", action="store_true", help="pictures without colour")
    return parser.parse_args(arguments)


def size(written: str) -> tuple[int, int]:
    width, _, height = written.partition("x")
    return int(width), int(height)


def game_id(written: str) -> str:
    from scenes.registry import SCREENS

    if written not in SCREENS:
        raise argparse.ArgumentTypeError(f"no such game; there are {', '.join(SCREENS)}")
    return written


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
