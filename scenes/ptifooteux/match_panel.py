"""The match (mock-up 25): two teams, the competition die with its winning faces, the tries."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from game.ptifooteux.kids import COLOURS, Colour, Result
from scenes import theme
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.kids import PAINTS, draw_framed, face
from scenes.ptifooteux.match_tries import draw_count, draw_play, draw_tries
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import (
    MATCH_DIE,
    MATCH_FACES,
    MATCH_HEAD,
    MATCH_PANEL,
    MATCH_RIVALS,
    MATCH_TEAM,
    MATCH_VS,
    face_tiles,
)
from scenes.ptifooteux.remarks import hop
from scenes.ptifooteux.squares import stage_paint
from scenes.scene import Box
from scenes.theme import Paint, from_hex
from scenes.widgets.avatar import symbol_key
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_RIVALS = Paint(from_hex("#8E9AB8"), from_hex("#5A6785"), from_hex("#C6CFE2"))
_FACES_PAPER = from_hex("#E8EFFA")
_WIN = Paint(from_hex("#3CB371"), from_hex("#1F7A47"), from_hex("#3CB371"))
_PHOTO = (168, 188)
_TITLE = 66


def draw_match(
    canvas: Canvas,
    picture: PtifooteuxPicture,
    seat: Seat,
    faces: Sequence[Result],
) -> None:
    """What stands still; the die and the moods move: `draw_match_moving`."""
    stage = picture.stage
    title = say(f"stage.les-ptifooteux.{stage}")
    paint = stage_paint(stage)
    draw_panel(canvas, MATCH_PANEL, paint, title, head_height=MATCH_HEAD, size=_TITLE)
    _draw_crowd(canvas, stage, title)
    canvas.art("ui/burst", *MATCH_VS, 190, "centre")
    canvas.text("VS", *MATCH_VS, 66, theme.WHITE, anchor="centre", fixed=True)
    team = say("table.les-ptifooteux.team", name=seat.name)
    x, y = MATCH_TEAM.centre[0], MATCH_TEAM.y + MATCH_TEAM.height + 40
    room = MATCH_TEAM.width - 70
    width = min(room, canvas.stage.type.width(team, 48 * canvas.stage.text_factor))
    canvas.art(symbol_key(seat), x - width / 2 - 14, y, 54, "centre")
    canvas.text(team, x + 22, y, 48, anchor="centre", room=room)
    rivals = say(f"opponent.les-ptifooteux.{stage}")
    canvas.text(rivals, MATCH_RIVALS.centre[0], y, 48, anchor="centre", room=MATCH_RIVALS.width)
    _draw_faces(canvas, faces)
    draw_tries(canvas, picture)
    draw_play(canvas, picture)


def draw_match_moving(
    canvas: Canvas, picture: PtifooteuxPicture, colour_of: Mapping[str, Colour]
) -> None:
    acting = picture.acting or 0
    rolling = "play" if picture.small_die.face == "idle" else "asked"
    mood = {"won": "yes", "lost": "no"}.get(picture.outcome, rolling)
    won, lost = (picture.joy if picture.outcome == each else 0.0 for each in ("won", "lost"))
    kids = {colour_of[kid]: kid for kid in picture.teams[acting].kids}
    for number, colour in enumerate(COLOURS):
        box = _photo(MATCH_TEAM, number, won)
        if colour in kids:
            art = face(kids[colour], mood)
            draw_framed(canvas, box, art, PAINTS[colour], lean=_shake(lost))
            if kids[colour] in picture.warned:
                canvas.art("pieces/booked", box.x + box.width - 10, box.y + 20, 56, "centre")
    _draw_rivals(canvas, picture.stage, lost, won)
    draw_count(canvas, picture)
    if picture.offered and picture.phase != "tries":
        hot = picture.hot in ("match", "match-button") or picture.glowing == "match"
        canvas.glow(MATCH_DIE.grown(2 if hot else -8), 50)
    draw_die(canvas, MATCH_DIE, f"pieces/die-cup-{picture.stage}", picture.small_die)


def _photo(side: Box, number: int, joy: float) -> Box:
    return Box(side.x + number * (_PHOTO[0] + 13), side.y - hop(joy, number), *_PHOTO)


def _shake(sorrow: float) -> float:
    """Heads are shaken over a match, and come to rest."""
    return 12 * math.sin(sorrow * 11) * max(0.0, 1 - sorrow / 1.2)


def _draw_crowd(canvas: Canvas, stage: int, title: str) -> None:
    """On both sides of the title. The further the cup, the more come to see it."""
    y = MATCH_PANEL.y + MATCH_HEAD / 2
    written = canvas.stage.type.width(title, _TITLE * canvas.stage.text_factor)
    beside = max(330, written / 2 + 80)
    for number in range(stage):
        for side in (-1, 1):
            x = MATCH_PANEL.centre[0] + side * (beside + number * 92)
            art = "pieces/ball" if number == 0 else "icons/crowd"
            canvas.art(art, x, y, 78, "centre")


def _draw_rivals(canvas: Canvas, stage: int, joy: float, sorrow: float) -> None:
    for number in range(3):
        art = f"faces/rival-{stage}-{number + 1}"
        box = _photo(MATCH_RIVALS, number, joy)
        draw_framed(canvas, box, art, _RIVALS, lean=_shake(sorrow))


def _draw_faces(canvas: Canvas, faces: Sequence[Result]) -> None:
    """All six faces of this die: letter and picture, green wins, pink loses."""
    canvas.plate(MATCH_FACES, 30, _FACES_PAPER, border=5)
    for box, result in zip(face_tiles(), faces, strict=True):
        won = result == "G"
        canvas.plate(box, 20, _WIN.fill if won else theme.CORAL.tint, border=4)
        x, y = box.centre
        letter = say(f"table.les-ptifooteux.letter-{'won' if won else 'lost'}")
        canvas.text(letter, x - 30, y, 52, anchor="centre", fixed=True)
        canvas.art("icons/trophy" if won else "icons/cross", x + 32, y, 54, "centre")
