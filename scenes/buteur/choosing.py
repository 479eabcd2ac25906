"""A person chooses in Buteur: what may be clicked, what is lit meanwhile, what a click means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.buteur.moves import AnyMove, CutStock, LetIn, PlaceBall, Square
from scenes.buteur.ball_ways import over_the_line
from scenes.buteur.choices import (
    Choice,
    Raise,
    arrow_key,
    card_key,
    choices,
    landings,
    meant_by_card,
    moves_of_card,
    square_key,
)
from scenes.buteur.lifting import Lift
from scenes.buteur.picture import ButeurPicture, Preview
from scenes.buteur.pitch import spot_point, square_box
from scenes.buteur.places import (
    STOCK_BOX,
    TRAY_BUTTON,
    answer_boxes,
    card_top,
    chip_boxes,
    hand_boxes,
)
from scenes.buteur.questions import corners_for, question_for
from scenes.scene import Point, Target
from scenes.widgets.bubble import WhyNotBubble
from scenes.words import say

if TYPE_CHECKING:
    from scenes.buteur.scene import ButeurScene

Click = Callable[[], None]


class Choosing:
    """The draft of a move; lives in the scene, the rules see only what comes of it."""

    def __init__(self, scene: ButeurScene) -> None:
        self.scene = scene
        self.raised: int | None = None  # the card whose arrows are offered
        self.looked_at: int | None = None  # the card whose landing squares stay lit
        self.lift = Lift()
        self.offered: dict[str, Choice] = {}

    @property
    def picture(self) -> ButeurPicture:
        return self.scene.picture

    def offer(self) -> None:
        """Light what may be chosen now."""
        scene, picture = self.scene, self.picture
        view, legal = scene.view, scene.rules.legal_moves()
        self.offered = choices(legal, view, scene.rules.box, self.raised)
        picture.playable = frozenset(
            place
            for place, card in enumerate(picture.hand)
            if card is not None and moves_of_card(legal, card)
        )
        picture.question = None
        if self.raised is None:
            picture.question = question_for(view, legal, scene.rules.box.deck, scene.name)
        picture.corners = corners_for(view, legal, scene.rules.box)
        picture.stock_glows = "cut" in self.offered
        picture.tray_button = say("buteur.end-turn") if "end-turn" in self.offered else ""
        scene.touch()

    def forget(self) -> None:
        self.raised = self.looked_at = None
        self.offered = {}

    def lower(self) -> None:
        """The raised card goes back into the hand."""
        self._raise(None)

    def targets(self) -> list[Target]:
        found = self.card_targets()
        if self.scene.person_to_act is None:
            return found
        for square, act in self.square_acts():
            found.append(Target(square_key(square), square_box(square), act))
        if "cut" in self.offered:
            found.append(Target("stock", STOCK_BOX, self._doing("cut")))
        if "end-turn" in self.offered:
            found.append(Target("end-turn", TRAY_BUTTON, self._doing("end-turn")))
        for arrow, box in chip_boxes(self.picture).items():
            found.append(Target(arrow_key(arrow), box, self._doing(arrow_key(arrow))))
        for key, box in answer_boxes(self.picture).items():
            found.append(Target(f"answer:{key}", box, self._answering(key)))
        return found

    def card_targets(self) -> list[Target]:
        """Cards can always be asked: one that may not be played answers why."""
        boxes = hand_boxes(self.picture)
        return [
            Target(card_key(card), box, self._clicking(card))
            for card, box in zip(self.picture.hand, boxes, strict=True)
            if card is not None
        ]

    def show_hint(self, move: AnyMove) -> Point:
        """Make what the move needs glow; where a bubble may point."""
        card = getattr(move, "card", None)
        if card is not None and card in self.picture.hand:
            self.picture.glowing = self.picture.hand.index(card)
            self.looked_at = card
            return card_top(self.picture, self.picture.glowing)
        if isinstance(move, PlaceBall):
            self.picture.hinted = move.square
            return square_box(move.square).centre
        if isinstance(move, LetIn):
            self.picture.glowing_answer = "let-in"
            return answer_boxes(self.picture)["let-in"].centre
        return (STOCK_BOX if isinstance(move, CutStock) else TRAY_BUTTON).centre

    def react(self) -> None:
        """Show what the pointer or the keyboard is on."""
        scene, picture = self.scene, self.picture
        hot = scene.focused or scene.hovered or ""
        kind, _, rest = hot.partition(":")
        offering = scene.person_to_act is not None
        if offering and kind == "card" and hot in self.offered and self.raised is None:
            self.looked_at = int(rest)
        picture.previews = tuple(preview for preview, _ in self._previewed()) if offering else ()
        picture.lit = tuple(square for square, _ in self.square_acts()) if offering else ()
        picture.hot_square = _square_of(rest) if kind == "square" else None
        lifted = self.raised if self.raised is not None else (int(rest) if kind == "card" else None)
        asking = self.raised is None and isinstance(scene.help.bubble, WhyNotBubble)
        known = lifted is not None and lifted in picture.hand and not asking
        place = picture.hand.index(lifted) if known and lifted is not None else None
        if place != picture.raised:
            picture.raised = place
            self.lift.begin(scene.stage.pace)
        picture.raised_share = self.lift.share
        picture.chips = self._chips() if offering else ()
        picture.hot_chip = next((arrow for arrow in picture.chips if arrow == rest), None)
        picture.hot_answer = rest if kind == "answer" else None
        picture.tray_button_state = scene.state_of("end-turn")

    # Clicks.

    def _clicking(self, card: int) -> Click:
        return lambda: self._click_card(card)

    def _click_card(self, card: int) -> None:
        scene, seat = self.scene, self.scene.viewing.viewer
        if scene.person_to_act is None or seat is None:
            scene.help.not_now()
            return
        choice = self.offered.get(card_key(card))
        if choice is None:
            self._refuse(seat, card)
        elif isinstance(choice, Raise):
            self._raise(None if self.raised == card else card)
        else:
            scene.play(choice)

    def _raise(self, card: int | None) -> None:
        self.raised = self.looked_at = card
        self.scene.help.clear()
        self.offer()
        self.scene.ask()

    def _refuse(self, seat: int, card: int) -> None:
        scene = self.scene
        refusal = scene.rules.why_not(meant_by_card(seat, card, scene.rules.box))
        assert refusal is not None
        place = self.picture.hand.index(card)
        where = spot_point(self.picture.ball) if self.placing else card_top(self.picture, place)
        scene.help.refuse(refusal, where)
        scene.timeline.add(scene.steps.cards.knock(place))

    def _doing(self, key: str) -> Click:
        def act() -> None:
            choice = self.offered[key]
            assert not isinstance(choice, Raise)
            self.scene.play(choice)

        return act

    def _answering(self, key: str) -> Click:
        """An answer of the question panel stands for the card of that kind."""
        if key in ("cut", "let-in"):
            return self._doing(key)

        def act() -> None:
            cards = self._held(key)
            if not cards:
                self.scene.help.tell(say("refusal.buteur.not-in-hand"))
            elif key == "corner" and len(cards) == 2:
                self.scene.help.tell(say("buteur.which-corner"))
            else:
                self._click_card(cards[0])

        return act

    def _held(self, kind: str) -> list[int]:
        kinds = self.scene.rules.box.kinds
        return [card for card in self.picture.hand if card is not None and kinds[card] == kind]

    # Squares and arrows.

    @property
    def placing(self) -> bool:
        """The ball is put on one of the lit squares around it."""
        return any(isinstance(each, PlaceBall) for each in self.offered.values())

    def square_acts(self) -> list[tuple[Square, Click]]:
        """The lit squares: places for the ball, or where the card looked at would send it."""
        placing = [each.square for each in self.offered.values() if isinstance(each, PlaceBall)]
        found = [(square, self._doing(square_key(square))) for square in placing]
        for preview, move in self._previewed():
            if preview.landing is not None:
                found.append((preview.landing, self._playing(move)))
        return found

    def _playing(self, move: AnyMove) -> Click:
        return lambda: self.scene.play(move)

    def _previewed(self) -> list[tuple[Preview, AnyMove]]:
        """Where the card looked at would send the ball, by each of its arrows."""
        if self.looked_at is None:
            return []
        scene = self.scene
        own = moves_of_card(scene.rules.legal_moves(), self.looked_at)
        found: dict[Preview, AnyMove] = {}
        for landing in landings(own, scene.view, scene.rules.box):
            path, outcome = landing.flight
            if outcome in ("pitch", "shot"):
                preview = Preview(path, landing.square)
            else:
                outside = over_the_line(path, outcome, self.picture.hand_direction)
                preview = Preview(path, None, outside)
            found.setdefault(preview, landing.move)
        return list(found.items())

    def _chips(self) -> tuple[Any, ...]:
        keys = (key for key in self.offered if key.startswith("arrow:"))
        return tuple(key.removeprefix("arrow:") for key in keys)


def _square_of(written: str) -> Square:
    column, row = written.split(",")
    return int(column), int(row)
