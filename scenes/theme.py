"""Colours and measures of the art direction, in design pixels (1920 x 1080)."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080


def from_hex(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


class Paint(NamedTuple):
    """A fill with its darker lip and its light tint."""

    fill: Colour
    lip: Colour
    tint: Colour


NIGHT = from_hex("#14213D")
NIGHT_LIP = from_hex("#0A1228")
NIGHT_PANEL = from_hex("#22356B")
NIGHT_PANEL_LOW = from_hex("#2A3763")
NIGHT_HAIRLINE = from_hex("#3A4D85")
INK = from_hex("#1B2A52")
CHALK = from_hex("#F7FBF5")
WHITE = (255, 255, 255)
SHADOW = from_hex("#0A1228")
GLOW = from_hex("#FFE27A")
DISABLED = from_hex("#CBD3DF")
DISABLED_INK = from_hex("#8E9AB8")
DISABLED_WORDS = from_hex("#4B5673")  # pale, yet read: 4.5 on DISABLED
HINT_PAPER = from_hex("#FFF3C4")
WOOD_LIGHT = from_hex("#DDA365")
WOOD_DARK = from_hex("#B97838")
WOOD_GRAIN = from_hex("#8A5628")
GRASS_LIGHT = from_hex("#5DBB63")
GRASS_DARK = from_hex("#4FA956")
GRASS_DEEP = from_hex("#2E7D46")
TABLE_GREEN = from_hex("#1E5A3C")

PAPER = Paint(from_hex("#FFF8E7"), from_hex("#D8C59A"), from_hex("#F0E2C2"))
CORAL = Paint(from_hex("#EF476F"), from_hex("#B92550"), from_hex("#FBB6C6"))
SKY = Paint(from_hex("#2D9CDB"), from_hex("#1A6DA6"), from_hex("#AEDCF5"))
SUN = Paint(from_hex("#FFC93C"), from_hex("#D99A00"), from_hex("#FFE59A"))
VIOLET = Paint(from_hex("#7B4FBF"), from_hex("#52328C"), from_hex("#D0BDEE"))
ORANGE = Paint(from_hex("#FF8C42"), from_hex("#CF5F18"), from_hex("#FFD0AE"))
GRASS = Paint(GRASS_LIGHT, GRASS_DEEP, from_hex("#BFE5C1"))

# Seats carry colour and symbol together: coral triangle, sky circle, sun star, violet diamond.
SEATS: tuple[Paint, ...] = (CORAL, SKY, SUN, VIOLET)

MIN_TEXT = 36
LARGE_TEXT_FACTOR = 1.15
