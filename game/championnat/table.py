"""The table: state, box, dice and the account of what happens; the smallest acts on them."""

from __future__ import annotations

from game.championnat.box import ChampionnatBox
from game.championnat.cards import PackName
from game.championnat.events import (
    AnyEvent,
    ElevenComplete,
    FootballerDealt,
    MoneyMoved,
    NothingHappened,
    NothingReason,
    PlusDrawn,
)
from game.championnat.lineup import Eleven
from game.championnat.state import (
    BANK,
    JACKPOT,
    MOST_PLUS,
    PENNANTS_A_STAR,
    Club,
    State,
)
from game.core.table_rules import NOBODY
from game.core.table_rules import Table as CommonTable

TO_COMPLETE = {"full": 11, "short": 10, "express": 11}  # places filled that end phase one


class Table(CommonTable[State, ChampionnatBox, AnyEvent]):
    __slots__ = ()

    def club(self, seat: int) -> Club:
        return self.state.clubs[seat]

    def end_turn(self) -> None:
        """The next turn begins once nobody owes anything and no offer is open."""
        self.state.phase = "turn-end"

    def nothing(self, seat: int, reason: NothingReason) -> None:
        self.tell(NothingHappened(seat, reason))
        self.end_turn()

    # ---- money

    def pay(self, payer: int, receiver: int, amount: int) -> None:
        self.move_money(payer, receiver, amount)
        self.tell(MoneyMoved(payer, receiver, amount))

    def move_money(self, payer: int, receiver: int, amount: int) -> None:
        """For events that tell the sum themselves."""
        self._add(payer, -amount)
        self._add(receiver, amount)

    def _add(self, holder: int, amount: int) -> None:
        if holder == BANK:
            self.state.bank += amount
        elif holder == JACKPOT:
            self.state.jackpot += amount
        else:
            self.state.clubs[holder].money += amount

    # ---- footballers

    def draw(self, pack_name: PackName) -> int:
        """The top card; the pack is not empty."""
        state = self.state
        pack = state.packs[pack_name]
        card = pack.pop()
        if state.under[pack_name] > len(pack):
            state.under[pack_name] = len(pack)
        return card

    def put_under(self, card: int) -> None:
        """Seen by all."""
        pack = self.box.footballers[card].pack
        self.state.packs[pack].insert(0, card)
        self.state.under[pack] += 1
        self.state.known[card] = 0

    def join(self, seat: int, card: int, knowers: int) -> None:
        """`knowers` besides the seat itself know where the card is now."""
        self.state.clubs[seat].squad.append(card)
        self.state.known[card] |= knowers | 1 << seat

    def deal_free(self, seat: int) -> bool:
        """Top of the national pack; False when it is empty."""
        if not self.state.packs["national"]:
            return False
        card = self.draw("national")
        self.join(seat, card, 0)
        self.tell(FootballerDealt(seat, card, self.box.footballers[card].price))
        return True

    def show(self, eleven: Eleven) -> None:
        """Everybody knows them from now on."""
        for card in eleven:
            if card >= 0:
                self.state.known[card] = self.state.everybody

    def look_for_a_complete_team(self) -> None:
        """Two at once by one deal: the seat on turn first."""
        state = self.state
        if state.stage != "building" or state.completed_by != NOBODY:
            return
        wanted = TO_COMPLETE[state.length]
        for offset in range(state.players):
            seat = (state.turn_seat + offset) % state.players
            squad = tuple(state.clubs[seat].squad)
            if len(squad) >= wanted and self.box.lineups.places_filled(squad) >= wanted:
                self._complete(seat)
                return

    def _complete(self, seat: int) -> None:
        state = self.state
        state.completed_by = seat
        eleven = self.box.lineups.fullest(tuple(state.clubs[seat].squad))
        self.show(eleven)
        self.tell(ElevenComplete(seat, eleven, state.prize))
        self.pay(BANK, seat, state.prize)

    # ---- + cards

    def draw_plus(self, seat: int) -> None:
        """Ends the turn, or asks for a card to put away at the seventh."""
        state = self.state
        if not state.plus_pile:
            self.nothing(seat, "empty-pack")
            return
        plus = state.plus_pile.pop()
        state.clubs[seat].plus.append(plus)
        self.tell(PlusDrawn(seat, plus))
        if len(state.clubs[seat].plus) > MOST_PLUS:
            state.phase = "discard-plus"
        else:
            self.end_turn()

    def use_plus(self, seat: int, plus: str) -> None:
        """From the hand back under the pile."""
        self.state.clubs[seat].plus.remove(plus)
        self.state.plus_pile.insert(0, plus)

    def pennant_stars(self, seat: int) -> int:
        return self.box.pennants_of(self.state.clubs[seat].euro) // PENNANTS_A_STAR
