"""Every state of a real match of Les P'tifooteux is taken out again as it was put away."""

from __future__ import annotations

from game.core.dice import Dice
from game.ptifooteux.rules import PtifooteuxRules
from tests.games.ptifooteux.story import the_box

PHASES = "opening roll replay to-cup won star rainbow ask tries match final try-again".split()


def restored(snapshot: bytes) -> PtifooteuxRules:
    return PtifooteuxRules.restore(snapshot, the_box(), Dice(1))


def fresh(number: int) -> PtifooteuxRules:
    options = {"places": number % 2 == 0}
    return PtifooteuxRules.new(2 + number % 3, options, the_box(), Dice(number))


def test_every_state_of_a_random_match_is_sound() -> None:
    phases = set()
    for number in range(12):
        rules, dice = fresh(number), Dice(number + 50)
        while rules.to_act is not None:
            phases.add(rules.view(None).phase)
            assert restored(rules.snapshot()).snapshot() == rules.snapshot()
            rules.apply(rules.sample(rules.to_act, dice))
        restored(rules.snapshot())
    assert phases == set(PHASES)
