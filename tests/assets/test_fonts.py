"""Every character the program says has a glyph, and lines break where French allows."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from fontTools.ttLib import TTFont

from assets.build import catalogues
from scenes.asset_paths import ASSETS
from scenes.fonts import FILES, Typeface, unbreakable_words

# A name typed by a child: French letters, digits, and what keyboards put between them.
TYPED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -’."
    "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿñ"
)


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


def _glyphs(path: Path) -> set[str]:
    with TTFont(path) as font:
        return {chr(code) for code in font.getBestCmap()}


def _missing(texts: dict[str, str], glyphs: set[str]) -> dict[str, set[str]]:
    return {key: set(text) - glyphs for key, text in texts.items() if set(text) - glyphs}


@pytest.mark.parametrize("file", FILES.values())
@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_character_said_has_a_glyph(file: str, language: str) -> None:
    glyphs = _glyphs(ASSETS / "fonts" / file)
    assert _missing(catalogues.read_all(language), glyphs) == {}
    assert _missing({"typed": TYPED}, glyphs) == {}


def test_the_check_sees_a_missing_glyph() -> None:
    glyphs = _glyphs(ASSETS / "fonts" / FILES["display"])
    assert _missing({"a": "Tire → ici"}, glyphs) == {"a": {"→"}}
    # French marks are kept with their words by the line breaker: this typeface cannot do it.
    assert _missing({"a": "Joue\u00a0!"}, glyphs) == {"a": {"\u00a0"}}


def test_every_font_lies_beside_its_licence() -> None:
    licences = [path.read_text(encoding="utf-8") for path in (ASSETS / "fonts").glob("OFL-*.txt")]
    assert len(licences) == len(FILES)
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in licences)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Joue une carte !", ["Joue", "une", "carte !"]),
        ("On y va ? Oui : vite ; bien", ["On", "y", "va ?", "Oui :", "vite ;", "bien"]),
        ("Dis « Main » et coupe", ["Dis", "« Main »", "et", "coupe"]),
        ("Il dit : « Oui ! » !", ["Il", "dit :", "« Oui ! » !"]),
        ("! seul", ["!", "seul"]),
    ],
)
def test_french_marks_stay_with_their_word(text: str, words: list[str]) -> None:
    assert unbreakable_words(text) == words


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.5])
def test_wrapped_lines_fit_and_lose_nothing(scale: float) -> None:
    typeface = Typeface(scale)
    text = "Pour engager, il faut un Attaquant : une main ou un drapeau ! D’accord ?"
    lines = typeface.wrap(text, 44, 420)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(typeface.width(line, 44) <= 420 for line in lines)
    assert not any(line[0] in "!?:;»" for line in lines)


def test_a_line_feed_breaks_the_line() -> None:
    assert Typeface(1.0).wrap("Un\nDeux", 20, 900) == ["Un", "Deux"]


def test_a_stroke_surrounds_the_letters() -> None:
    typeface = Typeface(1.0)
    plain = typeface.render("But", 60, "#FFFFFF")
    stroked = typeface.render("But", 60, "#FFFFFF", stroke=4, stroke_colour="#FF0000")
    assert stroked.get_size() == (plain.get_width() + 8, plain.get_height() + 8)
    assert stroked.get_bounding_rect().width >= plain.get_bounding_rect().width + 6
    assert typeface.render("But", 60, "#FFFFFF") is plain


def test_no_word_is_left_alone_on_the_last_line() -> None:
    typeface = Typeface(1.0)
    text = "Le ballon avance tout droit jusqu’au bord du terrain puis il s’arrête là"
    for width in range(300, 1400, 50):
        lines = typeface.wrap(text, 44, width)
        widths = [typeface.width(line, 44) for line in lines]
        assert max(widths) <= width
        assert len(lines) < 3 or min(widths) > max(widths) / 3
    almost = typeface.width(text, 44) - 10
    assert [len(line.split()) > 3 for line in typeface.wrap(text, 44, almost)] == [True, True]


def test_a_number_stays_with_what_it_counts() -> None:
    assert unbreakable_words("Il faut 4 points au rang 11 : 2 à 3.") == [
        "Il", "faut", "4 points", "au", "rang", "11 :", "2", "à", "3."
    ]  # fmt: skip


def test_a_sum_of_money_stays_with_its_millions() -> None:
    assert unbreakable_words("Verse 0,15 M au pactole, puis 1,2 M.") == [
        "Verse",
        "0,15 M",
        "au",
        "pactole,",
        "puis",
        "1,2 M.",
    ]
    assert unbreakable_words("Avec M et M.") == ["Avec", "M", "et", "M."]


def test_a_name_keeps_its_number() -> None:
    assert unbreakable_words("Un match de BIG 4 en A 4 ou PSF") == [
        "Un", "match", "de", "BIG 4", "en", "A", "4", "ou", "PSF"
    ]  # fmt: skip
