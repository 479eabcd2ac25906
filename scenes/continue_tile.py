"""The tile of an unfinished match on the home screen: its picture, who plays, and a way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from game.catalog import game_info
from game.core.record import MatchRecord, Seat
from game.core.saves import DamagedSave
from scenes import theme
from scenes.game_box import draw_game_tile
from scenes.kept_matches import Kept, day_played
from scenes.scene import Box, Scene, Target
from scenes.score import sides_of
from scenes.team_colours import in_team_colours
from scenes.widgets.avatar import draw_avatar
from scenes.widgets.button import SHIFT, draw_button
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.theme import Paint
    from scenes.thumbnails import Thumbnails

HEIGHT: Final = 240
ROOMY: Final = 800  # from this width on there is space for a large picture

_MARGIN = 24
_NAME_SIZE = 42
_PICTURE = (330, 192)
_SMALL_PICTURE = (275, 160)
_SIDE = 112  # the column of the button that throws the match away
_GREY = theme.Paint(theme.from_hex("#C9D6EA"), theme.DISABLED_INK, theme.DISABLED)
_LIP = 10
_FACES = ((40, 90, 124), (30, 36, 108))  # radius, step, room of the score: large, if it fits
_LIDS = 2  # of other matches, one below the other


class ContinueTile:
    """`name` tells the tiles of one screen apart."""

    def __init__(self, name: str, box: Box, kept: Kept) -> None:
        self.name = name
        self.box = box
        self.kept = kept

    @property
    def play_box(self) -> Box:
        """All of the tile but the column of the other button."""
        return Box(self.box.x, self.box.y, self.throw_box.x - 18 - self.box.x, self.box.height)

    @property
    def throw_box(self) -> Box:
        x = self.box.x + self.box.width - _SIDE + 2
        return Box(x, self.box.y + self.box.height / 2 - 46, 92, 92)

    def targets(self, play: Callable[[], None], throw: Callable[[], None]) -> list[Target]:
        return [
            Target(self.name, self.play_box, play),
            Target(f"{self.name}.throw", self.throw_box, throw, "dialog.resume.delete"),
        ]

    def draw(self, canvas: Canvas, scene: Scene, thumbnails: Thumbnails) -> None:
        kept = self.kept
        sound = isinstance(kept, MatchRecord)
        self._draw_plate(canvas, scene.hot(self.name), theme.SUN if sound else _GREY)
        if isinstance(kept, MatchRecord):
            self._draw_match(canvas, kept, thumbnails)
        else:
            self._draw_damaged(canvas, kept)
        state = scene.state_of(f"{self.name}.throw")
        draw_button(canvas, self.throw_box, "", state, theme.PAPER, icon="bin", radius=26)

    @property
    def _picture_box(self) -> Box:
        width, height = _PICTURE if self.box.width >= ROOMY else _SMALL_PICTURE
        return Box(self.box.x + _MARGIN, self.box.y + (HEIGHT - height) / 2, width, height)

    def _draw_plate(self, canvas: Canvas, hot: bool, paint: Paint) -> None:
        box = self.box
        if hot:
            canvas.glow(box.grown(6), 42)
        canvas.plate(Box(box.x, box.y + _LIP, *box[2:]), 36, paint.lip, shadow="normal")
        canvas.plate(box, 36, paint.tint if hot else paint.fill)
        canvas.plate(box.grown(-9), 28, paint.tint, outline=None, alpha=120)
        canvas.plate(box.grown(-13), 25, paint.tint if hot else paint.fill, outline=None)

    def _draw_match(self, canvas: Canvas, record: MatchRecord, thumbnails: Thumbnails) -> None:
        place = self._picture_box
        picture = thumbnails.picture(canvas.stage, record, _PICTURE, place.width)
        if picture is not None:
            canvas.blit(picture, place.x, place.y)
        else:
            canvas.plate(place, 22, theme.NIGHT_PANEL)
        radius, (x, y) = place.height * 0.25, place.centre
        disc = canvas.stage.shapes.disc(radius, theme.CORAL.fill, theme.INK, 5)
        canvas.blit(disc, x, y, "centre")
        canvas.art("icons/play-white", x + 3, y, radius * 1.3, "centre")
        self._draw_words(canvas, record, thumbnails)

    def _draw_words(self, canvas: Canvas, record: MatchRecord, thumbnails: Thumbnails) -> None:
        left = self._picture_box.x + self._picture_box.width + 24
        room = self.throw_box.x - left - 10
        game, top = say(f"game.{record.game}"), self.box.y
        words = say("home.game-and-day", game=game, day=day_played(record, datetime.now()))
        if canvas.stage.type.width(words, theme.MIN_TEXT, "body") > room:
            words = game
        canvas.text(say("home.continue"), left, top + 56, 72, anchor="left", room=room)
        canvas.text(words, left, top + 116, 42, face="body", anchor="left", room=room)
        score = thumbnails.score(record)
        if score is None or not _draw_score(canvas, record, score, left, top + 184, room):
            draw_people(canvas, record, left, top + 184, 40, room)

    def _draw_damaged(self, canvas: Canvas, save: DamagedSave) -> None:
        place = self._picture_box
        canvas.plate(place, 22, theme.DISABLED_INK)
        canvas.art("icons/question", *place.centre, 130, "centre")
        left = place.x + place.width + 28
        room = self.throw_box.x - left - 14
        title, why = Box(left, self.box.y + 16, room, 108), Box(left, self.box.y + 132, room, 94)
        draw_centred_lines(canvas, say(f"error.{save.key}.title"), title, 54, "display")
        draw_centred_lines(canvas, say("home.why-damaged"), why, 42)


def draw_more(canvas: Canvas, box: Box, others: Sequence[Kept], state: str) -> None:
    """What else lies unfinished: the lids of the next boxes, and how many they are."""
    draw_button(canvas, box, "", state)
    down = SHIFT[state]
    lids = others[:_LIDS]
    top = box.y + 92 - 40 * len(lids) + down
    for number, kept in enumerate(lids):
        lid = Box(box.centre[0] - 37, top + 80 * number, 74, 74)
        if isinstance(kept, MatchRecord):
            draw_game_tile(canvas, kept.game, lid)
        else:
            canvas.plate(lid, 26, theme.DISABLED)
            canvas.art("icons/question", *lid.centre, 60, "centre")
    y = box.y + 202 + down
    canvas.text(f"+{len(others)}", box.centre[0], y, 56, anchor="centre", room=80, fixed=True)


def _draw_score(
    canvas: Canvas, record: MatchRecord, score: tuple[int, int], left: float, y: float, room: float
) -> bool:
    """Both sides with the score between them; False when they do not fit."""
    info = game_info(record.game)
    seats, groups = in_team_colours(record.seats, info), sides_of(info, len(record.seats))
    for radius, step, between in _FACES:
        widths = [(len(group) - 1) * step + 2 * radius for group in groups]
        if sum(widths) + between <= room:
            break
    else:
        return False
    for group, start in zip(groups, (left, left + widths[0] + between), strict=True):
        for number, seat in enumerate(group):
            draw_avatar(canvas, seats[seat], seat, start + radius + number * step, y, radius)
    words = f"{score[0]} – {score[1]}"
    x = left + widths[0] + between / 2
    canvas.text(words, x, y, 52, anchor="centre", room=between - 14, fixed=True)
    return True


def draw_people(
    canvas: Canvas, record: MatchRecord, left: float, y: float, radius: float, room: float
) -> None:
    """Their portraits in a row, closer together when there is little room."""
    seats = in_team_colours(record.seats, game_info(record.game))
    if _draw_with_names(canvas, seats, left, y, radius, room):
        return
    step = min(2 * radius + 22, (room - 2 * radius - 12) / max(1, len(seats) - 1))
    for index, seat in enumerate(seats):
        draw_avatar(canvas, seat, index, left + radius + index * step, y, radius)


def _draw_with_names(
    canvas: Canvas, seats: Sequence[Seat], left: float, y: float, radius: float, room: float
) -> bool:
    """False when the names do not fit beside the portraits; nothing is drawn then."""
    size = _NAME_SIZE * canvas.stage.text_factor
    widths = [canvas.stage.type.width(seat.name, size, "display") for seat in seats]
    beside = 2 * radius + 16
    if sum(beside + width + 34 for width in widths) - 34 > room:
        return False
    for index, (seat, width) in enumerate(zip(seats, widths, strict=True)):
        draw_avatar(canvas, seat, index, left + radius, y, radius)
        canvas.text(seat.name, left + beside, y, _NAME_SIZE, anchor="left")
        left += beside + width + 34
    return True
