"""What is shown of each event of Le Championnat; one module per kind of happening."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.championnat import events as e
from scenes.championnat.buy_steps import BuySteps
from scenes.championnat.deal_steps import DealSteps
from scenes.championnat.luck_steps import LuckSteps
from scenes.championnat.match_steps import MatchSteps
from scenes.championnat.season_steps import SeasonSteps
from scenes.championnat.walk_steps import WalkSteps
from scenes.timeline import Step

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene


_Rest = (
    e.OfferMade | e.OfferAnswered | e.DealMade | e.OfferRefused | e.OfferLapsed
    | e.QuestionDrawn | e.SponsorJoined | e.SponsorPaid | e.JackpotTaken | e.PlusDrawn
    | e.PlusDiscarded | e.MarketClosed | e.ElevenComplete | e.LapBegan | e.DayBegan
    | e.DayEnded | e.PlayOffBegan | e.GameEnded | e.LineUpAsked | e.LineUpSet | e.MatchBegan
    | e.PlusPlayed | e.PlusCancelled | e.FootballerChanged | e.Passed | e.MatchEnded
    | e.ClubTurnedUp | e.ClubLeft | e.TeamShown | e.EuromatchEnded
)  # fmt: skip


class ChampionnatSteps:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.walks = WalkSteps(scene)
        self.buys = BuySteps(scene)
        self.deals = DealSteps(scene)
        self.luck = LuckSteps(scene)
        self.matches = MatchSteps(scene)
        self.season = SeasonSteps(scene)

    def of(self, event: e.AnyEvent) -> list[Step]:
        match event:
            case e.TurnBegan() | e.DieRolled() | e.PawnMoved() | e.RollAgain():
                return self.walks.of(event)
            case e.NothingHappened():
                return self.walks.nothing(event)
            case e.FootballerDrawn() | e.FootballerLeft() | e.FootballerBought():
                return self.buys.of(event)
            case e.FootballerDealt() | e.AuctionOpened() | e.BidMade():
                return self.buys.of_auction(event)
            case e.DroppedOut() | e.AuctionWon() | e.AuctionFailed():
                return self.buys.of_end(event)
            case e.MoneyMoved() | e.DebtArose() | e.DebtLetOff():
                return self.deals.of_money(event)
            case e.SoldToBank() | e.SponsorSold():
                return self.deals.of_sale(event)
            case _:
                return self._rest(event)

    def _rest(self, event: _Rest) -> list[Step]:
        match event:
            case e.OfferMade() | e.OfferAnswered() | e.DealMade():
                return self.deals.of_talk(event)
            case e.OfferRefused() | e.OfferLapsed():
                return self.deals.of_end(event)
            case e.QuestionDrawn() | e.SponsorJoined() | e.SponsorPaid() | e.JackpotTaken():
                return self.luck.of(event)
            case e.PlusDrawn() | e.PlusDiscarded():
                return self.luck.of_plus(event)
            case e.MarketClosed() | e.ElevenComplete() | e.LapBegan() | e.PlayOffBegan():
                return self.season.of(event)
            case e.DayBegan() | e.DayEnded() | e.GameEnded():
                return self.season.of_day(event)
            case e.LineUpAsked() | e.LineUpSet() | e.MatchBegan() | e.MatchEnded():
                return self.matches.of(event)
            case e.PlusPlayed() | e.PlusCancelled() | e.FootballerChanged() | e.Passed():
                return self.matches.of_act(event)
            case e.ClubTurnedUp() | e.ClubLeft() | e.TeamShown() | e.EuromatchEnded():
                return self.season.of_euro(event)
            case _:
                assert_never(event)
