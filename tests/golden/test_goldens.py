"""Matches once played stay the same matches: rules, dice, data and saves have not drifted."""

from __future__ import annotations

import msgspec
import pytest

from game.core.match import Match
from tests.conformance.tables import TABLES, loaded
from tests.golden.store import golden_path, read_golden


@pytest.mark.parametrize(("info", "players"), TABLES)
def test_every_game_has_a_golden_match_for_every_number_of_players(info, players):
    written = golden_path(info, players).exists()
    assert written, f"write it with: python -m tests.golden {info.id}"


@pytest.mark.parametrize(("info", "players"), TABLES)
def test_a_golden_match_replays_digest_by_digest(info, players):
    record = read_golden(golden_path(info, players))
    game = loaded(info)
    assert record.rules_version == game.rules.rules_version
    assert record.data_hash == game.data_hash
    match = Match.resume(game, record)
    assert match.replayed_faithfully
    assert match.over
    assert tuple(match.digests) == record.digests
    assert match.rules.snapshot() == record.state


@pytest.mark.parametrize(("info", "players"), TABLES)
def test_a_planted_wrong_move_in_a_golden_match_is_noticed(info, players):
    record = read_golden(golden_path(info, players))
    fewer = msgspec.structs.replace(record, moves=record.moves[:-1])
    assert not Match.resume(loaded(info), fewer).replayed_faithfully
