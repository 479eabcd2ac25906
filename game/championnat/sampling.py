"""A weighted random legal move: for tests, monkeys and trial games. Knows what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.championnat import moves
from game.championnat.box import ChampionnatBox
from game.championnat.debts import owes
from game.championnat.judging_market import against_answer, against_offer, why_no_offer
from game.championnat.judging_match import against_line_up
from game.championnat.lineup import TRAINEE
from game.championnat.state import MOST_ANSWERS, State
from game.core.dice import Dice

T = TypeVar("T")
SALE_ODDS, BROKE_SALE_ODDS, OFFER_ODDS, FOLLY_ODDS, CHEAP_ODDS = 40, 3, 25, 12, 4
BROKE = 300
TRIES = 6
SALES = moves.SellFootballer | moves.SellSponsor


def sample_move(
    state: State, box: ChampionnatBox, seat: int, listed: Sequence[moves.AnyMove], dice: Dice
) -> moves.AnyMove:
    sales = [move for move in listed if isinstance(move, SALES)]
    others = [move for move in listed if not isinstance(move, SALES)]
    unlisted = _unlisted(state, box, seat, dice, bool(others))
    if unlisted is not None:
        return unlisted
    broke = state.clubs[seat].money < BROKE
    if sales and (not others or dice.below(BROKE_SALE_ODDS if broke else SALE_ODDS) == 0):
        return _sale(state, box, seat, sales, others, dice)
    return _sensible(state, box, seat, others, dice)


def _sale(
    state: State,
    box: ChampionnatBox,
    seat: int,
    sales: Sequence[moves.AnyMove],
    others: Sequence[moves.AnyMove],
    dice: Dice,
) -> moves.AnyMove:
    """Mostly somebody who is not needed; who can do something else keeps the rest."""
    squad = tuple(state.clubs[seat].squad)
    filled = box.lineups.places_filled
    spare = [
        move
        for move in sales
        if isinstance(move, moves.SellFootballer)
        and filled(tuple(card for card in squad if card != move.card)) == filled(squad)
    ]
    if spare:
        return _pick(spare, dice)
    folly = not others or dice.below(FOLLY_ODDS) == 0
    return _pick(sales if folly else others, dice)


def _sensible(
    state: State, box: ChampionnatBox, seat: int, others: Sequence[moves.AnyMove], dice: Dice
) -> moves.AnyMove:
    """Mostly buys what fills a place and has few scruples to pass: matches come to an end."""
    first = others[0]
    if isinstance(first, moves.DrawFootballer) and dice.below(FOLLY_ODDS):
        return first
    if isinstance(first, moves.BuyFootballer):
        useful = _fills_a_place(state, box, seat, state.drawn)
        return first if useful or dice.below(CHEAP_ODDS) == 0 else others[1]
    if isinstance(first, moves.AcceptOffer) and _loses_a_place(state, box, seat):
        return others[1] if dice.below(FOLLY_ODDS) else first
    if isinstance(first, moves.Bid) and dice.below(FOLLY_ODDS):
        card = state.auction.card if state.auction else 0
        useful = _fills_a_place(state, box, seat, card)
        return first if useful or dice.below(CHEAP_ODDS) == 0 else others[-1]
    return _pick(others, dice)


def _fills_a_place(state: State, box: ChampionnatBox, seat: int, card: int) -> bool:
    squad = tuple(state.clubs[seat].squad)
    filled = box.lineups.places_filled
    return filled((*squad, card)) > filled(squad)


def _loses_a_place(state: State, box: ChampionnatBox, seat: int) -> bool:
    offer = state.offer
    assert offer is not None
    squad = state.clubs[seat].squad
    after = [card for card in squad if card not in offer.want.footballers]
    after += offer.give.footballers
    filled = box.lineups.places_filled
    return filled(tuple(after)) < filled(tuple(squad))


def _unlisted(
    state: State, box: ChampionnatBox, seat: int, dice: Dice, on_turn: bool
) -> moves.AnyMove | None:
    if on_turn and state.asked == "line-up" and dice.below(2):
        return _another_line_up(state, box, seat, dice)
    if on_turn and state.asked == "answer" and dice.below(2):
        return _answer(state, seat, dice)
    if why_no_offer(state, seat) is None and (not on_turn or dice.below(OFFER_ODDS) == 0):
        return random_offer(state, seat, dice)
    return None


def _another_line_up(
    state: State, box: ChampionnatBox, seat: int, dice: Dice
) -> moves.AnyMove | None:
    """Somebody stays out of the strongest eleven, a substitute may come in."""
    eleven = list(box.lineups.strongest(tuple(state.clubs[seat].squad)))
    place = dice.below(len(eleven))
    bench = [card for card in state.clubs[seat].squad if card not in eleven]
    eleven[place] = _pick([TRAINEE, *bench], dice)
    move = moves.SetLineUp(seat, tuple(eleven))
    return move if against_line_up(state, box, move) is None else None


def random_offer(state: State, seat: int, dice: Dice) -> moves.MakeOffer:
    """The seat may make one; whoever thinks of nothing else wishes for a number, or for money."""
    others = [other for other in range(state.players) if other != seat]
    for _ in range(TRIES):
        to = _pick(others, dice)
        give = _some_goods(state, seat, seat, dice)
        want, wish = _some_goods(state, to, seat, dice), moves.NO_WISH
        if dice.below(3) == 0:
            want = moves.NOTHING
            number = dice.below(12)
            wish = moves.Wish(number) if number else moves.Wish(money=True)
        move = moves.MakeOffer(seat, to, give, want, wish)
        if against_offer(state, move) is None:
            return move
    number = 1 + dice.below(11)
    wish = moves.Wish(money=True) if owes(state, seat) else moves.Wish(number)
    return moves.MakeOffer(seat, others[0], wish=wish)


def _answer(state: State, seat: int, dice: Dice) -> moves.AnyMove | None:
    offer = state.offer
    assert offer is not None
    if offer.answers >= MOST_ANSWERS:
        return None
    for _ in range(TRIES):
        give = _some_goods(state, seat, seat, dice)
        move = moves.AnswerOffer(seat, give, _some_goods(state, offer.by, seat, dice))
        if against_answer(state, move) is None:
            return move
    return None


def _some_goods(state: State, owner: int, viewer: int, dice: Dice) -> moves.Goods:
    """What `viewer` knows `owner` to have, in part."""
    club = state.clubs[owner]
    known = [card for card in club.squad if state.knows(viewer, card)]
    footballers = (_pick(known, dice),) if known and dice.below(2) else ()
    sponsors = (_pick(club.sponsors, dice),) if club.sponsors and dice.below(3) == 0 else ()
    money = 50 * dice.below(1 + club.money // 100) if dice.below(3) == 0 else 0
    return moves.Goods(money, footballers, sponsors)


def _pick(things: Sequence[T], dice: Dice) -> T:
    return things[dice.below(len(things))]
