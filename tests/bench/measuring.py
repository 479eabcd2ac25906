"""How figures are taken and told: interleaved, minima and medians, each with its goal."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Figure:
    """One line of the table; `ok` is None for what could not be measured here."""

    name: str
    value: str
    goal: str
    ok: bool | None

    @property
    def verdict(self) -> str:
        return {True: "ok", False: "MISSED", None: "not measured"}[self.ok]


def interleaved(acts: Sequence[Callable[[], object]], rounds: int) -> list[list[float]]:
    """Seconds of each act in each round; the acts take turns, so a busy moment hits them all."""
    times: list[list[float]] = [[] for _ in acts]
    for _ in range(rounds):
        for act, taken in zip(acts, times, strict=True):
            begun = time.perf_counter()
            act()
            taken.append(time.perf_counter() - begun)
    return times


def at_most(name: str, seconds: Sequence[float], goal: float, unit: str = "ms") -> Figure:
    """The median must keep the goal; the minimum is told beside it."""
    per = {"ms": 1000.0, "s": 1.0}[unit]
    median, least = statistics.median(seconds) * per, min(seconds) * per
    value = f"{median:.2f} {unit} (min {least:.2f})"
    return Figure(name, value, f"<= {goal * per:g} {unit}", median <= goal * per)


def table(figures: Sequence[Figure]) -> str:
    rows = [("what", "measured", "goal", "")]
    rows += [(each.name, each.value, each.goal, each.verdict) for each in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
