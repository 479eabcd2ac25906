"""A person chooses in 11 Soccer: what may be clicked, and what a click means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.soccer11.cards import AIMED, BRAZIL, CROATIA, ITALY
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen
from scenes.scene import Box, Target
from scenes.soccer11 import day_board, secret
from scenes.soccer11.answers import Answers
from scenes.soccer11.board_choosing import BoardChoosing
from scenes.soccer11.choice_panel import ready
from scenes.soccer11.hand import card_boxes, shown_cards
from scenes.soccer11.picture import Draft, Soccer11Picture
from scenes.soccer11.places import (
    DO,
    RANKS,
    aim_boxes,
    seat_places,
    stock_box,
)
from scenes.words import say

if TYPE_CHECKING:
    from scenes.soccer11.scene import Soccer11Scene

Click = Callable[[], None]
CHOOSING_PHASES = ("draw", "play", "effect")


class Choosing:
    """The draft of a move; the rules see only what comes of it."""

    def __init__(self, scene: Soccer11Scene) -> None:
        self.scene = scene
        self.boards = BoardChoosing(self)
        self.answers = Answers(scene)

    @property
    def picture(self) -> Soccer11Picture:
        return self.scene.picture

    @property
    def draft(self) -> Draft:
        return self.picture.draft

    @property
    def seat(self) -> int:
        seat = self.scene.person_to_act
        assert seat is not None
        return seat

    def offer(self) -> None:
        """Light what may be chosen now."""
        picture, view = self.picture, self.scene.view
        picture.offering = True
        if view.phase == "effect" and self.draft.card is None:
            self.draft.card = view.effect
        if view.phase == "play":
            legal = self.scene.rules.legal_moves()
            picture.playable = frozenset(m.card for m in legal if isinstance(m, PlayCard))
        self._aim()
        self.scene.touch()

    def _aim(self) -> None:
        """Whom the chosen card may be aimed at; a single target needs no click."""
        picture, draft = self.picture, self.draft
        picture.aims, picture.may_aim = (), frozenset()
        if draft.card not in AIMED:
            return
        found = (getattr(move, "target", None) for move in self.moves_of_card())
        picture.may_aim = frozenset(target for target in found if target is not None)
        others = [seat for seat in range(picture.players) if seat != self.seat]
        picture.aims = tuple([*others, self.seat] if draft.card == CROATIA else others)
        if len(picture.may_aim) == 1:
            draft.target = min(picture.may_aim)

    def moves_of_card(self) -> list[AnyMove]:
        legal = self.scene.rules.legal_moves()
        if self.picture.phase == "effect":
            return list(legal)
        return [m for m in legal if isinstance(m, PlayCard) and m.card == self.draft.card]

    def react(self) -> None:
        """Show what the pointer or the keyboard is on."""
        scene = self.scene
        hot = scene.focused or scene.hovered or ""
        self.picture.hot = (
            "" if hot.startswith("card:") and self.answers.cover_the_sentence else hot
        )
        self.picture.pressed = scene.pressed or ""

    # What may be clicked.

    def targets(self) -> list[Target]:
        scene, picture = self.scene, self.picture
        if scene.person_to_act is None:
            return self._card_targets()
        if picture.secret is not None:
            return [Target("seen", secret.SEEN, self._doing(Seen(self.seat)))]
        if picture.ceremony is not None:
            return [Target("next-day", day_board.NEXT, self._doing(OpenDay(self.seat)))]
        if self.draft.board is not None:
            return self.boards.targets(self.draft.board)
        return self._table_targets()

    def _table_targets(self) -> list[Target]:
        picture = self.picture
        found = self._card_targets()
        found.append(Target("stock", stock_box(picture.players), self._draw))
        for seat, place in seat_places(picture.players, picture.hand_seat).items():
            found.append(Target(f"seat:{seat}", place.box, self._clicking_seat(seat)))
        for seat, box in aim_boxes(picture.aims).items():
            found.append(Target(f"aim:{seat}", box, self._aiming(seat)))
        if picture.phase in CHOOSING_PHASES:
            found.append(Target("do", DO, self._do))
        found.append(Target("ranks", RANKS, lambda: self.boards.open("ranks")))
        return found

    def _card_targets(self) -> list[Target]:
        """Cards can always be asked: one that may not be played answers why."""
        picture = self.picture
        if picture.ceremony is not None or picture.secret is not None:
            return []
        boxes = card_boxes(picture)
        return [
            Target(f"card:{place}", box, self._clicking_card(place))
            for place, (card, box) in enumerate(zip(shown_cards(picture), boxes, strict=True))
            if card is not None
        ]

    # Clicks.

    def _doing(self, move: AnyMove) -> Click:
        return lambda: self.scene.play(move)

    def _draw(self) -> None:
        self.try_move(Draw(self.seat), stock_box(self.picture.players))

    def try_move(self, move: AnyMove, box: Box) -> None:
        if not self.scene.try_move(move, box.centre):
            self.answers.place(box)

    def _clicking_card(self, place: int) -> Click:
        return lambda: self._click_card(place)

    def _click_card(self, place: int) -> None:
        scene, picture = self.scene, self.picture
        card = shown_cards(picture)[place]
        if scene.person_to_act is None or card is None:
            self.answers.not_now(card_boxes(picture)[place])
        elif picture.phase == "effect" and place == len(picture.open_hand):
            return  # the card that acts is chosen already
        elif picture.phase == "play" and card in (picture.playable or ()):
            self._choose(None if self.draft.place == place else place)
        else:
            self._refuse(card, place)

    def _choose(self, place: int | None) -> None:
        scene, picture = self.scene, self.picture
        scene.stage.sound.play("click")
        card = None if place is None else picture.open_hand[place]
        picture.draft = Draft(card=card, place=place)
        scene.help.clear()
        picture.hinted = frozenset()
        self.offer()
        scene.ask()

    def _refuse(self, card: int, place: int) -> None:
        refusal = self.scene.rules.why_not(PlayCard(self.seat, card))
        assert refusal is not None
        self.answers.explain(refusal, card_boxes(self.picture)[place])
        self.scene.timeline.add(self.scene.steps.cards.knock(place))

    def _clicking_seat(self, seat: int) -> Click:
        def act() -> None:
            if self.draft.card in AIMED:
                self._aim_at(seat)
            else:
                self.draft.looked_at = seat
                self.boards.open("row")

        return act

    def _aiming(self, seat: int) -> Click:
        return lambda: self._aim_at(seat)

    def _aim_at(self, seat: int) -> None:
        if seat in self.picture.may_aim:
            self.scene.stage.sound.play("click")
            self.draft.target = seat
            self.scene.ask()
            return
        refusal = self.scene.rules.why_not(self.move(target=seat))
        assert refusal is not None
        self.answers.explain(
            refusal, seat_places(self.picture.players, self.picture.hand_seat)[seat].box
        )

    def _do(self) -> None:
        """The big button: draw, play, or ask what is still missing."""
        if self.picture.phase == "draw":
            self.scene.play(Draw(self.seat))
        elif self.draft.card is None:
            self.answers.tell(say("soccer11.card-first"), DO)
        elif not ready(self.picture):
            refusal = self.scene.rules.why_not(self.move())
            assert refusal is not None
            self.answers.explain(refusal, DO)
        elif self.draft.card == BRAZIL and self.draft.target is not None:
            self.boards.open("guess")
        elif self.draft.card == ITALY and len(self.moves_of_card()) > 1:
            self.draft.looked_at = self.seat
            self.boards.open("italy")
        else:
            self.scene.play(self.move())

    def move(self, target: int | None = None) -> AnyMove:
        draft = self.draft
        chosen = (draft.target if target is None else target, draft.guess, draft.taken)
        if self.picture.phase == "effect":
            return CarryOut(self.seat, *chosen)
        assert draft.card is not None
        return PlayCard(self.seat, draft.card, *chosen)
