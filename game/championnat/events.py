"""What can happen in Le Championnat. A hidden thing is None in an event seen by somebody else."""

from __future__ import annotations

from game.championnat.events_building import (
    AuctionFailed,
    AuctionOpened,
    AuctionWon,
    BidMade,
    DealMade,
    DebtArose,
    DebtLetOff,
    DieRolled,
    DroppedOut,
    ElevenComplete,
    FootballerBought,
    FootballerDealt,
    FootballerDrawn,
    FootballerLeft,
    JackpotTaken,
    MarketClosed,
    MoneyMoved,
    NothingHappened,
    NothingReason,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    PawnMoved,
    PlusDiscarded,
    PlusDrawn,
    QuestionDrawn,
    RollAgain,
    SoldToBank,
    SponsorJoined,
    SponsorPaid,
    SponsorSold,
    TurnBegan,
)
from game.championnat.events_league import (
    ClubLeft,
    ClubTurnedUp,
    DayBegan,
    DayEnded,
    EuromatchEnded,
    FootballerChanged,
    GameEnded,
    LapBegan,
    LineUpAsked,
    LineUpSet,
    MatchBegan,
    MatchEnded,
    Passed,
    PlayOffBegan,
    PlusCancelled,
    PlusPlayed,
    TeamShown,
)

AnyEvent = (
    TurnBegan
    | DieRolled
    | PawnMoved
    | RollAgain
    | NothingHappened
    | FootballerDrawn
    | FootballerLeft
    | FootballerBought
    | FootballerDealt
    | AuctionOpened
    | BidMade
    | DroppedOut
    | AuctionWon
    | AuctionFailed
    | MoneyMoved
    | DebtArose
    | DebtLetOff
    | SoldToBank
    | SponsorSold
    | OfferMade
    | OfferAnswered
    | DealMade
    | OfferRefused
    | OfferLapsed
    | MarketClosed
    | QuestionDrawn
    | SponsorJoined
    | SponsorPaid
    | JackpotTaken
    | PlusDrawn
    | PlusDiscarded
    | ElevenComplete
    | LapBegan
    | DayBegan
    | LineUpAsked
    | LineUpSet
    | MatchBegan
    | PlusPlayed
    | PlusCancelled
    | FootballerChanged
    | Passed
    | MatchEnded
    | DayEnded
    | ClubTurnedUp
    | ClubLeft
    | TeamShown
    | EuromatchEnded
    | PlayOffBegan
    | GameEnded
)

__all__ = [
    "AnyEvent",
    "AuctionFailed",
    "AuctionOpened",
    "AuctionWon",
    "BidMade",
    "ClubLeft",
    "ClubTurnedUp",
    "DayBegan",
    "DayEnded",
    "DealMade",
    "DebtArose",
    "DebtLetOff",
    "DieRolled",
    "DroppedOut",
    "ElevenComplete",
    "EuromatchEnded",
    "FootballerBought",
    "FootballerChanged",
    "FootballerDealt",
    "FootballerDrawn",
    "FootballerLeft",
    "GameEnded",
    "JackpotTaken",
    "LapBegan",
    "LineUpAsked",
    "LineUpSet",
    "MarketClosed",
    "MatchBegan",
    "MatchEnded",
    "MoneyMoved",
    "NothingHappened",
    "NothingReason",
    "OfferAnswered",
    "OfferLapsed",
    "OfferMade",
    "OfferRefused",
    "Passed",
    "PawnMoved",
    "PlayOffBegan",
    "PlusCancelled",
    "PlusDiscarded",
    "PlusDrawn",
    "PlusPlayed",
    "QuestionDrawn",
    "RollAgain",
    "SoldToBank",
    "SponsorJoined",
    "SponsorPaid",
    "SponsorSold",
    "TeamShown",
    "TurnBegan",
]
