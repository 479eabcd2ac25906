"""Who plays: coach and changes beside the tray for two, a strip in each quarter for more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.big4.faces import ACTION_DIE
from game.big4.view import TeamView
from game.core.record import Seat
from scenes import theme
from scenes.big4 import squad
from scenes.big4.cards import CardShelf
from scenes.big4.legend import draw_legend
from scenes.big4.picture import Big4Picture
from scenes.big4.pitch import draw_quarter
from scenes.big4.places import (
    QUARTERS,
    SCORE,
    SIDE_PANELS,
    STRIP,
    change_button,
    many,
)
from scenes.scene import Box
from scenes.theme import from_hex
from scenes.widgets.avatar import draw_avatar, paint_of, symbol_key
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_CHANGES = 3
CARDS_BEHIND_GOAL: Final = ((246.0, 612.0), (1800.0, 612.0))
_GREY_GRASS = from_hex("#8E9AB8")


def draw_sides(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    if many(picture.players):
        for number, seat in enumerate(seats):
            _draw_strip(canvas, picture, seat, number)
        if len(seats) < len(QUARTERS):
            _draw_free_quarter(canvas, picture, QUARTERS[len(seats)])
        return
    _draw_score(canvas, picture, seats)
    draw_legend(canvas, picture)
    for number, seat in enumerate(seats):
        _draw_tag(canvas, seat, number)
        _draw_cards_of(canvas, picture.teams[number], *CARDS_BEHIND_GOAL[number])
        _draw_side(canvas, picture, seat, number, cards)


def _draw_score(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
    hot = picture.hot == "notebook"
    canvas.plate(SCORE, 32, theme.NIGHT, outline=theme.GLOW if hot else theme.NIGHT_LIP, border=6,
                 shadow="normal")  # fmt: skip
    x, y = SCORE.centre
    canvas.fill(theme.WHITE, Box(x - 20, y - 18, 40, 12))
    for side, seat in enumerate(seats[:2]):
        way = -1 if side == 0 else 1
        paint = paint_of(seat)
        ink = paint.tint if paint in (theme.CORAL, theme.VIOLET) else paint.fill
        goals = str(picture.teams[side].goals)
        canvas.text(goals, x + way * 70, y, 104, ink, anchor="centre", fixed=True)
        canvas.art(symbol_key(seat), x + way * 126, y - 30, 42, "centre")
    words = say("big4.minute", n=picture.minute)
    canvas.text(words, x, y + 42, 36, theme.WHITE, anchor="centre", room=90)


def _draw_tag(canvas: Canvas, seat: Seat, number: int) -> None:
    """The name behind the goal line."""
    x = 174 if number == 0 else 1728
    box = Box(x, 676, 144, 110)
    canvas.plate(box, 24, paint_of(seat).fill, border=5, shadow="small")
    canvas.art(symbol_key(seat), box.centre[0], box.y + 34, 46, "centre")
    ink = theme.WHITE if paint_of(seat) in (theme.CORAL, theme.VIOLET) else theme.NIGHT
    canvas.text(seat.name, box.centre[0], box.y + 80, 48, ink, anchor="centre", room=128)


def _draw_side(
    canvas: Canvas, picture: Big4Picture, seat: Seat, number: int, cards: CardShelf
) -> None:
    box, team = SIDE_PANELS[number], picture.teams[number]
    paint = paint_of(seat)
    acting = picture.acting == number
    if acting:
        canvas.glow(box, 32)
    canvas.plate(box, 32, paint.fill, border=5, shadow="normal")
    canvas.plate(box.grown(-12), 22, theme.PAPER.fill, border=4)
    if team.club is None:
        return
    if picture.advanced:
        _draw_coach(canvas, picture, number, cards)
    else:
        draw_avatar(canvas, seat, number, box.x + 76, box.centre[1], 56)
        canvas.art(squad.badge(team.club), box.x + 196, box.y + 164, 88, "centre")
    _draw_count(canvas, team, Box(box.x + 138, box.y + 22, 116, 84))


def _draw_count(canvas: Canvas, team: TeamView, box: Box) -> None:
    """How many are in form."""
    canvas.plate(box, 22, theme.WHITE, border=4)
    canvas.art("icons/players", box.x + 34, box.centre[1], 48, "centre")
    count = str(team.fit.bit_count())
    canvas.text(count, box.x + 84, box.centre[1], 46, anchor="centre", room=56, fixed=True)


def _draw_coach(canvas: Canvas, picture: Big4Picture, number: int, cards: CardShelf) -> None:
    box, team = SIDE_PANELS[number], picture.teams[number]
    assert team.club is not None
    middle = (box.x + 74, box.y + 90)
    canvas.blit(cards.coach(team.club, 96), *middle, "centre")
    plate = Box(box.x + 20, box.y + 164, 110, 50)
    ready = team.coach == "ready"
    canvas.plate(plate, 18, theme.SUN.fill if ready else theme.DISABLED, border=4)
    ink = theme.NIGHT if ready else theme.DISABLED_WORDS
    canvas.text("+2", plate.x + 34, plate.centre[1], 38, ink, anchor="centre", fixed=True)
    icon = {"booked": "icons/yellow-card", "sent-off": "icons/red-card"}.get(team.coach)
    canvas.art(icon or "icons/star", plate.x + 82, plate.centre[1], 40, "centre")
    _draw_changes(canvas, picture, number)


def _draw_changes(canvas: Canvas, picture: Big4Picture, number: int) -> None:
    """The button for a change, with a ball for each one left."""
    team, box = picture.teams[number], change_button(number)
    usable = picture.offering and picture.acting == number and picture.may_change
    chosen = usable and picture.draft.mode == "change"
    state = picture.state_of("change") if usable else "disabled"
    draw_button(canvas, box, "", state, theme.SUN if chosen else theme.PAPER, radius=24)
    canvas.art("icons/swap", box.centre[0], box.y + 32, 46, "centre")
    for pip in range(_CHANGES):
        art = "icons/ball" if pip < team.changes_left else "icons/ball-pip-empty"
        canvas.art(art, box.centre[0] - 32 + 32 * pip, box.y + 70, 28, "centre")


def _draw_strip(canvas: Canvas, picture: Big4Picture, seat: Seat, number: int) -> None:
    """Three or four: the strip of the quarter, and the frame of whose turn it is."""
    box, team = QUARTERS[number], picture.teams[number]
    x = box.x + 8 + STRIP / 2
    if picture.acting == number:
        canvas.plate(box.grown(9), 38, paint_of(seat).fill, border=4)
        draw_quarter(canvas, seat, box)
    if team.out:
        canvas.plate(box.grown(-8), 24, _GREY_GRASS, outline=None, border=0, alpha=178)
    mood = "sad" if team.out else "play"
    draw_avatar(canvas, seat, number, x, box.y + 76, 56, mood)
    ink = theme.WHITE if paint_of(seat) in (theme.CORAL, theme.VIOLET) else theme.NIGHT
    canvas.text(seat.name, x, box.y + 162, 48, ink, anchor="centre", room=STRIP - 12)
    _draw_cards_of(canvas, team, x, box.y + 248)


def draw_out(canvas: Canvas, picture: Big4Picture) -> None:
    """Over the cards of the teams that have left."""
    for box, team in zip(QUARTERS, picture.teams, strict=False):
        if team.out:
            tag = Box(box.x + 372, box.y + 124, 400, 90)
            canvas.plate(tag, 40, theme.CORAL.fill, border=5, shadow="normal")
            words = say("big4.out")
            canvas.text(words, *tag.centre, 54, theme.WHITE, anchor="centre", room=360)


def _draw_cards_of(canvas: Canvas, team: TeamView, x: float, y: float) -> None:
    """One's own card lies face down; those won lie open and count."""
    if team.confidence:
        canvas.art(f"cards/big4-confidence-{team.confidence[-1]}", x - 26, y, 66, "centre")
        canvas.blit(canvas.stage.shapes.disc(30, theme.PAPER.fill, theme.INK, 4), x + 34, y + 4,
                    "centre")  # fmt: skip
        words = f"+{team.bonus}"
        canvas.text(words, x + 34, y + 4, 36, anchor="centre", fixed=True, room=52)
    elif team.face_down:
        canvas.art("cards/back-navy", x, y, 70, "centre")


def _draw_free_quarter(canvas: Canvas, picture: Big4Picture, box: Box) -> None:
    """With three teams: the faces of the action die, where the fourth would play."""
    pitch = 278
    edge = theme.INK if picture.state_of("legend") == "normal" else theme.GLOW
    for number, face in enumerate(ACTION_DIE):
        row, column = divmod(number, 3)
        x = box.x + box.width / 2 + pitch * (column - 1)
        y = box.y + 84 + 158 * row
        up = face == picture.action and picture.tumble < 0
        plate = Box(x - 130, y - 66, 260, 140)
        canvas.plate(plate, 26, theme.SUN.fill if up else theme.NIGHT_PANEL, outline=edge, border=4)
        canvas.art(f"pieces/die-action-{face}", x, y - 20, 76, "centre")
        ink = theme.NIGHT if up else theme.WHITE
        label = say(f"card.big4.{face}.label")
        canvas.text(label, x, y + 46, 38, ink, anchor="centre", room=248)
