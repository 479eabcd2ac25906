# ruff: noqa: E501 - outlines are easier to compare on one line
"""Portraits of La Boîte à Foot: a recipe in, an SVG drawing out.

    face = Face(skin="ebony", hair="afro", shirt="#2D9CDB", pattern="stripes")
    svg = draw(face, Mood.HAPPY)              # a whole SVG document
    star = random_face(seed=7, kind="woman")  # the same face for the same seed
    kids = load_recipes(text)["ptifooteux"]   # text of recipes.toml

A face lives in a box of 200 × 200, chin up, shirt cut by the lower edge; hair may
stand out of it by 10 at the sides and 20 on top, hence ``VIEW_BOX``. Layers are
painted from back to front in the order of ``LAYERS``. To add a hair cut, put its
outline into ``FRONT_HAIR`` of face_shapes.py (and ``BACK_HAIR`` when something hangs
behind the head); to see it on random faces, name it in face_odds.py.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from random import Random
from re import fullmatch
from typing import Final, TypeVar

from . import face_odds as odds
from . import face_shapes as shapes
from .face_shapes import blot, circle, curls, ellipse, mirrored, path

VIEW_BOX: Final = "-10 -20 220 220"
T = TypeVar("T")


class Mood(StrEnum):
    """How a face feels; ``PLAY`` shows the recipe as it is written."""

    PLAY = "play"
    HAPPY = "happy"
    SAD = "sad"
    SURPRISED = "surprised"
    WEAK = "weak"
    FIERCE = "fierce"  # about to shoot
    CLOSED = "closed"  # eyes shut: somebody who must not look


@dataclass(frozen=True, slots=True)
class Face:
    """A person. Every word is a key of the table named after the field."""

    kind: str = "child"
    skin: str = "sand"
    head: str = "round"
    hair: str = "short"
    hair_colour: str = "brown"  # or "#RRGGBB"; the cloth of a hijab or a patka
    eyes: str = "dot"
    brows: str = "soft"
    nose: str = "small"
    mouth: str = "smile"
    beard: str = "none"
    extra: str = "none"
    glasses: str = ""  # colour of the rim, "" for none
    freckles: bool = False
    shirt: str = shapes.SKY
    trim: str = "#FFFFFF"
    pattern: str = "plain"

    def __post_init__(self) -> None:
        for name, known in CHOICES.items():
            value = getattr(self, name)
            if value not in known:
                raise ValueError(f"{name}: {value!r} is none of {sorted(known)}")
        if self.hair_colour not in shapes.HAIR_COLOUR:
            _check_colour("hair_colour", self.hair_colour)
        if self.glasses:
            _check_colour("glasses", self.glasses)
        _check_colour("shirt", self.shirt)
        _check_colour("trim", self.trim)


@dataclass(frozen=True, slots=True)
class Robot:
    """A computer player. ``colour`` is the colour of its seat."""

    colour: str = shapes.SKY
    head: str = "square"

    def __post_init__(self) -> None:
        if self.head not in shapes.ROBOT_HEADS:
            raise ValueError(f"head: {self.head!r} is none of {sorted(shapes.ROBOT_HEADS)}")
        _check_colour("colour", self.colour)


def _check_colour(name: str, value: str) -> None:
    if not fullmatch("#[0-9A-Fa-f]{6}", value):
        raise ValueError(f"{name}: {value!r} is not a colour like #2D9CDB")


Portrait = Face | Robot


def draw(portrait: Portrait, mood: Mood = Mood.PLAY) -> str:
    """A whole SVG document."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">{fragment(portrait, mood)}</svg>'


def fragment(portrait: Portrait, mood: Mood = Mood.PLAY) -> str:
    """The shapes alone, to be placed inside a larger drawing."""
    if isinstance(portrait, Robot):
        return _robot(portrait, mood)
    face = replace(portrait, **MOODS[mood])  # type: ignore[arg-type]
    sweat = shapes.SWEAT if mood is Mood.WEAK else ""
    return "".join(layer(face) for layer in LAYERS) + sweat


NOTES: Final = {"name", "team", "character"}  # for the games, not for the pencil


def load_recipes(text: str) -> dict[str, dict[str, Portrait]]:
    """Groups of named portraits, as written in recipes.toml."""
    return {
        group: {name: _from_table(f"{group}.{name}", table) for name, table in people.items()}
        for group, people in tomllib.loads(text).items()
    }


def _from_table(where: str, table: Mapping[str, str | bool]) -> Portrait:
    maker = Robot if "colour" in table else Face
    wanted = {field.name for field in fields(maker)}
    words = {key: value for key, value in table.items() if key not in NOTES}
    if unknown := set(words) - wanted:
        raise ValueError(f"{where}: unknown {sorted(unknown)}")
    try:
        return maker(**words)  # type: ignore[arg-type]
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from error


# ------------------------------------------------------------------ random faces


def random_face(seed: int, kind: str = "man") -> Face:
    """A face that fits together: ``kind`` is child, boy, girl, man or woman.

    Only ``Random.random`` is used, so a seed means the same face on every Python, as long
    as the tables of face_odds.py stay as they are.
    """
    rng = Random(seed)
    if kind == "child":
        kind = _pick(rng, ("boy", "girl"))
    skin = _pick(rng, tuple(shapes.SKIN))
    hair = _pick(rng, odds.HAIR_OF_SKIN[kind].get(skin, ()) + odds.HAIR_OF[kind])
    shirt, trim = _pick(rng, odds.SHIRTS)
    face = Face(
        kind="child" if kind in ("boy", "girl") else kind,
        skin=skin,
        head=_pick(rng, odds.HEADS_OF[kind]),
        hair=hair,
        hair_colour=_hair_colour(rng, skin, hair),
        eyes=_pick(rng, odds.EYES_OF[kind]),
        brows=_pick(rng, odds.BROWS_OF[kind]),
        nose=_pick(rng, tuple(shapes.NOSES)),
        mouth=_pick(rng, odds.MOUTHS_OF[kind]),
        shirt=shirt,
        trim=trim,
        pattern=_pick(rng, ("plain", "plain", "stripes", "sash", "halves", "hoops")),
    )
    return _with_details(rng, face, kind)


def _with_details(rng: Random, face: Face, kind: str) -> Face:
    """Beard, glasses, freckles and accessory, each only where it suits."""
    beard = _pick(rng, odds.BEARDS_OF_MEN) if kind == "man" else "none"
    glasses = _pick(rng, odds.RIMS) if rng.random() < 0.08 else ""
    freckles = face.skin in odds.PALE and kind != "man" and rng.random() < 0.35
    extras = odds.EXTRAS_OF[kind] if face.hair in odds.TAKES_EXTRAS else ("none",)
    extra = _pick(rng, extras)
    if extra == "paint":
        glasses = ""
    return replace(face, beard=beard, glasses=glasses, freckles=freckles, extra=extra)


def _hair_colour(rng: Random, skin: str, hair: str) -> str:
    if hair in shapes.CLOTHS:
        return _pick(rng, odds.CLOTH_COLOURS)
    if hair in odds.DYED and rng.random() < 0.3:
        return _pick(rng, shapes.DYES)
    return _pick(rng, odds.HAIR_COLOURS_OF[skin])


def _pick(rng: Random, options: Sequence[T]) -> T:
    return options[int(rng.random() * len(options))]


# ------------------------------------------------------------------ layers, back to front


def _skin(face: Face) -> str:
    return shapes.SKIN[face.skin][0]


def _shade(face: Face) -> str:
    return shapes.SKIN[face.skin][1]


def _tint(face: Face) -> str:
    """Colour of the hair, or of the cloth that covers it."""
    return shapes.HAIR_COLOUR.get(face.hair_colour, face.hair_colour)


def _facial_hair(face: Face) -> str:
    """Colour of brows and beard: never that of a cloth or a dye, never too light."""
    if face.hair in shapes.CLOTHS or (face.skin in shapes.DARK and face.hair_colour in shapes.DYES):
        return shapes.HAIR_COLOUR["black"]
    return shapes.BROW_COLOUR.get(face.hair_colour, _tint(face))


def _back_hair(face: Face) -> str:
    drawing = "".join(path(d, _tint(face)) for d in shapes.BACK_HAIR.get(face.hair, ()))
    if face.hair in shapes.BACK_TAILS:
        drawing += mirrored(path(shapes.BACK_TAILS[face.hair], _tint(face)))
    if face.hair in shapes.BACK_CURLS:
        drawing += curls(shapes.BACK_CURLS[face.hair], _tint(face))
    if face.hair == "braids":
        drawing += mirrored(curls(shapes.BRAID, _tint(face)) + circle(32, 176, 7, shapes.SUN, 3))
    return drawing


def _body(face: Face) -> str:
    outline = shapes.BODIES[face.kind]
    collar = "" if face.pattern in shapes.OPEN_COLLARS else path(shapes.COLLAR, face.trim)
    return blot(outline + "Z", face.shirt) + _pattern(face) + path(outline) + collar


def _pattern(face: Face) -> str:
    if face.pattern == "hoops":
        return blot(shapes.HOOPS[face.kind], face.trim)
    if face.pattern == "halves":
        right_side = shapes.BODIES[face.kind].partition("L")[2]
        return blot(f"M100 155L{right_side}H100Z", face.trim)
    return shapes.PATTERNS[face.pattern].format(trim=face.trim)


def _neck(face: Face) -> str:
    return path(shapes.NECKS[face.kind], _shade(face))


def _ears(face: Face) -> str:
    if face.hair == "hijab":
        return ""
    return "".join(
        circle(x, 102, 15, _skin(face)) + circle(x, 103, 6, _shade(face), 0) for x in (45, 155)
    )


def _contour(face: Face) -> str:
    """The skull is the same for all, so that every cut fits; the jaw differs."""
    return f"M46 92C46 50 70 32 100 32C130 32 154 50 154 92{shapes.JAWS[face.head]}Z"


def _head(face: Face) -> str:
    return blot(_contour(face), _skin(face))


def _head_line(face: Face) -> str:
    return path(_contour(face))


def _beard(face: Face) -> str:
    colour = _facial_hair(face)
    cheeks_and_chin = f"M154 92{shapes.JAWS[face.head]}{shapes.BEARD_EDGE}"
    if face.beard == "stubble":
        return blot(cheeks_and_chin, colour, 'opacity=".18"')
    if face.beard == "full":
        return blot(cheeks_and_chin + shapes.MOUTH_GAP, colour, 'fill-rule="evenodd"')
    if face.beard == "goatee":
        return blot(shapes.GOATEE, colour, 'fill-rule="evenodd"')
    return ""


def _moustache(face: Face) -> str:
    return blot(shapes.MOUSTACHE, _facial_hair(face)) if face.beard == "moustache" else ""


def _cheeks(face: Face) -> str:
    blush = "".join(ellipse(x, 120, 11, 8, shapes.CORAL, 'opacity=".28"') for x in (66, 134))
    if not face.freckles:
        return blush
    return blush + "".join(circle(x, y, 2.4, _shade(face), 0) for x, y in shapes.FRECKLES)


def _eyes(face: Face) -> str:
    return _eye_relief(face) + shapes.EYES[face.eyes]


def _eye_relief(face: Face) -> str:
    if face.skin not in shapes.DARK:
        return ""
    lids = shapes.LID_LINES.get(face.eyes)
    rim = path(lids, stroke=shapes.RELIEF[face.skin], width=12) if lids else ""
    return rim + shapes.EYE_WHITES.get(face.eyes, "")


def _brows(face: Face) -> str:
    d, width = shapes.BROWS[face.brows]
    brows = path(d, stroke=_facial_hair(face), width=width)
    if face.skin not in shapes.DARK:
        return brows
    return path(d, stroke=shapes.RELIEF[face.skin], width=width + 6) + brows


def _nose(face: Face) -> str:
    return path(shapes.NOSES[face.nose], stroke=_shade(face))


def _mouth(face: Face) -> str:
    if face.mouth in shapes.LIPS:
        return path(shapes.LIPS[face.mouth], stroke=shapes.LIP_COLOUR[face.skin], width=5.5)
    return shapes.OPEN_MOUTHS[face.mouth]


def _front_hair(face: Face) -> str:
    drawing = _shaved_sides(face) + "".join(
        path(d, _tint(face)) for d in shapes.FRONT_HAIR.get(face.hair, ())
    )
    if face.hair in shapes.FRONT_CURLS:
        rim, fill = shapes.FRONT_CURLS[face.hair]
        drawing += curls(rim, _tint(face), 3.5) + curls(fill, _tint(face), 0)
    if face.hair == "afro":
        drawing += blot(shapes.AFRO_FRINGE + shapes.AFRO_TOP, _tint(face)) + path(
            shapes.AFRO_FRINGE
        )
    if face.hair == "hijab":
        drawing += path(shapes.HIJAB, _tint(face), more='fill-rule="evenodd"') + path(
            shapes.HIJAB_FOLD, width=4, more='opacity=".5"'
        )
    return drawing + _hair_light(face)


def _shaved_sides(face: Face) -> str:
    if face.hair in shapes.SHAVED_SIDES:
        return blot(shapes.FRONT_HAIR["buzz"][0], _tint(face), 'opacity=".45"')
    return ""


def _hair_light(face: Face) -> str:
    if face.hair == "cornrows":
        return path(shapes.ROWS, stroke=_skin(face), width=3.5)
    if face.hair == "bald":
        return path(shapes.BALD_SHINE, stroke="#FFFFFF", width=6, more='opacity=".4"')
    if face.hair == "patka":
        return path(shapes.PATKA_FOLD, width=4, more='opacity=".5"')
    if face.hair in shapes.SHINY:
        return path(shapes.SHINE, stroke="#FFFFFF", width=6, more='opacity=".28"')
    return ""


def _extra(face: Face) -> str:
    return shapes.EXTRAS[face.extra].format(shirt=face.shirt, trim=face.trim)


def _glasses(face: Face) -> str:
    rim = face.glasses
    if not rim:
        return ""
    lenses = "".join(
        f'<circle cx="{x}" cy="99" r="19" fill="#FFFFFF" fill-opacity=".25" stroke="{rim}" stroke-width="5.5"/>'
        for x in (77, 123)
    )
    return lenses + path("M96 96Q100 92 104 96M58 95L47 92M142 95L153 92", stroke=rim)


LAYERS: Final = (
    _back_hair, _body, _neck, _ears, _head, _cheeks, _beard, _head_line, _eyes,
    _brows, _nose, _moustache, _mouth, _front_hair, _extra, _glasses,
)  # fmt: skip


# ------------------------------------------------------------------ robots


def _robot(robot: Robot, mood: Mood) -> str:
    return (
        path("M20 204C24 176 50 166 100 166C150 166 176 176 180 204Z", "#8FA3BF")
        + path("M84 148H116V174H84Z", "#5D7191")
        + path("M100 40V16", width=7)
        + circle(100, 12, 11, robot.colour)
        + mirrored(path("M44 84H36C30 84 26 88 26 94V112C26 118 30 122 36 122H44Z", robot.colour))
        + path(shapes.ROBOT_HEADS[robot.head], "#DCE8F3")
        + path(
            "M76 64H124C139 64 146 74 146 89C146 104 139 114 124 114H76C61 114 54 104 54 89C54 74 61 64 76 64Z",
            "#14213D",
            width=4,
        )
        + shapes.ROBOT_EYES[mood]
        + shapes.ROBOT_MOUTHS[mood]
    )


# ------------------------------------------------------------------ moods and checks

MOODS: Final[Mapping[Mood, dict[str, str]]] = {
    Mood.PLAY: {},
    Mood.HAPPY: {"eyes": "happy", "brows": "up", "mouth": "grin"},
    Mood.SAD: {"eyes": "dot", "brows": "sad", "mouth": "sad"},
    Mood.SURPRISED: {"eyes": "wide", "brows": "up", "mouth": "o"},
    Mood.FIERCE: {"eyes": "keen", "brows": "fierce", "mouth": "grin"},
    Mood.CLOSED: {"eyes": "sleepy", "brows": "soft", "mouth": "smile"},
    Mood.WEAK: {"eyes": "sleepy", "brows": "sad", "mouth": "sad"},
}
CHOICES: Final[Mapping[str, set[str]]] = {
    "kind": set(shapes.BODIES),
    "skin": set(shapes.SKIN),
    "head": set(shapes.JAWS),
    "hair": shapes.HAIR_CUTS,
    "eyes": set(shapes.EYES),
    "brows": set(shapes.BROWS),
    "nose": set(shapes.NOSES),
    "mouth": {*shapes.LIPS, *shapes.OPEN_MOUTHS},
    "beard": {"none", "full", "goatee", "moustache", "stubble"},
    "extra": set(shapes.EXTRAS),
    "pattern": {*shapes.PATTERNS, "hoops", "halves"},
}
