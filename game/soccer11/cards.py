"""The cards of 11 Soccer. A card is known by its rank: copies of a nation are alike."""

from __future__ import annotations

from typing import Literal

import msgspec

CROATIA = 1  # choose a player: discards, draws, the discarded card acts
BELGIUM = 2  # look at a hand
PORTUGAL = 3  # swap hands
NETHERLANDS = 4  # England left in hand goes back into the stock
SPAIN = 5  # compare: the weaker card is out
ARGENTINA = 6  # whoever discards it is out
GERMANY = 7  # protected until one's next turn
ENGLAND = 8  # two cards of more than 13: out
ITALY = 9  # take back one of one's own played cards
FRANCE = 10  # must be played when held with Italy
BRAZIL = 11  # guess a card: right, and its holder is out

RANKS = tuple(range(CROATIA, BRAZIL + 1))
MOST_WITH_ENGLAND = 13
CARDS_IN_DECK = 16

# Cards that are aimed at another player; Croatia may be aimed at oneself as well.
AIMED = frozenset((CROATIA, BELGIUM, PORTUGAL, SPAIN, BRAZIL))

NationKey = Literal[
    "croatie", "belgique", "portugal", "pays-bas", "espagne", "argentine",
    "allemagne", "angleterre", "italie", "france", "bresil",
]  # fmt: skip


class Nation(msgspec.Struct, frozen=True):
    """One kind of card. Its words are `card.11-soccer.<key>.name`, `.label` and `.text`."""

    rank: int
    key: NationKey
    copies: int
    points: int


Deck = tuple[Nation, ...]  # by rank, from 1
Ranks = int  # a set of ranks as one number: bit `rank`


def bursts(one: int, other: int) -> bool:
    """England beside a card that takes the two over 13 (booklet, card 8)."""
    return ENGLAND in (one, other) and one + other > MOST_WITH_ENGLAND


BURSTING_HANDS = frozenset((one, other) for one in RANKS for other in RANKS if bursts(one, other))


def may_be_played(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Either card, of two equal ones the one; France goes first beside Italy (booklet, card 10)."""
    if FRANCE in hand and ITALY in hand:
        return (FRANCE,)
    return tuple(dict.fromkeys(hand))


def ranks_in(bits: Ranks) -> tuple[int, ...]:
    return tuple(rank for rank in RANKS if bits >> rank & 1)
