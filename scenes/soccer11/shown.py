"""The telling states of 11 Soccer: one picture each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.catalog import GameInfo
from game.soccer11.cards import AIMED, ARGENTINA, BRAZIL, CROATIA, ITALY, SPAIN
from game.soccer11.view import Soccer11View
from scenes.recap import Recap
from scenes.scene import Scene
from scenes.showcase import AnyMatch, Moment, Shown, clicking, match_at, seats_of
from scenes.soccer11.picture import Spotlight
from scenes.timeline import nothing
from scenes.words import say

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

Check = Callable[[Soccer11View], bool]
Act = Callable[[Scene], None]


def telling_states(screen: type[Soccer11Scene], info: GameInfo) -> list[Shown]:
    def shown(name: str, moment: Moment, players: int = 4, act: Act | None = None) -> Shown:
        seats = seats_of(players, robots=players - 1)
        return Shown(name, lambda _stage: [screen(match_at(info, seats, moment), info)], act)

    return [
        *_choices(shown),
        *_answers(shown),
        *_news(shown),
        Shown("recap", lambda _stage: [_recap(screen, info)]),
    ]


def _choices(shown: Callable[..., Shown]) -> list[Shown]:
    return [
        shown("draw", _person_at("draw", lambda view: view.turns > 4), players=2),
        shown("play", _person_at("play", _late_with(BRAZIL)), act=_aim_with(BRAZIL)),
        shown("sentence", _person_at("play", _late_with(SPAIN)), act=_hover("card:0")),
        shown("croatia", _person_at("play", _late_with(CROATIA)), act=_aim_with(CROATIA)),
        shown("three-players", _person_at("play", lambda view: view.turns > 6), players=3),
        shown("many-cards", _person_at("draw", _long_rows), players=2),
        shown("guess", _person_at("play", _late_with(BRAZIL)), act=_guess),
        shown("italy", _person_at("play", _may_take_back), players=2, act=_press_with(ITALY)),
        shown("ranks", _person_at("play", lambda view: view.turns > 9), act=_press_ranks),
        shown("row", _person_at("play", lambda view: view.turns > 9), act=_press_row),
        shown("effect", _person_at("effect", lambda view: view.effect in AIMED)),
        shown("known", _person_at("play", _after_a_duel)),
        shown("argentina", _person_at("play", _late_with(ARGENTINA)), act=_choose(ARGENTINA)),
    ]


def _answers(shown: Callable[..., Shown]) -> list[Shown]:
    return [
        shown("why-not-france", _person_at("play", _france_and_italy), act=_press_refused),
        shown("why-not-shield", _person_at("play", _shield_before_spain), act=_press_shielded),
        shown("hint", _person_at("play", lambda view: view.turns > 5), act=_ask_twice),
        shown("look", _person_at("look", lambda _view: True), act=_turn_up),
        shown("duel", _person_at("compare", lambda _view: True), players=3, act=_turn_up),
        shown("swap", _person_at("swap", lambda _view: True), act=_turn_up),
        shown("day-end", _person_at("next-day", lambda view: 0 not in view.results[-1].shown)),
        shown("day-won", _person_at("next-day", lambda view: len(view.results) > 1), players=2),
    ]


def _news(shown: Callable[..., Shown]) -> list[Shown]:
    """What is held over the table while robots play, and the last day of all."""
    right = {"mark": "ui/tick-badge", "moods": ("win", "sad")}
    return [
        shown("guessed", _robots_turn, act=_hold_up("guess.right", 11, target=3, **right)),
        shown("out", _robots_turn, act=_hold_up("show.out-duel", 7, target=None, out=True)),
        shown("sum", _robots_turn, act=_hold_up("show.sum", 8, target=None, beside=11)),
        shown(
            "burst",
            _robots_turn,
            act=_hold_up("show.out-burst", 8, target=None, beside=11, out=True),
        ),
        shown("at-stake", _robots_turn, act=_announce),
        shown("title", lambda match: match.over),
    ]


def _robots_turn(match: AnyMatch) -> bool:
    view: Soccer11View = match.rules.view(None)
    return view.to_act == 1 and view.phase == "play" and sum(map(len, view.rows)) > 6


def _hold_up(words: str, card: int, **more: Any) -> Act:
    def act(scene: Scene) -> None:
        numbers = {"one": card, "two": more.get("beside")}
        told = say(f"soccer11.{words}", name=_game(scene).name(1), **numbers)
        _game(scene).picture.spotlight = Spotlight(card, 1, words=told, **more)

    return act


def _announce(scene: Scene) -> None:
    game = _game(scene)
    game.picture.banner = say("soccer11.title-near", name=game.name(1))
    game.picture.banner_icon = "icons/trophy"


def _person_at(phase: str, check: Check) -> Moment:
    """The one person (seat 0) is asked this."""

    def moment(match: AnyMatch) -> bool:
        if match.rules.to_act != 0:
            return False
        view: Soccer11View = match.rules.view(0)
        return view.phase == phase and check(view)

    return moment


def _late_with(card: int) -> Check:
    """Not at the beginning, with somebody to aim at."""

    def check(view: Soccer11View) -> bool:
        free = [
            seat
            for seat in range(1, len(view.hands))
            if view.hands[seat] and not view.shields[seat]
        ]
        return card in view.hands[0] and sum(map(len, view.rows)) >= 5 and len(free) >= 2

    return check


def _long_rows(view: Soccer11View) -> bool:
    return min(len(row) for row in view.rows) >= 4


def _may_take_back(view: Soccer11View) -> bool:
    return ITALY in view.hands[0] and 10 not in view.hands[0] and len(view.rows[0]) >= 2


def _knows_a_card(view: Soccer11View) -> bool:
    return any(card is not None for card in view.known)


def _after_a_duel(view: Soccer11View) -> bool:
    return _knows_a_card(view) and view.known_by != ()


def _france_and_italy(view: Soccer11View) -> bool:
    return set(view.hands[0]) == {9, 10}


def _shield_before_spain(view: Soccer11View) -> bool:
    return SPAIN in view.hands[0] and any(view.shields) and _late_with(SPAIN)(view)


def _recap(screen: type[Soccer11Scene], info: GameInfo) -> Scene:
    """What seat 0 is told after a long absence."""
    moment = _person_at("play", lambda view: _knows_a_card(view) and view.turns > 8)
    scene = screen(match_at(info, seats_of(4), moment), info)
    return Recap(scene.recap_lines(list(scene.match.recent_acts)), scene.seats, 0, nothing)


def _game(scene: Scene) -> Soccer11Scene:
    from scenes.soccer11.scene import Soccer11Scene

    assert isinstance(scene, Soccer11Scene)
    return scene


def _press(scene: Scene, key: str) -> None:
    game = _game(scene)
    game.help.close()
    clicking(key)(game)


def _hover(key: str) -> Act:
    def act(scene: Scene) -> None:
        _game(scene).help.close()
        scene.hovered = key

    return act


def _choose(card: int) -> Act:
    return lambda scene: _press(scene, f"card:{_game(scene).picture.open_hand.index(card)}")


def _aim_with(card: int) -> Act:
    def act(scene: Scene) -> None:
        game = _game(scene)
        _press(scene, f"card:{game.picture.open_hand.index(card)}")
        _press(scene, f"aim:{max(game.picture.may_aim - {0})}")

    return act


def _guess(scene: Scene) -> None:
    _aim_with(BRAZIL)(scene)
    _press(scene, "do")
    _press(scene, "tile:7")


def _press_with(card: int) -> Act:
    def act(scene: Scene) -> None:
        _press(scene, f"card:{_game(scene).picture.open_hand.index(card)}")
        _press(scene, "do")

    return act


def _press_ranks(scene: Scene) -> None:
    _press(scene, "ranks")
    scene.hovered = "tile:4"


def _press_row(scene: Scene) -> None:
    rows = _game(scene).picture.rows
    _press(scene, f"seat:{max(range(1, len(rows)), key=lambda seat: len(rows[seat]))}")


def _press_refused(scene: Scene) -> None:
    _press(scene, f"card:{_game(scene).picture.open_hand.index(ITALY)}")


def _press_shielded(scene: Scene) -> None:
    game = _game(scene)
    _press(scene, f"card:{game.picture.open_hand.index(SPAIN)}")
    _press(scene, f"seat:{game.picture.shields.index(True)}")


def _turn_up(scene: Scene) -> None:
    _game(scene).timeline.skip()


def _ask_twice(scene: Scene) -> None:
    game = _game(scene)
    game.help.close()
    game.help.hint()
    game.help.hint()
