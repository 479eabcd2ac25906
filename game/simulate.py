"""Robots play whole matches, and the figures of a game come out.

python -m game.simulate GAME --players N --games N --seed S [--level 1..3] [--option k=v] [--json]
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.catalog import GAMES, GameInfo
from game.core.dice import Dice
from game.core.match import LoadedGame
from game.core.robots import LEVELS, Robot, choose_from_fork, thinking_seed
from game.core.rules import Options, Standings

# No match of any game lasts this long: one that does is counted as not finished.
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Played:
    """One simulated match."""

    finished: bool
    turns: int
    decisions: int
    standings: Standings
    figures: dict[str, float]


def play_match(
    game: LoadedGame[Any], robots: Sequence[Robot[Any]], options: Options, seed: int
) -> Played:
    """One match; `robots[seat]` plays that seat."""
    rules = game.new_rules(len(robots), options, Dice(seed))
    decisions = 0
    while (seat := rules.to_act) is not None and decisions < MOST_DECISIONS:
        thought = thinking_seed(seed, decisions, seat)
        rules.apply(choose_from_fork(robots[seat], rules, seat, thought))
        decisions += 1
    finished = rules.to_act is None
    return Played(finished, rules.turns, decisions, rules.standings(), dict(rules.figures()))


def summary(
    info: GameInfo, players: int, options: Options, matches: Sequence[Played]
) -> dict[str, Any]:
    """The figures of many matches; shares count finished matches only."""
    finished = [match for match in matches if match.finished]
    wins: Counter[int] = Counter()
    draws = 0
    for match in finished:
        winners = match.standings.winners
        if len({info.sides[players][seat] for seat in winners}) > 1:
            draws += 1
        else:
            wins.update(winners)
    return {
        "game": info.id,
        "players": players,
        "options": dict(options),
        "games": len(matches),
        "finished": len(finished),
        "turns": _mean_and_p99([match.turns for match in finished]),
        "decisions": _mean_and_p99([match.decisions for match in finished]),
        "win_share": [_share(wins[seat], len(finished)) for seat in range(players)],
        "draw_share": _share(draws, len(finished)),
        "figures": _mean_figures(finished),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = _parse(arguments)
    info = GAMES[wanted.game]
    # A command line may hand in the boards, the rules may not fetch them: reading Tiled maps
    # imports pygame. The name in a string keeps `game` free of that import.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would spoil the JSON
    read_board = importlib.import_module("scenes.board_loader").load_board
    game = info.load(read_board)
    options = {**info.default_options(), **dict(wanted.option)}
    robots = [info.robot(wanted.level) for _ in range(wanted.players)]
    matches = []
    show = _progress(wanted.games)
    for number in range(wanted.games):
        matches.append(play_match(game, robots, options, wanted.seed * 1_000_000 + number))
        show(number + 1)
    figures = summary(info, wanted.players, options, matches)
    print(json.dumps(figures) if wanted.json else _table(figures, wanted.level))
    return 0 if figures["finished"] == figures["games"] else 1


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m game.simulate", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=int, choices=LEVELS, default=2)
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(arguments)
    info = GAMES[wanted.game]
    if wanted.players not in info.players:
        parser.error(f"{info.id} is for {info.min_players} to {info.max_players} players")
    if wanted.games < 1:
        parser.error("--games must be at least 1")
    known = {option.key: option.choices for option in info.options}
    for key, value in wanted.option:
        if key not in known:
            parser.error(f"{info.id} has no option {key}; it has {', '.join(known) or 'none'}")
        if value not in known[key]:
            parser.error(f"option {key} is one of {', '.join(map(str, known[key]))}")
    return wanted


def _option(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not KEY=VALUE")
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value


def _progress(total: int) -> Callable[[int], None]:
    """A bar on a terminal, silence anywhere else."""
    if not sys.stderr.isatty():
        return lambda _done: None

    def show(done: int) -> None:
        filled = 40 * done // total
        ending = "\n" if done == total else ""
        print(f"\r[{'#' * filled:<40}] {done}/{total}", end=ending, file=sys.stderr, flush=True)

    return show


def _table(figures: dict[str, Any], level: int) -> str:
    shares = "  ".join(f"{share:.1%}" for share in figures["win_share"])
    lines = [
        f"{figures['game']}, {figures['players']} players, level {level}, {figures['options']}",
        f"{'matches':<24}{figures['finished']} of {figures['games']} finished",
    ]
    lines += [
        f"{name:<24}{figures[name]['mean']:.1f} (99 %: {figures[name]['p99']})"
        for name in ("turns", "decisions")
    ]
    lines += [f"{'wins by seat':<24}{shares}", f"{'draws':<24}{figures['draw_share']:.1%}"]
    lines += [f"{name:<24}{value:.3f}" for name, value in figures["figures"].items()]
    return "\n".join(lines)


def _mean_and_p99(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {"mean": 0.0, "p99": 0}
    nearest_rank = -(-len(values) * 99 // 100)
    return {"mean": sum(values) / len(values), "p99": sorted(values)[nearest_rank - 1]}


def _share(count: int, total: int) -> float:
    return count / total if total else 0.0


def _mean_figures(matches: Sequence[Played]) -> dict[str, float]:
    names = list(matches[0].figures) if matches else []
    return {name: sum(m.figures[name] for m in matches) / len(matches) for name in names}


if __name__ == "__main__":
    sys.exit(main())
