"""The foot of a shot: what is missing, the coach's bonus, and the one big button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.big4.faces import DUEL_STARS
from game.core.record import Seat
from scenes import theme
from scenes.big4 import squad
from scenes.big4.picture import Big4Picture, ShotShow
from scenes.big4.prompts import save_chance, shoot_chance
from scenes.big4.shot_sums import COACH_BONUS, to_score
from scenes.scene import Box
from scenes.widgets.avatar import paint_of
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

FOOT: Final = Box(150, 862, 1746, 200)
_FACES_FROM = (36, 332, 644, 884)  # the left ends of the faces of the duel die
MAIN: Final = Box(1290, 892, 572, 136)
COACH_YES: Final = Box(850, 892, 490, 136)
COACH_NO: Final = Box(1372, 892, 490, 136)


def draw_foot(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
    canvas.plate(FOOT, 36, theme.NIGHT, outline=theme.NIGHT_LIP, border=6, shadow="normal")
    if picture.board is not None and picture.board.rolling:
        _draw_rolling(canvas, picture.board)
    if not picture.offering or picture.acting is None:
        return
    if picture.phase == "coach":
        _draw_coach_question(canvas, picture, seats)
    elif picture.phase == "shoot":
        _draw_target(canvas, picture)
        _draw_main(canvas, picture, "big4.shoot")
    elif picture.phase == "save":
        _draw_missing(canvas, picture)
        _draw_main(canvas, picture, "big4.save")


def _draw_rolling(canvas: Canvas, show: ShotShow) -> None:
    """Nobody can do anything now but look."""
    attack = show.rolling == "attack"
    icon = "icons/ball" if attack else "icons/glove"
    _draw_words(canvas, icon, say("big4.shot-flies" if attack else "big4.keeper-dives"))


def _draw_main(canvas: Canvas, picture: Big4Picture, key: str) -> None:
    state = picture.state_of("main")
    draw_button(canvas, MAIN, say(key), state, theme.SUN, icon="dice", size=76, radius=42)


def _draw_missing(canvas: Canvas, picture: Big4Picture) -> None:
    points = picture.to_save or 0
    chance = save_chance(points)
    if chance != "save":
        _draw_words(canvas, "icons/glove", say(f"big4.{chance}", n=points))
    else:
        _draw_points(canvas, points, "big4.missing-note")


def _draw_target(canvas: Canvas, picture: Big4Picture) -> None:
    """Against a wall the shooter knows what the dice must make."""
    points = to_score(picture)
    chance = shoot_chance(points)
    if points is None and picture.board is not None and picture.board.shot.kind != "free-kick":
        _draw_duel_die(canvas)
    elif points is None or chance != "shoot-at":
        key = {"shoot": "shoot-now"}.get(chance, chance)
        _draw_words(canvas, "icons/ball", say(f"big4.{key}", n=points))
    else:
        _draw_points(canvas, points, "big4.target-note")


def _draw_duel_die(canvas: Canvas) -> None:
    """What each face of the fourth die brings."""
    for (face, stars), left in zip(DUEL_STARS.items(), _FACES_FROM, strict=True):
        x, y = FOOT.x + left, FOOT.centre[1]
        canvas.art(f"pieces/die-duel-{face}", x + 46, y, 92, "centre")
        words = say("big4.duel-plus", n=stars) if stars else say(f"card.big4.{face}.label")
        canvas.text(
            words, x + 104, y, 52, theme.WHITE, anchor="left", room=186 if not stars else 110
        )


def _draw_points(canvas: Canvas, points: int, note_key: str) -> None:
    x, y = FOOT.x + 102, FOOT.centre[1]
    canvas.blit(canvas.stage.shapes.disc(66, theme.SUN.fill, theme.INK, 5), x, y, "centre")
    canvas.text(str(points), x, y, 72, anchor="centre", room=110, fixed=True)
    left = x + 96
    canvas.text(
        say("big4.missing", n=points), left, y - 32, 56, theme.WHITE, anchor="left", room=960
    )
    canvas.text(
        say(note_key), left, y + 36, 46, theme.SKY.tint, face="body", anchor="left", room=960
    )


def _draw_words(canvas: Canvas, icon: str, title: str) -> None:
    x, y = FOOT.x + 102, FOOT.centre[1]
    canvas.art(icon, x, y, 110, "centre")
    canvas.text(title, x + 96, y, 56, theme.WHITE, anchor="left", room=MAIN.x - x - 120)


def _draw_coach_question(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
    assert picture.acting is not None
    x, y = FOOT.x + 102, FOOT.centre[1]
    _draw_coach(canvas, picture.teams[picture.acting].club or 0, paint_of(seats[picture.acting]))
    room = Box(x + 92, y - 60, 490, 132)
    canvas.lines(coach_words(picture), room, 42, theme.WHITE, face="display")
    yes, no = picture.state_of("coach-yes"), picture.state_of("coach-no")
    draw_button(canvas, COACH_YES, say("big4.coach-yes"), yes, theme.SUN, icon="bonus", size=54,
                radius=40)  # fmt: skip
    draw_button(canvas, COACH_NO, say("big4.coach-no"), no, theme.PAPER, size=54, radius=40)


def _draw_coach(canvas: Canvas, club: int, paint: theme.Paint) -> None:
    frame = Box(FOOT.x + 36, FOOT.centre[1] - 66, 132, 132)
    canvas.plate(frame, 32, paint.tint, border=5)
    canvas.art(squad.coach_face(club), frame.centre[0], frame.y + 128, 116, "bottom")


def coach_words(picture: Big4Picture) -> str:
    """Against a wall, what the two would change; else that it serves only once."""
    points = to_score(picture)
    if points is None or picture.board is None:
        return say("big4.coach-question")
    if picture.acting == picture.board.shot.seat:
        return say("big4.coach-taker", n=points, with_coach=points - COACH_BONUS)
    return say("big4.coach-keeper", n=points, with_coach=points + COACH_BONUS)
