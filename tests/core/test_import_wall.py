"""The rules run with no pygame installed, and the program starts without heavy modules."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
SCREEN_MODULES = {"pygame", "pytmx", "scenes", "main"}
HEAVY_MODULES = {"numpy", "asyncio", "pydantic"}


def test_every_module_of_the_rules_leaves_the_screen_alone() -> None:
    names = modules_under("game")
    assert "game.core.rules" in names
    loaded = loaded_after_importing(names)
    assert "game.core.rules" in loaded
    assert not loaded & (SCREEN_MODULES | HEAVY_MODULES)


def test_the_program_starts_without_heavy_modules() -> None:
    loaded = loaded_after_importing(["main", *modules_under("scenes")])
    assert "pygame" in loaded
    assert not loaded & HEAVY_MODULES


def test_the_contracts_name_every_game() -> None:
    games = {f"game.{folder.parent.name}" for folder in (REPOSITORY / "game").glob("*/rules.py")}
    games.discard("game.core")
    written = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {each["name"]: each for each in written["tool"]["importlinter"]["contracts"]}
    assert len(games) >= 5
    forbidden = set(contracts["The core knows no particular game"]["forbidden_modules"])
    apart = set(contracts["No game knows another"]["modules"])
    assert games <= forbidden, f"pyproject.toml, forbidden_modules: add {games - forbidden}"
    assert games == apart, f"pyproject.toml, modules: not the same games: {games ^ apart}"


@pytest.mark.parametrize("intruder", ["pytmx", "numpy", "asyncio"])
def test_the_wall_sees_an_intruder(intruder: str) -> None:
    assert intruder in loaded_after_importing(["game", intruder])


def modules_under(package: str) -> list[str]:
    files = sorted((REPOSITORY / package).rglob("*.py"))
    dotted = [".".join(file.relative_to(REPOSITORY).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in dotted if not name.endswith("__main__")]


def loaded_after_importing(names: list[str]) -> set[str]:
    """The modules a fresh interpreter holds once it has imported these."""
    code = (
        "import importlib, json, sys\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "print('LOADED', json.dumps(sorted(sys.modules)))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 0, run.stderr
    last_line = run.stdout.rpartition("LOADED ")[2]
    return set(json.loads(last_line))
