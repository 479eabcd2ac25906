"""The games in the box. A new game is one more `GameInfo` in `GAMES`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from game.big4.bot import Big4Robot
from game.big4.box import Big4Box
from game.big4.clubs import load_squads
from game.big4.moves import AnyMove as Big4Move
from game.big4.rules import KICK_OFFS, Big4Rules
from game.buteur.bot import ButeurRobot
from game.buteur.box import ButeurBox
from game.buteur.deck import load_deck
from game.buteur.moves import AnyMove as ButeurMove
from game.buteur.rules import ButeurRules
from game.championnat.bot import ChampionnatRobot
from game.championnat.box import ChampionnatBox
from game.championnat.decks import load_decks
from game.championnat.moves import AnyMove as ChampionnatMove
from game.championnat.rules import LENGTHS, PRIZES, ChampionnatRules
from game.core.board_map import BoardMap
from game.core.match import LoadedGame
from game.core.robots import LEVELS, Robot
from game.ptifooteux.bot import PtifooteuxRobot
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.moves import AnyMove as PtifooteuxMove
from game.ptifooteux.pieces import load_pieces
from game.ptifooteux.rules import PtifooteuxRules
from game.soccer11.bot import Soccer11Robot
from game.soccer11.box import Soccer11Box
from game.soccer11.deck import load_deck as load_soccer11_deck
from game.soccer11.moves import AnyMove as Soccer11Move
from game.soccer11.rules import Soccer11Rules

ASSETS = Path(__file__).resolve().parent.parent / "assets"

# Players -> the side each seat plays for.
EACH_ALONE: Mapping[int, tuple[int, ...]] = {n: tuple(range(n)) for n in (2, 3, 4)}

# Tiled maps are read outside `game`: `scenes.board_loader.load_board` is handed in.
BoardReader = Callable[[Path], BoardMap]


@dataclass(frozen=True)
class OptionInfo:
    """One thing that can be chosen before a match; `words` is its catalogue key."""

    key: str
    kind: Literal["switch", "choice"]
    default: Any
    words: str
    choices: tuple[Any, ...] = (False, True)
    most_players: int | None = None  # a larger table is not asked: there it means nothing
    names_seats: bool = False  # each choice but the first is a seat
    settled_by: tuple[str, Any] | None = None  # another option's value that leaves no choice here

    def at(self, players: int) -> OptionInfo | None:
        """As a table of so many is asked."""
        if self.most_players is not None and players > self.most_players:
            return None
        return replace(self, choices=self.choices[: players + 1]) if self.names_seats else self


@dataclass(frozen=True)
class GameInfo:
    id: str
    min_players: int
    max_players: int
    minutes: int
    age: int
    secret_hands: bool
    options: tuple[OptionInfo, ...]
    data_files: tuple[str, ...]  # below assets/: what the outcome of moves depends on
    rules: Any
    move_type: Any
    make_box: Callable[[Path, BoardReader], Any]
    robot: Callable[[int], Robot[Any]]  # by level, 1 to 3
    sides: Mapping[int, tuple[int, ...]]  # players -> the side each seat plays for
    levels: tuple[int, ...] = LEVELS  # what a seat may choose; its robot is made for all of them

    @property
    def players(self) -> range:
        return range(self.min_players, self.max_players + 1)

    def options_at(self, players: int) -> tuple[OptionInfo, ...]:
        asked = (option.at(players) for option in self.options)
        return tuple(option for option in asked if option is not None)

    def default_options(self) -> dict[str, Any]:
        return {option.key: option.default for option in self.options}

    def data_hash(self, assets: Path = ASSETS) -> str:
        content = hashlib.sha256()
        for name in self.data_files:
            # Line ends differ between systems, the game does not.
            content.update((assets / name).read_bytes().replace(b"\r\n", b"\n"))
        return content.hexdigest()[:16]

    def load(self, read_board: BoardReader, assets: Path = ASSETS) -> LoadedGame[Any]:
        """Take the game out of its box; the result is kept, it never changes."""
        return _loaded(self.id, read_board, assets)


def game_info(game_id: str) -> GameInfo:
    """Raises KeyError for a game this box does not hold."""
    return GAMES[game_id]


@cache
def _loaded(game_id: str, read_board: BoardReader, assets: Path) -> LoadedGame[Any]:
    info = GAMES[game_id]
    box = info.make_box(assets, read_board)
    return LoadedGame(info.rules, info.move_type, box, info.data_hash(assets))


def _buteur_box(assets: Path, read_board: BoardReader) -> ButeurBox:
    board = read_board(assets / "boards" / "buteur.tmx")
    return ButeurBox(board, load_deck(assets / "data" / "buteur.toml"))


_BUTEUR = GameInfo(
    id="buteur",
    min_players=2,
    max_players=4,
    minutes=20,
    age=7,
    secret_hands=True,
    options=(OptionInfo("shoot_out", "switch", False, "options.buteur-shoot-out"),),
    data_files=("boards/buteur.tmx", "data/buteur.toml"),
    rules=ButeurRules,
    move_type=ButeurMove,
    make_box=_buteur_box,
    robot=ButeurRobot,
    sides={2: (0, 1), 3: (0, 1, 1), 4: (0, 1, 0, 1)},
)


def _soccer11_box(assets: Path, _read_board: BoardReader) -> Soccer11Box:
    return Soccer11Box(load_soccer11_deck(assets / "data" / "soccer11.toml"))


_SOCCER11 = GameInfo(
    id="11-soccer",
    min_players=2,
    max_players=4,
    minutes=20,
    age=8,
    secret_hands=True,
    options=(),
    data_files=("data/soccer11.toml",),
    rules=Soccer11Rules,
    move_type=Soccer11Move,
    make_box=_soccer11_box,
    robot=Soccer11Robot,
    sides=EACH_ALONE,
)


def _ptifooteux_box(assets: Path, read_board: BoardReader) -> PtifooteuxBox:
    board = read_board(assets / "boards" / "ptifooteux.tmx")
    return PtifooteuxBox(board, load_pieces(assets / "data" / "ptifooteux.toml"))


_PTIFOOTEUX = GameInfo(
    id="les-ptifooteux",
    min_players=2,
    max_players=4,
    minutes=25,
    age=6,
    secret_hands=False,
    options=(OptionInfo("places", "switch", False, "options.ptifooteux-places"),),
    data_files=("boards/ptifooteux.tmx", "data/ptifooteux.toml"),
    rules=PtifooteuxRules,
    move_type=PtifooteuxMove,
    make_box=_ptifooteux_box,
    robot=PtifooteuxRobot,
    sides=EACH_ALONE,
    levels=(1,),
)


def _big4_box(assets: Path, _read_board: BoardReader) -> Big4Box:
    return Big4Box(load_squads(assets / "data" / "big4.toml"))


_BIG4 = GameInfo(
    id="big4",
    min_players=2,
    max_players=4,
    minutes=30,
    age=8,
    secret_hands=False,
    options=(
        OptionInfo("advanced", "switch", False, "options.big4-advanced", most_players=2),
        OptionInfo("confidence", "switch", False, "options.big4-confidence"),
        OptionInfo(
            "kick_off", "choice", "random", "options.big4-kick-off", KICK_OFFS, names_seats=True
        ),
    ),
    data_files=("data/big4.toml",),
    rules=Big4Rules,
    move_type=Big4Move,
    make_box=_big4_box,
    robot=Big4Robot,
    sides=EACH_ALONE,
)


def _championnat_box(assets: Path, read_board: BoardReader) -> ChampionnatBox:
    board = read_board(assets / "boards" / "championnat.tmx")
    return ChampionnatBox(board, load_decks(assets / "data" / "championnat.toml"))


_CHAMPIONNAT = GameInfo(
    id="le-championnat",
    min_players=2,
    max_players=4,
    minutes=60,
    age=9,
    secret_hands=True,
    options=(
        OptionInfo("length", "choice", "full", "options.championnat-length", LENGTHS),
        OptionInfo(
            "prize",
            "choice",
            2_000,
            "options.championnat-prize",
            PRIZES,
            settled_by=("length", "short"),
        ),
    ),
    data_files=("boards/championnat.tmx", "data/championnat.toml"),
    rules=ChampionnatRules,
    move_type=ChampionnatMove,
    make_box=_championnat_box,
    robot=ChampionnatRobot,
    sides=EACH_ALONE,
)

GAMES: dict[str, GameInfo] = {
    info.id: info for info in (_BUTEUR, _SOCCER11, _PTIFOOTEUX, _BIG4, _CHAMPIONNAT)
}
