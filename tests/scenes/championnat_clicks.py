"""How a person clicks the moves of Le Championnat: for tests through real input."""

from __future__ import annotations

import pytest

from game.championnat import moves
from game.championnat.cards import STRIKES
from game.championnat.lineup import TRAINEE
from scenes.championnat.drafts import WISH_FOR_MONEY
from scenes.championnat.scene import ChampionnatScene
from scenes.championnat.side_euro import helpful
from scenes.championnat.side_parts import answers_of
from scenes.dialog import Dialog
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.recap import Recap

BUTTONS: dict[type[object], str] = {
    moves.RollDie: "roll",
    moves.DrawFootballer: "draw",
    moves.LeaveFootballer: "leave",
    moves.BuyFootballer: "buy",
    moves.RefuseFootballer: "refuse",
    moves.DropOut: "drop-out",
    moves.AcceptOffer: "accept",
    moves.RefuseOffer: "refuse-offer",
    moves.TakeOnClub: "take-on",
    moves.LeaveClub: "leave-club",
    moves.PlayOut: "play-out",
    moves.Pass: "pass",
}


def click_move(rehearsal: Rehearsal, move: moves.AnyMove) -> None:
    click = rehearsal.click_target
    match move:
        case moves.ChooseSquare():
            click(f"square:{move.square}")
        case moves.Bid():
            click(bid_key(rehearsal, move))
        case moves.DiscardPlus() | moves.PlayPlus():
            click_plus(rehearsal, move)
        case moves.SellFootballer() | moves.SellSponsor():
            click_sale(rehearsal, move)
        case moves.MakeOffer() | moves.AnswerOffer():
            click_offer(rehearsal, move)
        case moves.SetLineUp():
            click_line_up(rehearsal, move)
        case moves.ChangeFootballer():
            click_change(rehearsal, move)
        case _:
            click(BUTTONS[type(move)])


def game(rehearsal: Rehearsal) -> ChampionnatScene:
    scene = rehearsal.top
    assert isinstance(scene, ChampionnatScene)
    return scene


def bid_key(rehearsal: Rehearsal, move: moves.Bid) -> str:
    return next(each.key for each in answers_of(game(rehearsal).picture) if each.move == move)


def click_plus(rehearsal: Rehearsal, move: moves.DiscardPlus | moves.PlayPlus) -> None:
    scene = game(rehearsal)
    hand = list(scene.view.clubs[move.seat].plus or ())
    if isinstance(move, moves.DiscardPlus):
        rehearsal.click_target(f"discard:{hand.index(move.plus)}")
    elif scene.picture.euro is not None:
        rehearsal.click_target(f"plus:{helpful(scene.picture).index(move.plus)}")
    else:
        if scene.picture.act.changing:
            rehearsal.click_target("change")
        if scene.picture.act.plus != move.plus:
            rehearsal.click_target(f"plus:{hand.index(move.plus)}")
        own = own_side(scene, move.seat)
        strikes = move.plus in STRIKES
        rehearsal.click_target(f"field:{1 - own}:{move.place}" if strikes else "play")


def own_side(scene: ChampionnatScene, seat: int) -> int:
    assert scene.picture.fight is not None
    return scene.picture.fight.seats.index(seat)


def click_change(rehearsal: Rehearsal, move: moves.ChangeFootballer) -> None:
    scene = game(rehearsal)
    if not scene.picture.act.changing:
        rehearsal.click_target("change")
    turn_to(rehearsal, f"bench:{move.card}", "bench-more")
    rehearsal.click_target(f"bench:{move.card}")
    rehearsal.click_target(f"field:{own_side(scene, move.seat)}:{move.place}")


def turn_to(rehearsal: Rehearsal, key: str, page: str) -> None:
    """Leaf through the pages until that lies there."""
    for _ in range(9):
        if any(target.key == key for target in rehearsal.top.targets()):
            return
        rehearsal.click_target(page)
    pytest.fail(f"{key} lies on no page")


def pass_curtain(rehearsal: Rehearsal) -> None:
    while isinstance(rehearsal.top, Handover | Recap):
        key = "ready" if isinstance(rehearsal.top, Handover) else "recap.go"
        rehearsal.wait(0.4, step=0.2)
        rehearsal.click_target(key)


def click_sale(rehearsal: Rehearsal, move: moves.SellFootballer | moves.SellSponsor) -> None:
    scene = game(rehearsal)
    rehearsal.click_target("open-squad")
    pass_curtain(rehearsal)
    if isinstance(move, moves.SellSponsor):
        rehearsal.click_target("tab:sponsors")
        rehearsal.click_target(f"own-sponsor:{move.sponsor}")
    elif move.card in scene.picture.squad.eleven:
        rehearsal.click_target(f"place:{scene.picture.squad.eleven.index(move.card) + 1}")
    else:
        rehearsal.click_target("tab:bench")
        turn_to(rehearsal, f"own:{move.card}", "list-more")
        rehearsal.click_target(f"own:{move.card}")
    rehearsal.click_target("sale")
    rehearsal.click_target("sale")


def click_line_up(rehearsal: Rehearsal, move: moves.SetLineUp) -> None:
    draft = game(rehearsal).picture.squad
    for wanted in (False, True):  # first away with those who stand elsewhere
        for place, card in enumerate(move.eleven, 1):
            if draft.eleven[place - 1] != card:
                rehearsal.click_target(f"place:{place}")
                rehearsal.click_target(f"candidate:{card if wanted else TRAINEE}")
    rehearsal.click_target("ready")


def click_offer(rehearsal: Rehearsal, move: moves.MakeOffer | moves.AnswerOffer) -> None:
    if isinstance(move, moves.MakeOffer):
        rehearsal.click_target("open-market")
        if isinstance(rehearsal.top, ChampionnatScene) and rehearsal.top.picture.sheet == "who":
            rehearsal.click_target(f"who:{move.seat}")
        pass_curtain(rehearsal)
        rehearsal.click_target(f"partner:{move.to}")
    else:
        draft = game(rehearsal).picture.market
        if draft is not None and not draft.editing:
            rehearsal.click_target("counter")
        rehearsal.click_target("clear")
    lay_goods(rehearsal, "give", move.give)
    lay_goods(rehearsal, "want", move.want)
    if isinstance(move, moves.MakeOffer) and not move.wish.is_nothing:
        wish = WISH_FOR_MONEY if move.wish.money else move.wish.number
        rehearsal.click_target("wish")
        rehearsal.click_target(f"wish:{wish}")
    rehearsal.click_target("propose")
    if isinstance(rehearsal.top, Dialog):
        rehearsal.click_target("answer.1")


def lay_goods(rehearsal: Rehearsal, side: str, goods: moves.Goods) -> None:
    things = [f"{side}:s{number}" for number in goods.sponsors]
    for key in [*things, *(f"{side}:c{card}" for card in goods.footballers)]:
        turn_to(rehearsal, key, f"{side}-page")
        rehearsal.click_target(key)
    for key, step in (("leap", 500), ("up", 50)):
        for _ in range(goods.money % 500 // step if step == 50 else goods.money // step):
            rehearsal.click_target(f"{side}-{key}")
