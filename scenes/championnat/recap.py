"""What the others did in Le Championnat, as picture lines for the person who comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.championnat import events as e
from game.core.match import Act
from game.core.rules import Event
from scenes.championnat.board import square_art
from scenes.championnat.deck import club, question
from scenes.championnat.money import price
from scenes.championnat.squares import kinds
from scenes.recap import MOST_LINES, RecapLine
from scenes.words import say

_FOUND_ON_SQUARES = (
    e.FootballerBought, e.FootballerDealt, e.QuestionDrawn, e.SponsorPaid, e.JackpotTaken,
    e.PlusDrawn,
)  # fmt: skip
_GAINS = ("gain", "others-pay-you")
_LOSSES = ("loss", "all-pay-jackpot", "pay-per-footballer")


def recap_lines(news: Sequence[Act[Any]], names: Sequence[str]) -> list[RecapLine]:
    """The last things worth telling, oldest first."""
    lines: list[RecapLine] = []
    walked: dict[int, tuple[str, ...]] = {}
    for event in (event for act in news for event in act.events):
        if isinstance(event, e.DieRolled):
            walked[event.seat] = (f"pieces/die-{event.value}",)
        elif isinstance(event, e.PawnMoved):
            square = square_art(kinds()[event.path[-1]])
            walked[event.seat] = (*walked.get(event.seat, ())[:1], square)
        line = _told(event, names) or _told_of_league(event, names)
        if line is not None:
            led_here = walked.pop(line.seat, ()) if isinstance(event, _FOUND_ON_SQUARES) else ()
            lines.append(line._replace(led_here=led_here, amount=_amount(event)))
    return lines[-MOST_LINES:]


def _amount(event: Event) -> str:
    """What it cost or brought, where everybody saw it."""
    match event:
        case e.AuctionWon():
            return f"– {price(event.amount)}"
        case e.SoldToBank() | e.SponsorSold() | e.SponsorPaid() | e.JackpotTaken():
            return f"+ {price(event.amount)}"
        case _:
            return ""


def _told(event: Event, names: Sequence[str]) -> RecapLine | None:
    """What was bought, sold and found; None for what another line tells already."""
    match event:
        case e.FootballerBought():
            return _line(event.seat, "icons/person", "bought", names)
        case e.FootballerDealt():
            return _line(event.seat, "icons/gift", "free-footballer", names)
        case e.AuctionWon():
            return _line(event.seat, "icons/gavel", "auction-won", names)
        case e.SoldToBank() | e.SponsorSold():
            return _line(event.seat, "icons/sell", "sold-bank", names)
        case e.DealMade():
            return _line(event.seat, "icons/handshake", "traded", names, other=names[event.to])
        case e.OfferRefused():
            return _line(event.seat, "icons/cross", "offer-refused", names, other=names[event.by])
        case e.QuestionDrawn():
            return _question(event, names)
        case e.SponsorPaid():
            return _line(event.seat, "icons/coin", "sponsor-pays", names)
        case e.JackpotTaken():
            return _line(event.seat, "icons/money-bag", "jackpot", names)
        case e.PlusDrawn():
            return _line(event.seat, "icons/plus-card", "plus", names)
        case _:
            return None


def _question(event: e.QuestionDrawn, names: Sequence[str]) -> RecapLine | None:
    kind = question(event.question).kind
    if kind == "sponsor":
        return _line(event.seat, "icons/shirt", "sponsor", names)
    if kind in _GAINS:
        return _line(event.seat, "icons/coin", "gain", names)
    return _line(event.seat, "icons/money-bag", "loss", names) if kind in _LOSSES else None


def _told_of_league(event: Event, names: Sequence[str]) -> RecapLine | None:
    match event:
        case e.ElevenComplete():
            return _line(event.seat, "icons/squad", "eleven", names)
        case e.MarketClosed():
            return RecapLine(0, "icons/lock", say("recap.le-championnat.market-closed"))
        case e.DayBegan() if event.day:
            words = say("recap.le-championnat.day", day=event.day)
            return RecapLine(event.seat, "icons/calendar", words)
        case e.MatchEnded():
            return _match(event, names)
        case e.EuromatchEnded():
            key = "euromatch-won" if event.won else "euromatch-lost"
            return _line(event.seat, "icons/euro-cup", key, names, team=club(event.club).name)
        case e.ClubLeft():
            team = club(event.club).name
            return _line(event.seat, "icons/euro-cup", "euromatch-passed", names, team=team)
        case e.PlayOffBegan():
            words = say("recap.le-championnat.play-off")
            return RecapLine(event.seats[0], "icons/trophy", words)
        case _:
            return None


def _match(event: e.MatchEnded, names: Sequence[str]) -> RecapLine:
    one, two = event.stars
    first, second = (event.first, event.second) if one >= two else (event.second, event.first)
    key = "match-drawn" if one == two else "match-won"
    return _line(first, "icons/match-day", key, names, other=names[second])


def _line(seat: int, icon: str, key: str, names: Sequence[str], **values: str) -> RecapLine:
    words = say(f"recap.le-championnat.{key}", name=names[seat], **values)
    return RecapLine(seat, icon, words)
