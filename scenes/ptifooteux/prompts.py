"""What the prompt says: what to do, and for a roll of the big die also what for."""

from __future__ import annotations

from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.course import Course
from game.ptifooteux.kids import COLOURS, FINAL
from game.ptifooteux.view import PtifooteuxView, SeatView
from scenes.ptifooteux.in_reach import match_in_reach
from scenes.words import say


def prompt_words(view: PtifooteuxView, box: PtifooteuxBox, name: str) -> str:
    """For the person whose move it is."""
    assert view.to_act is not None
    if view.phase == "roll":
        return _aim(box.course, view.seats[view.to_act], name)
    kid = next((kid.name for kid in box.pieces.kids if kid.key == view.asked), "")
    return say(f"prompt.les-ptifooteux.{view.phase}", name=name, kid=kid)


def _aim(course: Course, seat: SeatView, name: str) -> str:
    start = "aim.les-ptifooteux"
    if not seat.stage:
        gathering = "complete" if len(seat.kids) == len(COLOURS) - 1 else "gather"
        return say(f"{start}.{gathering}", name=name)
    if seat.beaten:
        return say(f"{start}.loop", name=name)
    match, steps = course.to_match(seat.square, seat.beaten)
    stage = course.squares[match].stage
    if match_in_reach(course, seat.square, beaten=False) is None:
        return say(f"{start}.towards.{stage}", name=name)
    return say(f"{start}.{'final' if stage == FINAL else 'match'}", name=name, n=steps)
