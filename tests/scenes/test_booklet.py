"""The booklet: strict files, pages that are turned, words that fit, a picture for every page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.settings import Settings
from scenes.booklet import CONTENTS, LEFT_PAGE, RIGHT_PAGE, Booklet, numbered
from scenes.booklet_pages import FOLDER, BookletError, pages_of, read_pages
from scenes.booklet_words import draw_points, small_print_height
from scenes.buteur.booklet_drawing import card_like
from scenes.buteur.booklet_pictures import PICTURES
from scenes.canvas import Canvas
from scenes.game_box import LOOKS
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.scene import Scene
from scenes.words import say, set_language

PAGES = pages_of("buteur").keys
GOOD = FOLDER / "buteur.toml"


class Below(Scene):
    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((0, 0, 0))


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    set_language("fr")
    yield
    set_language("fr")


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), (1280, 720))


def open_at(rehearsal: Rehearsal, page: str | None) -> Booklet:
    booklet = Booklet("buteur", page)
    rehearsal.show([Below(), booklet])
    return booklet


# The file.


def spoiled(tmp_path: Path, old: str, new: str) -> Path:
    text = GOOD.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "buteur.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "buteur"', 'game = "big4"', "booklet of 'big4'"),
        ('key = "turn"', 'key = "aim"', "two pages are called 'aim'"),
        ('key = "half-time"', 'key = "break"', "page 'break' has no words"),
        ("points = 3", "points = 4", "page 'aim' has 4 points"),
        ("points = 3", "points = 0", "page 'aim' has 0 points"),
        ("points = 3", 'points = "three"', "int"),
        ("more = 1", "more = 7", "page 'aim' has 7 lines of small print"),
        ("more = 1", "more = 2", "no words for 'booklet.buteur.aim.more.2'"),
        ("more = 1", "moer = 1", "moer"),
        ("[[page]]", "[[page", "Invalid TOML|Expected|invalid"),
    ],
)
def test_a_fault_in_the_file_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BookletError, match=complaint) as caught:
        read_pages(spoiled(tmp_path, old, new), "buteur")
    assert "buteur.toml" in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BookletError, match=r"nowhere\.toml"):
        read_pages(tmp_path / "nowhere.toml", "buteur")


def test_every_page_of_buteur_has_its_own_picture() -> None:
    assert set(PICTURES) == set(PAGES)


def test_pictures_show_real_cards() -> None:
    with pytest.raises(LookupError):
        card_like("attacker", straight=9)


# Turning pages.


@pytest.mark.parametrize("page", PAGES)
def test_it_opens_at_the_page_asked_for(rehearsal: Rehearsal, page: str) -> None:
    assert open_at(rehearsal, page).page.key == page


@pytest.mark.parametrize("page", [None, "no-such-page"])
def test_without_a_page_it_opens_at_the_first(rehearsal: Rehearsal, page: str | None) -> None:
    assert open_at(rehearsal, page).page.key == PAGES[0]


def test_all_pages_are_turned_by_mouse_and_back_again(rehearsal: Rehearsal) -> None:
    booklet = open_at(rehearsal, None)
    seen = [booklet.page.key]
    while "booklet.next" in {target.key for target in booklet.targets()}:
        rehearsal.click_target("booklet.next")
        seen.append(booklet.page.key)
    assert tuple(seen) == PAGES
    for _ in PAGES[1:]:
        rehearsal.click_target("booklet.previous")
    assert booklet.page.key == PAGES[0]
    rehearsal.click_target("booklet.previous")
    assert booklet.in_contents


def test_arrow_keys_turn_pages_and_stop_at_the_last(rehearsal: Rehearsal) -> None:
    booklet = open_at(rehearsal, PAGES[-2])
    rehearsal.key(pygame.K_RIGHT)
    assert booklet.page.key == PAGES[-1]
    rehearsal.key(pygame.K_RIGHT)
    assert booklet.page.key == PAGES[-1]
    booklet.focused = None
    rehearsal.key(pygame.K_LEFT)
    assert booklet.page.key == PAGES[-2]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_two_clicks_away(rehearsal: Rehearsal, page: str) -> None:
    booklet = open_at(rehearsal, PAGES[3])
    rehearsal.click_target("booklet.contents")
    rehearsal.click_target(f"booklet.page.{page}")
    assert booklet.page.key == page
    assert not booklet.in_contents


@pytest.mark.parametrize("key", [None, pygame.K_ESCAPE])
@pytest.mark.parametrize("page", [PAGES[2], CONTENTS])
def test_it_closes(rehearsal: Rehearsal, page: str, key: int | None) -> None:
    open_at(rehearsal, page)
    if key is None:
        rehearsal.click_target("booklet.close")
    else:
        rehearsal.key(key)
    assert isinstance(rehearsal.top, Below)


# What is shown.


def test_another_page_is_another_picture(rehearsal: Rehearsal) -> None:
    pictures = set()
    for page in PAGES:
        open_at(rehearsal, page)
        left = rehearsal.surface.subsurface((160, 180, 450, 160))
        pictures.add(pygame.image.tobytes(left, "RGB"))
    assert len(pictures) == len(PAGES)


def test_turning_the_page_turns_its_picture_too(rehearsal: Rehearsal) -> None:
    window = (160, 180, 450, 160)
    open_at(rehearsal, PAGES[1])
    expected = pygame.image.tobytes(rehearsal.surface.subsurface(window), "RGB")
    open_at(rehearsal, PAGES[0])
    rehearsal.click_target("booklet.next")
    assert pygame.image.tobytes(rehearsal.surface.subsurface(window), "RGB") == expected


@pytest.mark.parametrize("spoken", ["fr", "en"])
@pytest.mark.parametrize("text_size", ["normal", "large"])
def test_all_words_fit_their_page(tmp_path: Path, spoken: str, text_size: str) -> None:
    settings = Settings(language=spoken, text_size=text_size, muted=True)  # type: ignore[arg-type]
    rehearsal = Rehearsal(tmp_path, settings, (1920, 1080))
    for page in (CONTENTS, *PAGES):
        booklet = open_at(rehearsal, page)
        canvas = Canvas(rehearsal.surface, rehearsal.stage)
        canvas.texts = []
        booklet.draw(canvas)
        for drawn in canvas.texts[1:]:  # the first is the name of the game on the ribbon
            x, y, width, height = drawn.box
            left = x + width / 2 < 957
            assert x >= (225 if left else 990), (page, drawn.text)
            assert x + width <= (930 if left else 1670), (page, drawn.text)
            assert y + height <= 936, (page, drawn.text)
            assert drawn.size >= 35.9, (page, drawn.text, drawn.size)


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_large_text_is_never_smaller_than_normal(tmp_path: Path, spoken: str) -> None:
    sizes: dict[str, list[float]] = {}
    for text_size in ("normal", "large"):
        settings = Settings(language=spoken, text_size=text_size, muted=True)  # type: ignore[arg-type]
        rehearsal = Rehearsal(tmp_path, settings, (1920, 1080))
        sizes[text_size] = []
        for page in PAGES:
            canvas = Canvas(rehearsal.surface, rehearsal.stage)
            canvas.texts = []
            open_at(rehearsal, page).draw(canvas)
            sizes[text_size].append(canvas.texts[-1].size)
    pairs = list(zip(sizes["normal"], sizes["large"], strict=True))
    assert all(large >= normal for normal, large in pairs)
    assert any(large > normal for normal, large in pairs)


BOOKLETS = sorted(path.stem for path in FOLDER.glob("*.toml"))


@pytest.mark.parametrize("spoken", ["fr", "en"])
@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("game", BOOKLETS)
def test_every_booklet_leaves_room_for_its_pictures(
    tmp_path: Path, game: str, text_size: str, spoken: str
) -> None:
    settings = Settings(language=spoken, text_size=text_size, muted=True)  # type: ignore[arg-type]
    rehearsal = Rehearsal(tmp_path, settings, (1920, 1080))
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    pages = read_pages(FOLDER / f"{game}.toml", game)
    for page in pages.page:
        _, points, more = pages.words_of(page)
        small = small_print_height(canvas, [say(key) for key in more], LEFT_PAGE.width)
        assert LEFT_PAGE.height - 96 - small >= 240, page.key
        canvas.texts = []
        draw_points(canvas, [say(key) for key in points], RIGHT_PAGE)
        lowest = max(drawn.box.y + drawn.box.height for drawn in canvas.texts)
        assert lowest <= RIGHT_PAGE.y + RIGHT_PAGE.height, page.key


def test_a_page_about_numbers_has_no_other_number_before_it() -> None:
    assert numbered(1, "À ton tour") == "2. À ton tour"
    assert numbered(7, "8 et 4 : jamais plus de 13") == "8 et 4 : jamais plus de 13"


@pytest.mark.parametrize("game_id", list(LOOKS))
def test_a_booklet_is_bound_in_the_colour_of_its_box(tmp_path: Path, game_id: str) -> None:
    program = Rehearsal(tmp_path, Settings(muted=True), (1024, 600))
    program.show([Home(), Booklet(game_id)])
    canvas = Canvas(program.surface, program.stage)
    for point in ((182, 500), (1732, 500), (600, 968)):
        pixel = program.surface.get_at(canvas.to_pixels(*point))[:3]
        assert pixel == pytest.approx(LOOKS[game_id].paint.fill, abs=8)  # the drawing is scaled
