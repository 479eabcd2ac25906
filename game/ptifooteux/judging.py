"""What may be played, and why anything else may not. The one place that knows."""

from __future__ import annotations

from game.core.rules import Refusal
from game.core.table_rules import NOBODY
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.moves import AnnounceTries, AnyMove, AskKid, ChooseKid, PlayMatch
from game.ptifooteux.state import State
from game.ptifooteux.table import colours_in, star_choices
from game.ptifooteux.view import Phase

ROLLING: tuple[Phase, ...] = ("opening", "roll", "replay", "to-cup", "won")
CHOOSING: tuple[Phase, ...] = ("star", "rainbow")
MATCH_DAY: tuple[Phase, ...] = ("match", "final", "try-again")

# The page of the booklet that tells the rule.
PAGES = {
    "roll-first": "turn",
    "nobody-to-ask": "ask",
    "ask-first": "ask",
    "kid-taken": "ask",
    "colour-already-there": "ask",
    "star-other-colour": "stars",
    "choose-first": "stars",
    "match-die-only-on-match": "exact",
    "match-first": "match",
    "tries-first": "extra-try",
    "tries-not-enough-cards": "extra-try",
    "tries-before-first-roll": "extra-try",
    "match-over": "aim",
}


def moves_for(state: State, box: PtifooteuxBox) -> list[AnyMove]:
    """All legal moves of the seat the table waits for."""
    if state.actor == NOBODY:
        return []
    own = box.moves[state.actor]
    if state.phase in ROLLING:
        return [own.roll]
    if state.phase in CHOOSING:
        return [own.choose[kid] for kid in star_choices(state, box)]
    if state.phase == "ask":
        return [own.ask]
    if state.phase == "tries":
        return list(own.announce[: state.teams[state.actor].extra_tries + 1])
    return [own.play_match]


def explain(state: State, box: PtifooteuxBox, move: AnyMove) -> Refusal:
    """The reason against a move already known not to be legal."""
    if state.actor == NOBODY:
        return Refusal("match-over", PAGES["match-over"])
    if move.seat != state.actor:
        return Refusal("not-your-turn", "turn", {"other": state.actor})
    key = _reason(state, box, move)
    return Refusal(key, PAGES[key])


def _reason(state: State, box: PtifooteuxBox, move: AnyMove) -> str:
    if isinstance(move, ChooseKid) and state.phase in CHOOSING:
        return _against_kid(state, box, move.kid)
    if isinstance(move, AnnounceTries):
        if state.phase == "tries":
            return "tries-not-enough-cards"
        if state.phase in MATCH_DAY:
            return "tries-before-first-roll"
    if state.phase in ROLLING:
        return _against_early(move)
    return _duty(state.phase)


def _against_kid(state: State, box: PtifooteuxBox, kid: str) -> str:
    if state.owner_of(kid) is not None:
        return "kid-taken"
    if box.colour_of.get(kid) in colours_in(state, box, state.actor):
        return "colour-already-there"
    return "star-other-colour"


def _against_early(move: AnyMove) -> str:
    """The big die comes before everything else."""
    if isinstance(move, AskKid):
        return "nobody-to-ask"
    if isinstance(move, PlayMatch):
        return "match-die-only-on-match"
    return "roll-first"


def _duty(phase: Phase) -> str:
    """What that phase asks for, whatever else one tries."""
    if phase in CHOOSING:
        return "choose-first"
    if phase == "ask":
        return "ask-first"
    return "tries-first" if phase == "tries" else "match-first"
