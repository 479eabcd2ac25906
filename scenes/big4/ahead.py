"""What will lie on the table of BIG 4 soon, drawn while nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from game.big4.view import Phase
from game.catalog import game_info
from game.core.match import Match
from scenes.big4 import dice_tray, judge_board, setup_boards, side_panels, squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.club_colours import in_club_colours
from scenes.big4.deed_panel import CARD_SHARE
from scenes.big4.duel_board import Stadium
from scenes.big4.picture import Big4Picture, Judging
from scenes.big4.places import shape_of
from scenes.big4.sets_panel import draw_sets_panel
from scenes.big4.setup_boards import CLUBS
from scenes.big4.team_cards import look_of
from scenes.board_loader import load_board
from scenes.canvas import Canvas
from scenes.goal_overlay import prepare_goals
from scenes.unseen import prepare_avatars, unseen_canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.record import Seat
    from scenes.errands import Pieces
    from scenes.stage import Stage

_AVATARS = ((84.0, "play"), (66.0, "play"), (56.0, "play"), (56.0, "sad"))
_SET_UP: tuple[Phase, ...] = ("club", "line-up", "referee")


def purpose(picture: Big4Picture) -> tuple[object, ...]:
    """What is prepared depends on this alone."""
    teams = tuple((team.club, team.footballers) for team in picture.teams)
    return ("big4", picture.set_up, teams)


def prepare_table(stage: Stage, seats: Sequence[Seat]) -> Pieces:
    """Before the match: its boards, for every club anybody may choose; the largest files last."""
    info = game_info("big4")
    match: Match[Any, Any, Any] = Match.new(
        info.load(load_board), tuple(seats), info.default_options(), 1, 0.0
    )
    yield
    picture, canvas = Big4Picture(), unseen_canvas(stage)
    picture.set_from(match.rules.view(None))
    for first in range(CLUBS):
        for number, team in enumerate(picture.teams):
            club = (first + number) % CLUBS
            picture.teams[number] = msgspec.structs.replace(team, club=club)
        dressed = in_club_colours(seats, picture.teams)
        yield from prepare_avatars(canvas, dressed, _AVATARS)
        yield from _boards(canvas, picture, dressed)
        yield from _goals(stage, dressed)
    stage.shelf(Stadium).laid(Canvas(pygame.Surface(stage.window), stage))
    yield


def _boards(canvas: Canvas, picture: Big4Picture, seats: Sequence[Seat]) -> Pieces:
    cards = canvas.stage.shelf(CardShelf)
    picture.acting = 0
    for picture.phase in _SET_UP:
        setup_boards.draw_set_up(canvas, picture, seats, cards)
        yield
    for picture.acting in range(len(seats)):
        side_panels.draw_sides(canvas, picture, seats, cards)
        yield
    dice_tray.draw_tray(canvas, picture)
    dice_tray.draw_dice(canvas, picture)
    draw_sets_panel(canvas, picture, seats, cards)
    yield
    picture.referee, picture.judging = 0, Judging(0)
    judge_board.draw_judging(canvas, picture)
    yield


def prepare_cards(stage: Stage, picture: Big4Picture, seats: Sequence[Seat]) -> Pieces:
    """Those to choose from first, then the elevens, in form and weak, then the clubs still free."""
    if picture.set_up:
        choosing = [team.club for team in picture.teams if not team.footballers]
        yield from _candidates(stage, picture, [club for club in choosing if club is not None])
    yield from _elevens(stage, picture)
    if picture.set_up:
        taken = {team.club for team in picture.teams}
        yield from _candidates(stage, picture, [club for club in range(CLUBS) if club not in taken])
    else:
        yield from _goals(stage, seats)


def _goals(stage: Stage, seats: Sequence[Seat]) -> Pieces:
    sides = [[(number, seat)] for number, seat in enumerate(seats)]
    yield from prepare_goals(stage, seats, sides[:2])


def _candidates(stage: Stage, picture: Big4Picture, clubs: Sequence[int]) -> Pieces:
    shelf = stage.shelf(CardShelf)
    for club in clubs:
        for pair in squad.candidates(club):
            for footballer in pair:
                shelf.picture(Look(footballer, stars=picture.advanced), LARGE)
                yield


def _elevens(stage: Stage, picture: Big4Picture) -> Pieces:
    shelf, shape = stage.shelf(CardShelf), shape_of(picture.players)
    for seat, team in enumerate(picture.teams):
        for footballer in team.footballers:
            look = look_of(picture, seat, footballer)
            shelf.picture(look, shape)
            yield
            shelf.picture(look._replace(weak=not look.weak), shape)
            yield
            shelf.picture(Look(footballer, weak=True), LARGE, CARD_SHARE)  # told of as weakened
            yield
