"""The three ways robots judge a move in Buteur, each one insight more than the one before."""

from __future__ import annotations

from typing import Protocol

from game.buteur.bot_outlook import Outlook
from game.buteur.cards import CardKind
from game.buteur.events import Outcome
from game.buteur.moves import (
    AnyMove,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    Square,
    TakeAttacker,
)
from game.buteur.pitch import COLUMNS, EAST, ROWS

# What is missed least when a card must go.
DEAR: dict[CardKind, float] = {
    "free-kick": 0.0,
    "attacker": 0.1,
    "corner": 0.2,
    "penalty": 0.4,
    "goalkeeper": 0.5,
}
# A square off the middle weighs like two squares back: shots come from in front of the goal.
WIDTH = 2.0


class Judgement(Protocol):
    def worth(self, move: AnyMove, outlook: Outlook) -> float: ...


class Beginner:
    """Plays a card that does not leave the pitch and answers a shot when it can; no more."""

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        if isinstance(move, LetIn | EndTurn):
            return -1.0
        if isinstance(move, PlayCard) and move.arrow is not None:
            _, outcome = landing(outlook, move)
            return 1.0 if outcome in ("pitch", "shot") else 0.0
        return 1.0


class Footballer:
    """Goes forward and towards the middle, shoots, keeps its Goalkeepers, uses its Penalties."""

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        match move:
            case LetIn() | EndTurn():
                return -100.0
            case ExchangeCard() | TakeAttacker() | DiscardCard():
                return -DEAR[outlook.sight.box.kinds[move.card]]
            case PlaceBall():
                return progress(outlook, move.square)
            case PlayCard():
                return self._card(move, outlook)
            case _:
                return 0.0

    def _card(self, move: PlayCard, outlook: Outlook) -> float:
        kind = outlook.sight.box.kinds[move.card]
        if move.arrow is None:
            return 110.0 if kind == "penalty" else 0.0
        end, outcome = landing(outlook, move)
        dear = 20.0 if kind == "goalkeeper" and outlook.view.phase != "answer-shot" else 0.0
        if outcome == "shot":
            return 100.0 - dear
        lost = {"pitch": 0.0, "throw-in": 3.0, "goal-kick": 6.0}[outcome]
        may_follow = outlook.hand & outlook.sight.of_kind["penalty"] and end in outlook.far_area
        bonus = 50.0 if may_follow and outcome == "pitch" else 0.0
        return progress(outlook, end) + bonus - lost - dear


class Tactician:
    """Thinks to the end of its turn and one shot beyond it.

    It combines Free kick, Attacker and Penalty, counts which unseen cards could shoot back from
    where it leaves the ball, and keeps the cards that shoot from where the ball may come back to.
    """

    def __init__(self) -> None:
        self._outlook: Outlook | None = None
        self._known: dict[tuple[Square, int], float] = {}

    def worth(self, move: AnyMove, outlook: Outlook) -> float:
        if outlook is not self._outlook:
            self._outlook = outlook
            self._known = {}
        match move:
            case LetIn():
                return -5.0
            case EndTurn():
                assert outlook.view.ball is not None
                return self._position(outlook, outlook.view.ball, outlook.hand)
            case ExchangeCard() | TakeAttacker() | DiscardCard():
                return -DEAR[outlook.sight.box.kinds[move.card]]
            case PlaceBall():
                return self._place(outlook, move.square)
            case PlayCard():
                return self._card(outlook, start_square(outlook), outlook.hand, move.card, move)
            case _:
                return 0.0

    def _place(self, outlook: Outlook, square: Square) -> float:
        """The best that can be played from there."""
        box, own = outlook.sight.box, outlook.sight.box.moves[outlook.seat]
        open_play = outlook.view.phase == "throw-in"
        allowed = ("attacker", "free-kick") if open_play else ("attacker", "goalkeeper")
        in_area = square in box.pitch.areas
        best = -1.0
        if open_play and square in outlook.far_area:
            best = self._penalty(outlook, outlook.hand)
        for card in outlook.view.hands[outlook.seat]:
            assert card is not None
            kind = box.kinds[card]
            if kind in allowed and not (kind == "free-kick" and in_area):
                for move in own.play[card]:
                    best = max(best, self._card(outlook, square, outlook.hand, card, move))
        return best

    def _card(
        self, outlook: Outlook, square: Square, hand: int, card: int, move: PlayCard
    ) -> float:
        kind = outlook.sight.box.kinds[card]
        rest = hand & ~(1 << card)
        if kind == "penalty":
            return self._penalty(outlook, hand)
        if kind == "corner":
            return 0.0
        for arrow, end, outcome in outlook.sight.landings[outlook.attack, square][card]:
            if arrow == move.arrow:
                return self._after(outlook, kind, end, outcome, rest)
        raise ValueError(f"card {card} has no arrow {move.arrow}")

    def _after(
        self, outlook: Outlook, kind: CardKind, end: Square, outcome: Outcome, rest: int
    ) -> float:
        if kind == "goalkeeper":
            spent = 0.0 if outlook.view.phase == "answer-shot" else 0.3
            return self._leave(outlook, end, outcome, rest) - spent
        if kind == "attacker" or outcome == "shot":
            return self._leave(outlook, end, outcome, rest)
        return self._follow_up(outlook, end, rest) if outcome == "pitch" else -1.0

    def _follow_up(self, outlook: Outlook, square: Square, hand: int) -> float:
        """The best Attacker after a Free kick."""
        best = -1.0
        landings = outlook.sight.landings[outlook.attack, square]
        for card in outlook.view.hands[outlook.seat]:
            assert card is not None
            if hand >> card & 1 and outlook.sight.box.kinds[card] == "attacker":
                ((_, end, outcome),) = landings[card]
                best = max(best, self._leave(outlook, end, outcome, hand & ~(1 << card)))
        return best - 0.02

    def _leave(self, outlook: Outlook, end: Square, outcome: Outcome, hand: int) -> float:
        """What it is worth to end the turn like that; a Penalty may still follow."""
        if outcome == "shot":
            return outlook.shot_scores()
        if outcome != "pitch":
            return self._lost_ball(outlook, end, outcome, hand)
        value = self._position(outlook, end, hand)
        has_penalty = hand & outlook.sight.of_kind["penalty"]
        if has_penalty and end in outlook.far_area:
            value = max(value, self._penalty(outlook, hand))
        return value

    def _penalty(self, outlook: Outlook, hand: int) -> float:
        if not hand & outlook.sight.of_kind["penalty"]:
            return -1.0
        return outlook.penalty_scores()

    def _lost_ball(self, outlook: Outlook, end: Square, outcome: Outcome, hand: int) -> float:
        pitch = outlook.sight.box.pitch
        if outcome == "goal-kick":
            squares = pitch.goal_kick_squares(-outlook.attack, end)
        else:
            squares = pitch.neighbours[end]
        return min(self._position(outlook, square, hand) for square in squares)

    def _position(self, outlook: Outlook, square: Square, hand: int) -> float:
        """The ball lies there and the rivals play."""
        key = (square, hand)
        if key not in self._known:
            danger = 0.0 if outlook.view.last_turn else outlook.danger(square, hand)
            own = hand if outlook.acts_again_next else outlook.unseen
            chance = outlook.prospects(square, own) * 0.45
            self._known[key] = chance - danger + 0.004 * progress(outlook, square)
        return self._known[key]


def landing(outlook: Outlook, move: PlayCard) -> tuple[Square, Outcome]:
    found = outlook.sight.landings[outlook.attack, start_square(outlook)][move.card]
    return next((end, outcome) for arrow, end, outcome in found if arrow == move.arrow)


def start_square(outlook: Outlook) -> Square:
    """Where a card played now rolls the ball from: after a save, the goal line."""
    view = outlook.view
    if view.phase == "answer-shot":
        assert view.shot is not None
        return outlook.sight.box.pitch.in_front_of(view.shot.net)
    assert view.ball is not None
    return view.ball


def progress(outlook: Outlook, square: Square) -> float:
    """How far forward, and how near the middle of the width."""
    column, row = square
    forward = column if outlook.attack == EAST else COLUMNS - 1 - column
    return forward - WIDTH * abs(row - (ROWS - 1) / 2)


JUDGEMENTS: dict[int, type[Beginner] | type[Footballer] | type[Tactician]] = {
    1: Beginner,
    2: Footballer,
    3: Tactician,
}
