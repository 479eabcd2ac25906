"""What a frame costs in the busiest second: Buteur beside one background and one flip, then all."""

from __future__ import annotations

import gc
import statistics
import tempfile
import time
from dataclasses import dataclass
from operator import truediv
from pathlib import Path

import pygame

from game.catalog import game_info
from game.core.settings import LastTable, Settings
from scenes.art import ArtShelf
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.registry import games_on_shelf, new_match
from scenes.scene_stack import clear_away
from scenes.seats import Seats
from scenes.showcase import seats_of
from tests.bench.measuring import Figure, percentile

FRAMES = 60
MEDIAN_GOAL, P99_GOAL = 6.0, 12.0
MEDIAN_MS, P99_MS, RUNS = 4.0, 10.0, 5
SIZE = (1920, 1080)


@dataclass(frozen=True)
class Frames:
    """CPU seconds of each frame of a match, and of the yardstick taken between them."""

    frame: list[float]
    yardstick: list[float]

    def busiest(self) -> list[float]:
        """The sixty frames in a row that cost most."""
        sums = [sum(self.frame[:FRAMES])]
        for number in range(len(self.frame) - FRAMES):
            sums.append(sums[-1] + self.frame[number + FRAMES] - self.frame[number])
        first = max(range(len(sums)), key=sums.__getitem__)
        return self.frame[first : first + FRAMES]


def played_frames(seconds: float, players: int = 2, game: str = "buteur") -> Frames:
    """Robots play on the screen at normal speed; every frame is timed, the yardstick between."""
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder), Settings(muted=True), SIZE)
        begin_match(rehearsal, players, game)
        # A shelf of its own: the program keeps one background, and that has to stay.
        background = ArtShelf(rehearsal.stage.scale).background("table-wood")
        beside = pygame.Surface(SIZE).convert()
        clear_away()
        gc.freeze()  # what other figures left behind is no part of the program
        frames = Frames([], [])
        for _ in range(round(seconds * FRAMES)):
            if not isinstance(rehearsal.stack.scenes[0], GameScene):
                break
            frames.frame.append(cpu_of(lambda: rehearsal.app.frame(1 / FRAMES)))
            frames.yardstick.append(cpu_of(lambda: blit_and_flip(beside, background)))
        assert not rehearsal.app.crashes, rehearsal.app.crashes[0]
    return frames


def begin_match(rehearsal: Rehearsal, players: int, game: str) -> None:
    """The way a player comes: who plays is chosen first, and meanwhile pictures are made."""
    info, seats = game_info(game), seats_of(players, robots=players)
    rehearsal.stage.settings.last_tables[info.id] = LastTable(tuple(seats), {})
    screen = Seats(info)
    rehearsal.show([screen])
    rehearsal.rest()
    table = screen.draft.to_keep()
    rehearsal.stack.replace(new_match(info, table.seats, table.options))
    rehearsal.app.frame(0)


def blit_and_flip(target: pygame.Surface, background: pygame.Surface) -> None:
    target.blit(background, (0, 0))
    pygame.display.flip()


def cpu_of(act: object) -> float:
    assert callable(act)
    begun = time.process_time()
    act()
    return time.process_time() - begun


def measure(seconds: float = 90.0) -> list[Figure]:
    runs = [played_frames(seconds) for _ in range(RUNS)]
    busiest = [run.busiest() for run in runs]
    yardsticks = [statistics.median(run.yardstick) for run in runs]
    medians = [statistics.median(frames) for frames in busiest]
    median = statistics.median(map(truediv, medians, yardsticks))
    p99 = statistics.median(
        percentile(frames, 0.99) / yardstick
        for frames, yardstick in zip(busiest, yardsticks, strict=True)
    )
    ours, beside = 1000 * statistics.median(medians), 1000 * statistics.median(yardsticks)
    each = f"{ours:.1f} ms, blit + flip {beside:.2f} ms"
    return [
        Figure(
            "busiest second, median frame",
            f"{median:.1f}x ({each})",
            f"<= {MEDIAN_GOAL:g}x",
            median <= MEDIAN_GOAL,
        ),
        Figure(
            "busiest second, 99th percentile", f"{p99:.1f}x", f"<= {P99_GOAL:g}x", p99 <= P99_GOAL
        ),
        idle_redraws(),
    ]


def measure_every_game(seconds: float = 30.0) -> list[Figure]:
    return [_in_milliseconds(info.id, seconds) for info in games_on_shelf()]


def _in_milliseconds(game: str, seconds: float) -> Figure:
    runs = [played_frames(seconds, players=4, game=game).busiest() for _ in range(RUNS)]
    median = 1000 * statistics.median(statistics.median(run) for run in runs)
    p99 = 1000 * statistics.median(percentile(run, 0.99) for run in runs)
    return Figure(
        f"{game}, four robots: busiest second",
        f"median {median:.1f} ms, 99th percentile {p99:.1f} ms",
        f"<= {MEDIAN_MS:g} ms, <= {P99_MS:g} ms",
        median <= MEDIAN_MS and p99 <= P99_MS,
    )


def idle_redraws() -> Figure:
    """A person's turn: the table waits and nothing is drawn again."""
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder), Settings(muted=True), SIZE)
        info = game_info("buteur")
        scene = new_match(info, seats_of(2, robots=1), info.default_options())
        rehearsal.show([scene])
        while scene.person_to_act is None or scene.busy:
            rehearsal.app.frame(0.5)
        rehearsal.wait(1.0)
        before = rehearsal.app.frames_drawn
        rehearsal.wait(10.0)
        drawn = rehearsal.app.frames_drawn - before
    return Figure("frames drawn while a person thinks", str(drawn), "0", drawn == 0)
