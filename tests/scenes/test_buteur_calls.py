"""What the referee of Buteur calls across the pitch, and where the chalk says the ball lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.buteur.cards import Sign
from game.buteur.events import (
    AnyEvent,
    BallMoved,
    BallPlaced,
    CardDiscarded,
    CardPlayed,
    HalfEnded,
    HandsDealt,
    Purpose,
    ShotTaken,
    StockCut,
)
from game.buteur.pitch import COLUMNS, EAST, ROWS, WEST
from game.buteur.view import ButeurView
from game.core.settings import Settings
from scenes.board_loader import load_board
from scenes.buteur.calls import calls
from scenes.buteur.picture import PENALTY_SPOTS, Verdict, facts_of, penalty_spot, spot_of
from scenes.buteur.scene import ButeurScene
from scenes.buteur.scores import shown_kicks
from scenes.headless import Rehearsal
from scenes.showcase import match_at, seats_of
from tests.scenes.test_buteur_scene import INFO, SMALL, new_scene


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def card_of(scene: ButeurScene, kind: str) -> int:
    """One of the robot's, so that it comes out of a closed hand."""
    return scene.rules.box.kinds.index(kind)


def called(scene: ButeurScene, event: AnyEvent) -> set[str]:
    """All that is written across the pitch while that event is shown."""
    scene.timeline.add(*scene.steps_for(event))
    seen = set()
    while scene.timeline.busy:
        scene.timeline.advance(0.05)
        seen.add(scene.picture.banner)
    return seen - {""}


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("free-kick", {"Coup franc !"}),
        ("corner", {"Corner !"}),
        ("penalty", {"Pénalty !"}),
        ("attacker", set()),
        ("goalkeeper", set()),
    ],
)
def test_special_cards_are_called_by_their_names_and_whistled_for(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch, kind: str, words: set[str]
) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    heard: list[str] = []
    monkeypatch.setattr(scene, "sound", lambda name: heard.append(name))
    assert called(scene, CardPlayed(1, card_of(scene, kind), None)) == words
    assert ("whistle_short" in heard) is bool(words)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (BallMoved(1, ((4, 1), (3, 0)), "throw-in"), {"Touche !"}),
        (BallMoved(1, ((1, 1), (0, 0)), "goal-kick"), {"Dégagement !"}),
        (BallMoved(1, ((4, 1), (3, 1)), "pitch"), set()),
        (ShotTaken(1, (-1, 3), 0), {"Tir !"}),
        (HalfEnded(1, (0, 0)), {"Mi-temps !"}),
        (HandsDealt(2), {"On change de côté !"}),
        (HalfEnded(2, (0, 0)), {"C’est fini !"}),
    ],
)
def test_what_happened_is_called_across_the_pitch(
    rehearsal: Rehearsal, event: AnyEvent, words: set[str]
) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    assert called(scene, event) == words
    assert words <= {told.words for told in calls(scene.seats)}


def test_a_discarded_card_says_who_gave_it_up(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    (words,) = called(scene, CardDiscarded(1, card_of(scene, "corner")))
    assert scene.name(1) in words


def test_the_last_turn_is_over_when_the_ends_change(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    scene.picture.last_turn = True
    before = scene.picture.attack
    called(scene, HandsDealt(2))
    assert not scene.picture.last_turn
    assert scene.picture.attack == (-before[0], -before[1])


@pytest.mark.parametrize(
    ("purpose", "sign", "verdict"),
    [
        ("penalty", "hand", "saved"),
        ("penalty", "red", "goal"),
        ("shoot-out", "hand", "saved"),
        ("shoot-out", "blue", "goal"),
        ("corner", "hand", "saved"),
        ("corner", "red", "goal"),
        ("corner", "blue", "saved"),
    ],
)
def test_a_cut_card_shows_what_its_sign_means(
    rehearsal: Rehearsal, purpose: Purpose, sign: Sign, verdict: Verdict
) -> None:
    """The Corner laid down is the red one."""
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    deck = scene.rules.box.deck
    red_corner = next(n for n, c in enumerate(deck) if (c.kind, c.sign) == ("corner", "red"))
    cut = next(n for n, card in enumerate(deck) if (card.kind, card.sign) == ("attacker", sign))
    scene.picture.discards = [red_corner]
    scene.timeline.add(*scene.steps_for(StockCut(0, cut, purpose, "stock")))
    seen: list[Verdict | None] = []
    while scene.timeline.busy:
        scene.timeline.advance(0.05)
        seen += [flying.verdict for flying in scene.picture.flying]
    assert seen[0] is None, "first the card is looked at"
    assert seen[-1] == verdict


def test_a_penalty_lies_on_the_chalk_until_it_is_kicked_or_saved(rehearsal: Rehearsal) -> None:
    cut = match_at(INFO, seats_of(2, 1), lambda m: m.rules.view(0).phase == "penalty-cut")
    view = cut.rules.view(0)
    assert view.ball is not None
    assert facts_of(view, 0)[0] == (view.ball[0] + 0.5, ROWS / 2)
    scene = new_scene(2, 1, seed=1)
    rehearsal.show([scene])
    called(scene, BallPlaced(1, view.ball, "penalty"))
    assert scene.picture.ball == penalty_spot(view.ball)
    called(scene, BallPlaced(1, view.ball, "area"))
    assert scene.picture.ball == spot_of(view.ball)


def test_a_saved_penalty_stays_there_and_a_ball_put_on_that_square_does_not() -> None:
    def saved(phase: str) -> object:
        found = match_at(
            INFO,
            seats_of(2, 1),
            lambda m: _saved_penalty(m.rules.view(None), phase),
        )
        return facts_of(found.rules.view(None), 0)[0]

    assert saved("place-ball") in ((1.5, ROWS / 2), (COLUMNS - 1.5, ROWS / 2))
    assert saved("clear") != saved("place-ball")


def _saved_penalty(view: ButeurView, phase: str) -> bool:
    on_spot = view.ball in ((1, 3), (8, 4))
    return view.phase == phase and view.restart == "save" and on_spot


def test_the_shoot_out_is_kicked_from_the_penalty_spot_of_the_map() -> None:
    pitch = INFO.load(load_board).box.pitch
    for way in (EAST, WEST):
        assert penalty_spot(pitch.far_end[way].spot) == PENALTY_SPOTS[way]
    kicking = match_at(
        INFO, seats_of(2, 1), lambda m: m.rules.view(0).phase == "shoot-out", shoot_out=True
    )
    view = kicking.rules.view(0)
    assert view.to_act is not None
    assert facts_of(view, 0)[0] == PENALTY_SPOTS[view.attack[view.teams[view.to_act]]]


def test_a_long_shoot_out_shows_its_last_five_rounds_side_by_side() -> None:
    five = (True, False, True, True, False)
    assert shown_kicks((five, five[:4]), 1) == five[:4]
    later = ((*five, True), five)
    assert shown_kicks(later, 0) == (False, True, True, False, True)
    assert shown_kicks(later, 1) == (False, True, True, False)
