"""Cards that will lie on the table soon, put together while nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.big4 import squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.picture import Big4Picture
from scenes.big4.places import shape_of
from scenes.big4.setup_boards import CLUBS
from scenes.big4.team_cards import look_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.errands import Pieces
    from scenes.stage import Stage


def purpose(picture: Big4Picture) -> tuple[object, ...]:
    """What is prepared depends on this alone."""
    teams = tuple((team.club, team.footballers) for team in picture.teams)
    return ("big4", picture.set_up, teams)


def prepare_cards(stage: Stage, picture: Big4Picture) -> Pieces:
    """Those to choose from first, then the elevens, in form and weak, then the clubs still free."""
    if picture.set_up:
        choosing = [team.club for team in picture.teams if not team.footballers]
        yield from _candidates(stage, picture, [club for club in choosing if club is not None])
    yield from _elevens(stage, picture)
    if picture.set_up:
        taken = {team.club for team in picture.teams}
        yield from _candidates(stage, picture, [club for club in range(CLUBS) if club not in taken])


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
