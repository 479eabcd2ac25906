"""The README shows what is there: its pictures, links and make targets exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assets.package.licences import LIBRARIES
from assets.package.readme_pictures import TAKEN

REPOSITORY = Path(__file__).resolve().parents[2]
MOST_BYTES = 250_000
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def text_of(name: str) -> str:
    return (REPOSITORY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_into_the_repository_leads_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", text_of(document)):
        path, _, heading = target.partition("#")
        if "://" in target:
            continue
        assert (REPOSITORY / (path or document)).exists(), target
        if heading:
            headings = re.findall(r"^#+ (.+)$", text_of(path or document), re.MULTILINE)
            assert heading in {each.lower().replace(" ", "-") for each in headings}


def test_one_small_picture_of_every_game() -> None:
    shown = re.findall(r"!\[[^\]]+\]\((assets/readme/[^)]+)\)", text_of("README.md"))
    assert shown == [f"assets/readme/{name}.png" for name in TAKEN]
    assert len(shown) == 5
    for picture in shown:
        assert (REPOSITORY / picture).stat().st_size <= MOST_BYTES


def test_every_make_target_it_names_exists() -> None:
    named = set(re.findall(r"`make ([a-z-]+)`", text_of("README.md")))
    targets = set(re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE))
    assert len(named) >= 6
    assert named <= targets


def test_every_library_stands_with_its_licence() -> None:
    about = text_of("README.md").partition("## About")[2]
    assert all(library in about for library in LIBRARIES)
