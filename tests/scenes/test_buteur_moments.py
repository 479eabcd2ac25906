"""What makes a match of Buteur exciting: near misses, penalties, the way of the ball, advice."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.buteur.cards import Card
from game.buteur.events import (
    AttackerTaken,
    BallMoved,
    BallPlaced,
    CardExchanged,
    GoalScored,
    Outcome,
    ShootOutMissed,
    ShotSaved,
)
from game.buteur.moves import LetIn, PlayCard, Square
from game.buteur.pitch import COLUMNS, ROWS
from game.core.match import Act
from game.core.robots import Hint
from game.core.settings import Settings
from scenes.buteur.ball_ways import just_beside, last_way, over_the_line
from scenes.buteur.calls import goal_key
from scenes.buteur.coaching import advice
from scenes.buteur.picture import Spot, facts_of, penalty_spot, spot_of
from scenes.buteur.pitch import spot_point
from scenes.buteur.preview import BALL, in_the_net
from scenes.buteur.recap import recap_lines
from scenes.buteur.scene import ButeurScene
from scenes.headless import Rehearsal
from scenes.showcase import AnyMatch, match_at, seats_of
from tests.scenes.test_buteur_calls import called
from tests.scenes.test_buteur_scene import INFO, SMALL, new_scene

OVER_THE_BAR: tuple[Square, ...] = ((6, 2), (7, 2), (8, 2), (9, 2))


@pytest.fixture
def scene(tmp_path: Path) -> ButeurScene:
    made = new_scene(2, 1, seed=1)
    Rehearsal(tmp_path, Settings(muted=True), SMALL).show([made])
    return made


def watched(scene: ButeurScene, event: object) -> list[Spot]:
    """Where the ball is seen while that is shown."""
    scene.timeline.add(*scene.steps_for(event))  # type: ignore[arg-type]
    seen = []
    while scene.timeline.busy:
        scene.timeline.advance(0.02)
        seen.append(scene.picture.ball)
    return seen


@pytest.mark.parametrize(
    ("path", "outcome", "near"),
    [
        (OVER_THE_BAR, "goal-kick", True),
        (((8, 4), (9, 5)), "goal-kick", False),
        (((8, 6), (9, 5)), "goal-kick", True),
        (((9, 5),), "goal-kick", True),
        (((8, 1), (9, 1)), "goal-kick", False),
        (((6, 2), (7, 1), (8, 0)), "throw-in", False),
    ],
)
def test_a_near_miss_is_one_square_beside_the_goal(
    path: tuple[Square, ...], outcome: Outcome, near: bool
) -> None:
    assert just_beside(path, outcome, 1) is near


@pytest.mark.parametrize("row", [0, ROWS - 1])
def test_a_ball_that_leaves_at_once_leaves_over_the_nearest_line(row: int) -> None:
    x, y = over_the_line(((4, row),), "throw-in", -1)
    assert x < 4.5
    assert not 0 <= y <= ROWS


def test_a_ball_that_goes_out_is_seen_outside_and_fetched(scene: ButeurScene) -> None:
    seen = watched(scene, BallMoved(0, OVER_THE_BAR, "goal-kick"))
    assert max(x for x, _ in seen) > COLUMNS
    assert not any(in_the_net(ball) for ball in seen)
    assert scene.picture.ball == spot_of((9, 2))


def test_the_crowd_sighs_at_a_near_miss(
    scene: ButeurScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(scene, "sound", lambda name: heard.append(name))
    assert called(scene, BallMoved(0, OVER_THE_BAR, "goal-kick")) == {"Juste à côté !"}
    assert "crowd_ooh" in heard


def test_the_way_of_the_ball_stays_until_somebody_takes_it(scene: ButeurScene) -> None:
    path: tuple[Square, ...] = ((3, 3), (4, 3), (5, 3))
    watched(scene, BallMoved(0, path, "pitch"))
    assert scene.picture.trail == tuple(spot_of(square) for square in path)
    watched(scene, BallPlaced(0, (5, 4), "throw-in"))
    assert scene.picture.trail == ()


def test_whoever_comes_back_sees_which_way_the_ball_came() -> None:
    rolled = BallMoved(1, ((3, 3), (4, 3)), "pitch")
    assert last_way([Act(1, (rolled,)), Act(0, ())]) == rolled.path
    assert last_way([Act(1, (rolled, BallPlaced(0, None, "kick-off")))]) == ()


@pytest.mark.parametrize("how", ["penalty", "corner", "shoot-out"])
def test_a_goal_that_a_card_decides_is_seen_in_the_net(scene: ButeurScene, how: str) -> None:
    scene.picture.ball = penalty_spot((8, 3))
    seen = watched(scene, GoalScored(0, 0, (1, 0), how))  # type: ignore[arg-type]
    assert in_the_net(seen[-1])


def test_a_saved_penalty_never_crosses_the_line_and_comes_back(scene: ButeurScene) -> None:
    spot = scene.picture.ball = penalty_spot((8, 3))
    for event in (ShotSaved(1, "hand"), ShootOutMissed(0, 0)):
        scene.picture.ball = spot
        seen = watched(scene, event)
        assert max(x for x, _ in seen) > spot[0] + 0.5
        assert not any(in_the_net(ball) for ball in seen)
        if isinstance(event, ShotSaved):
            assert seen[-1] == spot


def test_a_penalty_that_ends_the_match_lies_on_the_chalk() -> None:
    def by_a_penalty(match: AnyMatch) -> bool:
        events = match.recent_acts[-1].events if match.recent_acts else ()
        goals = (event for event in events if isinstance(event, GoalScored))
        return match.over and any(goal.how == "penalty" for goal in goals)

    view = match_at(INFO, seats_of(2, 2), by_a_penalty).rules.view(None)
    assert view.ball is not None
    assert facts_of(view, 0)[0] == penalty_spot(view.ball)


def test_the_last_turn_of_a_half_is_called(tmp_path: Path) -> None:
    last = match_at(INFO, seats_of(2, 1), lambda match: match.rules.view(None).last_turn)
    scene = ButeurScene(last, INFO)
    Rehearsal(tmp_path, Settings(muted=True), SMALL).show([scene])
    began = next(e for e in last.recent_acts[-1].events if type(e).__name__ == "TurnBegan")
    assert called(scene, began) == {"Dernier tour !"}


def test_what_the_others_exchange_is_said_but_not_ones_own(scene: ButeurScene) -> None:
    card = scene.picture.hand[0]
    assert card is not None
    assert called(scene, CardExchanged(1, None, None)) == {"Noé échange une carte"}
    assert called(scene, CardExchanged(0, card, card)) == set()
    scene.picture.discards = [card]
    assert called(scene, AttackerTaken(1, card, card)) == {"Noé reprend un Attaquant"}


@pytest.mark.parametrize(
    ("scorers", "how", "key"),
    [
        ((0, 0, 0), "shot", "hat-trick"),
        ((0, 0, 0, 0), "shot", None),
        ((0, 1), "penalty", "equaliser"),
        ((0,), "penalty", "penalty"),
        ((0,), "corner", "corner"),
        ((0,), "shot", None),
        ((0, 0, 0), "shoot-out", "shoot-out"),
    ],
)
def test_a_special_goal_is_told_as_one(scorers: tuple[int, ...], how: str, key: str | None) -> None:
    goals = [
        GoalScored(seat, seat, (scorers[: n + 1].count(0), scorers[: n + 1].count(1)), how)  # type: ignore[arg-type]
        for n, seat in enumerate(scorers)
    ]
    assert goal_key(goals[-1], goals) == key


STRAIGHT, SLANTED = Card("attacker", {"straight": 5}, "red"), Card("attacker", {"left": 3}, "red")
KEEPER = Card("goalkeeper", {"straight": 5})


@pytest.mark.parametrize(
    ("card", "reason", "words"),
    [
        (STRAIGHT, "shot", "Joue le 5 tout droit : c’est un tir au but !"),
        (SLANTED, "forward", "Joue le 3 en diagonale : tu avances vers leur but."),
        (KEEPER, "forward", "Joue le Gardien : tu avances vers leur but."),
        (KEEPER, "keeper-save", "Le Gardien arrête le tir à coup sûr."),
    ],
)
def test_advice_names_its_card(card: Card, reason: str, words: str) -> None:
    assert advice(PlayCard(0, 0, None), Hint(f"hint.buteur.{reason}"), (card,)) == words


def test_advice_without_a_card_is_a_sentence_of_its_own() -> None:
    words = advice(LetIn(0), Hint("hint.buteur.no-stopper"), ())
    assert words == "Ni Gardien ni Corner : il faut laisser entrer."


@pytest.mark.parametrize(("choices", "key"), [(1, "helpless"), (2, "answer-shot")])
def test_nobody_is_asked_to_stop_what_cannot_be_stopped(
    tmp_path: Path, choices: int, key: str
) -> None:
    def shot_at_me(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        asked = view.to_act == 0 and view.phase == "answer-shot"
        return asked and (len(match.rules.legal_moves()) > 1) is (choices > 1)

    scene = ButeurScene(match_at(INFO, seats_of(2, 1), shot_at_me), INFO)
    Rehearsal(tmp_path, Settings(muted=True), SMALL).show([scene])
    assert scene.prompt_key() == f"prompt.buteur.{key}"


@pytest.mark.parametrize("upper", [True, False])
def test_the_coach_does_not_hide_the_ball(tmp_path: Path, upper: bool) -> None:
    def ball_there(match: AnyMatch) -> bool:
        view = match.rules.view(0)
        to_play = view.to_act == 0 and view.phase == "play" and view.ball is not None
        return to_play and (view.ball[1] < ROWS / 2) is upper

    scene = ButeurScene(match_at(INFO, seats_of(2, 1), ball_there), INFO)
    Rehearsal(tmp_path, Settings(muted=True), SMALL).show([scene])
    assert not scene.coach_box().grown(BALL / 2).holds(spot_point(scene.picture.ball))


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        ("pitch", "Noé avance de 3"),
        ("throw-in", "Noé envoie le ballon en touche"),
        ("goal-kick", "Noé envoie le ballon à côté"),
    ],
)
def test_the_news_tell_a_ball_that_went_out(outcome: Outcome, words: str) -> None:
    acts = [Act(1, (BallMoved(1, OVER_THE_BAR, outcome),))]
    assert [line.text for line in recap_lines(acts, ["Léa", "Noé"], ())] == [words]


def test_the_news_tell_of_an_exchange() -> None:
    acts = [Act(1, (CardExchanged(1, None, None), AttackerTaken(1, 3, 4)))]
    told = [line.text for line in recap_lines(acts, ["Léa", "Noé"], ())]
    assert told == ["Noé échange une carte", "Noé reprend un Attaquant"]


def test_no_card_of_a_closed_hand_stands_up(tmp_path: Path) -> None:
    scene = new_scene(2, 2, seed=1)
    rehearsal = Rehearsal(tmp_path, Settings(muted=True), SMALL)
    rehearsal.show([scene])
    rehearsal.wait(0.1)
    assert set(scene.picture.hand) == {None}
    assert scene.picture.raised is None
