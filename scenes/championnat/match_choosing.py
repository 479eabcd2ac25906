"""What may be clicked in a match: + cards, whom they strike, changes, the pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.championnat import moves
from game.championnat.cards import PLACES, STRIKES
from scenes.championnat.deck import plus_words
from scenes.championnat.match_hand import (
    BENCH_MORE,
    BENCH_PER_PAGE,
    bench,
    bench_boxes,
    bench_page,
    hand_of,
)
from scenes.championnat.match_screen import is_lit
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import CHANGE, PASS, PLAY, field_box, hand_boxes
from scenes.scene import Box, Target
from scenes.words import say

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene

Click = Callable[[], None]


class MatchChoosing:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> ChampionnatPicture:
        return self.scene.picture

    def targets(self) -> list[Target]:
        seat = self.picture.offering
        if seat is None:
            return []
        acts = [
            Target("play", PLAY, self._play),
            Target("change", CHANGE, self._toggle_change),
            Target("pass", PASS, lambda: self._try(moves.Pass(seat), PASS)),
        ]
        cards = self._bench_targets(seat) if self.picture.act.changing else self._hand_targets(seat)
        return [*cards, *acts, *self._field_targets()]

    def _hand_targets(self, seat: int) -> list[Target]:
        hand = hand_of(self.picture, seat)
        boxes = hand_boxes(len(hand))
        return [
            Target(f"plus:{number}", box, self._holding(plus, number))
            for number, (plus, box) in enumerate(zip(hand, boxes, strict=True))
        ]

    def _bench_targets(self, seat: int) -> list[Target]:
        cards = bench_page(self.picture, seat)
        found = [
            Target(f"bench:{card}", box, self._choosing(card))
            for card, box in zip(cards, bench_boxes(len(cards)), strict=True)
        ]
        if len(bench(self.picture, seat)) > BENCH_PER_PAGE:
            found.append(Target("bench-more", BENCH_MORE, self._turn_page))
        return found

    def _field_targets(self) -> list[Target]:
        return [
            Target(f"field:{side}:{place}", field_box(side, place), self._clicking(side, place))
            for side in (0, 1)
            for place in PLACES
        ]

    def _try(self, move: moves.AnyMove, box: Box) -> None:
        self.scene.choosing.try_move(move, box)

    def _holding(self, plus: str, number: int) -> Click:
        def act() -> None:
            held = self.picture.act
            held.plus = "" if (held.plus, held.spot) == (plus, number) else plus
            held.spot = number
            self.scene.stage.sound.play("card")
            self.scene.ask()
            self._refuse_early()

        return act

    def _refuse_early(self) -> None:
        """A card that may not be played at all says so when it is held up."""
        seat, plus = self.picture.offering, self.picture.act.plus
        if seat is None or not plus or plus in STRIKES:
            return
        refusal = self.scene.rules.why_not(moves.PlayPlus(seat, plus))
        if refusal is not None:
            self.picture.act.plus = ""
            index = hand_of(self.picture, seat).index(plus)
            box = hand_boxes(len(hand_of(self.picture, seat)))[index]
            self.scene.help.refuse(refusal, box.centre)

    def _play(self) -> None:
        seat, plus = self.picture.offering, self.picture.act.plus
        if seat is None:
            return
        if not plus:
            self.scene.help.tell(say("le-championnat.choose-card"), PLAY.centre)
        elif plus in STRIKES:
            self.scene.help.tell(say("le-championnat.choose-victim"), PLAY.centre)
        else:
            self._try(moves.PlayPlus(seat, plus), PLAY)

    def _toggle_change(self) -> None:
        """The bench instead of the + cards, and back; without a bench it says so."""
        act, seat = self.picture.act, self.picture.offering or 0
        if not act.changing and not bench(self.picture, seat):
            self.scene.help.tell(say("le-championnat.empty-bench"), CHANGE.centre)
            return
        act.changing, act.plus, act.card, act.page = not act.changing, "", None, 0
        self.scene.stage.sound.play("click")
        self.scene.ask()

    def _choosing(self, card: int) -> Click:
        def act() -> None:
            draft = self.picture.act
            draft.card = None if draft.card == card else card
            self.scene.stage.sound.play("card")
            self.scene.ask()

        return act

    def _turn_page(self) -> None:
        seat, act = self.picture.offering or 0, self.picture.act
        pages = -(-len(bench(self.picture, seat)) // BENCH_PER_PAGE)
        act.page = (act.page + 1) % pages
        self.scene.touch()

    def _clicking(self, side: int, place: int) -> Click:
        def act() -> None:
            seat, draft = self.picture.offering, self.picture.act
            fight = self.picture.fight
            if seat is None or fight is None:
                return
            box = field_box(side, place)
            other = side != fight.seats.index(seat)
            if draft.plus in STRIKES and other:
                self._try(moves.PlayPlus(seat, draft.plus, place), box)
            elif draft.changing and draft.card is not None and not other:
                self._try(moves.ChangeFootballer(seat, place, draft.card), box)
            else:
                self.scene.help.tell(say("le-championnat.choose-card"), box.centre)

        return act

    def tip(self) -> tuple[str, Box] | None:
        """What the + card does that is held, or under the pointer."""
        seat, picture = self.picture.offering, self.picture
        kind, _, number = picture.hot.partition(":")
        if seat is None or kind != "plus":
            return None
        hand = hand_of(picture, seat)
        if int(number) >= len(hand):
            return None
        plus = hand[int(number)]
        words = plus_words(plus)
        return words, hand_boxes(len(hand))[int(number)]

    def hint_key(self, move: moves.PlayPlus | moves.ChangeFootballer | moves.Pass) -> str:
        """Hold up what the hint is about, so that the right place glows."""
        act = self.picture.act
        if isinstance(move, moves.Pass):
            return "pass"
        if isinstance(move, moves.ChangeFootballer):
            act.changing, act.plus, act.card = True, "", move.card
            own = 0 if self.picture.fight and self.picture.fight.seats[0] == move.seat else 1
            return f"field:{own}:{move.place}"
        act.changing, act.plus, act.spot = False, move.plus, -1
        if move.plus in STRIKES:
            own = 0 if self.picture.fight and self.picture.fight.seats[0] == move.seat else 1
            return f"field:{1 - own}:{move.place}"
        return "play"


__all__ = ["MatchChoosing", "is_lit"]
