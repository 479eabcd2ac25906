"""Which prompt stands at the top, and the sum in it."""

from __future__ import annotations

from game.championnat.cards import STRIKES
from game.championnat.purchase import takes_it_alone
from game.championnat.view import ChampionnatView
from scenes.championnat.drafts import WISH_FOR_MONEY, MarketDraft
from scenes.championnat.money import price
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.squad_sheet import missing_places
from scenes.championnat.squares import kinds


def prompt_of(picture: ChampionnatPicture, view: ChampionnatView) -> str:
    """The last part of its catalogue key."""
    if picture.sheet == "market":
        return "market"
    if picture.sheet == "squad" and view.phase != "debt":
        missing = len(missing_places(picture))
        return "squad" if missing == 0 else "missing" if missing == 1 else "missing-many"
    if view.phase == "answer" and picture.market is not None:
        return _answering(picture.market)
    if view.phase == "bid" and view.auction is not None and takes_it_alone(view.auction):
        return "take-it"
    if view.phase == "roll" and view.stage == "league":
        return "lap"
    if view.phase == "roll" and kinds()[view.clubs[view.turn_seat].square] == "euromatch":
        return "reroll"  # no turn of the first phase begins there
    return _in_match(picture, view) if view.phase == "match-act" else view.phase


def _answering(draft: MarketDraft) -> str:
    if not draft.wish:
        return "answer"
    return "answer-sum" if draft.wish == WISH_FOR_MONEY else "answer-number"


def _in_match(picture: ChampionnatPicture, view: ChampionnatView) -> str:
    act = picture.act
    if act.plus in STRIKES:
        return "victim"
    if act.changing:
        return "change" if act.card is None else "change-place"
    can_cancel = view.fight is not None and view.fight.can_be_cancelled is not None
    own = view.clubs[view.to_act or 0].plus or ()
    if can_cancel and "protection" in own:
        return "protect"
    passed = view.fight is not None and view.fight.passes > 0
    return "last-word" if passed else "match-act"


def amount_asked(view: ChampionnatView) -> str:
    if view.phase == "draw":
        kind = kinds()[view.clubs[view.turn_seat].square]
        return price(view.top_prices.get(kind) or 0)
    if view.auction is not None:
        return price(view.auction.start)
    if view.debts:
        owed = view.debts[0]
        return price(owed.amount - view.clubs[owed.seat].money)
    return ""
