"""What can be taken back: one's own slip, until a die falls or another seat acts."""

from __future__ import annotations

from game.big4.faces import ACTION_DIE
from game.big4.moves import ChooseClub, ChooseTaker, LineUp, Roll
from game.catalog import GAMES
from game.core.match import Match, Seat
from tests.conformance.tables import loaded, new_match
from tests.games.big4.story import Story, the_box


def at_the_table(tale: Story) -> Match:
    seats = [Seat(f"seat {number}") for number in range(len(tale.state.teams))]
    return Match(loaded(GAMES["big4"]), tale.rules, seats, {}, 0, 0.0, "tale")


def refusal(match: Match, seat: int) -> str | None:
    found = match.why_not_undo(seat)
    return found.key if found else None


def test_a_set_can_be_taken_back_and_another_chosen() -> None:
    tale = Story("all", "all")
    tale.roll(5, 4, "dribble")
    match = at_the_table(tale)
    slip, better = tale.sum_move(9), tale.sum_move(4, 5)
    match.play(slip)
    assert match.undo(0) is None
    match.play(better)
    assert match.rules.view(0).teams[1].weak == 1 << 4 | 1 << 5


def test_the_dice_cannot_be_taken_back() -> None:
    tale = Story("all", "all")
    match = at_the_table(tale)
    tale.dice._written += [4, 3, ACTION_DIE.index("dribble")]
    match.play(Roll(0))
    assert match.rules.view(0).phase == "green"
    assert refusal(match, 0) == "undo-revealed"
    assert match.why_not_undo(0).values == {"what": "die"}


def test_a_taker_can_be_taken_back_until_the_shot() -> None:
    tale = Story("9 10", "")
    match = at_the_table(tale)
    match.play(ChooseTaker(0, tale.who(0, 9)))
    assert match.undo(0) is None
    match.play(ChooseTaker(0, tale.who(0, 10)))
    match.play(match.rules.legal_moves()[0])
    assert refusal(match, 0) == "undo-revealed"


def test_an_eleven_can_be_taken_back_until_the_next_seat_chooses() -> None:
    match = new_match(GAMES["big4"], 2, 1)
    match.play(ChooseClub(0, 0))
    match.play(LineUp(0, the_box().ready_made[0][1]))
    assert match.undo(0) is None
    match.play(LineUp(0, the_box().ready_made[0][0]))
    match.play(ChooseClub(1, 1))
    assert refusal(match, 0) == "undo-other"
