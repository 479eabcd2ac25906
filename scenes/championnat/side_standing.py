"""The panel on the right while nothing is asked: how one's own team, or the league, stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.championnat.cards import PLACES
from game.championnat.season import FIXTURES
from game.core.record import Seat
from scenes import theme
from scenes.championnat.money import price
from scenes.championnat.own_stars import shown_stars
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import SIDE, grid
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas


def draw_team(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """How far one's own eleven is; without a viewer what it takes to end the first phase."""
    viewer = picture.view.viewer
    if viewer is None:
        words = Box(SIDE.x + 44, SIDE.y + 150, SIDE.width - 88, 300)
        goal = "prize-short" if picture.view.length == "short" else "goal"
        canvas.lines(say(f"le-championnat.{goal}", amount=price(picture.view.prize)), words, 46)
        return
    club = picture.view.clubs[viewer]
    left, right = SIDE.x + 30, SIDE.x + 336
    for x, icon, figure in (
        (left, "squad", f"{club.places_filled or 0} / 11"),
        (right, "star", str(shown_stars(picture.view, club.eleven or (), club.pennant_stars))),
    ):
        plate = Box(x, SIDE.y + 116, 282, 116)
        canvas.plate(plate, 28, theme.NIGHT_PANEL, border=5)
        canvas.art(f"icons/{icon}", plate.x + 62, plate.centre[1], 74, "centre")
        canvas.text(figure, plate.x + 186, plate.centre[1], 56, theme.SUN.fill, anchor="centre",
                    room=170)  # fmt: skip
    _draw_missing(canvas, picture, viewer)
    _draw_prize(canvas, picture)


def _draw_prize(canvas: Canvas, picture: ChampionnatPicture) -> None:
    """What whoever has a whole team first wins."""
    strip = Box(SIDE.x + 30, SIDE.y + 502, SIDE.width - 60, 106)
    canvas.plate(strip, 24, theme.HINT_PAPER, border=4)
    canvas.art("icons/trophy", strip.x + 52, strip.centre[1], 66, "centre")
    key = "prize-short" if picture.view.length == "short" else "prize"
    words = say(f"le-championnat.{key}", amount=price(picture.view.prize))
    canvas.lines(words, Box(strip.x + 98, strip.y + 8, strip.width - 110, 90), 36)


def _draw_missing(canvas: Canvas, picture: ChampionnatPicture, viewer: int) -> None:
    eleven = picture.view.clubs[viewer].eleven or ()
    missing = [place for place, card in zip(PLACES, eleven, strict=False) if card < 0]
    if not missing:
        return
    canvas.text(say("le-championnat.wanted"), SIDE.x + 34, SIDE.y + 276, 42, anchor="left",
                room=580)  # fmt: skip
    area = Box(SIDE.x + 34, SIDE.y + 318, 580, 200)
    for place, box in zip(missing, grid(area, 6, (84, 84), 14, len(missing)), strict=True):
        canvas.plate(box, 22, theme.WHITE, border=5)
        canvas.text(str(place), *box.centre, 50, anchor="centre", fixed=True)


def draw_standings(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """The league table: points, pennants."""
    rows = sorted(
        range(len(seats)),
        key=lambda seat: (-picture.clubs[seat].points, -picture.clubs[seat].pennants),
    )
    for number, seat in enumerate(rows):
        box = Box(SIDE.x + 24, SIDE.y + 110 + number * 104, SIDE.width - 48, 94)
        _draw_standing(canvas, picture, seats, seat, box, number + 1)
    _draw_next(canvas, picture, seats)


def next_fixture(picture: ChampionnatPicture, seat: int) -> tuple[int, int] | None:
    """Whom that seat meets, home side first, once this lap is run; None while it rests."""
    days = FIXTURES[len(picture.clubs)]
    if not 0 < picture.day <= len(days):
        return None
    return next((pair for pair in days[picture.day - 1] if seat in pair), None)


def _draw_next(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> None:
    """The match that waits at the end of the lap, for whose screen this is."""
    viewer = picture.view.viewer
    playing = picture.view.phase in ("line-up", "match-act")  # this day's matches are on
    if viewer is None or picture.view.stage != "league" or playing:
        return
    strip = Box(SIDE.x + 24, SIDE.y + 528, SIDE.width - 48, 76)
    canvas.plate(strip, 24, theme.SKY.tint, border=4)
    fixture = next_fixture(picture, viewer)
    if fixture is None:
        words = say("le-championnat.next-rest")
        canvas.text(words, *strip.centre, 40, anchor="centre", room=strip.width - 40)
        return
    other = fixture[1] if fixture[0] == viewer else fixture[0]
    words = say("le-championnat.next-match", other=seats[other].name)
    canvas.art("icons/match-day", strip.x + 44, strip.centre[1], 56, "centre")
    canvas.text(words, strip.x + 84, strip.centre[1], 40, anchor="left", room=strip.width - 100)


def _draw_standing(
    canvas: Canvas,
    picture: ChampionnatPicture,
    seats: Sequence[Seat],
    seat: int,
    box: Box,
    rank: int,
) -> None:
    club, y = picture.clubs[seat], box.centre[1]
    canvas.plate(box, 24, theme.HINT_PAPER if rank == 1 else theme.WHITE, border=4)
    draw_avatar(canvas, seats[seat], seat, box.x + 56, y, 38)
    canvas.text(seats[seat].name, box.x + 112, y, 42, anchor="left", room=190)
    canvas.art("icons/pennant", box.x + 344, y, 52, "centre")
    canvas.text(str(club.pennants), box.x + 378, y, 44, anchor="left", room=60, fixed=True)
    canvas.art("icons/trophy", box.x + 482, y, 56, "centre")
    canvas.text(str(club.points), box.x + 520, y, 52, anchor="left", room=70, fixed=True)
