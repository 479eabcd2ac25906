"""11 Soccer with several people at one screen: who was called in front of it sees, nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.catalog import game_info
from game.core.dice import Dice
from game.core.match import Match
from game.core.record import Seat
from game.core.settings import Settings
from game.soccer11.moves import AnyMove
from scenes.board_loader import load_board
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.recap import Recap
from scenes.showcase import CAST, AnyMatch, match_at
from scenes.soccer11.scene import Soccer11Scene
from tests.scenes.test_soccer11_scene import click_move

INFO = game_info("11-soccer")
SMALL = (640, 360)
STEP = 0.25
# Which seats are robots: people side by side, apart, and more of them than machines.
TABLES = ["PPR", "PRP", "PRPR", "PPRR", "PPPR"]


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def seated(kinds: str) -> tuple[Seat, ...]:
    """P is a person, R a robot."""
    return tuple(
        each if kind == "P" else Seat(each.name, "", each.colour, "robot", 2)
        for kind, each in zip(kinds, CAST, strict=False)
    )


# The curtain.


def watched_by_all(scene: Soccer11Scene) -> bool:
    return scene.viewing.viewer is None or scene.picture.ceremony is not None


def open_hands(scene: Soccer11Scene) -> list[int]:
    """The seats whose cards lie face up, or are on their way to lie so."""
    hands = enumerate(scene.picture.hands)
    return [seat for seat, hand in hands if any(card is not None for card in hand)]


def frames(rehearsal: Rehearsal, scene: Soccer11Scene, most: int) -> Iterator[None]:
    """A match played by clicks; yields after every picture of it, curtains left out."""
    dice = Dice(5)
    for _ in range(most):
        top = rehearsal.top
        if isinstance(top, Podium):
            return
        if isinstance(top, Handover | Recap):
            rehearsal.wait(0.4, step=0.2)
            rehearsal.click_target("ready" if isinstance(top, Handover) else "recap.go")
        elif scene.person_to_act is not None and not scene.locked:
            scene.help.close()
            click_move(rehearsal, scene.rules.sample(scene.person_to_act, dice))
        else:
            rehearsal.app.frame(STEP)
        if rehearsal.top is scene:
            yield


@pytest.mark.parametrize("kinds", TABLES)
def test_a_hand_lies_open_only_behind_a_curtain_of_its_own(
    rehearsal: Rehearsal, kinds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody watches what robots do and how a day ends: whoever is next must be called."""
    called: list[int | None] = [None]
    ready = Handover._ready

    def note_who_came(curtain: Handover) -> None:
        if curtain.listens:
            called[0] = curtain.seat_index
        ready(curtain)

    monkeypatch.setattr(Handover, "_ready", note_who_came)
    match: AnyMatch = Match.new(INFO.load(load_board), seated(kinds), {}, 21)
    scene = Soccer11Scene(match, INFO)
    rehearsal.show([scene])
    secrets = 0
    for _ in frames(rehearsal, scene, most=1500):
        if watched_by_all(scene):
            called[0] = None
        if scene.picture.ceremony is None:
            assert open_hands(scene) in ([], [called[0]])
            secrets += len(open_hands(scene))
            if scene.picture.secret is not None:
                assert scene.picture.secret.waiting[0] == called[0]
    assert secrets > 20


def test_a_window_resized_before_the_curtain_brings_no_second_one(rehearsal: Rehearsal) -> None:
    match: AnyMatch = Match.new(INFO.load(load_board), seated("PPP"), {}, 7)
    scene = Soccer11Scene(match, INFO)
    rehearsal.show([scene])
    while not isinstance(rehearsal.top, Handover):
        rehearsal.app.frame(STEP)
    rehearsal.stack.lay_out()
    rehearsal.wait(0.5)
    rehearsal.click_target("ready")
    rehearsal.wait(2.0, step=0.2)
    assert rehearsal.top is scene
    assert scene.person_to_act == match.rules.to_act


# Redealing what is hidden changes no pixel of what moves, either.


def pictures_of(
    rehearsal: Rehearsal, match: AnyMatch, viewer: int | None, move: AnyMove
) -> list[bytes]:
    """Every picture from that move until the table is at rest, as `viewer` sees them."""
    scene = Soccer11Scene(match, INFO)
    if viewer is not None:
        scene.viewing.handed_to(viewer)
    rehearsal.show([scene])
    scene.help.close()
    assert scene.viewing.viewer == viewer
    scene.play(move)
    found = []
    while scene.timeline.busy:
        rehearsal.app.frame(STEP)
        found.append(pygame.image.tobytes(rehearsal.surface, "RGB"))
    rehearsal.app.frame(0)
    return [*found, pygame.image.tobytes(rehearsal.surface, "RGB")]


def other_world(match: AnyMatch, seat: int, seed: int) -> AnyMatch:
    """Looks the same to `seat`; its dice are its own."""
    rules = match.rules.fork_for(seat, seed)
    return Match(match.game, rules, match.seats, match.options, seed, 0.0, match.id)


def alike(match: AnyMatch, viewer: int | None, move: AnyMove) -> list[AnyMatch]:
    """Worlds in which that move looks the same to `viewer`, while the hidden hands differ."""
    found: dict[str, AnyMatch] = {}
    told = None
    for seed in range(12):
        trial = other_world(match, move.seat, seed)
        events = [event.seen_by(viewer) for event in trial.play(move)]
        told = told or (events, trial.rules.view(viewer))
        if told == (events, trial.rules.view(viewer)):
            hands = [trial.rules.view(seat).hands[seat] for seat in range(len(match.seats))]
            found[str(hands)] = other_world(match, move.seat, seed)
    return list(found.values()) if len(found) > 1 else []


def worth_filming(phase: str, kind: str) -> Callable[[AnyMatch], bool]:
    def moment(match: AnyMatch) -> bool:
        rules, seat = match.rules, match.rules.to_act
        if seat is None or rules.turns < 4 or rules.view(None).phase != phase:
            return False
        robot = match.seats[seat].is_robot
        viewer = None if robot else seat
        fitting = robot == (kind == "robot")
        return fitting and any(alike(match, viewer, move) for move in rules.legal_moves()[:8])

    return moment


@pytest.mark.parametrize("kind", ["person", "robot"])
@pytest.mark.parametrize("phase", ["draw", "play", "effect", "look", "compare", "swap"])
def test_no_picture_of_a_move_depends_on_what_its_viewer_cannot_see(
    rehearsal: Rehearsal, phase: str, kind: str
) -> None:
    match = match_at(INFO, seated("PRPR"), worth_filming(phase, kind))
    viewer = None if kind == "robot" else match.rules.to_act
    for move in match.rules.legal_moves()[:8]:
        films = [pictures_of(rehearsal, w, viewer, move) for w in alike(match, viewer, move)[:3]]
        assert all(film == films[0] for film in films)
