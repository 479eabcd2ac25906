"""Which drawing goes into which built picture, and how large."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from .faces import Mood, Portrait, draw, load_recipes, random_face

ART = Path(__file__).parents[1] / "art"
DATA = Path(__file__).parents[1] / "data"
SHARP = 4 / 3  # pixels per design pixel in a window of 2560 × 1440
SHOWN_ENLARGED = 1.6  # a card looked at closely
SOCCER11_ENLARGED = 1.1  # its cards are large already
PAGE_PIXELS = 45_000  # an atlas is read whole for one drawing: half a millisecond each
FACE_WIDTH = 330  # the largest avatar: 330 design pixels across, on the curtain
OTHER_GAMES_PIECES = (
    "pieces/die-*", "pieces/coin-*", "pieces/group-*", "pieces/colour-star-*",
    "pieces/extra-try-*", "pieces/booked", "pieces/token-*", "pieces/pawn-*",
)  # fmt: skip
DUEL_FACE = 1.15
KID_MOODS = {"play": Mood.PLAY, "yes": Mood.HAPPY, "no": Mood.PLAY, "asked": Mood.SURPRISED}
KID_WIDTH = 250  # a picture to choose; asked they are shown larger
NOT_YET = {"eyes": "sleepy", "brows": "sad", "mouth": "flat"}  # a shake of the head
RIVALS = (  # of each stage, by their recipes: they wear the shirt of their class
    ("paul", "ana", "tom"), ("noe", "zoe", "lin"), ("max", "ines", "hugo"),
    ("nour", "idris", "lea"), ("sami", "awa", "eli"),
)  # fmt: skip
RIVAL_SHIRT, RIVAL_TRIM = "#5A6785", "#FFC93C"
DECK_SHIRTS = {
    "yellow": "#F2B705", "green": "#2E9E5B", "blue": "#2F6FC4", "red": "#DE3F66",
    "trainee": "#9AA7C2",
}  # fmt: skip
PLAIN_SHIRT = {"trim": "#F7FBF5", "pattern": "plain"}
TRAINEE_FACE = 7
KEEPER_SHIRT = ("#3EA55A", "#F7FBF5")
MOOD_WORDS = {"play": Mood.PLAY, "win": Mood.HAPPY, "sad": Mood.SAD, "closed": Mood.CLOSED}


@dataclass(frozen=True, slots=True)
class Drawing:
    """One sprite to be: ``design`` is its size on a screen of 1920 × 1080."""

    key: str
    svg: str
    design: tuple[int, int]
    zoom: float  # how much larger than ``design`` it may be shown

    @property
    def pixels(self) -> tuple[int, int]:
        width, height = self.design
        return round(width * SHARP * self.zoom), round(height * SHARP * self.zoom)


def plan() -> dict[str, list[Drawing]]:
    """Name of the built picture -> the drawings in it."""
    pieces = _folder("pieces", skip=OTHER_GAMES_PIECES)
    backs = _folder("cards", "back-navy", zoom=SHOWN_ENLARGED)
    pictures = {
        "common": [*_folder("icons"), *_folder("ui"), *pieces],
        "buteur": [*_folder("cards", "buteur-*", zoom=SHOWN_ENLARGED), *backs],
        "soccer11": list(_soccer11()),
        "ptifooteux": list(_ptifooteux()),
        "ptifooteux-dialogs": list(_ptifooteux_dialogs()),
        "dice": list(_dice()),
        "big4": list(_big4()),
        "big4-faces": list(_footballers(Mood.PLAY, 0.7)),
        "big4-faces-weak": list(_footballers(Mood.WEAK, 0.58)),
        "championnat": list(_championnat()),
        "championnat-frames": list(_championnat_frames()),
        "trophies": list(_folder("trophies")),
    }
    for club, entry in enumerate(_clubs()):  # a duel needs two of them
        pictures[f"big4-duel-{entry['key']}"] = list(_duellists(club))
    for colour in DECK_SHIRTS:  # a card needs one of them
        pictures[f"championnat-faces-{colour}"] = list(_championnat_faces(colour))
    kids = _recipes()["ptifooteux"]
    pictures["kids"] = [_kid(name, face, "play") for name, face in kids.items()]
    for name, face in kids.items():  # one alone at a time is asked
        pictures[f"kid-{name}"] = [_kid(name, face, mood) for mood in KID_MOODS if mood != "play"]
    for mood in MOOD_WORDS:
        pictures[f"faces-{mood}"] = list(_faces(mood))
    for folder in ("boxes", "backgrounds"):
        for drawing in _folder(folder):
            pictures[drawing.key.replace("/", "-")] = [drawing]
    return {page: drawings for name in pictures for page, drawings in _pages(name, pictures[name])}


def _pages(name: str, drawings: list[Drawing]) -> Iterator[tuple[str, list[Drawing]]]:
    """Kin stay together, in the order given: name, name.2, name.3 and so on."""
    page: list[Drawing] = []
    number, filled = 1, 0
    for drawing in drawings:
        width, height = drawing.pixels
        if page and filled + width * height > PAGE_PIXELS:
            yield (f"{name}.{number}" if number > 1 else name), page
            page, number, filled = [], number + 1, 0
        page.append(drawing)
        filled += width * height
    yield (f"{name}.{number}" if number > 1 else name), page


def _folder(
    folder: str, pattern: str = "*", *, zoom: float = 1.0, skip: tuple[str, ...] = ()
) -> Iterator[Drawing]:
    for path in sorted((ART / folder).glob(f"{pattern}.svg")):
        key = f"{folder}/{path.stem}"
        if not any(fnmatch(key, unwanted) for unwanted in skip):
            svg = path.read_text(encoding="utf-8")
            yield Drawing(key, svg, _view_size(key, svg), zoom)


def _view_size(key: str, svg: str) -> tuple[int, int]:
    found = re.search(r'viewBox="\S+ \S+ (\d+) (\d+)"', svg)
    if found is None:
        raise ValueError(f"{key}.svg has no viewBox in whole numbers")
    return int(found[1]), int(found[2])


def _soccer11() -> Iterator[Drawing]:
    for pattern in ("nation-*", "soccer11-frame*", "back-question"):
        yield from _folder("cards", pattern, zoom=SOCCER11_ENLARGED)
    yield from _folder("cards", "back-violet-wide", zoom=SHOWN_ENLARGED)
    for name, face in _recipes()["nations"].items():
        svg = draw(face, Mood.PLAY)
        yield Drawing(f"cards/nation-{name}-face", svg, _view_size(name, svg), 1.0)


def _ptifooteux() -> Iterator[Drawing]:
    """What lies on the board all the time."""
    for pattern in ("ptifooteux-*", "chevron", "tree"):
        yield from _folder("squares", pattern)
    for pattern in ("extra-try-*", "booked"):
        yield from _folder("pieces", pattern, zoom=1.6)
    for pattern in ("colour-star-*", "token-yellow-card"):
        yield from _folder("pieces", pattern)


def _ptifooteux_dialogs() -> Iterator[Drawing]:
    """What is shown large for a moment."""
    yield from _folder("pieces", "die-cup-*", zoom=1.5)
    yield from _folder("pieces", "die-transfer-*", zoom=2.0)
    for pattern in ("ptifooteux-yellow", "ptifooteux-red"):
        yield from _folder("cards", pattern, zoom=2.0)
    yield from _folder("cards", "ptifooteux-extra-try")
    recipes = _recipes()
    for stage, names in enumerate(RIVALS, 1):
        for number, name in enumerate(names, 1):
            worn = {"shirt": RIVAL_SHIRT, "trim": RIVAL_TRIM, "pattern": "stripes"}
            svg = draw(replace(recipes["avatars"][name], **worn))  # type: ignore[arg-type]
            yield Drawing(f"faces/rival-{stage}-{number}", svg, _view_size(name, svg), 0.75)


def _dice() -> Iterator[Drawing]:
    """The classic die and the pawns, which more than one game has."""
    for pattern in ("die-[1-6]", "die-idle", "pawn-*"):
        yield from _folder("pieces", pattern, zoom=1.6)


def _big4() -> Iterator[Drawing]:
    yield from _folder("cards", "big4-*", zoom=1.2)
    for pattern in ("die-action-*", "die-duel-*", "die-referee-*", "coin-*"):
        yield from _folder("pieces", pattern, zoom=1.3)
    recipes = _recipes()
    for group in ("coaches", "referees"):
        for name, face in recipes[group].items():
            svg = draw(face)
            yield Drawing(f"faces/{group}-{name}", svg, _view_size(name, svg), 1.2)


@cache
def _clubs() -> list[dict[str, Any]]:
    clubs: list[dict[str, Any]] = tomllib.loads((DATA / "big4.toml").read_text("utf-8"))["club"]
    return clubs


def _footballers(mood: Mood, zoom: float) -> Iterator[Drawing]:
    """The 88 of the four clubs in their shirts; goalkeepers wear green."""
    for club, entry in enumerate(_clubs()):
        for number in range(len(entry["footballers"])):
            yield _footballer(club, number, mood, zoom)


def _duellists(club: int) -> Iterator[Drawing]:
    """Whoever shoots looks fierce, whoever stands in goal startled."""
    for number, player in enumerate(_clubs()[club]["footballers"]):
        yield _footballer(club, number, Mood.FIERCE, DUEL_FACE)
        if player["place"] == 1:
            yield _footballer(club, number, Mood.SURPRISED, DUEL_FACE)


def _footballer(club: int, number: int, mood: Mood, zoom: float) -> Drawing:
    entry = _clubs()[club]
    player = entry["footballers"][number]
    face = random_face(player["seed"], {"m": "man", "f": "woman"}[player["gender"]])
    shirt, trim = KEEPER_SHIRT if player["place"] == 1 else entry["colours"]
    svg = draw(replace(face, shirt=shirt, trim=trim, pattern="plain"), mood)
    key = f"faces/footballer-{club * len(entry['footballers']) + number}-{mood}"
    return Drawing(key, svg, _view_size(key, svg), zoom)


def _championnat() -> Iterator[Drawing]:
    for pattern in ("championnat-*", "fork-arrow"):
        yield from _folder("squares", pattern, zoom=1.2)
    frames = tuple(drawing.key for drawing in _championnat_frames())
    yield from _folder("cards", "championnat-*", skip=frames)
    for pattern in ("back-blue", "back-red"):
        yield from _folder("cards", pattern)
    yield from _folder("pieces", "group-red", zoom=1.2)


def _championnat_frames() -> Iterator[Drawing]:
    """Of a footballer's card at full size: seen one at a time."""
    for pattern in ("championnat-number-*", "championnat-question", "championnat-euromatch"):
        yield from _folder("cards", pattern)
    for colour in DECK_SHIRTS:
        yield from _folder("cards", f"championnat-{colour}-*")


def _championnat_faces(colour: str) -> Iterator[Drawing]:
    """The footballers of one colour in its shirt; `trainee` is everybody's."""
    shirt = DECK_SHIRTS[colour]
    if colour == "trainee":
        svg = draw(replace(random_face(TRAINEE_FACE, "man"), shirt=shirt, **PLAIN_SHIRT))
        yield Drawing("faces/deck-trainee", svg, _view_size("trainee", svg), 0.86)
        return
    deck = tomllib.loads((DATA / "championnat.toml").read_text(encoding="utf-8"))["footballer"]
    for number, player in enumerate(deck):
        if player["colour"] == colour:
            face = random_face(player["face"], {"m": "man", "f": "woman"}[player["gender"]])
            svg = draw(replace(face, shirt=shirt, **PLAIN_SHIRT))
            yield Drawing(f"faces/deck-{number}", svg, _view_size(player["name"], svg), 0.86)


def _kid(name: str, face: Portrait, mood: str) -> Drawing:
    shown = replace(face, **NOT_YET) if mood == "no" else face  # type: ignore[arg-type]
    svg = draw(shown, KID_MOODS[mood])
    return Drawing(
        f"faces/{name}-{mood}",
        svg,
        _view_size(name, svg),
        (KID_WIDTH if mood == "play" else FACE_WIDTH) / 220,
    )


def _recipes() -> dict[str, dict[str, Portrait]]:
    return load_recipes((ART / "faces" / "recipes.toml").read_text(encoding="utf-8"))


def _faces(mood: str) -> Iterator[Drawing]:
    recipes = _recipes()
    people = [(f"avatar-{n:02}", face) for n, face in enumerate(recipes["avatars"].values(), 1)]
    people += [(f"robot-{n}", robot) for n, robot in enumerate(recipes["robots"].values(), 1)]
    for name, portrait in people:
        svg = draw(portrait, MOOD_WORDS[mood])
        yield Drawing(f"faces/{name}-{mood}", svg, _view_size(name, svg), FACE_WIDTH / 220)
