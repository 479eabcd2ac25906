"""The telling states of Le Championnat: one picture each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from game.catalog import GameInfo
from game.championnat import moves
from game.championnat.view import ChampionnatView, SquadCard
from scenes.championnat.deck import cards_of, club
from scenes.championnat.money import price
from scenes.championnat.picture import DayBoard, Notice
from scenes.scene import Scene
from scenes.showcase import AnyMatch, Moment, Shown, clicking, match_at, seats_of
from scenes.stage import Stage
from scenes.words import say

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene


def telling_states(screen: type[ChampionnatScene], info: GameInfo) -> list[Shown]:
    camera = Camera(screen, info)
    return [*_building(camera), *_sheets(camera), *_league(camera)]


class Camera:
    """Takes one picture: robots play up to a moment, then something is done or clicked."""

    def __init__(self, screen: type[ChampionnatScene], info: GameInfo) -> None:
        self.screen = screen
        self.info = info

    def __call__(
        self,
        name: str,
        moment: Moment,
        players: int = 4,
        act: Callable[[Scene], None] | None = None,
        people: int = 1,
        then: Callable[[AnyMatch], None] | None = None,
    ) -> Shown:
        def scenes(_stage: Stage) -> list[Scene]:
            seats = seats_of(players, robots=players - people)
            match = match_at(self.info, seats, moment, length="express")
            if then is not None:
                then(match)
            return [self.screen(match, self.info)]

        return Shown(name, scenes, act)


def _building(shown: Camera) -> list[Shown]:
    return [
        shown("roll", _person_at("roll", squad=4)),
        shown("square", _person_at("square", squad=5), act=_hover_lit),
        shown("one-square", _one_square),
        shown("draw", _person_at("draw", squad=2), players=2),
        shown("buy", _person_at("buy", squad=3), players=3),
        shown("bid", _person_at("bid", squad=4)),
        shown("record-bid", _person_at("bid", squad=4), act=_record),
        shown("open-bid", _person_at("bid"), people=2),
        shown("question", _person_at("roll", squad=2), act=_question),
        shown("debt", _person_at("debt"), players=3),
        shown("discard-plus", _person_at("discard-plus"), players=2),
    ]


def _sheets(shown: Camera) -> list[Shown]:
    return [
        shown("squad", _person_at("roll", squad=8), act=_squad),
        shown("bench", _person_at("roll", squad=10, length="league"), act=_bench),
        shown("bench-pages", _person_at("roll", squad=10), act=show_large_bench),
        shown("plus-cards", _person_at("roll", plus=5), act=clicking("open-squad", "tab:plus")),
        shown("sponsors", _sponsored, act=clicking("open-squad", "tab:sponsors")),
        shown("who", _person_at("roll"), act=clicking("open-market"), people=3),
        shown("market", _person_at("roll", squad=7), act=_market),
        shown("market-gift", _person_at("roll", squad=7), act=_gift),
        shown("market-wish", _person_at("roll", squad=7), act=_wish, players=3),
        shown("answer", _person_at("roll", squad=7), then=_robot_offers),
    ]


def _league(shown: Camera) -> list[Shown]:
    return [
        shown("lap", _person_at("roll", length="league")),
        shown("complete", _without_trainees, act=_complete),
        shown("opening", _person_at("roll", length="league"), act=_opening),
        shown("fixtures", _person_at("roll", length="league"), act=_fixtures, players=3),
        shown("last-day", _person_at("roll", length="league"), act=_last_day),
        shown("play-off", _person_at("roll", length="league"), act=_play_off),
        shown("line-up", _person_at("line-up"), act=_place_three),
        shown("line-up-bench", _person_at("line-up", squad=13)),
        shown("match", _person_at("match-act", plus=4)),
        shown("match-played", _both_played),
        shown("match-victim", _person_at("match-act", held="injury"), act=_strike),
        shown("change", _person_at("match-act", squad=13), act=clicking("change"), players=2),
        shown("result", _person_at("roll", length="league", day=2), act=_result),
        shown("standings", _person_at("roll", length="league", day=3), act=_standings),
        shown("champion", _person_at("roll", length="league"), act=_champion),
        shown("shared-title", _person_at("roll", length="league"), act=_shared_title),
        shown("euromatch", _person_at("euromatch")),
        shown("euromatch-cards", _person_at("euromatch-cards", plus=3)),
        shown("euromatch-won", _person_at("euromatch"), act=_euro_won),
    ]


def _person_at(
    phase: str, squad: int = 0, plus: int = 0, held: str = "", length: str = "", day: int = 0
) -> Moment:
    """The one person (seat 0) is asked this, that far in the game."""

    def moment(match: AnyMatch) -> bool:
        if match.rules.to_act != 0:
            return False
        view: ChampionnatView = match.rules.view(0)
        own = view.clubs[0]
        return (
            view.phase == phase
            and len(own.squad) >= squad
            and len(own.plus or ()) >= plus
            and (not held or held in (own.plus or ()))
            and (not length or view.stage == length)
            and view.day >= day
        )

    return moment


def _one_square(match: AnyMatch) -> bool:
    return _person_at("square", length="league")(match) and len(match.rules.view(0).lit) == 1


def _both_played(match: AnyMatch) -> bool:
    fight = match.rules.view(0).fight
    played = fight is not None and all(side.played for side in fight.sides)
    return played and _person_at("match-act")(match)


def _without_trainees(match: AnyMatch) -> bool:
    eleven = match.rules.view(0).clubs[0].eleven or ()
    return _person_at("roll", length="league")(match) and min(eleven) >= 0


def _sponsored(match: AnyMatch) -> bool:
    return _person_at("roll")(match) and len(match.rules.view(0).clubs[0].sponsors) >= 2


def _robot_offers(match: AnyMatch) -> None:
    """Two footballers and some money for somebody it has seen, or for a wish."""
    view: ChampionnatView = match.rules.view(1)
    cards = sorted(held.card for held in view.clubs[1].squad if held.card is not None)
    give = moves.Goods(min(300, view.clubs[1].money // 50 * 50), tuple(cards[:2]))
    match.play(moves.MakeOffer(1, 0, give, wish=moves.Wish(number=9), why="my-gap"))


def _game(scene: Scene) -> ChampionnatScene:
    from scenes.championnat.scene import ChampionnatScene

    assert isinstance(scene, ChampionnatScene)
    return scene


def _hover_lit(scene: Scene) -> None:
    scene.hovered = f"square:{_game(scene).view.lit[0]}"


def _squad(scene: Scene) -> None:
    clicking("open-squad")(scene)
    eleven = _game(scene).picture.squad.eleven
    place = next(number for number, card in enumerate(eleven, 1) if card >= 0)
    clicking(f"place:{place}")(scene)


def _bench(scene: Scene) -> None:
    clicking("open-squad", "tab:bench")(scene)


def show_large_bench(scene: Scene) -> None:
    """Everybody of two colours: more than one page."""
    picture = _game(scene).picture
    bought = [SquadCard(card, 100) for colour in ("yellow", "green") for card in cards_of(colour)]
    own, *others = picture.view.clubs
    squad = {held.card: held for held in (*own.squad, *bought)}
    own = msgspec.structs.replace(own, squad=tuple(squad.values()))
    picture.view = msgspec.structs.replace(picture.view, clubs=(own, *others))
    _bench(scene)


def _market(scene: Scene) -> None:
    clicking("open-market")(scene)
    game = _game(scene)
    cards = [each.key for each in scene.targets() if each.key.startswith("give:c")]
    clicking(*cards[:2], "give-leap")(scene)
    game.help.clear()


def _gift(scene: Scene) -> None:
    _market(scene)
    clicking("propose")(scene)


def _wish(scene: Scene) -> None:
    clicking("open-market", "give-leap", "wish", "wish:9")(scene)


def _question(scene: Scene) -> None:
    picture = _game(scene).picture
    picture.offering = None
    key = "card.le-championnat.gain-waffles"
    words = say(f"{key}.text", amount=price(100))
    art = "cards/championnat-question"
    picture.notice = Notice(say(f"{key}.title"), words, art, seat=1, figure=f"+{price(100)}")


def _place_three(scene: Scene) -> None:
    clicking("place:3")(scene)


def _strike(scene: Scene) -> None:
    game = _game(scene)
    hand = list(game.view.clubs[0].plus or ())
    clicking(f"plus:{hand.index('injury')}")(scene)
    side = 1 - (0 if game.picture.fight and game.picture.fight.seats[0] == 0 else 1)
    scene.hovered = f"field:{side}:9"


def _board(scene: Scene, board: DayBoard) -> None:
    picture = _game(scene).picture
    picture.offering, picture.board = None, board


def _opening(scene: Scene) -> None:
    _board(scene, DayBoard(say("le-championnat.opening"), opening=True, days=6))


def _fixtures(scene: Scene) -> None:
    _board(scene, DayBoard(say("le-championnat.day", day=1, days=6), ((0, 1),), (2,)))


def _last_day(scene: Scene) -> None:
    title, words = say("le-championnat.day", day=6, days=6), say("le-championnat.at-stake")
    _board(scene, DayBoard(title, ((3, 0), (2, 1)), words=words))


def _play_off(scene: Scene) -> None:
    title, words = say("le-championnat.play-off"), say("le-championnat.neutral")
    _board(scene, DayBoard(title, ((0, 1),), words=words, neutral=True))


def _champion(scene: Scene) -> None:
    title = say("recap.le-championnat.champion", name=_game(scene).name(0))
    _board(scene, DayBoard(title, champions=(0,)))


def _shared_title(scene: Scene) -> None:
    _board(scene, DayBoard(say("le-championnat.shared-title"), champions=(0, 1)))


def _result(scene: Scene) -> None:
    game = _game(scene)
    title = say("recap.le-championnat.match-won", name=game.name(0), other=game.name(1))
    _board(scene, DayBoard(title, result=(0, 1, 45, 31)))


def _complete(scene: Scene) -> None:
    game = _game(scene)
    title = say("recap.le-championnat.eleven", name=game.name(0))
    eleven = game.picture.view.clubs[0].eleven or ()
    _board(scene, DayBoard(title, eleven=eleven, seat=0, words=f"+{price(2_000)}"))


def _standings(scene: Scene) -> None:
    words = say("le-championnat.takings", amount=price(500))
    _board(scene, DayBoard(say("le-championnat.table", day=3), standings=True, words=words))


def _record(scene: Scene) -> None:
    """The dearest bid, and the panel shines."""
    game, card = _game(scene), cards_of("blue")[-1]
    game.picture.offering = game.picture.auction = None
    words = say("le-championnat.won-auction", name=game.name(2), amount=price(1_450))
    game.picture.notice = Notice(say("le-championnat.record"), words, card=card, seat=2, glad=True)


def _euro_won(scene: Scene) -> None:
    game = _game(scene)
    game.picture.offering = game.picture.euro = None
    names = {"name": game.name(0), "team": club(20).name}
    words = say("le-championnat.spoils", n=4, amount=price(350), **names)
    title = say("le-championnat.euro-won")
    game.picture.notice = Notice(title, words, "icons/euro-cup", seat=0, glad=True)
