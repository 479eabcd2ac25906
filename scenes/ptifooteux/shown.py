"""The telling states of Les P'tifooteux: one picture each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.catalog import GameInfo
from game.ptifooteux.view import PtifooteuxView
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.picture import Die, ShownCard
from scenes.scene import Scene
from scenes.showcase import AnyMatch, Moment, Shown, clicking, match_at, seats_of
from scenes.widgets.avatar import symbol_key
from scenes.widgets.bubble import CoachBubble

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene


def telling_states(screen: type[PtifooteuxScene], info: GameInfo) -> list[Shown]:
    def shown(
        name: str,
        moment: Moment,
        players: int = 4,
        act: Callable[[Scene], None] | None = None,
        **options: Any,
    ) -> Shown:
        seats = seats_of(players, robots=players - 1)
        return Shown(
            name, lambda _stage: [screen(match_at(info, seats, moment, **options), info)], act
        )

    return [
        shown("opening", _person_at("opening")),
        shown("roll", _person_at("roll", kids=2)),
        shown("cup", _person_at("roll", stage=3), act=_hover_bus),
        shown("two-players", _person_at("roll", stage=2), players=2),
        shown("ask", _person_at("ask", kids=1)),
        shown("answer-yes", _person_at("ask", kids=1), act=_answering("yes")),
        shown("answer-no", _person_at("ask", kids=2), act=_answering("no")),
        shown("nothing", _person_at("roll", kids=1), act=_show_taken),
        shown("star", _person_at("star"), players=3),
        shown("rainbow", _person_at("rainbow", kids=1)),
        shown("tries", _person_at("tries", extra=1)),
        shown("match", _person_at("match", stage=2)),
        shown("final", _person_at("final"), players=2),
        shown("try-again", _person_at("try-again"), players=2),
        shown("card", _person_at("roll", stage=2), act=_show_card),
        shown("refused", _person_at("tries", extra=1), act=clicking("match-button")),
        shown("hint", _person_at("tries", extra=1), act=_ask_twice),
        shown("coach", _person_at("to-cup"), players=2, act=_coached("cup")),
        shown("coach-match", _person_at("match"), players=2, act=_coached("match")),
        shown("coach-star", _person_at("star"), players=2, act=_coached("star")),
        Shown("legend", lambda _stage: _legend(screen, info)),
    ]


def _person_at(phase: str, kids: int = 0, stage: int = 0, extra: int = 0) -> Moment:
    """The one person (seat 0) is asked this, that far in the game."""

    def moment(match: AnyMatch) -> bool:
        view: PtifooteuxView = match.rules.view(0)
        own = view.seats[0]
        return (
            view.to_act == 0
            and view.phase == phase
            and len(own.kids) >= kids
            and own.stage >= stage
            and own.extra_tries >= extra
        )

    return moment


def _game(scene: Scene) -> PtifooteuxScene:
    from scenes.ptifooteux.scene import PtifooteuxScene

    assert isinstance(scene, PtifooteuxScene)
    return scene


def _legend(screen: type[PtifooteuxScene], info: GameInfo) -> list[Scene]:
    from scenes.ptifooteux.legend import Legend

    return [screen(match_at(info, seats_of(4, 3), _person_at("roll", kids=1)), info), Legend()]


def _hover_bus(scene: Scene) -> None:
    scene.hovered = "square:16e-3"


def _ask_twice(scene: Scene) -> None:
    game = _game(scene)
    game.help.hint()
    game.help.hint()


def _coached(moment: str) -> Callable[[Scene], None]:
    """As somebody sees it who meets that for the first time."""
    from scenes.words import say

    def act(scene: Scene) -> None:
        game, key = _game(scene), f"coach.les-ptifooteux.{moment}"
        box, art = game.coach_box(), game.coach_art(key)
        game.help.bubble = CoachBubble(game, say(key), game.help.close, box=box, art=art)

    return act


def _answering(answer: Any) -> Callable[[Scene], None]:
    from scenes.words import say

    def act(scene: Scene) -> None:
        picture = _game(scene).picture
        _say_who_plays(_game(scene))
        picture.offered, picture.answered = False, answer
        picture.small_die = Die(answer)
        picture.reply = say(f"answer.les-ptifooteux.{answer}.2")

    return act


def _say_who_plays(game: PtifooteuxScene) -> None:
    from scenes.words import say

    game.say_prompt(say("prompt.common.plays", name=game.name(0)), 0)


def _show_card(scene: Scene) -> None:
    game = _game(scene)
    kid = game.picture.teams[0].kids[0]
    _say_who_plays(game)
    game.picture.offered = False
    told = (face(kid, "asked"), "pieces/token-yellow-card")
    game.picture.card = ShownCard("yellow", kid, "first-yellow", 1.0, told)


def _show_taken(scene: Scene) -> None:
    """Somebody of another team, told in pictures and words."""
    from scenes.words import say

    game = _game(scene)
    owner = next(seat for seat, team in enumerate(game.picture.teams) if seat and team.kids)
    kid = game.picture.teams[owner].kids[0]
    game.picture.remark = say("nothing.les-ptifooteux.kid-taken", kid=game.table.names[kid])
    game.picture.remark_art = (face(kid), symbol_key(game.seats[owner]))
    game.picture.remark_at = game.table.places.centre(game.picture.teams[0].square)
