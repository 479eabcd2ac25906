"""The sentence a robot says on the market: why it asks, agrees, refuses or wants more."""

from __future__ import annotations

from game.championnat.bot_outlook import Outlook
from game.championnat.moves import Goods, Why


def why_ask(outlook: Outlook, card: int) -> Why:
    return "my-gap" if outlook.fills(card) else "my-stars"


def why_yes(outlook: Outlook, give: Goods, get: Goods) -> Why:
    """What the deal does for the team; else it is the price."""
    lineups = outlook.box.lineups
    after = outlook.squad_after(give.footballers, get.footballers)
    if lineups.places_filled(after) > outlook.filled:
        return "my-gap"
    if lineups.strength(after) > outlook.strength:
        return "my-stars"
    return "a-swap" if give.footballers and get.footballers else "good-price"


def why_no(outlook: Outlook, give: Goods, get: Goods) -> Why:
    """The largest obstacle: no money, nothing of use, or somebody who is needed."""
    if give.money > outlook.me.money:
        return "too-dear"
    if get.footballers and not any(outlook.fields(card) for card in get.footballers):
        return "no-use"
    return "too-dear" if give.money else "not-for-that"
