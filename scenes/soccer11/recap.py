"""What the others did in 11 Soccer, as picture lines for the person who comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.match import Act
from game.core.rules import Event
from game.soccer11.cards import ARGENTINA
from game.soccer11.events import (
    CardDiscarded,
    CardPlayed,
    CardTakenBack,
    DayEnded,
    DuelSettled,
    EnglandReturned,
    GuessMade,
    HandLooked,
    HandsSwapped,
    NothingHappened,
    ShieldRaised,
    WentOut,
)
from game.soccer11.view import Soccer11View
from scenes.recap import MOST_LINES, RecapLine
from scenes.soccer11.cards import name_of, nation
from scenes.words import say

# A played card of these ranks is told by what came of it.
_TOLD_BY_EFFECT = (1, 2, 3, 5, ARGENTINA, 7, 11)
_OUT = {"burst": "burst", "argentina": "argentina", "no-card": "no-card"}


def recap_lines(
    news: Sequence[Act[Any]], names: Sequence[str], view: Soccer11View
) -> list[RecapLine]:
    """The last things worth telling, then what this seat still knows; oldest first."""
    lines = [
        line for act in news for event in act.events if (line := _told(event, names)) is not None
    ]
    if view.reveal is not None and view.reveal.kind == "compare":
        seat, other = view.reveal.seat, view.reveal.other
        lines.append(_line(seat, "icons/swords", "challenged", names, other))
    known = _known_lines(names, view)
    room = MOST_LINES - len(known)
    return [*lines[max(0, len(lines) - room) :], *known] if room else known


def _told(event: Event, names: Sequence[str]) -> RecapLine | None:
    """None for what another line tells already."""
    match event:
        case CardPlayed() if event.card not in _TOLD_BY_EFFECT:
            return _line(event.seat, _flag(event.card), "played", names, card=name_of(event.card))
        case HandLooked():
            return _line(event.seat, "icons/eye", "looked", names, event.other)
        case DuelSettled():
            key = "compared-out" if event.won else "compared-safe"
            return _line(event.seat, "icons/swords", key, names, event.other)
        case GuessMade():
            key = "guessed-right" if event.right else "guessed-wrong"
            card = name_of(event.card)
            return _line(event.seat, _flag(event.card), key, names, event.other, card=card)
        case HandsSwapped():
            return _swapped(event, names)
        case _:
            return _told_of_seat(event, names)


def _told_of_seat(event: Event, names: Sequence[str]) -> RecapLine | None:
    match event:
        case ShieldRaised():
            return _line(event.seat, "icons/shield", "protected", names)
        case CardDiscarded() if event.by != event.seat or event.card != ARGENTINA:
            key = "let-go" if event.by == event.seat else "made-let-go"
            card = name_of(event.card)
            return _line(event.by, _flag(event.card), key, names, event.seat, card=card)
        case EnglandReturned():
            return _line(event.seat, "icons/shuffle", "england-home", names)
        case CardTakenBack():
            card = name_of(event.taken)
            return _line(event.seat, _flag(event.taken), "took-back", names, card=card)
        case NothingHappened() if event.card in _TOLD_BY_EFFECT:
            card = name_of(event.card)
            return _line(event.seat, _flag(event.card), "nothing", names, card=card)
        case WentOut() if event.why in _OUT:
            return _line(event.seat, "icons/out", _OUT[event.why], names)
        case DayEnded():
            winners = event.result.winners
            if len(winners) > 1:
                everybody = ", ".join(names[seat] for seat in winners)
                words = say("recap.11-soccer.day-shared", names=everybody)
                return RecapLine(winners[0], "icons/trophy", words)
            return _line(winners[0], "icons/trophy", "day-won", names)
        case _:
            return None


def _swapped(event: HandsSwapped, names: Sequence[str]) -> RecapLine:
    """Who took part is told which cards changed hands."""
    if event.given is None or event.taken is None:
        return _line(event.seat, "icons/swap", "swapped", names, event.other)
    cards = {"given": name_of(event.given), "taken": name_of(event.taken)}
    return _line(event.seat, "icons/swap", "swapped-cards", names, event.other, **cards)


def _known_lines(names: Sequence[str], view: Soccer11View) -> list[RecapLine]:
    """A card once looked at is told again for as long as it is still held; what the seat was
    called to look at comes after the recap."""
    reveal = view.reveal
    coming: tuple[int, ...] = ()
    if reveal is not None and view.viewer in reveal.waiting:
        coming = (reveal.seat, reveal.other)
    return [
        _line(seat, _flag(card), "known", names, seat, card=name_of(card))
        for seat, card in enumerate(view.known)
        if card is not None and seat != view.viewer and seat not in coming
    ]


def _flag(card: int) -> str:
    return f"cards/nation-{nation(card).key}-strip"


def _line(
    seat: int,
    icon: str,
    key: str,
    names: Sequence[str],
    other: int | None = None,
    **values: str,
) -> RecapLine:
    words: dict[str, str] = {"name": names[seat], **values}
    if other is not None:
        words["other"] = names[other]
    text = say(f"recap.11-soccer.{key}", **words)
    return RecapLine(seat, icon, text, other=None if other == seat else other)
