"""The screen of BIG 4 Football: which click means which move, and what is shown of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.big4.faces import ActionFace
from game.big4.moves import AnyMove
from game.big4.rules import Big4Rules
from game.big4.shot_events import GoalScored
from game.big4.squads import place_of
from game.big4.view import Big4View, Phase
from game.catalog import GameInfo
from game.core.match import Match
from game.core.record import Seat
from scenes.big4 import squad
from scenes.big4.ahead import prepare_cards, prepare_table, purpose
from scenes.big4.choosing import Choosing
from scenes.big4.club_colours import in_club_colours
from scenes.big4.coaching import coach_key
from scenes.big4.notebook import lines_of
from scenes.big4.notebook_scene import Notebook
from scenes.big4.picture import Big4Picture, facts_of
from scenes.big4.prompts import prompt_of, sum_words
from scenes.big4.shot_sums import to_score
from scenes.big4.shown import telling_states
from scenes.big4.steps import Big4Steps
from scenes.big4.story import big4_result, big4_story
from scenes.big4.table import Big4Table, draw_thumbnail
from scenes.booklet_pictures import Picture
from scenes.canvas import Canvas
from scenes.errands import Pieces
from scenes.game_scene import GameScene
from scenes.goal_overlay import STICKER, GoalOverlay
from scenes.podium import Podium
from scenes.scene import Box, Point, Target
from scenes.showcase import Shown
from scenes.stage import Stage
from scenes.widgets.bubble import HINT_BOX, slid_towards
from scenes.words import say

# The page of the booklet for each moment; the action die decides the rest.
PAGES: dict[Phase, str] = {
    "club": "line-up",
    "confidence": "line-up",
    "line-up": "line-up",
    "referee": "tackle",
    "change-hurt": "coach",
    "dribble": "green-red",
    "recovery": "green-red",
    "cramp": "green-red",
    "referee-toss": "tackle",
    "referee-roll": "cards",
    "book-choice": "cards",
    "duel-order": "duel",
    "duel": "duel",
    "penalty": "cards",
    "wall": "advanced-stars",
    "coach": "coach",
    "shoot": "duel",
    "save": "duel",
    "recover-one": "after-shot",
    "over": "aim",
}


class Big4Scene(GameScene):
    counts_goals = True

    def __init__(self, match: Match[Any, Any, Any], info: GameInfo) -> None:
        super().__init__(match, info)
        self.picture = Big4Picture()
        self.table = Big4Table()
        self.steps = Big4Steps(self)
        self.choosing = Choosing(self)

    @property
    def rules(self) -> Big4Rules:
        rules = self.match.rules
        assert isinstance(rules, Big4Rules)
        return rules

    @property
    def view(self) -> Big4View:
        return self.rules.view(self.viewing.viewer)

    @staticmethod
    def prepare(stage: Stage, seats: Sequence[Seat]) -> Pieces:
        yield from prepare_table(stage, seats)

    # Showing.

    def rebuild(self) -> None:
        self.picture.set_from(self.view)
        self.dress()
        pieces = prepare_cards(self.stage, self.picture, self.seats)
        self.stage.errands.prepare(purpose(self.picture), pieces)

    def dress(self) -> None:
        """Seats wear what their clubs wear."""
        self.seats = in_club_colours(self.match.seats, self.picture.teams)

    @staticmethod
    def dressed(match: Match[Any, Any, Any], info: GameInfo) -> tuple[Seat, ...]:  # noqa: ARG004
        return in_club_colours(match.seats, match.rules.view(None).teams)

    def settle_picture(self) -> None:
        self.picture.settle(self.view)

    def facts(self) -> tuple[Any, Any]:
        return self.picture.facts(), facts_of(self.view)

    def draw_table(self, canvas: Canvas) -> None:
        self.choosing.react()
        self.table.draw(canvas, self.picture, self.seats)

    @staticmethod
    def draw_thumbnail(canvas: Canvas, match: Match[Any, Any, Any], box: Box) -> None:
        picture = Big4Picture()
        picture.set_from(match.rules.view(None))
        draw_thumbnail(canvas, picture, in_club_colours(match.seats, picture.teams), box)

    story = staticmethod(big4_story)
    result = staticmethod(big4_result)

    @staticmethod
    def booklet_pictures() -> Mapping[str, Picture]:
        from scenes.big4.booklet_pictures import PICTURES

        return PICTURES

    @classmethod
    def shown(cls, info: GameInfo) -> list[Shown]:
        return telling_states(cls, info)

    def show_goal(self, event: GoalScored) -> None:
        self.push_overlay(self.goal_overlay(event))

    def goal_overlay(self, event: GoalScored) -> GoalOverlay:
        """The footballer is named and shown. With more than two teams: the scorer's goals beside
        those of the team that is out."""
        score, scorer = event.score, event.seat
        first, second = (0, 1) if len(score) == 2 else (scorer, event.against)
        sides = [[(number, self.seats[number])] for number in (first, second)]
        name = squad.footballer(event.footballer).name
        words = say("big4.scores", player=name), say("big4.scores-for", name=self.name(scorer))
        return GoalOverlay(
            self.seats[scorer], scorer, (score[first], score[second]), sides=sides,
            words="\n".join(words),
            sticker=lambda canvas: self.table.put_up(canvas, event.footballer, STICKER),
        )  # fmt: skip

    # Words.

    def ask(self) -> None:
        seat = self.match.rules.to_act
        assert seat is not None
        view = self.view
        total = sum(view.classic) if view.classic else 0
        number = {"save": view.to_save, "shoot": to_score(self.picture)}.get(view.phase, total)
        picked = [place_of(each) for each in self.picture.draft.picked]
        words = say(
            self.prompt_key(),
            name=self.name(seat),
            n=number,
            sum=sum_words(picked),
            left=total - sum(picked),
        )
        self.say_prompt(words, seat)

    def prompt_key(self) -> str:
        picture = self.picture
        prompt = prompt_of(
            self.view, picture.draft, ready=picture.ready, to_score=to_score(picture)
        )
        return f"prompt.big4.{prompt}"

    def tell_action(self, action: ActionFace) -> None:
        """What the face of the action die means."""
        self.help.tell(say(f"card.big4.{action}.text"), (900, 900))

    def tell_no_sum(self) -> None:
        name = self.name(self.view.turn_seat)
        self.help.tell(say("prompt.big4.no-sum", name=name), (620, 860))

    def coach_key(self) -> str | None:
        view = self.view
        known = self.stage.settings.coached.get(self.name(view.to_act or 0), [])
        return coach_key(view, known)

    def booklet_page(self) -> str:
        view = self.view
        if view.phase in ("green", "sum", "blue") and self.picture.draft.mode == "action":
            return {"free-kick": "free-kick", "tackle": "tackle"}.get(
                view.action or "", "green-red"
            )
        return PAGES.get(view.phase, "dice")

    def undo(self) -> None:
        played = len(self.match.moves)
        super().undo()
        if len(self.match.moves) < played:
            self.picture.deed = None  # it may be the very one taken back

    # The referee's notebook.

    def notebook(self, on_done: Callable[[], None]) -> Notebook:
        lines = lines_of(self.view, [seat.name for seat in self.match.seats])
        return Notebook(lines, in_club_colours(self.match.seats, self.view.teams), on_done)

    def open_notebook(self) -> None:
        """In the middle of the match: what it has noted so far."""
        self.stage.sound.play("card")
        self.stack.push(self.notebook(self.stack.pop))

    def _show_podium(self) -> None:
        """First the report of the match."""
        self.stack.replace(self.notebook(self._climb_podium))

    def _climb_podium(self) -> None:
        """Still in the colours of the clubs."""
        super()._show_podium()
        podium = self.stack.top
        assert isinstance(podium, Podium)
        podium.seats = self.seats

    # Choosing.

    def offer(self) -> None:
        self.choosing.offer()
        self.ask()

    def withdraw(self) -> None:
        self.picture.clear_choice()

    def table_targets(self) -> list[Target]:
        return self.choosing.targets()

    def show_hint(self, move: AnyMove) -> Point:
        return self.choosing.show_hint(move)

    def hint_box(self, at: Point) -> Box:
        return slid_towards(HINT_BOX, at)

    def back(self) -> None:
        if self.picture.guide:
            self.picture.guide = False
            self.touch()
            return
        drafted = self.picture.draft.picked or self.picture.draft.mode == "change"
        if drafted and self.help.bubble is None and self.view.phase not in ("wall", "change-hurt"):
            self.choosing.offer()
            self.ask()
        else:
            super().back()
