"""What happened in BIG 4, shown: every event becomes timeline steps that change the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

from game.big4.events import (
    AnyEvent,
    ClubChosen,
    ConfidenceChosen,
    ConfidenceWon,
    DiceRolled,
    Hurt,
    LinedUp,
    MatchEnded,
    NobodyBooked,
    OffsideCalled,
    PartSkipped,
    Passed,
    PenaltyGiven,
    Recovered,
    RefereeChosen,
    RefereeRolled,
    RefereeTossed,
    RoundBegan,
    SentOff,
    Substituted,
    TeamOut,
    TurnBegan,
    Weakened,
    YellowShown,
    YellowTakenBack,
)
from game.big4.shot_events import (
    AttackCounted,
    CoachAnnounced,
    DefenceCounted,
    DuelChosen,
    DuelsWon,
    GoalScored,
    ShotAnnounced,
    ShotSettled,
    WallBuilt,
)
from scenes.big4 import standing
from scenes.big4.deeds import Teller
from scenes.big4.judge_steps import JudgeSteps
from scenes.big4.picture import Big4Picture
from scenes.big4.prompts import MorePrompts
from scenes.big4.shot_steps import ShotSteps
from scenes.big4.team_steps import TeamSteps
from scenes.timeline import Act, Step, ease_out, nothing
from scenes.words import say

if TYPE_CHECKING:
    from scenes.big4.scene import Big4Scene

BANNER = 1.1
TUMBLE = 0.75
RISE = 0.15  # of a banner
_Shooting = (
    DuelsWon | DuelChosen | ShotAnnounced | WallBuilt | CoachAnnounced | AttackCounted
    | DefenceCounted | ShotSettled | GoalScored
)  # fmt: skip
_Judged = (
    Hurt | RefereeTossed | RefereeRolled | NobodyBooked | YellowShown | YellowTakenBack
    | SentOff | PenaltyGiven
)  # fmt: skip
_Prepared = ClubChosen | ConfidenceChosen | LinedUp | RefereeChosen


class Big4Steps:
    """Made once per scene; `of(event)` reads the event, the timeline runs the steps later."""

    def __init__(self, scene: Big4Scene) -> None:
        self.scene = scene
        self.teams = TeamSteps(self)
        self.shots = ShotSteps(self)
        self.judge = JudgeSteps(self)

    @property
    def picture(self) -> Big4Picture:
        return self.scene.picture

    def of(self, event: AnyEvent) -> Sequence[Step]:
        return [self.at_once(lambda: self._note(event)), *self._shown(event)]

    def _note(self, event: AnyEvent) -> None:
        picture = self.picture
        teller = Teller([seat.name for seat in self.scene.seats], picture.seat_of)
        picture.deed = teller.after(event, picture.minute, picture.deed)

    def _shown(self, event: AnyEvent) -> Sequence[Step]:
        if isinstance(event, _Shooting):
            return self.shots.of(event)
        if isinstance(event, _Judged):
            return self.judge.of(event)
        if isinstance(event, _Prepared):
            return self._prepared(event)
        match event:
            case TurnBegan():
                return [self.at_once(lambda: self._turn(event))]
            case DiceRolled():
                return self._rolled(event)
            case PartSkipped() | OffsideCalled() | Passed():
                return self._nothing_done(event)
            case Weakened() | Recovered() | Substituted() | RoundBegan():
                return self.teams.of(event)
            case TeamOut() | ConfidenceWon():
                return self.teams.of_many(event)
            case MatchEnded():
                return [self.pause(1.0, "crowd_roar")]
            case _:
                assert_never(event)

    def _prepared(self, event: _Prepared) -> list[Step]:
        picture = self.picture
        match event:
            case ClubChosen():
                return [self.pause(0.4, "card", lambda: self._club(event))]
            case ConfidenceChosen():
                act = lambda: standing.choose_confidence(picture, event)  # noqa: E731
                return [self.pause(0.4, "card", act)]
            case LinedUp():
                return [self.pause(0.5, "deal", lambda: standing.line_up(picture, event))]
            case RefereeChosen():
                return [self.pause(0.5, "whistle_long", lambda: self._referee(event.referee))]

    def _club(self, event: ClubChosen) -> None:
        standing.choose_club(self.picture, event)
        self.scene.dress()

    def _referee(self, referee: int) -> None:
        self.picture.referee = referee

    def _turn(self, event: TurnBegan) -> None:
        picture = self.picture
        picture.turn_seat, picture.minute = event.seat, event.minute
        picture.acting = event.seat
        picture.phase = "roll"
        picture.classic = picture.action = None

    def _rolled(self, event: DiceRolled) -> list[Step]:
        picture = self.picture

        def start() -> None:
            picture.classic, picture.action = event.classic, event.action
            self.scene.sound("dice")

        def tumble(progress: float) -> None:
            picture.tumble = progress

        def end() -> None:
            picture.tumble = -1.0
            self.scene.sound("bounce")

        return [Step(TUMBLE, tumble, at_start=start, at_end=end), Step(0.35)]

    def _nothing_done(self, event: PartSkipped | OffsideCalled | Passed) -> list[Step]:
        match event:
            case PartSkipped(part="dice"):
                told = self.banner(say("big4.no-sum"), "refuse", "icons/dice")
                return [self._prompt("no-sum", event.seat), *told]
            case PartSkipped():
                words = say(f"big4.no-{event.part}")
                return self.banner(words, "refuse", f"icons/action-{event.part}")
            case OffsideCalled():
                told = self.banner(say("big4.offside"), "whistle_short", "icons/action-offside")
                return [self._prompt("offside", event.seat), *told]
            case Passed():
                words = say("deed.big4.passed", name=self.scene.name(event.seat))
                return self.banner(words, "click", "icons/hand", 0.8)

    def _prompt(self, prompt: MorePrompts, seat: int) -> Step:
        words = say(f"prompt.big4.{prompt}", name=self.scene.name(seat))
        return self.at_once(lambda: self.scene.say_prompt(words, seat))

    # For all steps.

    def at_once(self, act: Act) -> Step:
        return Step(at_start=act)

    def pause(self, seconds: float, sound: str, act: Callable[[], None] = nothing) -> Step:
        return self.scene.pause(seconds, sound, act)

    def banner(self, words: str, sound: str, icon: str = "", seconds: float = BANNER) -> list[Step]:
        picture = self.picture

        def start() -> None:
            picture.banner, picture.banner_icon = words, icon
            picture.banner_rise = 0.0 if self.scene.stage.pace else 1.0
            self.scene.sound(sound)

        def rise(progress: float) -> None:
            picture.banner_rise = ease_out(progress)

        def end() -> None:
            picture.banner = ""

        comes = Step(RISE, rise, at_start=start)
        return [comes, self.to_be_read(seconds - RISE, at_end=end)]

    def to_be_read(self, seconds: float, *, at_start: Act = nothing, at_end: Act = nothing) -> Step:
        """With fewer animations nothing moves, yet this stands there as long."""
        still = self.scene.stage.pace == 0
        return Step(seconds, at_start=at_start, at_end=at_end, stays=still)
