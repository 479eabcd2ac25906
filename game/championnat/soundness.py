"""Whether a stored state can be a match of Le Championnat: saves come from disks, and disks err."""

from __future__ import annotations

from collections.abc import Iterable

from game.championnat.box import ChampionnatBox
from game.championnat.cards import PLACES
from game.championnat.lineup import SENT_OFF, TRAINEE
from game.championnat.listing import moves_for
from game.championnat.market import owns
from game.championnat.season import days_of
from game.championnat.state import (
    BANK,
    BID_STEP,
    EXPRESS_MONEY,
    JACKPOT,
    MOST_PLUS,
    START_MONEY,
    Club,
    Phase,
    State,
)
from game.core.soundness import check
from game.core.table_rules import NOBODY

SEATS = range(2, 5)
IN_A_MATCH: tuple[Phase, ...] = ("line-up", "match-act")
IN_A_EUROMATCH: tuple[Phase, ...] = ("euromatch", "euromatch-cards")


def check_sound(state: State, box: ChampionnatBox) -> None:
    check(state.players in SEATS, "seats")
    _check_footballers(state, box)
    _check_piles(state, box)
    _check_money(state)
    for club in state.clubs:
        _check_club(club, box)
    _check_turn(state)
    _check_season(state)
    _check_seats(state, box)
    _check_teams(state)
    _check_offer(state)
    check(state.stage == "over" or bool(moves_for(state, box, state.to_act)), "end")


def _check_all_there(found: Iterable[int], count: int, what: str) -> None:
    check(sorted(found) == list(range(count)), what)


def _check_footballers(state: State, box: ChampionnatBox) -> None:
    """Each in one squad, in the pack of its colour, drawn, or laid open."""
    cards = [card for club in state.clubs for card in club.squad]
    for name, pack in state.packs.items():
        cards += pack
        check(0 <= state.under[name] <= len(pack), "pack")
    cards += [state.drawn] if state.drawn >= 0 else []
    cards += [state.auction.card] if state.auction is not None else []
    _check_all_there(cards, len(box.footballers), "footballers")
    for name, pack in state.packs.items():
        check(all(box.footballers[card].pack == name for card in pack), "pack")
    _check_knowledge(state, len(box.footballers))


def _check_knowledge(state: State, footballers: int) -> None:
    """Everybody knows the own squad, nobody the inside of a pack."""
    check(len(state.known) == footballers, "knowledge")
    check(all(0 <= seats <= state.everybody for seats in state.known), "knowledge")
    packed = [card for pack in state.packs.values() for card in pack]
    check(not any(state.known[card] for card in packed), "knowledge")
    for seat, club in enumerate(state.clubs):
        check(all(state.knows(seat, card) for card in club.squad), "knowledge")


def _check_piles(state: State, box: ChampionnatBox) -> None:
    sponsors = [sponsor for club in state.clubs for sponsor in club.sponsors]
    _check_all_there(state.questions + sponsors, len(box.questions), "questions")
    clubs = state.euro_pile + [number for club in state.clubs for number in club.euro]
    clubs += [state.euro.club] if state.euro is not None else []
    _check_all_there(clubs, len(box.clubs), "clubs")
    plus = state.plus_pile + [plus for club in state.clubs for plus in club.plus]
    check(sorted(plus) == sorted(box.plus_cards), "plus cards")


def _check_money(state: State) -> None:
    start = EXPRESS_MONEY if state.length == "express" else START_MONEY
    held = sum(club.money for club in state.clubs) + state.jackpot + state.bank
    check(held == start * state.players and state.jackpot >= 0, "money")


def _check_club(club: Club, box: ChampionnatBox) -> None:
    check(club.money >= 0, "money")
    check(club.square in box.board.squares, "square")
    check(club.came_from in ("", *box.board.neighbours[club.square]), "square")
    check(len(club.plus) <= MOST_PLUS + 1, "hand")
    squares = [box.questions[sponsor].square for sponsor in club.sponsors]
    check(None not in squares and len(set(squares)) == len(squares), "sponsors")


def _check_turn(state: State) -> None:
    seats = range(state.players)
    over = state.stage == "over"
    check(over == (state.phase == "over") == (state.actor == NOBODY), "end")
    check(over or (state.actor in seats and state.turn_seat in seats), "turn")
    check((state.phase == "buy") == (state.drawn >= 0), "drawn card")
    check((state.phase == "bid") == (state.auction is not None), "auction")
    check((state.phase in IN_A_MATCH) == (state.fight is not None), "match")
    check((state.phase in IN_A_EUROMATCH) == (state.euro is not None), "euromatch")
    check(state.die in range(7) and (state.phase == "square") == (state.die > 0), "die")
    check(all(debt.seat in seats and debt.amount > 0 for debt in state.debts), "debt")


def _check_season(state: State) -> None:
    in_the_league = state.stage == "league"
    first = 1 if in_the_league else 0
    last = 0 if state.stage == "building" else days_of(state.players)
    check(first <= state.day <= last, "day")
    check(len(state.tally.deals) == state.players, "deals")


def _check_seats(state: State, box: ChampionnatBox) -> None:
    """Whoever is spoken of sits at this table."""
    named = [state.starter] if state.completed_by == NOBODY else [state.starter, state.completed_by]
    named += [seat for each in state.fixtures for seat in (each.first, each.second)]
    named += [seat for each in state.results for seat in (each.first, each.second)]
    named += [debt.creditor for debt in state.debts if debt.creditor not in (BANK, JACKPOT)]
    auction = state.auction
    if auction is not None:
        named += [auction.drawer, *auction.bidders]
        check(auction.leader in (NOBODY, *auction.bidders), "auction")
        check(auction.start == box.footballers[auction.card].resale, "auction")
        least = 0 if auction.leader == NOBODY else auction.start
        check(auction.best >= least and auction.best % BID_STEP == 0, "auction")
    check(all(0 <= seat < state.players for seat in named), "seat")


def _check_teams(state: State) -> None:
    """Who plays, and with whom: a whole eleven of the own squad, once it is chosen."""
    sides = [] if state.euro is None else [state.euro.side]
    sides += [] if state.fight is None else state.fight.sides
    seats = {side.seat for side in sides}
    check(len(seats) == len(sides) and seats <= set(range(state.players)), "team")
    for side in sides:
        own = (TRAINEE, SENT_OFF, *state.clubs[side.seat].squad)
        check(len(side.eleven) in (0, len(PLACES)), "team")
        check(all(card in own for card in side.eleven), "team")


def _check_offer(state: State) -> None:
    """Whoever offers something has it, each thing once."""
    offer = state.offer
    if offer is None:
        return
    seats = range(state.players)
    check(offer.by in seats and offer.to in seats and offer.by != offer.to, "offer")
    check(offer.maker in (offer.by, offer.to), "offer")
    for seat, goods in ((offer.by, offer.give), (offer.to, offer.want)):
        check(goods.money >= 0 and owns(state, seat, goods), "offer")
        check(len(set(goods.footballers)) == len(goods.footballers), "offer")
        check(len(set(goods.sponsors)) == len(goods.sponsors), "offer")
