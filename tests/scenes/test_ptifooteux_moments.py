"""The great and small moments of Les P'tifooteux: what the prompt promises, who hops for joy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.catalog import game_info
from game.core.dice import Dice
from game.core.settings import Settings
from game.ptifooteux import events as e
from game.ptifooteux.moves import AskKid, PlayMatch, RollDie
from scenes.headless import Rehearsal
from scenes.ptifooteux.bubble_place import beside, covered
from scenes.ptifooteux.in_reach import askers_in_reach, match_in_reach
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.places import choice_boxes
from scenes.ptifooteux.scene import PtifooteuxScene
from scenes.scene import Box
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.words import say
from tests.games.ptifooteux.story import the_box
from tests.scenes.layout import look

INFO = game_info("les-ptifooteux")


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (640, 360))


def asked(match: AnyMatch, phase: str) -> bool:
    return bool(match.rules.to_act == 0 and match.rules.view(0).phase == phase)


def coming(match: AnyMatch, move: RollDie | AskKid | PlayMatch) -> list[e.AnyEvent]:
    """What that move of seat 0 will bring."""
    rules = match.rules
    return list(rules.copy().apply(move)) if rules.why_not(move) is None else []


def shown(rehearsal: Rehearsal, moment: Callable[[AnyMatch], bool]) -> PtifooteuxScene:
    scene = PtifooteuxScene(match_at(INFO, seats_of(2, 1), moment), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.4)
    return scene


def click_until(rehearsal: Rehearsal, key: str, seen: Callable[[], bool]) -> None:
    rehearsal.click_target(key)
    for _ in range(200):
        if seen():
            return
        rehearsal.app.frame(0.1)
    pytest.fail("it is never shown")


def test_the_roll_the_prompt_names_leads_to_the_match(rehearsal: Rehearsal) -> None:
    def near(match: AnyMatch) -> bool:
        seat = match.rules.view(0).seats[0]
        return asked(match, "roll") and seat.stage > 0 and not seat.beaten

    named = set()
    for more in range(3, 30, 9):
        scene = shown(rehearsal, lambda match, more=more: near(match) and match.rules.turns > more)
        course, seat = scene.table.places.course, scene.view.seats[0]
        reached = match_in_reach(course, seat.square, beaten=False)
        if reached is None:
            stage = course.squares[seat.square].stage
            assert scene.prompt == say(f"aim.les-ptifooteux.towards.{stage}", name=scene.name(0))
            continue
        match, steps = reached
        walk = course.walk_cup(seat.square, steps, beaten=False)
        assert (walk.path[-1], walk.turned) == (match, None)
        assert f" {steps} " in scene.prompt
        named.add(steps)
    assert named


@pytest.mark.parametrize("kids", [0, 1, 2])
def test_who_shines_in_the_yard_can_be_asked_and_who_does_not_cannot(
    rehearsal: Rehearsal, kids: int
) -> None:
    def gathering(match: AnyMatch) -> bool:
        own, other = match.rules.view(0).seats
        if not asked(match, "roll") or len(own.kids) != kids or own.stage:
            return False
        course = match.rules.box.course
        ahead = {course.squares[key].kid for key in course.walk_ring(own.square, 6).path[1:]}
        return kids > 1 or bool(ahead & set(other.kids))

    scene = shown(rehearsal, gathering)
    course = scene.table.places.course
    shining = set(askers_in_reach(course, scene.picture, scene.rules.box.colour_of))
    rolled = {}
    for seed in range(60):
        rules = scene.match.rules.copy()
        rules._table.dice = Dice(seed)
        events = rules.apply(RollDie(0))
        walk = next(event for event in events if isinstance(event, e.PawnWalked))
        rolled[walk.path[-1]] = rules.view(0).phase in ("ask", "star", "rainbow")
    assert len(rolled) == 6
    assert shining == {square for square, may_ask in rolled.items() if may_ask}


def test_nobody_shines_while_it_is_rolled_for_who_begins(rehearsal: Rehearsal) -> None:
    scene = shown(rehearsal, lambda match: asked(match, "opening"))
    course, colour_of = scene.table.places.course, scene.rules.box.colour_of
    assert askers_in_reach(course, scene.picture, colour_of) == []


def test_a_pawn_that_goes_too_far_is_told_so_at_the_match(rehearsal: Rehearsal) -> None:
    def too_far(match: AnyMatch) -> bool:
        return any(getattr(event, "turned", None) for event in coming(match, RollDie(0)))

    scene = shown(rehearsal, too_far)
    walk = next(event for event in coming(scene.match, RollDie(0)) if hasattr(event, "turned"))
    picture = scene.picture
    click_until(rehearsal, "die", lambda: bool(picture.remark))
    assert picture.remark == say("table.les-ptifooteux.too-far")
    assert picture.remark_at == scene.table.places.centre(walk.path[walk.turned])
    while scene.timeline.busy and picture.remark:
        rehearsal.app.frame(0.1)
    assert not picture.remark


@pytest.mark.parametrize("moving", [True, False])
def test_a_complete_team_stands_on_its_banner_and_hops(rehearsal: Rehearsal, moving: bool) -> None:
    def completed(match: AnyMatch) -> bool:
        return any(isinstance(each, e.TeamCompleted) for each in coming(match, AskKid(0)))

    rehearsal.stage.settings.fewer_animations = not moving
    scene = shown(rehearsal, completed)
    picture = scene.picture
    click_until(rehearsal, "ask", lambda: bool(picture.banner_faces))
    rehearsal.wait(0.3)
    assert picture.banner == say("table.les-ptifooteux.welcome", name=scene.name(0))
    assert set(picture.banner_faces) == {face(kid, "yes") for kid in scene.view.seats[0].kids}
    assert len(picture.banner_faces) == 3
    assert bool(picture.joy) == moving
    scene._finish_motion()
    assert (picture.banner_faces, picture.joy) == ((), 0.0)


@pytest.mark.parametrize("moving", [True, False])
def test_a_vehicle_rides_past_large_and_is_gone_where_it_stops(
    rehearsal: Rehearsal, moving: bool
) -> None:
    def rides(match: AnyMatch) -> bool:
        events = coming(match, RollDie(0)) if asked(match, "roll") else []
        return any(isinstance(each, e.PawnCarried) and each.why == "transport" for each in events)

    rehearsal.stage.settings.fewer_animations = not moving
    scene = shown(rehearsal, rides)
    team, large = scene.picture.teams[0], 0.0
    rehearsal.click_target("die")
    while scene.timeline.busy:
        rehearsal.app.frame(0.05)
        large = max(large, team.near)
    assert (large > 0.9) == moving
    assert (team.vehicle, team.near) == ("", 0.0)


@pytest.mark.parametrize("moving", [True, False])
def test_a_head_is_shaken_or_nods_unless_fewer_animations_are_wished(
    rehearsal: Rehearsal, moving: bool
) -> None:
    rehearsal.stage.settings.fewer_animations = not moving
    scene = shown(rehearsal, lambda match: asked(match, "ask"))
    click_until(rehearsal, "ask", lambda: bool(scene.picture.answered))
    leant = 0.0
    while scene.picture.answered:
        rehearsal.app.frame(0.05)
        leant = max(leant, abs(scene.picture.nod))
    assert bool(leant) == moving


@pytest.mark.parametrize("moving", [True, False])
def test_the_cup_rains_paper_and_the_rain_is_over_on_the_podium(
    rehearsal: Rehearsal, moving: bool
) -> None:
    def champion(match: AnyMatch) -> bool:
        return any(isinstance(each, e.CupWon) for each in coming(match, PlayMatch(0)))

    rehearsal.stage.settings.fewer_animations = not moving
    scene = shown(rehearsal, champion)
    picture = scene.picture
    click_until(rehearsal, "match", lambda: picture.rain is not None)
    rehearsal.wait(0.3)
    assert bool(picture.rain) == moving
    assert len(picture.banner_faces) == 3
    scene._finish_motion()
    assert picture.rain is None


def test_a_team_that_lost_its_match_looks_sad_until_it_walks_on(rehearsal: Rehearsal) -> None:
    scene = shown(rehearsal, lambda match: asked(match, "roll"))
    team = scene.picture.teams[0]
    team.kids, team.square = ["lila", "rani", "nina"], "16e-match"
    looks = []
    for team.beaten in (False, True):
        scene.touch()
        rehearsal.app.frame(0)
        looks.append(rehearsal.surface.get_buffer().raw)
    assert looks[0] != looks[1]


def test_a_card_flies_off_its_pile_and_grows_before_it_is_turned(rehearsal: Rehearsal) -> None:
    def turned(match: AnyMatch) -> bool:
        return any(isinstance(each, e.CardTurned) for each in coming(match, RollDie(0)))

    scene = shown(rehearsal, turned)
    card = next(each for each in coming(scene.match, RollDie(0)) if isinstance(each, e.CardTurned))
    picture, pile = scene.picture, scene.table.places.boxes[f"pile-{card.colour}"]
    click_until(rehearsal, "die", lambda: bool(picture.flights))
    (flight,) = picture.flights
    assert flight.art == f"cards/ptifooteux-{card.colour}"
    assert picture.card is None
    assert pile.width <= flight.width < 3 * pile.width
    widths = []
    while picture.flights:
        widths.append(flight.width)
        rehearsal.app.frame(1 / 30)
    assert widths == sorted(widths)
    assert picture.card is not None


@pytest.mark.parametrize(("phase", "note"), [("tries", "spent"), ("match", "cup-wins")])
def test_below_the_tries_it_says_what_matters_now(
    rehearsal: Rehearsal, phase: str, note: str
) -> None:
    shown(rehearsal, lambda match: asked(match, phase) and match.rules.view(0).tries <= 1)
    assert say(f"table.les-ptifooteux.{note}") in {seen.drawn.text for seen in look(rehearsal)}


@pytest.mark.parametrize("free", ["orange", "green", "violet"])
def test_why_not_this_one_hides_none_of_those_who_may_be_asked(free: str) -> None:
    kids = the_box().pieces.kids
    boxes = choice_boxes([kid.key for kid in kids])
    clear = [boxes[kid.key] for kid in kids if kid.colour == free]
    for kid in kids:
        about = boxes[kid.key]
        if about in clear:
            continue
        bubble, _tip = beside(Box(0, 0, 780, 356), about, clear=clear)
        assert max(covered(bubble, box) for box in clear) <= 1 / 3, kid.name
