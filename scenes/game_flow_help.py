"""Help at the table: why something may not be done, what a clever robot would do, the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.robots import Hint, hint
from game.core.rules import Refusal
from scenes.booklet_pages import pages_of
from scenes.booklet_pictures import RulePicture
from scenes.keeping import keep_settings
from scenes.scene import Point, Target
from scenes.widgets.bubble import Bubble, CoachBubble, HintBubble, WhyNotBubble
from scenes.widgets.frame import BAR_BUTTONS
from scenes.words import has_words, say

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.game_scene import GameScene

CLEVEREST = 3
# Refusals every game shares: their sentences stand in the common words.
COMMON = {
    "not-your-turn": "why-not.not-your-turn",
    "match-over": "why-not.game-over",
    "undo-nothing": "why-not.undo-nothing",
    "undo-other": "why-not.undo-other",
}


class Help:
    """The bubbles of a game scene, one at a time."""

    def __init__(self, scene: GameScene) -> None:
        self.scene = scene
        self.bubble: Bubble | None = None
        self._advice: tuple[Any, Hint] | None = None
        self._shown_at: Point = (960, 900)

    def refuse(self, refusal: Refusal, at: Point) -> None:
        """The dull knock and the sentence, with the way to its page."""
        scene = self.scene
        scene.stage.sound.play("refuse")
        sentence = self._sentence(refusal)
        if refusal.page:
            self.bubble = self._with_its_rule(sentence, at, refusal)
        else:
            self.bubble = WhyNotBubble(scene, sentence, at, self.close)
        scene.touch()

    def _with_its_rule(self, sentence: str, at: Point, refusal: Refusal) -> WhyNotBubble:
        game_id = self.scene.info.id
        pages = pages_of(game_id)
        page = pages.page[pages.number_of(refusal.page)]
        own = self.scene.refusal_pictures().get(refusal.key)
        return WhyNotBubble(
            self.scene,
            sentence,
            at,
            self.close,
            on_page=lambda: self.open_page(refusal.page),
            picture=RulePicture(game_id, page, own).draw,
        )

    def refuse_undo(self, refusal: Refusal) -> None:
        if refusal.key == "undo-revealed":
            self.tell(say(f"why-not.undo-{refusal.values['what']}"), BAR_BUTTONS["undo"].centre)
        else:
            self.refuse(refusal, BAR_BUTTONS["undo"].centre)

    def tell(self, sentence: str, at: Point = (60, 650)) -> None:
        self.scene.stage.sound.play("refuse")
        self.bubble = WhyNotBubble(self.scene, sentence, at, self.close)
        self.scene.touch()

    def not_now(self) -> None:
        """Something was clicked while a robot thinks; a person was just a moment too early."""
        scene = self.scene
        seat = scene.match.rules.to_act
        if seat is None:
            self.tell(say("why-not.game-over"))
        elif scene.match.seats[seat].is_robot:
            self.tell(say("why-not.robot-turn", other=scene.name(seat)))

    def coach(self, seat: int, key: str | None) -> None:
        """One sentence about something new to that person, once ever."""
        scene = self.scene
        if key is None or not scene.match.seats[seat].help:
            return
        known = scene.stage.settings.coached.setdefault(scene.name(seat), [])
        if key not in known:
            known.append(key)
            keep_settings(scene.stage)
            self.bubble = CoachBubble(
                scene, say(key), self.close, box=scene.coach_box(), art=scene.coach_art(key)
            )

    def hint(self) -> None:
        """First click: the robot's choice glows. Second click: why."""
        scene = self.scene
        seat = scene.person_to_act
        if seat is None:
            return
        if self._advice is None:
            robot = scene.info.robot(CLEVEREST)
            self._advice = hint(scene.match, robot, seat)
            self._shown_at = scene.show_hint(self._advice[0])
            scene.frame.glowing = "hint"
        else:
            self._explain(*self._advice)
        scene.touch()

    def open_page(self, page: str) -> None:
        from scenes.registry import booklet_for

        self.scene.stack.push(booklet_for(self.scene.info.id, page))

    def close(self) -> None:
        """The sentence has been read."""
        self.bubble = None
        self.scene.touch()

    def clear(self) -> None:
        """The moment has passed, for advice too."""
        self.bubble = self._advice = None
        self.scene.frame.glowing = None

    def targets(self) -> list[Target]:
        return self.bubble.targets() if self.bubble is not None else []

    def draw(self, canvas: Canvas) -> None:
        if self.bubble is not None:
            self.bubble.draw(canvas)

    def _explain(self, move: Any, why: Hint) -> None:
        known = has_words(why.key)
        sentence = self.scene.advice(move, why) if known else say("why-not.hint-none")
        at, do_it = self._shown_at, lambda: self._do(move)
        box = self.scene.hint_box(at)
        self.bubble = HintBubble(self.scene, sentence, at, self.close, do_it, box)

    def _do(self, move: Any) -> None:
        if self.scene.person_to_act == move.seat:
            self.scene.play(move)

    def _sentence(self, refusal: Refusal) -> str:
        scene = self.scene
        values: dict[str, object] = dict(refusal.values)
        for key in ("other", "seat"):
            if isinstance(values.get(key), int):
                values["other"] = scene.name(int(str(values[key])))
        own = f"refusal.{scene.info.id}.{refusal.key}"
        if refusal.key in COMMON:
            return say(COMMON[refusal.key], **values)
        return say(
            own if has_words(own) else "prompt.common.other-card",
            name=scene.name(scene.prompt_seat),
            **values,
        )
