"""What a robot of Le Championnat sees, and what footballers are worth to it in thousands."""

from __future__ import annotations

from functools import cached_property

from game.championnat.box import ChampionnatBox
from game.championnat.cards import MOST_REDS, PLACES, PackName
from game.championnat.lineup import TRAINEE
from game.championnat.moves import Goods
from game.championnat.view import ChampionnatView, ClubView

# While teams are built: a star, a place filled, and the cash to keep for each place still empty.
A_STAR, A_PLACE, A_RESERVE = 155, 250, 250
# With so many places filled the prize is near: what is not kept for the last ones buys stars.
NEARLY_COMPLETE, A_NEAR_STAR = 9, 250
# In the league money buys nothing but stars, and after the last lap nothing at all.
A_LEAGUE_STAR = 900
A_LATER_STAR = 300  # more a star with every day gone by
SPONSOR_VISITS = 4  # how often one expects to stop on a sponsor's squares


class Outlook:
    def __init__(self, view: ChampionnatView, box: ChampionnatBox, seat: int) -> None:
        self.view = view
        self.box = box
        self.seat = seat

    @property
    def me(self) -> ClubView:
        return self.view.clubs[self.seat]

    @cached_property
    def squad(self) -> tuple[int, ...]:
        return tuple(card.card for card in self.me.squad if card.card is not None)

    @cached_property
    def strength(self) -> int:
        return self.box.lineups.strength(self.squad)

    @cached_property
    def filled(self) -> int:
        return self.box.lineups.places_filled(self.squad)

    @property
    def building(self) -> bool:
        return self.view.stage == "building"

    @cached_property
    def missing(self) -> tuple[int, ...]:
        """The places where a trainee would have to play now."""
        eleven = self.box.lineups.fullest(self.squad)
        return tuple(place for place, card in zip(PLACES, eleven, strict=True) if card == TRAINEE)

    @cached_property
    def star_worth(self) -> int:
        if self.building:
            return A_STAR if self.filled < NEARLY_COMPLETE else A_NEAR_STAR
        return A_LEAGUE_STAR + A_LATER_STAR * self.view.day

    def reserve(self, more: int = 0) -> int:
        """Cash to keep for the places still empty once `more` of them are filled."""
        if not self.building:
            return 0
        return A_RESERVE * max(0, len(PLACES) - self.filled - more)

    def gain(self, card: int) -> int:
        """Stars the strongest eleven wins by that card."""
        return self.box.lineups.strength((*self.squad, card)) - self.strength

    def fills(self, card: int) -> int:
        return self.box.lineups.places_filled((*self.squad, card)) - self.filled

    def worth(self, card: int) -> int:
        """What to pay for it at most; nothing for whom one would never field."""
        worth = self.gain(card) * self.star_worth
        return worth + A_PLACE * self.fills(card) if self.building else worth

    @cached_property
    def _lie_elsewhere(self) -> frozenset[int]:
        """Cards that are not on top of a pack: in known squads, or seen going under."""
        squads = (card.card for club in self.view.clubs for card in club.squad)
        bottoms = (card for cards in self.view.under.values() for card in cards)
        return frozenset(card for card in (*squads, *bottoms) if card is not None)

    def chance_to_want(self, pack: PackName) -> float:
        """How likely one would buy the top card of that pack, by the price on its back."""
        price = self.view.top_prices[pack] or 0
        among = [
            card.number
            for card in self.box.footballers
            if card.pack == pack and card.price == price
        ]
        unseen = [card for card in among if card not in self._lie_elsewhere]
        wanted = [card for card in unseen or among if self.worth(card) >= price]
        return len(wanted) / len(unseen or among)

    @property
    def days_left(self) -> int:
        return self.view.days - self.view.day

    def can_spend(self, more_places: int) -> int:
        return self.me.money - self.reserve(more_places)

    def loss(self, card: int) -> int:
        """What parting with that card would cost."""
        return self._value(self.squad) - self._value(
            tuple(other for other in self.squad if other != card)
        )

    def after(self, gone: tuple[int, ...], come: tuple[int, ...]) -> int:
        """How much better off the squad is after that exchange."""
        return self._value(self.squad_after(gone, come)) - self._value(self.squad)

    def squad_after(self, gone: tuple[int, ...], come: tuple[int, ...]) -> tuple[int, ...]:
        return (*(card for card in self.squad if card not in gone), *come)

    def _value(self, squad: tuple[int, ...]) -> int:
        worth = self.box.lineups.strength(squad) * self.star_worth
        if self.building:
            worth += A_PLACE * self.box.lineups.places_filled(squad)
        return worth

    def balance(self, give: Goods, get: Goods) -> int:
        """What a deal is worth: stars and places, money, sponsors; spare cards by the bank."""
        cards = self.box.footballers
        worth = self.after(give.footballers, get.footballers)
        worth += get.money - give.money
        worth += sum(self._sponsor(sponsor) for sponsor in get.sponsors)
        worth -= sum(self._sponsor(sponsor) for sponsor in give.sponsors)
        worth += sum(cards[card].resale for card in get.footballers if not self.fields(card))
        return worth - sum(cards[card].resale for card in give.footballers if self.is_spare(card))

    def fields(self, card: int) -> bool:
        return self.gain(card) > 0 or (self.building and self.fills(card) > 0)

    def is_spare(self, card: int) -> bool:
        return self.loss(card) <= 0

    @cached_property
    def spares(self) -> tuple[int, ...]:
        """Cards the team would not miss, the best paid by the bank first."""
        spare = [card for card in self.squad if self.is_spare(card)]
        return tuple(sorted(spare, key=lambda card: -self.box.footballers[card].resale))

    @cached_property
    def reds(self) -> int:
        return sum(self.box.footballers[card].is_red for card in self.squad)

    @property
    def wants_reds(self) -> bool:
        return self.reds < MOST_REDS

    def _sponsor(self, sponsor: int) -> int:
        card = self.box.questions[sponsor]
        own = [self.box.questions[other] for other in self.me.sponsors if other != sponsor]
        if any(other.square == card.square and other.amount >= card.amount for other in own):
            return 0
        return max(card.resale, card.amount * SPONSOR_VISITS)
