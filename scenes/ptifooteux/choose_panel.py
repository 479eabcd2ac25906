"""On a star: the pictures of those who may be asked, and of those who may not any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.record import Seat
from game.ptifooteux.kids import Kid
from scenes import theme
from scenes.ptifooteux.kids import PAINTS, draw_framed, face
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import CHOOSE_PANEL, choice_boxes
from scenes.scene import Box
from scenes.theme import Paint
from scenes.widgets.avatar import symbol_key
from scenes.widgets.centred_lines import draw_centred_lines, fitting_size
from scenes.widgets.panel import draw_panel
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.errands import Pieces

_HEAD = 118
_NAME, _NAME_ROOM = 46, 168
_ABOUT, _ABOUT_ROOM = 38, (308, 132)


def draw_choice(
    canvas: Canvas, picture: PtifooteuxPicture, kids: Sequence[Kid], seats: Sequence[Seat]
) -> None:
    """`kids` are all of the star's colours, in the order of the box."""
    colours = {kid.colour for kid in kids}
    rainbow = len(colours) > 1
    head = theme.SUN if rainbow else PAINTS[next(iter(colours))]
    draw_panel(canvas, CHOOSE_PANEL, head, say("table.les-ptifooteux.invite"), head_height=_HEAD)
    star = "rainbow" if rainbow else next(iter(colours))
    for x in (CHOOSE_PANEL.x + 96, CHOOSE_PANEL.x + CHOOSE_PANEL.width - 96):
        canvas.art(f"pieces/colour-star-{star}", x, CHOOSE_PANEL.y + 58, 96, "centre")
    for _ in draw_kids(canvas, picture, kids, seats):
        pass


def draw_kids(
    canvas: Canvas, picture: PtifooteuxPicture, kids: Sequence[Kid], seats: Sequence[Seat]
) -> Pieces:
    """One after the other."""
    boxes, owners = choice_boxes([kid.key for kid in kids]), _owners(picture, seats)
    rainbow = len({kid.colour for kid in kids}) > 1
    size = (_size_of_all_names if rainbow else _size_of_all_abouts)(canvas, kids)
    draw = _draw_wide if rainbow else _draw_tall
    for kid in kids:
        draw(canvas, boxes[kid.key], kid, picture, owners, size)
        yield


def _size_of_all_names(canvas: Canvas, kids: Sequence[Kid]) -> float:
    """In the twelve small pictures all are written alike: as large as the longest allows."""
    size = _NAME * canvas.stage.text_factor
    widest = max(canvas.stage.type.width(kid.name, size) for kid in kids)
    return size * min(1.0, _NAME_ROOM / widest)


def _size_of_all_abouts(canvas: Canvas, kids: Sequence[Kid]) -> float:
    """The same for what is said of the four large ones."""
    room = Box(0, 0, *_ABOUT_ROOM)
    return min(fitting_size(canvas, _about(kid), room, _ABOUT) for kid in kids)


def _about(kid: Kid) -> str:
    return say(f"kid.les-ptifooteux.{kid.key}")


def _owners(picture: PtifooteuxPicture, seats: Sequence[Seat]) -> Mapping[str, str]:
    """Kid -> art of the seat it plays for."""
    return {
        kid: symbol_key(seats[seat]) for seat, team in enumerate(picture.teams) for kid in team.kids
    }


def _draw_tile(canvas: Canvas, box: Box, paint: Paint, kid: Kid, picture: PtifooteuxPicture) -> Box:
    """The body of a picture to click; where it stands now."""
    free = kid.key in picture.choices
    hot = free and picture.offered and picture.hot == f"kid:{kid.key}"
    if hot or picture.glowing == f"kid:{kid.key}":
        canvas.glow(box.grown(8), 44)
    state = ("hot" if hot else "normal") if free else "disabled"
    body = canvas.stage.shapes.button(box.width, box.height, 34, paint, state)
    canvas.blit(body, box.x, box.y - 4)
    return Box(box.x, box.y - (4 if hot else 0), box.width, box.height)


def _draw_tall(
    canvas: Canvas,
    box: Box,
    kid: Kid,
    picture: PtifooteuxPicture,
    owners: Mapping[str, str],
    size: float,
) -> None:
    at = _draw_tile(canvas, box, PAINTS[kid.colour], kid, picture)
    _draw_photo(canvas, Box(at.x + 22, at.y + 22, at.width - 44, 410), kid, picture, owners)
    plate = Box(at.x + 22, at.y + 450, at.width - 44, 222)
    canvas.plate(plate, 24, theme.PAPER.fill, border=5)
    canvas.text(kid.name, plate.centre[0], plate.y + 46, 56, anchor="centre", room=plate.width - 30)
    about = Box(plate.x + 12, plate.y + 84, *_ABOUT_ROOM)
    draw_centred_lines(canvas, _about(kid), about, size, align="centre")


def _draw_wide(
    canvas: Canvas,
    box: Box,
    kid: Kid,
    picture: PtifooteuxPicture,
    owners: Mapping[str, str],
    size: float,
) -> None:
    at = _draw_tile(canvas, box, PAINTS[kid.colour], kid, picture)
    free = kid.key in picture.choices
    photo = Box(at.x + 18, at.y + 18, 156, at.height - 36)
    _draw_photo(canvas, photo, kid, picture, owners)
    ink = theme.WHITE if free and kid.colour == "violet" else theme.NIGHT
    ink = ink if free else theme.NIGHT_HAIRLINE
    x = (photo.x + photo.width + at.x + at.width) / 2
    canvas.text(kid.name, x, at.centre[1], size, ink, anchor="centre", fixed=True)


def _draw_photo(
    canvas: Canvas, photo: Box, kid: Kid, picture: PtifooteuxPicture, owners: Mapping[str, str]
) -> None:
    """Pale once it plays for somebody, whose symbol it wears then."""
    pale = kid.key not in picture.choices
    draw_framed(canvas, photo, face(kid.key), PAINTS[kid.colour], pale=pale)
    symbol = owners.get(kid.key)
    if symbol is not None:
        canvas.art(symbol, photo.x + photo.width - 30, photo.y + photo.height - 34, 80, "centre")
