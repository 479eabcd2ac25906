"""The telling states of Buteur: one picture each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.buteur.view import ButeurView
from game.catalog import GameInfo
from scenes.recap import Recap
from scenes.scene import Scene
from scenes.showcase import AnyMatch, Moment, Shown, clicking, match_at, seats_of
from scenes.timeline import nothing

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene


def telling_states(screen: type[ButeurScene], info: GameInfo) -> list[Shown]:
    def shown(
        name: str,
        moment: Moment,
        players: int = 2,
        act: Callable[[Scene], None] | None = None,
        **options: Any,
    ) -> Shown:
        seats = seats_of(players, robots=players - 1)
        return Shown(
            name, lambda _stage: [screen(match_at(info, seats, moment, **options), info)], act
        )

    return [
        shown("kick-off", _person_at("start-square")),
        shown("play", _person_at("play", goals=2), act=_hover_playable_card),
        shown("throw-in", _person_at("throw-in")),
        shown("why-not", _person_at("play", refusing=True), act=_click_refused_card),
        shown("hint", _person_at("play", goals=1), act=_ask_twice),
        shown("shot", _person_at("answer-shot", stoppable=True)),
        shown("shot-helpless", _person_at("answer-shot", stoppable=False)),
        shown("keeper-arrows", _person_at("answer-shot", stoppable=True), act=_raise_keeper),
        shown("corner-cut", _person_at("corner-cut")),
        shown("penalty", _person_at("penalty-may")),
        shown("penalty-cut", _person_at("penalty-cut")),
        shown("second-half", _person_at("play", half=2), players=4, act=_hover_playable_card),
        shown("three-players", _person_at("play", half=2), players=3),
        shown("shoot-out", _person_at("shoot-out", kicks=2), shoot_out=True),
        Shown("goal", lambda _stage: _goal(screen, info)),
        Shown("recap", lambda _stage: [_recap(screen, info)]),
    ]


def _goal(screen: type[ButeurScene], info: GameInfo) -> list[Scene]:
    scene = screen(match_at(info, seats_of(2, 1), _person_at("play", goals=2)), info)
    return [scene, scene.goal_overlay(0, (2, 1))]


def _recap(screen: type[ButeurScene], info: GameInfo) -> Scene:
    """What seat 0 is told after a long absence."""
    scene = screen(match_at(info, seats_of(4), _person_at("play", goals=1)), info)
    return Recap(scene.recap_lines(list(scene.match.recent_acts)), scene.seats, 0, nothing)


def _person_at(
    phase: str,
    goals: int = 0,
    half: int = 1,
    kicks: int = 0,
    stoppable: bool | None = None,
    refusing: bool = False,
) -> Moment:
    """The one person (seat 0) is asked this, with at least so many goals and kicks taken."""

    def moment(match: AnyMatch) -> bool:
        view: ButeurView = match.rules.view(0)
        return (
            view.to_act == 0
            and view.phase == phase
            and view.half >= half
            and sum(view.score) >= goals
            and len(view.shoot_out[0]) >= kicks
            and stoppable in (None, len(match.rules.legal_moves()) > 1)
            and (not refusing or _refuses_a_card(match))
        )

    return moment


def _refuses_a_card(match: AnyMatch) -> bool:
    playable = {getattr(move, "card", None) for move in match.rules.legal_moves()}
    return not playable.issuperset(match.rules.view(0).hands[0])


def _game(scene: Scene) -> ButeurScene:
    from scenes.buteur.scene import ButeurScene

    assert isinstance(scene, ButeurScene)
    return scene


def _hover_playable_card(scene: Scene) -> None:
    game = _game(scene)
    places = sorted(game.picture.playable or ())
    keys = [f"card:{game.picture.hand[place]}" for place in places]
    scene.hovered = keys[len(keys) // 2] if keys else None
    _lifted(game)


def _click_refused_card(scene: Scene) -> None:
    game = _game(scene)
    playable = game.picture.playable or frozenset()
    refused = [place for place in range(len(game.picture.hand)) if place not in playable]
    key = f"card:{game.picture.hand[refused[-1]]}"
    clicking(key)(game)


def _ask_twice(scene: Scene) -> None:
    game = _game(scene)
    game.help.hint()
    game.help.hint()


def _raise_keeper(scene: Scene) -> None:
    for target in scene.targets():
        if target.key == "answer:goalkeeper":
            target.act()
    _lifted(_game(scene))


def _lifted(game: ButeurScene) -> None:
    """The card that comes up is up."""
    game.choosing.react()
    game.choosing.lift.advance(1, game.stage.pace)
