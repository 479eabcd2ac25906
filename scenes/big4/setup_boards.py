"""Before the kick-off: which club, how much help, and who blows the whistle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.core.record import Seat
from scenes import theme
from scenes.big4 import line_up_board, squad
from scenes.big4.cards import CardShelf, Look
from scenes.big4.line_up_board import draw_note
from scenes.big4.picture import Big4Picture
from scenes.scene import Box
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

CLUBS: Final = 4
MOST_STARS: Final = 4
_TILE = Box(166, 190, 414, 820)
_CLUB_PITCH = 434


def club_box(club: int) -> Box:
    return _TILE._replace(x=_TILE.x + _CLUB_PITCH * club)


def star_box(stars: int) -> Box:
    return Box(166 + 347 * stars, 330, 327, 500)


def referee_box(referee: int) -> Box:
    return Box(346 + 704 * referee, 210, 650, 760)


def draw_wall(canvas: Canvas) -> None:
    """Of the room where teams get ready: kept by the table."""
    canvas.background("dressing-room")
    canvas.veil(theme.NIGHT, 90)


def draw_set_up(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    if picture.phase == "club":
        for club in range(CLUBS):
            _draw_club(canvas, picture, seats, cards, club)
    elif picture.phase == "confidence":
        for stars in range(MOST_STARS + 1):
            _draw_stars(canvas, picture, stars)
        draw_note(canvas, Box(166, 880, 1715, 130), say("big4.confidence-note"), "icons/confidence")
    elif picture.phase == "line-up":
        line_up_board.draw_line_up(canvas, picture, cards)
    else:
        for referee in range(2):
            _draw_referee(canvas, picture, referee)


def _draw_club(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf, club: int
) -> None:
    box = club_box(club)
    owner = next((seat for seat, team in enumerate(picture.teams) if team.club == club), None)
    state = picture.state_of(f"club:{club}") if owner is None else "disabled"
    draw_button(canvas, box, "", state, theme.PAPER, radius=40)
    x, up = box.centre[0], -4 if state == "hot" else 0
    canvas.art(squad.badge(club), x, box.y + 150 + up, 220, "centre")
    key = squad.club(club).key
    room = Box(box.x + 24, box.y + 276 + up, box.width - 48, 124)
    canvas.lines(say(f"big4.club.{key}"), room, 50, face="display", align="centre")
    for number, place in enumerate((3, 9, 10)):
        footballer = squad.candidates(club)[place - 1][0]
        look = Look(footballer, stars=picture.advanced)
        at = (x + 124 * (number - 1), box.y + 512 + up)
        canvas.blit(cards.picture(look, share=0.78), *at, "centre")
    _draw_owner(canvas, seats, club, owner)


def _draw_owner(canvas: Canvas, seats: Sequence[Seat], club: int, owner: int | None) -> None:
    """Who has taken the club; else who would coach it."""
    box = club_box(club)
    if owner is not None:
        draw_avatar(canvas, seats[owner], owner, box.centre[0], box.y + 702, 84)
        return
    y = box.y + 706
    canvas.art(squad.coach_face(club), box.x + 92, y, 120, "centre")
    room = Box(box.x + 160, y - 48, box.width - 184, 110)
    canvas.lines(squad.club(club).coach.name, room, 40, face="display")


def _draw_stars(canvas: Canvas, picture: Big4Picture, stars: int) -> None:
    box, state = star_box(stars), picture.state_of(f"stars:{stars}")
    draw_button(canvas, box, "", state, theme.PAPER, radius=40)
    x, up = box.centre[0], -4 if state == "hot" else 0
    if stars:
        canvas.art(f"cards/big4-confidence-{stars}", x, box.y + 208 + up, 208, "centre")
        words = f"+{stars}"
    else:
        canvas.art("icons/cross", x, box.y + 208 + up, 150, "centre")
        words = say("big4.confidence-none")
    canvas.text(words, x, box.y + 430 + up, 60, anchor="centre", room=box.width - 40)


def _draw_referee(canvas: Canvas, picture: Big4Picture, referee: int) -> None:
    box, state = referee_box(referee), picture.state_of(f"referee:{referee}")
    draw_button(canvas, box, "", state, theme.PAPER, radius=48)
    up = -4 if state == "hot" else 0
    window = Box(box.x + 60, box.y + 60 + up, box.width - 120, 520)
    canvas.plate(window, 36, (theme.SUN, theme.SKY)[referee].tint, border=6)
    canvas.art(squad.referee_face(referee), window.centre[0], window.y + window.height - 4, 470,
               "bottom")  # fmt: skip
    canvas.art("icons/whistle", window.x + 66, window.y + 62, 84, "centre")
    name = squad.referee(referee).name
    canvas.text(name, box.centre[0], box.y + 664 + up, 66, anchor="centre", room=box.width - 60)
