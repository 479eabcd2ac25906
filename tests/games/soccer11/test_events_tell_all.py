"""What a seat is told adds up to what it sees: nothing is missing, nothing more is shown."""

from __future__ import annotations

import pytest

from game.core.dice import Dice
from game.soccer11.rules import Soccer11Rules
from game.soccer11.view import Soccer11View
from tests.games.soccer11.onlooker import Onlooker
from tests.games.soccer11.story import the_box


def picture_of(view: Soccer11View) -> tuple:
    return (view.hands, view.rows, view.shields, view.known, view.stock, view.aside, view.points)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_watches_the_events_of_a_seat_knows_its_view(players: int) -> None:
    for seed in range(30):
        rules, dice = Soccer11Rules.new(players, {}, the_box(), Dice(seed)), Dice(seed + 1)
        onlookers = [Onlooker(rules.view(viewer)) for viewer in (None, *range(players))]
        while rules.to_act is not None:
            events = rules.apply(rules.sample(rules.to_act, dice))
            for onlooker in onlookers:
                for event in events:
                    onlooker.sees(event.seen_by(onlooker.viewer))
                view = rules.view(onlooker.viewer)
                if view.phase in ("next-day", "over"):
                    onlooker.known = list(view.known)  # all cards lie open: nothing to know
                assert onlooker.picture() == picture_of(view)
