"""What may be done in a match: line-ups, + cards, changes."""

from __future__ import annotations

from game.championnat.box import ChampionnatBox
from game.championnat.cards import CROWD, GOAL, MOST_REDS, PLACES, PROTECTION, STRIKES
from game.championnat.lineup import SENT_OFF, TRAINEE, Eleven
from game.championnat.matches import side_of, the_fight
from game.championnat.moves import ChangeFootballer, PlayPlus, SetLineUp
from game.championnat.state import MOST_CHANGES, MOST_PLUS_A_MATCH, Fight, Side, State


def against_line_up(state: State, box: ChampionnatBox, move: SetLineUp) -> str | None:
    eleven = move.eleven
    if len(eleven) != len(PLACES):
        return "eleven-empty-place"
    cards = [card for card in eleven if card != TRAINEE]
    squad = state.clubs[move.seat].squad
    if len(set(cards)) < len(cards) or any(card not in squad for card in cards):
        return "eleven-not-yours"
    for place, card in zip(PLACES, eleven, strict=True):
        if card != TRAINEE:
            reason = against_place(box, card, place)
            if reason is not None:
                return reason
    return "three-reds" if reds_in(box, eleven) > MOST_REDS else None


def against_place(box: ChampionnatBox, card: int, place: int) -> str | None:
    footballer = box.footballers[card]
    if place in footballer.places:
        return None
    return "jp-not-in-goal" if footballer.is_versatile and place == GOAL else "wrong-place"


def reds_in(box: ChampionnatBox, eleven: Eleven) -> int:
    return sum(card >= 0 and box.footballers[card].is_red for card in eleven)


def against_plus(state: State, box: ChampionnatBox, move: PlayPlus) -> str | None:
    fight = the_fight(state)
    own = fight.sides[side_of(fight, move.seat)]
    reason = _against_hand(state, box, move, own)
    if reason is not None:
        return reason
    if move.plus == PROTECTION:
        return _against_protection(fight, move)
    if move.plus == CROWD and (fight.neutral or fight.sides[0].seat != move.seat):
        return "crowd-at-home"
    other = fight.sides[1 - side_of(fight, move.seat)]
    if move.plus in STRIKES:
        return None if move.place in PLACES and other.eleven[move.place - 1] >= 0 else "plus-aim"
    return "plus-aim" if move.place else None


def _against_hand(state: State, box: ChampionnatBox, move: PlayPlus, side: Side) -> str | None:
    if move.plus not in state.clubs[move.seat].plus:
        return "plus-not-in-hand"
    if box.plus[move.plus].limit and side.limited >= MOST_PLUS_A_MATCH:
        return "plus-three-a-match"
    return None


def _against_protection(fight: Fight, move: PlayPlus) -> str | None:
    """It answers the card just played; a protection is no such card."""
    if move.place:
        return "plus-aim"
    if fight.last is None:
        other = fight.sides[1 - side_of(fight, move.seat)]
        protected = bool(other.played) and other.played[-1] == PROTECTION and not fight.passes
        return "protection-not-protection" if protected else "protection-at-once"
    return None


def against_euro_plus(state: State, box: ChampionnatBox, move: PlayPlus) -> str | None:
    assert state.euro is not None
    reason = _against_hand(state, box, move, state.euro.side)
    if reason is not None:
        return reason
    if not box.plus[move.plus].euromatch:
        return "plus-not-euromatch"
    return "plus-aim" if move.place else None


def against_change(state: State, box: ChampionnatBox, move: ChangeFootballer) -> str | None:
    fight = the_fight(state)
    side = fight.sides[side_of(fight, move.seat)]
    if side.changes >= MOST_CHANGES:
        return "changes-used"
    if move.place not in PLACES:
        return "wrong-place"
    if side.eleven[move.place - 1] == SENT_OFF:
        return "red-card-no-change"
    if move.card in side.left:
        return "change-gone-off"
    if move.card not in state.clubs[move.seat].squad or move.card in side.eleven:
        return "change-not-bench"
    reason = against_place(box, move.card, move.place)
    if reason is not None:
        return reason
    after = (*side.eleven[: move.place - 1], move.card, *side.eleven[move.place :])
    return "three-reds" if reds_in(box, after) > MOST_REDS else None
