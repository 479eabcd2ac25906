"""The cards of Le Championnat as they lie in the box."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["yellow", "green", "blue", "red"]
SponsorSquare = Literal["shoes", "shirt", "socks", "shorts"]
QuestionKind = Literal[
    "sponsor",
    "gain",
    "loss",
    "others-pay-you",
    "all-pay-jackpot",
    "pay-per-footballer",
    "free-footballer",
    "take-jackpot",
    "draw-plus",
]
PackName = Literal["national", "foreign"]

COLOUR_STARS: dict[Colour, int] = {"yellow": 2, "green": 3, "blue": 5, "red": 5}
PLACES = tuple(range(1, 12))
GOAL = 1
ANYWHERE = "JP"  # joueur polyvalent: any place but in goal
MOST_REDS = 3
SPONSOR_SQUARES: tuple[SponsorSquare, ...] = ("shoes", "shirt", "socks", "shorts")
PACKS: tuple[PackName, ...] = ("national", "foreign")

INJURY, RED_CARD, FATIGUE, PROTECTION = "injury", "red-card", "fatigue", "protection"
CROWD, BONUS = "crowd", "bonus"
STRIKES = (INJURY, RED_CARD)  # + cards that make an opponent leave the pitch


class Footballer(msgspec.Struct, frozen=True):
    """`price` stands on the back, `resale` in the black band; `stars` are all of them."""

    number: int  # which card of the deck this is
    name: str
    colour: Colour
    places: tuple[int, ...]
    stars: int
    price: int
    resale: int
    gender: Literal["m", "f"]
    face: int

    @property
    def is_red(self) -> bool:
        return self.colour == "red"

    @property
    def pack(self) -> PackName:
        return "foreign" if self.is_red else "national"

    @property
    def is_versatile(self) -> bool:
        return len(self.places) == len(PLACES) - 1


class Question(msgspec.Struct, frozen=True):
    """A ? card. `resale`, `square` and `sponsor` belong to sponsors alone."""

    key: str
    kind: QuestionKind
    amount: int = 0
    square: SponsorSquare | None = None
    resale: int = 0
    sponsor: str = ""


class PlusKind(msgspec.Struct, frozen=True):
    """A kind of + card. `stars` are for one's own team; negative ones for the other."""

    key: str
    copies: int
    euromatch: bool
    limit: bool
    stars: int = 0
    amount: int = 0


class Club(msgspec.Struct, frozen=True):
    """A European club: to be beaten by more stars than its strength."""

    name: str
    strength: int
    pennants: int
    takings: int
    colours: tuple[str, str]


class Decks(msgspec.Struct, frozen=True):
    footballers: tuple[Footballer, ...]
    questions: tuple[Question, ...]
    plus: tuple[PlusKind, ...]
    clubs: tuple[Club, ...]
