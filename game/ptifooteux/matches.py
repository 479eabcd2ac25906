"""Phase 2: the matches of the cup and the extra tries."""

from __future__ import annotations

from game.ptifooteux.events import (
    ExtraTryTaken,
    MatchDieRolled,
    MatchLost,
    MatchReached,
    MatchWon,
    TriesAnnounced,
)
from game.ptifooteux.kids import FINAL
from game.ptifooteux.table import Table
from game.ptifooteux.turns import end_turn, roll_again, win_cup


def take_extra_try(table: Table) -> None:
    state, team, pieces = table.state, table.team, table.box.pieces
    if team.extra_tries >= pieces.extra_tries_each:
        table.tell_nothing("extra-full")
    elif state.extra_supply == 0:
        table.tell_nothing("extra-none")
    else:
        state.extra_supply -= 1
        team.extra_tries += 1
        table.tell(ExtraTryTaken(state.actor, team.extra_tries, state.extra_supply))
    end_turn(table)


def begin_match(table: Table) -> None:
    """Without an extra try there is nothing to announce."""
    table.tell(MatchReached(table.state.actor, table.square.stage))
    if table.team.extra_tries:
        table.state.phase = "tries"
    else:
        _kick_off(table, tries=1)


def announce_tries(table: Table, cards: int) -> None:
    """The cards are handed back at once, whether all tries are needed or not."""
    state = table.state
    table.team.extra_tries -= cards
    state.extra_supply += cards
    state.tally.extra_tries_played += cards
    table.tell(TriesAnnounced(state.actor, table.square.stage, cards, state.extra_supply))
    _kick_off(table, tries=1 + cards)


def _kick_off(table: Table, tries: int) -> None:
    state = table.state
    state.tries, state.attempt = tries, 1
    state.phase = "final" if table.square.stage == FINAL else "match"


def play_match(table: Table) -> None:
    """One try with the competition die of the stage."""
    state, stage = table.state, table.square.stage
    faces = table.box.pieces.match_dice[stage - 1]
    face = table.dice.below(len(faces))
    won = faces[face] == "G"
    rolled = MatchDieRolled(state.actor, stage, state.attempt, state.tries, face, won)
    table.tell(rolled)
    if not won and state.attempt < state.tries:
        state.attempt += 1
        state.phase = "try-again"
        return
    state.tries = state.attempt = 0
    if won:
        _win(table, stage)
    else:
        _lose(table, stage)


def _win(table: Table, stage: int) -> None:
    table.tell(MatchWon(table.state.actor, stage))
    if stage == FINAL:
        win_cup(table)
    else:
        roll_again(table, "match-won")


def _lose(table: Table, stage: int) -> None:
    table.team.beaten = True
    table.team.lost[stage - 1] += 1
    table.tell(MatchLost(table.state.actor, stage))
    end_turn(table)
