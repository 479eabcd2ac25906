"""Why a move in Le Championnat is a good idea, as catalogue keys (`hint.le-championnat.*`)."""

from __future__ import annotations

from game.championnat import moves
from game.championnat.bot_match import swing
from game.championnat.bot_outlook import Outlook
from game.championnat.cards import BONUS, FATIGUE, PROTECTION, STRIKES
from game.core.robots import Hint


def reason_for(move: moves.AnyMove, outlook: Outlook) -> Hint:
    key, values = _reason(move, outlook)
    return Hint(f"hint.le-championnat.{key}", values)


def _reason(move: moves.AnyMove, outlook: Outlook) -> tuple[str, dict[str, str | int]]:
    match move:
        case moves.ChooseSquare():
            return f"square-{outlook.box.board.squares[move.square].kind}", {}
        case moves.BuyFootballer():
            return _about_footballer("buy", outlook, outlook.view.drawn)
        case moves.RefuseFootballer():
            return _refusing(outlook), {}
        case moves.Bid():
            card = outlook.view.auction.card if outlook.view.auction else None
            return _about_footballer("bid", outlook, card)
        case moves.SellFootballer():
            return ("sell-debt" if outlook.view.debts else "sell-spare"), {}
        case moves.MakeOffer():
            return _offering(move)
        case moves.LeaveFootballer():
            return _leaving(outlook), {}
        case moves.PlayPlus():
            return _about_card(move, outlook)
        case moves.ChangeFootballer():
            return "change", {"n": swing(outlook, move)}
        case moves.Pass():
            return _passing(outlook), {}
        case _:
            return str(move.__struct_config__.tag), {}


def _about_footballer(
    act: str, outlook: Outlook, card: int | None
) -> tuple[str, dict[str, str | int]]:
    if card is None:
        return f"{act}-stars", {"n": 0}
    if outlook.fills(card):
        return f"{act}-place", {}
    return f"{act}-stars", {"n": outlook.gain(card)}


def _refusing(outlook: Outlook) -> str:
    card = outlook.view.drawn
    if card is not None and not outlook.fields(card):
        return "refuse-useless"
    return "refuse-dear"


def _offering(move: moves.MakeOffer) -> tuple[str, dict[str, str | int]]:
    if move.wish.number:
        return "offer-wish", {"n": move.wish.number}
    return ("offer-spare" if move.wish.money else "offer-ask"), {}


def _leaving(outlook: Outlook) -> str:
    kind = outlook.box.board.squares[outlook.me.square].kind
    price = outlook.view.top_prices["foreign" if kind == "foreign" else "national"] or 0
    return "leave" if price > outlook.can_spend(1) else "leave-useless"


def _about_card(move: moves.PlayPlus, outlook: Outlook) -> tuple[str, dict[str, str | int]]:
    if outlook.view.euro is not None:
        return "plus-euromatch", {}
    gain: dict[str, str | int] = {"n": swing(outlook, move)}
    if move.plus in STRIKES:
        return "plus-strike", gain
    if move.plus == PROTECTION:
        return "plus-protect", {}
    if move.plus == BONUS:
        return "plus-bonus", {}
    return ("plus-tire" if move.plus == FATIGUE else "plus-stars"), gain


def _passing(outlook: Outlook) -> str:
    fight = outlook.view.fight
    if fight is None:
        return "pass-ahead"
    stars = {side.seat: side.stars or 0 for side in fight.sides}
    own = stars.pop(outlook.seat, 0)
    return "pass-ahead" if own > max(stars.values()) else "pass-save"
