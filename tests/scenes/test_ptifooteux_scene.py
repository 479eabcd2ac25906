"""The screen of Les P'tifooteux through real input: every click is an event."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalog import game_info
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from game.ptifooteux.moves import AnnounceTries, AnyMove, AskKid, ChooseKid, PlayMatch, RollDie
from scenes.board_loader import load_board
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.ptifooteux.scene import PtifooteuxScene
from scenes.registry import resume
from scenes.showcase import AnyMatch, match_at, seats_of
from tests.scenes.acting import redealt

INFO = game_info("les-ptifooteux")
SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def new_scene(players: int, robots: int, seed: int, **options: Any) -> PtifooteuxScene:
    chosen = INFO.default_options() | options
    match: Match[Any, Any, Any] = Match.new(
        INFO.load(load_board), seats_of(players, robots), chosen, seed
    )
    return PtifooteuxScene(match, INFO)


def key_of(move: AnyMove) -> str:
    """What a person clicks who wants that move."""
    match move:
        case RollDie():
            return "die"
        case ChooseKid():
            return f"kid:{move.kid}"
        case AskKid():
            return "ask"
        case AnnounceTries():
            return f"tries:{move.cards}"
        case PlayMatch():
            return "match"


def play_on(rehearsal: Rehearsal, scene: PtifooteuxScene, dice: Dice, step: float) -> None:
    """A person clicks a sampled move; otherwise time passes."""
    if scene.person_to_act is not None and not scene.locked:
        moves = len(scene.match.moves)
        move = scene.rules.sample(scene.person_to_act, dice)
        rehearsal.click_target(key_of(move))
        assert scene.match.moves[moves:] == [move]
    else:
        rehearsal.app.frame(step)


@pytest.mark.parametrize(
    ("players", "robots", "places"),
    [(2, 1, False), (3, 0, True), (4, 2, False)],
)
def test_a_match_is_played_by_clicks_to_the_podium(
    rehearsal: Rehearsal, players: int, robots: int, places: bool
) -> None:
    """Whenever nothing moves the picture is compared with the view: `GameScene.check_picture`."""
    scene = new_scene(players, robots, seed=players * 10 + robots, places=places)
    rehearsal.show([scene])
    dice = Dice(7)
    for _ in range(60_000):
        if isinstance(rehearsal.top, Podium):
            break
        assert rehearsal.top is scene, "no curtain ever: nobody holds a secret"
        play_on(rehearsal, scene, dice, step=2.0)
    assert scene.match.over
    assert rehearsal.app.crashes == []


# The die and the walk.


def scene_at(rehearsal: Rehearsal, match: AnyMatch) -> PtifooteuxScene:
    scene = PtifooteuxScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    return scene


def before_a_roll_that(happens: str, players: int = 2) -> AnyMatch:
    """Seat 0 is to roll, and its roll will bring an event of that name."""
    return match_at(INFO, seats_of(players, players - 1), lambda match: _will(match, happens))


def _will(match: AnyMatch, happens: str) -> bool:
    rules = match.rules
    if rules.to_act != 0 or rules.view(0).phase != "roll":
        return False
    events = rules.copy().apply(RollDie(0))
    return happens in {type(event).__name__ for event in events}


def until_it_walks(rehearsal: Rehearsal, scene: PtifooteuxScene) -> None:
    for _ in range(200):
        if scene.picture.teams[0].at is not None:
            return
        rehearsal.app.frame(1 / 30)
    pytest.fail("the pawn does not walk")


def rolls_of(scene: PtifooteuxScene, seat: int = 0) -> int:
    return sum(isinstance(move, RollDie) and move.seat == seat for move in scene.match.moves)


@pytest.mark.parametrize("clicked", ["die", "die-button"])
def test_the_die_clicked_in_ones_own_walk_ends_it_and_rolls_once(
    rehearsal: Rehearsal, clicked: str
) -> None:
    scene = scene_at(rehearsal, before_a_roll_that("RollAgainGranted"))
    place = next(target.box.centre for target in scene.targets() if target.key == clicked)
    before = rolls_of(scene)
    rehearsal.click(place)
    until_it_walks(rehearsal, scene)
    rehearsal.click(place)
    assert rolls_of(scene) == before + 2, "the click is not lost"
    rehearsal.click(place)
    assert rolls_of(scene) == before + 2, "nor doubled: the second half of a double click"
    assert scene.timeline.busy


def test_beside_the_die_a_click_only_ends_the_walk(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, before_a_roll_that("RollAgainGranted"))
    before = rolls_of(scene)
    rehearsal.click_target("die")
    until_it_walks(rehearsal, scene)
    rehearsal.click((700, 960))
    assert not scene.timeline.busy
    assert rolls_of(scene) == before + 1


def test_the_die_never_rolls_for_the_next_player(rehearsal: Rehearsal) -> None:
    match = match_at(INFO, seats_of(2, 0), lambda match: _will(match, "TurnEnded"))
    scene = scene_at(rehearsal, match)
    die = scene.table.places.die.centre
    rehearsal.click(die)
    until_it_walks(rehearsal, scene)
    moves = len(match.moves)
    while match.rules.to_act == 0 or scene.timeline.busy:
        rehearsal.click(die)
        rehearsal.app.frame(1 / 30)
    rehearsal.click(die)
    assert len(match.moves) == moves, "the first click of a new turn is not yet heard"


def test_hurrying_stops_at_a_card_so_that_its_story_is_read(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, before_a_roll_that("CardTurned"))
    rehearsal.click_target("die")
    until_it_walks(rehearsal, scene)
    rehearsal.click((700, 960))
    rehearsal.app.frame(1 / 30)
    card = scene.picture.card
    assert card is not None
    assert card.flip == 1
    rehearsal.click((700, 960))
    assert scene.picture.card is card, "not before it can have been seen"
    rehearsal.wait(0.6)
    rehearsal.click((700, 960))
    assert scene.picture.card is None


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "cuts"])
def test_the_pawn_is_seen_on_every_square_of_its_walk(rehearsal: Rehearsal, speed: Any) -> None:
    settings = rehearsal.stage.settings
    settings.fewer_animations = speed == "cuts"
    settings.speed = "normal" if speed == "cuts" else speed
    match = before_a_roll_that("NothingHappened")
    path = next(e.path for e in match.rules.copy().apply(RollDie(0)) if hasattr(e, "path"))
    scene = scene_at(rehearsal, match)
    feet = {square: scene.table.places.foot(square) for square in path}
    rehearsal.click_target("die")
    seen = []
    while scene.timeline.busy:
        rehearsal.app.frame(1 / 60)
        at = scene.picture.teams[0].at
        if at is not None:
            seen.append(min(feet, key=lambda key: math.dist(feet[key], at)))
    settings.fewer_animations = False
    assert list(dict.fromkeys(seen))[-len(path) + 1 :] == list(path[1:])


# What is clicked instead.


def test_pawns_that_share_a_square_can_all_be_seen_and_clicked(rehearsal: Rehearsal) -> None:
    scene = new_scene(4, 3, seed=1)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    boxes = [scene.table.places.pawn_box(scene.picture.teams, seat) for seat in range(4)]
    assert len({team.square for team in scene.picture.teams}) == 1
    for seat, box in enumerate(boxes):
        head = (box.centre[0], box.y + 8)
        target = scene.target_at(head)
        assert target is not None
        assert target.key == f"pawn:{seat}"


def test_what_may_not_be_done_says_why_and_changes_nothing(rehearsal: Rehearsal) -> None:
    moment = match_at(INFO, seats_of(2, 1), lambda m: _phase(m) == "tries" and m.rules.to_act == 0)
    scene = scene_at(rehearsal, moment)
    moves = len(moment.moves)
    rehearsal.click_target("match-button")
    assert scene.help.bubble is not None
    assert len(moment.moves) == moves


def test_somebody_already_taken_cannot_be_asked(rehearsal: Rehearsal) -> None:
    def with_taken(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        return bool(view.to_act == 0 and view.phase == "rainbow" and len(view.choices) < 8)

    scene = scene_at(rehearsal, match_at(INFO, seats_of(2, 1), with_taken))
    keys = [target.key.removeprefix("kid:") for target in scene.table_targets()]
    refused = next(key for key in keys if key not in scene.view.choices)
    rehearsal.click_target(f"kid:{refused}")
    assert scene.help.bubble is not None
    assert scene.view.phase == "rainbow"


def _phase(match: AnyMatch) -> str:
    return str(match.rules.view(None).phase)


def test_a_choice_can_be_taken_back_a_roll_cannot(rehearsal: Rehearsal) -> None:
    moment = match_at(INFO, seats_of(2, 1), lambda m: _phase(m) == "tries" and m.rules.to_act == 0)
    scene = scene_at(rehearsal, moment)
    before = moment.rules.digest()
    rehearsal.click_target("tries:1")
    assert moment.rules.digest() != before
    rehearsal.click_target("bar.undo")
    assert moment.rules.digest() == before
    scene.check_picture()


def test_enter_rolls_the_die(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=4)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    rehearsal.key(pygame.K_RETURN)
    assert rolls_of(scene) == 1


def test_every_square_says_what_it_does(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=4)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    said: dict[tuple[str, ...], set[str]] = {}
    for key, square in scene.table.places.course.squares.items():
        scene.hovered = f"square:{key}"
        scene.choosing.react()
        tip = scene.choosing.tip()
        assert tip is not None
        assert len(tip[0]) > 10, f"hardly a word for {key}: {tip[0]!r}"
        if square.kind == "kid":
            assert scene.table.names[square.kid] in tip[0]
        stage = str(square.stage) if square.kind == "match" else ""
        rainbow = str(square.colour == "rainbow")
        said.setdefault((square.kind, stage, square.kid, square.pair, rainbow), set()).add(tip[0])
    assert all(len(sentences) == 1 for sentences in said.values()), "alike squares say the same"
    different = {sentence for sentences in said.values() for sentence in sentences}
    assert len(different) == len(said), "and others something else"


def test_the_legend_is_one_click_away_and_one_click_closes_it(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=4)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    rehearsal.click_target("bar.legend")
    assert rehearsal.top is not scene
    rehearsal.click((400, 500))
    assert rehearsal.top is scene


# The picture, and keeping.


def test_the_order_of_the_hidden_cards_changes_no_pixel(rehearsal: Rehearsal) -> None:
    match = match_at(INFO, seats_of(2, 1), lambda m: m.rules.to_act == 0 and m.rules.turns > 9)
    pictures = set()
    for seed in range(3):
        scene_at(rehearsal, redealt(match, seed))
        pictures.add(pygame.image.tobytes(rehearsal.surface, "RGB"))
    assert len(pictures) == 1


def test_a_killed_match_comes_back_as_it_was(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=3)
    rehearsal.show([scene])
    dice = Dice(1)
    while len(scene.match.moves) < 30:
        play_on(rehearsal, scene, dice, step=1.0)
    (record,) = rehearsal.stage.saves.load_all()
    again = resume(record)
    assert again.match.rules.digest() == scene.match.rules.digest()
