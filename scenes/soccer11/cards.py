"""The cards of 11 Soccer, put together from their layers once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

from game.soccer11.cards import ENGLAND, MOST_WITH_ENGLAND, Deck, Nation
from game.soccer11.deck import load_deck
from scenes import theme
from scenes.asset_paths import ASSETS
from scenes.picture_store import PictureStore
from scenes.words import say

if TYPE_CHECKING:
    from scenes.stage import Stage

SIZE: Final = (280, 392)
SMALL: Final = (104, 146)
SHAPE: Final = SIZE[1] / SIZE[0]
SMALL_UP_TO: Final = 180  # a card narrower than this shows flag, face and rank only
ICONS: Final = (
    "", "icons/replay", "icons/eye", "icons/swap", "icons/home", "icons/swords", "icons/out",
    "icons/shield", "", "icons/undo", "icons/lock", "icons/question",
)  # fmt: skip

_MARGIN = 0.075  # of the width, around a card, for its shadow
_RADIUS = 24 / 280
_VEIL_ALPHA = 150
_FLIP_STAGES = 8
_WIDTH_STEP = 10
_KEPT_BYTES = 26_000_000
_LABEL_LEFT, _LABEL_ROOM, _LABEL_SIZE, _LABEL_LINE = 95, 161, 37, 42


@cache
def deck() -> Deck:
    return load_deck(ASSETS / "data" / "soccer11.toml")


def nation(rank: int) -> Nation:
    return deck()[rank - 1]


def name_of(rank: int) -> str:
    return say(f"card.11-soccer.{nation(rank).key}.name")


def sentence_of(rank: int) -> str:
    return say(f"card.11-soccer.{nation(rank).key}.text")


class CardShelf:
    """Finished cards at the scale of one stage. Do not draw on what you are given.

    A picture of a card is larger than the card by the margin of its shadow; their middles agree.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.art = stage.art
        self._kept = PictureStore(round(_KEPT_BYTES * max(0.5, stage.scale**2)))

    def picture(
        self, rank: int | None, width: float, *, dimmed: bool = False, angle: float = 0
    ) -> pygame.Surface:
        """`rank` None is the back; narrow cards show only what can still be read."""
        word = "" if rank is None else name_of(rank)
        key = (rank, width, dimmed, angle, word)
        return self._kept.get(key, lambda: self._finish(rank, width, dimmed, angle))

    def flying(self, rank: int | None, width: float, flip: float) -> pygame.Surface:
        """A card on its way: made smaller from a finished one, in a handful of widths and flips."""
        width = round(width / _WIDTH_STEP) * _WIDTH_STEP
        shown = rank if flip >= 0.5 else None
        stage = max(1, round(abs(1 - 2 * flip) * _FLIP_STAGES))
        drawn = _drawn_for(shown, width)
        whole = self.picture(shown, drawn)
        across, down = (side * width / drawn for side in whole.get_size())
        size = (max(2, round(across * stage / _FLIP_STAGES)), max(2, round(down)))
        word = "" if shown is None else name_of(shown)
        key = (shown, word, "flying", size)
        return self._kept.get(key, lambda: pygame.transform.smoothscale(whole, size))

    def prepare_flight(self, rank: int) -> None:
        for width in (SMALL[0], SIZE[0]):
            self.picture(rank, _drawn_for(rank, width))

    def window(self, rank: int, width: float, height: float, radius: float) -> pygame.Surface:
        """Flag and face in a wide frame, for the tiles of the boards."""
        key = ("window", rank, width, height)
        return self._kept.get(key, lambda: self._window(rank, width, height, radius))

    # Putting a card together.

    def _finish(self, rank: int | None, width: float, dimmed: bool, angle: float) -> pygame.Surface:
        shapes, scale = self.stage.shapes, self.stage.scale
        height, margin = width * SHAPE, round(width * _MARGIN * scale)
        pixels = (round(width * scale), round(height * scale))
        whole = pygame.Surface((pixels[0] + 2 * margin, pixels[1] + 2 * margin), pygame.SRCALPHA)
        whole.fill((*theme.SHADOW, 0))
        dx, dy = shapes.shadow_offset("small")
        shadow = shapes.shadow(width, height, width * _RADIUS, "small")
        whole.blit(shadow, (margin + round(dx * scale), margin + round(dy * scale)))
        whole.blit(self._face(rank, width, pixels), (margin, margin))
        if dimmed:
            radius = width * _RADIUS
            veil = shapes.plate(width, height, radius, theme.NIGHT_PANEL, None, 0, _VEIL_ALPHA)
            whole.blit(veil, (margin, margin))
        return pygame.transform.rotozoom(whole, angle, 1) if angle else whole

    def _face(self, rank: int | None, width: float, pixels: tuple[int, int]) -> pygame.Surface:
        if rank is None:
            height = pixels[1] / self.stage.scale
            return self.art.sprite("cards/back-violet-wide", width, height=height)
        card = pygame.Surface(pixels, pygame.SRCALPHA)
        card.fill((*theme.PAPER.fill, 0))
        if width < SMALL_UP_TO:
            self._draw_small(card, rank, width / SMALL[0])
        else:
            self._draw_full(card, rank, width / SIZE[0])
        return card

    def _draw_small(self, card: pygame.Surface, rank: int, share: float) -> None:
        key = nation(rank).key
        self._layer(card, f"cards/nation-{key}-small", (8, 8), 88, share)
        self._layer(card, f"cards/nation-{key}-face", (8, 50), 88, share)
        self._layer(card, "cards/soccer11-frame-small", (0, 0), SMALL[0], share)
        self._text(card, str(rank), (31, 30), 40, theme.NIGHT, share)

    def _draw_full(self, card: pygame.Surface, rank: int, share: float) -> None:
        own = nation(rank)
        # The white of the frame has no foot: what stands there is written on paper.
        foot = self.stage.shapes.plate(270 * share, 180 * share, 20 * share, theme.WHITE, None, 0)
        card.blit(foot, self._at((5, 207), share))
        self._layer(card, f"cards/nation-{own.key}", (12, 12), 256, share)
        self._layer(card, f"cards/nation-{own.key}-face", (46, 46), 196, share)
        self._layer(card, "cards/soccer11-frame", (0, 0), SIZE[0], share)
        self._text(card, str(rank), (47, 47), 56, theme.NIGHT, share)
        self._text(card, str(own.points), (228, 51), 44, theme.WHITE, share)
        self._text(card, name_of(rank), (140, 245), 40, theme.WHITE, share, room=236)
        self._draw_effect(card, rank, share)

    def _draw_effect(self, card: pygame.Surface, rank: int, share: float) -> None:
        if rank == ENGLAND:
            self._text(card, str(MOST_WITH_ENGLAND), (52, 326), 42, theme.NIGHT, share)
        else:
            self._layer(card, ICONS[rank], (25, 299), 54, share)
        self._draw_label(card, say(f"card.11-soccer.{nation(rank).key}.label"), share)

    def _draw_label(self, card: pygame.Surface, words: str, share: float) -> None:
        """Two lines beside the icon, both in the same size."""
        kind = self.stage.type
        lines = _two_lines(words, lambda line: kind.width(line, _LABEL_SIZE, "body"))
        widest = max(kind.width(line, _LABEL_SIZE, "body") for line in lines)
        size = _LABEL_SIZE * min(1.0, _LABEL_ROOM / widest)
        top = 326 - (len(lines) - 1) * _LABEL_LINE / 2
        for number, line in enumerate(lines):
            drawn = kind.render(line, size * share, theme.NIGHT, "body")
            place = self._at((_LABEL_LEFT, top + number * _LABEL_LINE), share)
            card.blit(drawn, drawn.get_rect(midleft=place))

    def _window(self, rank: int, width: float, height: float, radius: float) -> pygame.Surface:
        key = nation(rank).key
        flag = self.art.sprite(f"cards/nation-{key}", width, height=height).copy()
        face = self.art.sprite(f"cards/nation-{key}-face", height * 0.94)
        x = flag.get_width() * 0.52 - face.get_width() / 2
        flag.blit(face, (round(x), flag.get_height() - face.get_height()))
        shape = self.stage.shapes.plate(width, height, radius, theme.WHITE, None, 0)
        whole = pygame.Surface(flag.get_size(), pygame.SRCALPHA)
        whole.blit(shape, (0, 0))
        whole.blit(flag, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    def _layer(
        self,
        card: pygame.Surface,
        key: str,
        corner: tuple[float, float],
        width: float,
        share: float,
    ) -> None:
        card.blit(self.art.sprite(key, width * share), self._at(corner, share))

    def _at(self, point: tuple[float, float], share: float) -> tuple[int, int]:
        by = share * self.stage.scale
        return round(point[0] * by), round(point[1] * by)

    def _text(
        self,
        card: pygame.Surface,
        text: str,
        middle: tuple[float, float],
        size: float,
        ink: theme.Colour,
        share: float,
        *,
        room: float = SIZE[0],
    ) -> None:
        wide = self.stage.type.width(text, size * share)
        size = size * share * min(1.0, room * share / wide)
        drawn = self.stage.type.render(text, size, ink)
        card.blit(drawn, drawn.get_rect(center=self._at(middle, share)))


def _two_lines(words: str, width: Callable[[str], float]) -> list[str]:
    """Broken where the wider of both lines is narrowest."""
    parts = words.split(" ")
    breaks = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    return min(breaks, key=lambda lines: max(map(width, lines)), default=[words])


def _drawn_for(rank: int | None, width: float) -> float:
    """How wide the card is drawn that flies with that width: narrow ones show less."""
    return SMALL_UP_TO - _WIDTH_STEP if rank is not None and width < SMALL_UP_TO else SIZE[0]
