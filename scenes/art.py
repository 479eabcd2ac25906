"""The drawings of the program, cut out of the built atlases and scaled to the window."""

from __future__ import annotations

import json
from collections.abc import Iterable
from copy import copy
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from scenes.asset_paths import ASSETS
from scenes.picture_store import PictureStore

BUILT: Final = ASSETS / "built"
_BACKGROUND_READ: Final = 16_000_000  # while one is read and scaled; old atlases give way
ATLAS_BYTES: Final = 8_000_000  # some dozens; what was cut out of them stays longer
_ONE_ATLAS: Final = 2_000_000
SPRITE_BYTES: Final = 28_000_000  # at 1920 x 1080: the drawings of two or three screens


class ArtMissing(LookupError):
    """A drawing was asked for that is not there."""


class Entry(NamedTuple):
    """A line of the index: the sprite's rectangle in its atlas, and its design size."""

    atlas: str
    x: int
    y: int
    width: int
    height: int
    design_width: int
    design_height: int


class ArtShelf:
    """Sprites by key, at the scale of the window: ``scale`` pixels per design pixel.

    A sprite is scaled once and kept: do not draw on what you are given, copy it first.
    """

    def __init__(self, scale: float, folder: Path = BUILT) -> None:
        self.scale = scale
        self._folder = folder
        self._index = _read_index(folder / "index.json")
        self._pages = _pages_of(self._index)
        self._atlases = PictureStore(ATLAS_BYTES)
        self._sprites = _sprite_store(scale)
        self._background: tuple[str, pygame.Surface] | None = None

    def sprite(
        self,
        key: str,
        width: float | None = None,
        *,
        height: float | None = None,
        angle: float = 0,
        mirror: bool = False,
        keep: bool = True,
    ) -> pygame.Surface:
        """``width`` and ``height`` in design pixels; one alone keeps the proportions.

        What is used once, to be put together with others, need not be kept.
        """
        if not keep:
            return self._make(key, self._pixels(key, width, height), angle, mirror)
        return self._sprites.get(
            (key, width, height, angle, mirror),
            lambda: self._make(key, self._pixels(key, width, height), angle, mirror),
        )

    def background(self, name: str) -> pygame.Surface:
        """A picture of the whole screen, without its ``backgrounds/``; the last one is kept."""
        if self._background is None or self._background[0] != name:
            self._background = None  # they are large: never two at a time
            self._atlases.make_room(_BACKGROUND_READ)
            key = f"backgrounds/{name}"
            picture = self._load(self._entry(key).atlas, key)
            made = _scaled(picture, self._pixels(key, None, None)).convert()
            self._background = (name, made)
        return self._background[1]

    def enlarged(self, by: float) -> ArtShelf:
        """The same drawings larger, read from the disk only once."""
        larger = copy(self)
        larger.scale = self.scale * by
        larger._sprites = _sprite_store(larger.scale)
        larger._background = None
        return larger

    def size(self, key: str) -> tuple[int, int]:
        """Design size."""
        entry = self._entry(key)
        return entry.design_width, entry.design_height

    def keys(self, prefix: str = "") -> list[str]:
        return sorted(key for key in self._index if key.startswith(prefix))

    def preload(self, atlases: Iterable[str]) -> None:
        """Read these now, all their pages, so that no later frame has to wait for them."""
        for name in atlases:
            for page in self._pages.get(name, [name]):
                self._atlas(page, f"the atlas {name}")

    def _entry(self, key: str) -> Entry:
        if key not in self._index:
            raise ArtMissing(f"no drawing {key!r} in {self._folder / 'index.json'}")
        return self._index[key]

    def _pixels(self, key: str, width: float | None, height: float | None) -> tuple[int, int]:
        design_width, design_height = self.size(key)
        if width is None:
            width = design_width if height is None else design_width * height / design_height
        if height is None:
            height = design_height * width / design_width
        return max(1, round(width * self.scale)), max(1, round(height * self.scale))

    def _make(
        self, key: str, pixels: tuple[int, int], angle: float, mirror: bool
    ) -> pygame.Surface:
        entry = self._entry(key)
        rectangle = (entry.x, entry.y, entry.width, entry.height)
        picture = self._atlas(entry.atlas, key).subsurface(rectangle)
        picture = _scaled(picture, pixels)
        if mirror:
            picture = pygame.transform.flip(picture, True, False)
        return _turned(picture, angle) if angle else picture

    def _atlas(self, name: str, key: str) -> pygame.Surface:
        if name not in self._atlases:
            self._atlases.make_room(_ONE_ATLAS)
        return self._atlases.get(name, lambda: self._load(name, key).convert_alpha())

    def _load(self, name: str, key: str) -> pygame.Surface:
        path = self._folder / f"{name}.png"
        if not path.is_file():
            raise ArtMissing(f"{key!r} needs {path}, which is not there")
        return pygame.image.load(path)


def _sprite_store(scale: float) -> PictureStore:
    return PictureStore(round(SPRITE_BYTES * max(0.5, scale * scale)))


def _read_index(path: Path) -> dict[str, Entry]:
    if not path.is_file():
        raise ArtMissing(f"{path} is not there: run python -m assets.build art")
    sprites = json.loads(path.read_text(encoding="utf-8"))["sprites"]
    return {key: Entry(*values) for key, values in sprites.items()}


def _pages_of(index: dict[str, Entry]) -> dict[str, list[str]]:
    """The pages of a large atlas are called name, name.2, name.3 and so on."""
    pages: dict[str, list[str]] = {}
    for page in sorted({entry.atlas for entry in index.values()}):
        pages.setdefault(page.partition(".")[0], []).append(page)
    return pages


def _scaled(picture: pygame.Surface, pixels: tuple[int, int]) -> pygame.Surface:
    if picture.get_size() == pixels:
        return picture.copy()
    return pygame.transform.smoothscale(picture, pixels)


def _turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Right angles are exact; others are smoothed."""
    if angle % 90 == 0:
        return pygame.transform.rotate(picture, angle)
    return pygame.transform.rotozoom(picture, angle, 1)
