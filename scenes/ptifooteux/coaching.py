"""What is said once to somebody who meets a moment of the game for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from game.ptifooteux import events as e
from game.ptifooteux.view import Phase, PtifooteuxView

_OF_PHASE: dict[Phase, str] = {
    "opening": "die",
    "ask": "ask",
    "star": "star",
    "rainbow": "star",
    "to-cup": "cup",
    "replay": "replay",
    "match": "match",
    "tries": "extra-try",
}
_ART = {
    "die": "pieces/die-5",
    "ask": "pieces/die-transfer-idle",
    "star": "pieces/colour-star-rainbow",
    "cup": "icons/trophy",
    "exact": "pieces/ball",
    "match": "pieces/die-cup-1-win",
    "loop": "squares/ptifooteux-loop-path",
    "extra-try": "pieces/extra-try-card",
    "transport": "squares/ptifooteux-bus",
    "yellow": "icons/yellow-card",
    "red": "icons/red-card",
    "replay": "squares/ptifooteux-replay",
    "move": "ui/link-arrow",
    "match-day": "squares/ptifooteux-match-day-3",
}


def coached_art(key: str) -> str:
    """What the sentence under that key speaks of: who cannot read knows it again on the board."""
    return _ART[key.rpartition(".")[2]]


def coached_moments(view: PtifooteuxView, own_act: tuple[e.AnyEvent, ...]) -> Iterator[str]:
    """What to do now; then what has just happened to the one who is to act."""
    seat = None if view.to_act is None else view.seats[view.to_act]
    if view.phase == "roll" and seat is not None:
        yield "loop" if seat.beaten else "exact" if seat.stage else "die"
    elif view.phase in _OF_PHASE:
        yield _OF_PHASE[view.phase]
    for event in own_act:
        match event:
            case e.CardTurned(outcome="first-yellow" | "second-yellow"):
                yield "yellow"
            case e.CardTurned(outcome="red"):
                yield "red"
            case e.ExtraTryTaken():
                yield "extra-try"
            case e.PawnCarried(why="transport" | "match-day"):
                yield event.why
            case e.PawnWalked(by="square"):
                yield "move"
            case _:
                pass
