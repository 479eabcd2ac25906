"""What the very next roll of the big die may lead to; it shines while a person is to roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from game.ptifooteux.course import Course
from game.ptifooteux.kids import COLOURS, FINAL, Colour
from game.ptifooteux.squares import Square
from scenes import theme
from scenes.ptifooteux.kids import draw_on_square
from scenes.ptifooteux.places import TEAMS
from scenes.ptifooteux.squares import draw_match, draw_square

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.ptifooteux.picture import PtifooteuxPicture
    from scenes.ptifooteux.places import BoardPlaces
    from scenes.scene import Box

_DIE: Final = 6
_WANTED: Final = 64  # width of the small die at a match


def match_in_reach(course: Course, square: str, *, beaten: bool) -> tuple[str, int] | None:
    """The match one roll may lead to from there, and that roll; not the one just lost there."""
    if beaten or course.in_ring(square):
        return None
    match, steps = course.to_match(square, beaten)
    return (match, steps) if steps <= _DIE else None


def askers_in_reach(
    course: Course, picture: PtifooteuxPicture, colour_of: Mapping[str, Colour]
) -> list[str]:
    """The squares of the ring where one roll may lead to somebody who can be asked."""
    team = picture.teams[picture.acting or 0]
    if not course.in_ring(team.square) or picture.phase == "opening":
        return []
    there = {colour_of[kid] for kid in team.kids}
    missing = {colour for colour in COLOURS if colour not in there}
    taken = {kid for each in picture.teams for kid in each.kids}
    wanted = {kid for kid, colour in colour_of.items() if colour in missing and kid not in taken}

    def leads_to_somebody(square: Square) -> bool:
        if square.kind == "star":
            return any(colour_of[kid] in square.star_colours for kid in wanted)
        return square.kid in wanted

    ahead = course.walk_ring(team.square, _DIE).path[1:]
    return [key for key in ahead if leads_to_somebody(course.squares[key])]


def draw_in_reach(
    canvas: Canvas,
    picture: PtifooteuxPicture,
    places: BoardPlaces,
    colour_of: Mapping[str, Colour],
) -> None:
    course, team = places.course, picture.teams[picture.acting or 0]
    reached = match_in_reach(course, team.square, beaten=team.beaten)
    if reached is not None:
        _draw_match(canvas, places, *reached)
    if team.beaten:
        _draw_loop(canvas, places, course.squares[team.square].stage)
    keys = askers_in_reach(course, picture, colour_of)
    for key in keys:
        _light(canvas, places.boxes[key].grown(5), 21)
    for key in keys:
        square, box = course.squares[key], places.boxes[key]
        if square.kind == "star":
            draw_square(canvas, box, square, places.heading(key))
        else:
            draw_on_square(canvas, box, square.kid, colour_of[square.kid])


def _draw_loop(canvas: Canvas, places: BoardPlaces, stage: int) -> None:
    """The way round after a lost match: it begins here."""
    for key in places.course.loops[stage].squares[1:-1]:
        box = places.boxes[key]
        _light(canvas, box.grown(10), box.width / 2 + 10)
        draw_square(canvas, box, places.course.squares[key], places.heading(key))


def _draw_match(canvas: Canvas, places: BoardPlaces, key: str, roll: int) -> None:
    """With the roll it takes, as the die shows it: one need not read to know what to hope for."""
    box, stage = places.boxes[key], places.course.squares[key].stage
    wide, radius = (9, 46) if stage == FINAL else (4, 24)
    _light(canvas, box.grown(wide), radius)
    draw_match(canvas, box, stage)
    disc = _WANTED * 0.68
    edge = TEAMS.x - 4 - disc
    x, y = min(box.x + box.width - 4, edge), box.y + box.height - 8
    canvas.blit(canvas.stage.shapes.disc(disc, theme.SUN.fill, theme.INK, 4), x, y, "centre")
    canvas.art(f"pieces/die-{roll}", x, y - 2, _WANTED, "centre")


def _light(canvas: Canvas, box: Box, radius: float) -> None:
    canvas.glow(box, radius)
    canvas.plate(box, radius, theme.GLOW, border=3)
