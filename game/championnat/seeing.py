"""Views: the whole state with everything secret taken out. The only place that hides things."""

from __future__ import annotations

from game.championnat.box import ChampionnatBox
from game.championnat.judging_market import why_no_offer
from game.championnat.landing import lit_walks
from game.championnat.season import days_of
from game.championnat.standing import final_places
from game.championnat.state import (
    MOST_CHANGES,
    MOST_PLUS_A_MATCH,
    NO_CARD,
    PENNANTS_A_STAR,
    Offer,
    Side,
    State,
)
from game.championnat.view import (
    ChampionnatView,
    ClubView,
    EuroView,
    FightView,
    OfferView,
    SideView,
    SquadCard,
)
from game.core.table_rules import NOBODY


def view_of(state: State, box: ChampionnatBox, viewer: int | None) -> ChampionnatView:
    drawn = None if state.drawn == NO_CARD else state.drawn
    return ChampionnatView(
        viewer=viewer,
        length=state.length,
        prize=state.prize,
        stage=state.stage,
        phase=state.asked,
        to_act=None if state.actor == NOBODY else state.to_act,
        turn_seat=state.turn_seat,
        turns=state.turns,
        die=state.die,
        lit=tuple(sorted(lit_walks(state, box))) if state.phase == "square" else (),
        clubs=tuple(_club(state, box, seat, viewer) for seat in range(state.players)),
        pack_sizes={name: len(pack) for name, pack in state.packs.items()},
        top_prices={
            name: box.footballers[pack[-1]].price if pack else None
            for name, pack in state.packs.items()
        },
        under={name: tuple(pack[: state.under[name]]) for name, pack in state.packs.items()},
        drawn=drawn if viewer == state.turn_seat else None,
        drawn_price=None if drawn is None else box.footballers[drawn].price,
        auction=state.auction,
        offer=_offer(state.offer, viewer),
        offered=_seats_in(state, state.offered),
        market=None if viewer is None else why_no_offer(state, viewer),
        debts=state.debts,
        jackpot=state.jackpot,
        plus_count=len(state.plus_pile),
        completed_by=None if state.completed_by == NOBODY else state.completed_by,
        starter=state.starter,
        day=state.day,
        days=days_of(state.players),
        fixtures=state.fixtures,
        results=state.results,
        frozen=state.frozen,
        fight=_fight(state, box, viewer),
        euro=_euro(state, box),
        places=final_places(state, box),
    )


def _club(state: State, box: ChampionnatBox, seat: int, viewer: int | None) -> ClubView:
    club = state.clubs[seat]
    squad = tuple(_squad_card(state, box, card, viewer) for card in club.squad)
    pennants = box.pennants_of(club.euro)
    whole = seat == viewer or state.stage == "over"
    cards = tuple(club.squad)
    bonus = pennants // PENNANTS_A_STAR
    return ClubView(
        seat=seat,
        money=club.money,
        square=club.square,
        came_from=club.came_from,
        squad=squad,
        sponsors=tuple(club.sponsors),
        plus_count=len(club.plus),
        plus=tuple(sorted(club.plus)) if whole else None,
        euro=tuple(club.euro),
        pennants=pennants,
        pennant_stars=bonus,
        points=club.points,
        eleven=box.lineups.strongest(cards) if whole else None,
        stars=box.lineups.strength(cards) + bonus if whole else None,
        places_filled=box.lineups.places_filled(cards) if whole else None,
    )


def _squad_card(state: State, box: ChampionnatBox, card: int, viewer: int | None) -> SquadCard:
    """The table as a whole sees what every seat knows."""
    price, knowers = box.footballers[card].price, state.known[card]
    if knowers == state.everybody or (viewer is not None and knowers >> viewer & 1):
        return SquadCard(card, price, _seats_in(state, knowers))
    return SquadCard(None, price)


def _seats_in(state: State, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.players) if seats >> seat & 1)


def _offer(offer: Offer | None, viewer: int | None) -> OfferView | None:
    if offer is None:
        return None
    if viewer in (offer.by, offer.to):
        content = (offer.give, offer.want, offer.wish)
        return OfferView(offer.maker, offer.by, offer.to, *content, offer.answers, offer.why)
    return OfferView(offer.maker, offer.by, offer.to, None, None, None, offer.answers, None)


def _fight(state: State, box: ChampionnatBox, viewer: int | None) -> FightView | None:
    fight = state.fight
    if fight is None:
        return None
    first, second = (
        _side(state, box, side, visible=fight.shown or side.seat == viewer) for side in fight.sides
    )
    last = None if fight.last is None else fight.last.plus
    return FightView((first, second), fight.neutral, fight.shown, fight.passes, last)


def _euro(state: State, box: ChampionnatBox) -> EuroView | None:
    if state.euro is None:
        return None
    shown = bool(state.euro.side.eleven)
    return EuroView(state.euro.club, _side(state, box, state.euro.side, visible=shown))


def _side(state: State, box: ChampionnatBox, side: Side, visible: bool) -> SideView:
    ready = bool(side.eleven)
    pennants = box.pennants_of(state.clubs[side.seat].euro) // PENNANTS_A_STAR
    seen = ready and visible
    return SideView(
        seat=side.seat,
        ready=ready,
        eleven=side.eleven if seen else None,
        stars=box.lineups.stars_of(side.eleven) + side.stars + pennants if seen else None,
        played=side.played,
        cards_left=MOST_PLUS_A_MATCH - side.limited,
        changes_left=MOST_CHANGES - side.changes,
        gone=side.left,
    )
