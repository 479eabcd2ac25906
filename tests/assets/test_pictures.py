"""The committed pictures are those the sources describe, and the shelf serves them."""

from __future__ import annotations

import json
import os
import time
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from assets.build import pictures
from assets.build.atlas_plan import PAGE_PIXELS, plan
from scenes.art import BUILT, ArtMissing, ArtShelf

MEGABYTES = 1_000_000


@pytest.fixture(scope="module", autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture(scope="module")
def shelf() -> ArtShelf:
    return ArtShelf(1.0)


def _index() -> dict[str, object]:
    return json.loads((BUILT / "index.json").read_text(encoding="utf-8"))


def test_pictures_were_built_from_the_present_sources() -> None:
    assert _index()["sources"] == pictures.source_hash(plan()), "run python -m assets.build art"


def test_a_changed_drawing_changes_the_hash() -> None:
    drawings = plan()
    before = pictures.source_hash(drawings)
    first = drawings["common"][0]
    drawings["common"][0] = replace(first, svg=first.svg.replace("M", "M ", 1))
    assert pictures.source_hash(drawings) != before


def test_every_planned_sprite_is_indexed_inside_its_picture(shelf: ArtShelf) -> None:
    planned = {drawing.key for drawings in plan().values() for drawing in drawings}
    assert planned == set(shelf.keys())
    for key, (atlas, x, y, width, height, *_) in _index()["sprites"].items():  # type: ignore[attr-defined]
        picture = shelf._atlas(atlas, key)
        assert picture.get_rect().contains((x, y, width, height)), key


def test_sprites_of_one_atlas_keep_their_distance() -> None:
    boxes: dict[str, list[pygame.Rect]] = {}
    for atlas, x, y, width, height, *_ in _index()["sprites"].values():  # type: ignore[attr-defined]
        grown = pygame.Rect(x, y, width + pictures.PADDING, height + pictures.PADDING)
        assert grown.collidelist(boxes.setdefault(atlas, [])) == -1
        boxes[atlas].append(grown)


def test_a_large_atlas_has_pages_of_a_few_milliseconds() -> None:
    for name, drawings in plan().items():
        pixels = [width * height for width, height in (each.pixels for each in drawings)]
        assert len(drawings) == 1 or sum(pixels) <= PAGE_PIXELS, name


def test_no_sprite_is_blank(shelf: ArtShelf) -> None:
    for key in shelf.keys(""):
        assert shelf.sprite(key, width=32).get_bounding_rect().width > 3, key


def test_everybody_has_every_mood(shelf: ArtShelf) -> None:
    people = [f"avatar-{n:02}" for n in range(1, 17)] + [f"robot-{n}" for n in range(1, 5)]
    wanted = {f"faces/{who}-{mood}" for who in people for mood in ("play", "win", "sad", "closed")}
    drawn = set(shelf.keys("faces/avatar-")) | set(shelf.keys("faces/robot-"))
    assert wanted == drawn


def test_moods_look_different(shelf: ArtShelf) -> None:
    for who in ("avatar-01", "avatar-16", "robot-3"):
        looks = {shelf.sprite(key).get_buffer().raw for key in shelf.keys(f"faces/{who}-")}
        assert len(looks) == 4, who


def test_a_sprite_has_the_asked_size_at_the_scale_of_the_window() -> None:
    shelf = ArtShelf(0.5)
    assert shelf.size("cards/buteur-penalty") == (150, 218)
    assert shelf.sprite("cards/buteur-penalty").get_size() == (75, 109)
    assert shelf.sprite("cards/buteur-penalty", 300).get_size() == (150, 218)
    assert shelf.sprite("cards/buteur-penalty", height=109).get_size() == (38, 54)
    assert shelf.sprite("cards/buteur-penalty", angle=90).get_size() == (109, 75)
    assert shelf.background("table-wood").get_size() == (960, 540)


def test_a_sprite_is_scaled_once(shelf: ArtShelf) -> None:
    assert shelf.sprite("icons/hand", 40) is shelf.sprite("icons/hand", 40)


def test_mirroring_swaps_left_and_right(shelf: ArtShelf) -> None:
    plain, mirrored = (shelf.sprite("icons/arrow-left", mirror=flag) for flag in (False, True))
    flipped = pygame.transform.flip(mirrored, True, False)
    assert plain.get_buffer().raw == flipped.get_buffer().raw
    assert plain.get_buffer().raw != mirrored.get_buffer().raw


def _faintest_tint(picture: Image.Image) -> int:
    """How bright the darkest half-covered pixel is once the picture is shrunk."""
    whole = pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA")
    small = pygame.transform.smoothscale(whole, (23, 23))
    tints = [small.get_at((x, y)) for x in range(23) for y in range(23)]
    return min(max(tint[:3]) for tint in tints if 20 < tint.a < 200)


def test_shrinking_does_not_blacken_a_white_edge() -> None:
    disc = Image.new("RGBA", (100, 100), (0, 0, 0, 0))
    ImageDraw.Draw(disc).ellipse((20, 20, 80, 80), fill=(255, 255, 255, 255))
    assert _faintest_tint(disc) < 150, "nothing to mend: pygame has learned it"
    assert _faintest_tint(pictures._bled(disc)) > 220


def test_the_committed_drawings_were_bled() -> None:
    """Pixels beside a drawing are empty, but carry its colour."""
    pages = [_beside_drawings(path) for path in BUILT.glob("common*.png")]
    beside, black_beside = (sum(counts) for counts in zip(*pages, strict=True))
    assert beside > 1000
    # Beyond the box of a sprite nothing is bled: a few black neighbours are right.
    assert black_beside < 0.1 * beside


def _beside_drawings(path: Path) -> tuple[int, int]:
    """How many empty pixels have a neighbour in a drawing, and how many of them are black."""
    with Image.open(path) as picture:
        red, green, blue, alpha = picture.convert("RGBA").split()
    near = alpha.filter(ImageFilter.MaxFilter(3))
    beside = ImageChops.logical_and(
        near.point(lambda value: 255 if value > 200 else 0).convert("1"),
        alpha.point(lambda value: 255 if value == 0 else 0).convert("1"),
    )
    brightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    black = brightest.point(lambda value: 255 if value == 0 else 0).convert("1")
    black_beside = ImageChops.logical_and(beside, black)
    return beside.histogram()[255], black_beside.histogram()[255]


def test_a_missing_drawing_is_named(shelf: ArtShelf, tmp_path: Path) -> None:
    with pytest.raises(ArtMissing, match="icons/no-such-thing"):
        shelf.sprite("icons/no-such-thing")
    (tmp_path / "index.json").write_text((BUILT / "index.json").read_text(encoding="utf-8"))
    with pytest.raises(ArtMissing, match=r"common.*\.png"):
        ArtShelf(1.0, tmp_path).sprite("icons/hand")


def test_pictures_are_small_and_quick() -> None:
    assert sum(path.stat().st_size for path in BUILT.iterdir()) < 20 * MEGABYTES
    best = min(_seconds_to_load() for _ in range(3))
    assert best < 0.6, "120 ms on the reference machine; five times that is a mistake"


def _seconds_to_load() -> float:
    start = time.process_time()
    ArtShelf(1.0).preload(["common", "buteur"])
    return time.process_time() - start
