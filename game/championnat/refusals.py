"""The judge: why a move may not be made, as a catalogue key and its page in the booklet.

It knows what the asking seat sees: the open table, its own cards and what it knows of the others'.
"""

from __future__ import annotations

from game.championnat import moves
from game.championnat.box import ChampionnatBox
from game.championnat.judging_market import against_answer, against_offer, against_sale
from game.championnat.judging_match import (
    against_change,
    against_euro_plus,
    against_line_up,
    against_plus,
)
from game.championnat.landing import lit_walks
from game.championnat.purchase import lowest_bid, takes_it_alone
from game.championnat.state import BID_STEP, Phase, State
from game.core.rules import Refusal
from game.core.table_rules import NOBODY

PAGES = {
    "roll-first": "move",
    "already-rolled": "move",
    "square-not-lit": "move",
    "no-way-back": "move",
    "draw-first": "buy",
    "buy-first": "buy",
    "nothing-drawn": "buy",
    "no-auction": "buy",
    "bid-first": "buy",
    "bid-drawer": "buy",
    "bid-is-out": "buy",
    "bid-too-low": "buy",
    "bid-over-purse": "buy",
    "bid-take-price": "buy",
    "too-dear": "buy",
    "market-frozen": "market",
    "market-busy": "market",
    "one-offer-a-turn": "market",
    "three-answers": "market",
    "offer-empty": "offer",
    "offer-not-yours": "market",
    "offer-yourself": "offer",
    "offer-money": "offer",
    "offer-lapsed": "offer",
    "ask-unknown-card": "offer",
    "answer-first": "offer",
    "wish-or-want": "offer",
    "wish-fill-in": "offer",
    "sale-not-yours": "market",
    "sale-in-match": "market",
    "no-debt": "question",
    "plus-only-in-matches": "plus",
    "plus-not-in-hand": "plus",
    "plus-seven": "plus",
    "plus-seven-only": "plus",
    "plus-three-a-match": "plus",
    "plus-not-euromatch": "euromatch",
    "plus-aim": "effects",
    "crowd-at-home": "effects",
    "protection-at-once": "effects",
    "protection-not-protection": "plus",
    "line-up-first": "match",
    "line-up-later": "match",
    "no-match": "match",
    "act-first": "match",
    "changes-used": "match",
    "change-not-bench": "match",
    "change-gone-off": "match",
    "red-card-no-change": "effects",
    "three-reds": "footballers",
    "wrong-place": "footballers",
    "jp-not-in-goal": "footballers",
    "eleven-empty-place": "eleven",
    "eleven-not-yours": "eleven",
    "no-euromatch": "euromatch",
    "euromatch-first": "euromatch",
    "euromatch-play": "euromatch",
}
# What a phase asks for, whatever else one tries.
_DUTY: dict[Phase, str] = {
    "roll": "roll-first",
    "square": "already-rolled",
    "draw": "draw-first",
    "buy": "buy-first",
    "bid": "bid-first",
    "discard-plus": "plus-seven",
    "debt": "no-debt",
    "answer": "answer-first",
    "line-up": "line-up-first",
    "match-act": "act-first",
    "euromatch": "euromatch-first",
    "euromatch-cards": "euromatch-play",
}
_ANSWERS = moves.AnswerOffer | moves.AcceptOffer | moves.RefuseOffer
_PHASE_OF: dict[type[moves.AnyMove], tuple[Phase, ...]] = {
    moves.RollDie: ("roll",),
    moves.ChooseSquare: ("square",),
    moves.DrawFootballer: ("draw",),
    moves.LeaveFootballer: ("draw",),
    moves.BuyFootballer: ("buy",),
    moves.RefuseFootballer: ("buy",),
    moves.Bid: ("bid",),
    moves.DropOut: ("bid",),
    moves.DiscardPlus: ("discard-plus",),
    moves.AnswerOffer: ("answer",),
    moves.AcceptOffer: ("answer",),
    moves.RefuseOffer: ("answer",),
    moves.SetLineUp: ("line-up",),
    moves.PlayPlus: ("match-act", "euromatch-cards"),
    moves.ChangeFootballer: ("match-act",),
    moves.Pass: ("match-act",),
    moves.TakeOnClub: ("euromatch",),
    moves.LeaveClub: ("euromatch",),
    moves.PlayOut: ("euromatch-cards",),
}
# Moves that make no sense at all now get a word of their own, before what is asked for instead.
_OUT_OF_PLACE: dict[type[moves.AnyMove], str] = {
    moves.BuyFootballer: "nothing-drawn",
    moves.RefuseFootballer: "nothing-drawn",
    moves.Bid: "no-auction",
    moves.DropOut: "no-auction",
    moves.DiscardPlus: "plus-seven-only",
    moves.AnswerOffer: "offer-lapsed",
    moves.AcceptOffer: "offer-lapsed",
    moves.RefuseOffer: "offer-lapsed",
    moves.SetLineUp: "line-up-later",
    moves.PlayPlus: "plus-only-in-matches",
    moves.ChangeFootballer: "no-match",
    moves.Pass: "no-match",
    moves.TakeOnClub: "no-euromatch",
    moves.LeaveClub: "no-euromatch",
    moves.PlayOut: "no-euromatch",
}


def judge(state: State, box: ChampionnatBox, move: moves.AnyMove) -> Refusal | None:
    if state.actor == NOBODY:
        return Refusal("match-over", "end")
    key = _reason(state, box, move)
    if key == "not-your-turn":
        return Refusal(key, "move", {"other": state.to_act})
    return None if key is None else Refusal(key, PAGES[key])


def _reason(state: State, box: ChampionnatBox, move: moves.AnyMove) -> str | None:
    """Sales and offers first: they are open to every seat."""
    if not 0 <= move.seat < state.players:
        return "not-your-turn"
    if isinstance(move, moves.SellFootballer | moves.SellSponsor):
        return against_sale(state, move)
    if isinstance(move, moves.MakeOffer):
        return against_offer(state, move)
    if move.seat != state.to_act:
        return _out_of_turn(state, move)
    if state.asked not in _PHASE_OF[type(move)]:
        return _wrong_moment(state, move)
    if isinstance(move, _ANSWERS):
        return against_answer(state, move)
    return _against_own_act(state, box, move)


def _out_of_turn(state: State, move: moves.AnyMove) -> str:
    if isinstance(move, moves.Bid | moves.DropOut) and state.auction is not None:
        if move.seat == state.auction.drawer:
            return "bid-drawer"
        if move.seat not in state.auction.bidders:
            return "bid-is-out"
    return "not-your-turn"


def _wrong_moment(state: State, move: moves.AnyMove) -> str:
    if state.asked in ("debt", "answer", "discard-plus"):
        return _DUTY[state.asked]
    return _OUT_OF_PLACE.get(type(move)) or _DUTY[state.asked]


def _against_own_act(state: State, box: ChampionnatBox, move: moves.AnyMove) -> str | None:
    match move:
        case moves.ChooseSquare():
            return _against_square(state, box, move.square)
        case moves.BuyFootballer():
            short = state.clubs[move.seat].money < box.footballers[state.drawn].price
            return "too-dear" if short else None
        case moves.Bid():
            return _against_bid(state, move)
        case moves.DiscardPlus():
            return None if move.plus in state.clubs[move.seat].plus else "plus-not-in-hand"
        case moves.SetLineUp():
            return against_line_up(state, box, move)
        case moves.PlayPlus() if state.euro is not None:
            return against_euro_plus(state, box, move)
        case moves.PlayPlus():
            return against_plus(state, box, move)
        case moves.ChangeFootballer():
            return against_change(state, box, move)
        case _:
            return None


def _against_square(state: State, box: ChampionnatBox, square: str) -> str | None:
    if square in lit_walks(state, box):
        return None
    club = state.clubs[state.turn_seat]
    if state.stage == "building" and club.came_from:
        back = box.board.walks(club.square, "", state.die)
        if square in back:
            return "no-way-back"
    return "square-not-lit"


def _against_bid(state: State, move: moves.Bid) -> str | None:
    auction = state.auction
    assert auction is not None
    if move.amount < lowest_bid(auction) or move.amount % BID_STEP:
        return "bid-too-low"
    if takes_it_alone(auction) and move.amount != auction.start:
        return "bid-take-price"
    if move.amount > state.clubs[move.seat].money:
        return "bid-over-purse"
    return None
