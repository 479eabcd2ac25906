"""What somebody has just done stays to be read: while others play, and before the next roll."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.big4.events import (
    AnyEvent,
    Hurt,
    OffsideCalled,
    PartSkipped,
    Passed,
    Recovered,
    SentOff,
    Substituted,
    TeamOut,
    Weakened,
    YellowShown,
)
from game.big4.moves import TurnOver
from game.big4.shot_events import ShotSettled
from game.big4.squads import club_of, number_of
from game.core.settings import Settings
from scenes.big4.deeds import Deed, Teller
from scenes.big4.scene import Big4Scene
from scenes.canvas import Canvas, DrawnText
from scenes.headless import Rehearsal
from scenes.words import set_language
from tests.scenes.big4_clicks import click_move, show_at

NAMES = ("Léa", "Noé")
FOUR, FIVE, SEVEN = (number_of(1, place, 0) for place in (4, 5, 7))


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True, fewer_animations=True), (1024, 600))


@pytest.fixture
def teller() -> Teller:
    set_language("fr")
    return Teller(NAMES, club_of)


def told(teller: Teller, *events: AnyEvent, minute: int = 3) -> Deed | None:
    deed = None
    for event in events:
        deed = teller.after(event, minute, deed)
    return deed


@pytest.mark.parametrize(
    ("event", "words", "footballers"),
    [
        (Weakened(0, (FOUR, FIVE), "dice"), "Léa affaiblit", (FOUR, FIVE)),
        (Weakened(0, (FOUR,), "tackle"), "Léa affaiblit", (FOUR,)),
        (Weakened(1, (FOUR,), "cramp"), "Crampe chez Noé", (FOUR,)),
        (Recovered(1, (FIVE,), "recovery"), "Noé récupère un joueur", (FIVE,)),
        (Recovered(1, (FIVE,), "save"), "Noé récupère un joueur", (FIVE,)),
        (OffsideCalled(0), "Léa est hors-jeu", ()),
        (Passed(0), "Léa passe son tour", ()),
        (PartSkipped(0, "dice"), "Pas de somme pour Léa", ()),
        (Hurt(0, FOUR), "Blessure chez Noé", (FOUR,)),
        (YellowShown(1, SEVEN, 1), "Carton jaune chez Noé", (SEVEN,)),
        (SentOff(1, SEVEN, "red"), "Carton rouge chez Noé", (SEVEN,)),
        (SentOff(1, None, "red"), "Carton pour le coach de Noé", ()),
        (Substituted(1, FOUR, FOUR + 1), "Noé fait un changement", (FOUR + 1,)),
        (TeamOut(1, 0), "L’équipe de Noé sort", ()),
        (ShotSettled(1, "duel", SEVEN, 0, "saved", 9, 12), "Léa arrête Noé", (SEVEN,)),
    ],
)
def test_what_was_done_is_told_with_those_it_was_done_to(
    teller: Teller, event: AnyEvent, words: str, footballers: tuple[int, ...]
) -> None:
    deed = told(teller, event)
    assert deed is not None
    assert (deed.words, deed.footballers) == (words, footballers)


def test_dice_and_dribble_of_one_turn_are_one_deed(teller: Teller) -> None:
    dice, dribble = Weakened(0, (FOUR, FIVE), "dice"), Weakened(0, (SEVEN,), "dribble")
    deed = told(teller, dice, dribble)
    assert deed is not None
    assert deed.footballers == (FOUR, FIVE, SEVEN)
    later = teller.after(dribble, 4, deed)
    assert later is not None
    assert later.footballers == (SEVEN,)


def test_dice_that_find_nothing_do_not_hide_the_dribble_before(teller: Teller) -> None:
    deed = told(teller, Weakened(0, (SEVEN,), "dribble"), PartSkipped(0, "dice"))
    assert deed is not None
    assert deed.footballers == (SEVEN,)


def test_what_follows_from_a_shot_does_not_hide_it(teller: Teller) -> None:
    missed = ShotSettled(0, "duel", SEVEN, 1, "missed", 9, None)
    deed = told(teller, missed, Weakened(0, (SEVEN,), "shot"))
    assert deed is not None
    assert deed.words == "Léa rate le but"


def texts(rehearsal: Rehearsal, scene: Big4Scene) -> list[str]:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    drawn: list[DrawnText] = []
    canvas.texts = drawn
    scene.draw_table(canvas)
    return [each.text for each in drawn]


def test_before_the_roll_one_reads_what_the_one_before_did(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "roll")
    scene.picture.deed = Deed(1, scene.picture.minute - 1, "icons/dice", "Noé affaiblit", (4, 8))
    assert "Noé affaiblit : 3, 5" in texts(rehearsal, scene)


def test_a_set_taken_back_is_no_deed_any_more(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "sum")
    move = next(m for m in scene.rules.legal_moves() if isinstance(m, TurnOver))
    click_move(rehearsal, scene, move)
    rehearsal.wait(3, 0.1)
    assert scene.picture.deed is not None
    assert scene.picture.deed.footballers == move.footballers
    scene.undo()
    rehearsal.wait(0.5, 0.1)
    assert scene.picture.deed is None


def test_no_name_lies_over_the_cards_while_others_play(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "blue")
    target = next(t for t in scene.targets() if t.key.startswith("player:"))
    rehearsal.hover(target.box.centre)
    footballer = int(target.key.partition(":")[2])
    name = scene.rules.box.footballers[footballer].name
    assert name in texts(rehearsal, scene)
    scene.withdraw()
    assert name not in texts(rehearsal, scene)


def test_once_the_dice_are_used_nobody_is_told_to_use_them(rehearsal: Rehearsal) -> None:
    scene = show_at(rehearsal, "picking")
    move = next(m for m in scene.rules.legal_moves() if isinstance(m, TurnOver))
    click_move(rehearsal, scene, move)
    rehearsal.wait(3, 0.1)
    assert scene.view.phase == "dribble"
    assert not any("dés" in text for text in texts(rehearsal, scene))
