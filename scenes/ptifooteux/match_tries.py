"""How many tries a match has: three pictures to choose from, and what became of each try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import theme
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import MATCH_COUNT, MATCH_PLAY, MATCH_TRIES, tries_boxes
from scenes.scene import Box
from scenes.theme import from_hex
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

_PAPER = from_hex("#E0F3E2")
_PITCH = 108


def draw_tries(canvas: Canvas, picture: PtifooteuxPicture) -> None:
    canvas.plate(MATCH_TRIES, 30, _PAPER, border=5)
    x = MATCH_TRIES.centre[0]
    title = say("table.les-ptifooteux.how-many-tries")
    canvas.text(title, x, MATCH_TRIES.y + 38, 48, anchor="centre", room=MATCH_TRIES.width - 60)
    for cards, box in enumerate(tries_boxes()):
        _draw_choice(canvas, box, cards, picture)


def _draw_choice(canvas: Canvas, box: Box, cards: int, picture: PtifooteuxPicture) -> None:
    """A number and what it costs: the ball is free, each further try a card."""
    chosen = picture.tries == cards + 1
    held = picture.teams[picture.acting or 0].extra_tries
    open_ = picture.phase == "tries" and not picture.tries and cards <= held
    offered = picture.offered and open_
    hot = offered and picture.hot == f"tries:{cards}"
    if offered:
        lit = hot or picture.glowing == f"tries:{cards}"
        canvas.glow(box.grown(10 if lit else 2), 30)
    state = "hot" if hot else "normal" if open_ or chosen else "disabled"
    paint = theme.SUN if chosen or offered else theme.PAPER
    canvas.blit(
        canvas.stage.shapes.button(box.width, box.height, 28, paint, state), box.x, box.y - 4
    )
    x, y = box.x, box.y + box.height / 2 - (4 if hot else 0)
    ink = theme.NIGHT if state != "disabled" else theme.NIGHT_HAIRLINE
    canvas.text(str(cards + 1), x + 48, y, 66, ink, anchor="centre", fixed=True)
    if cards == 0:
        canvas.art("pieces/ball", x + 146, y, 72, "centre")
    for number in range(cards):
        sprite = canvas.stage.art.sprite("pieces/extra-try-card", 56)
        if state == "disabled":
            sprite = sprite.copy()
            sprite.set_alpha(100)
        canvas.blit(sprite, x + 146 + (number - (cards - 1) / 2) * 68, y, "centre")
    if chosen:
        canvas.art("ui/tick-badge", box.x + box.width - 8, box.y + 22, 60, "centre")


def draw_play(canvas: Canvas, picture: PtifooteuxPicture) -> None:
    """The big green button, once the tries are settled."""
    lit = picture.hot in ("match", "match-button") or picture.glowing == "match"
    ready = picture.offered and picture.phase != "tries"
    state = ("hot" if lit else "normal") if ready else "disabled"
    label = say("table.les-ptifooteux.play-match")
    draw_button(canvas, MATCH_PLAY, label, state, theme.GRASS, icon="whistle", size=66, radius=40)


def draw_count(canvas: Canvas, picture: PtifooteuxPicture) -> None:
    """One ring per try: a tick, a cross, the number of the one to come, or the result in words."""
    x, y = MATCH_COUNT
    if picture.outcome:
        _draw_outcome(canvas, picture.outcome)
        return
    canvas.text(say("table.les-ptifooteux.tries"), x, y, 48, anchor="left", room=180)
    shapes = canvas.stage.shapes
    for number in range(max(1, picture.tries)):
        at = x + 250 + number * 140
        done = number < len(picture.results)
        fill = theme.CORAL.tint if done else theme.WHITE
        canvas.blit(shapes.disc(56, fill, theme.INK, 6), at, y, "centre")
        if done:
            canvas.art("icons/cross", at, y, 72, "centre")
        else:
            canvas.text(str(number + 1), at, y, 60, anchor="centre", fixed=True)
    plays_cards = picture.phase == "tries" or picture.tries > 1
    note = say(f"table.les-ptifooteux.{'spent' if plays_cards else 'cup-wins'}")
    canvas.text(note, x, y + 104, 40, theme.NIGHT_HAIRLINE, face="body", anchor="left", room=720)


def _draw_outcome(canvas: Canvas, outcome: str) -> None:
    x, y = MATCH_COUNT
    won = outcome == "won"
    box = Box(x - 20, y - 46, 740, 150)
    fill = theme.GRASS.tint if won else theme.CORAL.tint
    canvas.plate(box, 40, fill, border=6, shadow="small")
    canvas.art("icons/trophy" if won else "icons/cross", box.x + 100, box.centre[1], 104, "centre")
    words = say(f"table.les-ptifooteux.{outcome}")
    canvas.text(words, box.centre[0] + 60, box.centre[1], 76, anchor="centre", room=520)
