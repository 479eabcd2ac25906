"""What decks of Le Championnat must be like to be played with. Each fault names its card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from game.championnat.cards import (
    BONUS,
    COLOUR_STARS,
    CROWD,
    FATIGUE,
    INJURY,
    PACKS,
    PLACES,
    PROTECTION,
    RED_CARD,
    SPONSOR_SQUARES,
    Decks,
)

# How many cards of each kind lie in the box.
FOOTBALLERS = {"yellow": 28, "green": 22, "blue": 14, "red": 16}
QUESTIONS, PLUS_CARDS, CLUBS = 32, 36, 24
MOST_EXTRA_STARS = 2
CHEAPEST, DEAREST, MONEY_STEP = 50, 3_000, 50
MOST_PENNANTS = 5
STRONGEST_CLUB = 88  # eleven times eight stars: nobody can have more
FORM = ("form-1", "form-2", "form-3", "tactics")
PLUS_KINDS = {*FORM, INJURY, RED_CARD, FATIGUE, PROTECTION, CROWD, BONUS}


def first_fault(decks: Decks) -> str | None:
    """The sentence about the first wrong card, or None."""
    for check in CHECKS:
        for fault in check(decks):
            return fault
    return None


def _footballers(decks: Decks) -> Iterator[str]:
    names = Counter(card.name for card in decks.footballers)
    for card in decks.footballers:
        where = f"footballer {card.number + 1} “{card.name}”"
        extra = card.stars - COLOUR_STARS[card.colour]
        if not card.name or names[card.name] > 1:
            yield f"{where}: every footballer needs a name of their own"
        if not 0 <= extra <= MOST_EXTRA_STARS:
            yield f"{where}: {extra} extra stars, not 0 to {MOST_EXTRA_STARS}"
        if not _is_amount(card.price) or not CHEAPEST <= card.price <= DEAREST:
            yield f"{where}: price {card.price} is not {CHEAPEST} to {DEAREST} by {MONEY_STEP}"
        if not _is_amount(card.resale) or not CHEAPEST <= card.resale < card.price:
            yield f"{where}: resale {card.resale} is not {CHEAPEST} or more and below the price"


def _counts(decks: Decks) -> Iterator[str]:
    colours = Counter(card.colour for card in decks.footballers)
    for colour, count in FOOTBALLERS.items():
        found = sum(number for name, number in colours.items() if name == colour)
        if found != count:
            yield f"“footballer”: {found} {colour} cards, not {count}"
    plus = sum(kind.copies for kind in decks.plus)
    for deck, found, wanted in (
        ("question", len(decks.questions), QUESTIONS),
        ("plus", plus, PLUS_CARDS),
        ("club", len(decks.clubs), CLUBS),
    ):
        if found != wanted:
            yield f"“{deck}”: {found} cards, not {wanted}"


def _places_covered(decks: Decks) -> Iterator[str]:
    for pack in PACKS:
        for place in PLACES:
            if not any(card.pack == pack and place in card.places for card in decks.footballers):
                yield f"“footballer”: nobody of the {pack} pack plays number {place}"


def _questions(decks: Decks) -> Iterator[str]:
    keys = Counter(card.key for card in decks.questions)
    with_amount = ("sponsor", "gain", "loss", "others-pay-you", "all-pay-jackpot")
    for number, card in enumerate(decks.questions, start=1):
        where = f"question {number} “{card.key}”"
        if keys[card.key] > 1:
            yield f"{where}: written {keys[card.key]} times"
        needs_amount = card.kind in (*with_amount, "pay-per-footballer")
        if (card.amount > 0) != needs_amount or card.amount % 25:
            yield f"{where}: amount {card.amount} does not go with {card.kind}"
        is_sponsor = card.kind == "sponsor"
        if is_sponsor != (card.square is not None) or is_sponsor != bool(card.sponsor):
            yield f"{where}: sponsors, and they alone, have a square and a name"
        if is_sponsor != (card.resale > 0) or not _is_amount(card.resale):
            yield f"{where}: resale {card.resale} does not go with {card.kind}"


def _sponsor_squares(decks: Decks) -> Iterator[str]:
    for square in SPONSOR_SQUARES:
        if not any(card.square == square for card in decks.questions):
            yield f"“question”: no sponsor for the {square}"


def _plus(decks: Decks) -> Iterator[str]:
    found = [kind.key for kind in decks.plus]
    for key in sorted(PLUS_KINDS ^ set(found)):
        yield f"plus “{key}”: is {'missing' if key in PLUS_KINDS else 'unknown'}"
    for kind in decks.plus:
        where = f"plus “{kind.key}”"
        if found.count(kind.key) > 1 or kind.copies < 1:
            yield f"{where}: once, with one copy or more"
        wants_stars = kind.key in (*FORM, CROWD)
        if (kind.stars > 0) != wants_stars or (kind.stars < 0) != (kind.key == FATIGUE):
            yield f"{where}: {kind.stars} stars do not go with it"
        if (kind.amount > 0) != (kind.key == BONUS) or not _is_amount(kind.amount):
            yield f"{where}: amount {kind.amount} does not go with it"
        if kind.euromatch != (kind.key in FORM):
            yield f"{where}: form and tactics, and they alone, help in a euromatch"


def _clubs(decks: Decks) -> Iterator[str]:
    names = Counter(club.name for club in decks.clubs)
    for number, club in enumerate(decks.clubs, start=1):
        where = f"club {number} “{club.name}”"
        if not club.name or names[club.name] > 1:
            yield f"{where}: every club needs a name of its own"
        if not 1 <= club.strength <= STRONGEST_CLUB:
            yield f"{where}: strength {club.strength} is not 1 to {STRONGEST_CLUB}"
        if not 1 <= club.pennants <= MOST_PENNANTS:
            yield f"{where}: {club.pennants} pennants, not 1 to {MOST_PENNANTS}"
        if not _is_amount(club.takings) or club.takings <= 0:
            yield f"{where}: takings {club.takings} are not a multiple of {MONEY_STEP}"


def _is_amount(amount: int) -> bool:
    return amount % MONEY_STEP == 0


CHECKS: tuple[Callable[[Decks], Iterator[str]], ...] = (
    _footballers,
    _counts,
    _places_covered,
    _questions,
    _sponsor_squares,
    _plus,
    _clubs,
)
