"""What the screen of Buteur tells somebody who has to choose: what counts, what it would bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from assets.build import catalogues
from game.buteur.view import ButeurView, Phase
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.board_loader import load_board
from scenes.buteur.coaching import coach_key
from scenes.buteur.scene import ButeurScene
from scenes.buteur.tray import greys_idle_cards, is_asked_for
from scenes.headless import Rehearsal
from scenes.showcase import Moment, match_at, seats_of
from scenes.words import LANGUAGES
from tests.scenes.test_buteur_scene import INFO, SMALL


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def asked(phase: Phase, *kinds: str) -> Moment:
    """Seat 0 is asked this and holds a card of each of these kinds."""

    def moment(match: Match[Any, Any, Any]) -> bool:
        view: ButeurView = match.rules.view(0)
        held = {match.rules.box.kinds[card] for card in view.hands[0]}
        return view.to_act == 0 and view.phase == phase and held.issuperset(kinds)

    return moment


def scene_at(rehearsal: Rehearsal, moment: Moment) -> ButeurScene:
    scene = ButeurScene(match_at(INFO, seats_of(2, 1), moment), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    return scene


def test_a_corner_in_hand_marks_the_flag_the_ball_would_go_to(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, asked("answer-shot", "corner"))
    view, box = scene.view, scene.rules.box
    signs = {box.deck[c].sign for c in view.hands[0] if c and box.kinds[c] == "corner"}
    flags = box.pitch.own_end[view.attack[0]].flags
    marked = scene.picture.corners
    assert {colour for _, colour in marked} == signs
    assert all(flags[colour] == square for square, colour in marked)
    scene.withdraw()
    assert scene.picture.corners == ()


def test_the_penalty_stands_out_beside_the_end_of_the_turn(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, asked("penalty-may"))
    picture, kinds = scene.picture, scene.rules.box.kinds
    standing = [card for place, card in enumerate(picture.hand) if is_asked_for(picture, place)]
    assert standing
    assert all(card is not None and kinds[card] == "penalty" for card in standing)


@pytest.mark.parametrize(
    ("phase", "idle"),
    [("corner-cut", True), ("penalty-cut", True), ("start-square", False), ("throw-in", False)],
)
def test_the_hand_is_grey_while_only_a_cut_is_asked_for(
    rehearsal: Rehearsal, phase: Phase, idle: bool
) -> None:
    """Whoever chooses a square reads the hand for it."""
    assert greys_idle_cards(scene_at(rehearsal, asked(phase)).picture) is idle


@pytest.mark.parametrize(
    ("phase", "sign", "verdict"),
    [("penalty-cut", "hand", "saved"), ("corner-cut", "flag", "goal")],
)
def test_a_cut_shows_beforehand_what_decides(
    rehearsal: Rehearsal, phase: Phase, sign: str, verdict: str
) -> None:
    scene = scene_at(rehearsal, asked(phase))
    question = scene.picture.question
    assert question is not None
    (answer,) = question.answers
    assert sign in answer.icon
    assert answer.decides == verdict
    flag = scene.view.corner_flag
    assert flag is None or answer.icon.endswith(flag)


def test_the_coach_has_a_moment_for_every_sentence() -> None:
    sentences = {key for key in catalogues.read_all(LANGUAGES[0]) if key.startswith("coach.buteur")}
    told: set[str] = set()
    for seed in range(12):
        told |= _told_in(seed)
    assert told == sentences


def _told_in(seed: int) -> set[str]:
    box = INFO.load(load_board)
    match: Match[Any, Any, Any] = Match.new(box, seats_of(2), INFO.default_options(), seed, 1.0)
    dice, told = Dice(seed), set[str]()
    while (seat := match.rules.to_act) is not None:
        key = coach_key(match.rules.view(seat), match.rules.box.deck)
        told |= {key} if key is not None else set()
        match.play(match.rules.sample(seat, dice))
    return told
