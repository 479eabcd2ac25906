"""The Buteur screen through real input: every click is an event, every move is shown to its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.buteur.moves import AnyMove, CutStock, EndTurn, LetIn, PlaceBall, PlayCard
from game.catalog import game_info
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.board_loader import load_board
from scenes.buteur.scene import ButeurScene
from scenes.game_scene import GameScene
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.recap import Recap
from scenes.registry import resume
from scenes.showcase import match_at, seats_of
from tests.marks import CI_PART
from tests.scenes.acting import redealt, screen_of_seat_0

INFO = game_info("buteur")
SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def new_scene(players: int, robots: int, seed: int, **options: Any) -> ButeurScene:
    chosen = INFO.default_options() | options
    match: Match[Any, Any, Any] = Match.new(
        INFO.load(load_board), seats_of(players, robots), chosen, seed
    )
    return ButeurScene(match, INFO)


def click_move(rehearsal: Rehearsal, move: AnyMove) -> None:
    """Do what a person does who wants that move."""
    scene = rehearsal.top
    assert isinstance(scene, ButeurScene)
    match move:
        case PlaceBall():
            rehearsal.click_target(f"square:{move.square[0]},{move.square[1]}")
        case CutStock():
            rehearsal.click_target("answer:cut")
        case LetIn():
            rehearsal.click_target("answer:let-in")
        case EndTurn():
            rehearsal.click_target("end-turn")
        case _:
            choices = [each for each in scene.rules.legal_moves() if _same_card(each, move)]
            rehearsal.click_target(f"card:{move.card}")
            if len(choices) > 1:
                assert isinstance(move, PlayCard)
                rehearsal.click_target(f"arrow:{move.arrow}")


def _same_card(one: AnyMove, other: AnyMove) -> bool:
    return getattr(one, "card", None) == getattr(other, "card", None)


def play_whole_match(rehearsal: Rehearsal, scene: ButeurScene, step: float) -> None:
    """People click sampled moves, robots play by themselves, until the podium stands."""
    rehearsal.show([scene])
    dice = Dice(7)
    for _ in range(60_000):
        top = rehearsal.top
        if isinstance(top, Podium):
            return
        if isinstance(top, Handover):
            rehearsal.wait(0.4, step=0.2)
            rehearsal.click_target("ready")
        elif isinstance(top, Recap):
            rehearsal.wait(0.4, step=0.2)
            rehearsal.click_target("recap.go")
        elif isinstance(top, ButeurScene) and top.person_to_act is not None and not top.locked:
            moves = len(top.match.moves)
            move = top.rules.sample(top.person_to_act, dice)
            click_move(rehearsal, move)
            assert top.match.moves[moves:] == [move]
        else:
            rehearsal.app.frame(step)
    pytest.fail("the match did not end")


@pytest.mark.parametrize(
    ("players", "robots"),
    [(2, 1), (2, 2), (3, 2), (4, 2)]
    + [pytest.param(*table, marks=CI_PART) for table in ((2, 0), (3, 0), (4, 4))],
)
def test_a_match_is_played_by_clicks_to_the_podium(
    rehearsal: Rehearsal, players: int, robots: int
) -> None:
    scene = new_scene(players, robots, seed=players * 10 + robots, shoot_out=True)
    play_whole_match(rehearsal, scene, step=0.5)
    assert scene.match.over
    assert rehearsal.app.crashes == []


def test_a_card_that_may_not_be_played_says_why_and_changes_nothing(
    rehearsal: Rehearsal,
) -> None:
    match = match_at(INFO, seats_of(2, 1), _person_cannot_play_all)
    scene = ButeurScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    refused = next(
        card
        for place, card in enumerate(scene.picture.hand)
        if place not in (scene.picture.playable or ())
    )
    moves = list(match.moves)
    rehearsal.click_target(f"card:{refused}")
    assert scene.help.bubble is not None
    assert match.moves == moves
    rehearsal.wait(0.5)
    rehearsal.click_target("bubble.ok")
    assert scene.help.bubble is None


def _person_cannot_play_all(match: Match[Any, Any, Any]) -> bool:
    rules = match.rules
    if rules.to_act != 0 or rules.view(0).phase != "play":
        return False
    cards = {move.card for move in rules.legal_moves()}
    return len(cards) < len(rules.view(0).hands[0])


def test_the_lit_landing_square_plays_the_card_looked_at(rehearsal: Rehearsal) -> None:
    match = match_at(INFO, seats_of(2, 1), _straight_card_playable)
    scene = ButeurScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    move, landing = _single_landing(scene)
    box = next(t.box for t in scene.targets() if t.key == f"card:{move.card}")
    rehearsal.hover(box.centre)
    assert landing in scene.picture.lit
    rehearsal.click_target(f"square:{landing[0]},{landing[1]}")
    assert match.moves[-1] == move


def _single_landing(scene: ButeurScene) -> tuple[PlayCard, tuple[int, int]]:
    from scenes.buteur.choices import landings, moves_of_card

    for card in scene.picture.hand:
        own = moves_of_card(scene.rules.legal_moves(), card) if card is not None else []
        found = landings(own, scene.view, scene.rules.box)
        if len(found) == 1 and found[0].flight.outcome == "pitch":
            return found[0].move, found[0].square
    raise LookupError("no card with a single landing")


def _straight_card_playable(match: Match[Any, Any, Any]) -> bool:
    if match.rules.to_act != 0 or match.rules.view(0).phase != "play":
        return False
    scene = ButeurScene(match, INFO)
    scene.viewing.settle(0, in_the_open=False)
    scene.rebuild()
    try:
        _single_landing(scene)
    except LookupError:
        return False
    return True


def test_a_killed_match_comes_back_as_it_was(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=3)
    rehearsal.show([scene])
    dice = Dice(1)
    while len(scene.match.moves) < 25:
        if scene.person_to_act is not None and not scene.locked:
            click_move(rehearsal, scene.rules.sample(scene.person_to_act, dice))
        else:
            rehearsal.app.frame(0.5)
    (record,) = rehearsal.stage.saves.load_all()
    again = resume(record)
    rehearsal.show([again])
    assert again.match.rules.digest() == scene.match.rules.digest()
    assert again.match.moves == scene.match.moves


@pytest.mark.parametrize("people", [1, 2])
def test_redealing_what_is_hidden_changes_no_pixel(rehearsal: Rehearsal, people: int) -> None:
    """Whatever lies in the other hands and in the stock, this seat's screen is the same."""
    match = match_at(INFO, seats_of(2, 2 - people), _seat_0_plays_later)
    pictures = {
        screen_of_seat_0(rehearsal, ButeurScene(redealt(match, seed), INFO)) for seed in range(4)
    }
    assert len(pictures) == 1
    assert len({redealt(match, seed).rules.digest() for seed in range(4)}) > 1


def _seat_0_plays_later(match: Match[Any, Any, Any]) -> bool:
    rules = match.rules
    return bool(rules.to_act == 0 and rules.view(0).phase == "play" and rules.turns > 9)


def test_between_two_people_nothing_of_a_hand_is_on_the_screen(rehearsal: Rehearsal) -> None:
    """From the end of one turn to the click on the curtain every card of a hand is a back."""
    scene = new_scene(2, 0, seed=11)
    rehearsal.show([scene])
    dice = Dice(2)
    curtains = 0
    while curtains < 12:
        if isinstance(rehearsal.top, Handover):
            assert set(scene.picture.hand) == {None}
            curtains += 1
            rehearsal.wait(0.4)
            rehearsal.click_target("ready")
        elif isinstance(rehearsal.top, Recap):
            assert set(scene.picture.hand) == {None}
            rehearsal.wait(0.4)
            rehearsal.click_target("recap.go")
        elif isinstance(rehearsal.top, GameScene) and scene.person_to_act is not None:
            if not scene.locked:
                _check_own_hand(scene)
                click_move(rehearsal, scene.rules.sample(scene.person_to_act, dice))
            else:
                rehearsal.app.frame(0.1)
        else:
            rehearsal.app.frame(0.1)


def _check_own_hand(scene: ButeurScene) -> None:
    """Open on the table lies the hand of the seat that was fetched, or none."""
    seat = scene.person_to_act
    assert scene.viewing.viewer in (None, seat)
    if scene.viewing.viewer is None:
        assert scene.in_the_open()
        assert set(scene.picture.hand) == {None}


def test_a_cut_by_somebody_else_brings_the_curtain_back(rehearsal: Rehearsal) -> None:
    match = match_at(INFO, seats_of(2, 0), lambda m: m.rules.view(None).phase == "corner-cut")
    scene = ButeurScene(match, INFO)
    defender = 1 - (match.rules.to_act or 0)
    scene.viewing.handed_to(defender)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    rehearsal.click_target("answer:cut")
    while not isinstance(rehearsal.top, Handover):
        rehearsal.app.frame(0.25)
        assert set(scene.picture.hand) == {None}
    assert rehearsal.top.seat_index == defender
