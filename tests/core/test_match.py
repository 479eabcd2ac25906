"""A match is played, taken back, written down and played on."""

from __future__ import annotations

import msgspec
import pytest

from game.core.match import CannotResume, Match, MatchRecord, Seat
from game.core.rules import IllegalMove, Refusal
from tests.core.toy_game import Look, Looked, PebblesChanged, Stop, Take, Taken, pebbles

SEATS = (Seat("Zoé"), Seat("Robi", kind="robot", level=2))


def a_match(**changes):
    return Match.new(pebbles(**changes), SEATS, {}, seed=7, started_at=100.0)


def played(*moves):
    match = a_match()
    match.replay(moves)
    return match


def resumed(match, **changes):
    written = msgspec.json.encode(match.record(now=200.0))
    record = msgspec.json.decode(written, type=MatchRecord)
    return Match.resume(pebbles(**changes), record)


def refusal_key(match, seat):
    refusal = match.why_not_undo(seat)
    return refusal.key if refusal else None


def test_play_returns_the_events_and_logs_the_move():
    match = a_match()
    assert match.play(Take(0, 2)) == [Taken(0, 2)]
    assert match.moves == [Take(0, 2)]


def test_a_refused_move_leaves_no_trace():
    match = played(Take(0, 1))
    before = match.record()
    with pytest.raises(IllegalMove):
        match.play(Take(0, 3))
    assert match.record() == before


def test_own_moves_are_taken_back_one_by_one_to_the_start():
    match = a_match()
    start = match.record()
    match.replay([Take(0, 1), Take(0, 1)])
    assert match.undo(0) is None
    assert match.moves == [Take(0, 1)]
    assert match.undo(0) is None
    assert match.record() == start


def test_nothing_to_take_back_at_the_start():
    match = a_match()
    assert match.undo(0).key == "undo-nothing"
    match.replay([Take(0, 1), Stop(0)])
    assert match.undo(1).key == "undo-nothing"


def test_the_end_of_a_turn_can_be_taken_back_until_another_seat_acts():
    match = played(Take(0, 1), Stop(0))
    assert refusal_key(match, 0) is None
    match.play(Take(1, 1))
    assert refusal_key(match, 0) == "undo-other"
    assert match.undo(1) is None
    assert match.undo(0) is None
    assert match.moves == [Take(0, 1)]


def test_what_was_revealed_cannot_be_taken_back_but_what_came_after_can():
    match = played(Take(0, 1), Look(0))
    assert refusal_key(match, 0) == "undo-revealed"
    match.play(Take(0, 1))
    assert match.undo(0) is None
    before = match.record()
    assert match.undo(0) == Refusal("undo-revealed", "", {"what": "secret"})
    assert match.record() == before


def test_after_an_undo_chance_falls_as_it_would_have():
    straight = played(Look(0), Take(0, 1), Look(0))
    wavering = played(Look(0), Take(0, 2))
    wavering.undo(0)
    wavering.replay([Take(0, 1), Look(0)])
    assert wavering.rules.digest() == straight.rules.digest()


def test_a_digest_is_kept_for_every_turn_and_leaves_with_an_undone_turn():
    match = played(Take(0, 1), Stop(0), Take(1, 1), Stop(1))
    assert len(match.digests) == 2
    match.undo(1)
    assert len(match.digests) == 1


def test_the_same_rules_replay_a_record_to_the_same_state():
    match = played(Take(0, 1), Look(0), Stop(0), Take(1, 3))
    again = resumed(match)
    assert again.record(now=200.0) == match.record(now=200.0)
    assert again.replayed_faithfully
    assert again.undo(1) is None


def test_changed_rules_go_on_from_the_stored_state():
    match = played(Take(0, 1), Look(0), Stop(0))
    again = resumed(match, rules=PebblesChanged)
    assert again.rules.digest() == match.rules.digest()
    assert again.moves == []
    again.play(Look(1))
    third = resumed(again, rules=PebblesChanged)
    assert third.rules.digest() == again.rules.digest()
    assert third.moves == [Look(1)]


def test_changed_data_go_on_from_the_stored_state():
    match = played(Take(0, 1), Stop(0))
    again = resumed(match, heap=5, data_hash="other")
    assert again.rules.state.heap == 19


def test_moves_that_no_longer_lead_to_the_stored_state_give_way_to_it():
    match = played(Take(0, 1), Stop(0))
    again = resumed(match, heap=5)  # the data changed and nobody noticed
    assert again.rules.state.heap == 19
    assert not again.replayed_faithfully


def test_a_record_without_playable_moves_or_state_is_refused():
    match = played(Take(0, 1))
    broken = msgspec.structs.replace(match.record(), state=b"?", rules_version=0)
    with pytest.raises(CannotResume, match=match.id):
        Match.resume(pebbles(), broken)


def test_a_state_damaged_on_the_disk_is_refused_even_when_it_could_be_played():
    record = played(Take(0, 1)).record()
    other = played(Take(0, 2)).record().state
    broken = msgspec.structs.replace(record, state=other, rules_version=0)
    with pytest.raises(CannotResume, match="damaged"):
        Match.resume(pebbles(), broken)
    unchecked = msgspec.structs.replace(broken, state_check="")
    assert Match.resume(pebbles(), unchecked).rules.snapshot() == other


def test_the_news_of_a_seat_are_what_the_others_did_since_with_secrets_blanked():
    match = played(Take(0, 1), Stop(0), Look(1), Take(1, 2), Stop(1))
    acts = match.news_for(0)
    assert [act.seat for act in acts] == [1, 1, 1]
    assert acts[0].events == (Looked(1, None),)
    assert match.news_for(1) == []
    match.undo(1)
    assert len(match.news_for(0)) == 2


def test_a_finished_match_says_so():
    match = a_match(heap=2)
    match.play(Take(0, 2))
    assert match.over
    assert match.record().over
    assert len(match.digests) == 1
