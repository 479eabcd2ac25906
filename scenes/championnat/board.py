"""The board of Le Championnat: pitch, ring, halfway line, packs, jackpot, pawns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

from game.championnat.board import SquareKind
from game.core.record import Seat
from scenes import theme
from scenes.asset_paths import ASSETS
from scenes.board_loader import load_board
from scenes.championnat.cards import CardShelf
from scenes.championnat.deck import question
from scenes.championnat.money import price, purse
from scenes.championnat.picture import ChampionnatPicture, ClubPicture
from scenes.championnat.places import BOARD, JACKPOT, PACKS, TEAMS, BoardPlaces, team_row
from scenes.ptifooteux.pawns import pawn_key
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar, paint_of
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

SPONSOR_ICONS: Final = {"shoes": "shoe", "shirt": "shirt", "socks": "sock", "shorts": "shorts"}
_FORKS: Final = {"ring-05": ((-1, 0), (1, 0), (0, 1)), "ring-23": ((-1, 0), (1, 0), (0, -1))}


@cache
def board_places() -> BoardPlaces:
    return BoardPlaces(load_board(ASSETS / "boards" / "championnat.tmx"))


def draw_board(canvas: Canvas, kinds: Mapping[str, SquareKind]) -> None:
    """All that never changes during a match."""
    canvas.plate(BOARD, 30, theme.WOOD_LIGHT, border=5, shadow="normal")
    canvas.plate(BOARD.grown(-7), 26, theme.GRASS_DEEP, border=4)
    _draw_pitch(canvas)
    places = board_places()
    for key, kind in kinds.items():
        draw_square(canvas, places.boxes[key], kind)
    for key, ways in _FORKS.items():
        x, y = places.boxes[key].centre
        for dx, dy in ways:
            angle = {(1, 0): 0, (-1, 0): 180, (0, 1): -90, (0, -1): 90}[dx, dy]
            sprite = canvas.stage.art.sprite("squares/fork-arrow", 26, angle=angle)
            canvas.blit(sprite, x + dx * 48, y + dy * 40, "centre")


def draw_square(canvas: Canvas, box: Box, kind: SquareKind) -> None:
    canvas.art(square_art(kind), *box.centre, 97, "centre")


def square_art(kind: SquareKind) -> str:
    return f"squares/championnat-{SPONSOR_ICONS.get(kind, kind)}"


def _draw_pitch(canvas: Canvas) -> None:
    inner = Box(252, 222, 884, 572)
    for stripe in range(8):
        width = inner.width / 8
        shade = theme.GRASS_LIGHT if stripe % 2 else theme.GRASS_DARK
        canvas.fill(shade, Box(inner.x + stripe * width, inner.y, width + 1, inner.height))
    line = theme.CHALK
    left, top = canvas.to_pixels(inner.x + 12, inner.y + 12)
    right, bottom = canvas.to_pixels(inner.x + inner.width - 12, inner.y + inner.height - 12)
    thick = max(1, round(4 * canvas.scale))
    pygame.draw.rect(canvas.surface, line, (left, top, right - left, bottom - top), thick)
    middle = canvas.to_pixels(*inner.centre)
    pygame.draw.circle(canvas.surface, line, middle, round(128 * canvas.scale), thick)


def draw_teams(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """Money and squad of every seat; points too once the league is on."""
    box = TEAMS._replace(height=len(seats) * 95 + 13)
    canvas.plate(box, 26, theme.PAPER.fill, border=5, shadow="small")
    for number, seat in enumerate(seats):
        _draw_team(canvas, picture, seat, number)


def _draw_team(canvas: Canvas, picture: ChampionnatPicture, seat: Seat, number: int) -> None:
    row, club = team_row(number), picture.clubs[number]
    if picture.acting == number:
        canvas.plate(row, 20, paint_of(seat).tint, border=4)
    draw_avatar(canvas, seat, number, row.x + 44, row.centre[1], 36)
    y = row.centre[1] - (20 if club.sponsors or club.plus_count else 0)
    canvas.text(purse(club.money), row.x + 96, y, 40, anchor="left", room=140)
    if picture.view.stage == "building":
        canvas.art("icons/person", row.x + 272, y, 40, "centre")
        canvas.text(str(len(club.squad)), row.x + 322, y, 40, anchor="centre", room=58, fixed=True)
    else:
        canvas.art("icons/trophy", row.x + 272, y, 44, "centre")
        canvas.text(str(club.points), row.x + 322, y, 42, anchor="centre", room=60, fixed=True)
    _draw_open_cards(canvas, club, row)


def _draw_open_cards(canvas: Canvas, club: ClubPicture, row: Box) -> None:
    """What lies open before a seat: its sponsors, and how many + cards it holds."""
    y = row.centre[1] + 24
    for number, sponsor in enumerate(club.sponsors[:4]):
        icon = SPONSOR_ICONS[question(sponsor).square or "shirt"]
        canvas.art(f"icons/{icon}", row.x + 112 + number * 38, y, 34, "centre")
    if club.plus_count:
        canvas.art("icons/plus-card", row.x + 272, y, 38, "centre")
        held = str(club.plus_count)
        canvas.text(held, row.x + 322, y, 36, anchor="centre", room=58, fixed=True)


def draw_jackpot(canvas: Canvas, picture: ChampionnatPicture) -> None:
    canvas.plate(JACKPOT, 26, theme.NIGHT_PANEL_LOW, border=5, shadow="small")
    x, y = JACKPOT.x + 76, JACKPOT.centre[1]
    canvas.art("icons/money-bag", x, y, 104, "centre")
    middle = JACKPOT.x + 246
    words = say("le-championnat.jackpot")
    canvas.text(words, middle, y - 32, 40, theme.WHITE, anchor="centre", room=220)
    sum_of = purse(picture.jackpot)
    canvas.text(sum_of, middle, y + 26, 50, theme.SUN.fill, anchor="centre", room=220)


def draw_packs(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """The price of the top card stands on its back."""
    shelf = canvas.stage.shelf(CardShelf)
    for name, box in PACKS.items():
        left = picture.packs[name]
        if not left:
            canvas.plate(box, 20, theme.GRASS_DEEP, outline=theme.CHALK, border=4, alpha=150)
            continue
        depth = min(4, left // 8 + 1)
        for layer in range(depth, 0, -1):
            canvas.plate(
                Box(box.x, box.y + layer * 4, box.width, box.height), 18, theme.CHALK, border=4
            )
        canvas.blit(shelf.back(name == "foreign", box.width), box.x, box.y)
        _draw_price(canvas, box, picture.view.top_prices[name])


def _draw_price(canvas: Canvas, box: Box, top: int | None) -> None:
    if top is None:
        return
    chip = Box(box.x - 8, box.y + box.height - 26, box.width + 16, 60)
    canvas.plate(chip, 20, theme.WHITE, border=4, shadow="small")
    canvas.text(price(top), *chip.centre, 42, anchor="centre", room=chip.width - 16)


def draw_pawns(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """Those further down stand in front."""
    places = board_places()
    boxes = [places.pawn_box(picture.clubs, seat) for seat in range(len(seats))]
    for seat in sorted(range(len(boxes)), key=lambda seat: boxes[seat].y + boxes[seat].height):
        box = boxes[seat]
        if picture.acting == seat:
            radius = box.width * 0.62
            ring = canvas.stage.shapes.plate(
                2 * radius, radius * 0.9, radius * 0.45, theme.GLOW, theme.INK, 3
            )
            canvas.blit(ring, box.centre[0], box.y + box.height - 8, "centre")
        canvas.art(pawn_key(seats[seat]), box.x, box.y, box.width)
