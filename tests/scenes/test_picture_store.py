"""The stores of pictures keep to their limit, and what goes is what was not used for longest."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes.art import ArtShelf
from scenes.headless import Rehearsal
from scenes.picture_store import PictureStore
from scenes.theme import CORAL

KILOBYTE_SIDE = 16  # 16 x 16 pixels of four bytes

pytestmark = pytest.mark.usefixtures("atlases_as_in_the_program")


def picture() -> pygame.Surface:
    return pygame.Surface((KILOBYTE_SIDE, KILOBYTE_SIDE), pygame.SRCALPHA)


def test_the_same_picture_is_given_again() -> None:
    store = PictureStore(10_000)
    assert store.get("a", picture) is store.get("a", picture)


def test_the_least_recently_used_goes_first() -> None:
    store = PictureStore(3 * 1024)
    first = {key: store.get(key, picture) for key in "abc"}
    store.get("a", picture)
    store.get("d", picture)
    assert store.bytes <= store.most_bytes
    assert store.get("a", picture) is first["a"]
    assert store.get("b", picture) is not first["b"]


def test_a_picture_larger_than_the_store_is_still_given_and_kept_alone() -> None:
    store = PictureStore(100)
    store.get("small", picture)
    large = store.get("large", picture)
    assert store.get("large", picture) is large
    assert len(store) == 1


def test_shapes_of_many_sizes_stay_within_the_limit(tmp_path: Path) -> None:
    shapes = Rehearsal(tmp_path, Settings(), (1280, 720)).stage.shapes
    for width in range(600, 1400, 10):
        shapes.plate(width, 900, 30, CORAL.fill)
    assert shapes._store.bytes <= shapes._store.most_bytes
    assert shapes.plate(1390, 900, 30, CORAL.fill) is shapes.plate(1390, 900, 30, CORAL.fill)


def test_few_atlases_and_one_background_stay_in_memory(tmp_path: Path) -> None:
    Rehearsal(tmp_path, Settings(), (1280, 720))
    shelf = ArtShelf(0.5)
    for mood in ("play", "win", "sad", "closed"):
        shelf.sprite(f"faces/avatar-01-{mood}", 100)
    shelf.sprite("icons/ball", 40)
    for name in ("podium", "home-stadium", "podium"):
        shelf.background(name)
    assert shelf._atlases.bytes <= shelf._atlases.most_bytes
    assert shelf.background("podium") is shelf.background("podium")


def test_drawings_of_many_sizes_stay_within_the_limit(tmp_path: Path) -> None:
    Rehearsal(tmp_path, Settings(), (1280, 720))
    shelf = ArtShelf(1.0)
    for width in range(300, 420):
        shelf.sprite("icons/ball", width)
    assert shelf._sprites.bytes <= shelf._sprites.most_bytes
