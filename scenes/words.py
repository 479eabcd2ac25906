"""What the program says: catalogue keys in, words in the player's language out."""

from __future__ import annotations

import gettext
import re
from typing import Final

from scenes.asset_paths import ASSETS

LANGUAGES: Final = ("fr", "en")
_DE_PLACEHOLDER: Final = re.compile(r"\b([Dd])e \{(\w+)\}")
_ONE_OF: Final = {"fr": (0, 1), "en": (1,)}  # French counts nothing in the singular
_VOWELS: Final = "aàâäæeéèêëiîïoôöœuùûü"
_TAKES_ELISION: Final = re.compile(rf"[{_VOWELS}h]|y[^{_VOWELS}]", re.IGNORECASE)  # Yves, not Yann


class MissingWords(LookupError):
    """A key without words in the language being spoken, or a value the words need."""


class _NoWords(gettext.NullTranslations):
    """What gettext asks when a key is unknown; by itself it would answer with the key."""

    def gettext(self, message: str) -> str:
        raise MissingWords(message)


class _Voice:
    """The language being spoken: one at a time for the whole program."""

    def __init__(self) -> None:
        self.language = "fr"
        self._catalogue: gettext.GNUTranslations | None = None

    def speak(self, language: str) -> None:
        path = ASSETS / "locale" / language / "LC_MESSAGES" / "boite.mo"
        if not path.is_file():
            raise MissingWords(f"no catalogue for {language!r}: {path} is not there")
        with path.open("rb") as file:
            self._catalogue = gettext.GNUTranslations(file)
        self._catalogue.add_fallback(_NoWords())
        self.language = language

    def words(self, key: str) -> str:
        if self._catalogue is None:
            self.speak(self.language)
        assert self._catalogue is not None
        try:
            return self._catalogue.gettext(key)
        except MissingWords:
            raise MissingWords(f"no words for {key!r} in {self.language!r}") from None


_voice: Final = _Voice()


def set_language(language: str) -> None:
    """Speak "fr" or "en" from now on."""
    _voice.speak(language)


def language() -> str:
    return _voice.language


def say(key: str, **values: object) -> str:
    """The words of ``key`` with ``values`` filled in for {name} and the like.

    For one thing there may be words of their own, under the key with « -one » behind it.
    """
    of_one = values.get("n") in _ONE_OF[_voice.language] and has_words(f"{key}-one")
    text = _voice.words(f"{key}-one" if of_one else key)
    if _voice.language == "fr":
        text = _elided(text, values)
    try:
        return text.format(**values)
    except KeyError as missing:
        raise MissingWords(f"{key!r} needs a value for {missing}") from missing


def has_words(key: str) -> bool:
    try:
        _voice.words(key)
    except MissingWords:
        return False
    return True


def _elided(text: str, values: dict[str, object]) -> str:
    """« de {name} » becomes « d’{name} » before a vowel or an h: d’Inès, d’Hugo."""

    def shortened(found: re.Match[str]) -> str:
        d, placeholder = found.groups()
        if _TAKES_ELISION.match(str(values.get(placeholder, ""))):
            return f"{d}’{{{placeholder}}}"
        return found[0]

    return _DE_PLACEHOLDER.sub(shortened, text)
