"""The family album: everybody's trophies and a few numbers, a book with two pages open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.trophies.album_file import DamagedAlbum, read_album
from game.trophies.deeds import TROPHIES
from game.trophies.profiles import Album, Profile
from scenes import theme
from scenes.album_book import (
    DOTS_MIDDLE,
    TABS,
    draw_book,
    draw_ribbon,
    draw_tab,
    tab_box,
    tuck_in_tabs,
)
from scenes.album_pages import (
    SPREADS,
    draw_page,
    open_pages,
    spread_of,
    sticker_boxes,
    trophies_of,
)
from scenes.album_people import PeopleColumn
from scenes.scene import Box, Scene, Target
from scenes.sound import turn_chime
from scenes.trophy_keeping import mark_seen
from scenes.trophy_view import TrophyView
from scenes.widgets.button import draw_button
from scenes.widgets.page_dots import draw_page_dots
from scenes.widgets.tip import draw_below, draw_tips
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

CLOSE: Final = Box(1786, 24, 106, 106)
PREVIOUS: Final = Box(34, 938, 112, 112)
NEXT: Final = Box(1774, 938, 112, 112)
NOBODY: Final = Profile("")
STICKS_AFTER: Final = 0.5  # time to see where something is missing
STICKS_FOR: Final = 0.35


class AlbumScene(Scene):
    """Mock-up 21. `name` is whose pages lie open first; by default the first person's."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.album = Album()
        self.people = PeopleColumn([])
        self.spread = 0
        self.sticks_in = True  # new stickers pop up in their places
        self.opens_at: int | None = None  # by default where something new is stuck in
        self._wished = name
        self._seen: dict[str, set[str]] = {}
        self._open_for = 0.0  # seconds since these pages were opened
        self._stuck: set[tuple[str, int]] = set()  # pages whose new stickers are in

    def enter(self) -> None:
        self.stage.sound.music("music_shelf")
        found = read_album(self.stage.saves.folder)
        self.album = Album() if isinstance(found, DamagedAlbum) else found
        self.people = PeopleColumn(self.album.profiles, self.profile.name or self._wished)
        if not self._seen:
            self.spread = self._first_spread()
        self._note_seen()

    def _first_spread(self) -> int:
        if self.opens_at is not None:
            return self.opens_at
        chapters = {trophy.key: trophy.chapter for trophy in TROPHIES}
        new = [chapters[key] for key in self.profile.fresh if key in chapters]
        return spread_of(new[-1]) if new else 0

    @property
    def profile(self) -> Profile:
        """Whose pages lie open; nobody's while nobody has played."""
        return self.people.shown or NOBODY

    # What may be done.

    def targets(self) -> list[Target]:
        found = self.people.targets(self._show_person, self._more_people)
        for chapter, page in open_pages(self.spread):
            found += [
                Target(f"trophy.{key}", box, partial(self._look_at, key))
                for key, box in sticker_boxes(chapter, page)
            ]
        found += [
            Target(f"tab.{game}", tab_box(number), partial(self._turn_to, spread_of(game)))
            for number, game in enumerate(TABS)
        ]
        if self.spread > 0:
            turn = partial(self._turn_to, self.spread - 1)
            found.append(Target("previous", PREVIOUS, turn, "booklet.previous"))
        if self.spread < SPREADS - 1:
            turn = partial(self._turn_to, self.spread + 1)
            found.append(Target("next", NEXT, turn, "booklet.next"))
        return [*found, Target("close", CLOSE, self.back, "booklet.close")]

    def key(self, name: str) -> None:
        """Without a focus the arrows turn the pages, as a reader expects."""
        step = {"left": -1, "right": 1}.get(name, 0)
        if step and self.focused is None and 0 <= self.spread + step < SPREADS:
            self._turn_to(self.spread + step)
        else:
            super().key(name)

    def back(self) -> None:
        self.stage.sound.play("click")
        mark_seen(self.stage, self._seen)
        self.stack.pop()

    # New stickers.

    @property
    def busy(self) -> bool:
        return self._new_here and self._progress < 1

    @property
    def _new_here(self) -> bool:
        """Stickers nobody has seen yet belong on these pages."""
        here = {key for chapter, _page in open_pages(self.spread) for key in trophies_of(chapter)}
        return (self.profile.name, self.spread) not in self._stuck and bool(
            here & set(self.profile.fresh)
        )

    @property
    def _progress(self) -> float:
        """Of the stickers on these pages; below 0 their places are still empty."""
        pace = self.stage.pace
        if not self.sticks_in or not self._new_here or not pace:
            return 1.0
        return (self._open_for / pace - STICKS_AFTER) / STICKS_FOR

    def update(self, seconds: float) -> None:
        if not self.busy:
            return
        waiting = self._progress < 0
        self._open_for += seconds
        if waiting and self._progress >= 0:
            self.stage.sound.play("card")
            self.stage.sound.play(turn_chime(0))
        if self._progress >= 1:
            self._stuck.add((self.profile.name, self.spread))
        self.touch()

    def _note_seen(self) -> None:
        """What lies open before somebody's eyes now."""
        self._open_for = 0.0
        seen = self._seen.setdefault(self.profile.name, set())
        for chapter, _page in open_pages(self.spread):
            seen.update(trophies_of(chapter))
        self.touch()

    def _turn_to(self, spread: int) -> None:
        self.stage.sound.play("card")
        self.spread = spread
        self._note_seen()

    def _show_person(self, number: int) -> None:
        self.stage.sound.play("card")
        self.people.show(number)
        self._note_seen()

    def _more_people(self) -> None:
        self.stage.sound.play("click")
        self.people.turn()
        self.touch()

    def _look_at(self, trophy: str) -> None:
        self.stage.sound.play("click")
        self.stack.push(TrophyView(trophy, self.profile, self.album.profiles))

    # Showing.

    def draw(self, canvas: Canvas) -> None:
        draw_book(canvas)
        chapters = [chapter for chapter, _page in open_pages(self.spread)]
        for number, game in enumerate(TABS):
            draw_tab(canvas, number, is_open=game in chapters, hot=self.hot(f"tab.{game}"))
        tuck_in_tabs(canvas)
        for chapter, page in open_pages(self.spread):
            draw_page(canvas, self, chapter, page, self.profile, self._progress)
        self._draw_ribbon(canvas)
        draw_page_dots(canvas, self.spread, SPREADS, DOTS_MIDDLE)
        self.people.draw(canvas, self)
        self._draw_buttons(canvas)
        self._draw_tips(canvas)

    def _draw_ribbon(self, canvas: Canvas) -> None:
        name = self.profile.name
        words = say("album.title", name=name) if name else say("trophies.title")
        draw_ribbon(canvas, words, self.profile.earned, len(TROPHIES))

    def _draw_buttons(self, canvas: Canvas) -> None:
        offered = {target.key for target in self.targets()}
        for key, box, icon, paint in (
            ("close", CLOSE, "cross-white", theme.CORAL),
            ("previous", PREVIOUS, "chevron-left", theme.SUN),
            ("next", NEXT, "chevron-right", theme.SUN),
        ):
            if key in offered:
                draw_button(canvas, box, "", self.state_of(key), paint, icon=icon)

    def _draw_tips(self, canvas: Canvas) -> None:
        """Under a sticker what has to be done for it, beside a face its name."""
        draw_tips(canvas, self)
        if self.stack.top is not self:
            return
        self.people.draw_tip(canvas, self)
        for target in self.targets():
            kind, _, key = target.key.partition(".")
            if kind == "trophy" and self.hot(target.key):
                draw_below(canvas, say(f"trophy.{key}.text"), target.box)
            elif kind == "tab" and self.hot(target.key):
                draw_below(canvas, say(f"game.{key}"), target.box)
