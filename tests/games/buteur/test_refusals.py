"""Every refusal has its words and its page; what is asked never tells what is hidden."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from assets.build import catalogues
from game.buteur.cards import Arrow
from game.buteur.moves import (
    AnyMove,
    CutStock,
    DiscardCard,
    EndTurn,
    ExchangeCard,
    LetIn,
    PlaceBall,
    PlayCard,
    TakeAttacker,
)
from game.buteur.pitch import COLUMNS, ROWS
from game.buteur.refusals import PAGES
from game.buteur.rules import ButeurRules
from game.buteur.view import Shot
from game.core.dice import Dice
from game.core.rules import IllegalMove
from scenes.game_flow_help import COMMON
from tests.games.buteur.story import ASSETS, Story, the_box

Told = tuple[Story, AnyMove]


def test_every_refusal_names_a_page_of_the_booklet() -> None:
    booklet = tomllib.loads((ASSETS / "booklets" / "buteur.toml").read_text(encoding="utf-8"))
    assert set(PAGES.values()) <= {page["key"] for page in booklet["page"]}


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    said = catalogues.read_all(language)
    for key in PAGES:
        words = said[COMMON.get(key, f"refusal.buteur.{key}")]
        assert 10 < len(words) <= 90, f"{key}: one or two sentences for a child"


def _kick_off() -> Story:
    return Story("s2, keeper s4l4", "s1")


def _open(*hand: str, ball: tuple[int, int] = (4, 3)) -> Story:
    return Story(", ".join(hand), "s1, penalty", ball=ball)


def _goal_kick() -> Story:
    return Story("s2, free s3l2", "s1", ball=(0, 1), restart="goal-kick")


def _throw_in() -> Story:
    return Story("s2", "s1", ball=(4, 0), restart="throw-in")


def _save() -> Story:
    return Story("s2, free s3l2", "s1", ball=(0, 3), restart="save")


def _shot() -> Story:
    return Story("s2, keeper s4l4", "s1", shot=Shot(1, (-1, 3)))


def _with_square(tale: Story, square: tuple[int, int]) -> Story:
    tale.place(square)
    return tale


def _after_free_kick() -> Story:
    tale = _open("free s3l2", "s1", "penalty", "s2")
    tale.play("free s3l2", "straight")
    return tale


def _over() -> Story:
    tale = Story("s1", "s2", ball=(4, 3), stock=0, half=2)
    tale.play("s1")
    assert tale.to_act is None
    return tale


def _card(tale: Story, words: str, arrow: Arrow | None = None) -> Told:
    return tale, tale.card_move(words, arrow)


# One way to be refused for each reason the booklet gives.
REFUSED: dict[str, Callable[[], Told]] = {
    "kick-off-needs-attacker": lambda: _card(
        _with_square(_kick_off(), (4, 3)), "keeper s4l4", "straight"
    ),
    "kick-off-square": lambda: (_kick_off(), PlaceBall(0, (5, 3))),
    "exchange-not-needed": lambda: (_open("s2"), ExchangeCard(0, _open("s2").card("s2"))),
    "clearance-needs-attacker-or-keeper": lambda: _card(
        _with_square(_goal_kick(), (0, 1)), "free s3l2", "straight"
    ),
    "clearance-square": lambda: (_goal_kick(), PlaceBall(0, (0, 6))),
    "throw-in-first": lambda: _card(_throw_in(), "s2"),
    "throw-in-one-square": lambda: (_throw_in(), PlaceBall(0, (4, 2))),
    "free-kick-in-area": lambda: _card(_open("free s3l2", "s1", ball=(8, 3)), "free s3l2", "left"),
    "free-kick-needs-attacker": lambda: _card(_open("free s3l2"), "free s3l2", "straight"),
    "free-kick-leaves-pitch": lambda: _card(
        _open("free s3l2", "s1", ball=(4, 0)), "free s3l2", "left"
    ),
    "free-kick-owes-attacker": lambda: (_after_free_kick(), EndTurn(0)),
    "arrow-not-on-card": lambda: _card(_open("s2"), "s2", "left"),
    "keeper-needs-shot": lambda: _card(_open("keeper s4l4", "s1"), "keeper s4l4", "straight"),
    "corner-needs-shot": lambda: _card(_open("corner red", "s1"), "corner red"),
    "place-in-area": lambda: (_save(), PlaceBall(0, (4, 3))),
    "answer-the-shot": lambda: _card(_shot(), "s2"),
    "no-shot-to-let-in": lambda: (_open("s2"), LetIn(0)),
    "penalty-needs-area": lambda: _card(_open("penalty", "s1"), "penalty"),
    "penalty-after-attacker": lambda: _card(_after_free_kick(), "penalty"),
    "discard-not-needed": lambda: (_open("s2"), DiscardCard(0, _open("s2").card("s2"))),
    "not-in-hand": lambda: (_open("s2"), PlayCard(0, _open("s2").card("s5"), "straight")),
    "not-your-turn": lambda: (_open("s2"), LetIn(1)),
    "not-now": lambda: (_open("s2"), PlaceBall(0, (4, 4))),
    "match-over": lambda: (_over(), LetIn(0)),
}


def test_every_refusal_has_its_story() -> None:
    assert set(REFUSED) == set(PAGES)


@pytest.mark.parametrize("key", REFUSED)
def test_a_refusal_says_what_is_wrong_and_changes_nothing(key: str) -> None:
    tale, move = REFUSED[key]()
    before = tale.rules.snapshot()
    with pytest.raises(IllegalMove) as caught:
        tale.rules.apply(move)
    assert (caught.value.refusal.key, caught.value.refusal.page) == (key, PAGES[key])
    assert tale.rules.snapshot() == before


def every_move(seat: int) -> list[AnyMove]:
    moves: list[AnyMove] = [LetIn(seat), CutStock(seat), EndTurn(seat)]
    for card in range(len(the_box().deck)):
        moves += [ExchangeCard(seat, card), TakeAttacker(seat, card), DiscardCard(seat, card)]
        moves += [PlayCard(seat, card, arrow) for arrow in (None, "straight", "left", "right")]
    squares = [(column, row) for column in range(-1, COLUMNS + 1) for row in range(-1, ROWS + 1)]
    return moves + [PlaceBall(seat, square) for square in squares]


@pytest.mark.parametrize("seats", [2, 3])
def test_of_all_moves_there_are_exactly_the_listed_are_accepted(seats: int) -> None:
    for seed in range(2):
        rules, dice = ButeurRules.new(seats, {"shoot_out": True}, the_box(), Dice(seed)), Dice(seed)
        moves = [move for seat in range(seats) for move in every_move(seat)]
        while rules.to_act is not None:
            accepted = [move for move in moves if rules.why_not(move) is None]
            assert len(accepted) == len(set(accepted)) == len(rules.legal_moves())
            assert set(accepted) == set(rules.legal_moves())
            rules.apply(rules.sample(rules.to_act, dice))
        assert {rules.why_not(move).key for move in moves} == {"match-over"}


def test_a_refusal_is_the_same_in_every_world_that_looks_the_same() -> None:
    rules, dice = ButeurRules.new(2, {}, the_box(), Dice(3)), Dice(8)
    for _ in range(40):
        for seat in (0, 1):
            fork = rules.fork_for(seat, 1)
            for move in every_move(seat):
                assert fork.why_not(move) == rules.why_not(move)
        assert rules.to_act is not None
        rules.apply(rules.sample(rules.to_act, dice))


def test_an_illegal_move_carries_its_refusal() -> None:
    rules = ButeurRules.new(2, {"kick_off": "first"}, the_box(), Dice(3))
    with pytest.raises(IllegalMove) as caught:
        rules.apply(LetIn(1))
    assert caught.value.refusal.key == "not-your-turn"
    assert caught.value.refusal.values == {"other": 0}
