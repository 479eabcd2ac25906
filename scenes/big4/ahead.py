"""Cards that will lie on the table soon, put together while nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.big4 import squad
from scenes.big4.cards import LARGE, CardShelf, Look
from scenes.big4.picture import Big4Picture
from scenes.big4.places import shape_of
from scenes.big4.team_cards import look_of

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage


def purpose(picture: Big4Picture) -> tuple[object, ...]:
    """What is prepared depends on this alone."""
    teams = tuple((team.club, team.footballers) for team in picture.teams)
    return ("big4", picture.set_up, teams)


def prepare_cards(stage: Stage, picture: Big4Picture) -> Pieces:
    """Those to choose from first, then the elevens, in form and weak."""
    shelf = stage.shelf(CardShelf)
    shape = shape_of(picture.players)
    teams = list(enumerate(picture.teams))
    if picture.set_up:
        for _, team in teams:
            if team.club is not None and not team.footballers:
                for pair in squad.candidates(team.club):
                    for footballer in pair:
                        shelf.picture(Look(footballer, stars=True), LARGE)
                        yield
    for seat, team in teams:
        for footballer in team.footballers:
            look = look_of(picture, seat, footballer)
            shelf.picture(look, shape)
            yield
            shelf.picture(look._replace(weak=not look.weak), shape)
            yield
