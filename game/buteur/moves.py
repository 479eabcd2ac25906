"""What a seat may want to do in Buteur."""

from __future__ import annotations

from game.buteur.cards import Arrow
from game.core.rules import Move

# (column, row) seen from above; columns 0-9 west to east, rows 0-7 top to bottom.
# The nets are the squares of columns -1 and 10 behind the goal mouth.
Square = tuple[int, int]


class PlaceBall(Move, frozen=True, tag="place-ball"):
    """Kick-off square, goal-kick square, the step of a throw-in, or anywhere in one's own area."""

    square: Square


class PlayCard(Move, frozen=True, tag="play-card"):
    """Any card; `arrow` for Attackers, Free kicks and Goalkeepers, None for Corner and Penalty."""

    card: int
    arrow: Arrow | None = None


class LetIn(Move, frozen=True, tag="let-in"):
    """Leave the pending shot alone: a goal."""


class CutStock(Move, frozen=True, tag="cut"):
    """Cut for a corner, a penalty or a shoot-out kick."""


class EndTurn(Move, frozen=True, tag="end-turn"):
    """Do without the Penalty one could still play this turn."""


class ExchangeCard(Move, frozen=True, tag="exchange"):
    """No card fits a kick-off or clearance: put one under the stock and draw another."""

    card: int


class TakeAttacker(Move, frozen=True, tag="take-attacker"):
    """Exchanging did not help: lay a card down for the top Attacker of the discards."""

    card: int


class DiscardCard(Move, frozen=True, tag="discard"):
    """No card at all can be played in open play."""

    card: int


AnyMove = (
    PlaceBall | PlayCard | LetIn | CutStock | EndTurn | ExchangeCard | TakeAttacker | DiscardCard
)
