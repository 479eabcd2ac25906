"""A match: two elevens set unseen and shown, then one act each in turn until both pass."""

from __future__ import annotations

import msgspec

from game.championnat.cards import BONUS, FATIGUE, PROTECTION, RED_CARD, STRIKES
from game.championnat.events import (
    FootballerChanged,
    LineUpAsked,
    LineUpSet,
    MatchBegan,
    MatchEnded,
    Passed,
    PlusCancelled,
    PlusPlayed,
)
from game.championnat.lineup import SENT_OFF, TRAINEE, Eleven
from game.championnat.moves import PlayPlus
from game.championnat.state import BANK, Fight, Fixture, PlayedPlus, Result, Side, State
from game.championnat.table import Table

WIN, DRAW = 2, 1

replace = msgspec.structs.replace


def ask_for_line_ups(table: Table, fixture: Fixture) -> None:
    state = table.state
    neutral = state.stage == "play-off"
    state.fight = Fight((Side(fixture.first), Side(fixture.second)), neutral)
    state.phase = "line-up"
    state.actor = fixture.first
    table.tell(LineUpAsked(fixture.first, fixture.second))


def set_line_up(table: Table, seat: int, eleven: Eleven) -> None:
    state = table.state
    fight = the_fight(state)
    own = side_of(fight, seat)
    state.fight = fight = with_side(fight, replace(fight.sides[own], eleven=eleven))
    table.tell(LineUpSet(seat, eleven))
    first, second = fight.sides
    if not second.eleven:
        state.actor = second.seat
        return
    for side in fight.sides:
        table.show(side.eleven)
    state.fight = fight = replace(fight, shown=True)
    state.phase = "match-act"
    state.actor = first.seat
    elevens = (first.eleven, second.eleven)
    table.tell(MatchBegan(first.seat, second.seat, fight.neutral, elevens, stars_of(table, fight)))


def play_plus(table: Table, move: PlayPlus) -> None:
    if move.plus == PROTECTION:
        _protect(table, move.seat)
        return
    table.use_plus(move.seat, move.plus)
    kind = table.box.plus[move.plus]
    fight = _with_card_played(table, move.seat, move.plus)
    other = fight.sides[1 - side_of(fight, move.seat)]
    card = 0
    if move.plus in STRIKES:
        card = other.eleven[move.place - 1]
        empty = SENT_OFF if move.plus == RED_CARD else TRAINEE
        struck = _put(other.eleven, move.place, empty)
        fight = with_side(fight, replace(other, eleven=struck, left=(*other.left, card)))
    elif move.plus == FATIGUE:
        fight = with_side(fight, replace(other, stars=other.stars + kind.stars))
    else:
        own = fight.sides[side_of(fight, move.seat)]
        fight = with_side(fight, replace(own, stars=own.stars + kind.stars))
    last = PlayedPlus(move.seat, move.plus, move.place, card if move.plus in STRIKES else -1)
    _acted(table, replace(fight, last=last))
    stars = stars_of(table, fight)
    table.tell(PlusPlayed(move.seat, move.plus, move.place, last.card, stars))


def _protect(table: Table, seat: int) -> None:
    """The card just played is as if it had never been, but it is used up."""
    fight = the_fight(table.state)
    cancelled = fight.last
    assert cancelled is not None
    table.use_plus(seat, PROTECTION)
    fight = _with_card_played(table, seat, PROTECTION)
    own = fight.sides[side_of(fight, seat)]
    other = fight.sides[1 - side_of(fight, seat)]
    stars = table.box.plus[cancelled.plus].stars
    if cancelled.plus in STRIKES:
        eleven = _put(own.eleven, cancelled.place, cancelled.card)
        fight = with_side(fight, replace(own, eleven=eleven, left=own.left[:-1]))
    elif cancelled.plus == FATIGUE:
        fight = with_side(fight, replace(own, stars=own.stars - stars))
    else:
        fight = with_side(fight, replace(other, stars=other.stars - stars))
    fight = _without_bonus(fight, cancelled)
    _acted(table, replace(fight, last=None))
    table.tell(
        PlusCancelled(seat, cancelled.plus, cancelled.place, cancelled.card, stars_of(table, fight))
    )


def _without_bonus(fight: Fight, cancelled: PlayedPlus) -> Fight:
    """A cancelled match bonus pays nothing."""
    if cancelled.plus != BONUS:
        return fight
    side = fight.sides[side_of(fight, cancelled.seat)]
    played = list(side.played)
    played.remove(BONUS)
    return with_side(fight, replace(side, played=tuple(played)))


def change(table: Table, seat: int, place: int, card: int) -> None:
    fight = the_fight(table.state)
    own = fight.sides[side_of(fight, seat)]
    gone = own.eleven[place - 1]
    left = own.left if gone == TRAINEE else (*own.left, gone)
    eleven = _put(own.eleven, place, card)
    changed = replace(own, eleven=eleven, left=left, changes=own.changes + 1)
    fight = replace(with_side(fight, changed), last=None)
    table.show((card,))
    _acted(table, fight)
    table.tell(FootballerChanged(seat, place, gone, card, stars_of(table, fight)))


def pass_act(table: Table, seat: int) -> None:
    """Two passes in a row end the match."""
    fight = the_fight(table.state)
    table.tell(Passed(seat))
    passes = fight.passes + 1
    _acted(table, replace(fight, last=None))
    table.state.fight = replace(the_fight(table.state), passes=passes)
    if passes == 2:
        _end(table)


def _acted(table: Table, fight: Fight) -> None:
    state = table.state
    own = side_of(fight, state.actor)
    state.actor = fight.sides[1 - own].seat
    state.fight = replace(fight, passes=0)


def _end(table: Table) -> None:
    state = table.state
    fight = the_fight(state)
    first, second = stars_of(table, fight)
    points = (DRAW, DRAW) if first == second else (WIN, 0) if first > second else (0, WIN)
    one, two = fight.sides
    day = 0 if fight.neutral else state.day
    state.results += (Result(day, one.seat, two.seat, (first, second)),)
    bonus = tuple(
        _bonus(table, side) if won == WIN else 0
        for side, won in zip(fight.sides, points, strict=True)
    )
    table.tell(MatchEnded(one.seat, two.seat, (first, second), points, (bonus[0], bonus[1])))
    for side, won, extra in zip(fight.sides, points, bonus, strict=True):
        club = table.club(side.seat)
        if fight.neutral:
            club.extra_points += won
        else:
            club.points += won
        if won == WIN and side.eleven.count(TRAINEE) >= 2:
            state.tally.wins_with_trainees |= 1 << side.seat
        if extra:
            table.pay(BANK, side.seat, extra)
    state.fight = None
    table.end_turn()


def _bonus(table: Table, side: Side) -> int:
    return side.played.count(BONUS) * table.box.plus[BONUS].amount


def _with_card_played(table: Table, seat: int, plus: str) -> Fight:
    table.state.tally.plus_played += 1
    fight = the_fight(table.state)
    side = fight.sides[side_of(fight, seat)]
    limited = side.limited + table.box.plus[plus].limit
    return with_side(fight, replace(side, played=(*side.played, plus), limited=limited))


def _put(eleven: Eleven, place: int, card: int) -> Eleven:
    return (*eleven[: place - 1], card, *eleven[place:])


def the_fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def side_of(fight: Fight, seat: int) -> int:
    return 0 if fight.sides[0].seat == seat else 1


def with_side(fight: Fight, side: Side) -> Fight:
    first, second = fight.sides
    sides = (side, second) if side.seat == first.seat else (first, side)
    return replace(fight, sides=sides)


def stars_of(table: Table, fight: Fight) -> tuple[int, int]:
    first, second = fight.sides
    return side_stars(table, first), side_stars(table, second)


def side_stars(table: Table, side: Side) -> int:
    lineups = table.box.lineups
    return lineups.stars_of(side.eleven) + side.stars + table.pennant_stars(side.seat)
