"""What may be clicked in Le Championnat, and what comes of it: the board and the match.

The squad sheet is in `squad_choosing`, the market in `market_choosing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.championnat import moves
from scenes.championnat import side_asked, side_euro
from scenes.championnat.board import board_places
from scenes.championnat.deck import plus_words
from scenes.championnat.lit_squares import PULSE_SECONDS, lit_squares
from scenes.championnat.market_choosing import MarketChoosing
from scenes.championnat.match_choosing import MatchChoosing
from scenes.championnat.overlays import WHO_CLOSE, who_boxes
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import DIE, MARKET_BUTTON, SQUAD_BUTTON
from scenes.championnat.side_parts import Answer, answers_of
from scenes.championnat.side_where import row_boxes
from scenes.championnat.squad_choosing import SquadChoosing
from scenes.championnat.squares import kinds, square_words
from scenes.scene import Box, Target
from scenes.words import say

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene

Click = Callable[[], None]


class Choosing:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.scene = scene
        self.squad = SquadChoosing(scene)
        self.market = MarketChoosing(scene)
        self.matches = MatchChoosing(scene)

    @property
    def picture(self) -> ChampionnatPicture:
        return self.scene.picture

    def offer(self) -> None:
        """A person is to act: light what may be chosen, open what has to be answered."""
        picture = self.picture
        picture.offering = self.scene.person_to_act
        if picture.offering is None:
            return
        picture.lit_for = PULSE_SECONDS if self.scene.stage.pace == 0 else 0.0
        if picture.view.phase == "line-up":
            self.squad.begin_line_up(picture.offering)
        elif picture.view.phase == "answer":
            self.market.begin_answer(picture.offering)
        self.scene.touch()

    # Targets.

    def targets(self) -> list[Target]:
        picture = self.picture
        if picture.board is not None:
            return []
        if picture.sheet == "who":
            return self._who_targets()
        match picture.screen:
            case "squad":
                return self.squad.targets()
            case "market":
                return self.market.targets()
            case "match":
                return self.matches.targets()
            case _:
                return self._board_targets()

    def _board_targets(self) -> list[Target]:
        places, picture = board_places(), self.picture
        asked = [Target(each.key, each.box, self._answering(each)) for each in answers_of(picture)]
        rows = [
            Target(f"row:{key}", box, self._going(key)) for key, box in row_boxes(picture).items()
        ]
        squares = [Target(f"square:{key}", places.hit(key), self._going(key)) for key in kinds()]
        tools = [
            Target("die", DIE, self._rolling),
            Target("open-market", MARKET_BUTTON, self.scene.sheets.open_market, "bar.market"),
            Target("open-squad", SQUAD_BUTTON, self.squad.open, "le-championnat.my-squad"),
        ]
        return [*asked, *rows, *squares, *tools, *self._card_targets()]

    def _card_targets(self) -> list[Target]:
        """+ cards that lie in the panel on the right."""
        picture, seat = self.picture, self.picture.offering
        if seat is None:
            return []
        hand = picture.view.clubs[seat].plus or ()
        if picture.view.phase == "discard-plus":
            boxes = side_asked.discard_boxes(picture)
            return [
                Target(f"discard:{n}", box, self._trying(moves.DiscardPlus(seat, plus), box))
                for n, (plus, box) in enumerate(zip(hand, boxes, strict=True))
            ]
        if picture.view.phase == "euromatch-cards":
            cards, boxes = side_euro.helpful(picture), side_euro.euro_boxes(picture)
            return [
                Target(f"plus:{n}", box, self._trying(moves.PlayPlus(seat, plus), box))
                for n, (plus, box) in enumerate(zip(cards, boxes, strict=True))
            ]
        return []

    def _who_targets(self) -> list[Target]:
        found = [
            Target(f"who:{seat}", box, self._being(seat))
            for seat, box in who_boxes(self.scene.viewing.people).items()
        ]
        return [*found, Target("who-close", WHO_CLOSE, self.scene.sheets.close)]

    def _being(self, seat: int) -> Click:
        return lambda: self.scene.sheets.open_market_for(seat)

    # Clicks.

    def _answering(self, answer: Answer) -> Click:
        def act() -> None:
            if answer.move is None:
                self.squad.open()
            else:
                self.try_move(answer.move, answer.box)

        return act

    def _trying(self, move: moves.AnyMove, box: Box) -> Click:
        return lambda: self.try_move(move, box)

    def try_move(self, move: moves.AnyMove, box: Box) -> None:
        """Play it, or say why not."""
        self.scene.try_move(move, box.centre)

    def _rolling(self) -> None:
        self.scene.person_tries(moves.RollDie, DIE.centre)

    def roll(self) -> bool:
        """Enter and space roll while nothing has the focus."""
        seat = self.scene.person_to_act
        picture = self.picture
        if seat is None or picture.view.phase != "roll" or picture.screen != "board":
            return False
        self.scene.play(moves.RollDie(seat))
        return True

    def _going(self, key: str) -> Click:
        """A lit square is a move; another one says what it does, or why not."""

        def act() -> None:
            seat, picture = self.scene.person_to_act, self.picture
            if seat is not None and picture.view.phase == "square":
                self.try_move(moves.ChooseSquare(seat, key), board_places().boxes[key])
                return
            told = f"square:{key}"
            picture.told = "" if picture.told == told else told
            self.scene.stage.sound.play("click")
            self.scene.touch()

        return act

    # What the pointer or the keyboard is on.

    def pulse(self, seconds: float) -> None:
        """The lit squares beat a few times; then the table waits without a motion."""
        picture = self.picture
        if lit_squares(picture) and picture.lit_for < PULSE_SECONDS:
            picture.lit_for += seconds
            self.scene.touch()

    def react(self) -> None:
        scene = self.scene
        self.picture.hot = "" if scene.locked else scene.focused or scene.hovered or ""
        self.picture.pressed = scene.pressed or ""

    def tip(self) -> tuple[str, Box] | None:
        """The sentence about what is hot or was clicked, and what it is about."""
        picture = self.picture
        if self.scene.timeline.busy or picture.board is not None:
            return None
        if picture.screen == "match":
            return self.matches.tip()
        if picture.screen != "board" or picture.sheet:
            return None
        # A pointer that rests on a square while the others play asks nothing.
        for key in (picture.hot if picture.offering is not None else "", picture.told):
            kind, _, name = key.partition(":")
            if kind == "square" and not self._told_beside(name):
                return square_words(name, picture.view), board_places().boxes[name]
            if kind in ("plus", "discard"):
                return self._card_tip(key)
            if key == "open-market":
                return say("bar.market"), MARKET_BUTTON
            if key == "open-squad":
                return say("le-championnat.my-squad"), SQUAD_BUTTON
        return None

    def _told_beside(self, square: str) -> bool:
        """The panel on the right tells what the lit squares bring, and what is asked on one's own,
        where the pointer still rests from the click that went there."""
        picture, seat = self.picture, self.picture.offering
        if seat is None:
            return False
        own = picture.clubs[seat].square == square and picture.view.phase != "roll"
        return own or square in picture.view.lit

    def _card_tip(self, key: str) -> tuple[str, Box] | None:
        """What the + card under the pointer does."""
        picture = self.picture
        hand = list(picture.view.clubs[picture.offering or 0].plus or ())
        if picture.euro is not None:
            hand = side_euro.helpful(picture)
        for card, target in zip(hand, self._card_targets(), strict=False):
            if target.key == key:
                words = plus_words(card)
                return words, target.box
        return None
