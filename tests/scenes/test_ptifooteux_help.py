"""What Les P'tifooteux says to those who do not know it yet, cannot read or cannot wait."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from assets.build import catalogues
from game.catalog import game_info
from game.core.dice import Dice
from game.core.settings import Settings
from game.ptifooteux import events as e
from game.ptifooteux.moves import PlayMatch, RollDie
from game.ptifooteux.rules import PtifooteuxRules
from scenes.headless import Rehearsal
from scenes.ptifooteux.bubble_place import covered
from scenes.ptifooteux.coaching import coached_art, coached_moments
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.places import ASK_BUTTON
from scenes.ptifooteux.scene import PtifooteuxScene
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.widgets.avatar import symbol_key
from scenes.widgets.bubble import WHISTLE, CoachBubble
from tests.games.ptifooteux.story import the_box

INFO = game_info("les-ptifooteux")
Wanted = Callable[[e.AnyEvent], bool]


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1024, 600))


def before(wanted: Wanted, players: int = 3) -> tuple[AnyMatch, e.AnyEvent]:
    """The one person (seat 0) is to roll, and that event will come of it."""

    def coming(match: AnyMatch) -> list[e.AnyEvent]:
        rules = match.rules
        if rules.to_act != 0 or rules.why_not(RollDie(0)) or rules.turns == 0:
            return []
        return [event for event in rules.copy().apply(RollDie(0)) if wanted(event)]

    match = match_at(INFO, seats_of(players, players - 1), lambda match: bool(coming(match)))
    return match, coming(match)[0]


def shown(rehearsal: Rehearsal, match: AnyMatch) -> PtifooteuxScene:
    scene = PtifooteuxScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    return scene


def roll_until(
    rehearsal: Rehearsal, scene: PtifooteuxScene, seen: Callable[[PtifooteuxScene], bool]
) -> None:
    rehearsal.click_target("die")
    for _ in range(400):
        if seen(scene):
            return
        rehearsal.app.frame(0.1)
    pytest.fail("it is never shown")


@pytest.mark.parametrize("matches", [1, 2])
def test_the_card_of_a_suspension_shows_the_d_the_pawn_goes_back_to(
    rehearsal: Rehearsal, matches: int
) -> None:
    def beyond_the_first(event: e.AnyEvent) -> bool:
        suspended = isinstance(event, e.TeamSuspended) and event.matches == matches
        return suspended and event.to_stage > 1

    match, suspended = before(beyond_the_first)
    scene = shown(rehearsal, match)
    roll_until(rehearsal, scene, lambda scene: scene.picture.card is not None)
    assert scene.picture.card is not None
    assert scene.picture.card.told[-1] == f"squares/ptifooteux-start-{suspended.to_stage}"


def test_that_somebody_is_taken_is_told_in_pictures_too(rehearsal: Rehearsal) -> None:
    match, told = before(lambda event: getattr(event, "why", "") == "kid-taken")
    scene = shown(rehearsal, match)
    roll_until(rehearsal, scene, lambda scene: bool(scene.picture.remark))
    owner = symbol_key(scene.seats[told.owner])
    assert scene.picture.remark_art == (face(told.kid), owner)


def test_that_a_colour_is_there_is_told_by_the_face_one_has(rehearsal: Rehearsal) -> None:
    match, told = before(lambda event: getattr(event, "why", "") == "colour-there")
    scene = shown(rehearsal, match)
    roll_until(rehearsal, scene, lambda scene: bool(scene.picture.remark))
    own, _there = scene.picture.remark_art
    assert own in {face(kid) for kid in scene.picture.teams[0].kids}
    assert own != face(told.kid)


def test_a_robot_that_thinks_answers_a_hurried_click_itself(rehearsal: Rehearsal) -> None:
    """No bubble over the board, in every turn of every robot."""
    match = match_at(INFO, seats_of(2, 1), lambda match: match.rules.to_act == 1)
    scene, moves = shown(rehearsal, match), len(match.moves)
    rehearsal.click_target("die")
    assert scene.picture.remark
    assert len(match.moves) == moves
    assert scene.help.bubble is None
    rehearsal.wait(1.0)
    assert len(match.moves) > moves
    assert scene.picture.remark == ""


def test_a_click_on_a_panel_that_hides_the_die_closes_it_and_rolls_nothing(
    rehearsal: Rehearsal,
) -> None:
    def about_to_win(match: AnyMatch) -> bool:
        rules = match.rules
        if rules.to_act != 0 or rules.view(0).phase != "match":
            return False
        return any(isinstance(event, e.MatchWon) for event in rules.copy().apply(PlayMatch(0)))

    match = match_at(INFO, seats_of(2, 1), about_to_win)
    scene = shown(rehearsal, match)
    rehearsal.click_target("match")
    while not scene.picture.outcome:
        rehearsal.app.frame(0.1)
    rehearsal.wait(0.6)
    moves, die = len(match.moves), scene.table.places.die.centre
    rehearsal.click(die)
    assert (scene.picture.dialog, len(match.moves)) == ("", moves)
    rehearsal.click(die)
    assert len(match.moves) == moves + 1, "the next click is on the die that is seen"


@pytest.mark.parametrize("phase", ["star", "rainbow"])
def test_the_coach_leaves_everybody_who_may_be_chosen_to_a_first_click(
    rehearsal: Rehearsal, phase: str
) -> None:
    learner, robot = seats_of(2, 1)
    seats = (msgspec.structs.replace(learner, help=True), robot)
    match = match_at(
        INFO, seats, lambda match: match.rules.to_act == 0 and match.rules.view(0).phase == phase
    )
    scene = shown(rehearsal, match)
    assert isinstance(scene.help.bubble, CoachBubble)
    free = {f"kid:{kid}" for kid in scene.view.choices}
    assert free <= {target.key for target in scene.targets()}


def test_the_coach_never_stands_on_the_pawn_it_speaks_to(rehearsal: Rehearsal) -> None:
    scene = shown(
        rehearsal,
        match_at(
            INFO,
            seats_of(2, 1),
            lambda match: match.rules.to_act == 0 and match.rules.view(0).phase == "roll",
        ),
    )
    places = scene.table.places
    for key in places.course.squares:
        scene.picture.teams[0].square = key
        pawn = places.pawn_box(scene.picture.teams, 0)
        assert covered(scene.coach_box(), pawn) == 0
        assert covered(scene.coach_box(), places.die) == covered(scene.coach_box(), places.button)


def test_what_the_coach_speaks_of_is_drawn_beside_it(rehearsal: Rehearsal) -> None:
    start = "coach.les-ptifooteux."
    keys = [key for key in catalogues.read_all("fr") if key.startswith(start)]
    pictures = [coached_art(key) for key in keys]
    assert WHISTLE not in pictures
    assert len(set(pictures)) == len(keys), "each speaks of something else"
    for picture in pictures:
        assert rehearsal.stage.art.sprite(picture, 104).get_width()


def test_whoever_clicks_an_answer_sees_the_die_that_gives_it(rehearsal: Rehearsal) -> None:
    match = match_at(
        INFO,
        seats_of(2, 1),
        lambda match: match.rules.to_act == 0 and match.rules.view(0).phase == "ask",
    )
    scene = shown(rehearsal, match)
    rehearsal.click_target("ask-yes")
    assert scene.help.bubble is not None
    assert scene.picture.glowing == "ask"
    rehearsal.click_target("ask")
    assert scene.timeline.busy
    assert scene.picture.glowing == ""


def test_hammering_on_the_die_does_not_skip_the_answer_unseen(rehearsal: Rehearsal) -> None:
    match = match_at(
        INFO,
        seats_of(2, 1),
        lambda match: match.rules.to_act == 0 and match.rules.view(0).phase == "ask",
    )
    scene = shown(rehearsal, match)
    at, seen = ASK_BUTTON.centre, 0.0
    for number in range(120):
        if number % 4 == 0:
            rehearsal.click(at)
        rehearsal.app.frame(0.05)
        seen += 0.05 * bool(scene.picture.answered)
    assert 0.45 < seen < 1.0, "a look, and no more: the clicks are heard"


def test_every_sentence_of_the_coach_is_said_in_some_match() -> None:
    said = set()
    for seed in range(12):
        rules, dice = PtifooteuxRules.new(2, {}, the_box(), Dice(seed)), Dice(seed)
        acts: dict[int, tuple[e.AnyEvent, ...]] = {}
        while rules.to_act is not None:
            seat = rules.to_act
            said.update(coached_moments(rules.view(seat), acts.get(seat, ())))
            acts[seat] = tuple(rules.apply(rules.sample(seat, dice)))
    start = "coach.les-ptifooteux."
    for language in catalogues.LANGUAGES:
        words = catalogues.read_all(language)
        assert said == {key.removeprefix(start) for key in words if key.startswith(start)}
