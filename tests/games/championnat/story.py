"""Builds a match of Le Championnat at any point of play: the stage of the story tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from game.championnat import moves
from game.championnat.box import ChampionnatBox
from game.championnat.decks import load_decks
from game.championnat.events import AnyEvent
from game.championnat.lineup import TRAINEE
from game.championnat.rules import ChampionnatRules
from game.championnat.season import begin_turn
from game.championnat.state import START_MONEY, Club, State
from game.core.dice import Dice, LoadedDice
from scenes.board_loader import load_board

ASSETS = Path(__file__).parents[3] / "assets"
T = TypeVar("T")

# A complete eleven of yellows (22 stars with extras), and the same without its number 11.
YELLOWS = (
    "Lucien Portail, Bakary Sentier, Yann Gravier, La Muraille, Perle Tambour, Ahmed Levain, "
    "Petit Vent, Rémi Patience, Lola Pastèque, Salomé Virgule, Cyprien Galop"
)
TEN_YELLOWS = YELLOWS.rsplit(",", 1)[0]
GREENS = (
    "Solal Barrière, Assa Lavande, Amel Rivage, Placide Chêne, Tuan Bambou, Céleste Pivot, "
    "Coline Bolide, Mehdi Muscade, Colas Ressort, Dounia Toupie, Rosalie Vrille"
)  # eleven greens, 33 stars


@cache
def the_box() -> ChampionnatBox:
    board = load_board(ASSETS / "boards" / "championnat.tmx")
    return ChampionnatBox(board, load_decks(ASSETS / "data" / "championnat.toml"))


@cache
def card_named(name: str) -> int:
    return next(card.number for card in the_box().footballers if card.name == name)


def cards_named(names: str) -> list[int]:
    return [card_named(name.strip()) for name in names.split(",") if name.strip()]


def question(key: str) -> int:
    return next(number for number, card in enumerate(the_box().questions) if card.key == key)


class Story:
    """`turn` is to roll. Squads, + cards and sponsors are taken out of the packs; `top` is the next
    footballer of its pack, `asked` the next ? card, `club` the next European club's strength."""

    def __init__(
        self,
        players: int,
        *,
        turn: int = 0,
        at: str = "",
        came_from: str = "",
        squads: Mapping[int, str] | None = None,
        plus: Mapping[int, str] | None = None,
        sponsors: Mapping[int, str] | None = None,
        money: Mapping[int, int] | None = None,
        top: str = "",
        asked: str = "",
        club: int = 0,
        stage: str = "building",
        day: int = 1,
        **options: Any,
    ) -> None:
        self.dice = LoadedDice([])
        self.rules = ChampionnatRules.new(players, options, the_box(), LoadedDice([turn]))
        self.rules._table.dice = self.dice
        self.state: State = self.rules._table.state
        for seat, names in (squads or {}).items():
            self._give_squad(seat, cards_named(names))
        for seat, kinds in (plus or {}).items():
            self._give_plus(seat, kinds.split())
        for seat, keys in (sponsors or {}).items():
            self._give_sponsors(seat, keys.split())
        for seat, amount in (money or {}).items():
            self.state.bank += self.club(seat).money - amount
            self.club(seat).money = amount
        if stage == "league":
            self._in_league(day)
        if at:
            self.club(turn).square, self.club(turn).came_from = at, came_from
        self._stack(top, asked, club)
        begin_turn(self.rules._table, turn)
        self.rules._table.events = []
        check_pieces(self.rules)

    def _give_squad(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.state.packs[the_box().footballers[card].pack].remove(card)
            self.rules._table.join(seat, card, 0)

    def _give_plus(self, seat: int, kinds: list[str]) -> None:
        for plus in kinds:
            self.state.plus_pile.remove(plus)
            self.club(seat).plus.append(plus)

    def _give_sponsors(self, seat: int, keys: list[str]) -> None:
        for key in keys:
            self.state.questions.remove(question(key))
            self.club(seat).sponsors.append(question(key))

    def _in_league(self, day: int) -> None:
        self.state.stage, self.state.day, self.state.completed_by = "league", day, 0
        for club in self.state.clubs:
            club.square = the_box().board.championnat

    def _stack(self, top: str, asked: str, club: int) -> None:
        if top:
            card = card_named(top)
            pack = self.state.packs[the_box().footballers[card].pack]
            pack.remove(card)
            pack.append(card)
        if asked:
            self.state.questions.remove(question(asked))
            self.state.questions.append(question(asked))
        if club:
            number = next(n for n, each in enumerate(the_box().clubs) if each.strength == club)
            self.state.euro_pile.remove(number)
            self.state.euro_pile.append(number)

    # ---- looking

    def club(self, seat: int) -> Club:
        return self.state.clubs[seat]

    def money(self, seat: int) -> int:
        return self.club(seat).money

    @property
    def phase(self) -> str:
        return self.state.asked

    @property
    def to_act(self) -> int | None:
        return self.rules.to_act

    def lit(self) -> list[str]:
        return list(self.rules.view(None).lit)

    def refusal(self, move: moves.AnyMove) -> str | None:
        refusal = self.rules.why_not(move)
        return None if refusal is None else refusal.key

    # ---- acting

    def do(self, move: moves.AnyMove) -> list[AnyEvent]:
        events = self.rules.apply(move)
        check_pieces(self.rules)
        return events

    def roll(self, value: int) -> list[AnyEvent]:
        self.dice._written.append(value - 1)
        return self.do(moves.RollDie(self.state.to_act))

    def go(self, value: int, square: str = "") -> list[AnyEvent]:
        """Roll, and walk to the lit square (named if there are several)."""
        events = self.roll(value)
        target = square or self.lit()[0]
        return events + self.do(moves.ChooseSquare(self.state.to_act, target))

    def draw_card(self) -> list[AnyEvent]:
        return self.do(moves.DrawFootballer(self.state.to_act))

    def buy(self) -> list[AnyEvent]:
        return self.do(moves.BuyFootballer(self.state.to_act))

    def refuse(self) -> list[AnyEvent]:
        return self.do(moves.RefuseFootballer(self.state.to_act))

    def bid(self, seat: int, amount: int) -> list[AnyEvent]:
        return self.do(moves.Bid(seat, amount))

    def drop_out(self, seat: int) -> list[AnyEvent]:
        return self.do(moves.DropOut(seat))

    def start_day(self) -> list[AnyEvent]:
        """The seat on turn completes its lap."""
        seat = self.state.to_act
        self.club(seat).square = "ring-22"
        return self.go(1)

    def line_up(self, *seats: int) -> list[AnyEvent]:
        events: list[AnyEvent] = []
        for seat in seats:
            eleven = the_box().lineups.strongest(tuple(self.club(seat).squad))
            events += self.do(moves.SetLineUp(seat, eleven))
        return events

    def play(self, seat: int, plus: str, place: int = 0) -> list[AnyEvent]:
        return self.do(moves.PlayPlus(seat, plus, place))

    def pass_(self, *seats: int) -> list[AnyEvent]:
        events: list[AnyEvent] = []
        for seat in seats:
            events += self.do(moves.Pass(seat))
        return events

    def stars(self) -> tuple[int | None, ...]:
        fight = self.rules.view(None).fight
        assert fight is not None
        return tuple(side.stars for side in fight.sides)


def anyone(rules: ChampionnatRules, dice: Dice) -> int:
    """The seat the table waits for; seldom one out of turn, or the best teams would be sold."""
    eager = rules.may_interrupt
    if eager and dice.below(60) == 0:
        return eager[dice.below(len(eager))]
    assert rules.to_act is not None
    return rules.to_act


def check_pieces(rules: ChampionnatRules) -> None:
    """No money and no card is ever lost or doubled; nobody owes what is not written down."""
    state: State = rules._table.state
    held = sum(club.money for club in state.clubs) + state.jackpot + state.bank
    start = 5_000 if state.length == "express" else START_MONEY
    assert held == start * state.players
    assert all(club.money >= 0 for club in state.clubs)
    footballers = [card for club in state.clubs for card in club.squad]
    footballers += [card for pack in state.packs.values() for card in pack]
    footballers += [state.drawn] if state.drawn >= 0 else []
    footballers += [state.auction.card] if state.auction else []
    assert sorted(footballers) == list(range(80))
    plus = state.plus_pile + [plus for club in state.clubs for plus in club.plus]
    assert sorted(plus) == sorted(the_box().plus_cards)
    asked = state.questions + [sponsor for club in state.clubs for sponsor in club.sponsors]
    assert sorted(asked) == list(range(32))
    euro = state.euro_pile + [number for club in state.clubs for number in club.euro]
    euro += [state.euro.club] if state.euro else []
    assert sorted(euro) == list(range(24))
    for club in state.clubs:
        squares = [the_box().questions[sponsor].square for sponsor in club.sponsors]
        assert len(set(squares)) == len(squares)


def eleven_of(squad: str) -> tuple[int, ...]:
    return the_box().lineups.strongest(tuple(cards_named(squad)))


def with_trainee(eleven: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*eleven[: place - 1], TRAINEE, *eleven[place:])


def of_type(events: Sequence[AnyEvent], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def the(events: Sequence[AnyEvent], kind: type[T]) -> T:
    (event,) = of_type(events, kind)
    return event
