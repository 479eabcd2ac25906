"""The table as it lies between two moves, kept: only the panel that changed is drawn again."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.buteur import piles, scores, tray
from scenes.buteur.card import CardShelf
from scenes.buteur.picture import ButeurPicture
from scenes.buteur.pitch import ENDS, draw_table
from scenes.buteur.places import PILES, SCORES
from scenes.buteur.preview import Grass
from scenes.canvas import Canvas, DrawnText
from scenes.scene import Box
from scenes.words import say

Key = tuple[object, ...]

# Cards at rest and their shadows; what comes up higher has everything drawn again.
_HAND_AREA: Final = Box(126, 826, 1794, 254)


class _Panel(NamedTuple):
    """A part of the table: what it shows, where it lies, and how it is drawn."""

    key: Key
    area: Box
    draw: Callable[[Canvas], None]


class SetTable:
    """Two layers: the bare table, and the table with everything but the ball and what flies."""

    def __init__(self, cards: CardShelf, grass: Grass) -> None:
        self.cards = cards
        self._grass = grass
        self._bare: pygame.Surface | None = None
        self._bare_key: Key = ()
        self._ends: dict[tuple[int, int], pygame.Surface] = {}
        self._bare_attack = (0, 0)
        self._surface: pygame.Surface | None = None
        self._common: Key = ()
        self._keys: dict[str, Key] = {}
        self._texts: dict[str, list[DrawnText]] = {}

    @property
    def texts(self) -> list[DrawnText]:
        """All that is written on the set table."""
        return [text for written in self._texts.values() for text in written]

    def lay(self, canvas: Canvas, picture: ButeurPicture, seats: Sequence[Seat]) -> pygame.Surface:
        """The set table, brought up to date. Do not draw on it."""
        bare = self._bare_table(canvas, picture)
        seen = (self._bare_key, picture.attack, canvas.stage.text_factor, tuple(seats))
        common = (*seen, *_offered(picture))
        panels = self._panels(picture, seats)
        changed = [name for name, panel in panels.items() if self._keys.get(name) != panel.key]
        if self._surface is None or self._surface.get_size() != bare.get_size():
            self._surface = bare.copy()
            self._common = ()
        layer = Canvas(self._surface, canvas.stage)
        # A card that stands up reaches over other panels: then nothing is drawn alone.
        anew = common != self._common or (bool(changed) and not _at_rest(picture))
        if anew:
            self._surface.blit(bare, (0, 0))
            self._common = common
            self._draw(layer, "choices", lambda on: self._grass.draw_choices(on, picture))
            changed = list(panels)
        for name in changed:
            if not anew:
                area = _pixels(canvas, panels[name].area)
                self._surface.blit(bare, area, area)
            self._draw(layer, name, panels[name].draw)
            self._keys[name] = panels[name].key
        return self._surface

    def _draw(self, layer: Canvas, name: str, draw: Callable[[Canvas], None]) -> None:
        layer.texts = self._texts[name] = []
        draw(layer)

    def _panels(self, picture: ButeurPicture, seats: Sequence[Seat]) -> dict[str, _Panel]:
        def hand(canvas: Canvas) -> None:
            tray.draw_label(canvas, picture, seats[picture.hand_seat])
            if picture.refused is None:
                tray.draw_hand(canvas, picture, self.cards)

        return {
            "scores": _Panel(
                _on_scores(picture), SCORES, lambda on: scores.draw_scores(on, picture, seats)
            ),
            "piles": _Panel(
                _on_piles(picture), PILES, lambda on: piles.draw_piles(on, picture, self.cards)
            ),
            "hand": _Panel((picture.hand_seat, tuple(picture.hand)), _HAND_AREA, hand),
        }

    def _bare_table(self, canvas: Canvas, picture: ButeurPicture) -> pygame.Surface:
        key = (canvas.scale, canvas.offset, canvas.surface.get_size(), picture.colours)
        if self._bare is None or self._bare_key != key:
            layer = Canvas(pygame.Surface(canvas.surface.get_size()).convert(), canvas.stage)
            self._ends = dict(self._both_ends(layer, picture))
            # The tray reaches below the screen, but not onto the bars around it.
            whole = Box(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
            layer.surface.set_clip(_pixels(canvas, whole))
            scores.draw_plates(layer)
            piles.draw_plates(layer)
            tray.draw_plate(layer)
            layer.surface.set_clip(None)
            self._bare, self._bare_key, self._bare_attack = layer.surface, key, (-1, 1)
        if self._bare_attack != picture.attack:
            self._bare_attack = picture.attack
            self._bare.blit(self._ends[picture.attack], _pixels(canvas, ENDS))
        return self._bare

    def _both_ends(
        self, layer: Canvas, picture: ButeurPicture
    ) -> Iterator[tuple[tuple[int, int], pygame.Surface]]:
        """The pitch before and after half-time, so that changing ends is one blit."""
        for attack in ((1, -1), (-1, 1)):
            draw_table(layer, dataclasses.replace(picture, attack=attack))
            yield attack, layer.surface.subsurface(_pixels(layer, ENDS)).copy()


def _pixels(canvas: Canvas, box: Box) -> pygame.Rect:
    left, top = canvas.to_pixels(box.x, box.y)
    right, bottom = canvas.to_pixels(box.x + box.width, box.y + box.height)
    return pygame.Rect(left, top, right - left, bottom - top)


def _at_rest(picture: ButeurPicture) -> bool:
    """No card stands higher than the others."""
    up = (picture.raised, picture.glowing, picture.refused, picture.question)
    return all(thing is None for thing in up) and not picture.tray_button


def _offered(picture: ButeurPicture) -> Key:
    """What concerns more than one panel: the choice, the teams and the language."""
    return (
        say("buteur.stock"), picture.teams, picture.colours, picture.lit, picture.corners,
        picture.hot_square, picture.hinted, picture.previews, picture.playable, picture.raised,
        picture.glowing, picture.refused, picture.question is None, picture.tray_button,
        picture.tray_button_state,
    )  # fmt: skip


def _on_scores(picture: ButeurPicture) -> Key:
    return (
        picture.score, picture.half, picture.acting, picture.last_turn, picture.shoot_out,
        picture.hand_sizes, picture.hand_seat, len(picture.hand),
    )  # fmt: skip


def _on_piles(picture: ButeurPicture) -> Key:
    top = picture.discards[-3:]
    ways = tuple(picture.laid_ways.get(card, picture.hand_direction) for card in top)
    return picture.stock, picture.stock_glows, tuple(top), ways
