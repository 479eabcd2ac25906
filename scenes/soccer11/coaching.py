"""Which sentence somebody new to a moment of 11 Soccer is told."""

from __future__ import annotations

from collections.abc import Collection

from game.soccer11.cards import FRANCE, ITALY
from game.soccer11.view import Soccer11View
from scenes.soccer11.cards import nation


def coach_key(view: Soccer11View, known: Collection[str]) -> str | None:
    """The first sentence that fits and was not told yet."""
    for words in _fitting(view):
        key = f"coach.11-soccer.{words}"
        if key not in known:
            return key
    return None


def _fitting(view: Soccer11View) -> list[str]:
    if view.viewer is None:
        return []
    match view.phase:
        case "draw":
            return ["aim", *_cards_in(view)]
        case "play":
            return _at_play(view)
        case "effect":
            return ["effect"]
        case "next-day":
            return ["day-won"] if view.viewer in view.results[-1].winners else []
        case _:
            return []


def _at_play(view: Soccer11View) -> list[str]:
    assert view.viewer is not None
    forced = set(view.hands[view.viewer]) == {FRANCE, ITALY}
    found = ["france-italy"] if forced else []
    found += [*_cards_in(view), "two-cards"]
    if any(view.shields):
        found.append("shield")
    if any(card is not None for card in view.known):
        found.append("seen")
    if view.last_turn:
        found.append("last-card")
    if view.results:
        found.append("points")
    return found


def _cards_in(view: Soccer11View) -> list[str]:
    """The cards in hand, the one just drawn first."""
    assert view.viewer is not None
    hand = [card for card in view.hands[view.viewer] if card is not None]
    return [f"card-{nation(card).key}" for card in reversed(hand)]
