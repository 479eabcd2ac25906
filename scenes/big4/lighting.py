"""Whom a click would serve in BIG 4, and which sets stand there as buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.big4.moves import (
    AnyMove,
    Book,
    ChooseDuel,
    ChooseTaker,
    Cramp,
    Dribble,
    FreeKick,
    Recover,
    Tackle,
    TurnOver,
)
from scenes.big4.picture import Big4Picture, Draft
from scenes.big4.sets_panel import MOST_CHIPS_OF_MANY

_ONE_FOOTBALLER = (Dribble, Tackle, Recover, Cramp, Book, ChooseTaker)


def offered_sets(legal: Sequence[AnyMove], *, several: bool) -> tuple[tuple[int, ...], ...]:
    """All of them against one opponent; against more, one of each size and then the next."""
    sets = [move.footballers for move in legal if isinstance(move, TurnOver)]
    if not several:
        return tuple(sorted(sets, key=len))
    sizes = sorted({len(each) for each in sets})
    first = [next(each for each in sets if len(each) == size) for size in sizes]
    others = [each for each in sets if each not in first]
    return tuple(sorted((first + others)[:MOST_CHIPS_OF_MANY], key=len))


def shortcuts(legal: Sequence[AnyMove], draft: Draft) -> frozenset[int]:
    """Own footballers answer to the action at once: nobody could take it for a set."""
    if draft.picked:
        return frozenset()
    found = {move.footballer for move in legal if isinstance(move, Recover)}
    return frozenset(found | {move.taker for move in legal if isinstance(move, FreeKick)})


def aims(legal: Sequence[AnyMove], picture: Big4Picture) -> frozenset[int]:
    """Footballers one of whom is to be clicked; among many teams a free kick needs a goalkeeper
    as well."""
    found: set[int] = set()
    for move in legal:
        if isinstance(move, _ONE_FOOTBALLER):
            found.add(move.footballer)
        elif isinstance(move, FreeKick):
            keeper = picture.teams[move.against].footballers[0]
            found.add(move.taker if picture.draft.taker is None else keeper)
        elif isinstance(move, ChooseDuel):
            found.add(picture.teams[move.against].footballers[0])
    return frozenset(found)
