"""The pages of the family album: a chapter each, with its stickers and a few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from game.catalog import GAMES
from game.trophies.deeds import TROPHIES
from game.trophies.profiles import Profile
from scenes import theme
from scenes.game_box import LOOKS
from scenes.scene import Box, Scene
from scenes.stories import points_words
from scenes.timeline import pop
from scenes.trophy_sticker import SIZE, draw_locked, draw_popping, draw_won
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.theme import Paint

CHAPTERS: Final = ("", *GAMES)  # two of them lie open at a time
SPREADS: Final = -(-len(CHAPTERS) // 2)
LEFT_PAGE: Final = Box(232, 122, 674, 812)
RIGHT_PAGE: Final = Box(990, 122, 674, 812)

_HEAD = 84
_COLUMN = SIZE[0] + 30
_ROW = SIZE[1] + 20
_FIRST_ROW = 102
_ALL_GAMES = theme.GRASS


class NumberLine(NamedTuple):
    """One of the few numbers: its picture, what it counts, how much it is."""

    icon: str
    label: str
    value: str


def spread_of(chapter: str) -> int:
    return CHAPTERS.index(chapter) // 2


def open_pages(spread: int) -> list[tuple[str, Box]]:
    """The chapters that lie open, left and right; the last page may be empty."""
    chapters = CHAPTERS[2 * spread : 2 * spread + 2]
    return list(zip(chapters, (LEFT_PAGE, RIGHT_PAGE), strict=False))


def trophies_of(chapter: str) -> list[str]:
    return [trophy.key for trophy in TROPHIES if trophy.chapter == chapter]


def sticker_boxes(chapter: str, page: Box) -> list[tuple[str, Box]]:
    """Two beside each other, from the top."""
    return [(key, _cell(page, number)) for number, key in enumerate(trophies_of(chapter))]


def draw_page(
    canvas: Canvas, scene: Scene, chapter: str, page: Box, profile: Profile, stuck: float = 1
) -> None:
    """`stuck`: how far the new stickers have come."""
    _draw_head(canvas, chapter, page, profile)
    boxes = sticker_boxes(chapter, page)
    for number, (key, box) in enumerate(boxes):
        hot = scene.hot(f"trophy.{key}")
        if profile.has(key):
            _draw_sticker(canvas, box, key, number, hot, stuck if key in profile.fresh else None)
        else:
            draw_locked(canvas, box, key, profile.reached.get(key, 0.0), hot)
    if len(boxes) == 1:
        _draw_note(canvas, say(f"trophy.{boxes[0][0]}.text"), _cell(page, 1))
    room = _room_below(page, len(boxes))
    if profile.name or chapter:
        _draw_numbers(canvas, numbers_of(chapter, profile), room)
    else:
        _draw_note(canvas, say("album.empty"), room)


def _draw_sticker(
    canvas: Canvas, box: Box, key: str, number: int, hot: bool, stuck: float | None
) -> None:
    """A new one (`stuck`) pops up in its empty place."""
    if stuck is None or stuck >= 1:
        draw_won(canvas, box, key, place=number, fresh=stuck is not None, hot=hot)
        return
    draw_locked(canvas, box, key, 1.0)
    draw_popping(canvas, box, key, number, pop(max(0.0, stuck)))


def numbers_of(chapter: str, profile: Profile) -> list[NumberLine]:
    """Played, won, and the best match; over all games the favourite instead."""
    tally = profile.tally(chapter) if chapter else profile.total()
    lines = [
        NumberLine("icons/ball", say("album.played"), str(tally.played)),
        NumberLine("icons/trophy", say("album.won"), str(tally.won)),
    ]
    if chapter:
        best = say("album.none") if tally.best is None else points_words(chapter, tally.best)
        return [*lines, NumberLine("icons/star", say("album.best"), best)]
    return [*lines, _favourite(profile)]


def _favourite(profile: Profile) -> NumberLine:
    """The game played most; of equals the first on the shelf."""
    if not profile.total().played:
        return NumberLine("icons/thumb-up", say("album.favourite"), say("album.none"))
    game = max(GAMES, key=lambda each: profile.tally(each).played)
    return NumberLine("icons/thumb-up", say("album.favourite"), say(f"game.{game}"))


def _cell(page: Box, number: int) -> Box:
    x = page.x + number % 2 * _COLUMN
    return Box(x, page.y + _FIRST_ROW + number // 2 * _ROW, *SIZE)


def _room_below(page: Box, stickers: int) -> Box:
    """What the stickers leave: the lower row, or half of it."""
    if stickers <= 2:
        return _cell(page, 2)._replace(width=page.width)
    return _cell(page, 3)


def _draw_head(canvas: Canvas, chapter: str, page: Box, profile: Profile) -> None:
    """The chapter, and how many of its stickers are in."""
    paint, icon = _look(chapter)
    ink = theme.WHITE if paint in (theme.CORAL, theme.VIOLET) else theme.NIGHT
    head = Box(page.x, page.y, page.width, _HEAD)
    canvas.plate(head, 28, paint.fill)
    middle = head.centre[1]
    disc = canvas.stage.shapes.disc(34, theme.PAPER.fill, theme.INK, 4)
    canvas.blit(disc, head.x + 58, middle, "centre")
    canvas.art(icon, head.x + 58, middle, 52, "centre")
    if keys := trophies_of(chapter):
        count = say("trophies.count", n=sum(map(profile.has, keys)), total=len(keys))
        canvas.text(count, head.x + head.width - 28, middle, 48, ink, anchor="right", room=130)
    words = say(f"game.{chapter}") if chapter else say("album.all-games")
    canvas.text(words, head.x + 108, middle, 50, ink, anchor="left", room=head.width - 290)


def _look(chapter: str) -> tuple[Paint, str]:
    if not chapter:
        return _ALL_GAMES, "icons/trophy"
    return LOOKS[chapter].paint, f"icons/{LOOKS[chapter].icon}"


def _draw_note(canvas: Canvas, words: str, box: Box) -> None:
    """A slip of paper: what has to be done for a single sticker, or to get into the album."""
    paper = box.grown(-14)
    canvas.plate(paper, 26, theme.HINT_PAPER, border=4)
    room = Box(paper.x + 20, paper.y + 18, paper.width - 40, paper.height - 36)
    size = 38 if box.width < 500 else 56
    draw_centred_lines(canvas, words, room, size, align="centre")


def _draw_numbers(canvas: Canvas, lines: Sequence[NumberLine], room: Box) -> None:
    pitch = room.height / len(lines)
    for number, line in enumerate(lines):
        box = Box(room.x, room.y + number * pitch, room.width, pitch - 12)
        canvas.plate(box, 26, theme.WHITE, border=4)
        _draw_number(canvas, line, box)


def _draw_number(canvas: Canvas, line: NumberLine, box: Box) -> None:
    """Label and number beside each other, or one above the other in half the width."""
    middle = box.centre[1]
    canvas.art(line.icon, box.x + 54, middle, 62, "centre")
    left = box.x + 104
    if box.width > 500:
        right = box.x + box.width - 28
        canvas.text(line.label, left, middle, 44, theme.INK, face="body", anchor="left", room=220)
        canvas.text(line.value, right, middle, 50, anchor="right", room=box.width - 360)
        return
    room = box.width - 120
    at = left, middle - 23
    canvas.text(line.label, *at, 36, theme.INK, face="body", anchor="left", room=room, fixed=True)
    canvas.text(line.value, left, middle + 22, 42, anchor="left", room=room, fixed=True)
