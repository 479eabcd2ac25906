"""Yellow and red cards: whose they are, warnings and suspensions."""

from __future__ import annotations

from game.ptifooteux.events import (
    CardOutcome,
    CardTurned,
    PileShuffled,
    TeamSuspended,
    TokenPlaced,
    TokenRemoved,
)
from game.ptifooteux.kids import CardColour
from game.ptifooteux.table import Table
from game.ptifooteux.turns import end_turn

MATCHES_OUT: dict[CardColour, int] = {"yellow": 1, "red": 2}


def turn_card(table: Table, colour: CardColour) -> None:
    """Only a kid of the seat's own team is concerned; any other card is just laid aside."""
    state, pile = table.state, table.state.piles[colour]
    kid = pile.hidden.pop()
    pile.turned.append(kid)
    state.tally.cards += 1
    owner = state.owner_of(kid)
    outcome = _outcome(table, colour, kid)
    table.tell(CardTurned(state.actor, colour, kid, outcome, owner, len(pile.hidden)))
    if outcome == "first-yellow":
        state.warned.append(kid)
        state.tokens -= 1
        table.tell(TokenPlaced(state.actor, kid))
    elif outcome == "second-yellow":
        state.warned.remove(kid)
        state.tokens += 1
        table.tell(TokenRemoved(state.actor, kid))
    if outcome in ("second-yellow", "red"):
        # A red card leaves an earlier warning where it is (booklet, last but one paragraph).
        _suspend(table, colour, kid)
    _shuffle_when_used_up(table, colour)
    end_turn(table)


def _outcome(table: Table, colour: CardColour, kid: str) -> CardOutcome:
    if kid not in table.team.kids:
        return "nothing"
    if colour == "red":
        return "red"
    return "second-yellow" if kid in table.state.warned else "first-yellow"


def _suspend(table: Table, colour: CardColour, kid: str) -> None:
    state, stage = table.state, table.square.stage
    back_to = table.box.pieces.suspension[colour][stage - 1]
    table.team.suspensions += 1
    table.tell(TeamSuspended(state.actor, kid, MATCHES_OUT[colour], stage, back_to))
    table.carry_pawn(table.box.course.restarts[back_to], "suspension")


def _shuffle_when_used_up(table: Table, colour: CardColour) -> None:
    pile = table.state.piles[colour]
    if pile.hidden:
        return
    # From a fixed order, so that the same dice give the same pile however it was turned.
    pile.hidden = list(table.box.pieces.cards[colour])
    pile.turned = []
    table.dice.shuffle(pile.hidden)
    table.tell(PileShuffled(colour))
