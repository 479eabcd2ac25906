"""What a shot and its answer are made of, part by part: nobody has to reckon in the head."""

from __future__ import annotations

from typing import NamedTuple

from game.big4.faces import DUEL_STARS
from scenes.big4 import squad
from scenes.big4.picture import Big4Picture, ShotShow

COACH_BONUS = 2
DICE = 3


class Part(NamedTuple):
    """`value` None: still to be rolled. `art` is a die or an icon."""

    kind: str  # die, duel, attack, defence, coach, confidence
    value: int | None
    art: str
    footballer: int | None = None  # of a wall


def attack_parts(picture: Big4Picture, show: ShotShow) -> list[Part]:
    shot = show.shot
    free = shot.kind == "free-kick"
    dice = 2 if free and not picture.advanced else DICE
    parts = _dice(shot.classic, dice)
    if not free:
        face = shot.duel
        stars = None if face is None else DUEL_STARS[face]
        parts.append(Part("duel", stars, f"pieces/die-duel-{face or 'idle'}"))
    if picture.advanced and shot.taker is not None:
        attack = squad.footballer(shot.taker).attack
        parts.append(Part("attack", attack, "icons/attack"))
    return [*parts, *_bonuses(picture, show, shot.seat)]


def defence_parts(picture: Big4Picture, show: ShotShow) -> list[Part]:
    shot, parts = show.shot, list[Part]()
    if picture.advanced:
        defence = squad.footballer(shot.keeper).defence
        parts.append(Part("defence", defence, "icons/defence"))
    if picture.advanced and shot.kind == "free-kick":
        for each in shot.wall:
            stars = squad.footballer(each).defence
            parts.append(Part("defence", stars, "icons/defence", each))
    else:
        parts += _dice(show.defence.classic if show.defence else (), DICE)
    return [*parts, *_bonuses(picture, show, shot.against)]


def _dice(rolled: tuple[int, ...], count: int) -> list[Part]:
    if not rolled:
        return [Part("die", None, "pieces/die-idle")] * count
    return [Part("die", pips, f"pieces/die-{pips}") for pips in rolled]


def _bonuses(picture: Big4Picture, show: ShotShow, seat: int) -> list[Part]:
    parts = []
    if seat in show.shot.coaches:
        parts.append(Part("coach", COACH_BONUS, "icons/bonus"))
    if picture.teams[seat].bonus:
        parts.append(Part("confidence", picture.teams[seat].bonus, "icons/confidence"))
    return parts


def to_score(picture: Big4Picture) -> int | None:
    """What the taker's dice must make at least; None where the keeper throws dice as well."""
    if picture.board is None:
        return None
    defence = defence_parts(picture, picture.board)
    if any(part.value is None for part in defence):
        return None
    return total(defence) - total(attack_parts(picture, picture.board)) + 1


def told(parts: list[Part], share: float) -> list[Part]:
    """The first of them, as far as the counting has come."""
    return parts[: round(len(parts) * share)]


def total(parts: list[Part]) -> int:
    return sum(part.value or 0 for part in parts)


def sum_words(parts: list[Part]) -> str:
    return " + ".join("?" if part.value is None else str(part.value) for part in parts)
