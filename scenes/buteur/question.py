"""The question over the pitch: one to three big toy answers on a paper panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.buteur.picture import Answer, ButeurPicture, Verdict
from scenes.buteur.places import answer_boxes, question_box, question_head
from scenes.scene import Box, Point
from scenes.theme import Paint
from scenes.widgets.bubble import fine_polygon
from scenes.widgets.button import icon_key

if TYPE_CHECKING:
    from scenes.canvas import Canvas

RADIUS = 38
_BORDER = 6
_TAIL_HALF = 36
_TAIL_LENGTH = 160
_TAIL_FROM_CORNER = 90
_TAIL_ASIDE = 104
_PICTURE_Y = 92
_ONE_LINE = 110
# Bright red carries no dark words: its answers are drawn in its tint, as pale as the card's foot.
_SOFT = {theme.CORAL: Paint(theme.CORAL.tint, theme.CORAL.lip, theme.CORAL.tint)}


def draw_question(canvas: Canvas, picture: ButeurPicture) -> None:
    panel = question_box(picture)
    if panel is None or picture.question is None:
        return
    canvas.plate(panel, RADIUS, theme.PAPER.fill, border=_BORDER, shadow="modal")
    if picture.question.towards is not None:
        _draw_tail(canvas, panel, picture.question.towards, tail_root(picture, panel))
    _draw_title(canvas, panel, picture.question.title, question_head(picture))
    boxes = answer_boxes(picture)
    for answer in picture.question.answers:
        hot = answer.key == picture.hot_answer
        _draw_answer(canvas, boxes[answer.key], answer, hot, answer.key == picture.glowing_answer)


def _draw_title(canvas: Canvas, panel: Box, title: str, head: float) -> None:
    """As large as it can be on one line or, under a high head, on two."""
    room = panel.width - 56
    size = 56 * canvas.stage.text_factor
    lines = canvas.stage.type.wrap(title, size, room) if head > _ONE_LINE else [title]
    while len(lines) > 2:
        size -= 2
        lines = canvas.stage.type.wrap(title, size, room)
    for number, line in enumerate(lines):
        y = panel.y + head / 2 + 4 + (number - (len(lines) - 1) / 2) * size * 1.05
        canvas.text(line, panel.centre[0], y, size, anchor="centre", room=room, fixed=True)


def _draw_answer(canvas: Canvas, box: Box, answer: Answer, hot: bool, glowing: bool) -> None:
    shapes = canvas.stage.shapes
    state = "disabled" if not answer.enabled else "hot" if hot else "normal"
    if answer.enabled:
        if hot or glowing:
            canvas.glow(box.grown(8), 40)
        dx, dy = shapes.shadow_offset("small")
        shadow = shapes.shadow(box.width, box.height + 9, 34, "small")
        canvas.blit(shadow, box.x + dx, box.y + dy)
    paint = _SOFT.get(answer.paint, answer.paint)
    canvas.blit(shapes.button(box.width, box.height, 34, paint, state), box.x, box.y - 4)
    shift = -4 if hot and answer.enabled else 0
    if answer.enabled:
        _draw_gloss(canvas, Box(box.x, box.y + shift, box.width, box.height))
    ink = theme.NIGHT if answer.enabled else theme.DISABLED_WORDS
    x, y = box.x + box.width / 2, box.y + shift
    _draw_icon(canvas, answer, x, y + _PICTURE_Y)
    room = box.width - 26
    canvas.text(answer.label, x, y + 196, 50, ink, anchor="centre", room=room)
    canvas.text(answer.detail, x, y + 248, 40, ink, face="body", anchor="centre", room=room)


def _draw_gloss(canvas: Canvas, box: Box) -> None:
    """A thin light line inside the edge: these toys are too tall for the buttons' gloss."""
    inner = box.grown(-7)
    ring = canvas.stage.shapes.plate(inner.width, 60, 28, theme.WHITE, None, 0, 60)
    area = pygame.Rect(0, 0, ring.get_width(), ring.get_height() // 2)
    x, y = canvas.to_pixels(inner.x, inner.y)
    canvas.surface.blit(ring, (x, y), area)


def _draw_icon(canvas: Canvas, answer: Answer, x: float, y: float) -> None:
    """Most answers show their drawing; some are put together from two."""
    key = icon_key(answer.icon)
    if answer.decides is not None:
        _draw_cut(canvas, key, answer.decides, x, y)
    elif key == "icons/glove":
        left = canvas.stage.art.sprite(key, 104, mirror=True)
        _stamp(canvas, answer, left, x - 42, y)
        _stamp(canvas, answer, canvas.stage.art.sprite(key, 104), x + 42, y)
    elif key == "pieces/goal-net-front":
        # White meshes need something darker behind them than paper.
        shade = Box(x - 76, y - 52, 152, 104)
        canvas.plate(shade, 8, theme.NIGHT_PANEL, outline=None, border=0, alpha=110)
        _stamp(canvas, answer, canvas.stage.art.sprite(key, 172), x, y - 4)
        _stamp(canvas, answer, canvas.stage.art.sprite("pieces/ball", 76), x, y + 24)
    elif key.startswith("pieces/corner-flag"):
        _stamp(canvas, answer, canvas.stage.art.sprite(key, height=142), x - 26, y)
        _stamp(canvas, answer, canvas.stage.art.sprite("pieces/ball", 58), x + 56, y + 40)
    else:
        _stamp(canvas, answer, canvas.stage.art.sprite(key, 132), x, y)


def _draw_cut(canvas: Canvas, sign: str, verdict: Verdict, x: float, y: float) -> None:
    """A card with that sign, and what it brings."""
    card = Box(x - 146, y - 62, 92, 130)
    canvas.plate(card, 16, theme.PAPER.fill, border=5, shadow="small")
    canvas.art(sign, *card.centre, 66, "centre")
    canvas.art("ui/link-arrow", x - 6, y + 3, 58, "centre")
    draw_verdict(canvas, verdict, x + 96, y + 3)


def draw_verdict(canvas: Canvas, verdict: Verdict, x: float, y: float) -> None:
    """In the net, or in the gloves."""
    saved = verdict == "saved"
    fill = theme.PAPER.fill if saved else theme.GRASS_DEEP
    canvas.blit(canvas.stage.shapes.disc(66, fill, theme.INK, 5), x, y, "centre")
    if saved:
        canvas.art("icons/glove", x, y, 84, "centre")
        return
    canvas.art("pieces/goal-net-front", x, y - 4, 106, "centre")
    canvas.art("pieces/ball", x, y + 8, 54, "centre")


def _stamp(canvas: Canvas, answer: Answer, sprite: pygame.Surface, x: float, y: float) -> None:
    if not answer.enabled:
        sprite = sprite.copy()
        sprite.set_alpha(90)
    canvas.blit(sprite, x, y, "centre")


def tail_root(picture: ButeurPicture, panel: Box) -> float:
    """How high the tail leaves the panel: on the other side of the way the ball came."""
    question = picture.question
    assert question is not None
    assert question.towards is not None
    aside = 0.0
    if len(picture.trail) > 1:
        before, last = picture.trail[-2:]
        aside = -_TAIL_ASIDE if last[1] < before[1] else _TAIL_ASIDE
    low, high = panel.y + _TAIL_FROM_CORNER, panel.y + panel.height - _TAIL_FROM_CORNER
    return min(max(question.towards[1] + aside, low), high)


def _draw_tail(canvas: Canvas, panel: Box, towards: Point, root: float) -> None:
    """To the side the point lies on; a point over or under the panel gets none."""
    right = towards[0] > panel.x + panel.width
    if not right and towards[0] > panel.x:
        return
    edge = panel.x + panel.width - _BORDER if right else panel.x + _BORDER
    way = 1 if right else -1
    reach = min(_TAIL_LENGTH, max(30, abs(towards[0] - edge) - 24))
    lean = (towards[1] - root) * reach / max(1, abs(towards[0] - edge))
    tip = (edge + way * reach, root + lean)
    outer = [(edge, root - _TAIL_HALF), (edge, root + _TAIL_HALF), tip]
    fine_polygon(canvas, outer, theme.INK)
    slim = _TAIL_HALF - _BORDER * 1.3
    tip = (edge + way * (reach - 14), root + lean * 0.9)
    inside = edge - way * 2
    fine_polygon(canvas, [(inside, root - slim), (inside, root + slim), tip], theme.PAPER.fill)
