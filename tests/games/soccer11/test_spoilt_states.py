"""States no match of 11 Soccer can have come to, each refused with its reason."""

from __future__ import annotations

import pytest

from game.core.soundness import UnsoundState
from tests.games.soccer11 import spoiling
from tests.games.soccer11.spoiling import Spoil, at
from tests.games.soccer11.test_soundness import restored
from tests.games.spoiling import having, stored


@pytest.mark.parametrize(
    ("phase", "spoil", "what"),
    [
        ("draw", spoiling.another_card_in_the_stock, "cards"),
        ("play", spoiling.third_card, "hand"),
        ("draw", spoiling.third_card, "hand"),
        ("draw", spoiling.open_card, "open cards"),
        ("play", spoiling.burst_hand, "hand over 13"),
        ("draw", spoiling.false_knowledge, "knowledge"),
        ("draw", spoiling.knows_itself, "knowledge"),
        ("draw", spoiling.forged_points, "points"),
        ("next-day", spoiling.forged_day, "day"),
        ("draw", spoiling.forgotten_day, "days"),
        ("draw", having(target=1), "target"),
        ("next-day", spoiling.another_seat, "turn"),
        ("play", having(actor=-1), "end"),
        ("play", spoiling.shield_in_ones_own_turn, "shield"),
        ("draw", spoiling.empty_stock, "end of the day"),
        ("effect", having(effect=0), "effect"),
        ("effect", having(effect=7), "effect"),
        ("look", having(reveal=None), "secret"),
        ("compare", spoiling.secret_of_oneself, "secret"),
        ("swap", having(waiting=()), "secret"),
        ("draw", having(turns=10**9), "count"),
        ("draw", having(starter=9), "turn"),
        ("draw", having(actor=7), "turn"),
        ("draw", spoiling.a_starter_from_elsewhere, "day"),
        ("draw", spoiling.a_day_of_two, "day"),
        ("draw", spoiling.aside_taken_too_early, "card set aside"),
        ("draw", spoiling.actor_not_in_play, "hand"),
        ("draw", having(shields=1 << 5), "shield"),
        ("draw", having(not_held=[1 << 13, 0, 0]), "knowledge"),
        ("draw", having(not_aside=1 << 13), "knowledge"),
        ("draw", spoiling.not_what_lies_aside, "knowledge"),
        ("draw", having(phase="next-day"), "end of the day"),
        ("next-day", spoiling.season_forgotten, "end of the day"),
        ("next-day", spoiling.another_opened, "end of the day"),
        ("next-day", having(phase="over", actor=-1), "end"),
        ("draw", spoiling.won_already, "end"),
        ("draw", spoiling.all_others_out, "end of the day"),
        ("draw", spoiling.turn_of_one_who_is_out, "turn"),
        ("draw", spoiling.turn_of_a_rival, "turn"),
        ("draw", having(effect=2), "effect"),
        ("effect", spoiling.effect_of_what_was_not_discarded, "effect"),
        ("effect", spoiling.effect_without_a_choice, "effect"),
        ("effect", spoiling.nothing_to_take_back, "effect"),
        ("draw", having(waiting=(0,)), "secret"),
        ("look", spoiling.look_called_a_swap, "secret"),
        ("compare", spoiling.duel_of_one_who_is_out, "secret"),
        ("look", spoiling.looked_and_knows_nothing, "secret"),
        ("swap", spoiling.shown_to_the_wrong_one, "secret"),
    ],
)
def test_a_spoilt_state_is_refused_with_its_reason(phase: str, spoil: Spoil, what: str) -> None:
    state = at(phase)
    restored(stored(state))
    spoil(state)
    with pytest.raises(UnsoundState, match=f"impossible {what}$"):
        restored(stored(state))
