"""Whether a stored state can be a match of BIG 4 at all: saves come from disks, and disks err."""

from __future__ import annotations

from game.big4.box import Big4Box
from game.big4.faces import COLOURS, Colour
from game.big4.judging import moves_for
from game.big4.squads import ALL_OUTFIELD, CLUBS, LAST_PLACE, SQUAD, club_of, place_of
from game.big4.state import CHANGES, FIRST_COACH, YELLOW_CARDS, State, Team
from game.big4.view import Note, Phase, Shot
from game.core.table_rules import NOBODY

MOST_TURNS = 100_000
MOST_ROLLS = 1_000_000  # dice are thrown again from the first one on: more would take too long
MOST_STARS = 100
PIPS = range(1, 7)
SET_UP: tuple[Phase, ...] = ("club", "confidence", "line-up", "referee")
OWN_TURN: tuple[Phase, ...] = (
    "roll", "change-hurt", "green", "sum", "dribble", "recovery", "cramp", "blue",
    "duel-order", "duel",
)  # fmt: skip
OF_REFEREE: tuple[Phase, ...] = ("referee-toss", "referee-roll", "book-choice")
# Whose move it is while a shot is under way: the shooter's, the defender's, or either's.
OF_SHOOTER: tuple[Phase, ...] = ("duel", "penalty", "shoot")
OF_DEFENDER: tuple[Phase, ...] = ("wall", "save", "recover-one")
AFTER_TAKER: tuple[Phase, ...] = ("wall", "coach", "shoot", "save", "recover-one")
ROLLED: dict[Phase, Colour] = {
    "green": "green",
    "sum": "green",
    "dribble": "green",
    "recovery": "green",
    "cramp": "red",
    "blue": "blue",
}


class UnsoundState(ValueError):
    """A state no match can have come to."""


def check_sound(state: State, box: Big4Box, rolls: int) -> None:
    _check(0 <= rolls <= MOST_ROLLS and 0 <= state.turns <= MOST_TURNS, "count")
    _check_seats(state)
    for seat, team in enumerate(state.teams):
        _check_team(state, seat, team)
    _check_cards(state)
    _check_turn(state)
    for note in state.notebook:
        _check_note(state, note)
    _check(state.phase == "over" or bool(moves_for(state, box)), "end")


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise UnsoundState(f"impossible {what}")


def _check_seats(state: State) -> None:
    seats = range(len(state.teams))
    _check(2 <= len(seats) <= CLUBS, "teams")
    _check(not (state.advanced and state.many), "mode")
    _check(state.first_seat in seats and state.turn_seat in seats, "turn")
    _check((state.actor == NOBODY) == (state.phase == "over"), "end")
    _check(state.actor == NOBODY or state.actor in seats, "seat")
    gone = [seat for seat in seats if state.teams[seat].out]
    _check(sorted(state.left) == gone and (state.many or not gone), "elimination")
    _check(
        len(gone) == len(seats) - 1 if _last_one_left(state) else len(gone) < len(seats) - 1, "end"
    )
    clubs = [team.club for team in state.teams if team.club != NOBODY]
    _check(len(set(clubs)) == len(clubs) and set(clubs) <= set(range(CLUBS)), "clubs")
    _check((state.turns > 0) == (state.phase not in SET_UP), "kick-off")
    _check(state.referee in (0, 1) if state.turns else state.referee == NOBODY, "referee")


def _last_one_left(state: State) -> bool:
    return state.many and state.phase == "over"


def _check_team(state: State, seat: int, team: Team) -> None:
    _check(0 <= team.changes_left <= CHANGES and team.goals >= 0, "team")
    _check(0 <= team.coach_yellows <= YELLOW_CARDS, "coach")
    stars = [*team.confidence, team.face_down]
    _check(all(0 <= each <= MOST_STARS for each in stars), "confidence")
    ready = state.turns > 0 or state.phase == "referee" or seat < state.actor
    if not ready:
        _check(not (team.footballers or team.bench or team.fit | team.weak | team.hurt), "line-up")
        _check((team.club != NOBODY) == (seat == state.actor and state.phase != "club"), "club")
        return
    _check(team.club != NOBODY, "club")
    _check(
        [place_of(each) for each in team.footballers] == list(range(1, LAST_PLACE + 1)), "eleven"
    )
    everybody = [*team.footballers, *team.bench]
    _check(all(club_of(each) == team.club for each in everybody), "squad")
    _check(len(set(everybody)) == len(everybody), "bench")
    sets = (team.fit, team.weak, team.hurt)
    _check(sum(sets) == team.fit | team.weak | team.hurt, "form")
    _check(all(0 <= each <= ALL_OUTFIELD and not each & 3 for each in sets), "places")


def _check_cards(state: State) -> None:
    clubs = {team.club for team in state.teams}
    _check(len(state.yellows) <= YELLOW_CARDS, "yellow cards")
    for holder in state.yellows:
        club = holder - FIRST_COACH if holder >= FIRST_COACH else club_of(holder)
        _check(club in clubs - {NOBODY}, "yellow card")


def _check_turn(state: State) -> None:
    if state.phase in SET_UP or state.phase == "over":
        return
    in_match = range(len(state.teams))
    _check(not state.teams[state.turn_seat].out and not state.teams[state.actor].out, "turn")
    _check(state.phase not in OWN_TURN or state.actor == state.turn_seat, "turn")
    opponents = state.opponents(state.turn_seat)
    _check(
        len(set(state.duels)) == len(state.duels) and set(state.duels) <= set(opponents), "duels"
    )
    _check(state.phase != "duel-order" or len(state.duels) > 1, "duels")
    _check(state.tackled is None or state.tackled in in_match, "tackle")
    if state.phase in OF_REFEREE:
        _check(state.tackled == state.actor and state.tackled in opponents, "tackle")
    _check((state.card is not None) == (state.phase == "book-choice"), "card")
    if state.classic is not None:
        _check(all(die in PIPS for die in state.classic), "dice")
    _check_roll(state)
    _check_shot(state)


def _check_roll(state: State) -> None:
    if state.phase not in ROLLED:
        return
    _check(state.classic is not None and state.action is not None, "roll")
    assert state.action is not None
    _check(COLOURS[state.action] == ROLLED[state.phase], "face")
    if state.phase in ("dribble", "recovery"):
        _check(state.action == state.phase, "face")


def _check_shot(state: State) -> None:
    shot = state.shot
    needed = state.phase in OF_SHOOTER + OF_DEFENDER + AFTER_TAKER
    _check((shot is not None) == needed, "shot")
    if shot is None:
        return
    seats = range(len(state.teams))
    _check(shot.seat in seats and shot.against in seats and shot.seat != shot.against, "shot")
    _check(not state.teams[shot.seat].out and not state.teams[shot.against].out, "shot")
    _check(shot.keeper == state.teams[shot.against].keeper, "keeper")
    if shot.kind == "penalty":
        _check(state.turn_seat == shot.against, "penalty")
    else:
        _check(state.turn_seat == shot.seat, "shot")
    _check(shot.kind != "duel" or shot.against in state.duels, "duel")
    _check_shot_phase(state, shot)


def _check_shot_phase(state: State, shot: Shot) -> None:
    phase, on_pitch = state.phase, range(CLUBS * SQUAD)
    _check(phase not in OF_SHOOTER or state.actor == shot.seat, "shooter")
    _check(phase not in OF_DEFENDER or state.actor == shot.against, "defender")
    if phase in ("duel", "penalty"):
        _check(shot.kind == phase, "shot")
    _check(phase != "recover-one" or shot.kind == "duel", "recovery")
    _check(phase not in AFTER_TAKER or shot.taker is not None, "taker")
    if shot.taker is not None:
        _check(shot.taker in state.teams[shot.seat].footballers, "taker")
    _check(all(each in on_pitch for each in shot.wall), "wall")
    _check(set(shot.coaches) | set(shot.asked) <= {shot.seat, shot.against}, "coach")
    _check(phase != "coach" or (state.advanced and state.actor not in shot.asked), "coach")
    _check(phase not in ("save", "recover-one") or shot.attack is not None, "score")


def _check_note(state: State, note: Note) -> None:
    everybody = range(CLUBS * SQUAD)
    _check(0 <= note.minute <= MOST_TURNS and note.seat in range(len(state.teams)), "note")
    _check(note.footballer is None or note.footballer in everybody, "note")
    _check(note.other is None or note.other in everybody, "note")
