"""The play area of BIG 4, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

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
from scenes.canvas import Canvas
from scenes.kept_layer import KeptLayer, Panel
from scenes.scene import Box, Point
from scenes.widgets.avatar import draw_avatar

Key = tuple[object, ...]
_STICKER = 2.1


class Big4Table:
    """The set table is kept; what moves, is asked or is held over it is drawn on top."""

    def __init__(self) -> None:
        self._ground = KeptLayer()
        self._set = KeptLayer()

    def put_up(self, canvas: Canvas, footballer: int, at: Point) -> None:
        """The card of whom everybody looks at now, as a large sticker."""
        look = Look(footballer, mood="fierce")
        canvas.blit(canvas.stage.shelf(CardShelf).leaning(look, _STICKER, 6), *at, "centre")

    def draw(self, canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        cards = canvas.stage.shelf(CardShelf)
        if picture.board is not None:
            canvas.lay_over(canvas.stage.shelf(duel_board.Stadium).laid(canvas))
            duel_board.draw_board(canvas, picture, seats, cards)
            duel_foot.draw_foot(canvas, picture, seats)
        else:
            self._set.show(canvas, self._panels(canvas, picture, seats, cards))
            if not picture.set_up:
                team_cards.draw_turning(canvas, picture, cards)
                dice_tray.draw_dice(canvas, picture)
            judge_board.draw_judging(canvas, picture)
        show.draw_show(canvas, picture, cards)

    def _panels(
        self, canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat], cards: CardShelf
    ) -> list[Panel]:
        # Colours are settled with the line-ups: there is one pitch to a match.
        key = (picture.set_up, tuple(seat.colour for seat in seats))
        draw = setup_boards.draw_wall if picture.set_up else partial(draw_ground, seats=seats)
        return [
            self._ground.below(canvas, [Panel("ground", key, draw, None)]),
            Panel(
                "set",
                (tuple(seats), *_laid(picture)),
                lambda on: _draw_set(on, picture, seats, cards),
            ),
        ]


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
        picture.may_change, picture.card, picture.facing, picture.yellows, picture.tumble < 0,
        picture.offering, picture.lit, picture.sets, picture.sum_fits, picture.ready, picture.hot,
        picture.pressed, picture.hinted,
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
        if not team.footballers:
            continue  # still to be lined up
        canvas.art("icons/players", box.x + 194, y, 40, "centre")
        fit = str(team.fit.bit_count())
        canvas.text(fit, box.x + 238, y, 40, theme.WHITE, anchor="centre", fixed=True)
        goals = str(team.goals)
        canvas.text(goals, box.x + box.width - 40, y, 52, theme.SUN.fill, anchor="centre",
                    fixed=True)  # fmt: skip
