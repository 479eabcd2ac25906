"""Whether a stored state can be a match of BIG 4 at all: saves come from disks, and disks err."""

from __future__ import annotations

from game.big4.box import Big4Box
from game.big4.faces import COLOURS, Colour
from game.big4.judging import moves_for
from game.big4.squads import ALL_OUTFIELD, CLUBS, LAST_PLACE, SQUAD, club_of, place_of
from game.big4.state import CHANGES, FIRST_COACH, YELLOW_CARDS, State, Team
from game.big4.view import Note, Phase, Shot
from game.core.soundness import MOST_TURNS, check
from game.core.table_rules import NOBODY

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


def check_sound(state: State, box: Big4Box) -> None:
    _check_seats(state)
    for seat, team in enumerate(state.teams):
        _check_team(state, seat, team)
    _check_cards(state)
    _check_turn(state)
    for note in state.notebook:
        _check_note(state, note)
    check(state.phase == "over" or bool(moves_for(state, box)), "end")


def _check_seats(state: State) -> None:
    seats = range(len(state.teams))
    check(2 <= len(seats) <= CLUBS, "teams")
    check(not (state.advanced and state.many), "mode")
    check(state.first_seat in seats and state.turn_seat in seats, "turn")
    check((state.actor == NOBODY) == (state.phase == "over"), "end")
    check(state.actor == NOBODY or state.actor in seats, "seat")
    gone = [seat for seat in seats if state.teams[seat].out]
    check(sorted(state.left) == gone and (state.many or not gone), "elimination")
    check(
        len(gone) == len(seats) - 1 if _last_one_left(state) else len(gone) < len(seats) - 1, "end"
    )
    clubs = [team.club for team in state.teams if team.club != NOBODY]
    check(len(set(clubs)) == len(clubs) and set(clubs) <= set(range(CLUBS)), "clubs")
    check((state.turns > 0) == (state.phase not in SET_UP), "kick-off")
    check(state.referee in (0, 1) if state.turns else state.referee == NOBODY, "referee")


def _last_one_left(state: State) -> bool:
    return state.many and state.phase == "over"


def _check_team(state: State, seat: int, team: Team) -> None:
    check(0 <= team.changes_left <= CHANGES and team.goals >= 0, "team")
    check(0 <= team.coach_yellows <= YELLOW_CARDS, "coach")
    stars = [*team.confidence, team.face_down]
    check(all(0 <= each <= MOST_STARS for each in stars), "confidence")
    ready = state.turns > 0 or state.phase == "referee" or seat < state.actor
    if not ready:
        check(not (team.footballers or team.bench or team.fit | team.weak | team.hurt), "line-up")
        check((team.club != NOBODY) == (seat == state.actor and state.phase != "club"), "club")
        return
    check(team.club != NOBODY, "club")
    check([place_of(each) for each in team.footballers] == list(range(1, LAST_PLACE + 1)), "eleven")
    everybody = [*team.footballers, *team.bench]
    check(all(club_of(each) == team.club for each in everybody), "squad")
    check(len(set(everybody)) == len(everybody), "bench")
    sets = (team.fit, team.weak, team.hurt)
    check(sum(sets) == team.fit | team.weak | team.hurt, "form")
    check(all(0 <= each <= ALL_OUTFIELD and not each & 3 for each in sets), "places")


def _check_cards(state: State) -> None:
    clubs = {team.club for team in state.teams}
    check(len(state.yellows) <= YELLOW_CARDS, "yellow cards")
    for holder in state.yellows:
        club = holder - FIRST_COACH if holder >= FIRST_COACH else club_of(holder)
        check(club in clubs - {NOBODY}, "yellow card")


def _check_turn(state: State) -> None:
    if state.phase in SET_UP or state.phase == "over":
        return
    in_match = range(len(state.teams))
    check(not state.teams[state.turn_seat].out and not state.teams[state.actor].out, "turn")
    check(state.phase not in OWN_TURN or state.actor == state.turn_seat, "turn")
    opponents = state.opponents(state.turn_seat)
    check(len(set(state.duels)) == len(state.duels) and set(state.duels) <= set(opponents), "duels")
    check(state.phase != "duel-order" or len(state.duels) > 1, "duels")
    check(state.tackled is None or state.tackled in in_match, "tackle")
    if state.phase in OF_REFEREE:
        check(state.tackled == state.actor and state.tackled in opponents, "tackle")
    check((state.card is not None) == (state.phase == "book-choice"), "card")
    if state.classic is not None:
        check(all(die in PIPS for die in state.classic), "dice")
    _check_roll(state)
    _check_shot(state)


def _check_roll(state: State) -> None:
    if state.phase not in ROLLED:
        return
    check(state.classic is not None and state.action is not None, "roll")
    assert state.action is not None
    check(COLOURS[state.action] == ROLLED[state.phase], "face")
    if state.phase in ("dribble", "recovery"):
        check(state.action == state.phase, "face")


def _check_shot(state: State) -> None:
    shot = state.shot
    needed = state.phase in OF_SHOOTER + OF_DEFENDER + AFTER_TAKER
    check((shot is not None) == needed, "shot")
    if shot is None:
        return
    seats = range(len(state.teams))
    check(shot.seat in seats and shot.against in seats and shot.seat != shot.against, "shot")
    check(not state.teams[shot.seat].out and not state.teams[shot.against].out, "shot")
    check(shot.keeper == state.teams[shot.against].keeper, "keeper")
    if shot.kind == "penalty":
        check(state.turn_seat == shot.against, "penalty")
    else:
        check(state.turn_seat == shot.seat, "shot")
    check(shot.kind != "duel" or shot.against in state.duels, "duel")
    _check_shot_phase(state, shot)


def _check_shot_phase(state: State, shot: Shot) -> None:
    phase, on_pitch = state.phase, range(CLUBS * SQUAD)
    check(phase not in OF_SHOOTER or state.actor == shot.seat, "shooter")
    check(phase not in OF_DEFENDER or state.actor == shot.against, "defender")
    if phase in ("duel", "penalty"):
        check(shot.kind == phase, "shot")
    check(phase != "recover-one" or shot.kind == "duel", "recovery")
    check(phase not in AFTER_TAKER or shot.taker is not None, "taker")
    if shot.taker is not None:
        check(shot.taker in state.teams[shot.seat].footballers, "taker")
    check(all(each in on_pitch for each in shot.wall), "wall")
    check(set(shot.coaches) | set(shot.asked) <= {shot.seat, shot.against}, "coach")
    check(phase != "coach" or (state.advanced and state.actor not in shot.asked), "coach")
    check(phase not in ("save", "recover-one") or shot.attack is not None, "score")


def _check_note(state: State, note: Note) -> None:
    everybody = range(CLUBS * SQUAD)
    check(0 <= note.minute <= MOST_TURNS and note.seat in range(len(state.teams)), "note")
    check(note.footballer is None or note.footballer in everybody, "note")
    check(note.other is None or note.other in everybody, "note")
