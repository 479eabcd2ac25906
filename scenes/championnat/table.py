"""The play area of Le Championnat, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.canvas import Canvas
from scenes.championnat import (
    board,
    day_boards,
    lit_squares,
    market_sheet,
    match_screen,
    overlays,
    side,
    squad_sheet,
    tray,
)
from scenes.championnat.cards import CardShelf
from scenes.championnat.picture import ChampionnatPicture, Flight
from scenes.championnat.places import BOARD, DIE
from scenes.championnat.squares import kinds
from scenes.kept_layer import KeptLayer, Panel
from scenes.ptifooteux.dice import draw_die
from scenes.scene import Box
from scenes.small_pictures import draw_shrunk

_PLUS = "cards/championnat-plus-"


class ChampionnatTable:
    """Two layers are kept: the bare board, and the table with all that lies still on it."""

    def __init__(self, people: Sequence[int]) -> None:
        self.people = tuple(people)
        self._board, self._table = KeptLayer(), KeptLayer()

    def draw(self, canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        self._table.show(canvas, self._panels(canvas, picture, seats))
        if picture.screen == "board" and not _covered(picture):
            _draw_moving(canvas, picture, seats)
        for flight in picture.flights:
            _draw_flight(canvas, flight)
        overlays.draw_banner(canvas, picture.banner)

    def draw_small(
        self, canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat], box: Box
    ) -> None:
        """Board and pawns, for the thumbnail of a kept match."""

        def draw(whole: Canvas) -> None:
            board.draw_board(whole, kinds())
            board.draw_pawns(whole, picture, seats)

        draw_shrunk(canvas, box, BOARD, draw)

    # What lies still.

    def _panels(
        self, canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]
    ) -> list[Panel]:
        ground = Panel("board", "", lambda on: board.draw_board(on, kinds()))
        key = (tuple(seats), picture.view, *_still(picture))
        panels = [
            self._board.below(canvas, [ground]),
            Panel("still", key, lambda on: self._draw_still(on, picture, seats)),
        ]
        if _covered(picture):
            panels.append(Panel("overlay", key, lambda on: self._draw_overlay(on, picture, seats)))
        return panels

    def _draw_still(
        self, layer: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]
    ) -> None:
        if _covered(picture):
            layer.texts = None  # what lies under the veil need not be read
        match picture.screen:
            case "squad":
                squad_sheet.draw_squad(layer, picture)
            case "market":
                market_sheet.draw_market(layer, picture, seats)
            case "match":
                match_screen.draw_match(layer, picture, seats)
            case _:
                self._draw_board(layer, picture, seats)

    def _draw_overlay(
        self, layer: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]
    ) -> None:
        if picture.screen == "board":
            texts, layer.texts = layer.texts, None
            _draw_moving(layer, picture, seats)
            layer.texts = texts
        day_boards.draw_day(layer, picture, seats)
        overlays.draw_who(layer, picture, seats, self.people)

    def _draw_board(
        self, layer: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]
    ) -> None:
        board.draw_teams(layer, picture, seats)
        board.draw_jackpot(layer, picture)
        board.draw_packs(layer, picture)
        lit_squares.draw_shade(layer, picture)
        side.draw_side(layer, picture, seats)
        tray.draw_tray(layer, picture)


def _covered(picture: ChampionnatPicture) -> bool:
    return picture.board is not None or picture.sheet == "who"


def _draw_moving(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    if picture.offering is not None and picture.view.phase == "roll":
        lit = picture.hot in ("die", "roll") or picture.glowing == "roll"
        canvas.glow(DIE.grown(10 if lit else 2), 46)
        canvas.plate(DIE, 42, theme.SUN.fill, border=6)
    draw_die(canvas, DIE.grown(-14), "pieces/die", picture.die)
    lit_squares.draw_lit(canvas, picture)
    board.draw_pawns(canvas, picture, seats)


def _draw_flight(canvas: Canvas, flight: Flight) -> None:
    shelf = canvas.stage.shelf(CardShelf)
    if flight.card is not None:
        sprite = _smaller(shelf.full(flight.card, flight.lay), flight.width / flight.lay)
    elif flight.art.startswith(_PLUS):
        sprite = shelf.plus(flight.art.removeprefix(_PLUS), flight.width)
    else:
        sprite = canvas.stage.art.sprite(flight.art, flight.width)
    if flight.squeeze < 1:
        width = max(1, round(sprite.get_width() * flight.squeeze))
        sprite = pygame.transform.scale(sprite, (width, sprite.get_height()))
    canvas.blit(sprite, flight.x, flight.y, "centre")


def _smaller(sprite: pygame.Surface, share: float) -> pygame.Surface:
    """Put together once and then only scaled: a card has too many parts for every size."""
    return sprite if share == 1 else pygame.transform.smoothscale_by(sprite, share)


def _still(picture: ChampionnatPicture) -> tuple[object, ...]:
    """All that the kept layer shows beside the view."""
    fight = picture.fight
    shown = None
    if fight is not None:
        marks = tuple(sorted(fight.marks.items()))
        shown = (fight.facts(), tuple(fight.totals), tuple(fight.played), marks, fight.walked)
    clubs: tuple[object, ...] = tuple(
        (club.money, len(club.squad), tuple(club.sponsors), club.plus_count, club.points,
         club.pennants) for club in picture.clubs
    )  # fmt: skip
    covered = None
    if _covered(picture):
        covered = (tuple((club.square, club.at) for club in picture.clubs), picture.die.face)
    euro = picture.euro
    return (
        clubs, shown, picture.jackpot, tuple(sorted(picture.packs.items())),
        picture.acting, picture.drawn, picture.drawn_price, picture.auction,
        None if euro is None else (euro.seat, euro.club, euro.total), picture.day, picture.notice,
        picture.board, picture.offering, picture.hot, picture.pressed, picture.glowing,
        picture.sheet, repr(picture.squad), repr(picture.market), repr(picture.act), covered,
    )  # fmt: skip
