"""The play area of BIG 4, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.record import Seat
from scenes import theme
from scenes.big4 import (
    dice_tray,
    duel_board,
    duel_foot,
    judge_board,
    sets_panel,
    setup_boards,
    show,
    side_panels,
    squad,
    team_cards,
)
from scenes.big4.cards import CardShelf, Look
from scenes.big4.picture import Big4Picture
from scenes.big4.pitch import draw_ground
from scenes.canvas import Canvas, DrawnText
from scenes.scene import Box, Point
from scenes.widgets.avatar import draw_avatar
from scenes.words import language

Key = tuple[object, ...]
_STICKER = 2.1


class Big4Table:
    """The set table is kept; what moves, is asked or is held over it is drawn on top."""

    def __init__(self) -> None:
        self._cards: CardShelf | None = None
        self._bare: dict[str, pygame.Surface] = {}
        self._bare_key: Key = ()
        self._set: pygame.Surface | None = None
        self._set_key: Key = ()
        self._texts: list[DrawnText] = []

    def cards(self, canvas: Canvas) -> CardShelf:
        """What is kept is good for one stage of one size."""
        if self._cards is None or self._cards.art is not canvas.stage.art:
            self._cards = canvas.stage.shelf(CardShelf)
            self._bare, self._set = {}, None
        return self._cards

    def put_up(self, canvas: Canvas, footballer: int, at: Point) -> None:
        """The card of whom everybody looks at now, as a large sticker."""
        look = Look(footballer, mood="fierce")
        canvas.blit(self.cards(canvas).leaning(look, _STICKER, 6), *at, "centre")

    def draw(self, canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        cards = self.cards(canvas)
        if picture.board is not None:
            self._draw_duel(canvas, picture, seats, cards)
        else:
            canvas.surface.blit(self._lay(canvas, picture, seats, cards), (0, 0))
            if canvas.texts is not None:
                canvas.texts.extend(self._texts)
            if not picture.set_up:
                team_cards.draw_turning(canvas, picture, cards)
                dice_tray.draw_dice(canvas, picture)
            judge_board.draw_judging(canvas, picture)
        show.draw_show(canvas, picture, cards)

    def _draw_duel(
        self, canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
    ) -> None:
        canvas.surface.blit(self._bare_layer(canvas, "duel", duel_board.draw_stadium), (0, 0))
        duel_board.draw_board(canvas, picture, seats, cards)
        duel_foot.draw_foot(canvas, picture, seats)

    def _lay(
        self, canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
    ) -> pygame.Surface:
        bare = self._ground(canvas, picture, seats)
        key = (self._bare_key, language(), canvas.stage.text_factor, *seats, *_laid(picture))
        if self._set is None or self._set_key != key:
            self._set = bare.copy()
            layer = Canvas(self._set, canvas.stage)
            layer.texts = self._texts = []
            _draw_set(layer, picture, seats, cards)
            self._set_key = key
        return self._set

    def _ground(
        self, canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]
    ) -> pygame.Surface:
        """Colours are settled with the line-ups: there is one pitch to a match."""
        if picture.set_up:
            return self._bare_layer(canvas, "set-up", setup_boards.draw_wall)
        colours = "-".join(str(seat.colour) for seat in seats)
        return self._bare_layer(canvas, f"ground-{colours}", lambda on: draw_ground(on, seats))

    def _bare_layer(
        self, canvas: Canvas, name: str, draw: Callable[[Canvas], None]
    ) -> pygame.Surface:
        key = (canvas.scale, canvas.offset, canvas.surface.get_size())
        if key != self._bare_key:
            self._bare, self._bare_key = {}, key
        if name not in self._bare:
            layer = Canvas(pygame.Surface(canvas.surface.get_size()).convert(), canvas.stage)
            draw(layer)
            self._bare[name] = layer.surface
        return self._bare[name]


def _draw_set(
    canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
) -> None:
    if picture.set_up:
        setup_boards.draw_set_up(canvas, picture, seats, cards)
        return
    side_panels.draw_sides(canvas, picture, seats, cards)
    team_cards.draw_teams(canvas, picture, cards)
    side_panels.draw_out(canvas, picture)
    dice_tray.draw_tray(canvas, picture)
    sets_panel.draw_sets_panel(canvas, picture, seats, cards)


def _laid(picture: Big4Picture) -> Key:
    """What the kept layer shows."""
    draft = picture.draft
    return (
        *picture.teams, picture.advanced, picture.phase, picture.acting, picture.minute,
        picture.classic, picture.action, picture.dice_left, picture.action_left,
        picture.may_change, picture.yellows, picture.tumble < 0, picture.offering, picture.lit,
        picture.sets, picture.ready, picture.hot, picture.pressed, picture.hinted,
        draft.mode, draft.picked, draft.taker, draft.off, draft.eleven,
        frozenset(picture.flips), picture.struck, tuple(picture.fading), picture.deed,
    )  # fmt: skip


def draw_thumbnail(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], box: Box) -> None:
    """Clubs and goals: what everybody may see."""
    canvas.plate(box, 20, theme.GRASS_DARK, border=5)
    pitch = (box.height - 16) / len(seats)
    radius = min(36.0, pitch / 2 - 4)
    for number, (seat, team) in enumerate(zip(seats, picture.teams, strict=True)):
        y = box.y + 8 + pitch * (number + 0.5)
        draw_avatar(canvas, seat, number, box.x + 54, y, radius, "sad" if team.out else "play")
        if team.club is not None:
            canvas.art(squad.badge(team.club), box.x + 134, y, radius * 1.7, "centre")
        canvas.art("icons/players", box.x + 194, y, 40, "centre")
        fit = str(team.fit.bit_count())
        canvas.text(fit, box.x + 238, y, 40, theme.WHITE, anchor="centre", fixed=True)
        goals = str(team.goals)
        canvas.text(goals, box.x + box.width - 40, y, 52, theme.SUN.fill, anchor="centre",
                    fixed=True)  # fmt: skip
