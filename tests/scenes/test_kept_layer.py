"""What is kept of a table looks as if it were drawn anew, and little is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.catalog import GameInfo
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes import theme
from scenes.board_loader import load_board
from scenes.canvas import Canvas
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.kept_layer import KeptLayer, Panel
from scenes.registry import SCREENS, games_on_shelf
from scenes.scene import Box
from scenes.showcase import seats_of

SMALL = (1024, 600)
SEED, ROUNDS = 7, 50
LEFT, RIGHT = Box(200, 200, 400, 400), Box(1200, 200, 400, 400)
BETWEEN = Box(500, 300, 200, 200)  # reaches over the left one


@pytest.fixture
def canvas(tmp_path: Path) -> Canvas:
    rehearsal = Rehearsal(tmp_path, Settings(), SMALL)
    return Canvas(rehearsal.surface, rehearsal.stage)


class Table:
    """Three panels over a ground, each of one colour; what was drawn is noted."""

    def __init__(self) -> None:
        self.layer = KeptLayer()
        self.fills = {"left": theme.CORAL.fill, "right": theme.SKY.fill, "between": theme.SUN.fill}
        self.areas = {"left": LEFT, "right": RIGHT, "between": BETWEEN}
        self.drawn: list[str] = []

    def show(self, canvas: Canvas) -> bytes:
        self.drawn.clear()
        panels = [Panel("ground", "", lambda on: self._fill(on, "ground", theme.PAPER.fill), None)]
        panels += [
            Panel(name, fill, lambda on, n=name, f=fill: self._fill(on, n, f), self.areas[name])
            for name, fill in self.fills.items()
        ]
        self.layer.show(canvas, panels)
        raw: bytes = canvas.surface.get_buffer().raw
        return raw

    def _fill(self, on: Canvas, name: str, fill: theme.Colour) -> None:
        self.drawn.append(name)
        on.surface.fill(fill)
        on.text(name, *self.areas.get(name, BETWEEN).centre, 40)


def anew(table: Table, canvas: Canvas) -> bytes:
    fresh = Table()
    fresh.fills, fresh.areas = table.fills, table.areas
    return fresh.show(canvas)


def test_nothing_is_drawn_while_nothing_changes(canvas: Canvas) -> None:
    table = Table()
    table.show(canvas)
    table.show(canvas)
    assert table.drawn == []


def test_only_what_lies_where_something_changed_is_drawn_again(canvas: Canvas) -> None:
    table = Table()
    table.show(canvas)
    table.fills["left"] = theme.GRASS.fill
    assert table.show(canvas) == anew(table, canvas)
    assert table.drawn == ["ground", "left", "between"]


def test_a_panel_that_moves_leaves_nothing_behind(canvas: Canvas) -> None:
    table = Table()
    table.show(canvas)
    table.areas["between"] = Box(1500, 700, 200, 200)
    assert table.show(canvas) == anew(table, canvas)


def test_a_panel_that_goes_leaves_nothing_behind(canvas: Canvas) -> None:
    table = Table()
    table.show(canvas)
    del table.fills["left"]
    assert table.show(canvas) == anew(table, canvas)
    assert "left" not in [text.text for text in table.layer.texts]


def test_texts_are_told_on_every_frame_and_once(canvas: Canvas) -> None:
    table = Table()
    for fill in (theme.CORAL.fill, theme.CORAL.fill, theme.GRASS.fill):
        canvas.texts = []
        table.fills["left"] = fill
        table.show(canvas)
        assert [text.text for text in canvas.texts] == ["ground", "left", "right", "between"]


def test_another_window_or_size_of_text_draws_everything(canvas: Canvas) -> None:
    table = Table()
    table.show(canvas)
    canvas.stage.settings.text_size = "large"
    table.show(canvas)
    assert table.drawn == ["ground", "left", "right", "between"]


def layers_of(thing: object) -> Iterator[tuple[object, str]]:
    for name, part in vars(thing).items():
        if isinstance(part, KeptLayer):
            yield thing, name
        elif type(part).__module__.startswith("scenes.") and hasattr(part, "__dict__"):
            yield from layers_of(part)


@pytest.mark.parametrize("info", games_on_shelf(), ids=lambda info: info.id)
def test_a_kept_table_is_the_one_drawn_anew(info: GameInfo, tmp_path: Path) -> None:
    """Somebody points and clicks here and there; in between robots play."""
    rehearsal, dice = Rehearsal(tmp_path, Settings(muted=True), SMALL), Dice(SEED)
    players = max(info.sides)
    seats, options = seats_of(players, robots=players - 1), info.default_options()
    match: Match[Any, Any, Any] = Match.new(info.load(load_board), seats, options, SEED, 0.0)
    scene = SCREENS[info.id](match, info)
    if not hasattr(scene, "table"):
        pytest.skip("it keeps nothing: every frame is drawn anew")
    rehearsal.show([scene])
    compared = 0
    for _ in range(ROUNDS):
        rehearsal.wait(0.5, step=0.25)
        if scene not in rehearsal.stack.scenes:
            break  # the match is over
        targets = [target for target in rehearsal.top.targets() if target.key[:4] != "bar."]
        if targets:
            target = targets[dice.below(len(targets))]
            rehearsal.hover(target.box.centre)
            if dice.below(2):
                rehearsal.click(target.box.centre)
        if rehearsal.top is scene:
            assert_as_drawn_anew(rehearsal, scene)
            compared += 1
    assert compared > 20
    assert not rehearsal.app.crashes


def assert_as_drawn_anew(rehearsal: Rehearsal, scene: GameScene) -> None:
    pictures = []
    for fresh in (False, True):
        if fresh:
            layers = list(layers_of(scene.table))  # type: ignore[attr-defined]
            assert layers
            for owner, name in layers:
                setattr(owner, name, KeptLayer())
        scene.touch()
        rehearsal.app.frame(0)
        pictures.append(rehearsal.surface.get_buffer().raw)
    assert pictures[0] == pictures[1], scene.prompt
