"""What happened in Les P'tifooteux, shown: every event becomes steps that change the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from game.ptifooteux import events as e
from scenes.ptifooteux.ask_steps import AskSteps
from scenes.ptifooteux.card_steps import CardSteps
from scenes.ptifooteux.match_steps import MatchSteps
from scenes.ptifooteux.turn_steps import TurnSteps
from scenes.ptifooteux.walk_steps import WalkSteps
from scenes.timeline import Step

if TYPE_CHECKING:
    from scenes.ptifooteux.scene import PtifooteuxScene


class PtifooteuxSteps:
    """Made once per scene; `of(event)` reads the event, the timeline runs the steps later."""

    def __init__(self, scene: PtifooteuxScene) -> None:
        self.turns = TurnSteps(scene)
        self.walks = WalkSteps(scene)
        self.asks = AskSteps(scene)
        self.matches = MatchSteps(scene)
        self.cards = CardSteps(scene)

    def of(self, event: e.AnyEvent) -> Sequence[Step]:
        match event:
            case e.OpeningRolled() | e.OpeningTied() | e.OpeningWon() | e.DieRolled():
                return self.turns.of_dice(event)
            case e.TurnBegan() | e.TurnEnded() | e.RollAgainGranted() | e.CupWon() | e.GameEnded():
                return self.turns.of_turns(event)
            case e.PawnWalked() | e.PawnCarried() | e.NothingHappened():
                return self.walks.of(event)
            case e.KidMet() | e.StarReached() | e.KidChosen() | e.KidAnswered() | e.TeamCompleted():
                return self.asks.of(event)
            case e.ExtraTryTaken() | e.MatchReached() | e.TriesAnnounced():
                return self.matches.before(event)
            case e.MatchDieRolled() | e.MatchWon() | e.MatchLost():
                return self.matches.of(event)
            case e.CardTurned() | e.PileShuffled():
                return self.cards.of(event)
            case e.TokenPlaced() | e.TokenRemoved() | e.TeamSuspended():
                return self.cards.after(event)
            case _:
                assert_never(event)
