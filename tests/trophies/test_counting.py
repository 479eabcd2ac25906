"""The album: who is in it, what counts, and that nothing counts twice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.core.record import Seat
from game.core.saves import SaveShelf
from game.trophies.counting import Earned, count_match
from game.trophies.facts import facts_of
from game.trophies.profiles import Album
from scenes.board_loader import load_board
from tests.trophies.played import AnyMatch, facts, next_move, played

IDA, ROBO = Seat("Ida", "avatar-03", 2), Seat("Robo", "", 1, "robot")


def test_a_match_counts_for_everybody_who_played_it() -> None:
    album = Album()
    earned = count_match(album, facts("11-soccer", places=(2, 1)))
    assert earned == [Earned(1, "first-win")]
    assert [profile.name for profile in album.profiles] == ["Ida", "Noé"]
    ida, noe = album.profiles
    assert (ida.tally("11-soccer").played, ida.tally("11-soccer").won) == (1, 0)
    assert (noe.tally("11-soccer").played, noe.tally("11-soccer").won) == (1, 1)
    assert noe.tally("11-soccer").best == 9
    assert noe.tally("buteur").played == 0


def test_robots_earn_nothing_and_have_no_page() -> None:
    album = Album()
    earned = count_match(album, facts("11-soccer", places=(2, 1), seats=(IDA, ROBO)))
    assert earned == []
    assert [profile.name for profile in album.profiles] == ["Ida"]


def test_a_match_counts_once() -> None:
    album = Album()
    match = facts("11-soccer")
    count_match(album, match)
    before = msgspec.json.encode(album)
    assert count_match(album, match) == []
    assert msgspec.json.encode(album) == before


def test_a_trophy_is_won_once() -> None:
    album = Album()
    count_match(album, facts("11-soccer", match_id="m1"))
    assert count_match(album, facts("11-soccer", match_id="m2")) == []
    assert album.profiles[0].tally("11-soccer").won == 2
    assert album.profiles[0].earned == 1
    assert album.profiles[0].fresh == ["first-win"]


def test_the_last_box_wins_its_trophy() -> None:
    album = Album()
    for number, game in enumerate(GAMES):
        earned = count_match(album, facts(game, places=(1, 1), match_id=f"m{number}"))
        assert (Earned(0, "all-five-games") in earned) is (number == len(GAMES) - 1), game


def test_the_best_is_kept() -> None:
    album = Album()
    for number, places in enumerate([(1, 4), (4, 1)]):
        count_match(album, facts("11-soccer", places=places, match_id=f"m{number}"))
    assert album.profiles[0].tally("11-soccer").best == 9
    assert (album.profiles[0].total().played, album.profiles[0].total().won) == (2, 1)


def test_a_name_is_one_person_with_the_face_of_the_last_match() -> None:
    album = Album()
    count_match(album, facts("11-soccer", seats=(Seat(" ida ", "avatar-01", 0), ROBO)))
    count_match(album, facts("11-soccer", seats=(IDA, ROBO), match_id="m2"))
    (profile,) = album.profiles
    assert (profile.name, profile.avatar, profile.colour) == ("ida", "avatar-03", 2)
    assert profile.tally("11-soccer").played == 2


def test_what_is_half_done_is_remembered_and_never_less() -> None:
    from game.championnat.events import AuctionWon

    album = Album()
    for number, amount in enumerate([500, 300]):
        match = facts("le-championnat", [AuctionWon(0, 7, amount)], match_id=f"m{number}")
        count_match(album, match)
    assert album.profiles[0].reached["record-bid"] == pytest.approx(0.45)
    assert not album.profiles[0].has("record-bid")


# Real matches.


def test_a_finished_match_that_is_loaded_again_has_the_same_facts_and_counts_once(
    tmp_path: Path,
) -> None:
    match = played("buteur", 2, 5)
    shelf, info = SaveShelf(tmp_path), GAMES["buteur"]
    shelf.keep(match.record())
    shelf.finish(match.id)
    (record,) = shelf.load_finished()
    again: AnyMatch = Match.resume(info.load(load_board), record)
    album = Album()
    assert facts_of(again, info) == facts_of(match, info)
    assert count_match(album, facts_of(match, info))
    assert count_match(album, facts_of(again, info)) == []


def test_moves_that_were_taken_back_are_no_facts() -> None:
    """Every move that can be is taken back once and played again."""
    info = GAMES["buteur"]
    straight = played("buteur", 2, 5)
    seats, options = straight.seats, straight.options
    match: AnyMatch = Match.new(info.load(load_board), seats, options, 5, match_id=straight.id)
    undone = 0
    while (seat := match.rules.to_act) is not None:
        move = next_move(match, seat)
        match.play(move)
        if match.why_not_undo(seat) is None:
            match.undo(seat)
            match.play(move)
            undone += 1
    assert undone > 10
    assert facts_of(match, info) == facts_of(straight, info)


def test_a_match_that_goes_on_has_no_facts_yet() -> None:
    info = GAMES["buteur"]
    match: AnyMatch = Match.new(info.load(load_board), (IDA, ROBO), info.default_options(), 1)
    with pytest.raises(ValueError, match="not over"):
        facts_of(match, info)


def test_of_a_match_begun_under_older_rules_only_the_result_counts() -> None:
    match, info = played("buteur", 2, 5), GAMES["buteur"]
    older = msgspec.structs.replace(match.record(), rules_version=0)
    found = facts_of(Match.resume(info.load(load_board), older), info)
    assert found.events == ()
    assert found.places == match.rules.standings().places


def test_secrets_of_the_hands_are_no_facts() -> None:
    from game.buteur.events import CardsDrawn

    found = facts_of(played("buteur", 2, 5), GAMES["buteur"])
    drawn = list(found.all_of(CardsDrawn))
    assert drawn
    assert all(card is None for event in drawn for card in event.cards)
