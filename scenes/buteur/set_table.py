"""The table as it lies between two moves, kept: only the panel that changed is drawn again."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

import pygame

from game.core.record import Seat
from scenes.buteur import piles, scores, tray
from scenes.buteur.card import CardShelf
from scenes.buteur.picture import ButeurPicture
from scenes.buteur.pitch import ENDS, draw_table
from scenes.buteur.places import PILES, SCORES
from scenes.buteur.preview import Grass
from scenes.canvas import Canvas
from scenes.kept_layer import KeptLayer, Panel
from scenes.scene import Box

Key = tuple[object, ...]

# Cards at rest and their shadows.
_HAND_AREA: Final = Box(126, 826, 1794, 254)
_HIGH_HAND_AREA: Final = Box(126, 740, 1794, 340)  # one of them up, and its glow
_GLOW: Final = 36


class SetTable:
    """Two layers: the bare table, and the table with everything but the ball and what flies."""

    def __init__(self, cards: CardShelf, grass: Grass) -> None:
        self.cards = cards
        self._grass = grass
        self._bare, self._set = KeptLayer(), KeptLayer()
        self._ends: dict[tuple[int, int], pygame.Surface] = {}

    def show(self, canvas: Canvas, picture: ButeurPicture, seats: Sequence[Seat]) -> None:
        # A card that stands up reaches over other panels.
        hand_area = _HAND_AREA if _at_rest(picture) else _HIGH_HAND_AREA
        panels = [
            self._bare_table(canvas, picture),
            Panel("ends", picture.attack, lambda on: self._draw_ends(on, picture), ENDS),
            Panel(
                "choices",
                (tuple(seats), *_offered(picture)),
                lambda on: self._grass.draw_choices(on, picture),
            ),
            Panel(
                "scores",
                _on_scores(picture),
                lambda on: scores.draw_scores(on, picture, seats),
                SCORES,
            ),
            Panel(
                "piles",
                _on_piles(picture),
                lambda on: piles.draw_piles(on, picture, self.cards),
                PILES.grown(_GLOW if picture.stock_glows else 0),
            ),
            Panel(
                "hand",
                (picture.hand_seat, tuple(picture.hand), picture.raised_share),
                lambda on: self._draw_hand(on, picture, seats),
                hand_area,
            ),
        ]
        self._set.show(canvas, panels)

    def _draw_ends(self, on: Canvas, picture: ButeurPicture) -> None:
        on.surface.blit(self._ends[picture.attack], on.area(ENDS))

    def _draw_hand(self, on: Canvas, picture: ButeurPicture, seats: Sequence[Seat]) -> None:
        tray.draw_label(on, picture, seats[picture.hand_seat])
        if picture.refused is None:
            tray.draw_hand(on, picture, self.cards)

    def _bare_table(self, canvas: Canvas, picture: ButeurPicture) -> Panel:
        """The pitch is drawn before and after half-time, so that changing ends is one blit."""

        def draw_both_ends(on: Canvas) -> None:
            for attack in ((1, -1), (-1, 1)):
                draw_table(on, dataclasses.replace(picture, attack=attack))
                self._ends[attack] = on.surface.subsurface(on.area(ENDS)).copy()

        return self._bare.below(
            canvas,
            [
                Panel("pitch", picture.colours, draw_both_ends, None),
                # The tray reaches below the screen, but not onto the bars around it.
                Panel("plates", "", _draw_plates),
            ],
        )


def _draw_plates(on: Canvas) -> None:
    scores.draw_plates(on)
    piles.draw_plates(on)
    tray.draw_plate(on)


def _at_rest(picture: ButeurPicture) -> bool:
    """No card stands higher than the others."""
    up = (picture.raised, picture.glowing, picture.refused, picture.question)
    return all(thing is None for thing in up) and not picture.tray_button


def _offered(picture: ButeurPicture) -> Key:
    """What concerns more than one panel: the choice and the teams."""
    return (
        picture.attack, picture.teams, picture.colours, picture.lit, picture.corners,
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
