"""The table being laid: who sits where, as what, with which options, before the match begins."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from game.catalog import GameInfo
from game.core.record import Seat, SeatKind
from game.core.robots import LEVELS
from game.core.settings import LastTable
from scenes import theme
from scenes.widgets.avatar import AVATARS

T = TypeVar("T")

LONGEST_NAME: Final = 10
COLOURS: Final = range(len(theme.SEATS))

# Every face brings a first name, so that nobody has to type one.
FACE_NAMES: Final = dict(
    zip(
        AVATARS,
        "Léa Noé Mia Tom Inès Hugo Awa Sami Lin Nour Paul Zoé Max Ana Idris Eli".split(),
        strict=True,
    )
)
ROBOT_NAMES: Final = ("Bip", "Robo", "Turbo", "Pixel")  # by the colour of the seat


class Problem(NamedTuple):
    """Why the match cannot begin: the seat, and the catalogue key of the sentence."""

    seat: int
    key: str


@dataclass
class SeatDraft:
    """`typed` is None as long as the name is the one that comes with the face."""

    colour: int
    avatar: str
    kind: SeatKind = "person"
    level: int = 1
    help: bool = True
    typed: str | None = None

    @property
    def is_robot(self) -> bool:
        return self.kind == "robot"

    @property
    def name(self) -> str:
        if self.is_robot:
            return ROBOT_NAMES[self.colour]
        return FACE_NAMES[self.avatar] if self.typed is None else self.typed

    def seat(self) -> Seat:
        helped = self.help and not self.is_robot
        name = self.name.strip()
        return Seat(name, self.avatar, self.colour, self.kind, self.level, helped)


@dataclass
class TableDraft:
    """Everything the seats screen changes. Colours and faces are never given twice."""

    info: GameInfo
    seats: list[SeatDraft] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def for_game(cls, info: GameInfo, last: LastTable | None) -> TableDraft:
        """The last table again; the first time one person and beginner robots."""
        table = cls(info, options=known_options(info, last.options if last else {}))
        for seat in last.seats if last else ():
            if len(table.seats) < info.max_players:
                table._sit_again(seat)
        if not table.seats:
            table.add()
        while len(table.seats) < info.min_players:
            table.add("robot")
        return table

    @property
    def may_add(self) -> bool:
        return len(self.seats) < self.info.max_players

    @property
    def levels(self) -> tuple[int, ...]:
        """What can be chosen for a robot; nothing where they all play alike."""
        return self.info.levels if len(self.info.levels) > 1 else ()

    @property
    def may_remove(self) -> bool:
        return len(self.seats) > self.info.min_players

    def add(self, kind: SeatKind = "person") -> None:
        colour = first_free(COLOURS, [seat.colour for seat in self.seats])
        self.seats.append(SeatDraft(colour, self._free_avatar(), kind))

    def remove(self, index: int) -> None:
        chosen = self._chosen_seats()
        del self.seats[index]
        self._choose_again(chosen)

    def shuffle(self, chance: random.Random) -> None:
        """Another order than before, or a child would think that nothing happened."""
        before, chosen = list(self.seats), self._chosen_seats()
        while self.seats == before:
            chance.shuffle(self.seats)
        self._choose_again(chosen)

    def _chosen_seats(self) -> dict[str, SeatDraft]:
        """Whom an option has chosen, not only which seat: that person may move."""
        chosen = {}
        for option in self.info.options:
            if option.names_seats:
                seat = option.choices.index(self.options.get(option.key, option.default)) - 1
                if 0 <= seat < len(self.seats):
                    chosen[option.key] = self.seats[seat]
        return chosen

    def _choose_again(self, chosen: dict[str, SeatDraft]) -> None:
        for option in self.info.options:
            if option.key in chosen:
                places = [at for at, seat in enumerate(self.seats) if seat is chosen[option.key]]
                self.options[option.key] = option.choices[places[0] + 1 if places else 0]

    def team_of(self, index: int) -> int | None:
        """The side of a seat where some seats play together."""
        sides = self.info.sides.get(len(self.seats), ())
        return sides[index] if len(set(sides)) < len(sides) else None

    def leader_of(self, index: int) -> int:
        """Partners wear the colour of the first of them (see `team_colours`)."""
        team = self.team_of(index)
        if team is None:
            return index
        return next(at for at in range(len(self.seats)) if self.team_of(at) == team)

    def worn_colour(self, index: int) -> int:
        return self.seats[self.leader_of(index)].colour

    def owner_of(self, avatar: str) -> SeatDraft | None:
        return next((s for s in self.seats if s.avatar == avatar and not s.is_robot), None)

    def turn_avatar(self, index: int, step: int) -> None:
        """The next face nobody else has."""
        at = AVATARS.index(self.seats[index].avatar)
        others = {seat.avatar for seat in self.seats if seat is not self.seats[index]}
        faces = [AVATARS[(at + step * n) % len(AVATARS)] for n in range(1, len(AVATARS) + 1)]
        self.seats[index].avatar = first_free(faces, others)

    def give_avatar(self, index: int, avatar: str) -> bool:
        """False when somebody else has that face; a robot that kept it in reserve lets go."""
        if self.owner_of(avatar) not in (None, self.seats[index]):
            return False
        for seat in self.seats:
            if seat.avatar == avatar:
                seat.avatar = self.seats[index].avatar
        self.seats[index].avatar = avatar
        return True

    def give_colour(self, index: int, colour: int) -> None:
        """For the whole team; whoever had that colour takes the other one."""
        leader = self.seats[self.leader_of(index)]
        for seat in self.seats:
            if seat.colour == colour:
                seat.colour = leader.colour
        leader.colour = colour

    def problem(self) -> Problem | None:
        """The first name that cannot stay as it is."""
        return next(filter(None, map(self.problem_of, range(len(self.seats)))), None)

    def problem_of(self, index: int) -> Problem | None:
        """Robots bring their own names: the person whose name is the same is asked to change."""
        if self.seats[index].is_robot:
            return None
        name = _plain(self.seats[index].name)
        if not name:
            return Problem(index, "seats.name-empty")
        others = (_plain(seat.name) for at, seat in enumerate(self.seats) if at != index)
        return Problem(index, "seats.name-taken") if name in others else None

    def to_keep(self) -> LastTable:
        return LastTable(tuple(seat.seat() for seat in self.seats), dict(self.options))

    def _sit_again(self, seat: Seat) -> None:
        """The file may have been changed by hand: whatever is odd or double becomes ordinary."""
        taken = [other.colour for other in self.seats]
        colour = seat.colour if seat.colour in COLOURS and seat.colour not in taken else None
        avatar = seat.avatar if seat.avatar in AVATARS else None
        draft = SeatDraft(
            first_free(COLOURS, taken) if colour is None else colour,
            self._free_avatar(avatar),
            seat.kind,
            min(max(seat.level, LEVELS[0]), LEVELS[-1]),
            seat.help or seat.is_robot,
        )
        name = " ".join(seat.name.split())[:LONGEST_NAME]
        if not seat.is_robot and name and name != FACE_NAMES[draft.avatar]:
            draft.typed = name
        self.seats.append(draft)

    def _free_avatar(self, wished: str | None = None) -> str:
        faces = AVATARS if wished is None else (wished, *AVATARS)
        return first_free(faces, [seat.avatar for seat in self.seats])


def first_free(wanted: Iterable[T], taken: Iterable[T]) -> T:
    return next(one for one in wanted if one not in set(taken))


def known_options(info: GameInfo, wished: Mapping[str, Any]) -> dict[str, Any]:
    """The game's options; what is not one of the choices becomes the default."""
    known = info.default_options()
    for option in info.options:
        value = wished.get(option.key)
        if _is_one_of(value, option.choices):
            known[option.key] = value
    return known


def _is_one_of(value: Any, choices: Sequence[Any]) -> bool:
    """1 is not True here: a file may hold anything."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _plain(name: str) -> str:
    return name.strip().casefold()
