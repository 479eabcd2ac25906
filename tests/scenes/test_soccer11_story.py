"""The sentence of the podium of 11 Soccer, on match days made up for it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from game.catalog import game_info
from game.core.match import Match
from game.soccer11.view import DayResult, OutReason, Soccer11View
from scenes.board_loader import load_board
from scenes.showcase import AnyMatch, seats_of
from scenes.soccer11.story import _tale, soccer11_story

INFO = game_info("11-soccer")


def fresh_match(players: int) -> AnyMatch:
    return Match.new(INFO.load(load_board), seats_of(players, players), {}, 1)


def day(*gains: int, card: int = 10, last_out: OutReason | None = None) -> DayResult:
    winners = tuple(seat for seat, gain in enumerate(gains) if gain)
    shown = tuple(card if gain else 0 for gain in gains)
    return DayResult(0, shown, winners, gains, last_out is not None, last_out)


def after(results: Sequence[DayResult]) -> Soccer11View:
    points = tuple(map(sum, zip(*(result.gains for result in results), strict=True)))
    view: Soccer11View = fresh_match(len(points)).rules.view(None)
    return msgspec.structs.replace(view, results=tuple(results), points=points)


WON = [day(4, 0)] * 3  # 12 of 15 points


@pytest.mark.parametrize(
    ("results", "tale"),
    [
        ([*WON, day(3, 0)], "clear"),
        ([*WON, day(3, 0, card=3)], "small-card"),
        ([*WON, day(3, 0, last_out="guess")], "guess"),
        ([*WON, day(3, 0, last_out="duel")], "duel"),
        ([*WON, day(3, 0, last_out="burst")], "burst"),
        ([*WON, day(3, 0, last_out="argentina")], "argentina"),
        ([*WON, day(3, 0, last_out="no-card")], "clear"),
        ([*WON, day(0, 3), day(3, 0, card=3, last_out="duel")], "small-card"),
        ([day(0, 4)] * 3 + [*WON, day(0, 2), day(4, 0)], "comeback"),
        ([day(4, 0), day(0, 3)] * 3 + [day(0, 4), day(3, 0)], "close"),
        ([day(4, 0), day(0, 3)] * 3 + [day(0, 4), day(3, 0, last_out="duel")], "close"),
        ([day(4, 0), day(0, 4)] * 3 + [day(4, 4), day(2, 0)], "extra-day"),
    ],
)
def test_the_tale_fits_the_days(results: list[DayResult], tale: str) -> None:
    view = after(results)
    assert _tale(view, 0, view.points[0] - view.points[1]) == tale


def test_the_second_named_is_the_second_by_points() -> None:
    match = fresh_match(3)
    results = [day(4, 0, 0), day(0, 0, 3)] * 2 + [day(0, 0, 4), day(4, 0, 0)]
    view = after(results)
    match.rules = _Finished(view)
    told = soccer11_story(match, match.seats[0].name, match.seats[1].name)
    assert match.seats[2].name in told
    assert match.seats[1].name not in told


class _Finished:
    """Rules that only know how the match ended."""

    def __init__(self, view: Soccer11View) -> None:
        self._view = view

    def view(self, _viewer: int | None) -> Soccer11View:
        return self._view
