"""Who may open the market or a squad, behind whose curtain, and the way back to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.rules import Refusal
from scenes.championnat.places import MARKET_BUTTON, SHEET_BUTTONS
from scenes.handover import Handover
from scenes.scene import Point
from scenes.widgets.curtain import curtain_of

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene

Show = Callable[[int], None]


class Sheets:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.scene = scene
        self._wished = ""

    def wish_for(self, point: Point | None) -> None:
        """Whoever clicks on the market or the squad while something moves gets there after it."""
        picture = self.scene.picture
        if point is not None and picture.screen == "board" and picture.board is None:
            for key, box in SHEET_BUTTONS.items():
                if box.holds(point):
                    self._wished = picture.glowing = key

    def open_wished(self) -> None:
        """Nothing moves any more."""
        wished, self._wished = self._wished, ""
        if not wished or self.scene.match.over or self.scene.picture.screen != "board":
            return
        for target in self.scene.choosing.targets():
            if target.key == wished:
                target.act()

    def open_market(self) -> None:
        """Any seat at any moment between two steps: who is it?"""
        people = self.scene.viewing.people
        if not people:
            return
        if len(people) == 1 or all(self._why_closed(seat) for seat in people):
            self.open_market_for(people[0])
        else:
            self.scene.picture.sheet = "who"
            self.scene.touch()

    def open_market_for(self, seat: int) -> None:
        """No curtain falls for somebody who may not go."""
        scene = self.scene
        scene.picture.sheet = ""
        reason = self._why_closed(seat)
        if reason is None:
            self.behind_curtain(seat, self._show_market)
        else:
            scene.help.refuse(Refusal(reason, "market"), MARKET_BUTTON.centre)

    def _why_closed(self, seat: int) -> str | None:
        """Why that seat may make no offer now; no secret."""
        return self.scene.rules.view(seat).market

    def behind_curtain(self, seat: int, show: Show) -> None:
        """Behind that person's own curtain, unless it stands in front already."""
        scene = self.scene
        if scene.viewing.viewer == seat:
            show(seat)
        elif not scene.viewing.needs_curtain:
            self._step_up(seat, show)
        else:
            scene.viewing.viewer = None
            scene.rebuild()
            scene.stack.push(Handover(seat, scene.seats, lambda: self._curtain_up(seat, show)))

    def _curtain_up(self, seat: int, show: Show) -> None:
        self.scene.stack.open_curtain(curtain_of(self.scene.seats[seat]))
        self._step_up(seat, show)

    def _step_up(self, seat: int, show: Show) -> None:
        self.scene.viewing.handed_to(seat)
        self.scene.rebuild()
        if seat == self.scene.person_to_act:
            self.scene.choosing.offer()
        show(seat)

    def _show_market(self, seat: int) -> None:
        self.scene.choosing.market.open(seat)
        self.scene.ask()

    def close(self) -> None:
        picture = self.scene.picture
        seat = picture.market.seat if picture.market else None
        picture.sheet, picture.market = "", None
        self.scene.stage.sound.play("click")
        self._back_to_table(seat)

    def _back_to_table(self, seat: int | None) -> None:
        """Somebody who came for the market alone leaves again: the curtain may fall."""
        scene = self.scene
        to_act = scene.match.rules.to_act
        if seat is not None and seat != to_act and len(scene.viewing.people) > 1:
            scene.look_again()
        elif scene.person_to_act is not None:
            scene.ask()
        scene.touch()
