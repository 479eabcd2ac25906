"""The pages of a booklet, read from its TOML file and strictly checked. Knows no pygame."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from scenes.asset_paths import ASSETS
from scenes.words import has_words

FOLDER = ASSETS / "booklets"
MOST_POINTS, MOST_SMALL_PRINT = 3, 2


class BookletError(ValueError):
    """A booklet file that cannot be used; says which file and what is wrong with it."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words: booklet.<game>.<key>.title, .1 to .<points>, and .more.1 ... for the small print."""

    key: str
    points: int
    more: int = 0
    sprites: tuple[str, ...] = ()


class Pages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    page: tuple[Page, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(page.key for page in self.page)

    def number_of(self, key: str | None) -> int:
        """The page of that key; a key that is not there opens the first page."""
        return self.keys.index(key) if key in self.keys else 0

    def words_of(self, page: Page) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """The catalogue keys of its title, its points and its small print."""
        stem = f"booklet.{self.game}.{page.key}"
        points = tuple(f"{stem}.{number}" for number in range(1, page.points + 1))
        more = tuple(f"{stem}.more.{number}" for number in range(1, page.more + 1))
        return f"{stem}.title", points, more


@cache
def pages_of(game_id: str) -> Pages:
    """The booklet of that game."""
    return read_pages(FOLDER / f"{game_id}.toml", game_id)


def read_pages(path: Path, game_id: str) -> Pages:
    """Raises `BookletError` with the file and the fault."""
    try:
        pages = msgspec.toml.decode(path.read_bytes(), type=Pages)
    except OSError as problem:
        raise BookletError(f"{path}: {problem.strerror}") from problem
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BookletError(f"{path}: {problem}") from problem
    for fault in _faults(pages, game_id):
        raise BookletError(f"{path}: {fault}")
    return pages


def _faults(pages: Pages, game_id: str) -> list[str]:
    faults = []
    if pages.game != game_id:
        faults.append(f"this is the booklet of {pages.game!r}, not of {game_id!r}")
    if not pages.page:
        faults.append("a booklet needs at least one page")
    twice = {key for key in pages.keys if pages.keys.count(key) > 1}
    faults += [f"two pages are called {key!r}" for key in sorted(twice)]
    return faults + [fault for page in pages.page for fault in _page_faults(pages, page)]


def _page_faults(pages: Pages, page: Page) -> list[str]:
    faults = []
    if not 1 <= page.points <= MOST_POINTS:
        faults.append(f"page {page.key!r} has {page.points} points, not 1 to {MOST_POINTS}")
    if not 0 <= page.more <= MOST_SMALL_PRINT:
        faults.append(f"page {page.key!r} has {page.more} lines of small print, not 0 to 2")
    if faults:
        return faults
    title, points, more = pages.words_of(page)
    return [
        f"page {page.key!r} has no words for {key!r}"
        for key in (title, *points, *more)
        if not has_words(key)
    ]
