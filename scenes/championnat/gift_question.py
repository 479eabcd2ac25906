"""Whoever gives without asking for anything is asked once more: a present cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from scenes.dialog import Answer, Dialog, nothing
from scenes.words import say


def gift_question(receiver: str, give: Callable[[], None]) -> Dialog:
    """The green answer, and Escape, go back to the proposal."""
    answers = (
        Answer(say("le-championnat.gift.ask"), nothing, "swap"),
        Answer(say("le-championnat.gift.give"), give, "gift"),
    )
    title, text = say("le-championnat.gift.title"), say("le-championnat.gift.text", name=receiver)
    return Dialog(title, text, answers, escape=0)
