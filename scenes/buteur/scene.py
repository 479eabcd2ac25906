"""The screen of Buteur: which click means which move, and what is shown of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.buteur.events import GoalScored
from game.buteur.moves import AnyMove
from game.buteur.pitch import ROWS
from game.buteur.rules import ButeurRules
from game.buteur.view import ButeurView, Phase
from game.catalog import GameInfo, game_info
from game.core.match import Act, Match
from game.core.record import Seat
from game.core.robots import Hint
from scenes.board_loader import load_board
from scenes.booklet_pictures import Picture
from scenes.buteur.ball_ways import last_way
from scenes.buteur.calls import calls, goal_words
from scenes.buteur.choosing import Choosing
from scenes.buteur.coaching import advice, coach_key
from scenes.buteur.grass_clicks import click_grass
from scenes.buteur.picture import SHOOT_OUT, ButeurPicture, ball_spot, facts_of, spot_of
from scenes.buteur.places import hint_box
from scenes.buteur.recap import recap_lines, seen_on_the_pitch
from scenes.buteur.shown import telling_states
from scenes.buteur.steps import ButeurSteps
from scenes.buteur.story import Retelling, buteur_story
from scenes.buteur.table import ButeurTable, draw_thumbnail, prepare_table
from scenes.canvas import Canvas
from scenes.errands import Pieces
from scenes.game_scene import GameScene
from scenes.goal_overlay import Face, GoalOverlay, prepare_goals
from scenes.goal_pictures import GoalPictures
from scenes.recap import RecapLine
from scenes.scene import Box, Point, Target
from scenes.showcase import Shown
from scenes.stage import Stage
from scenes.team_colours import in_team_colours
from scenes.widgets.bubble import COACH_BOX

# Cutting needs no hand: nobody has to be fetched to the screen for it.
OPEN_PHASES: tuple[Phase, ...] = ("corner-cut", "penalty-cut", "shoot-out")
RAISED_PROMPTS: dict[Phase, str] = {"answer-shot": "keeper-arrow", "clear": "keeper-arrow"}
# Here the choice is made on the pitch: the sentence about it lies over the idle hand instead.
ON_THE_PITCH: frozenset[Phase] = frozenset(
    {"start-square", "throw-in", "goal-kick-square", "answer-shot", "corner-cut"}
)
OVER_THE_HAND = COACH_BOX._replace(y=774)
BELOW_THE_BALL = COACH_BOX._replace(y=490)

# The page of the booklet for each moment; everything else is on the page of a turn.
PAGES: dict[Phase, str] = {
    "start-square": "kick-off",
    "kick-off": "kick-off",
    "exchange": "kick-off",
    "take-attacker": "kick-off",
    "goal-kick-square": "out",
    "clear": "out",
    "throw-in": "out",
    "throw-in-play": "out",
    "free-kick-attacker": "free-kick",
    "penalty-may": "penalty",
    "penalty-cut": "penalty",
    "answer-shot": "shot",
    "corner-cut": "corner",
    "place-ball": "corner",
    "shoot-out": "end",
    "over": "end",
}


class ButeurScene(GameScene):
    counts_goals = True

    def __init__(self, match: Match[Any, Any, Any], info: GameInfo) -> None:
        super().__init__(match, info)
        self.picture = ButeurPicture(colours=_team_colours(self.seats))
        self.table = ButeurTable()
        self.steps: ButeurSteps = ButeurSteps(self)
        self.choosing = Choosing(self)
        self._retelling = Retelling(match)

    @property
    def rules(self) -> ButeurRules:
        rules = self.match.rules
        assert isinstance(rules, ButeurRules)
        return rules

    @property
    def view(self) -> ButeurView:
        return self.rules.view(self.viewing.viewer)

    @staticmethod
    def prepare(stage: Stage, seats: Sequence[Seat]) -> Pieces:
        info = game_info("buteur")
        info.load(load_board)
        yield
        # The first two are needed for a moment only; few atlases are kept, the last ones longest.
        for atlas in ("faces-win", "faces-play", "buteur", "common"):
            stage.art.preload([atlas])
            yield
        dressed = in_team_colours(seats, info)
        picture = ButeurPicture(teams=info.sides[len(seats)], colours=_team_colours(dressed))
        scratch = Canvas(stage.shelf(GoalPictures).sheet(), stage)
        yield from prepare_table(scratch, picture, dressed, calls(seats))
        yield from prepare_goals(stage, dressed, _sides(dressed, info.sides[len(seats)]))

    # Showing.

    @property
    def busy(self) -> bool:
        return super().busy or self.choosing.lift.moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.choosing.lift.moving:
            self.choosing.lift.advance(seconds, self.stage.pace)
            self.touch()

    def rebuild(self) -> None:
        view = self.view
        self.choosing.forget()
        self.picture.set_from(view, self.viewing.hand_shown(view.to_act))
        way = last_way(self.match.recent_acts)
        trail = tuple(spot_of(square) for square in way)
        self.picture.trail = trail if trail[-1:] == (self.picture.ball,) else ()

    def settle_picture(self) -> None:
        self._retelling.told()  # a few moves each time: the frame of a goal has enough to do
        view = self.view
        self.picture.acting, self.picture.last_turn = view.to_act, view.last_turn
        if view.half == SHOOT_OUT:
            self.picture.ball = ball_spot(view)

    def facts(self) -> tuple[Any, Any]:
        return self.picture.facts(), facts_of(self.view, self.picture.hand_seat)

    def draw_table(self, canvas: Canvas) -> None:
        self.choosing.react()
        self.table.draw(canvas, self.picture, self.seats)

    @staticmethod
    def draw_thumbnail(canvas: Canvas, match: Match[Any, Any, Any], box: Box) -> None:
        seats = in_team_colours(match.seats, game_info("buteur"))
        picture = ButeurPicture(colours=_team_colours(seats))
        picture.set_from(match.rules.view(None), 0)
        draw_thumbnail(canvas, picture, box)

    story = staticmethod(buteur_story)

    @staticmethod
    def booklet_pictures() -> Mapping[str, Picture]:
        from scenes.buteur.booklet_pictures import PICTURES

        return PICTURES

    @staticmethod
    def refusal_pictures() -> Mapping[str, Picture]:
        from scenes.buteur.refusal_pictures import REFUSALS

        return REFUSALS

    @classmethod
    def shown(cls, info: GameInfo) -> list[Shown]:
        return telling_states(cls, info)

    def show_goal(self, event: GoalScored) -> None:
        words = goal_words(event, self._retelling.told().goals, self.name(event.seat))
        score = self.picture.kicks_scored if event.how == "shoot-out" else event.score
        self.push_overlay(self.goal_overlay(event.seat, score, words))

    def goal_overlay(self, scorer: int, score: tuple[int, int], words: str = "") -> GoalOverlay:
        sides = _sides(self.seats, self.view.teams)
        return GoalOverlay(self.seats[scorer], scorer, score, sides=sides, words=words)

    def prompt_key(self) -> str:
        view, raised = self.view, self.choosing.raised
        if raised is not None:
            kind = self.rules.box.kinds[raised]
            if kind == "free-kick":
                return "prompt.buteur.free-kick-arrow"
            if view.phase in RAISED_PROMPTS:
                return f"prompt.buteur.{RAISED_PROMPTS[view.phase]}"
        if view.phase == "answer-shot" and len(self.rules.legal_moves()) == 1:
            return "prompt.buteur.helpless"
        if view.phase == "start-square" and view.half == 2 and not view.discards:
            return "prompt.buteur.second-half"
        return f"prompt.buteur.{view.phase}"

    def coach_key(self) -> str | None:
        return coach_key(self.view, self.rules.box.deck)

    def advice(self, move: AnyMove, why: Hint) -> str:
        return advice(move, why, self.rules.box.deck)

    def hint_box(self, at: Point) -> Box:
        return hint_box(self.picture, at)

    def coach_box(self) -> Box:
        """Over the hand, or on the half of the pitch where the ball is not."""
        if self.view.phase in ON_THE_PITCH:
            return OVER_THE_HAND
        return BELOW_THE_BALL if self.picture.ball[1] < ROWS / 2 else COACH_BOX

    def recap_lines(self, news: Sequence[Act[Any]]) -> list[RecapLine]:
        names, kinds = [seat.name for seat in self.match.seats], self.rules.box.kinds
        return [] if seen_on_the_pitch(news, kinds) else recap_lines(news, names, kinds)

    def booklet_page(self) -> str:
        return PAGES.get(self.view.phase, "turn")

    def in_the_open(self) -> bool:
        return self.view.phase in OPEN_PHASES

    # Choosing.

    def offer(self) -> None:
        self.choosing.offer()

    def withdraw(self) -> None:
        self.choosing.forget()
        self.picture.clear_choice()

    def table_targets(self) -> list[Target]:
        return self.choosing.targets()

    def show_hint(self, move: AnyMove) -> Point:
        return self.choosing.show_hint(move)

    def back(self) -> None:
        if self.choosing.raised is not None and self.help.bubble is None:
            self.choosing.lower()
        else:
            super().back()

    def click_nothing(self, point: Point) -> None:
        if self.choosing.raised is not None:
            self.choosing.lower()
        else:
            click_grass(self, point)


def _sides(seats: Sequence[Seat], teams: Sequence[int]) -> list[list[Face]]:
    faces = list(enumerate(seats))
    return [[face for face in faces if teams[face[0]] == team] for team in (0, 1)]


def _team_colours(seats: Sequence[Seat]) -> tuple[int, int]:
    """Seats 0 and 1 play against each other, however many there are."""
    return seats[0].colour, seats[1].colour
