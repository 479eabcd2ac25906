"""Walking to a square, and what it does to whom stops there."""

from __future__ import annotations

from game.championnat.board import Path
from game.championnat.box import ChampionnatBox
from game.championnat.cards import SponsorSquare
from game.championnat.euromatches import turn_up_club
from game.championnat.events import PawnMoved, RollAgain, SponsorPaid
from game.championnat.questions import take_jackpot, turn_up
from game.championnat.season import begin_day
from game.championnat.state import BANK, State
from game.championnat.table import Table


def lit_walks(state: State, box: ChampionnatBox) -> dict[str, Path]:
    """The squares the die reaches, each with the way there."""
    club = state.clubs[state.turn_seat]
    if state.stage == "building":
        return box.board.walks(club.square, club.came_from, state.die)
    path = box.board.lap(club.square, state.die)
    return {path[-1]: path}


def walk_to(table: Table, seat: int, square: str) -> None:
    state = table.state
    path = lit_walks(state, table.box)[square]
    club = table.club(seat)
    club.square, club.came_from = path[-1], path[-2]
    state.die = 0
    table.tell(PawnMoved(seat, path))
    _land(table, seat)


def _land(table: Table, seat: int) -> None:
    state, square = table.state, table.club(seat).square
    kind = table.box.board.squares[square].kind
    match kind:
        case "national" | "foreign" if state.packs[kind]:
            state.phase = "draw"
        case "national" | "foreign":
            table.nothing(seat, "empty-pack")
        case "plus":
            table.draw_plus(seat)
        case "question":
            turn_up(table, seat)
        case "euromatch":
            _euromatch(table, seat)
        case "championnat" if state.stage == "building":
            table.nothing(seat, "championnat")
        case "championnat":
            begin_day(table, seat)
        case "pactole":
            take_jackpot(table, seat)
        case "start":
            table.nothing(seat, "centre")
        case _:
            _sponsor_square(table, seat, kind)


def _euromatch(table: Table, seat: int) -> None:
    """While teams are built one rolls again from there."""
    if table.state.stage == "building":
        table.state.phase = "roll"
        table.tell(RollAgain(seat))
    else:
        turn_up_club(table, seat)


def _sponsor_square(table: Table, seat: int, kind: SponsorSquare) -> None:
    for sponsor in table.club(seat).sponsors:
        card = table.box.questions[sponsor]
        if card.square == kind:
            table.move_money(BANK, seat, card.amount)
            table.tell(SponsorPaid(seat, sponsor, card.amount))
            table.end_turn()
            return
    table.nothing(seat, "no-sponsor")
