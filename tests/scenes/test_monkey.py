"""A monkey at the table: random clicks and keys, ten a second. Nothing breaks, nothing sticks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.board_loader import load_board
from scenes.game_scene import DEAF_AFTER_TURN, GameScene
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.registry import SCREENS, games_on_shelf, new_match
from scenes.scene import Scene
from scenes.shots import set_up
from scenes.showcase import Shown, everything, seats_of

SMALL = (1024, 600)
ACTS_A_SECOND = 10
KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN,
    pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_a, pygame.K_BACKSPACE,
)  # fmt: skip
PARTS = 4
SampleSize = Callable[[int, int, int], int]


class Monkey:
    """All it does comes from its dice, so what it broke can be broken again."""

    def __init__(self, rehearsal: Rehearsal, seed: int) -> None:
        self.rehearsal = rehearsal
        self.dice = Dice(seed)
        self.done: list[str] = []

    def play(self, seconds: float) -> None:
        for _ in range(round(seconds * ACTS_A_SECOND)):
            self.act()
            self.rehearsal.wait(1 / ACTS_A_SECOND, step=1 / ACTS_A_SECOND)
            assert self.rehearsal.app.crashes == [], self.done[-5:]
            if not self.rehearsal.app.running:
                self.rehearsal.app.running = True

    def act(self) -> None:
        way = self.dice.below(10)
        if way < 3:
            self._note(f"key {way}")
            self.rehearsal.key(KEYS[self.dice.below(len(KEYS))])
        elif way < 6:
            self._click(self.dice.below(1920), self.dice.below(1080))
        else:
            self._click_target()

    def _click_target(self) -> None:
        """Half of the clicks of a child do hit something."""
        targets = self.rehearsal.top.targets()
        if targets:
            target = targets[self.dice.below(len(targets))]
            self._note(target.key)
            self.rehearsal.click(target.box.centre)

    def _click(self, x: float, y: float) -> None:
        self._note(f"click {x} {y}")
        self.rehearsal.hover((x, y))
        self.rehearsal.click((x, y))

    def _note(self, act: str) -> None:
        self.done.append(f"{type(self.rehearsal.top).__name__}: {act}")


def way_on(rehearsal: Rehearsal) -> str | None:
    """None when the screen moves by itself or something can be done; else what is stuck."""
    top = rehearsal.top
    for _ in range(200):
        if not top.busy:
            break
        rehearsal.app.frame(0.5)
        top = rehearsal.top
    if top.busy or top.targets():
        return None
    return f"{type(top).__name__} stands still and offers nothing"


def test_a_screen_that_is_stuck_is_noticed(tmp_path: Path) -> None:
    class Stuck(Scene):
        def draw(self, canvas: object) -> None:
            pass

    rehearsal = Rehearsal(tmp_path, Settings(muted=True), SMALL)
    rehearsal.show([Stuck()])
    assert way_on(rehearsal) == "Stuck stands still and offers nothing"


def test_a_crash_is_noticed(tmp_path: Path) -> None:
    class Brittle(Scene):
        def key(self, name: str) -> None:
            raise ZeroDivisionError

        def draw(self, canvas: object) -> None:
            pass

    rehearsal = Rehearsal(tmp_path, Settings(muted=True), SMALL)
    rehearsal.show([Home(), Brittle()])
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        Monkey(rehearsal, 1).play(20)


@pytest.mark.parametrize("part", range(PARTS))
def test_twenty_seconds_of_monkey_in_every_scene(part: int, tmp_path: Path) -> None:
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), SMALL)
    pictures = one_per_kind()
    for number, shown in enumerate(pictures):
        if number % PARTS == part:
            set_up(rehearsal, shown)
            rehearsal.stack.scenes.insert(0, _home(rehearsal))
            Monkey(rehearsal, number).play(20)
            assert way_on(rehearsal) is None


def one_per_kind() -> list[Shown]:
    """Every screen of the house once; of each game a table to begin with, monkeys do the rest."""
    kinds: dict[str, Shown] = {}
    for shown in everything():
        house_name = shown.name.partition("-")[0]  # seats, podium, album...: one of their states
        game = next((i.id for i in games_on_shelf() if shown.name.startswith(f"{i.id}-")), None)
        kinds.setdefault(game or house_name, shown)
    return list(kinds.values())


def _home(rehearsal: Rehearsal) -> Home:
    home = Home()
    home.stage, home.stack = rehearsal.stage, rehearsal.stack
    home.enter()
    return home


@pytest.mark.long
@pytest.mark.ci_part
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", [info.id for info in games_on_shelf()])
def test_ten_minutes_of_monkey_at_the_table(
    game: str, people: int, tmp_path: Path, sample_size: SampleSize
) -> None:
    info = next(info for info in games_on_shelf() if info.id == game)
    players = max(2, info.min_players)
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), SMALL)
    seats = seats_of(players, robots=players - people)
    rehearsal.show([Home(), new_match(info, seats, info.default_options())])
    monkey = Monkey(rehearsal, people)
    for _ in range(sample_size(1, 2, 10)):
        monkey.play(60)
        assert way_on(rehearsal) is None


def test_a_click_meant_for_the_turn_before_does_not_play(tmp_path: Path) -> None:
    """Input within 0.3 s after a turn change is ignored."""
    info = games_on_shelf()[0]
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), SMALL)
    seats = seats_of(2, robots=1)
    match: Match = Match.new(info.load(load_board), seats, info.default_options(), 11)
    scene = SCREENS[info.id](match, info)
    rehearsal.show([scene])
    while scene.person_to_act is None:
        rehearsal.app.frame(0.05)
    click_everything(rehearsal, scene)
    before = len(match.moves)
    rehearsal.wait(DEAF_AFTER_TURN - 0.05)
    click_everything(rehearsal, scene)
    assert len(match.moves) == before
    rehearsal.wait(0.1)
    for _ in range(3):  # a bubble may stand in the way of the first click
        click_everything(rehearsal, scene)
    assert len(match.moves) > before


def click_everything(rehearsal: Rehearsal, scene: GameScene) -> None:
    moves = len(scene.match.moves)
    for target in scene.table_targets():
        if len(scene.match.moves) == moves:
            rehearsal.click(target.box.centre)
        if rehearsal.top is not scene:  # the click fell on a bubble and opened its page
            rehearsal.key(pygame.K_ESCAPE)
