"""The screen of a match, as far as all games share it.

The rules finish at once and the screen catches up: a move's events become timeline steps, input is
locked while they run, and when nothing moves any more the picture equals the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.catalog import GameInfo
from game.core.match import Match
from game.core.robots import robot_move
from game.core.rules import Event, Move
from scenes.canvas import Canvas
from scenes.game_flow import Viewing
from scenes.game_flow_help import Help
from scenes.game_table import GameTable
from scenes.keeping import MatchKeeping
from scenes.leaving import Leaving
from scenes.scene import Point, Scene, Target
from scenes.sound import turn_chime
from scenes.stepping_up import SteppingUp
from scenes.timeline import Step, Timeline, nothing
from scenes.widgets.frame import Frame, change_sound, change_speed
from scenes.words import say

ALWAYS_SEEN = 0.5  # what a robot did stays at least so long, at every speed
BEFORE_CURTAIN = 0.8  # time to see one's own act, and to take it back
BEFORE_PODIUM = 1.5
DEAF_AFTER_TURN = 0.3  # a click meant for the turn before must not play


class GameScene(GameTable):
    """A subclass shows one game: what it has to give stands in `GameTable`."""

    checks_picture = __debug__  # compare picture and view whenever the timeline has run out

    def __init__(self, match: Match[Any, Any, Any], info: GameInfo) -> None:
        super().__init__()
        self.match = match
        self.info = info
        self.seats = self.dressed(match, info)
        self.timeline = Timeline()
        self.viewing = Viewing(match.seats, info.secret_hands)
        self.help = Help(self)
        self.keeping = MatchKeeping(self)
        self.stepping_up = SteppingUp(self)
        self.frame = Frame(
            {
                "home": self.go_home,
                "rules": self.open_rules,
                "hint": self.help.hint,
                "undo": self.undo,
                "speed": lambda: change_speed(self.stage),
                "sound": lambda: change_sound(self.stage),
            }
        )
        self.prompt = ""
        self.prompt_seat = match.rules.to_act or 0
        self.skipping = False  # all is brought to its end at once: nothing sounds or slides
        self.closed_bubble = False  # by this click, which asks nothing new
        self._entered = False
        self._at_rest = False  # nothing moves, and it is settled who is next
        self._catching_up = False  # with a move: picture and view have yet to be compared
        self._wait = 0.0  # seconds until what happens by itself then
        self._then: Callable[[], None] | None = None
        self._deaf = 0.0  # seconds in which a click was meant for the turn before
        self._chimed_for: tuple[int, int] | None = None  # seat and turn

    # Playing.

    @property
    def person_to_act(self) -> int | None:
        """The seat of the person who may click now."""
        seat = self.match.rules.to_act
        waiting = self._at_rest and self._then is None and not self.timeline.busy
        return seat if waiting and self.viewing.is_person(seat) else None

    @property
    def busy(self) -> bool:
        return self.timeline.busy or self._then is not None or self._deaf > 0 or not self._at_rest

    @property
    def still(self) -> bool:
        """Also while a robot thinks."""
        return not self.timeline.busy

    def enter(self) -> None:
        self.viewing.open_hands = self.stage.settings.open_hands
        self.stage.sound.music("music_match")
        if not self._entered:
            self._entered = True
            seats = tuple(self.match.seats)
            self.stage.errands.prepare((self.info.id, seats), self.prepare(self.stage, seats))
            self._come_to_rest()

    def play(self, move: Move) -> None:
        """A legal move: rules first, then the shelf, then the screen."""
        self.help.clear()
        self.withdraw()
        self.say_prompt(say("prompt.common.plays", name=self.name(move.seat)), move.seat)
        events = self.match.play(move)
        self.keeping.keep()
        self._at_rest = False
        self._catching_up = True
        for event in events:
            self.timeline.add(*self.steps_for(event.seen_by(self.viewing.viewer)))
        self.touch()

    def try_move(self, move: Move, at: Point) -> bool:
        """A click there meant that move: play it, or say why not. False when it was refused."""
        refusal = self.match.rules.why_not(move)
        if refusal is None:
            self.play(move)
            return True
        self.help.refuse(refusal, at)
        return False

    def person_tries(self, make: Callable[[int], Move], at: Point) -> bool:
        """The same for the person who may click now; while nobody may, that is said.

        False when the rules refused the move.
        """
        seat = self.person_to_act
        if seat is None:
            self.help.not_now()
            return True
        return self.try_move(make(seat), at)

    def steps_for(self, event: Event) -> Sequence[Step]:
        return self.steps.of(event)

    def undo(self) -> None:
        self._finish_motion()
        seat = self._undoing_seat()
        refusal = self.match.undo(seat)
        if refusal is not None:
            self.help.refuse_undo(refusal)
            return
        self.stage.sound.play("undo")
        self.help.clear()
        self._then = None
        self.keeping.keep()
        self._come_to_rest()

    def go_home(self) -> None:
        """Asked first, unless there is nothing to go on with."""
        if self.match.over or not self.match.moves:
            self.stack.home()
        else:
            self.stage.sound.play("click")
            self.stack.push(Leaving(self))

    def closing(self) -> bool:
        """A match the disk refused is not lost without a word; who closes again means it."""
        if not self.keeping.is_kept:
            self.keeping.keep()
        if self.keeping.is_kept:
            return True
        self.stack.push(Leaving(self))
        return False

    def open_rules(self) -> None:
        self.help.open_page(self.booklet_page())

    def back(self) -> None:
        if self.help.bubble is not None:
            self.help.close()
        else:
            self.go_home()

    # Time.

    def update(self, seconds: float) -> None:
        self._deaf = max(0.0, self._deaf - seconds)
        if self.frame.advance(seconds):
            self.touch()
        if self.timeline.busy:
            self.timeline.pace = self.stage.pace
            self.timeline.advance(seconds)
            self.touch()
        elif not self._at_rest:
            self._come_to_rest()
        elif self._then is not None:
            self._wait -= seconds
            if self._wait <= 0:
                then, self._then = self._then, None
                then()
                self.touch()

    def _finish_motion(self) -> None:
        """Skip to the end of what moves."""
        self.skipping = True
        self.timeline.skip()
        self.skipping = False
        if not self._at_rest:
            self._come_to_rest()

    def check_picture(self) -> None:
        """Raise AssertionError when the picture is not the view."""
        shown, told = self.facts()
        assert shown == told, f"picture {shown} is not the view {told}"

    def _come_to_rest(self) -> None:
        """Nothing moves any more: compare, then see who is next."""
        if self._catching_up:
            self._catching_up = False
            self.settle_picture()
            if self.checks_picture:
                self.check_picture()
        self._at_rest, self._then = True, None
        to_act = self.match.rules.to_act
        curtain = self.viewing.settle(to_act, self.in_the_open())
        self.rebuild()
        self.touch()
        if to_act is None:
            self._after(BEFORE_PODIUM, self._show_podium)
        elif not self.viewing.is_person(to_act):
            self.say_prompt(say("prompt.common.thinking", name=self.name(to_act)), to_act)
            thinking = self.thinking()
            seen = min(ALWAYS_SEEN, thinking)
            self._after(max(seen, thinking * self.stage.pace), self._robot_plays)
        elif curtain:
            self.say_prompt(say("curtain.turn", name=self.name(to_act)), to_act)
            self._after(BEFORE_CURTAIN, partial(self.stepping_up.call, to_act))
        else:
            self._begin_choice(to_act)

    def _begin_choice(self, seat: int) -> None:
        self.ask()
        turn = (seat, self.match.rules.turns)
        if turn != self._chimed_for:
            self._chimed_for = turn
            self._deaf = DEAF_AFTER_TURN
            self.stage.sound.play(turn_chime(seat))
        self.offer()
        self.help.coach(seat, self.coach_key())

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        self._wait, self._then = seconds, then

    def _robot_plays(self) -> None:
        seat = self.match.rules.to_act
        assert seat is not None
        robot = self.info.robot(self.match.seats[seat].level)
        self.play(robot_move(self.match, robot, seat))

    def turn_opens_anew(self) -> None:
        """Whoever has just stepped up to the screen hears the chime again."""
        self._chimed_for = None
        self._come_to_rest()

    def _show_podium(self) -> None:
        from scenes.registry import podium_for

        self.stack.replace(podium_for(self.match, self.info))

    def _undoing_seat(self) -> int:
        """The person in front of the screen; between two people the one who has just acted."""
        if len(self.viewing.people) == 1:
            return self.viewing.people[0]
        if self.person_to_act is not None:
            return self.person_to_act
        return self.match.moves[-1].seat if self.match.moves else self.prompt_seat

    # Input.

    @property
    def locked(self) -> bool:
        return self.timeline.busy or self._deaf > 0

    def targets(self) -> list[Target]:
        table = [] if self.locked else self.table_targets()
        return [*self.frame.targets(), *table, *self.help.targets()]

    def press(self, point: Point) -> None:
        on_frame = any(target.box.holds(point) for target in self.frame.targets())
        on_bubble = any(target.box.holds(point) for target in self.help.targets())
        if self.timeline.busy and not on_frame and not on_bubble:
            self.hurry(point)
        elif not self._deaf or on_frame:
            self.closed_bubble = self.help.bubble is not None and not on_bubble and not on_frame
            if self.closed_bubble:
                self.help.close()
            super().press(point)

    def key(self, name: str) -> None:
        if name in ("return", "space", "enter") and self.timeline.busy and self.focused is None:
            self.hurry(None)
        else:
            super().key(name)

    def hurry(self, point: Point | None) -> None:
        """A click there, or a key (None), while something moves: up to the next thing worth
        looking at.
        """
        if not self._hurried():
            self._finish_motion()

    def _hurried(self) -> bool:
        """False when there was nothing more worth looking at."""
        self.skipping = True
        stopped = self.timeline.hurry()
        self.skipping = False
        self.touch()
        return stopped

    # Showing.

    def name(self, seat: int) -> str:
        return self.match.seats[seat].name

    def ask(self) -> None:
        """Say what the person the table waits for may do."""
        seat = self.match.rules.to_act
        assert seat is not None
        self.say_prompt(say(self.prompt_key(), name=self.name(seat)), seat)

    def say_prompt(self, prompt: str, seat: int) -> None:
        if prompt != self.prompt and not self.skipping:
            self.frame.slide_in(self.stage)
        self.prompt, self.prompt_seat = prompt, seat
        self.touch()

    def sound(self, name: str, volume: float = 1.0) -> None:
        """The sound of a step, silent while everything is skipped at once."""
        if not self.skipping:
            self.stage.sound.play(name, volume)

    def pause(self, seconds: float, sound: str, act: Callable[[], None] = nothing) -> Step:
        """A step that begins with that sound and act, and then only lasts."""

        def start() -> None:
            self.sound(sound)
            act()

        return Step(seconds, at_start=start)

    def push_overlay(self, overlay: Scene) -> None:
        """A scene over the table in the middle of the timeline; skipping leaves it out."""
        if not self.skipping:
            self.stack.push(overlay)

    def lay_out(self) -> None:
        if self._entered and self._at_rest and self._then is None:
            self._come_to_rest()

    def draw(self, canvas: Canvas) -> None:
        self.draw_table(canvas)
        seat = self.seats[self.prompt_seat]
        self.frame.draw(canvas, self, seat, self.prompt_seat, self.prompt)
        self.help.draw(canvas)
        self.frame.draw_tips(canvas, self)
