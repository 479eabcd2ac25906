"""Files as a bad disk, a half-copied folder or a curious child leaves them; all by the dice."""

from __future__ import annotations

import copy
import json
from typing import Any

from game.core.dice import Dice

STRANGE: tuple[Any, ...] = (
    None, True, 0, -1, 1, 7, 99, 10**9, -(10**18), 2**70, 0.5, -3.25, 1e308, "", "x", "penalty",
    "../../outside", "é" * 300, "\u0000", [], [0], [[]], {}, {"kind": "x"}, [1, 2, 3, 4, 5, 6, 7],
)  # fmt: skip
SPLINTERS = [bytes([value]) for value in b'\x00\xff"{}[],-9\n<>='] + [b"\xc3\x28"]


def damaged_bytes(content: bytes, dice: Dice) -> bytes:
    """One to three wounds."""
    wounded = bytearray(content)
    for _ in range(1 + dice.below(3)):
        WOUNDS[dice.below(len(WOUNDS))](wounded, dice)
    return bytes(wounded)


def _flip(content: bytearray, dice: Dice) -> None:
    if content:
        content[dice.below(len(content))] ^= 1 << dice.below(8)


def _cut_off(content: bytearray, dice: Dice) -> None:
    del content[dice.below(len(content) + 1) :]


def _cut_out(content: bytearray, dice: Dice) -> None:
    start = dice.below(len(content) + 1)
    del content[start : start + 1 + dice.below(40)]


def _insert(content: bytearray, dice: Dice) -> None:
    place = dice.below(len(content) + 1)
    content[place:place] = SPLINTERS[dice.below(len(SPLINTERS))]


def _repeat(content: bytearray, dice: Dice) -> None:
    start = dice.below(len(content) + 1)
    chunk = content[start : start + 1 + dice.below(60)]
    place = dice.below(len(content) + 1)
    content[place:place] = chunk


def _blank(content: bytearray, dice: Dice) -> None:
    """A sector that was never written."""
    start = dice.below(len(content) + 1)
    end = min(len(content), start + 1 + dice.below(200))
    content[start:end] = bytes(end - start)


def _renumber(content: bytearray, dice: Dice) -> None:
    """Another digit where a digit was: the file stays well formed."""
    digits = [place for place, value in enumerate(content) if 48 <= value <= 57]
    if digits:
        content[digits[dice.below(len(digits))]] = 48 + dice.below(10)


WOUNDS = (_flip, _cut_off, _cut_out, _insert, _repeat, _blank, _renumber, _renumber)


def damaged_json(content: bytes, dice: Dice) -> bytes:
    """Well formed, but one or two values are not what they should be."""
    whole = json.loads(content)
    for _ in range(1 + dice.below(2)):
        holders = list(_holders(whole))
        holder = holders[dice.below(len(holders))]
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = keys[dice.below(len(keys))]
        act = dice.below(5)
        if act == 0:
            del holder[key]
        elif act == 1 and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        elif act == 2 and isinstance(holder[key], int):
            holder[key] += 1 - 2 * dice.below(2)
        else:
            # A copy: the second wound may go into what the first one put there.
            holder[key] = copy.deepcopy(STRANGE[dice.below(len(STRANGE))])
    return json.dumps(whole).encode()


def _holders(value: Any) -> Any:
    """Every list and table inside that is not empty."""
    if isinstance(value, dict | list) and value:
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _holders(inner)
