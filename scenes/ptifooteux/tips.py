"""What a square does and whose a pawn is, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping

from game.ptifooteux.squares import Square
from scenes.ptifooteux.squares import VEHICLES
from scenes.words import say

_PLAIN = ("ring-start", "cup-start")


def square_words(square: Square, names: Mapping[str, str]) -> str:
    if square.kind == "kid":
        about = say(f"kid.les-ptifooteux.{square.kid}")
        about = f"{about[0].lower()}{about[1:]}"
        return say("tip.les-ptifooteux.kid", kid=names[square.kid], about=about)
    if square.kind == "match":
        stage = say(f"stage.les-ptifooteux.{square.stage}")
        return say("tip.les-ptifooteux.match", stage=stage)
    if square.kind in _PLAIN:
        return say(f"tip.les-ptifooteux.{square.kind}")
    return say(f"legend.les-ptifooteux.{legend_name(square)}")


def legend_name(square: Square) -> str:
    if square.kind == "transport":
        return VEHICLES[square.pair]
    if square.kind == "star" and square.colour == "rainbow":
        return "rainbow"
    return square.kind
