"""What a child reads off the table of BIG 4: what dice are for, what a face does, who scored."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.big4.events import Hurt, SentOff, YellowShown
from game.big4.faces import ACTION_DIE, ActionFace, DuelFace
from game.big4.shot_events import AttackCounted, DefenceCounted, GoalScored, ShotSettled
from game.core.settings import Settings
from scenes.big4 import shot_sums, squad
from scenes.big4.deeds import Teller
from scenes.big4.shot_flight import GLOVE, START, ball_at
from scenes.big4.team_cards import tilted
from scenes.goal_overlay import GoalOverlay
from scenes.headless import Rehearsal
from scenes.words import say
from tests.scenes.big4_clicks import show_at, texts

SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), SMALL)


@pytest.mark.parametrize(
    ("action", "joint"),
    [("dribble", "et"), ("recovery", "et"), ("cramp", None), ("free-kick", "ou"), ("tackle", "ou")],
)
def test_the_tray_says_whether_the_dice_count_beside_the_action(
    rehearsal: Rehearsal, action: ActionFace, joint: str | None
) -> None:
    scene = show_at(rehearsal, "blue")
    scene.picture.action = action
    read = texts(rehearsal, scene)
    assert say(f"card.big4.{action}.label") in read
    assert [word for word in read if word in ("et", "ou")] == ([joint] if joint else [])


@pytest.mark.parametrize("closed_by", ["guide", "escape", "roll"])
def test_the_faces_of_the_action_die_explain_themselves_at_a_click(
    rehearsal: Rehearsal, closed_by: str
) -> None:
    scene = show_at(rehearsal, "roll")
    told = {say(f"big4.does.{face}") for face in ACTION_DIE}
    assert not told & set(texts(rehearsal, scene))
    rehearsal.click_target("legend")
    assert told <= set(texts(rehearsal, scene))
    if closed_by == "escape":
        rehearsal.key(pygame.K_ESCAPE)
    else:
        rehearsal.click_target(closed_by)
    assert rehearsal.top is scene
    assert not told & set(texts(rehearsal, scene))


def test_a_goal_shouts_the_name_of_the_footballer_and_whose_it_is(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "roll")
    scorer = scene.view.teams[0].footballers[9]
    scene.show_goal(GoalScored(0, scorer, 1, "duel", (1, 0)))
    shown = rehearsal.top
    assert isinstance(shown, GoalOverlay)
    said = texts(rehearsal, shown)
    assert "Mathurin Ciel marque" in said
    assert "pour Léa !" in said


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_a_card_is_held_up_for_all_to_see_and_put_away(rehearsal: Rehearsal, colour: str) -> None:
    scene = show_at(rehearsal, "roll")
    who = scene.view.teams[1].footballers[4]
    event = YellowShown(1, who, 1) if colour == "yellow" else SentOff(1, who, "red")
    held = []
    for step in scene.steps.of(event):
        step.at_start()
        shown = scene.picture.held_up
        held.append(None if shown is None else (shown.colour, shown.footballer))
        step.finish()
    assert (colour, who) in held
    assert scene.picture.held_up is None


def test_an_injury_is_seen_as_large_as_a_card_and_named(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "advanced")
    who = scene.view.teams[1].footballers[4]
    scene.timeline.add(*scene.steps.of(Hurt(0, who)))
    rehearsal.wait(1.0, 0.1)
    held = scene.picture.held_up
    assert held is not None
    assert (held.colour, held.footballer) == ("hurt", who)
    assert f"Blessure ! {squad.footballer(who).name}" in texts(rehearsal, scene)
    rehearsal.wait(1.5, 0.1)
    assert scene.picture.held_up is None
    assert scene.picture.teams[1].hurt


def test_the_ball_flies_where_the_verdict_sends_it() -> None:
    assert {ball_at(verdict, -1.0) for verdict in ("goal", "near", "saved", "missed")} == {START}
    assert ball_at("saved", 1.0) == GLOVE
    for verdict in ("near", "missed"):
        x, y = ball_at(verdict, 1.0)
        assert x > 1920
        assert y < GLOVE[1]
    assert ball_at("near", 0.62) == pytest.approx(GLOVE)


def test_the_sum_of_a_wall_is_known_and_not_counted_again(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "shoot-free-kick")
    show = scene.picture.board
    assert show is not None
    total = shot_sums.total(shot_sums.defence_parts(scene.picture, show))
    wall = DefenceCounted(1, show.shot.keeper, (), 6, total - 6, 0, 0, total)
    for step in scene.steps.of(wall):
        step.at_start()
        assert str(total) in texts(rehearsal, scene)
        step.finish()


@pytest.mark.parametrize(("dice", "duel", "terms"), [((1, 2), None, 2), ((1, 2, 3), "star-1", 4)])
def test_every_term_of_a_sum_is_told_for_as_long(
    rehearsal: Rehearsal, dice: tuple[int, ...], duel: DuelFace | None, terms: int
) -> None:
    scene = show_at(rehearsal, "save-easy")
    event = AttackCounted(1, 40, dice, duel, int(duel is not None), 0, 0, 0, 9)
    seconds = [step.seconds for step in scene.steps.of(event)]
    assert pytest.approx(0.35 * terms) in seconds


def test_a_ring_that_leans_has_a_smooth_edge() -> None:
    plate = pygame.Surface((100, 100), pygame.SRCALPHA)
    plate.fill("black")
    leaning = tilted(plate)
    spots = [(x, y) for x in range(leaning.get_width()) for y in range(leaning.get_height())]
    half_seen = [spot for spot in spots if 0 < leaning.get_at(spot).a < 255]
    assert len(half_seen) > 300


def test_nobody_smiles_before_the_ball_has_arrived(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "save")
    show = scene.picture.board
    assert show is not None
    show.verdict, show.flight = "saved", 0.5
    assert show.known == ""
    show.flight = 1.0
    assert show.known == "saved"


def test_a_shot_is_told_without_the_number_of_its_taker(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "roll")
    picture = scene.picture
    taker = scene.view.teams[1].footballers[4]
    missed = ShotSettled(1, "duel", taker, 0, "missed", 9, None)
    picture.deed = Teller(["Léa", "Noé"], picture.seat_of).after(missed, picture.minute - 1, None)
    assert "Noé rate le but" in texts(rehearsal, scene)


def test_with_fewer_animations_a_card_still_stands_there_to_be_read(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "roll")
    who = scene.view.teams[1].footballers[4]
    scene.timeline.add(*scene.steps.of(SentOff(1, who, "red")))
    rehearsal.wait(1.0, 0.1)
    assert scene.picture.held_up is not None
    assert scene.picture.banner
    rehearsal.wait(1.0, 0.1)
    assert scene.picture.held_up is None
