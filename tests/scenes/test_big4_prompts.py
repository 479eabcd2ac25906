"""What BIG 4 tells beside the bare phase: what the dice must make, whom it is about, why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.big4.events import PartSkipped, Skipped, Weakened
from game.big4.faces import RefereeFace
from game.core.settings import Settings
from scenes.big4 import squad
from scenes.big4.deeds import Teller
from scenes.big4.duel_foot import coach_words, draw_foot
from scenes.big4.judge_board import draw_judging, tackle_words
from scenes.big4.picture import Judging
from scenes.big4.places import QUARTERS
from scenes.big4.prompts import save_chance, shoot_chance
from scenes.big4.shot_sums import to_score
from scenes.big4.table import Big4Table
from scenes.canvas import Canvas
from scenes.headless import Rehearsal
from scenes.showcase import AnyMatch
from scenes.words import say
from tests.scenes.big4_clicks import scene_at, show_at


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1024, 600))


@pytest.mark.parametrize(
    ("to_save", "told"),
    [
        (-5, "save-sure"),
        (3, "save-sure"),
        (4, "save"),
        (18, "save"),
        (19, "save-lost"),
    ],
)
def test_three_dice_make_three_to_eighteen(to_save: int, told: str) -> None:
    assert save_chance(to_save) == told
    assert say(f"prompt.big4.{told}", name="Noé", n=to_save).startswith("Noé, ")


@pytest.mark.parametrize(
    ("to_score", "told"),
    [
        (None, "shoot"),
        (-4, "shoot-sure"),
        (3, "shoot-sure"),
        (4, "shoot-at"),
        (18, "shoot-at"),
        (19, "shoot-lost"),
    ],
)
def test_the_taker_is_told_what_beats_a_wall(to_score: int | None, told: str) -> None:
    assert shoot_chance(to_score) == told
    assert say(f"prompt.big4.{told}", name="Noé", n=to_score).startswith("Noé, ")


@pytest.mark.parametrize(
    ("card", "icon"), [("yellow", "yellow-card"), ("red", "red-card"), ("red-penalty", "red-card")]
)
def test_who_chooses_whom_a_card_hits_sees_which_card(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch, card: RefereeFace, icon: str
) -> None:
    scene = show_at(rehearsal, "booked")
    assert scene.picture.card == scene.view.card
    scene.picture.card = card
    scene.table = Big4Table()  # nothing kept
    shown: list[str] = []
    monkeypatch.setattr(Canvas, "art", lambda _canvas, key, *_where: shown.append(key))
    scene.draw(Canvas(rehearsal.surface, rehearsal.stage))
    assert f"icons/{icon}" in shown


@pytest.mark.parametrize(("phase", "icon"), [("penalty", "ball"), ("duel", "versus")])
def test_whoever_picks_a_taker_sees_which_goalkeeper_waits(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch, phase: str, icon: str
) -> None:
    def asked(match: AnyMatch) -> bool:
        view = match.rules.view(None)
        return view.to_act == 0 and view.phase == phase

    scene = scene_at(rehearsal, asked, players=4)
    shot = scene.view.shot
    assert scene.picture.facing == shot.keeper
    scene.table = Big4Table()  # nothing kept
    shown: list[tuple[str, float, float]] = []
    monkeypatch.setattr(Canvas, "art", lambda _, key, x, y, *_size: shown.append((key, x, y)))
    scene.draw(Canvas(rehearsal.surface, rehearsal.stage))
    quarter = QUARTERS[shot.against]
    assert any(key == f"icons/{icon}" and quarter.holds((x, y)) for key, x, y in shown)


def test_before_a_wall_nobody_reckons_in_the_head(rehearsal: Rehearsal) -> None:
    """A wall of 11 and the keeper's 6 against a 5: thirteen beats the seventeen."""
    scene = show_at(rehearsal, "shoot-free-kick")
    assert to_score(scene.picture) == 17 + 1 - 5
    assert scene.prompt_key() == "prompt.big4.shoot-at"
    seen = Canvas(rehearsal.surface, rehearsal.stage)
    seen.texts = []
    draw_foot(seen, scene.picture, scene.seats)
    assert {"13", say("big4.missing", n=13), say("big4.target-note")} <= {
        text.text for text in seen.texts
    }


def test_in_a_duel_the_keeper_still_throws_so_no_target_is_named(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "save")
    assert to_score(scene.picture) is None


def test_the_coach_question_says_what_two_points_change(rehearsal: Rehearsal) -> None:
    """Noé has announced his two already: he needs eleven, thirteen if Léa answers."""
    scene = show_at(rehearsal, "coach")
    assert coach_words(scene.picture) == say("big4.coach-keeper", n=11, with_coach=13)
    scene.picture.acting = 1
    assert coach_words(scene.picture) == say("big4.coach-taker", n=11, with_coach=9)
    scene.picture.board = None
    assert coach_words(scene.picture) == say("big4.coach-question")


def test_the_referee_s_question_names_who_was_tackled(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "toss")
    assert tackle_words(scene.picture) == say("big4.referee-toss")
    victim = scene.picture.teams[0].footballers[6]
    teller = Teller(["Léa", "Noé"], scene.picture.seat_of)
    scene.picture.deed = teller.after(Weakened(1, (victim,), "tackle"), 3, None)
    name = squad.footballer(victim).name
    assert tackle_words(scene.picture) == say("big4.referee-toss-for", player=name)
    scene.picture.deed = teller.after(Weakened(1, (victim,), "dice"), 3, None)
    assert tackle_words(scene.picture) == say("big4.referee-toss")


@pytest.mark.parametrize("part", ["dribble", "recovery", "cramp"])
def test_an_action_without_a_target_says_which(rehearsal: Rehearsal, part: Skipped) -> None:
    scene = show_at(rehearsal, "roll")
    shown = []
    for step in scene.steps.of(PartSkipped(0, part)):
        step.at_start()
        shown.append((scene.picture.banner, scene.picture.banner_icon))
        step.at_end()
    assert (say(f"big4.no-{part}"), f"icons/action-{part}") in shown


@pytest.mark.parametrize("foul", [True, False])
def test_the_coin_in_the_air_tells_nothing_yet(rehearsal: Rehearsal, foul: bool) -> None:
    scene = show_at(rehearsal, "toss")
    scene.picture.offering = False
    scene.picture.judging = Judging(0, foul, tumble=0.5)
    seen = Canvas(rehearsal.surface, rehearsal.stage)
    seen.texts = []
    draw_judging(seen, scene.picture)
    told = " ".join(text.text for text in seen.texts)
    assert say("big4.referee-toss") in told
    assert say("big4.referee-said-foul") not in told
