"""The decks of the box, for whoever draws: footballers, ? cards, + cards and clubs."""

from __future__ import annotations

from functools import cache

from game.championnat.cards import Club, Decks, Footballer, Question
from game.championnat.decks import load_decks
from game.championnat.lineup import Lineups
from scenes.asset_paths import ASSETS
from scenes.championnat.money import price
from scenes.words import say


@cache
def decks() -> Decks:
    return load_decks(ASSETS / "data" / "championnat.toml")


@cache
def lineups() -> Lineups:
    return Lineups(decks().footballers)


def footballer(card: int) -> Footballer:
    return decks().footballers[card]


def question(number: int) -> Question:
    return decks().questions[number]


def club(number: int) -> Club:
    return decks().clubs[number]


def cards_of(colour: str) -> list[int]:
    """The footballers of one colour."""
    players = enumerate(decks().footballers)
    return [number for number, player in players if player.colour == colour]


def plus_words(plus: str) -> str:
    """What that + card does."""
    kind = next(kind for kind in decks().plus if kind.key == plus)
    return say(f"plus.le-championnat.{plus}.text", amount=price(kind.amount))
