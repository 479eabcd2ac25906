"""Yellow and red cards: turned up large with their story, tokens, and the way back to a D."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from game.ptifooteux.kids import COLOURS, CardColour
from scenes.ptifooteux.flights import flying
from scenes.ptifooteux.kids import face
from scenes.ptifooteux.pawns import pawn_key
from scenes.ptifooteux.picture import PtifooteuxPicture, ShownCard
from scenes.ptifooteux.places import CARD_BOX, row_box, sticker_box
from scenes.timeline import Halt, Step
from scenes.words import say

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

_TURNING = 0.5
_READ = 4.2  # a story and what comes of it; a click goes on
_GLANCED_AT = 2.4
_FROM_PILE = 0.4
_YELLOW, _RED = "pieces/token-yellow-card", "icons/red-card"


class CardSteps:
    def __init__(self, scene: PtifooteuxScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> PtifooteuxPicture:
        return self.scene.picture

    def of(self, event: e.CardTurned | e.PileShuffled) -> list[Step]:
        match event:
            case e.CardTurned():
                return self._turned(event)
            case e.PileShuffled():
                return [Step(0.3, at_start=lambda: self._shuffled(event.colour))]
            case _:
                assert_never(event)

    def after(self, event: e.TokenPlaced | e.TokenRemoved | e.TeamSuspended) -> list[Step]:
        match event:
            case e.TokenPlaced():
                return [self._token(event)]
            case e.TokenRemoved():
                return [Step(0.2, at_start=lambda: self._take_token(event.kid))]
            case e.TeamSuspended():
                return self._suspended(event)
            case _:
                assert_never(event)

    def _turned(self, event: e.CardTurned) -> list[Step]:
        own = self.scene.viewing.is_person(event.seat)
        by = "" if own else self.scene.name(event.seat)
        card = ShownCard(
            event.colour, event.kid, event.outcome, told=self._told(event), turned_by=by
        )

        def begin() -> None:
            self.picture.card = card

        def turn(progress: float) -> None:
            self.picture.card = replace(card, flip=min(1.0, progress))

        def show() -> None:
            self.picture.card = replace(card, flip=1.0)
            self.scene.sound("whistle_short" if event.outcome != "nothing" else "click")

        def close() -> None:
            self.picture.card = None

        seconds = _READ if own or event.outcome != "nothing" else _GLANCED_AT
        return [
            self._off_the_pile(event),
            Step(_TURNING, turn, at_start=begin),
            Halt(seconds, at_start=show, at_end=close, stays=True),
        ]

    def _told(self, event: e.CardTurned) -> tuple[str, ...]:
        """The team, which has nothing to fear; a warning; or the way of the pawn, back to a D."""
        if event.outcome == "nothing":
            return (*self.scene.team_faces(event.seat, "play"), "icons/thumb-up")
        if event.outcome == "first-yellow":
            return face(event.kid, "asked"), _YELLOW
        shown = (_YELLOW, _YELLOW) if event.outcome == "second-yellow" else (_RED,)
        stage = self.scene.view.seats[event.seat].stage  # where the rules already have it
        pawn = pawn_key(self.scene.seats[event.seat])
        return (*shown, pawn, "ui/link-arrow", f"squares/ptifooteux-start-{stage}")

    def _off_the_pile(self, event: e.CardTurned) -> Step:
        """Face down still, and larger on its way."""
        pile = self.scene.table.places.boxes[f"pile-{event.colour}"]

        def off() -> None:
            self._leave_pile(event)
            self.scene.sound("card")

        way, widths = (pile.centre, CARD_BOX.centre), (pile.width, CARD_BOX.width)
        art = f"cards/ptifooteux-{event.colour}"
        return flying(self.picture, art, way, widths, seconds=_FROM_PILE, off=off)

    def _leave_pile(self, event: e.CardTurned) -> None:
        if event.colour == "yellow":
            self.picture.yellow_left = event.left
            self.picture.yellow_turned.append(event.kid)
        else:
            self.picture.red_left = event.left
            self.picture.red_turned.append(event.kid)

    def _shuffled(self, colour: CardColour) -> None:
        count = len(self.scene.table.box.pieces.cards[colour])
        if colour == "yellow":
            self.picture.yellow_left = count
            self.picture.yellow_turned.clear()
        else:
            self.picture.red_left = count
            self.picture.red_turned.clear()
        self.scene.sound("cut")

    def _token(self, event: e.TokenPlaced) -> Step:
        place = COLOURS.index(self.scene.table.box.colour_of[event.kid])
        box = sticker_box(row_box(event.seat, len(self.scene.seats)), place)
        goal = (box.x + box.width - 14, box.y + 14)

        def land() -> None:
            self.picture.warned.append(event.kid)
            self.picture.tokens -= 1
            self.scene.sound("click")

        way, widths = (CARD_BOX.centre, goal), (90.0, 44.0)
        return flying(self.picture, "pieces/booked", way, widths, land=land)

    def _take_token(self, kid: str) -> None:
        self.picture.warned.remove(kid)
        self.picture.tokens += 1
        self.scene.sound("undo")

    def _suspended(self, event: e.TeamSuspended) -> list[Step]:
        def count() -> None:
            self.picture.teams[event.seat].suspensions += 1

        words = say(
            "recap.les-ptifooteux.suspended",
            kid=self.scene.table.names[event.kid],
            name=self.scene.name(event.seat),
        )
        faces = (face(event.kid, "no"),)
        shown = self.scene.steps.turns.banner(words, "whistle_long", 1.6, faces=faces)
        return [Step(at_start=count), *shown]
