"""A piece of advice in BIG 4, shown: the move is drafted, and what it needs glows."""

from __future__ import annotations

from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    BuildWall,
    ChooseClub,
    ChooseConfidence,
    ChooseDuel,
    ChooseReferee,
    FreeKick,
    LineUp,
    Pass,
    Substitute,
    TurnOver,
)
from scenes.big4.drafting import Drafting
from scenes.big4.picture import Draft
from scenes.big4.places import many


def show(drafting: Drafting, move: AnyMove) -> set[str]:
    """Draft that move; the keys of what is to glow."""
    picture = drafting.picture
    match move:
        case TurnOver() | BuildWall():
            drafting.take_up(Draft(picked=move.footballers))
            return {f"player:{each}" for each in move.footballers} | {"confirm"}
        case Substitute():
            drafting.take_up(Draft(mode="change", off=move.off))
            return {f"player:{move.off}", "confirm"}
        case FreeKick() if many(picture.players):
            drafting.take_up(Draft(mode="action", taker=move.taker))
            return {f"player:{picture.teams[move.against].footballers[0]}"}
        case LineUp():
            picture.draft = Draft(eleven=move.footballers)
            return {"line-up"}
        case _:
            return _show_one(drafting, move)


def _show_one(drafting: Drafting, move: AnyMove) -> set[str]:
    """A move of one click."""
    picture = drafting.picture
    if picture.phase in ("green", "blue") and not isinstance(move, Pass):
        drafting.take_up(Draft(mode="action"))
    footballer = getattr(move, "footballer", getattr(move, "taker", None))
    if footballer is not None:
        return {f"player:{footballer}"}
    match move:
        case ChooseDuel():
            return {f"player:{picture.teams[move.against].footballers[0]}"}
        case ChooseClub():
            return {f"club:{move.club}"}
        case ChooseConfidence():
            return {f"stars:{move.stars}"}
        case ChooseReferee():
            return {f"referee:{move.referee}"}
        case AnnounceCoach():
            return {"coach-yes" if move.use else "coach-no"}
        case Pass():
            return {"pass"}
        case _:
            return {"roll", "main"}
