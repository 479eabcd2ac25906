"""Whether a stored state can be a match of Les P'tifooteux: disks err, and saves lie on disks."""

from __future__ import annotations

from game.core.soundness import check
from game.core.table_rules import NOBODY
from game.ptifooteux.box import MOST_SEATS, PtifooteuxBox
from game.ptifooteux.judging import CHOOSING, MATCH_DAY
from game.ptifooteux.kids import CARD_COLOURS, COLOURS, FINAL, STAGES
from game.ptifooteux.squares import Square
from game.ptifooteux.state import State, Team
from game.ptifooteux.table import colours_in, star_choices
from game.ptifooteux.view import Phase

PIPS = range(1, 7)
ON_A_MATCH: tuple[Phase, ...] = ("tries", "won", *MATCH_DAY)
NO_REST = ("move", "match-day")  # squares that send the pawn on


def check_sound(state: State, box: PtifooteuxBox) -> None:
    seats = range(len(state.teams))
    check(2 <= len(seats) <= MOST_SEATS, "seats")
    check((state.actor == NOBODY) == (state.phase == "over"), "end")
    check(state.actor == NOBODY or state.actor in seats, "turn")
    check(state.tally.opener in seats, "opening")
    _check_kids(state, box)
    _check_piles(state, box)
    for seat, team in enumerate(state.teams):
        _check_team(state, box, seat, team)
    _check_places(state)
    _check_opening(state, box)
    if state.actor != NOBODY:
        square = box.course.squares[state.teams[state.actor].square]
        _check_asking(state, box, square)
        _check_match(state, box, square)


def _check_kids(state: State, box: PtifooteuxBox) -> None:
    owned = [kid for team in state.teams for kid in team.kids]
    check(len(set(owned)) == len(owned) and set(owned) <= set(box.colour_of), "team")
    for seat, team in enumerate(state.teams):
        check(len(colours_in(state, box, seat)) == len(team.kids), "team")
    # Cards are turned in the cup, where teams are whole.
    whole = {kid for team in state.teams if _is_whole(team) for kid in team.kids}
    check(len(set(state.warned)) == len(state.warned) and set(state.warned) <= whole, "warning")
    check(state.tokens + len(state.warned) == box.pieces.yellow_tokens, "tokens")


def _is_whole(team: Team) -> bool:
    return len(team.kids) == len(COLOURS)


def _check_piles(state: State, box: PtifooteuxBox) -> None:
    check(set(state.piles) == set(CARD_COLOURS), "pile")
    for colour, pile in state.piles.items():
        check(sorted(pile.hidden + pile.turned) == sorted(box.pieces.cards[colour]), "pile")
        check(bool(pile.hidden), "pile")
    held = [team.extra_tries for team in state.teams]
    check(all(0 <= each <= box.pieces.extra_tries_each for each in held), "extra tries")
    check(
        state.extra_supply >= 0 and state.extra_supply + sum(held) == box.pieces.extra_tries,
        "extra tries",
    )


def _check_team(state: State, box: PtifooteuxBox, seat: int, team: Team) -> None:
    check(team.square in box.course.squares, "square")
    square = box.course.squares[team.square]
    check(square.kind not in NO_REST, "square")
    check(box.course.in_ring(team.square) != _is_whole(team), "square")
    check(len(team.lost) == len(STAGES) and min(team.lost) >= 0 <= team.suspensions, "record")
    plays = seat == state.actor and state.phase in ON_A_MATCH
    if team.place is not None:
        check(square.key == box.course.matches[FINAL] and not team.beaten, "champion")
        check(seat != state.actor, "champion")
    else:
        check((square.kind == "match") == (plays or team.beaten), "match")
        check(not (plays and team.beaten), "match")


def _check_places(state: State) -> None:
    placed = sorted(team.place for team in state.teams if team.place is not None)
    check(placed == list(range(1, len(placed) + 1)), "places")
    needed = len(state.teams) - 1 if state.with_places else 1
    check(len(placed) == needed if state.phase == "over" else len(placed) < needed, "end")


def _check_opening(state: State, box: PtifooteuxBox) -> None:
    check(len(state.opening) == len(state.teams), "opening")
    check(all(roll is None or roll in PIPS for roll in state.opening), "opening")
    waiting = [seat for seat, roll in enumerate(state.opening) if roll is None]
    check(state.rolling_off == waiting, "opening")
    check((state.phase == "opening") == bool(waiting) == (state.turns == 0), "opening")
    if state.phase != "opening":
        return
    seats = range(len(state.teams))
    check(state.actor == waiting[0], "opening")
    check(len(state.contenders) > 1, "opening")
    check(state.contenders == [seat for seat in seats if seat in state.contenders], "opening")
    check(state.contenders[-len(waiting) :] == waiting, "opening")
    check(all(team.square == box.course.ring[0] and not team.kids for team in state.teams), "start")


def _check_asking(state: State, box: PtifooteuxBox, square: Square) -> None:
    """Whom the pawn's square lets one ask, and that there is somebody to ask."""
    check((state.asked is not None) == (state.phase == "ask"), "request")
    if state.phase in CHOOSING:
        check(square.kind == "star" and bool(star_choices(state, box)), "star")
        check((square.colour == "rainbow") == (state.phase == "rainbow"), "star")
    if state.asked is None:
        return
    if square.kind == "star":
        check(state.asked in star_choices(state, box), "request")
        return
    check(square.kind == "kid" and square.kid == state.asked, "request")
    check(state.owner_of(state.asked) is None, "request")
    check(box.colour_of[state.asked] not in colours_in(state, box, state.actor), "request")


def _check_match(state: State, box: PtifooteuxBox, square: Square) -> None:
    phase, final = state.phase, square.stage == FINAL
    check(phase != "replay" or square.kind == "replay", "replay")
    check(phase != "to-cup" or square.key == box.course.cup_start, "start of the cup")
    check(phase != "tries" or state.teams[state.actor].extra_tries > 0, "extra tries")
    check(phase != "won" or not final, "end")
    check(phase not in ("match", "final") or final == (phase == "final"), "match")
    if phase not in MATCH_DAY:
        check(state.attempt == state.tries == 0, "tries")
        return
    check(1 <= state.attempt <= state.tries <= 1 + box.pieces.extra_tries_each, "tries")
    check((state.attempt == 1) == (phase != "try-again"), "tries")
