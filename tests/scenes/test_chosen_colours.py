"""Whoever chose a colour wears it at the table: in the scores, on the curtain and on the podium."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.catalog import GameInfo
from game.core.record import Seat
from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.registry import SCREENS, games_on_shelf, podium_for
from scenes.showcase import match_at, seats_of
from scenes.widgets import avatar

CHOSEN = (2, 3, 1, 0)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", games_on_shelf(), ids=lambda game: game.id)
def test_nobody_is_seen_in_a_colour_not_chosen(
    game: GameInfo, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = tuple(
        Seat(seat.name, seat.avatar, colour, seat.kind)
        for seat, colour in zip(seats_of(players, robots=1), CHOSEN, strict=False)
    )
    seen: set[tuple[str, int]] = set()
    portrait_of = avatar.face_key

    def noted(seat: Seat, index: int, mood: str) -> str:
        seen.add((seat.name, seat.colour))
        return portrait_of(seat, index, mood)

    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (1024, 600))
    match = match_at(game, seats, lambda match: match.rules.turns > 2)
    over = match_at(game, seats, lambda match: match.over)
    monkeypatch.setattr(avatar, "face_key", noted)
    rehearsal.show([SCREENS[game.id](match, game)])
    rehearsal.show([podium_for(over, game)])
    worn = {(s.name, s.colour) for m in (match, over) for s in SCREENS[game.id].dressed(m, game)}
    assert seen
    assert seen <= worn
