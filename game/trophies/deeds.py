"""The ten trophies: how far a finished match brings a person, from 0 to 1 = earned.

Each rule is told the facts of the match, the seat and the profile of who sat there, which already
counts this match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.buteur.events import GoalScored as ButeurGoal
from game.catalog import GAMES
from game.championnat.events import AuctionWon
from game.ptifooteux.events import CupWon, MatchLost, MatchWon
from game.ptifooteux.kids import FINAL
from game.trophies.facts import MatchFacts
from game.trophies.guesses import guessed_right_at_once
from game.trophies.leagues import won_with_trainees
from game.trophies.profiles import Profile
from game.trophies.scorelines import conceded, deepest_deficit

Deed = Callable[[MatchFacts, int, Profile], float]

GOALS_OF_A_HAT_TRICK: Final = 3
DEFICIT_OF_A_COMEBACK: Final = 2
RECORD: Final = 1_000  # thousands: one million
ALMOST: Final = 0.9


def first_win(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    return float(facts.won(seat))


def all_five_games(_facts: MatchFacts, _seat: int, profile: Profile) -> float:
    played = [game for game in GAMES if profile.tally(game).played]
    return len(played) / len(GAMES)


def hat_trick(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    """Kicks of a shoot-out are no goals of the match."""
    goals = [g for g in facts.all_of(ButeurGoal) if g.seat == seat and g.how != "shoot-out"]
    return min(1.0, len(goals) / GOALS_OF_A_HAT_TRICK)


def clean_sheet(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    against = conceded(facts, seat)
    return float(facts.won(seat) and against == 0)


def comeback(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    return float(facts.won(seat) and deepest_deficit(facts, seat) >= DEFICIT_OF_A_COMEBACK)


def lucky_guess(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    return float(guessed_right_at_once(facts, seat))


def perfect_cup_run(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    lost = any(match.seat == seat for match in facts.all_of(MatchLost))
    champion = any(cup.seat == seat and cup.place == 1 for cup in facts.all_of(CupWon))
    if champion and not lost:
        return 1.0
    stages = {match.stage for match in facts.all_of(MatchWon) if match.seat == seat}
    return 0.0 if lost else min(ALMOST, len(stages) / FINAL)


def record_bid(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    paid = max((sale.amount for sale in facts.all_of(AuctionWon) if sale.seat == seat), default=0)
    return 1.0 if paid > RECORD else ALMOST * paid / RECORD


def trainees(facts: MatchFacts, seat: int, _profile: Profile) -> float:
    return float(won_with_trainees(facts, seat))


def marathon(facts: MatchFacts, _seat: int, _profile: Profile) -> float:
    return float(facts.game == "le-championnat" and facts.options.get("length") == "full")


class Trophy(NamedTuple):
    """`chapter` is the game whose page of the album it is stuck on, "" is for all games."""

    key: str
    chapter: str
    deed: Deed


# Of a game the rarest stands last: where one alone can be shown, it is the one.
TROPHIES: Final = (
    Trophy("first-win", "", first_win),
    Trophy("all-five-games", "", all_five_games),
    Trophy("hat-trick", "buteur", hat_trick),
    Trophy("clean-sheet", "buteur", clean_sheet),
    Trophy("lucky-guess", "11-soccer", lucky_guess),
    Trophy("perfect-cup-run", "les-ptifooteux", perfect_cup_run),
    Trophy("comeback", "big4", comeback),
    Trophy("marathon", "le-championnat", marathon),
    Trophy("record-bid", "le-championnat", record_bid),
    Trophy("trainees", "le-championnat", trainees),
)
