"""The telling states of BIG 4: one picture each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.big4.shot_events import GoalScored
from game.big4.view import Big4View
from game.catalog import GameInfo
from scenes.scene import Scene
from scenes.showcase import AnyMatch, Moment, Shown, match_at, seats_of
from scenes.timeline import nothing

if TYPE_CHECKING:
    from scenes.big4.scene import Big4Scene
    from scenes.stage import Stage

Check = Callable[[Big4View], bool]


class Telling(NamedTuple):
    """What is shown under that name: the first such moment of a match."""

    name: str
    moment: Moment
    act: Callable[[Scene], None] | None = None  # what somebody does then
    players: int = 2
    options: dict[str, Any] = {}


def telling_states(screen: type[Big4Scene], info: GameInfo) -> list[Shown]:
    return [
        *(_shown(screen, info, moment) for moment in (*_EASY, *_MANY, *_ADVANCED)),
        Shown("goal", lambda _stage: _goal(screen, info)),
        Shown("notebook", lambda _stage: [_notebook(screen, info)]),
    ]


def _shown(screen: type[Big4Scene], info: GameInfo, told: Telling) -> Shown:
    """One person, the others robots."""
    seats = seats_of(told.players, robots=told.players - 1)

    def scenes(_stage: Stage) -> list[Scene]:
        return [screen(match_at(info, seats, told.moment, **told.options), info)]

    return Shown(told.name, scenes, told.act)


def _goal(screen: type[Big4Scene], info: GameInfo) -> list[Scene]:
    scene = screen(match_at(info, seats_of(2, 1), _person_at("roll", _late)), info)
    scorer = scene.view.teams[0].footballers[8]
    return [scene, scene.goal_overlay(GoalScored(0, scorer, 1, "duel", (2, 1)))]


def _notebook(screen: type[Big4Scene], info: GameInfo) -> Scene:
    def long(match: AnyMatch) -> bool:
        return len(match.rules.view(None).notebook) >= 12

    seats, options = seats_of(2, 1), {"advanced": True}
    return screen(match_at(info, seats, long, **options), info).notebook(nothing)


def _person_at(phase: str, check: Check = lambda _view: True) -> Moment:
    """The one person (seat 0) is asked this, in such a moment."""

    def moment(match: AnyMatch) -> bool:
        view: Big4View = match.rules.view(None)
        return view.to_act == 0 and view.phase == phase and check(view)

    return moment


def _late(view: Big4View) -> bool:
    return view.turns >= 12 and all(team.weak for team in view.teams)


def _large_sum(view: Big4View) -> bool:
    return _late(view) and sum(view.classic or (0,)) >= 9


def _many_sets(view: Big4View) -> bool:
    return sum(view.classic or (0,)) >= 10 and view.teams[1].fit.bit_count() >= 8


def _free_kick(view: Big4View) -> bool:
    return view.action == "free-kick" and view.turns >= 6


def _one_out(view: Big4View) -> bool:
    return any(team.out for team in view.teams)


def _walled(view: Big4View) -> bool:
    return view.shot is not None and bool(view.shot.wall)


def _tired(view: Big4View) -> bool:
    return view.may_change and bool(view.teams[0].weak) and view.teams[0].changes_left > 0


def _act_on(scene: Scene, key: str) -> None:
    for target in scene.targets():
        if target.key == key:
            target.act()
            return


def _pick_set(scene: Scene) -> None:
    """The set of the most footballers that stands as a button."""
    keys = [target.key for target in scene.targets() if target.key.startswith("set:")]
    if keys:
        _act_on(scene, keys[-1])


def _pick_one(scene: Scene) -> None:
    """The first of a sum that needs more."""
    from scenes.big4.scene import Big4Scene

    assert isinstance(scene, Big4Scene)
    sets = scene.picture.sets
    _act_on(scene, f"player:{next(each for each in sets if len(each) > 1)[0]}")


def _choose_action(scene: Scene) -> None:
    _act_on(scene, "tab:action")


def _hover_player(scene: Scene) -> None:
    players = [target.key for target in scene.targets() if target.key.startswith("player:")]
    scene.hovered = players[-3]


def _explain(scene: Scene) -> None:
    _act_on(scene, "legend")


def _change(scene: Scene) -> None:
    from scenes.big4.scene import Big4Scene

    _act_on(scene, "change")
    assert isinstance(scene, Big4Scene)
    _act_on(scene, f"player:{min(scene.picture.lit)}")


_HELPED: dict[str, Any] = {"confidence": True}
_STARS: dict[str, Any] = {"advanced": True}
_EASY = (
    Telling("club", _person_at("club")),
    Telling("confidence", _person_at("confidence"), options=_HELPED),
    Telling("referee", _person_at("referee"), options={"kick_off": "first"}),
    Telling("roll", _person_at("roll", _late)),
    Telling("sum", _person_at("green", _large_sum), _pick_set),
    Telling("blue", _person_at("blue", lambda view: view.action == "tackle")),
    Telling("picking", _person_at("green", _many_sets), _pick_one),
    Telling("guide", _person_at("roll", lambda view: view.turns >= 3), _explain),
    Telling("toss", _person_at("referee-toss")),
    Telling("referee-roll", _person_at("referee-roll")),
    Telling("taker", _person_at("duel")),
    Telling("save-easy", _person_at("save")),
    Telling("recover", _person_at("recover-one")),
    Telling("booked", _person_at("book-choice")),
)
_MANY = (
    Telling("green", _person_at("green", _late), _pick_set, players=4),
    Telling("three", _person_at("blue", _free_kick), _choose_action, players=3),
    Telling("out", _person_at("roll", _one_out), players=4),
)
_ADVANCED = (
    Telling("line-up", _person_at("line-up"), options=_STARS),
    Telling("save", _person_at("save"), options=_STARS),
    Telling("advanced", _person_at("green", _large_sum), _hover_player, options=_STARS),
    Telling("wall", _person_at("wall"), options=_STARS),
    Telling("coach", _person_at("coach"), options=_STARS),
    Telling("shoot-free-kick", _person_at("shoot", _walled), options=_STARS),
    Telling("change", _person_at("roll", _tired), _change, options=_STARS),
)
