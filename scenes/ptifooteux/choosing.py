"""What may be clicked in Les P'tifooteux, and what comes of it: die, pictures, squares, pawns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.rules import Refusal
from game.ptifooteux.judging import ROLLING
from game.ptifooteux.moves import AnnounceTries, AnyMove, AskKid, ChooseKid, PlayMatch, RollDie
from scenes.ptifooteux.bubble_place import beside
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.places import (
    ASK_BUTTON,
    ASK_DIE,
    ASK_NO,
    ASK_YES,
    BESIDE_THE_DIE,
    FACE_IN_THE_PROMPT,
    MATCH_DIE,
    MATCH_PLAY,
    choice_boxes,
    tries_boxes,
)
from scenes.ptifooteux.tips import square_words
from scenes.scene import Box, Point, Target
from scenes.words import say

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene

FINGER = 18
Click = Callable[[], None]


class Choosing:
    def __init__(self, scene: PtifooteuxScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> PtifooteuxPicture:
        return self.scene.picture

    def on_die(self, point: Point) -> bool:
        places = self.scene.table.places
        return places.die.holds(point) or places.button.holds(point)

    def roll(self) -> bool:
        """Roll the big die if that is what the table waits for."""
        seat = self.scene.person_to_act
        if seat is None or self.picture.phase not in ROLLING:
            return False
        self.scene.play(RollDie(seat))
        return True

    def offer(self) -> None:
        self.picture.offered = True
        self.scene.touch()

    # Targets.

    def targets(self) -> list[Target]:
        """Nothing under a bubble."""
        bubble = self.scene.help.bubble
        if bubble is None:
            return self._targets()
        return [each for each in self._targets() if not _near(each.box, bubble.box)]

    def _targets(self) -> list[Target]:
        """The one big thing first, so that the keyboard finds it."""
        dialog = self.picture.dialog
        if dialog == "ask":
            die = self._both("ask", ASK_DIE, ASK_BUTTON, AskKid)
            answers = {"ask-yes": ASK_YES, "ask-no": ASK_NO}
            return [*die, *(Target(key, at, self._ask_first) for key, at in answers.items())]
        if dialog == "match":
            play = self._both("match", MATCH_DIE, MATCH_PLAY, PlayMatch)
            return [*play, *self._tries_targets()]
        if dialog == "choose":
            return self._kid_targets()
        if dialog:
            return []
        places = self.scene.table.places
        die = self._both("die", places.die, places.button, RollDie)
        return [*die, *self._square_targets(), *self._pawn_targets()]

    def _both(
        self, key: str, die: Box, button: Box, move: Callable[[int], AnyMove]
    ) -> list[Target]:
        """A die and the button with its words do the same."""

        def act() -> None:
            self._try(move, button)

        return [Target(key, die, act), Target(f"{key}-button", button, act)]

    def _tries_targets(self) -> list[Target]:
        return [
            Target(f"tries:{cards}", box, self._trying(cards, box))
            for cards, box in enumerate(tries_boxes())
        ]

    def _trying(self, cards: int, box: Box) -> Click:
        return lambda: self._try(lambda seat: AnnounceTries(seat, cards), box)

    def _kid_targets(self) -> list[Target]:
        kids = [kid.key for kid in self.scene.table.choosable(self.picture)]
        boxes = choice_boxes(kids)
        return [Target(f"kid:{kid}", boxes[kid], self._naming(kid, boxes[kid])) for kid in kids]

    def _naming(self, kid: str, box: Box) -> Click:
        return lambda: self._try(lambda seat: ChooseKid(seat, kid), box)

    def _square_targets(self) -> list[Target]:
        places = self.scene.table.places
        return [
            Target(f"square:{key}", places.hit_box(key), self._telling(f"square:{key}"))
            for key in places.course.squares
        ]

    def _pawn_targets(self) -> list[Target]:
        teams, places = self.picture.teams, self.scene.table.places
        return [
            Target(f"pawn:{seat}", places.pawn_box(teams, seat), self._touching(seat))
            for seat in range(len(teams))
        ]

    # Clicks.

    def _try(self, make: Callable[[int], AnyMove], about: Box) -> None:
        """Play it, or say why not."""
        seat = self.scene.person_to_act
        if seat is None:
            self._not_now()
        elif not self.scene.try_move(make(seat), about.centre):
            self._move_bubble(about)

    def _not_now(self) -> None:
        """A robot thinks, and says so itself: hurried children click a lot, and a large bubble
        would hide the board in every turn of a robot."""
        scene, seat = self.scene, self.scene.rules.to_act
        if seat is None:
            scene.help.not_now()
            return
        scene.stage.sound.play("refuse", 0.6)
        self.picture.remark = say("why-not.robot-turn", other=scene.name(seat))
        self.picture.remark_at = FACE_IN_THE_PROMPT
        scene.touch()

    def _refuse(self, refusal: Refusal, about: Box) -> None:
        self.scene.help.refuse(refusal, about.centre)
        self._move_bubble(about)

    def _move_bubble(self, about: Box) -> None:
        """It hides none of those who may be asked instead."""
        bubble, picture = self.scene.help.bubble, self.picture
        assert bubble is not None
        kids = [kid.key for kid in self.scene.table.choosable(picture)]
        tiles = choice_boxes(kids) if picture.dialog == "choose" else {}
        clear = [tiles[kid] for kid in picture.choices if kid in tiles]
        in_match = picture.dialog == "match"
        bubble.box, bubble.towards = beside(bubble.box, about, in_match=in_match, clear=clear)

    def _ask_first(self) -> None:
        """The two answers are pictures: it is the die that gives one."""
        scene = self.scene
        if scene.person_to_act is None:
            self._not_now()
            return
        self.picture.glowing = "ask"
        scene.help.refuse(Refusal("ask-first", "ask"), (ASK_YES.x + 60, ASK_YES.y + 30))
        if scene.help.bubble is not None:
            scene.help.bubble.box = BESIDE_THE_DIE

    def _telling(self, key: str) -> Click:
        """A click keeps the tip, for those who cannot hover."""

        def act() -> None:
            self.picture.told = "" if self.picture.told == key else key
            self.scene.stage.sound.play("click")
            self.scene.touch()

        return act

    def _touching(self, seat: int) -> Click:
        def act() -> None:
            if seat == self.scene.person_to_act:
                box = self.scene.table.places.pawn_box(self.picture.teams, seat)
                self._refuse(Refusal("pawn-moves-alone", "turn"), box)
            else:
                self._telling(f"pawn:{seat}")()

        return act

    # What the pointer or the keyboard is on.

    def react(self) -> None:
        scene = self.scene
        self.picture.hot = "" if scene.locked else scene.focused or scene.hovered or ""

    def tip(self) -> tuple[str, Box] | None:
        """The sentence about what is hot or was clicked, and what it is about."""
        if self.picture.dialog or self.scene.timeline.busy:
            return None
        for key in (self.picture.hot, self.picture.told):
            kind, _, name = key.partition(":")
            places = self.scene.table.places
            if kind == "square":
                square = places.course.squares[name]
                return square_words(square, self.scene.table.names), places.boxes[name]
            if kind == "pawn":
                seat = int(name)
                return self.scene.name(seat), places.pawn_box(self.picture.teams, seat)
        return None

    def show_hint(self, move: AnyMove) -> Point:
        """Make what the move needs glow; where a bubble may point."""
        match move:
            case RollDie():
                key = "die"
            case AskKid():
                key = "ask"
            case PlayMatch():
                key = "match"
            case ChooseKid():
                key = f"kid:{move.kid}"
            case AnnounceTries():
                key = f"tries:{move.cards}"
        self.picture.glowing = key
        return next(target.box.centre for target in self._targets() if target.key == key)


def _near(one: Box, other: Box) -> bool:
    """Less than a finger apart."""
    across = max(other.x - (one.x + one.width), one.x - (other.x + other.width))
    down = max(other.y - (one.y + one.height), one.y - (other.y + other.height))
    return max(across, down) < FINGER
