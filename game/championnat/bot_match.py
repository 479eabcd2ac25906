"""How robots play matches and euromatches: cards by need, changes, a protection at once."""

from __future__ import annotations

from collections.abc import Sequence

from game.championnat import moves
from game.championnat.bot_outlook import Outlook
from game.championnat.cards import BONUS, INJURY, PROTECTION, RED_CARD
from game.championnat.lineup import TRAINEE_STARS
from game.championnat.view import FightView, SideView
from game.core.dice import Dice

Swings = Sequence[tuple[int, moves.AnyMove]]

FORGETFUL = 2  # the beginner thinks of its cards every other time
CLEAR_LEAD = 3  # enough to play for the match bonus
MANY_PENNANTS, LONG_SEASON = 3, 3  # a star for good is worth cards while matches remain
HOPELESS = 9  # stars behind that three cards seldom make up


def act(outlook: Outlook, level: int, listed: Sequence[moves.AnyMove], dice: Dice) -> moves.AnyMove:
    fight = outlook.view.fight
    assert fight is not None
    own, other = _sides(fight, outlook.seat)
    lead = (own.stars or 0) - (other.stars or 0)
    swings = [
        (swing(outlook, move), move)
        for move in listed
        if isinstance(move, moves.PlayPlus | moves.ChangeFootballer)
    ]
    if level == 1:
        return _beginner(outlook, lead, swings, dice)
    return _by_need(outlook, level, lead, swings)


def _sides(fight: FightView, seat: int) -> tuple[SideView, SideView]:
    first, second = fight.sides
    return (first, second) if first.seat == seat else (second, first)


def _beginner(outlook: Outlook, lead: int, swings: Swings, dice: Dice) -> moves.AnyMove:
    """Plays any card that helps while it is not ahead, when it thinks of its cards at all."""
    helpful = [move for gain, move in swings if gain > 0]
    if lead > 0 or not helpful or dice.below(FORGETFUL) == 0:
        return moves.Pass(outlook.seat)
    return helpful[dice.below(len(helpful))]


def _by_need(outlook: Outlook, level: int, lead: int, swings: Swings) -> moves.AnyMove:
    """Ahead: let the other side act. Behind: changes first, they cost nothing, then the largest
    card; against a side that can do no more the champion plays the smallest that is enough."""
    seat = outlook.seat
    if lead > 0:
        return _play_for_bonus(outlook, lead, swings)
    helpful = [(gain, move) for gain, move in swings if gain > 0]
    if not helpful or (level == 3 and _is_hopeless(outlook, lead, helpful)):
        return moves.Pass(seat)
    turning = [(gain, move) for gain, move in helpful if lead + gain > 0]
    if turning and level == 3 and _other_is_spent(outlook):
        return min(turning, key=lambda each: (_costs(each[1]), each[0]))[1]
    changes = [(gain, move) for gain, move in helpful if not _costs(move)]
    return max(changes or helpful, key=lambda each: each[0])[1]


def _other_is_spent(outlook: Outlook) -> bool:
    """No card left to play, and nobody known on the bench to bring on."""
    fight = outlook.view.fight
    assert fight is not None
    _, other = _sides(fight, outlook.seat)
    club = outlook.view.clubs[other.seat]
    bench = len(club.squad) > sum(card >= 0 for card in other.eleven or ())
    no_cards = not club.plus_count or not other.cards_left
    return no_cards and not (bench and other.changes_left)


def _costs(move: moves.AnyMove) -> bool:
    return isinstance(move, moves.PlayPlus)


def _play_for_bonus(outlook: Outlook, lead: int, swings: Swings) -> moves.AnyMove:
    for _, move in swings:
        if lead >= CLEAR_LEAD and isinstance(move, moves.PlayPlus) and move.plus == BONUS:
            return move
    return moves.Pass(outlook.seat)


def _is_hopeless(outlook: Outlook, lead: int, helpful: Swings) -> bool:
    """Cards are kept for a match that can still be won; the last day keeps nothing."""
    if outlook.view.day == outlook.view.days:
        return False
    best: dict[str, int] = {}
    for gain, move in helpful:
        key = move.plus if isinstance(move, moves.PlayPlus) else "change"
        best[key] = max(best.get(key, 0), gain)
    hand = outlook.me.plus or ()
    reach = sorted((best.get(plus, 0) for plus in hand), reverse=True)[:3]
    return lead + sum(reach) + best.get("change", 0) < 0 or lead < -HOPELESS


def swing(outlook: Outlook, move: moves.AnyMove) -> int:
    """By how many stars that act changes the score for the one who does it."""
    fight = outlook.view.fight
    assert fight is not None
    own, other = _sides(fight, move.seat)
    if isinstance(move, moves.ChangeFootballer):
        assert own.eleven is not None
        return _stars(outlook, move.card) - _stars(outlook, own.eleven[move.place - 1])
    if not isinstance(move, moves.PlayPlus):
        return 0
    if move.plus in (INJURY, RED_CARD):
        assert other.eleven is not None
        left = TRAINEE_STARS if move.plus == INJURY else 0
        return _stars(outlook, other.eleven[move.place - 1]) - left
    if move.plus == PROTECTION:
        return _cancelled_swing(outlook, fight)
    return abs(outlook.box.plus[move.plus].stars)


def _cancelled_swing(outlook: Outlook, fight: FightView) -> int:
    plus = fight.can_be_cancelled
    if plus is None:
        return 0
    if plus in (INJURY, RED_CARD):
        own, _ = _sides(fight, outlook.seat)
        gone = own.gone[-1]
        return _stars(outlook, gone) - (TRAINEE_STARS if plus == INJURY else 0)
    return abs(outlook.box.plus[plus].stars)


def _stars(outlook: Outlook, card: int) -> int:
    if card >= 0:
        return outlook.box.footballers[card].stars
    return TRAINEE_STARS if card == -1 else 0


# ---- euromatches


def take_on_or_leave(outlook: Outlook, level: int) -> moves.AnyMove:
    """With cards for it if the pennants are worth them; the champion shows no team in vain."""
    euro = outlook.view.euro
    assert euro is not None
    club, stars = outlook.box.clubs[euro.club], outlook.me.stars or 0
    short = club.strength + 1 - stars
    worth_cards = club.pennants >= MANY_PENNANTS and outlook.days_left >= LONG_SEASON
    helpful = sum(_euro_cards(outlook)[:2]) if level == 3 and worth_cards else 0
    brave = 2 if level == 1 else helpful
    seat = outlook.seat
    return moves.TakeOnClub(seat) if short <= brave else moves.LeaveClub(seat)


def euro_cards(outlook: Outlook, listed: Sequence[moves.AnyMove]) -> moves.AnyMove:
    """The smallest card that is enough, else the largest; none once it is won or lost anyway."""
    euro = outlook.view.euro
    assert euro is not None
    short = outlook.box.clubs[euro.club].strength + 1 - (euro.side.stars or 0)
    cards = [move for move in listed if isinstance(move, moves.PlayPlus)]
    reach = sum(_euro_cards(outlook)[: euro.side.cards_left])
    if short <= 0 or not cards or reach < short:
        return moves.PlayOut(outlook.seat)
    enough = [move for move in cards if outlook.box.plus[move.plus].stars >= short]
    if enough:
        return min(enough, key=lambda move: outlook.box.plus[move.plus].stars)
    return max(cards, key=lambda move: outlook.box.plus[move.plus].stars)


def _euro_cards(outlook: Outlook) -> list[int]:
    """Stars of the cards in hand that help in a euromatch, the best first."""
    kinds = (outlook.box.plus[plus] for plus in outlook.me.plus or ())
    return sorted((kind.stars for kind in kinds if kind.euromatch), reverse=True)
