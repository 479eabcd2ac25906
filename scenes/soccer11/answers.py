"""Where the bubbles of 11 Soccer stand that answer a click: never on what they speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Refusal
from scenes.scene import Box
from scenes.soccer11.places import BUBBLE_ABOVE, BUBBLE_BELOW, SENTENCE, overlap

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

_EDGE = 44  # only the longest sentence reaches so far


class Answers:
    def __init__(self, scene: Soccer11Scene) -> None:
        self.scene = scene

    @property
    def cover_the_sentence(self) -> bool:
        """A bubble lies where the sentence of a card would stand."""
        bubble = self.scene.help.bubble
        return bubble is not None and overlap(bubble.box, SENTENCE.grown(-_EDGE))

    def explain(self, refusal: Refusal, about: Box) -> None:
        self.scene.help.refuse(refusal, about.centre)
        self.place(about)

    def tell(self, sentence: str, about: Box) -> None:
        self.scene.help.tell(sentence, about.centre)
        self.place(about)

    def not_now(self, about: Box) -> None:
        """A person who was just a moment too early is told nothing."""
        self.scene.help.not_now()
        if self.scene.help.bubble is not None:
            self.place(about)

    def place(self, about: Box) -> None:
        """Above what lies in the lower half of the table, below what lies in the upper."""
        bubble = self.scene.help.bubble
        assert bubble is not None
        low = about.y > BUBBLE_ABOVE.y + BUBBLE_ABOVE.height
        bubble.box = BUBBLE_ABOVE if low else BUBBLE_BELOW
        x = min(max(about.centre[0], bubble.box.x + 110), bubble.box.x + bubble.box.width - 110)
        bubble.towards = (x, about.y + 8 if low else BUBBLE_BELOW.y - 40)
