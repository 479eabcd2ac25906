"""How an event changes the teams of the picture: one small function per kind of change."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.big4.events import (
    ClubChosen,
    ConfidenceChosen,
    ConfidenceWon,
    LinedUp,
    Substituted,
    YellowTakenBack,
)
from game.big4.shot_events import GoalScored
from game.big4.squads import ALL_OUTFIELD, CLUBS, SQUAD, place_of
from scenes.big4.picture import Big4Picture

FIRST_COACH = CLUBS * SQUAD  # on a yellow card, coaches are numbered after all footballers


def choose_club(picture: Big4Picture, event: ClubChosen) -> None:
    picture.teams[event.seat] = replace(picture.teams[event.seat], club=event.club)


def choose_confidence(picture: Big4Picture, event: ConfidenceChosen) -> None:
    team = picture.teams[event.seat]
    if event.stars:
        picture.teams[event.seat] = replace(team, confidence=(*team.confidence, event.stars))


def line_up(picture: Big4Picture, event: LinedUp) -> None:
    team = picture.teams[event.seat]
    first = (team.club or 0) * SQUAD
    bench = tuple(n for n in range(first, first + SQUAD) if n not in event.footballers)
    picture.teams[event.seat] = replace(
        team, footballers=event.footballers, fit=ALL_OUTFIELD, bench=bench
    )


def turn(picture: Big4Picture, footballers: Iterable[int], *, weak: bool) -> None:
    """Cards turned over: to their backs, or to their faces."""
    for footballer in footballers:
        seat, bit = picture.seat_of(footballer), 1 << place_of(footballer)
        team = picture.teams[seat]
        fit, tired = team.fit & ~bit, team.weak & ~bit
        fit, tired = (fit, tired | bit) if weak else (fit | bit, tired)
        picture.teams[seat] = replace(team, fit=fit, weak=tired)


def take_off(picture: Big4Picture, footballer: int, *, hurt: bool) -> None:
    seat, bit = picture.seat_of(footballer), 1 << place_of(footballer)
    team = picture.teams[seat]
    picture.teams[seat] = replace(
        team,
        fit=team.fit & ~bit,
        weak=team.weak & ~bit,
        hurt=team.hurt | bit if hurt else team.hurt & ~bit,
    )


def show_yellow(picture: Big4Picture, seat: int, footballer: int | None, count: int) -> None:
    team = picture.teams[seat]
    holder = FIRST_COACH + (team.club or 0) if footballer is None else footballer
    picture.yellows = (*picture.yellows, holder)
    if footballer is None:
        picture.teams[seat] = replace(team, coach="booked", coach_yellows=count)


def take_yellow_back(picture: Big4Picture, event: YellowTakenBack) -> None:
    club = picture.teams[event.seat].club or 0
    holder = FIRST_COACH + club if event.footballer is None else event.footballer
    left = list(picture.yellows)
    left.remove(holder)
    picture.yellows = tuple(left)


def send_coach_off(picture: Big4Picture, seat: int) -> None:
    picture.teams[seat] = replace(picture.teams[seat], coach="sent-off")


def use_coach(picture: Big4Picture, seat: int) -> None:
    picture.teams[seat] = replace(picture.teams[seat], coach="used")


def score(picture: Big4Picture, event: GoalScored) -> None:
    picture.teams = [
        replace(team, goals=goals) for team, goals in zip(picture.teams, event.score, strict=True)
    ]


def put_out(picture: Big4Picture, seat: int) -> None:
    picture.teams[seat] = replace(picture.teams[seat], out=True)


def give_confidence(picture: Big4Picture, seat: int) -> None:
    picture.teams[seat] = replace(picture.teams[seat], confidence=(), face_down=0)


def win_confidence(picture: Big4Picture, event: ConfidenceWon) -> None:
    winner = picture.teams[event.seat]
    won = (*winner.confidence, *event.cards)
    picture.teams[event.seat] = replace(winner, confidence=won)


def substitute(picture: Big4Picture, event: Substituted) -> None:
    team, place = picture.teams[event.seat], place_of(event.off)
    bit = 1 << place
    eleven = list(team.footballers)
    eleven[place - 1] = event.on
    picture.teams[event.seat] = replace(
        team,
        footballers=tuple(eleven),
        bench=tuple(each for each in team.bench if each != event.on),
        fit=team.fit | bit,
        weak=team.weak & ~bit,
        hurt=team.hurt & ~bit,
        changes_left=team.changes_left - 1,
    )
