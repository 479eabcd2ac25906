"""An undo that is too late says what came out: the die, a card or a secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.settings import Settings
from scenes.headless import Rehearsal
from scenes.registry import SCREENS, games_on_shelf
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.widgets.bubble import WhyNotBubble
from scenes.words import say

# What a person meets first in each game.
TOLD = {
    "buteur": "card",
    "11-soccer": "card",
    "les-ptifooteux": "die",
    "big4": "die",
    "le-championnat": "die",
}


def seat_0_has_just_revealed(match: AnyMatch) -> bool:
    refusal = match.why_not_undo(0)
    return refusal is not None and refusal.key == "undo-revealed"


@pytest.mark.parametrize("info", games_on_shelf(), ids=lambda info: info.id)
def test_the_sentence_names_what_came_out(tmp_path: Path, info) -> None:
    assert info.id in TOLD, "a new game: write into TOLD what comes out first"
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), (1024, 600))
    scene = SCREENS[info.id](match_at(info, seats_of(2, 1), seat_0_has_just_revealed), info)
    rehearsal.show([scene])
    scene.undo()
    assert isinstance(scene.help.bubble, WhyNotBubble)
    assert scene.help.bubble.sentence == say(f"why-not.undo-{TOLD[info.id]}")
