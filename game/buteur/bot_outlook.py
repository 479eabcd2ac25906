"""What a seat of Buteur can work out from its view by counting the cards it has not seen."""

from __future__ import annotations

from game.buteur.bot_sight import Sight, card_set, chance_of_any, sight_of
from game.buteur.box import ButeurBox
from game.buteur.moves import Square
from game.buteur.state import LAST_CARDS
from game.buteur.view import ButeurView

SAVED_BY_CORNER = 0.72  # a cut flag of the right colour still makes it a goal


class Outlook:
    """One seat at one moment. The seat's own cards are `hand`, a set of cards as one number."""

    def __init__(self, view: ButeurView, box: ButeurBox) -> None:
        assert view.viewer is not None
        self.view = view
        self.sight: Sight = sight_of(box)
        self.seat = view.viewer
        team = view.teams[self.seat]
        self.attack = view.attack[team]
        self.own_area = box.pitch.own_end[self.attack].area
        self.far_area = box.pitch.far_end[self.attack].area
        self.hand = card_set(c for c in view.hands[self.seat] if c is not None)
        rivals = [s for s, side in enumerate(view.teams) if side != team]
        self.acts_again_next = len(view.teams) == 2 or len(rivals) == 2 == len(view.teams) - 1
        self.rival_cards = len(view.hands[rivals[0]])
        self.unseen = self._unseen(len(box.deck))
        self.unseen_count = self.unseen.bit_count()

    def _unseen(self, deck_size: int) -> int:
        seen = card_set(self.view.discards)
        for hand in self.view.hands:
            seen |= card_set(card for card in hand if card is not None)
        return ((1 << deck_size) - 1) & ~seen

    def rival_has(self, wanted: int) -> float:
        """The chance that the next rival holds one of these cards."""
        count = (wanted & self.unseen).bit_count()
        return chance_of_any(count, self.unseen_count, self.rival_cards)

    def shot_scores(self) -> float:
        kinds = self.sight.of_kind
        no_keeper = 1.0 - self.rival_has(kinds["goalkeeper"])
        corner = self.rival_has(kinds["corner"])
        saved = 1.0 if self.view.last_turn else SAVED_BY_CORNER
        return no_keeper * (1.0 - corner * saved)

    def penalty_scores(self) -> float:
        if self.view.stock <= LAST_CARDS and self.view.discards:
            pile = card_set(self.view.discards)
        else:
            pile = self.unseen
        return 1.0 - (pile & self.sight.hands_on).bit_count() / max(1, pile.bit_count())

    def stops_shot(self, hand: int) -> float:
        """How surely this hand stops the next shot."""
        if hand & self.sight.of_kind["goalkeeper"]:
            return 0.9  # it will be missing afterwards
        return SAVED_BY_CORNER if hand & self.sight.of_kind["corner"] else 0.0

    def danger(self, square: Square, hand: int) -> float:
        """The chance to concede when the next rival plays from `square`."""
        here = (-self.attack, square)
        shot = self.rival_has(self.sight.shooters[here]) * (1.0 - self.stops_shot(hand))
        near = 1.0 if square in self.own_area else self.rival_has(self.sight.intruders[here])
        penalty = near * self.rival_has(self.sight.of_kind["penalty"]) * 0.7
        return max(shot, penalty) + 0.5 * min(shot, penalty)

    def prospects(self, square: Square, hand: int) -> float:
        """The chance to shoot next time, whatever Attacker the rival plays from `square`."""
        sight = self.sight
        replies = good = 0
        landings = sight.landings[-self.attack, square]
        shooters = sight.shooters
        attackers = self.unseen & sight.of_kind["attacker"] & ~sight.shooters[-self.attack, square]
        while attackers:
            lowest = attackers & -attackers
            attackers ^= lowest
            replies += 1
            (_, end, outcome), *_ = landings[lowest.bit_length() - 1]
            if outcome != "goal-kick" and shooters[self.attack, end] & hand:
                good += 1
        return good / replies if replies else 0.0
