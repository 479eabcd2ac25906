"""All listed legal moves of a seat, in a stable order. Offers, answers with another proposal and
line-ups other than the strongest are too many to list: `refusals` judges them, `sampling` draws
them."""

from __future__ import annotations

from collections.abc import Iterator

from game.championnat import moves
from game.championnat.box import ChampionnatBox
from game.championnat.cards import PLACES, STRIKES
from game.championnat.judging_market import against_answer, is_playing
from game.championnat.judging_match import against_change, against_euro_plus, against_plus
from game.championnat.landing import lit_walks
from game.championnat.matches import side_of, the_fight
from game.championnat.purchase import lowest_bid, takes_it_alone
from game.championnat.state import BID_STEP, State
from game.core.table_rules import NOBODY


def moves_for(state: State, box: ChampionnatBox, seat: int) -> tuple[moves.AnyMove, ...]:
    """Of the seat the table waits for: what is asked, then its sales; of others: sales."""
    if state.actor == NOBODY:
        return ()
    own = _asked(state, box, seat) if seat == state.to_act else ()
    return (*own, *_sales(state, seat))


def _sales(state: State, seat: int) -> Iterator[moves.AnyMove]:
    club = state.clubs[seat]
    if not is_playing(state, seat):
        for card in sorted(club.squad):
            yield moves.SellFootballer(seat, card)
    for sponsor in sorted(club.sponsors):
        yield moves.SellSponsor(seat, sponsor)


def _asked(state: State, box: ChampionnatBox, seat: int) -> Iterator[moves.AnyMove]:
    match state.asked:
        case "roll":
            yield moves.RollDie(seat)
        case "square":
            for square in sorted(lit_walks(state, box)):
                yield moves.ChooseSquare(seat, square)
        case "draw":
            yield moves.DrawFootballer(seat)
            yield moves.LeaveFootballer(seat)
        case "buy":
            if state.clubs[seat].money >= box.footballers[state.drawn].price:
                yield moves.BuyFootballer(seat)
            yield moves.RefuseFootballer(seat)
        case "bid":
            yield from _bids(state, seat)
        case "discard-plus":
            for plus in sorted(set(state.clubs[seat].plus)):
                yield moves.DiscardPlus(seat, plus)
        case "answer":
            if against_answer(state, moves.AcceptOffer(seat)) is None:
                yield moves.AcceptOffer(seat)
            yield moves.RefuseOffer(seat)
        case _:
            yield from _in_a_match(state, box, seat)


def _in_a_match(state: State, box: ChampionnatBox, seat: int) -> Iterator[moves.AnyMove]:
    match state.asked:
        case "line-up":
            squad = tuple(state.clubs[seat].squad)
            yield moves.SetLineUp(seat, box.lineups.strongest(squad))
        case "match-act":
            yield moves.Pass(seat)
            yield from _plus_cards(state, box, seat)
            yield from _changes(state, box, seat)
        case "euromatch":
            yield moves.TakeOnClub(seat)
            yield moves.LeaveClub(seat)
        case "euromatch-cards":
            yield moves.PlayOut(seat)
            for plus in sorted(set(state.clubs[seat].plus)):
                move = moves.PlayPlus(seat, plus)
                if against_euro_plus(state, box, move) is None:
                    yield move
        case _:
            return


def _bids(state: State, seat: int) -> Iterator[moves.AnyMove]:
    auction = state.auction
    assert auction is not None
    money = state.clubs[seat].money
    lowest = lowest_bid(auction)
    highest = min(money, auction.start) if takes_it_alone(auction) else money
    for amount in range(lowest, highest + 1, BID_STEP):
        yield moves.Bid(seat, amount)
    yield moves.DropOut(seat)


def _plus_cards(state: State, box: ChampionnatBox, seat: int) -> Iterator[moves.AnyMove]:
    for plus in sorted(set(state.clubs[seat].plus)):
        for place in PLACES if plus in STRIKES else (0,):
            move = moves.PlayPlus(seat, plus, place)
            if against_plus(state, box, move) is None:
                yield move


def _changes(state: State, box: ChampionnatBox, seat: int) -> Iterator[moves.AnyMove]:
    fight = the_fight(state)
    eleven = fight.sides[side_of(fight, seat)].eleven
    for card in sorted(state.clubs[seat].squad):
        if card not in eleven:
            for place in box.footballers[card].places:
                move = moves.ChangeFootballer(seat, place, card)
                if against_change(state, box, move) is None:
                    yield move
