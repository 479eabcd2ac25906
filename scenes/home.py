"""The shelf: a box per game, the unfinished matches, the way to rules, settings and out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.catalog import GameInfo
from game.core.record import MatchRecord
from game.trophies.album_file import read_album
from scenes import registry, theme
from scenes.album_opening import open_album
from scenes.canvas import Canvas
from scenes.continue_tile import HEIGHT, ContinueTile, draw_more
from scenes.errands import Pieces
from scenes.game_box import ART_SIZE, TAG_SIZE, draw_game_box, draw_game_tag
from scenes.game_choice import GameChoice
from scenes.home_grass import draw_invitation, draw_toys
from scenes.kept_matches import Kept, kept_matches, open_kept, throw_away
from scenes.messages import leave_question, throw_away_question
from scenes.resume_list import ResumeList
from scenes.scene import Box, Scene, Target
from scenes.seats import Seats
from scenes.settings_scene import SettingsScene
from scenes.sound import sound_tip
from scenes.thumbnails import Thumbnails, picture_of
from scenes.trophy_keeping import catch_up, uncounted
from scenes.trophy_tile import TILE, draw_trophy_tile, family_count, something_new
from scenes.widgets.button import draw_button
from scenes.widgets.frame import change_sound
from scenes.widgets.glide import Glide
from scenes.widgets.panel import draw_title
from scenes.widgets.tip import draw_tips
from scenes.words import say

SOUND: Final = Box(1660, 36, 104, 100)
SETTINGS: Final = Box(1784, 36, 104, 100)
RULES: Final = Box(1528, 776, 304, 112)
LEAVE: Final = Box(1528, 914, 304, 112)
TILES: Final = Box(88, 782, 884, HEIGHT)  # where unfinished matches lie

_BOX_TOP = 182
_PITCHES = {1: 0, 2: 470, 3: 430, 4: 400, 5: 352, 6: 312}  # with six the boxes are smaller
_BETWEEN_BOXES = 6
_LID_MIDDLE = 160 / ART_SIZE[0]  # the rest of the drawing is depth
_TILE_GAP = 24
_MORE_WIDTH = 108


class Home(Scene):
    """Mock-up 01, at the bottom of the stack."""

    def __init__(self) -> None:
        super().__init__()
        self.games = registry.games_on_shelf()
        self.kept: list[Kept] = []
        self.trophies: int | None = 0
        self.new_trophies = False
        self.thumbnails = Thumbnails()
        self.lifts = Glide()

    def enter(self) -> None:
        self.stage.sound.music("music_shelf")
        self.kept = kept_matches(self.stage.saves)
        self._count_trophies()
        waiting = uncounted(self.stage)
        if waiting:
            self.stage.errands.prepare("album", self._fill_album(waiting))

    def _fill_album(self, waiting: Sequence[str]) -> Pieces:
        for _match in catch_up(self.stage, waiting):
            self._count_trophies()
            self.touch()
            yield

    def _count_trophies(self) -> None:
        album = read_album(self.stage.saves.folder)
        self.trophies, self.new_trophies = family_count(album), something_new(album)

    def lay_out(self) -> None:
        self.thumbnails.forget()

    @property
    def busy(self) -> bool:
        return self.lifts.moving

    def update(self, seconds: float) -> None:
        goals = {info.id: float(self.hot(info.id)) for info in self.games}
        if self.lifts.follow(goals, seconds, self.stage.pace):
            self.touch()

    # Where things are.

    def box_of(self, number: int) -> Box:
        """The place of a box on the plank."""
        count = len(self.games)
        pitch = _PITCHES[count]
        width = min(ART_SIZE[0], pitch - _BETWEEN_BOXES) if pitch else ART_SIZE[0]
        height = ART_SIZE[1] * width / ART_SIZE[0]
        left = (theme.DESIGN_WIDTH - (count - 1) * pitch - width) / 2
        return Box(left + number * pitch, _BOX_TOP + ART_SIZE[1] - height, width, height - 4)

    def tiles(self) -> list[ContinueTile]:
        """The match played last; what is more stands behind a button."""
        if not self.kept:
            return []
        width = TILES.width - (_MORE_WIDTH + _TILE_GAP if self._hidden else 0)
        return [ContinueTile("kept0", TILES._replace(width=width), self.kept[0])]

    @property
    def _hidden(self) -> int:
        return max(0, len(self.kept) - 1)

    @property
    def more_box(self) -> Box:
        return Box(TILES.x + TILES.width - _MORE_WIDTH, TILES.y, _MORE_WIDTH, HEIGHT)

    def targets(self) -> list[Target]:
        targets = [
            Target(info.id, _lid_of(self.box_of(number)), partial(self._take_box, info))
            for number, info in enumerate(self.games)
        ]
        for tile in self.tiles():
            targets += tile.targets(
                partial(self._go_on, tile.kept), partial(self._ask_to_throw, tile.kept)
            )
        if self._hidden:
            targets.append(Target("more", self.more_box, self._show_all, "home.all-matches"))
        targets += [
            Target("trophies", TILE, self._open_album),
            Target("rules", RULES, self._open_rules),
            Target("leave", LEAVE, self.back),
            Target("sound", SOUND, self._change_sound, sound_tip(self.stage.sound)),
            Target("settings", SETTINGS, self._open_settings, "settings.title"),
        ]
        return targets

    # What the buttons do.

    def _take_box(self, info: GameInfo) -> None:
        """A match of this game lies unfinished: ask first."""
        self.stage.sound.play("click")
        if self._kept_of(info):
            new = partial(self._lay_table, info)
            self.stack.push(ResumeList(lambda: self._kept_of(info), new))
        else:
            self._lay_table(info)

    def _lay_table(self, info: GameInfo) -> None:
        self.stack.push(Seats(info))

    def _kept_of(self, info: GameInfo) -> Sequence[Kept]:
        found = kept_matches(self.stage.saves)
        return [k for k in found if isinstance(k, MatchRecord) and k.game == info.id]

    def _show_all(self) -> None:
        self.stage.sound.play("click")
        self.stack.push(ResumeList(lambda: kept_matches(self.stage.saves)))

    def _go_on(self, kept: Kept) -> None:
        self.stage.sound.play("click")
        open_kept(self.stack, kept)

    def _ask_to_throw(self, kept: Kept) -> None:
        self.stage.sound.play("click")
        picture = picture_of(self.thumbnails, kept)
        self.stack.push(throw_away_question(partial(self._throw, kept), picture))

    def _throw(self, kept: Kept) -> None:
        throw_away(self.stack, kept)
        self.enter()
        self.touch()

    def _open_rules(self) -> None:
        self.stage.sound.play("click")
        if len(self.games) == 1:
            self._open_booklet(self.games[0])
        else:
            self.stack.push(GameChoice(say("home.rules"), self.games, self._open_booklet))

    def _open_booklet(self, info: GameInfo) -> None:
        self.stack.push(registry.booklet_for(info.id))

    def _open_album(self) -> None:
        self.stage.sound.play("click")
        open_album(self.stack)

    def _open_settings(self) -> None:
        self.stage.sound.play("click")
        self.stack.push(SettingsScene())

    def _change_sound(self) -> None:
        change_sound(self.stage)
        self.stage.sound.play("click")
        self.touch()

    def back(self) -> None:
        self.stage.sound.play("click")
        self.stack.push(leave_question(_close_window, matches=bool(self.kept)))

    # Showing.

    def draw(self, canvas: Canvas) -> None:
        canvas.background("home-stadium")
        self._draw_title(canvas)
        if len(self.games) <= 2:
            draw_toys(canvas, near=300 if len(self.games) == 1 else 90)
        for number, info in enumerate(self.games):
            box = self.box_of(number)
            draw_game_box(canvas, info, box.x, box.y, self.lifts.at(info.id), box.width)
            tag = min(TAG_SIZE[0], box.width)
            draw_game_tag(canvas, info, box.x + box.width * _LID_MIDDLE - tag / 2, 660, tag)
        self._draw_kept(canvas)
        draw_trophy_tile(canvas, self.trophies, self.state_of("trophies"), self.new_trophies)
        self._draw_buttons(canvas)
        draw_tips(canvas, self)

    def _draw_title(self, canvas: Canvas) -> None:
        words = say("home.title")
        width = canvas.stage.type.width(words, 112, "display")
        x = theme.DESIGN_WIDTH / 2 + 48
        canvas.art("pieces/ball", x - width / 2 - 66, 104, 104, "centre")
        draw_title(canvas, words, x, 104, 112, 900)

    def _draw_kept(self, canvas: Canvas) -> None:
        for tile in self.tiles():
            tile.draw(canvas, self, self.thumbnails)
        if self._hidden:
            draw_more(canvas, self.more_box, self.kept[1:], self.state_of("more"))
        if not self.kept:
            self._draw_invitation(canvas)

    def _draw_invitation(self, canvas: Canvas) -> None:
        """On the free grass: what the box under the pointer is about."""
        hot = next((info.id for info in self.games if self.hot(info.id)), None)
        words = say("home.choose") if hot is None else say(f"box.{hot}")
        draw_invitation(canvas, words, TILES)

    def _draw_buttons(self, canvas: Canvas) -> None:
        muted = self.stage.settings.muted or self.stage.sound.missing
        for key, box, icon in (
            ("sound", SOUND, "sound-off" if muted else "sound-on"),
            ("settings", SETTINGS, "gear"),
        ):
            draw_button(canvas, box, "", self.state_of(key), theme.PAPER, icon=icon)
        for key, box, icon, words in (
            ("rules", RULES, "book", "home.rules"),
            ("leave", LEAVE, "door", "home.quit"),
        ):
            state = self.state_of(key)
            draw_button(canvas, box, say(words), state, theme.PAPER, icon=icon, size=50)


def _lid_of(box: Box) -> Box:
    """The hand takes the box by its lid; the drawing around it is depth and shadow."""
    k = box.width / ART_SIZE[0]
    return Box(box.x + 6 * k, box.y + 8 * k, 328 * k, box.height - 8 * k)


def _close_window() -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
