"""Spoiling the stored state of a match: what the tests of several games share."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec


def having(**fields: Any) -> Callable[[Any], None]:
    """Those fields, and nothing else, are changed."""

    def spoil(state: Any) -> None:
        for name, value in fields.items():
            assert hasattr(state, name)
            setattr(state, name, value)

    return spoil


def stored(state: msgspec.Struct) -> bytes:
    """As a snapshot, whose dice were never rolled."""
    return json.dumps({"state": msgspec.to_builtins(state), "rolls": 0}).encode()
