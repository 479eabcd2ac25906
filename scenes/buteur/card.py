"""The cards of Buteur, put together from their layers once and kept.

A card is drawn for whoever attacks to the right (+1) or to the left (-1): its arrows point where
the ball would roll on the screen.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

from game.buteur.box import ButeurBox
from game.buteur.cards import Arrow, Card, Deck
from game.catalog import game_info
from scenes import theme
from scenes.board_loader import load_board
from scenes.buteur.places import CARD_WIDTH
from scenes.picture_store import PictureStore
from scenes.words import say

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage

SIZE: Final = (150, 218)
ARROW_ART: Final[dict[Arrow, str]] = {
    "straight": "forward",
    "left": "diagonal-left",
    "right": "diagonal-right",
}
# Where the middle of the number stands for somebody attacking to the right, and its size.
_BIG_NUMBERS: dict[Arrow, tuple[int, int]] = {
    "straight": (47, 81),
    "left": (58, 98),
    "right": (58, 64),
}
_SMALL_NUMBERS: dict[Arrow, tuple[int, int]] = {
    "straight": (90, 81),
    "left": (98, 40),
    "right": (98, 122),
}
_BIG_DIGIT, _SMALL_DIGIT = 54, 36
WINDOW_HEIGHT: Final = 162  # arrows turn about the middle of this part
_FOOT = (75, 184)
_WORDS = {
    "goalkeeper": "buteur.card.keeper",
    "corner": "buteur.card.corner",
    "penalty": "buteur.card.penalty",
}
_WORD_SIZE, _WORD_ROOM = 36, 114

_MASTER = 320  # pixels: as wide as the drawings are stored, so that nothing is scaled twice
_MARGIN = 20  # design pixels around a card of full width, for its shadow
_RADIUS = 18
_VEIL_ALPHA = 158
_MASTER_BYTES = 3_000_000  # five: each is needed for a few sizes at a time
_LAYER_BYTES = 5_000_000  # eight: whatever has arrows, both ways round
_FINISHED_BYTES = 28_000_000  # at 1920 x 1080: every card both ways round, and those in the air
_FLIP_STAGES = 8
_WIDTH_STEP = 10

Face = tuple[str, tuple[tuple[Arrow, int], ...], str | None]


@cache
def deck() -> Deck:
    box: ButeurBox = game_info("buteur").load(load_board).box
    return box.deck


class CardShelf:
    """Finished cards at the scale of one stage. Do not draw on what you are given.

    A picture of a card is larger than the card by the margin of its shadow; their middles agree.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.art = stage.art
        self._masters = PictureStore(_MASTER_BYTES)
        self._layers = PictureStore(_LAYER_BYTES)
        self._arrows: dict[tuple[str, int], tuple[pygame.Surface, tuple[int, int]]] = {}
        self._finished = PictureStore(round(_FINISHED_BYTES * max(0.25, stage.scale**2)))

    def picture(
        self, number: int | None, width: float, direction: int = 1, *, dimmed: bool = False
    ) -> pygame.Surface:
        """`number` None is the back."""
        face = _face(number)
        key = (face, width, direction, dimmed, self._word(face))
        return self._finished.get(key, lambda: self._finish(face, width, direction, dimmed))

    def flying(
        self, number: int | None, width: float, direction: int, flip: float
    ) -> pygame.Surface:
        """A card on its way: a handful of widths and flips are kept, none is drawn per frame."""
        width = round(width / _WIDTH_STEP) * _WIDTH_STEP
        shown = number if flip >= 0.5 else None
        stage = max(1, round(abs(1 - 2 * flip) * _FLIP_STAGES))
        whole = self.picture(shown, width, direction if shown is not None else 1)
        if stage == _FLIP_STAGES:
            return whole
        key = (_face(shown), width, direction, stage)
        size = (max(2, whole.get_width() * stage // _FLIP_STAGES), whole.get_height())
        return self._finished.get(key, lambda: pygame.transform.smoothscale(whole, size))

    def tilted(
        self, number: int | None, width: float, direction: int, angle: float
    ) -> pygame.Surface:
        """A card lying askew on a pile."""
        upright = self.picture(number, width, direction)
        key = (_face(number), width, direction, "tilted", angle)
        return self._finished.get(key, lambda: pygame.transform.rotozoom(upright, angle, 1))

    def arrow(self, arrow: Arrow, distance: int, width: float, direction: int) -> pygame.Surface:
        """An arrow with its number alone, as wide as a card, for the big buttons."""

        def make() -> pygame.Surface:
            master = self._blank()
            self._draw_big_arrow(master, arrow, distance, direction)
            window = master.subsurface((0, 0, _MASTER, _on_master(WINDOW_HEIGHT)))
            side = round(width * self.stage.scale)
            height = round(side * WINDOW_HEIGHT / SIZE[0])
            return pygame.transform.smoothscale(window, (side, height))

        return self._finished.get(("arrow", arrow, distance, width, direction), make)

    def prepare(self) -> Pieces:
        """Every card as it lies in a hand, for both directions; what flies most comes last."""
        first_of_its_kind = {_face(number): number for number in reversed(range(len(deck())))}
        for number in (None, *first_of_its_kind.values()):
            for direction in (1, -1):
                self.picture(number, CARD_WIDTH, direction)
            yield

    # Putting a card together.

    def _word(self, face: Face | None) -> str:
        return say(_WORDS[face[0]]) if face is not None and face[0] in _WORDS else ""

    def _finish(
        self, face: Face | None, width: float, direction: int, dimmed: bool
    ) -> pygame.Surface:
        shapes, scale = self.stage.shapes, self.stage.scale
        height, share = width * SIZE[1] / SIZE[0], width / SIZE[0]
        margin = round(_MARGIN * share * scale)
        pixels = (round(width * scale), round(height * scale))
        whole = pygame.Surface((pixels[0] + 2 * margin, pixels[1] + 2 * margin), pygame.SRCALPHA)
        whole.fill((*theme.SHADOW, 0))
        dx, dy = shapes.shadow_offset("small")
        shadow = shapes.shadow(width, height, _RADIUS * share, "small")
        whole.blit(shadow, (margin + round(dx * scale), margin + round(dy * scale)))
        master = self._master(face, direction)
        whole.blit(pygame.transform.smoothscale(master, pixels), (margin, margin))
        if dimmed:
            veil = shapes.plate(
                width, height, _RADIUS * share, theme.NIGHT_PANEL, None, 0, _VEIL_ALPHA
            )
            whole.blit(veil, (margin, margin))
        return whole

    def _master(self, face: Face | None, direction: int) -> pygame.Surface:
        key = (face, direction, self._word(face))
        return self._masters.get(key, lambda: self._compose(face, direction))

    def _compose(self, face: Face | None, direction: int) -> pygame.Surface:
        master = self._blank()
        if face is None:
            master.blit(self._layer("cards/back-navy"), (0, 0))
            return master
        kind, arrows, sign = face
        if kind == "attacker":
            master.blit(self._layer(f"cards/buteur-frame-{sign}"), (0, 0))
            for arrow, distance in arrows:
                self._draw_big_arrow(master, arrow, distance, direction)
        elif arrows:
            master.blit(self._layer(f"cards/buteur-{kind}", mirror=direction < 0), (0, 0))
            for arrow, distance in arrows:
                self._draw_small_arrow(master, kind, arrow, distance, direction)
        else:
            art = f"{kind}-{sign}" if kind == "corner" else kind
            master.blit(self._layer(f"cards/buteur-{art}"), (0, 0))
        if kind in _WORDS:
            self._draw_word(master, kind)
        return master

    def _draw_big_arrow(
        self, master: pygame.Surface, arrow: Arrow, distance: int, direction: int
    ) -> None:
        """An Attacker's only one."""
        art = f"cards/buteur-arrow-{ARROW_ART[arrow]}"
        place = self._draw_arrow(master, art, _BIG_NUMBERS[arrow], direction)
        self._draw_text(master, str(distance), place, _BIG_DIGIT, theme.NIGHT)

    def _draw_small_arrow(
        self, master: pygame.Surface, kind: str, arrow: Arrow, distance: int, direction: int
    ) -> None:
        """One of the two or three of a Free kick or a Goalkeeper."""
        art = f"cards/buteur-{kind}-{ARROW_ART[arrow]}"
        place = self._draw_arrow(master, art, _SMALL_NUMBERS[arrow], direction)
        self._draw_text(master, str(distance), place, _SMALL_DIGIT, theme.NIGHT)

    def _draw_arrow(
        self, master: pygame.Surface, art: str, number: tuple[int, int], direction: int
    ) -> tuple[int, int]:
        """Turned to where the ball would roll; where its number belongs."""
        if (art, direction) not in self._arrows:
            self._arrows[art, direction] = self._cut_arrow(art, direction)
        master.blit(*self._arrows[art, direction])
        return number if direction > 0 else (SIZE[0] - number[0], WINDOW_HEIGHT - number[1])

    def _cut_arrow(self, art: str, direction: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Without what is empty around it: all of them may be kept then; and where it belongs."""
        whole = self._cut_out(art).subsurface((0, 0, _MASTER, _on_master(WINDOW_HEIGHT)))
        if direction < 0:
            whole = pygame.transform.rotate(whole, 180)
        box = whole.get_bounding_rect()
        return whole.subsurface(box).copy(), box.topleft

    def _draw_word(self, master: pygame.Surface, kind: str) -> None:
        word = say(_WORDS[kind])
        ink = theme.WHITE if kind == "penalty" else theme.NIGHT
        size = float(_WORD_SIZE)
        wide = self.stage.type.width(word, size)
        self._draw_text(master, word, _FOOT, min(size, size * _WORD_ROOM / wide), ink)

    def _draw_text(
        self,
        master: pygame.Surface,
        text: str,
        middle: tuple[int, int],
        size: float,
        ink: theme.Colour,
    ) -> None:
        enlarged = size * _MASTER / SIZE[0] / self.stage.scale
        drawn = self.stage.type.render(text, enlarged, ink)
        place = drawn.get_rect(center=(_on_master(middle[0]), _on_master(middle[1])))
        master.blit(drawn, place)

    def _layer(self, key: str, *, mirror: bool = False) -> pygame.Surface:
        return self._layers.get((key, mirror), lambda: self._cut_out(key, mirror))

    def _cut_out(self, key: str, mirror: bool = False) -> pygame.Surface:
        return self.art.sprite(key, _MASTER / self.stage.scale, mirror=mirror, keep=False)

    def _blank(self) -> pygame.Surface:
        master = pygame.Surface((_MASTER, _on_master(SIZE[1])), pygame.SRCALPHA)
        master.fill((*theme.PAPER.fill, 0))
        return master


def _on_master(length: float) -> int:
    return round(length * _MASTER / SIZE[0])


def _face(number: int | None) -> Face | None:
    """What is printed on the card: equal cards share one picture."""
    if number is None:
        return None
    card: Card = deck()[number]
    return card.kind, tuple(card.arrows.items()), card.sign
