"""Other worlds that look the same to a seat, for robots to think in.

Hidden are: footballers the seat does not know (but for the price on their backs), the order of the
packs and piles, the + cards of the others, a line-up set unseen, an offer between two others.
"""

from __future__ import annotations

import msgspec

from game.championnat.box import ChampionnatBox
from game.championnat.cards import PACKS, PackName
from game.championnat.matches import with_side
from game.championnat.moves import NO_WISH, NOTHING
from game.championnat.state import NO_CARD, State
from game.championnat.table import TO_COMPLETE
from game.core.dice import Dice

DRAWN, TOP = -1, -2  # slots beside the squads
TRIES = 8  # to deal squads that are not complete; a world beyond that is thought about anyway

_Slot = tuple[int, int]  # a seat and a place in its squad, or DRAWN, TOP


def redeal(state: State, box: ChampionnatBox, seat: int, dice: Dice) -> None:
    """Deal all that `seat` cannot see anew, by the dice alone."""
    for pack in PACKS:
        _redeal_footballers(state, box, seat, pack, dice)
    for pile in (state.questions, state.euro_pile):
        pile.sort()
        dice.shuffle(pile)
    _redeal_plus(state, seat, dice)
    if state.offer is not None and seat not in (state.offer.by, state.offer.to):
        state.offer = msgspec.structs.replace(
            state.offer, give=NOTHING, want=NOTHING, wish=NO_WISH, why=""
        )
    _redo_hidden_line_up(state, box, seat)


def _redeal_footballers(
    state: State, box: ChampionnatBox, seat: int, pack: PackName, dice: Dice
) -> None:
    seen = state.under[pack]
    slots = _hidden_slots(state, box, seat, pack)
    pool = state.packs[pack][seen:]
    wanted: list[tuple[_Slot, int]] = []
    if pool:
        wanted.append(((TOP, 0), box.footballers[pool[-1]].price))
    for slot in slots:
        card = _card_in(state, slot)
        state.known[card] = 0
        pool.append(card)
        wanted.append((slot, box.footballers[card].price))
    pool.sort()
    for _ in range(TRIES):
        shuffled = pool[:]
        dice.shuffle(shuffled)
        _fill(state, box, pack, wanted, shuffled)
        if not _somebody_is_complete(state, box, seat):
            break
    for slot in slots:
        if slot[0] >= 0:
            state.known[_card_in(state, slot)] = 1 << slot[0]


def _hidden_slots(state: State, box: ChampionnatBox, seat: int, pack: PackName) -> list[_Slot]:
    slots: list[_Slot] = []
    for other, club in enumerate(state.clubs):
        if other != seat:
            slots += [
                (other, place)
                for place, card in enumerate(club.squad)
                if not state.knows(seat, card) and box.footballers[card].pack == pack
            ]
    if state.drawn != NO_CARD and state.turn_seat != seat:
        slots += [(DRAWN, 0)] if box.footballers[state.drawn].pack == pack else []
    return slots


def _card_in(state: State, slot: _Slot) -> int:
    seat, place = slot
    return state.drawn if seat == DRAWN else state.clubs[seat].squad[place]


def _fill(
    state: State,
    box: ChampionnatBox,
    pack: PackName,
    wanted: list[tuple[_Slot, int]],
    shuffled: list[int],
) -> None:
    """Each slot gets the first card with its price; the rest is the pack."""
    top: list[int] = []
    for (seat, place), price in wanted:
        card = next(card for card in shuffled if box.footballers[card].price == price)
        shuffled.remove(card)
        if seat == TOP:
            top = [card]
        elif seat == DRAWN:
            state.drawn = card
        else:
            state.clubs[seat].squad[place] = card
    state.packs[pack] = state.packs[pack][: state.under[pack]] + shuffled + top


def _somebody_is_complete(state: State, box: ChampionnatBox, seat: int) -> bool:
    """An unannounced complete eleven cannot be."""
    if state.stage != "building" or state.completed_by >= 0:
        return False
    wanted = TO_COMPLETE[state.length]
    return any(
        len(club.squad) >= wanted and box.lineups.places_filled(tuple(club.squad)) >= wanted
        for other, club in enumerate(state.clubs)
        if other != seat
    )


def _redeal_plus(state: State, seat: int, dice: Dice) -> None:
    others = [club for other, club in enumerate(state.clubs) if other != seat]
    if state.stage == "over":
        others = []
    pool = state.plus_pile + [plus for club in others for plus in club.plus]
    pool.sort()
    dice.shuffle(pool)
    for club in others:
        count = len(club.plus)
        club.plus, pool = pool[:count], pool[count:]
    state.plus_pile = pool
    state.clubs[seat].plus.sort()


def _redo_hidden_line_up(state: State, box: ChampionnatBox, seat: int) -> None:
    """A side that has set its eleven unseen has set the strongest, as far as one can tell."""
    fight = state.fight
    if fight is None or fight.shown:
        return
    for side in fight.sides:
        if side.seat != seat and side.eleven:
            eleven = box.lineups.strongest(tuple(state.clubs[side.seat].squad))
            state.fight = with_side(fight, msgspec.structs.replace(side, eleven=eleven))
