"""Sentences for when something went wrong. Nothing is ever lost without a word."""

from __future__ import annotations

from collections.abc import Callable

from game.core.board_map import BoardError
from game.core.data_file import DataError
from game.core.saves import DamagedSave, SaveFailed
from scenes import theme
from scenes.canvas import Canvas
from scenes.dialog import Answer, Dialog, Picture, nothing
from scenes.scene import Box
from scenes.words import say

Act = Callable[[], None]


def crash_message(problem: Exception | None = None) -> Dialog:
    """A scene broke; the match was kept after its last move. Or a file of the game itself did."""
    key = "damaged-box" if isinstance(problem, DataError | BoardError) else "crash"
    title, text = say(f"error.{key}.title"), say(f"error.{key}.text")
    return Dialog(title, text, [Answer(say("error.crash.home"), nothing, "home")])


def save_failed_message(problem: SaveFailed, retry: Act, go_on: Act = nothing) -> Dialog:
    """The disk would not take the match: try again, or play without keeping."""
    key = f"error.{problem.key}"
    return Dialog(
        say(f"{key}.title"),
        say(f"{key}.text"),
        [
            Answer(say(f"{key}.retry"), retry, "save"),
            Answer(say(f"{key}.go-on"), go_on, "play-white"),
        ],
    )


def nothing_kept_message() -> Dialog:
    """Said once, at the start: the folder of matches cannot be written."""
    title, text = say("error.nothing-kept.title"), say("error.nothing-kept.text")
    return Dialog(title, text, [Answer(say("error.nothing-kept.ok"), nothing, "ball")])


def damaged_message(save: DamagedSave, open_previous: Act) -> Dialog:
    """The file stays where it is; the match before it is offered when there is one."""
    key = f"error.{save.key}"
    home = Answer(say(f"{key}.home"), nothing, "home")
    answers = [home]
    if save.previous is not None:
        answers = [Answer(say("error.damaged-save.previous"), open_previous, "undo"), home]
    return Dialog(say(f"{key}.title"), say(f"{key}.text"), answers, head=theme.SUN)


def throw_away_question(throw_away: Act, picture: Picture | None = None) -> Dialog:
    """`picture` shows which match is meant."""
    return Dialog(
        say("dialog.delete.title"),
        say("dialog.delete.text"),
        [
            Answer(say("dialog.delete.no"), nothing, "check"),
            Answer(say("dialog.delete.yes"), throw_away, "bin"),
        ],
        picture=picture,
        escape=0,
    )


def cannot_throw_away_message() -> Dialog:
    title, text = say("error.cannot-delete.title"), say("error.cannot-delete.text")
    return Dialog(title, text, [Answer(say("error.cannot-delete.ok"), nothing, "check")])


def leave_question(leave: Act, *, matches: bool = True) -> Dialog:
    """Asked at home, where `matches` may lie; how one leaves a match is in scenes.leaving."""
    return Dialog(
        say("dialog.quit.title"),
        say("dialog.quit.text" if matches else "dialog.quit.no-games"),
        [
            Answer(say("dialog.quit.no"), nothing, "ball"),
            Answer(say("dialog.quit.yes"), leave, "door"),
        ],
        picture=_draw_closed_box,
        escape=0,
    )


def _draw_closed_box(canvas: Canvas, box: Box) -> None:
    canvas.art("boxes/app-icon", *box.centre, box.height + 20, "centre")
