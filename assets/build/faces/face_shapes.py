# ruff: noqa: E501 - outlines are easier to compare on one line
"""The drawing shapes of the portraits: a pencil, colours, and one table per part of a face.

Outlines fit the box of 200 × 200 described in faces.py. ``{shirt}`` and ``{trim}`` inside a
shape are filled in with the colours of the wearer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

INK: Final = "#1B2A52"
OUTLINE: Final = 5.0
PUPIL: Final = "#1B1B2F"
MOUTH: Final = "#8E1F3B"
CORAL: Final = "#EF476F"
SKY: Final = "#2D9CDB"
SUN: Final = "#FFC93C"


# ------------------------------------------------------------------ pencil


def path(
    d: str, fill: str = "none", stroke: str = INK, width: float = OUTLINE, more: str = ""
) -> str:
    pen = (
        f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
        if width
        else ""
    )
    return f'<path d="{d}" fill="{fill}"{pen}{more and " " + more}/>'


def blot(d: str, fill: str, more: str = "") -> str:
    """A shape without outline."""
    return path(d, fill, width=0, more=more)


def circle(
    x: float, y: float, r: float, fill: str, width: float = OUTLINE, stroke: str = INK
) -> str:
    pen = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{pen}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{more and " " + more}/>'


def curls(balls: Sequence[tuple[int, int, int]], fill: str, width: float = OUTLINE) -> str:
    """Overlapping balls with one common outline."""
    rims = "".join(circle(x, y, r, fill, width * 2) for x, y, r in balls)
    return rims + "".join(circle(x, y, r, fill, 0) for x, y, r in balls)


def mirrored(shapes: str) -> str:
    """The shapes and their mirror image in the axis of the face."""
    return f'{shapes}<g transform="translate(200 0) scale(-1 1)">{shapes}</g>'


def both_eyes(one: Callable[[int], str]) -> str:
    return one(78) + one(122)


# ------------------------------------------------------------------ colours

SKIN: Final = {  # base, shade
    "porcelain": ("#FFE0C7", "#F3B99A"),
    "peach": ("#F7C9A0", "#E39E78"),
    "sand": ("#F0B98A", "#D28D5F"),
    "caramel": ("#DDA06C", "#BD7A48"),
    "chestnut": ("#A86B3F", "#83492A"),
    "ebony": ("#74452B", "#532C1B"),
}
HAIR_COLOUR: Final = {
    "black": "#26212E", "brown": "#5A3A26", "chestnut": "#8F5B2E", "blond": "#F0BE4B",
    "ginger": "#D9622B", "grey": "#B9BEC9", "white": "#EEF0F4", "blue": "#2D6CB5", "pink": "#E0629A",
}  # fmt: skip
LIP_COLOUR: Final = {
    "porcelain": "#7A2036", "peach": "#7A2036", "sand": "#7A2036",
    "caramel": "#6B1A2C", "chestnut": "#45101C", "ebony": "#2A0A12",
}  # fmt: skip
BROW_COLOUR: Final = {
    "blond": "#B98522", "grey": "#7E8594", "white": "#8E95A3", "blue": "#26212E", "pink": "#5A3A26",
}  # fmt: skip
DARK: Final = {"chestnut", "ebony"}
RELIEF: Final = {  # light rim of brows and lids, so that dark skin stays readable when small
    "chestnut": "#D49C6C", "ebony": "#B27B56",
}  # fmt: skip
DYES: Final = ("blond", "blue", "pink")

# ------------------------------------------------------------------ faces

BODIES: Final = {
    "child": "M12 204C14 172 40 162 72 156L128 156C160 162 186 172 188 204",
    "man": "M2 204C4 168 34 160 70 154L130 154C166 160 196 168 198 204",
    "woman": "M10 204C12 170 38 161 72 155L128 155C162 161 188 170 190 204",
}
NECKS: Final = {
    "child": "M80 136V158C86 172 114 172 120 158V136Z",
    "man": "M74 136V158C82 174 118 174 126 158V136Z",
    "woman": "M80 136V158C86 172 114 172 120 158V136Z",
}
JAWS: Final = {
    "round": "C154 132 132 158 100 158C68 158 46 132 46 92",
    "oval": "C154 126 128 162 100 162C72 162 46 126 46 92",
    "long": "C154 130 134 167 100 167C66 167 46 130 46 92",
    "square": "C154 136 146 148 130 157C118 163 82 163 70 157C54 148 46 136 46 92",
}
BEARD_EDGE: Final = "C50 110 62 116 72 116C84 108 116 108 128 116C138 116 150 110 154 92Z"
MOUTH_GAP: Final = "M82 124C92 118 108 118 118 124C118 142 82 142 82 124Z"
GOATEE: Final = (
    "M78 123C88 114 112 114 122 123C126 140 118 159 100 159C82 159 74 140 78 123Z"
    "M84 128C92 121 108 121 116 128C116 144 84 144 84 128Z"
)
MOUSTACHE: Final = "M100 121C92 115 78 119 73 130C84 127 94 130 100 126C106 130 116 127 127 130C122 119 108 115 100 121Z"
FRECKLES: Final = ((62, 113), (70, 117), (77, 112), (123, 112), (130, 117), (138, 113))
COLLAR: Final = "M68 156C72 184 128 184 132 156L122 150L78 150Z"
OPEN_COLLARS: Final = {"suit", "jacket"}
PATTERNS: Final = {
    "plain": "",
    "stripes": blot(
        "M52 163L48 202H66L68 160ZM148 163L152 202H134L132 160ZM92 178V202H108V178Z", "{trim}"
    ),
    "sash": blot("M42 168L122 202H156L68 160Z", "{trim}"),
    "jacket": path("M100 170V204", stroke="{trim}", width=6)
    + path("M66 154L74 186L100 172L126 186L134 154L122 150H78Z", "{trim}"),
    "suit": path("M72 154L100 204L128 154Z", "#FFFFFF")
    + path("M94 172H106L110 204H90Z", "{trim}", width=4)
    + path("M68 155L62 178L76 182L86 204M132 155L138 178L124 182L114 204", width=4),
    "referee": path("M128 184H152V202H128Z", "{trim}", width=4)
    + path("M28 176L36 202M172 176L164 202", stroke="{trim}", width=6),
}
HOOPS: Final = {
    "child": "M20 180H180L186 191H14Z",
    "man": "M10 179H190L195 190H5Z",
    "woman": "M18 179H182L187 190H13Z",
}
EYES: Final = {
    "dot": both_eyes(lambda x: ellipse(x, 99, 8, 10.5, PUPIL) + circle(x + 3, 95, 3.2, "#FFFFFF", 0)),
    "keen": both_eyes(lambda x: ellipse(x, 100, 7, 8.5, PUPIL) + circle(x + 2.5, 97, 2.6, "#FFFFFF", 0)
                       + path(f"M{x - 11} 94Q{x} 86 {x + 11} 94", stroke=PUPIL, width=4)),
    "lash": both_eyes(lambda x: ellipse(x, 99, 8, 10.5, PUPIL) + circle(x + 3, 95, 3.2, "#FFFFFF", 0))
    + path("M71 93L63 88M129 93L137 88", stroke=PUPIL, width=4),
    "wide": both_eyes(lambda x: circle(x, 98, 13.5, "#FFFFFF", 3.5) + circle(x + 1, 100, 7.5, PUPIL, 0)
                       + circle(x + 4, 96, 2.8, "#FFFFFF", 0)),
    "happy": both_eyes(lambda x: path(f"M{x - 11} 102Q{x} 86 {x + 11} 102", stroke=PUPIL, width=6)),
    "wink": ellipse(78, 99, 8, 10.5, PUPIL) + circle(81, 95, 3.2, "#FFFFFF", 0)
    + path("M111 102Q122 92 133 102", stroke=PUPIL, width=6),
    "sleepy": both_eyes(lambda x: path(f"M{x - 11} 98Q{x} 108 {x + 11} 98", stroke=PUPIL, width=6)),
}  # fmt: skip
_WHITES: Final = both_eyes(lambda x: ellipse(x, 99, 12, 13.5, "#FFF6EC"))
EYE_WHITES: Final = {  # behind the pupils of a dark face
    "dot": _WHITES, "keen": _WHITES, "lash": _WHITES, "wink": ellipse(78, 99, 12, 13.5, "#FFF6EC"),
}  # fmt: skip
LID_LINES: Final = {
    "happy": "M67 102Q78 86 89 102M111 102Q122 86 133 102",
    "sleepy": "M67 98Q78 108 89 98M111 98Q122 108 133 98",
    "wink": "M111 102Q122 92 133 102",
}
BROWS: Final = {  # line, width
    "soft": ("M66 80Q78 72 90 79M110 79Q122 72 134 80", 5.5),
    "up": ("M66 74Q78 64 90 72M110 72Q122 64 134 74", 5.5),
    "bold": ("M65 79Q76 75 90 80M110 80Q124 75 135 79", 8.0),
    "sad": ("M66 84Q76 74 90 74M110 74Q124 74 134 84", 5.5),
    "fierce": ("M64 74L91 84M109 84L136 74", 8.0),
}
NOSES: Final = {
    "small": "M95 112Q100 118 106 112",
    "round": "M91 111Q100 121 109 111",
    "long": "M99 101L94 113Q99 118 106 114",
}
LIPS: Final = {
    "smile": "M80 130Q100 148 120 130",
    "smirk": "M84 135Q106 142 120 126",
    "flat": "M86 135H114",
    "sad": "M82 141Q100 127 118 141",
}
OPEN_MOUTHS: Final = {
    "o": path("M100 125C112 125 112 147 100 147C88 147 88 125 100 125Z", MOUTH, width=4),
    "grin": path("M76 126Q100 130 124 126Q122 150 100 150Q78 150 76 126Z", MOUTH, width=4)
    + blot("M79 128Q100 132 121 128L120 134Q100 138 80 134Z", "#FFFFFF")
    + blot("M88 147Q100 138 112 147Q100 152 88 147Z", "#FF7C93"),
    "gap": path("M78 127Q100 130 122 127Q118 147 100 147Q82 147 78 127Z", MOUTH, width=4)
    + blot("M86 129.5H95V135.5Q90 138 86 135.5ZM104 129.5H113V135.5Q108 138 104 135.5Z", "#FFFFFF"),
}
_CENTRE_PARTING: Final = (
    "M40 96C30 36 66 16 100 16C134 16 170 36 160 96C154 81 150 72 144 66"
    "C126 66 110 56 100 38C90 56 74 66 56 66C50 72 46 81 40 96Z"
)
FRONT_HAIR: Final = {
    "short": ("M40 96C32 44 64 16 102 16C140 16 168 44 160 96C155 86 151 77 146 70C130 74 110 70 96 56C86 70 64 74 55 72C50 78 45 87 40 96Z",),
    "parting": ("M41 96C32 42 66 15 102 15C140 15 168 44 159 96C154 84 150 74 146 68C122 66 98 56 84 40C80 54 66 66 55 70C50 77 45 87 41 96Z",),
    "quiff": ("M44 92C37 62 43 46 55 40C56 14 96 -4 128 8C152 16 164 42 156 92C152 78 148 70 143 64C122 68 84 66 60 60C52 66 48 78 44 92Z",),
    "spiky": ("M41 96L34 64L48 66L42 38L62 46L70 18L90 34L108 8L120 32L144 18L142 42L166 40L156 62L168 70L159 96C154 80 148 70 140 66L126 73L112 60L98 73L84 60L70 73L58 67C50 76 46 86 41 96Z",),
    "buzz": ("M44 92C40 44 66 26 100 26C134 26 160 44 156 92C152 70 142 60 128 57C110 53 90 53 72 57C58 60 48 70 44 92Z",),
    "sweep": ("M38 100C26 40 58 10 104 12C150 12 174 44 161 98C157 86 152 76 148 70C120 78 84 72 70 52C74 66 62 80 53 80C48 87 43 94 38 100Z",),
    "fade": ("M52 72L50 36C52 18 66 10 100 10C134 10 148 18 150 36L148 72C144 64 140 60 134 59C112 55 88 55 66 59C60 60 56 64 52 72Z",),
    "mohawk": ("M76 62C68 30 78 0 100 -2C126 0 132 30 124 62C116 56 84 56 76 62Z",),
    "cornrows": ("M44 92C40 44 66 26 100 26C134 26 160 44 156 92C152 70 142 60 128 57C110 53 90 53 72 57C58 60 48 70 44 92Z",),
    "topknot": ("M62 60C56 34 76 22 100 22C124 22 144 34 138 60C120 50 80 50 62 60Z",),
    "receding": (
        "M43 98C34 74 40 52 56 44C62 54 58 70 50 82L47 98Z",
        "M157 98C166 74 160 52 144 44C138 54 142 70 150 82L153 98Z",
    ),
    "long": ("M36 96C28 30 66 14 100 14C134 14 172 30 164 96C158 97 155 90 152 84C134 80 112 70 106 50C96 68 68 82 48 84C46 92 42 97 36 96Z",),
    "wavy": (_CENTRE_PARTING,),
    "bob": ("M34 98C26 30 66 12 100 12C134 12 174 30 166 98L152 94L151 74C120 84 80 84 49 74L48 94Z",),
    "pigtails": (_CENTRE_PARTING,),
    "braids": (_CENTRE_PARTING,),
    "pony": ("M40 96C30 40 64 16 100 16C138 16 168 40 160 96C156 84 150 74 142 66C116 66 92 60 78 46C74 60 62 68 54 72C48 80 44 88 40 96Z",),
    "bun": ("M42 94C34 42 66 20 100 20C134 20 166 42 158 94C152 74 138 58 100 56C62 58 48 74 42 94Z",),
    "buns": ("M40 94C32 40 66 18 100 18C134 18 168 40 160 94C154 80 150 72 146 66C128 70 108 62 100 44C92 62 72 70 54 66C50 72 46 80 40 94Z",),
    "locs": ("M38 92C30 36 66 14 100 14C134 14 170 36 162 92L146 84L144 66L128 74L114 62L100 74L86 62L72 74L56 66L54 84Z",),
    "patka": ("M41 86C32 40 62 20 100 18C138 20 168 40 159 86C142 66 116 58 100 46C84 58 58 66 41 86Z",),
}  # fmt: skip
BACK_HAIR: Final = {
    "long": ("M36 90C28 30 66 14 100 14C134 14 172 30 164 90L172 164C160 178 138 174 134 160H66C62 174 40 178 28 164Z",),
    "wavy": ("M36 88C28 30 66 14 100 14C134 14 172 30 164 88C178 102 164 116 174 130C184 150 166 168 146 160H54C34 168 16 150 26 130C36 116 22 102 36 88Z",),
    "bob": ("M34 96C26 30 66 12 100 12C134 12 174 30 166 96L170 140C160 152 146 150 140 142H60C54 150 40 152 30 140Z",),
    "pony": ("M128 26C172 8 204 60 182 136C176 146 164 142 164 132C164 106 158 84 142 66Z",),
    "bun": ("M100 -11C134 -11 134 39 100 39C66 39 66 -11 100 -11Z",),
    "topknot": ("M100 -8C124 -8 124 30 100 30C76 30 76 -8 100 -8Z",),
    "patka": ("M100 -2C118 -2 118 28 100 28C82 28 82 -2 100 -2Z",),
}  # fmt: skip
BACK_TAILS: Final = {  # drawn on both sides
    "pigtails": "M44 74C14 66 -2 96 8 134C14 150 30 150 34 136C40 116 46 100 48 90Z",
    "buns": "M50 2C82 2 82 50 50 50C18 50 18 2 50 2Z",
    "locs": "M40 60H60V158Q50 170 40 158V150Q33 156 26 148V70Q30 60 40 60ZM40 74V150",
}
BACK_CURLS: Final = {
    "afro": ((100, 52, 48), (60, 58, 36), (140, 58, 36), (40, 88, 30), (160, 88, 30), (72, 32, 30), (128, 32, 30), (44, 112, 20), (156, 112, 20)),
    "curly-long": ((100, 48, 42), (56, 60, 32), (144, 60, 32), (36, 96, 26), (164, 96, 26), (34, 130, 24), (166, 130, 24), (50, 150, 20), (150, 150, 20), (74, 34, 28), (126, 34, 28)),
    "curly": ((100, 42, 34), (66, 52, 26), (134, 52, 26), (52, 72, 16), (148, 72, 16)),
}  # fmt: skip
FRONT_CURLS: Final = {  # curls with an outline on the forehead, then plain filling above them
    "curly-long": (
        ((62, 62, 18), (82, 50, 19), (104, 46, 19), (126, 52, 18), (142, 66, 15), (50, 80, 12)),
        ((90, 34, 26), (64, 46, 22), (130, 40, 24), (110, 30, 22)),
    ),
    "curly": (
        (
            (58, 66, 14),
            (76, 54, 15),
            (96, 50, 15),
            (116, 51, 15),
            (134, 58, 14),
            (147, 72, 10),
            (50, 80, 9),
        ),
        ((100, 34, 26), (70, 44, 20), (130, 44, 20)),
    ),
}
BRAID: Final = ((36, 112, 15), (31, 132, 14), (30, 152, 13), (32, 170, 11))
AFRO_FRINGE: Final = "M46 94C52 78 58 70 66 66Q74 60 82 64Q91 57 100 62Q109 57 118 64Q126 60 134 66C142 70 148 78 154 94"
AFRO_TOP: Final = "C164 60 152 24 100 22C48 24 36 60 46 94Z"
HIJAB: Final = (
    "M28 108C20 26 70 8 100 8C130 8 180 26 172 108C174 140 166 166 158 180H42C34 166 26 140 28 108Z"
    "M54 96C54 132 74 154 100 154C126 154 146 132 146 96C146 62 128 48 100 48C72 48 54 62 54 96Z"
)
HIJAB_FOLD: Final = "M46 160C80 176 120 176 156 158"
PATKA_FOLD: Final = "M66 60C74 42 86 30 100 24C114 30 126 42 134 60"
ROWS: Final = (
    "M64 60Q66 44 76 34M82 54Q84 40 90 30M100 53V30M118 54Q116 40 110 30M136 60Q134 44 124 34"
)
SHINE: Final = "M62 42C72 30 88 25 104 26"
BALD_SHINE: Final = "M67 60C72 50 82 44 94 43"
SHINY: Final = {"short", "parting", "sweep", "long", "wavy", "bob", "pony", "pigtails", "braids"}
SHAVED_SIDES: Final = {"mohawk", "fade", "topknot"}
CLOTHS: Final = {"hijab", "patka"}
HAIR_CUTS: Final = {*FRONT_HAIR, *FRONT_CURLS, "afro", "hijab", "bald"}

EXTRAS: Final = {
    "none": "",
    "headband": path("M42 72C70 56 130 56 158 72L157 84C130 68 70 68 43 84Z", "{shirt}", width=4),
    "cap": path("M40 76C38 30 68 12 100 12C132 12 162 30 160 76C130 66 70 66 40 76Z", "{shirt}")
    + path("M40 76C70 62 130 62 160 74C176 78 188 84 186 90C150 84 80 80 44 92C38 88 38 80 40 76Z", "{trim}")
    + circle(100, 12, 6, "{trim}", 4),
    "clip": circle(142, 54, 9, CORAL, 4) + circle(142, 54, 3, SUN, 0),
    "bow": path("M128 30L104 16L106 44ZM128 30L152 16L150 44Z", CORAL, width=4) + circle(128, 30, 8, CORAL, 4),
    "hearing-aid": path("M158 86C172 86 173 106 164 114", stroke=INK, width=12)
    + path("M158 86C172 86 173 106 164 114", stroke=SKY, width=7)
    + path("M166 96L167 102", stroke="#FFFFFF", width=3),
    "studs": circle(42, 114, 4, SUN, 2.5) + circle(158, 114, 4, SUN, 2.5),
    "paint": path("M58 112L74 116M57 121L73 125M142 112L126 116M143 121L127 125", width=8)
    + path("M58 112L74 116M57 121L73 125M142 112L126 116M143 121L127 125", stroke="{trim}", width=4.5),
    "plaster": path("M126 112L144 105L147 113L129 120Z", "#F7D9BF", width=3),
    "whistle": path("M74 166Q100 196 126 166", width=4)
    + path("M86 182H112V188C112 200 92 200 92 190H86Z", SUN, width=3.5),
}  # fmt: skip
SWEAT: Final = path("M152 52C162 66 162 76 152 76C142 76 142 66 152 52Z", "#8ED0F2", width=4)

# ------------------------------------------------------------------ robots

ROBOT_HEADS: Final = {
    "square": "M74 38H126C148 38 160 50 160 72V118C160 140 148 152 126 152H74C52 152 40 140 40 118V72C40 50 52 38 74 38Z",
    "round": "M100 34C140 34 162 58 162 94C162 130 140 154 100 154C60 154 38 130 38 94C38 58 60 34 100 34Z",
    "bell": "M100 34C142 34 154 62 156 96L162 136C163 147 158 152 148 152H52C42 152 37 147 38 136L44 96C46 62 58 34 100 34Z",
    "crystal": "M72 36H128L160 66V124L134 154H66L40 124V66Z",
}  # fmt: skip
_LAMP: Final = "#7FF0C8"
_LAMPS_ON: Final = both_eyes(
    lambda x: circle(x, 89, 11, _LAMP, 0) + circle(x + 3, 85, 4, "#FFFFFF", 0)
)
ROBOT_EYES: Final = {
    "play": _LAMPS_ON,
    "happy": both_eyes(lambda x: path(f"M{x - 12} 95Q{x} 74 {x + 12} 95", stroke=_LAMP, width=7)),
    "sad": both_eyes(lambda x: circle(x, 92, 9, "#8FB8F0", 0)),
    "surprised": both_eyes(lambda x: circle(x, 89, 13, "#14213D", 6, _LAMP)),
    "weak": both_eyes(lambda x: path(f"M{x - 10} 90H{x + 10}", stroke="#8FB8F0", width=6)),
    "closed": both_eyes(lambda x: path(f"M{x - 10} 88Q{x} 98 {x + 10} 88", stroke=_LAMP, width=6)),
}
_ROBOT_FROWN: Final = path("M82 138Q100 126 118 138", width=6)
ROBOT_MOUTHS: Final = {
    "play": path("M80 130Q100 142 120 130", width=6),
    "happy": path("M78 126H122Q120 146 100 146Q80 146 78 126Z", "#7FF0C8"),
    "sad": _ROBOT_FROWN,
    "surprised": circle(100, 133, 9, "#14213D"),
    "weak": _ROBOT_FROWN,
    "closed": path("M80 130Q100 142 120 130", width=6),
}
