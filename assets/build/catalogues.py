"""Checks the catalogues of words and compiles them for gettext."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

LOCALE = Path(__file__).parents[1] / "locale"
LANGUAGES = ("fr", "en")
PLACEHOLDER = re.compile(r"\{[^}]*\}")
# The same words give the same file: a date of today would make every rebuild a change.
DATED = datetime(2026, 1, 1, tzinfo=UTC)

Words = dict[str, str]


def build() -> str:
    books = {language: read_all(language) for language in LANGUAGES}
    if found := problems(books["fr"], books["en"]):
        raise ValueError("\n  ".join(["the catalogues are not right:", *found]))
    for language in LANGUAGES:
        (folder(language) / "boite.mo").write_bytes(compiled(language))
    return f"{len(books['fr'])} entries in {' and '.join(LANGUAGES)}"


def folder(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES"


def sources(language: str) -> list[Path]:
    """boite.po holds what all games share, the others the words of one game each."""
    return sorted(folder(language).glob("*.po"))


def read_all(language: str) -> Words:
    words: Words = {}
    for path in sources(language):
        found = read(path)
        if twice := sorted(words.keys() & found.keys()):
            raise ValueError(f"{path}: also in another file: {', '.join(twice)}")
        words |= found
    return words


def read(path: Path) -> Words:
    """Key -> words; a key written twice is an error, gettext would hide one of the two."""
    text = path.read_text(encoding="utf-8")
    keys = re.findall(r'^msgid "(.+)"$', text, re.MULTILINE)
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        raise ValueError(f"{path}: written twice: {', '.join(twice)}")
    return {str(message.id): str(message.string) for message in _catalogue(path) if message.id}


def problems(french: Words, english: Words) -> list[str]:
    """What a translator has to mend, one line each."""
    found = [f"only in French: {key}" for key in sorted(french.keys() - english.keys())]
    found += [f"only in English: {key}" for key in sorted(english.keys() - french.keys())]
    for language, words in (("fr", french), ("en", english)):
        found += [f"{language}: no words for {key}" for key, text in words.items() if not text]
        found += [f"{language}: straight apostrophe in {key}" for key in words if "'" in words[key]]
    for key in sorted(french.keys() & english.keys()):
        if set(PLACEHOLDER.findall(french[key])) != set(PLACEHOLDER.findall(english[key])):
            found.append(f"other placeholders in English: {key}")
    return found


def compiled(language: str) -> bytes:
    whole = Catalog(locale=language, charset="utf-8", project="La Boîte à Foot", version="1",
                    creation_date=DATED, revision_date=DATED)
    for path in sources(language):
        for message in _catalogue(path):
            if message.id:
                whole[message.id] = message
    target = BytesIO()
    write_mo(target, whole)
    return target.getvalue()


def _catalogue(path: Path):  # type: ignore[no-untyped-def]
    with path.open("rb") as file:
        try:
            return read_po(file, abort_invalid=True)
        except PoFileError as error:
            raise ValueError(f"{path}: {error}") from error
