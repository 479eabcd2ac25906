"""The podium: who stands where, one sentence about the match, and the way to the next one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.catalog import GameInfo
from game.core.match import Match
from game.core.record import Seat
from game.trophies.counting import Earned
from scenes import theme
from scenes.confetti import Confetti
from scenes.podium_blocks import Block, Standing, draw_block, draw_on_grass, lay_blocks
from scenes.podium_trophies import CARD, TrophyCard
from scenes.scene import Box, Scene, Target
from scenes.standings import standings_by_side
from scenes.stories import result_words, story_of
from scenes.timeline import ease_out
from scenes.trophy_keeping import keep_in_album
from scenes.widgets.button import draw_button
from scenes.widgets.centred_lines import draw_centred_lines
from scenes.widgets.panel import draw_title
from scenes.widgets.tip import draw_tips
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

STORY = Box(1446, 150, 438, 450)
LOW_STORY = Box(300, 950, 1110, 112)  # where a new trophy has taken its place
LOW_STORY_ALONE = 205  # under the middle, when nobody stands on the grass
REMATCH = Box(1446, 636, 438, 140)
PLAYERS = Box(1446, 808, 438, 106)
HOME = Box(1446, 940, 438, 106)

_TITLE_MIDDLE = (760, 100)
_RAIN_BEGINS = 3.0  # seconds into the fall: the air is full of paper when the picture comes
_HOP = 10  # no higher than the lid of the block hides the waist
_RISES = {3: 0.0, 2: 0.2, 1: 0.4}  # after so many seconds
_RISE = 0.5
_DEAF = 0.5  # a click that skipped the last goal must not start a new match


class _Button(NamedTuple):
    key: str
    box: Box
    words: str
    icon: str
    paint: theme.Paint
    size: float


_BUTTONS = (
    _Button("podium.rematch", REMATCH, "story.button.rematch", "undo", theme.GRASS, 66),
    _Button("podium.players", PLAYERS, "podium.players", "players", theme.PAPER, 44),
    _Button("podium.home", HOME, "story.button.home", "home", theme.PAPER, 50),
)


class Podium(Scene):
    """Mock-up 09b. `seats` are dressed as at the table. Partners share a block; equal places have
    blocks of one height."""

    def __init__(self, match: Match[Any, Any, Any], info: GameInfo, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.match = match
        self.info = info
        self.seats = seats
        self.standings = standings_by_side(match, info)
        self._confetti = Confetti(150)
        self.earned: list[Earned] = []
        self.trophies = TrophyCard([], self.seats)
        self._age = 0.0
        self._entered = False

    @property
    def winners(self) -> list[Standing]:
        return [standing for standing in self.standings if standing.place == 1]

    @property
    def is_draw(self) -> bool:
        return len(self.winners) > 1

    def enter(self) -> None:
        self.stage.sound.music("music_shelf")
        if not self._entered:
            self._entered = True
            self.earned = keep_in_album(self.stage, self.match, self.info)
            self.trophies = TrophyCard(self.earned, self.seats)
            self.stage.sound.play("draw" if self.is_draw else "win")

    @property
    def busy(self) -> bool:
        return self._rains or self._age < _DEAF or self.trophies.moving

    @property
    def _rains(self) -> bool:
        return self.stage.pace > 0 and _RAIN_BEGINS + self._age < self._confetti.lands_after()

    def update(self, seconds: float) -> None:
        moved = self.busy
        self._age += seconds
        self.trophies.follow(self._age, self.stage)
        if moved:
            self.touch()

    def lay_out(self) -> None:
        self.trophies.forget()

    # What may be done.

    def targets(self) -> list[Target]:
        acts = {
            "podium.rematch": self._rematch,
            "podium.players": self._change_players,
            "podium.home": self._home,
        }
        found = [Target(button.key, button.box, acts[button.key]) for button in _BUTTONS]
        if self.earned:
            found.append(Target("podium.trophies", CARD, self._open_album, "album.podium-tip"))
        return found

    def back(self) -> None:
        self._home()

    def _rematch(self) -> None:
        from scenes.registry import rematch

        if self._age >= _DEAF:
            self.stage.sound.play("click")
            self.stack.replace(rematch(self.match, self.info))

    def _change_players(self) -> None:
        from scenes.seats import Seats

        if self._age >= _DEAF:
            self.stage.sound.play("click")
            self.stack.replace(Seats(self.info))

    def _home(self) -> None:
        if self._age >= _DEAF:
            self.stage.sound.play("click")
            self.stack.home()

    def _open_album(self) -> None:
        from scenes.album_opening import open_album

        if self._age >= _DEAF:
            self.stage.sound.play("click")
            shown = self.trophies.shown or self.trophies.earned[-1]
            open_album(self.stack, self.seats[shown.seat].name)

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        canvas.background("podium")
        self._draw_rain(canvas)
        blocks, grass = lay_blocks(self.standings)
        for block in blocks:
            self._draw_block(canvas, block)
        for standing, x in grass:
            points = self._result(standing, standing.points)
            words = say("podium.place", place=standing.place, points=points)
            draw_on_grass(canvas, standing, self.seats, x, words)
        draw_title(canvas, self._title(), *_TITLE_MIDDLE, 128, 1290)
        if self.earned:
            self.trophies.draw(canvas, self.state_of("podium.trophies"))
            self._draw_low_story(canvas)
        else:
            self._draw_story(canvas)
        for button in _BUTTONS:
            state, words = self.state_of(button.key), say(button.words)
            draw_button(
                canvas, button.box, words, state, button.paint, icon=button.icon, size=button.size
            )
        draw_tips(canvas, self)

    def _draw_rain(self, canvas: Canvas) -> None:
        """Behind everybody, so that no name is hidden; with fewer animations it hangs still."""
        self._confetti.draw(canvas, _RAIN_BEGINS + (self._age if self.stage.pace else 0))

    def _draw_block(self, canvas: Canvas, block: Block) -> None:
        risen = self._risen(block.standing.place)
        points = self._result(block.standing, round(block.standing.points * risen))
        hop = _HOP * abs(math.sin(self._age * 4)) if self._rains else 0
        draw_block(canvas, block, self.seats, points, hop, risen)

    def _result(self, standing: Standing, points: int) -> str:
        return result_words(self.match, self.info, standing.seats[0], points)

    def _risen(self, place: int) -> float:
        """Third comes out of the ground first, the winners last."""
        pace = self.stage.pace
        if not pace:
            return 1.0
        late = _RISES[min(3, place)]
        return ease_out(min(1.0, max(0.0, (self._age / pace - late) / _RISE)))

    def settle(self) -> None:
        """Everybody stands in their place, all trophies are there."""
        self._age = max(self._age, (_RISES[1] + _RISE) * self.stage.pace)
        self.trophies.finish()

    def _title(self) -> str:
        if self.is_draw:
            return say("story.button.draw")
        names = [self.seats[seat].name for seat in self.winners[0].seats]
        if len(names) == 1:
            return say("story.button.winner", winner=names[0])
        return say("podium.winners", one=names[0], other=names[1])

    def _draw_story(self, canvas: Canvas) -> None:
        canvas.plate(STORY, 36, theme.PAPER.fill, border=6, shadow="normal")
        x = STORY.x + STORY.width / 2
        self._draw_cup(canvas, x, STORY.y + 108, 84)
        room = Box(STORY.x + 30, STORY.y + 202, STORY.width - 60, STORY.height - 226)
        draw_centred_lines(canvas, self._story, room, 46, align="centre", even=True)

    def _draw_low_story(self, canvas: Canvas) -> None:
        """At the foot of the podium, in one or two long lines."""
        box = LOW_STORY if lay_blocks(self.standings)[1] else LOW_STORY._replace(x=LOW_STORY_ALONE)
        canvas.plate(box, 34, theme.PAPER.fill, shadow="normal")
        self._draw_cup(canvas, box.x + 70, box.centre[1], 44)
        room = Box(box.x + 130, box.y + 8, box.width - 160, box.height - 16)
        draw_centred_lines(canvas, self._story, room, 42, align="centre", even=True)

    def _draw_cup(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        art = "icons/handshake" if self.is_draw else "pieces/cup-gold"
        disc = canvas.stage.shapes.disc(radius, theme.SUN.tint, None, 0)
        canvas.blit(disc, x, y, "centre")
        canvas.art(art, x, y, radius * 1.78, "centre")

    @property
    def _story(self) -> str:
        return story_of(self.match, self.info) or self._title()
