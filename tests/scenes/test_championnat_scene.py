"""The screen of Le Championnat through real input: every click is an event, every move is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalog import game_info
from game.championnat import moves
from game.championnat.events import FootballerBought
from game.championnat.view import ChampionnatView
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from scenes.art import ArtShelf
from scenes.board_loader import load_board
from scenes.championnat.deck import decks
from scenes.championnat.scene import ChampionnatScene
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.recap import Recap
from scenes.registry import resume
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.stories import story_of
from tests.marks import CI_PART
from tests.scenes.acting import press, redealt, screen_of_seat_0
from tests.scenes.championnat_clicks import click_move, pass_curtain

INFO = game_info("le-championnat")
SMALL = (640, 360)


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    """Curtains are plain and nothing waits for the disk: hundreds of them rise and fall."""
    plain: dict[str, pygame.Surface] = {}

    def background(_shelf: ArtShelf, name: str) -> pygame.Surface:
        return plain.setdefault(name, pygame.Surface(SMALL))

    monkeypatch.setattr(ArtShelf, "background", background)
    monkeypatch.setattr("os.fsync", lambda _file: None)
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def new_match(players: int, robots: int, seed: int) -> AnyMatch:
    options = INFO.default_options() | {"length": "express"}
    return Match.new(INFO.load(load_board), seats_of(players, robots), options, seed, 1.0)


def new_scene(players: int, robots: int, seed: int) -> ChampionnatScene:
    return ChampionnatScene(new_match(players, robots, seed), INFO)


def scene_at(
    rehearsal: Rehearsal, moment: Callable[[AnyMatch], bool], players: int = 3, people: int = 1
) -> ChampionnatScene:
    """Seat 0 sits in front of the screen at that moment of a match of robots."""
    match = match_at(INFO, seats_of(players, players - people), moment, length="express")
    scene = ChampionnatScene(match, INFO)
    scene.viewing.handed_to(0)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    scene.help.close()
    return scene


def seat_0_at(phase: str, check: Callable[[ChampionnatView], bool] = lambda _view: True) -> Any:
    def moment(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        return bool(match.rules.to_act == 0 and view.phase == phase and check(view))

    return moment


# Whole matches.


def acts(rehearsal: Rehearsal, scene: ChampionnatScene, step: float) -> Iterator[int]:
    """Let the match run; yields whenever a person may act, until the podium stands."""
    for _ in range(60_000):
        top = rehearsal.top
        assert rehearsal.app.crashes == []
        if isinstance(top, Podium):
            return
        if isinstance(top, Handover | Recap):
            pass_curtain(rehearsal)
        elif top is scene and scene.person_to_act is not None and not scene.locked:
            if scene.help.bubble is not None:
                scene.help.close()
            yield scene.person_to_act
        else:
            rehearsal.app.frame(step)
    pytest.fail("the match did not end")


def wanted_move(scene: ChampionnatScene, seat: int, dice: Dice) -> moves.AnyMove:
    """A move of the one who is asked that has its button: three bids, no sale in a match."""
    while True:
        move: moves.AnyMove = scene.rules.sample(seat, dice)
        if isinstance(move, moves.Bid):
            move = min(scene.rules.legal_moves(seat), key=lambda each: getattr(each, "amount", 1e9))
        sale = isinstance(move, moves.SellFootballer | moves.SellSponsor | moves.MakeOffer)
        offer = scene.rules.view(seat).offer
        wished = offer is not None and offer.wish is not None and not offer.wish.is_nothing
        if wished and isinstance(move, moves.AnswerOffer) and move.give.is_nothing:
            continue  # a wish is filled in or refused
        if not sale or scene.picture.screen == "board":
            return move


def click_on(rehearsal: Rehearsal, scene: ChampionnatScene, most: int = 100_000) -> None:
    """Sampled moves, each of them clicked and each of them the one that was meant."""
    rehearsal.show([scene])
    dice = Dice(7)
    for seat in acts(rehearsal, scene, step=0.5):
        before = len(scene.match.moves)
        move = wanted_move(scene, seat, dice)
        click_move(rehearsal, move)
        assert scene.match.moves[before:] == [move]
        most -= 1
        if most == 0:
            break
    assert rehearsal.app.crashes == []


@pytest.mark.parametrize(("players", "robots"), [(2, 1), (2, 2)])
def test_a_match_is_played_by_clicks_to_the_podium(
    rehearsal: Rehearsal, players: int, robots: int
) -> None:
    scene = new_scene(players, robots, seed=players * 10 + robots)
    click_on(rehearsal, scene)
    assert scene.match.over
    winner = scene.match.rules.standings().winners[0]
    assert scene.name(winner) in story_of(scene.match, INFO)


@pytest.mark.parametrize(("players", "robots"), [(2, 0), (3, 0), (4, 2)])
def test_a_team_is_built_by_clicks(rehearsal: Rehearsal, players: int, robots: int) -> None:
    click_on(rehearsal, new_scene(players, robots, seed=players), most=90)


@pytest.mark.parametrize(
    ("players", "robots"),
    [(2, 0), pytest.param(3, 1, marks=CI_PART), pytest.param(4, 3, marks=CI_PART)],
)
def test_a_league_is_played_by_clicks_to_the_podium(
    rehearsal: Rehearsal, players: int, robots: int
) -> None:
    match = match_at(
        INFO, seats_of(players, robots), lambda m: m.rules.view(None).day > 0, length="express"
    )
    click_on(rehearsal, ChampionnatScene(match, INFO))
    assert match.over


# What may not be done.


@pytest.mark.parametrize(
    ("phase", "keys"),
    [
        ("roll", ["square:ring-00"]),
        ("square", ["square:half-1", "square:ring-14", "square:ring-30"]),
        ("draw", ["die"]),
    ],
)
def test_what_is_not_lit_is_refused_or_explained(
    rehearsal: Rehearsal, phase: str, keys: list[str]
) -> None:
    scene = scene_at(rehearsal, seat_0_at(phase))
    before = list(scene.match.moves)
    for key in keys:
        if key.removeprefix("square:") not in scene.view.lit:
            rehearsal.click_target(key)
            assert scene.help.bubble is not None or scene.picture.told == key
            scene.help.close()
    assert scene.match.moves == before


def test_a_card_too_dear_says_so(rehearsal: Rehearsal) -> None:
    dear = seat_0_at("buy", lambda v: (v.drawn_price or 0) > v.clubs[0].money)
    scene = scene_at(rehearsal, dear, players=4)
    before = len(scene.match.moves)
    rehearsal.click_target("buy")
    assert scene.help.bubble is not None
    assert len(scene.match.moves) == before


def test_a_sale_asks_once_more(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    before, squad = len(scene.match.moves), len(scene.view.clubs[0].squad)
    rehearsal.click_target("open-squad")
    place = next(n for n, card in enumerate(scene.picture.squad.eleven, 1) if card >= 0)
    rehearsal.click_target(f"place:{place}")
    rehearsal.click_target("sale")
    assert len(scene.match.moves) == before
    rehearsal.click_target("sale")
    assert len(scene.view.clubs[0].squad) == squad - 1


def test_an_unknown_footballer_and_an_empty_offer_are_refused(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    before = len(scene.match.moves)
    rehearsal.click_target("open-market")
    hidden = next(t.key for t in scene.targets() if t.key.startswith("want:h"))
    for key in (hidden, "propose"):
        rehearsal.click_target(key)
        assert scene.help.bubble is not None
        scene.help.close()
        rehearsal.wait(0.5, step=0.1)
    assert len(scene.match.moves) == before


def test_a_card_that_does_not_count_here_is_refused_when_held_up(rehearsal: Rehearsal) -> None:
    """A card that must not be played in a match says why when it is held up."""
    crowd_away = seat_0_at(
        "match-act",
        lambda v: "crowd" in (v.clubs[0].plus or ()) and v.fight is not None
        and v.fight.sides[1].seat == 0,
    )  # fmt: skip
    scene = scene_at(rehearsal, crowd_away, players=2)
    hand = list(scene.view.clubs[0].plus or ())
    rehearsal.click_target(f"plus:{hand.index('crowd')}")
    assert scene.help.bubble is not None
    assert scene.picture.act.plus == ""


# The market.


def test_any_person_goes_to_the_market_behind_the_own_curtain(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"), players=3, people=2)
    rehearsal.click_target("open-market")
    rehearsal.click_target("who:1")
    assert isinstance(rehearsal.top, Handover)
    assert nothing_is_open(scene)
    pass_curtain(rehearsal)
    assert scene.viewing.viewer == 1
    rehearsal.click_target("partner:0")
    rehearsal.click_target("wish")
    rehearsal.click_target("wish:7")
    rehearsal.click_target("propose")
    assert scene.match.moves[-1] == moves.MakeOffer(1, 0, wish=moves.Wish(number=7))
    for _ in acts(rehearsal, scene, step=0.2):
        break
    assert scene.viewing.viewer == 0
    assert scene.picture.market is not None
    assert scene.picture.market.wish == 7


def test_leaving_the_market_gives_the_screen_back(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"), players=2, people=2)
    rehearsal.click_target("open-market")
    rehearsal.click_target("who:1")
    pass_curtain(rehearsal)
    rehearsal.key(pygame.K_ESCAPE)
    assert scene.picture.sheet == ""
    for seat in acts(rehearsal, scene, step=0.2):
        assert seat == 0
        assert scene.viewing.viewer == 0
        break


def test_a_proposal_is_changed_by_touching_it(rehearsal: Rehearsal) -> None:
    match = match_at(INFO, seats_of(2, 1), seat_0_at("roll"), length="express")
    match.play(moves.MakeOffer(1, 0, moves.Goods(money=100), wish=moves.Wish(number=9)))
    scene = ChampionnatScene(match, INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.5, step=0.1)
    scene.help.close()
    card = next(t.key for t in scene.targets() if t.key.startswith("give:c"))
    rehearsal.click_target(card)
    rehearsal.click_target("propose")
    number = int(card.removeprefix("give:c"))
    assert match.moves[-1] == moves.AnswerOffer(
        0, moves.Goods(footballers=(number,)), moves.Goods(money=100)
    )


# Secrets.


@pytest.mark.parametrize("phase", ["roll", "buy", "bid", "line-up", "match-act"])
def test_redealing_what_is_hidden_changes_no_pixel(rehearsal: Rehearsal, phase: str) -> None:
    """Whatever the others hold and the packs bring, this seat's screen is the same."""
    match = match_at(INFO, seats_of(3, 2), seat_0_at(phase), length="express")
    worlds = [redealt(match, seed) for seed in range(3)]
    assert len({world.rules.digest() for world in worlds}) > 1
    assert (
        len({screen_of_seat_0(rehearsal, ChampionnatScene(world, INFO)) for world in worlds}) == 1
    )


def nothing_is_open(scene: ChampionnatScene) -> bool:
    """What is drawn is what everybody may see."""
    picture = scene.picture
    return picture.view == scene.rules.view(None) and picture.market is None


def test_between_two_people_nothing_secret_is_on_the_screen(rehearsal: Rehearsal) -> None:
    scene = new_scene(3, 1, seed=11)
    rehearsal.show([scene])
    dice, curtains = Dice(2), 0
    while curtains < 25:
        if isinstance(rehearsal.top, Handover | Recap):
            assert nothing_is_open(scene)
            curtains += 1
            pass_curtain(rehearsal)
        elif scene.person_to_act is not None and not scene.locked:
            seat = scene.person_to_act
            assert scene.viewing.viewer == seat or scene.in_the_open()
            assert scene.picture.view == scene.rules.view(scene.viewing.viewer)
            scene.help.close()
            click_move(rehearsal, wanted_move(scene, seat, dice))
        else:
            rehearsal.app.frame(0.5)


# Help and keeping.


def test_a_turn_can_be_played_without_a_mouse(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll"))
    before = len(scene.match.moves)
    press(rehearsal, scene, "roll")
    while scene.person_to_act != 0 or scene.locked:
        rehearsal.app.frame(0.1)
    scene.help.close()
    press(rehearsal, scene, f"square:{scene.view.lit[0]}")
    assert len(scene.match.moves) == before + 2


@pytest.mark.parametrize("phase", ["roll", "buy", "line-up", "match-act", "euromatch"])
def test_a_hint_glows_then_explains_then_plays(rehearsal: Rehearsal, phase: str) -> None:
    scene = scene_at(rehearsal, seat_0_at(phase))
    before = len(scene.match.moves)
    rehearsal.click_target("bar.hint")
    assert scene.picture.glowing
    rehearsal.click_target("bar.hint")
    rehearsal.click_target("bubble.do")
    assert len(scene.match.moves) == before + 1


def test_the_recap_tells_who_bought_but_not_whom(rehearsal: Rehearsal) -> None:
    def bought(match: AnyMatch) -> bool:
        news = [event for act in match.news_for(0) for event in act.events]
        return seat_0_at("roll")(match) and any(isinstance(e, FootballerBought) for e in news)

    scene = scene_at(rehearsal, bought)
    lines = scene.recap_lines(scene.match.news_for(0))
    (purchase, *_) = [line for line in lines if "icons/person" in line]
    assert [art.partition("-")[0] for art in purchase.led_here] == [
        "pieces/die",
        "squares/championnat",
    ]
    names = {player.name for player in decks().footballers}
    assert not any(name in line.text for name in names for line in lines)


def test_a_killed_match_comes_back_as_it_was(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=3)
    click_on(rehearsal, scene, most=12)
    (record,) = rehearsal.stage.saves.load_all()
    again = resume(record)
    rehearsal.show([again])
    assert again.match.rules.digest() == scene.match.rules.digest()
    assert again.match.moves == scene.match.moves


def test_a_closed_market_says_why(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.market is not None), players=2)
    rehearsal.click_target("open-market")
    assert scene.picture.sheet == ""
    assert scene.help.bubble is not None


def test_a_debt_leaves_nothing_but_the_sale(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("debt"), players=3)
    before = len(scene.match.moves)
    for key in ("die", "square:ring-04"):
        rehearsal.click_target(key)
        scene.help.close()
        rehearsal.wait(0.5, step=0.1)
    assert len(scene.match.moves) == before
    rehearsal.click_target("sell")
    assert scene.picture.sheet == "squad"


def test_every_footballer_of_a_large_bench_can_be_sold(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("roll", lambda view: view.day > 0), players=2)
    rehearsal.click_target("open-squad")
    reached = {card for card in scene.picture.squad.eleven if card >= 0}
    rehearsal.click_target("tab:bench")
    reached |= {
        int(each.key.removeprefix("own:"))
        for each in scene.targets()
        if each.key.startswith("own:")
    }
    assert reached == {held.card for held in scene.view.clubs[0].squad}


def test_the_market_opens_while_a_robot_thinks_and_it_waits(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, lambda match: match.rules.view(0).phase == "roll"
                     and match.rules.to_act == 1)  # fmt: skip
    before = len(scene.match.moves)
    rehearsal.click_target("open-market")
    assert scene.picture.sheet == "market"
    rehearsal.wait(5, step=0.5)
    assert len(scene.match.moves) == before
    rehearsal.click_target("close")
    rehearsal.wait(5, step=0.5)
    assert len(scene.match.moves) > before
