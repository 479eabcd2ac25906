"""The score panel: two teams, who plays for them, goals, half, and the kicks of a shoot-out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from scenes import theme
from scenes.buteur.picture import SHOOT_OUT, ButeurPicture
from scenes.buteur.places import SCORES, TEAM_BOXES, SeatPlace, seat_places
from scenes.scene import Box
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

KICKS = 5

_FILL = from_hex("#16223D")
_TEAM = from_hex("#22356B")
_TEAM_ACTING = from_hex("#2C4384")
_HEAD = Box(162, 148, 320, 76)
_FOOT_Y = 774
_BOARD_RADIUS = 20


def draw_plates(canvas: Canvas) -> None:
    """What never moves."""
    canvas.plate(SCORES, 32, _FILL, outline=theme.NIGHT_LIP, border=6, shadow="normal")
    canvas.plate(_HEAD, 22, _TEAM, outline=None, border=0)


def draw_scores(canvas: Canvas, picture: ButeurPicture, seats: Sequence[Seat]) -> None:
    half = say(f"buteur.half-{picture.half}")
    x, y = _HEAD.centre
    canvas.text(half, x, y, 46, theme.SUN.fill, anchor="centre", room=_HEAD.width - 24)
    for team in (0, 1):
        _draw_team(canvas, picture, seats, team)
    _draw_foot(canvas, picture)


def _draw_team(canvas: Canvas, picture: ButeurPicture, seats: Sequence[Seat], team: int) -> None:
    box = TEAM_BOXES[team]
    members = [seat for seat, own in enumerate(picture.teams) if own == team]
    acting = picture.acting in members
    if acting:
        paint = theme.SEATS[picture.colours[team]]
        canvas.plate(box, 26, _TEAM_ACTING, outline=paint.fill, border=7)
    else:
        canvas.plate(box, 26, _TEAM, outline=None, border=0)
    _draw_board(canvas, picture, team, len(members))
    places = seat_places(picture.teams)
    for seat in members:
        if seat == picture.acting and len(members) > 1:
            ring = canvas.stage.shapes.disc(places[seat].radius + 7, theme.SUN.fill, theme.INK, 3)
            canvas.blit(ring, places[seat].x, places[seat].y, "centre")
        draw_avatar(canvas, seats[seat], seat, places[seat].x, places[seat].y, places[seat].radius)
        _draw_hand_size(canvas, places[seat], _hand_size(picture, seat))
    _draw_names(canvas, picture, [seats[seat].name for seat in members], team)


def _draw_board(canvas: Canvas, picture: ButeurPicture, team: int, members: int) -> None:
    """The goals on a flip board; in a shoot-out it leaves room for the kicks below."""
    box = TEAM_BOXES[team]
    narrow = members > 1
    width = 94 if narrow else 132
    tall = 144 if narrow or picture.half == SHOOT_OUT else 212
    board = Box(box.x + box.width - width - 14, box.y + 18, width, tall)
    line = theme.NIGHT_HAIRLINE
    canvas.plate(board, _BOARD_RADIUS, theme.NIGHT_LIP, outline=line, border=4)
    middle = board.y + tall / 2
    goals = str(picture.score[team])
    size = 140 if tall > 200 and len(goals) == 1 else 106
    canvas.text(
        goals,
        board.centre[0],
        middle,
        size,
        theme.SUN.fill,
        anchor="centre",
        fixed=True,
        room=width - 12,
    )
    canvas.fill(line, Box(board.x + 4, middle - 2, width - 8, 4), 200)


def _draw_hand_size(canvas: Canvas, place: SeatPlace, count: int) -> None:
    """A small card with the number of cards this seat holds."""
    x, y = place.x - place.radius * 0.66, place.y + place.radius * 0.68
    card = Box(x - 20, y - 25, 40, 50)
    canvas.plate(card, 9, theme.PAPER.fill, border=4, shadow="small")
    canvas.text(str(count), x, y, 36, anchor="centre", fixed=True, room=34)


def _hand_size(picture: ButeurPicture, seat: int) -> int:
    if seat == picture.hand_seat:
        return len(picture.hand)
    return picture.hand_sizes[seat] if seat < len(picture.hand_sizes) else 0


def _draw_names(canvas: Canvas, picture: ButeurPicture, names: Sequence[str], team: int) -> None:
    box = TEAM_BOXES[team]
    if picture.half == SHOOT_OUT:
        _draw_kicks(canvas, shown_kicks(picture.shoot_out, team), box)
        return
    if len(names) == 1:
        x, room = box.x + 90, 156.0
    else:
        x, room = box.x + box.width / 2, box.width - 40
    lines = [" + ".join(names)]
    if canvas.stage.type.width(lines[0], theme.MIN_TEXT) > room:
        lines = list(names)
    size = 44 if len(lines) == 1 else theme.MIN_TEXT
    for number, line in enumerate(lines):
        y = box.y + 200 + (number - (len(lines) - 1) / 2) * size * 1.15
        canvas.text(line, x, y, size, theme.WHITE, anchor="centre", room=room)


def shown_kicks(shoot_out: Sequence[Sequence[bool]], team: int) -> Sequence[bool]:
    """Five rounds, the same of both teams; once it goes on, the last ones."""
    rounds = max(len(kicks) for kicks in shoot_out)
    return shoot_out[team][max(0, rounds - KICKS) :]


def _draw_kicks(canvas: Canvas, kicks: Sequence[bool], box: Box) -> None:
    """A ball for a goal, a cross for a miss, an empty ring for a kick to come."""
    pitch = 54
    left = box.x + box.width / 2 - pitch * (KICKS - 1) / 2
    y = box.y + 208
    shapes = canvas.stage.shapes
    for number in range(KICKS):
        x = left + pitch * number
        kick = kicks[number] if number < len(kicks) else None
        fill = {True: theme.GRASS_LIGHT, False: theme.CORAL.fill, None: _FILL}[kick]
        outline = theme.NIGHT_HAIRLINE if kick is None else theme.INK
        canvas.blit(shapes.disc(24, fill, outline, 4), x, y, "centre")
        if kick is not None:
            canvas.art("pieces/ball" if kick else "icons/cross", x, y, 32, "centre")


def _draw_foot(canvas: Canvas, picture: ButeurPicture) -> None:
    """A dot per half, or that this half ends after this turn."""
    middle = SCORES.x + SCORES.width / 2
    if picture.last_turn:
        pill = Box(SCORES.x + 30, _FOOT_Y - 25, SCORES.width - 60, 50)
        canvas.plate(pill, 25, theme.SUN.fill, border=4)
        canvas.text(
            say("buteur.last-turn"), middle, _FOOT_Y, 36, anchor="centre", room=pill.width - 30
        )
        return
    for half, x in ((1, middle - 26), (2, middle + 26)):
        fill = theme.SUN.fill if picture.half == half else theme.NIGHT_HAIRLINE
        canvas.blit(canvas.stage.shapes.disc(12, fill, None, 0), x, _FOOT_Y, "centre")
