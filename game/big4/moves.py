"""What a seat may want to do in BIG 4. Footballers are numbers; sets of them go up in order."""

from __future__ import annotations

from game.core.rules import Move


class ChooseClub(Move, frozen=True, tag="club"):
    club: int


class ChooseConfidence(Move, frozen=True, tag="confidence"):
    """A helping hand, when it was agreed on: stars that count from the start."""

    stars: int


class LineUp(Move, frozen=True, tag="line-up"):
    """A candidate for each place, goalkeeper first. Only ready-made elevens are listed."""

    footballers: tuple[int, ...]


class ChooseReferee(Move, frozen=True, tag="referee"):
    referee: int


class Roll(Move, frozen=True, tag="roll"):
    """Two classic dice and the action die."""


class TurnOver(Move, frozen=True, tag="turn-over"):
    """Use the classic dice: in-form opponents whose numbers make the sum."""

    footballers: tuple[int, ...]


class Dribble(Move, frozen=True, tag="dribble"):
    footballer: int


class Recover(Move, frozen=True, tag="recover"):
    """One's own weakened footballer gets up: by the action die, or after a duel won in goal."""

    footballer: int


class Cramp(Move, frozen=True, tag="cramp"):
    """One's own in-form footballer who is turned over."""

    footballer: int


class Pass(Move, frozen=True, tag="pass"):
    """On a blue face: neither action nor dice."""


class FreeKick(Move, frozen=True, tag="free-kick"):
    taker: int
    against: int


class Tackle(Move, frozen=True, tag="tackle"):
    footballer: int


class TossReferee(Move, frozen=True, tag="toss"):
    """Heads play on, tails foul."""


class RollReferee(Move, frozen=True, tag="referee-roll"):
    """Two classic dice for the number, the referee die for the card."""


class Book(Move, frozen=True, tag="book"):
    """Double six in easy mode: whom the card hits."""

    footballer: int


class ChooseDuel(Move, frozen=True, tag="duel"):
    """Several goalkeepers stand alone: whom to take on first."""

    against: int


class ChooseTaker(Move, frozen=True, tag="taker"):
    """Who shoots in a duel or penalty."""

    footballer: int


class BuildWall(Move, frozen=True, tag="wall"):
    footballers: tuple[int, ...]


class AnnounceCoach(Move, frozen=True, tag="coach"):
    """The coach's bonus for this shot: used, or kept."""

    use: bool


class Shoot(Move, frozen=True, tag="shoot"):
    """The taker's dice."""


class Save(Move, frozen=True, tag="save"):
    """The goalkeeper's dice."""


class Substitute(Move, frozen=True, tag="substitute"):
    """Place for place."""

    off: int
    on: int


AnyMove = (
    ChooseClub
    | ChooseConfidence
    | LineUp
    | ChooseReferee
    | Roll
    | TurnOver
    | Dribble
    | Recover
    | Cramp
    | Pass
    | FreeKick
    | Tackle
    | TossReferee
    | RollReferee
    | Book
    | ChooseDuel
    | ChooseTaker
    | BuildWall
    | AnnounceCoach
    | Shoot
    | Save
    | Substitute
)
