# ruff: noqa: E501 - outlines are easier to compare on one line
"""What goes with what in a random face. A word that stands twice is twice as likely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PALE: Final = {"porcelain", "peach"}
HAIR_COLOURS_OF: Final = {
    "porcelain": ("blond", "blond", "ginger", "chestnut", "brown", "black"),
    "peach": ("blond", "chestnut", "chestnut", "brown", "brown", "black", "ginger"),
    "sand": ("brown", "brown", "chestnut", "black", "black"),
    "caramel": ("black", "black", "brown"),
    "chestnut": ("black", "black", "brown"),
    "ebony": ("black",),
}
DYED: Final = {"mohawk", "fade", "topknot"}
CLOTH_COLOURS: Final = ("#2FA7A0", "#7B4FBF", "#2D6CB5", "#C8506E", "#E0A030")
_BOYS: Final = ("short", "parting", "sweep", "spiky", "curly", "buzz", "quiff")
_GIRLS: Final = ("long", "wavy", "bob", "pony", "pony", "pigtails", "bun", "buns")
_TIGHT: Final = ("afro", "braids", "curly-long", "buns")
HAIR_OF: Final = {
    "boy": _BOYS,
    "girl": _GIRLS,
    "man": (
        "short",
        "short",
        "parting",
        "sweep",
        "quiff",
        "buzz",
        "curly",
        "spiky",
        "topknot",
        "fade",
        "bald",
    ),
    "woman": ("long", "wavy", "bob", "pony", "pony", "bun", "curly-long", "parting"),
}
HAIR_OF_SKIN: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "boy": {"ebony": ("afro", "locs", "fade", "buzz", "cornrows"), "chestnut": ("afro", "locs", "fade", "mohawk"),
            "caramel": ("curly", "patka")},
    "girl": {"ebony": _TIGHT * 2, "chestnut": _TIGHT, "caramel": ("curly-long", "hijab"), "sand": ("hijab",)},
    "man": {"ebony": ("afro", "locs", "fade", "cornrows", "buzz", "buzz", "fade", "bald"),
            "chestnut": ("afro", "locs", "fade", "cornrows", "mohawk"), "caramel": ("curly", "fade", "patka")},
    "woman": {"ebony": _TIGHT * 2, "chestnut": _TIGHT, "caramel": ("curly-long", "hijab"), "sand": ("hijab",)},
}  # fmt: skip
HEADS_OF: Final = {
    "boy": ("round", "round", "oval"),
    "girl": ("round", "round", "oval"),
    "man": ("square", "long", "oval", "round"),
    "woman": ("oval", "oval", "round"),
}
EYES_OF: Final = {
    "boy": ("dot",),
    "girl": ("dot", "dot", "lash"),
    "man": ("dot", "keen"),
    "woman": ("dot", "lash", "keen"),
}
BROWS_OF: Final = {
    "boy": ("soft", "soft", "up"),
    "girl": ("soft", "soft", "up"),
    "man": ("bold", "bold", "soft"),
    "woman": ("soft", "soft", "up"),
}
MOUTHS_OF: Final = {
    "boy": ("smile", "grin", "grin", "gap", "smirk"),
    "girl": ("smile", "grin", "grin", "gap", "smirk"),
    "man": ("smile", "smile", "grin", "smirk", "flat"),
    "woman": ("smile", "smile", "grin", "smirk"),
}
BEARDS_OF_MEN: Final = ("none", "none", "none", "full", "stubble", "stubble", "goatee", "moustache")
EXTRAS_OF: Final = {
    "boy": ("none",) * 6 + ("headband", "cap", "paint", "hearing-aid"),
    "girl": ("none",) * 5 + ("headband", "clip", "bow", "paint", "hearing-aid"),
    "man": ("none",) * 8 + ("headband", "plaster"),
    "woman": ("none",) * 6 + ("headband", "studs", "studs"),
}
TAKES_EXTRAS: Final = {"short", "parting", "sweep", "long", "wavy", "bob", "pony", "bun", "buzz"}
RIMS: Final = ("#14213D", "#14213D", "#B92550", "#52328C")
SHIRTS: Final = (
    ("#EF476F", "#FFFFFF"), ("#2D9CDB", "#FFFFFF"), ("#FFC93C", "#14213D"), ("#7B4FBF", "#FFC93C"),
    ("#FF8C42", "#FFFFFF"), ("#4FA956", "#FFFFFF"), ("#14213D", "#FFC93C"), ("#FFFFFF", "#EF476F"),
)  # fmt: skip
