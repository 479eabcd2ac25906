"""Screens are drawn thousands of times here: every atlas is read once for all tests of a worker.

The program keeps few of them at a time; tests of that ask for `atlases_as_in_the_program`.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from scenes.art import ArtShelf

_as_in_the_program: Final = ArtShelf._atlas
_read: Final[dict[tuple[str, str], pygame.Surface]] = {}


def _read_once(shelf: ArtShelf, name: str, key: str) -> pygame.Surface:
    place = (str(shelf._folder), name)
    if place not in _read:
        _read[place] = shelf._load(name, key).convert_alpha()
    return _read[place]


@pytest.fixture(autouse=True, scope="session")
def _what_pytest_holds_is_not_swept() -> None:
    """Every change of screen sweeps up; all that was loaded need not be gone through each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _atlases_are_read_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ArtShelf, "_atlas", _read_once)
        yield


@pytest.fixture
def atlases_as_in_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ArtShelf, "_atlas", _as_in_the_program)
