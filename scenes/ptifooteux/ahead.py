"""What the dialogs will need, drawn once where nobody sees it, while nothing moves.

Their drawings lie in several atlases, of which few are kept: cutting them out in the frame that
opens a dialog would be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.record import Seat
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.kids import COLOURS, STAGES
from scenes.canvas import Canvas
from scenes.confetti import prepare_confetti
from scenes.ptifooteux import ask_panel, card_panel, choose_panel, match_panel
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.in_reach import askers_in_reach, match_in_reach
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.pawns import pawn_key
from scenes.ptifooteux.picture import Die, PtifooteuxPicture, ShownCard, Team
from scenes.ptifooteux.places import SYMBOL, BoardPlaces
from scenes.ptifooteux.remarks import draw_banner
from scenes.ptifooteux.teams import draw_teams
from scenes.ptifooteux.turn_steps import FACES
from scenes.unseen import prepare_avatars, unseen_canvas
from scenes.widgets.avatar import symbol_key

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.ptifooteux.table import PtifooteuxTable
    from scenes.stage import Stage

_D_SQUARES = tuple(f"squares/ptifooteux-start-{stage}" for stage in STAGES)


def prepare_dialogs(stage: Stage, seats: Sequence[Seat], box: PtifooteuxBox) -> Pieces:
    """Piece by piece, those first that come first in a match."""
    canvas = unseen_canvas(stage)
    places = BoardPlaces(box)
    for number in FACES:
        draw_die(canvas, places.die.grown(-12), "pieces/die", Die(number))
    yield
    picture = _busy_table(box, len(seats))
    for colour in COLOURS:
        ask_panel.draw_ask(canvas, colour)
        yield
    picture.offered = True
    for standing in (1, len(COLOURS)):
        draw_banner(canvas, "!", (face(picture.teams[0].kids[0], "yes"),) * standing)
        yield
    for seat in seats:
        stage.art.sprite(symbol_key(seat), SYMBOL)
    yield
    yield from _rows(canvas, picture, seats, box)
    yield from _choices(canvas, picture, seats, box)
    first = picture.teams[0].kids[0]
    told = (face(first), "icons/thumb-up", pawn_key(seats[0]), "ui/link-arrow", *_D_SQUARES)
    card_panel.draw_card(canvas, ShownCard("yellow", first, "nothing", 1.0, told), "")
    yield
    yield from _matches(canvas, picture, seats, box)
    for kid in box.pieces.kids:
        picture.asked = kid.key
        ask_panel.draw_ask_moving(canvas, picture, kid.colour, kid.name, "")
        yield
    yield from prepare_avatars(canvas, seats, ((36.0, "play"), (66.0, "play")))
    yield from prepare_confetti(stage.art)


def prepare_next(
    stage: Stage, shown: PtifooteuxPicture, seats: Sequence[Seat], table: PtifooteuxTable
) -> Pieces:
    """What the next click may open: the store of drawings is too small for all there is."""
    teams = [replace(team, kids=list(team.kids)) for team in shown.teams]
    now = replace(shown, teams=teams)  # the picture may have changed when the pieces are done
    return _next(unseen_canvas(stage), now, seats, table)


def _next(
    canvas: Canvas, shown: PtifooteuxPicture, seats: Sequence[Seat], table: PtifooteuxTable
) -> Pieces:
    if shown.asked is not None:
        for mood in ("yes", "no"):
            ask_panel.draw_portrait(canvas, shown.asked, table.box.colour_of[shown.asked], mood)
            yield
    elif shown.phase in ("star", "rainbow"):
        for kid in shown.choices:
            ask_panel.draw_portrait(canvas, kid, table.box.colour_of[kid], "asked")
            yield
    elif shown.phase in ("roll", "replay", "to-cup", "won"):
        yield from _reached(canvas, shown, seats, table)


def _reached(
    canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], table: PtifooteuxTable
) -> Pieces:
    """What one roll may lead to: a star, somebody to ask, a match."""
    box, course = table.box, table.places.course
    for square in (course.squares[key] for key in askers_in_reach(course, picture, box.colour_of)):
        if square.kind == "star":
            shown = [kid for kid in box.pieces.kids if kid.colour in square.star_colours]
            picture.choices = tuple(kid.key for kid in shown)
            yield from choose_panel.draw_kids(canvas, picture, shown, seats)
        else:
            ask_panel.draw_portrait(canvas, square.kid, box.colour_of[square.kid], "asked")
            yield
    team = picture.teams[picture.acting or 0]
    reached = match_in_reach(course, team.square, beaten=team.beaten)
    if reached is not None:
        picture.stage = course.squares[reached[0]].stage
        yield from _match(canvas, picture, seats[picture.acting or 0], box)


def _busy_table(box: PtifooteuxBox, seats: int) -> PtifooteuxPicture:
    """Every team complete, with tokens and cards."""
    by_colour = [[kid.key for kid in box.pieces.kids if kid.colour == c] for c in COLOURS]
    teams = [
        Team(box.course.ring[0], kids=[kids[seat] for kids in by_colour], extra_tries=seat % 3)
        for seat in range(seats)
    ]
    return PtifooteuxPicture(teams=teams, acting=0, phase="roll", warned=[by_colour[0][0]])


def _rows(
    canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], box: PtifooteuxBox
) -> Pieces:
    stages = [1] * len(seats)
    draw_teams(canvas, picture, seats, box.colour_of, stages)
    yield
    for team in picture.teams:  # the fourth of each colour too
        team.kids = [[k.key for k in box.pieces.kids if k.colour == c][-1] for c in COLOURS]
    draw_teams(canvas, picture, seats, box.colour_of, stages)
    yield


def _choices(
    canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], box: PtifooteuxBox
) -> Pieces:
    kids = box.pieces.kids
    for shown in (kids, *([kid for kid in kids if kid.colour == c] for c in COLOURS)):
        picture.choices = tuple(kid.key for kid in shown)
        choose_panel.draw_choice(canvas, picture, shown, seats)
        yield


def _matches(
    canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], box: PtifooteuxBox
) -> Pieces:
    for picture.stage in STAGES:
        yield from _match(canvas, picture, seats[0], box)


def _match(canvas: Canvas, picture: PtifooteuxPicture, seat: Seat, box: PtifooteuxBox) -> Pieces:
    match_panel.draw_match(canvas, picture, seat, box.pieces.match_dice[picture.stage - 1])
    match_panel.draw_match_moving(canvas, picture, box.colour_of)
    yield
