"""Choosing on the BIG 4 screen: live sums, lit footballers, sets, refusals, advice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.big4.moves import BuildWall, TurnOver
from game.big4.picking import can_follow
from game.big4.sets import SETS
from game.big4.squads import number_of, place_of, places_in
from game.big4.view import Big4View
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.big4.club_colours import in_club_colours
from scenes.big4.coaching import coach_key
from scenes.big4.picture import Big4Picture
from scenes.big4.places import confirm_button
from scenes.big4.scene import Big4Scene
from scenes.big4.tray_places import confirm_box, set_boxes
from scenes.board_loader import load_board
from scenes.headless import Rehearsal
from scenes.showcase import AnyMatch, seats_of
from scenes.words import say
from tests.scenes.big4_clicks import INFO, click_move, scene_at, show_at, texts

SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), SMALL)


def blank_match(**options: object) -> AnyMatch:
    chosen = INFO.default_options() | options
    return Match.new(INFO.load(load_board), seats_of(2, 0), chosen, 1)


def first_to_pick(scene: Big4Scene) -> int:
    """Somebody who makes no sum alone."""
    sets = {move.footballers for move in legal_sets(scene)}
    return next(each for each in sorted(scene.picture.lit) if (each,) not in sets)


def legal_sets(scene: Big4Scene) -> list[TurnOver]:
    return [move for move in scene.rules.legal_moves() if isinstance(move, TurnOver)]


def test_the_sum_is_counted_live_and_only_those_who_fit_stay_lit(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "blue")
    total = sum(scene.view.classic or ())
    one = first_to_pick(scene)
    rehearsal.click_target(f"player:{one}")
    assert scene.prompt == say(
        "prompt.big4.picking", name="Léa", sum=str(place_of(one)), left=total - place_of(one)
    )
    assert scene.picture.lit == can_follow(scene.rules.legal_moves(), (one,))
    other = next(each for each in scene.picture.lit if place_of(one) + place_of(each) == total)
    rehearsal.click_target(f"player:{other}")
    low, high = sorted((place_of(one), place_of(other)))
    assert f"{low} + {high} = {total}" in scene.prompt
    assert scene.picture.ready
    assert scene.picture.lit == frozenset()


def test_a_pick_can_be_taken_back_until_it_is_confirmed(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "blue")
    moves = len(scene.match.moves)
    one, lit = first_to_pick(scene), scene.picture.lit
    rehearsal.click_target(f"player:{one}")
    rehearsal.click_target(f"player:{one}")
    assert scene.picture.draft.picked == ()
    assert scene.picture.lit == lit
    rehearsal.click_target("set:1")
    assert scene.picture.ready
    rehearsal.key(pygame.K_ESCAPE)
    assert rehearsal.top is scene
    assert scene.picture.draft.picked == ()
    assert len(scene.match.moves) == moves
    rehearsal.click_target("set:1")
    rehearsal.click_target("confirm")
    assert len(scene.match.moves) == moves + 1


def test_against_one_opponent_every_set_is_a_button(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "blue")
    keys = [target.key for target in scene.targets() if target.key.startswith("set:")]
    assert len(keys) == len(legal_sets(scene)) == 7
    assert set(scene.picture.sets) == {move.footballers for move in legal_sets(scene)}


def test_a_set_half_made_is_refused_with_the_reason(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "blue")
    rehearsal.click_target(f"player:{first_to_pick(scene)}")
    rehearsal.click_target("confirm")
    assert scene.help.bubble is not None
    total, number = sum(scene.view.classic or ()), place_of(scene.picture.draft.picked[0])
    told = say("refusal.big4.sum-wrong", name="Léa", numbers=number, made=number, sum=total)
    assert scene.help.bubble.sentence == told


def test_with_nobody_picked_the_reason_asks_for_a_pick(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "blue")
    rehearsal.click_target("confirm")
    assert scene.help.bubble is not None
    assert scene.help.bubble.sentence == say(
        "refusal.big4.sum-none", name="Léa", sum=sum(scene.view.classic or ())
    )


def blue_for_nobody(match: AnyMatch) -> bool:
    """Blue, and no footballers make the sum."""
    view: Big4View = match.rules.view(None)
    blue = view.to_act == 0 and view.phase == "blue"
    return blue and not any(isinstance(move, TurnOver) for move in match.rules.legal_moves())


def test_on_blue_dice_that_fit_nobody_are_not_offered(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, blue_for_nobody)
    said = texts(rehearsal, scene)
    action = scene.picture.action
    assert say(f"big4.only.{action}") in " ".join(said)
    assert say(f"card.big4.{action}.text") not in " ".join(said)
    assert say("big4.or") not in said
    rehearsal.click_target("tab:dice")
    assert scene.picture.draft.mode == "action"
    assert scene.help.bubble is not None
    assert scene.help.bubble.sentence == say("prompt.big4.no-sum", name="Léa")


def test_a_number_too_many_is_refused_and_never_played_at_once(rehearsal: Rehearsal) -> None:
    """Also where it would make the sum alone."""
    scene = show_at(rehearsal, "blue")
    moves, one = len(scene.match.moves), first_to_pick(scene)
    alone = next(each[0] for each in scene.picture.sets if len(each) == 1)
    rehearsal.click_target(f"player:{one}")
    rehearsal.click_target(f"player:{alone}")
    assert scene.help.bubble is not None
    assert "C’est trop" in scene.help.bubble.sentence
    assert scene.picture.draft.picked == (one,)
    assert len(scene.match.moves) == moves


@pytest.mark.parametrize("name", ["blue", "sum", "roll", "taker", "green", "wall"])
def test_whoever_is_not_lit_answers_with_a_reason(rehearsal: Rehearsal, name: str) -> None:
    scene = show_at(rehearsal, name)
    moves, picked = len(scene.match.moves), scene.picture.draft.picked
    for target in list(scene.targets()):
        kind, _, number = target.key.partition(":")
        if kind != "player" or int(number) in scene.picture.lit | set(picked):
            continue
        rehearsal.click_target(target.key)
        assert scene.help.bubble is not None, target.key
        scene.help.close()
    assert len(scene.match.moves) == moves
    assert scene.picture.draft.picked == picked


@pytest.mark.parametrize("name", [shown.name for shown in Big4Scene.shown(INFO)][:-2])
def test_advice_glows_and_then_says_why(rehearsal: Rehearsal, name: str) -> None:
    scene = show_at(rehearsal, name)
    rehearsal.click_target("bar.hint")
    keys = {target.key for target in scene.targets()}
    assert scene.picture.hinted & keys
    rehearsal.click_target("bar.hint")
    assert scene.help.bubble is not None


@pytest.mark.parametrize("name", ["roll", "green", "blue", "recover", "taker", "wall"])
def test_advice_stands_close_to_what_glows(rehearsal: Rehearsal, name: str) -> None:
    """Its tail would else end on somebody else."""
    scene = show_at(rehearsal, name)
    rehearsal.click_target("bar.hint")
    rehearsal.click_target("bar.hint")
    bubble = scene.help.bubble
    assert bubble is not None
    glowing = [target.box for target in scene.targets() if target.key in scene.picture.hinted]
    assert any(box.holds(bubble.towards) for box in glowing)
    _, y = bubble.towards
    assert bubble.box.y - 110 <= y <= bubble.box.y + bubble.box.height + 110
    assert not bubble.box.holds(bubble.towards)


def test_the_wall_is_proposed_and_may_be_built_anew(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "wall")
    walls = [move for move in scene.rules.legal_moves() if isinstance(move, BuildWall)]
    assert scene.picture.ready
    proposed = set(scene.picture.draft.picked)
    worst = next(wall for wall in walls if not set(wall.footballers) & proposed)
    click_move(rehearsal, scene, worst)
    assert scene.match.moves[-1] == worst


def test_a_change_is_shown_before_it_is_made(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "change")
    before = len(scene.match.moves)
    rehearsal.click_target("change")
    off = min(scene.picture.lit)
    rehearsal.click_target(f"player:{off}")
    assert scene.picture.draft.off == off
    rehearsal.click_target(f"player:{off}")
    assert scene.picture.draft.off is None
    rehearsal.click_target(f"player:{off}")
    rehearsal.click_target("confirm")
    assert len(scene.match.moves) == before + 1


def test_before_somebody_hurt_is_replaced_the_dice_say_why_they_wait(rehearsal: Rehearsal) -> None:
    match, dice = blank_match(advanced=True), Dice(1)
    while match.rules.view(None).phase != "change-hurt":
        match = match if match.rules.to_act is not None else blank_match(advanced=True)
        match.play(match.rules.sample(match.rules.to_act, dice))
    scene = Big4Scene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5, 0.1)
    scene.help.close()
    rehearsal.click_target("tab:dice")
    assert scene.help.bubble is not None
    assert scene.help.bubble.sentence == say("refusal.big4.change-hurt-first", name="")


def test_the_coach_says_when_the_bonus_serves(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "change")
    rehearsal.click_target("coach")
    assert scene.help.bubble is not None
    assert scene.help.bubble.sentence == say("refusal.big4.coach-at-a-shot", name="Léa")


def test_once_the_dice_lie_there_is_no_way_back(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "sum")
    moves = len(scene.match.moves)
    rehearsal.click_target("bar.undo")
    assert scene.help.bubble is not None
    assert len(scene.match.moves) == moves


def test_everybody_plays_in_the_colours_of_the_club(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "green")
    assert [seat.colour for seat in scene.seats] == [team.club for team in scene.view.teams]


def test_before_the_clubs_are_chosen_no_two_wear_one_colour() -> None:
    seats = seats_of(4, 0)
    match: AnyMatch = Match.new(INFO.load(load_board), seats, INFO.default_options(), 1)
    first, *others = match.rules.view(None).teams
    teams = [msgspec.structs.replace(first, club=3), *others]
    worn = [seat.colour for seat in in_club_colours(seats, teams)]
    assert worn == [3, 1, 2, 0]


def test_a_coach_tells_newcomers_what_is_new(rehearsal: Rehearsal) -> None:
    def blue(match: AnyMatch) -> bool:
        view: Big4View = match.rules.view(None)
        return view.to_act == 0 and view.phase == "blue"

    scene = scene_at(rehearsal, blue)
    assert scene.coach_key() == "coach.big4.blue"


def test_so_it_is_when_three_teams_have_come_down_to_two(rehearsal: Rehearsal) -> None:
    def last_two(match: AnyMatch) -> bool:
        view: Big4View = match.rules.view(None)
        waits = view.to_act == 0 and sum(team.out for team in view.teams) == 1
        return waits and any(isinstance(move, TurnOver) for move in match.rules.legal_moves())

    scene = scene_at(rehearsal, last_two, players=3)
    keys = [target.key for target in scene.targets() if target.key.startswith("set:")]
    assert len(keys) == len(legal_sets(scene)) > 0
    assert set(scene.picture.sets) == {move.footballers for move in legal_sets(scene)}


@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize("players", [2, 4])
def test_all_sets_against_one_team_find_room(players: int, total: int) -> None:
    blank: AnyMatch = Match.new(INFO.load(load_board), seats_of(players, 0), {}, 1)
    last_two = [
        msgspec.structs.replace(team, out=seat > 1)
        for seat, team in enumerate(blank.rules.view(None).teams)
    ]
    sets = [tuple(number_of(0, each, 0) for each in places_in(places)) for places in SETS[total]]
    picture = Big4Picture(teams=last_two, sets=tuple(sets))
    boxes = set_boxes(picture)
    assert len(boxes) == len(sets)
    confirm = confirm_box(picture)
    assert confirm.width >= confirm_button(players).width
    assert all(box.x + box.width < confirm.x or box.y + box.height < confirm.y for box in boxes)


def test_an_easy_line_up_speaks_of_no_stars(rehearsal: Rehearsal) -> None:
    def lining_up(match: AnyMatch) -> bool:
        view = match.rules.view(None)
        return view.to_act == 0 and view.phase == "line-up"

    scene = scene_at(rehearsal, lining_up)
    keys = [target.key for target in scene.targets() if target.key.startswith("eleven:")]
    assert keys == ["eleven:0"]
    assert coach_key(scene.view, ()) is None


def test_a_pointer_left_where_somebody_was_replaced_names_nobody(rehearsal: Rehearsal) -> None:
    """Whoever came off is hovered still, until the pointer moves."""
    scene = show_at(rehearsal, "advanced")
    gone = scene.view.teams[1].bench[-1]
    scene.hovered = f"player:{gone}"
    scene.touch()
    rehearsal.wait(0.1, 0.1)
    assert scene.picture.hot == f"player:{gone}"
    assert rehearsal.app.crashes == []
    assert rehearsal.top is scene
