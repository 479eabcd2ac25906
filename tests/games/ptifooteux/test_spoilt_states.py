"""States no match of Les P'tifooteux can have come to, each refused with its reason."""

from __future__ import annotations

import pytest

from game.core.soundness import UnsoundState
from tests.games.ptifooteux import spoiling
from tests.games.ptifooteux.spoiling import Spoil, at
from tests.games.ptifooteux.test_soundness import restored
from tests.games.spoiling import having, stored


@pytest.mark.parametrize(
    ("phase", "spoil", "what"),
    [
        ("roll", spoiling.a_card_lost, "pile"),
        ("roll", spoiling.a_used_up_pile, "pile"),
        ("roll", spoiling.no_red_pile, "pile"),
        ("roll", spoiling.a_token_lost, "tokens"),
        ("roll", spoiling.a_warning_for_a_free_kid, "warning"),
        ("roll", spoiling.three_extra_tries, "extra tries"),
        ("roll", spoiling.an_eighth_extra_try, "extra tries"),
        ("ask", spoiling.two_of_one_colour, "team"),
        ("roll", spoiling.a_stranger, "team"),
        ("roll", spoiling.off_the_board, "square"),
        ("roll", spoiling.back_to_the_yard, "square"),
        ("roll", spoiling.resting_on_match_day, "square"),
        ("match", spoiling.beaten_while_playing, "match"),
        ("roll", spoiling.waiting_on_a_match_not_lost, "match"),
        ("roll", spoiling.a_champion_before_the_end, "end"),
        ("roll", having(actor=-1), "end"),
        ("roll", having(actor=4), "turn"),
        ("opening", having(rolling_off=[]), "opening"),
        ("roll", having(opening=[7, 1, 2]), "opening"),
        ("ask", having(asked=None), "request"),
        ("ask", spoiling.somebody_else_asked, "request"),
        ("match", spoiling.no_try_left, "tries"),
        ("match", having(tries=4), "tries"),
        ("star", having(phase="rainbow"), "star"),
        ("roll", having(phase="replay"), "replay"),
        ("roll", having(turns=10**9), "count"),
        ("roll", spoiling.alone, "seats"),
        ("roll", spoiling.an_opener_from_elsewhere, "opening"),
        ("over", spoiling.a_champion_elsewhere, "champion"),
        ("roll", spoiling.a_champion_who_plays_on, "champion"),
        ("over", spoiling.a_second_place_alone, "places"),
        ("opening", having(actor=1), "opening"),
        ("opening", having(opening=[None, 3, 2], rolling_off=[0], contenders=[0]), "opening"),
        (
            "opening",
            having(opening=[3, 2, None], rolling_off=[2], contenders=[1, 0, 2], actor=2),
            "opening",
        ),
        ("opening", having(opening=[None, 3, 2], rolling_off=[0], contenders=[0, 1]), "opening"),
        ("opening", spoiling.gathering_before_the_start, "start"),
        ("roll", having(phase="star"), "star"),
        ("star", spoiling.asking_one_who_is_taken_from_a_star, "request"),
        ("ask", spoiling.asking_one_who_stands_elsewhere, "request"),
        ("ask", spoiling.asking_one_who_is_taken, "request"),
        ("ask", spoiling.asking_a_second_of_a_colour, "request"),
        ("roll", having(phase="to-cup"), "start of the cup"),
        ("tries", spoiling.no_card_to_announce, "extra tries"),
        ("final", having(phase="won", attempt=0, tries=0), "end"),
        ("final", having(phase="match"), "match"),
        ("roll", having(attempt=1, tries=1), "tries"),
        ("match", having(phase="try-again"), "tries"),
    ],
)
def test_a_spoilt_state_is_refused_with_its_reason(phase: str, spoil: Spoil, what: str) -> None:
    state = at(phase)
    restored(stored(state))
    spoil(state)
    with pytest.raises(UnsoundState, match=f"impossible {what}$"):
        restored(stored(state))
