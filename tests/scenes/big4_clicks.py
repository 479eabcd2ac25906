"""How a person at the screen of BIG 4 makes a move: click by click."""

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
    Roll,
    Substitute,
    TurnOver,
)
from game.catalog import game_info
from scenes.big4.scene import Big4Scene
from scenes.canvas import Canvas, DrawnText
from scenes.headless import Rehearsal
from scenes.scene import Scene
from scenes.showcase import Moment, match_at, seats_of

INFO = game_info("big4")


def show_at(rehearsal: Rehearsal, name: str) -> Big4Scene:
    """The telling state of that name, ready to be clicked."""
    shown = next(each for each in Big4Scene.shown(INFO) if each.name == name)
    rehearsal.show(shown.scenes(rehearsal.stage))
    rehearsal.wait(0.5, 0.1)
    scene = rehearsal.top
    assert isinstance(scene, Big4Scene)
    scene.help.close()
    return scene


def scene_at(rehearsal: Rehearsal, moment: Moment, players: int = 2) -> Big4Scene:
    """A person against robots, at the first such moment."""
    scene = Big4Scene(match_at(INFO, seats_of(players, players - 1), moment), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5, 0.1)
    scene.help.close()
    return scene


def drawn(rehearsal: Rehearsal, scene: Scene) -> list[DrawnText]:
    """Every text a scene draws now, and where."""
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    found: list[DrawnText] = []
    canvas.texts = found
    scene.draw(canvas)
    return found


def texts(rehearsal: Rehearsal, scene: Scene) -> list[str]:
    return [each.text for each in drawn(rehearsal, scene)]


def click_move(rehearsal: Rehearsal, scene: Big4Scene, move: AnyMove) -> None:
    """Do what a person does who wants that move."""
    match move:
        case LineUp():
            for footballer in move.footballers:
                rehearsal.click_target(f"candidate:{footballer}")
            rehearsal.click_target("line-up")
        case TurnOver() | BuildWall():
            pick(rehearsal, scene, move)
        case Substitute():
            change(rehearsal, scene, move)
        case FreeKick():
            action_first(rehearsal, scene)
            rehearsal.click_target(f"player:{move.taker}")
            if len(scene.picture.teams) > 2:
                rehearsal.click_target(keeper_of(scene, move.against))
        case _:
            click_once(rehearsal, scene, move)


def click_once(rehearsal: Rehearsal, scene: Big4Scene, move: AnyMove) -> None:
    match move:
        case ChooseClub():
            key = f"club:{move.club}"
        case ChooseConfidence():
            key = f"stars:{move.stars}"
        case ChooseReferee():
            key = f"referee:{move.referee}"
        case ChooseDuel():
            key = keeper_of(scene, move.against)
        case AnnounceCoach():
            key = "coach-yes" if move.use else "coach-no"
        case Roll():
            key = "roll"
        case Pass():
            key = "pass"
        case _:
            footballer = getattr(move, "footballer", None)
            key = "main" if footballer is None else f"player:{footballer}"
            if footballer is not None:
                action_first(rehearsal, scene)
    rehearsal.click_target(key)


def keeper_of(scene: Big4Scene, seat: int) -> str:
    return f"player:{scene.picture.teams[seat].footballers[0]}"


def action_first(rehearsal: Rehearsal, scene: Big4Scene) -> None:
    if scene.picture.phase in ("green", "blue") and scene.picture.draft.mode != "action":
        rehearsal.click_target("tab:action")


def change(rehearsal: Rehearsal, scene: Big4Scene, move: Substitute) -> None:
    if scene.picture.draft.mode != "change":
        rehearsal.click_target("change")
    if scene.picture.draft.off != move.off:
        rehearsal.click_target(f"player:{move.off}")
    rehearsal.click_target("confirm")


def pick(rehearsal: Rehearsal, scene: Big4Scene, move: TurnOver | BuildWall) -> None:
    picture = scene.picture
    if picture.phase in ("green", "blue") and picture.draft.mode != "dice":
        rehearsal.click_target("tab:dice")
    for footballer in set(picture.draft.picked) - set(move.footballers):
        rehearsal.click_target(f"player:{footballer}")
    for footballer in move.footballers:
        if footballer not in picture.draft.picked:
            rehearsal.click_target(f"player:{footballer}")
    rehearsal.click_target("confirm")
