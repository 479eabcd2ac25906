"""The 11 Soccer screen through real input: every click is an event, every move is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.catalog import game_info
from game.core.dice import Dice
from game.core.match import Match
from game.core.settings import Settings
from game.soccer11.cards import FRANCE, GERMANY, ITALY, SPAIN
from game.soccer11.moves import AnyMove, CarryOut, Draw, OpenDay, PlayCard, Seen
from game.soccer11.view import Soccer11View
from scenes.board_loader import load_board
from scenes.canvas import Canvas
from scenes.handover import Handover
from scenes.headless import Rehearsal
from scenes.podium import Podium
from scenes.recap import Recap, RecapLine
from scenes.registry import resume
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.soccer11.cards import name_of, nation
from scenes.soccer11.recap import recap_lines
from scenes.soccer11.scene import Soccer11Scene
from scenes.words import say
from tests.marks import CI_PART
from tests.scenes.acting import press, redealt, screen_of_seat_0

INFO = game_info("11-soccer")
SMALL = (1024, 600)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def new_scene(players: int, robots: int, seed: int) -> Soccer11Scene:
    match: AnyMatch = Match.new(INFO.load(load_board), seats_of(players, robots), {}, seed)
    return Soccer11Scene(match, INFO)


def click_move(rehearsal: Rehearsal, move: AnyMove) -> None:
    """Do what a person does who wants that move."""
    scene = rehearsal.top
    assert isinstance(scene, Soccer11Scene)
    match move:
        case Draw():
            rehearsal.click_target("stock")
        case Seen():
            rehearsal.click_target("seen")
        case OpenDay():
            rehearsal.click_target("next-day")
        case PlayCard():
            rehearsal.click_target(f"card:{scene.picture.open_hand.index(move.card)}")
            click_choices(rehearsal, scene, move)
        case CarryOut():
            click_choices(rehearsal, scene, move)


def click_choices(rehearsal: Rehearsal, scene: Soccer11Scene, move: PlayCard | CarryOut) -> None:
    card, row = scene.picture.draft.card, list(scene.picture.rows[move.seat])
    several = len(scene.choosing.moves_of_card()) > 1
    if move.target is not None:
        rehearsal.click_target(f"seat:{move.target}")
    rehearsal.click_target("do")
    if move.guess is not None:
        rehearsal.click_target(f"tile:{move.guess}")
        rehearsal.click_target("board.main")
    elif move.taken is not None:
        rehearsal.click_target(f"take:{row.index(move.taken)}")
    elif card == ITALY and several:
        rehearsal.click_target("board.main")


def acts(rehearsal: Rehearsal, scene: Soccer11Scene, step: float) -> Iterator[int]:
    """Let the match run; yields whenever a person may act, until the podium stands."""
    for _ in range(60_000):
        top = rehearsal.top
        if isinstance(top, Podium):
            return
        if isinstance(top, Handover | Recap):
            rehearsal.wait(0.4, step=0.2)
            rehearsal.click_target("ready" if isinstance(top, Handover) else "recap.go")
        elif top is scene and scene.person_to_act is not None and not scene.locked:
            if scene.help.bubble is not None:
                scene.help.close()
            yield scene.person_to_act
        else:
            rehearsal.app.frame(step)
    pytest.fail("the match did not end")


@pytest.mark.parametrize(
    ("players", "robots"),
    [(2, 1), (2, 2), (4, 2)]
    + [pytest.param(*table, marks=CI_PART) for table in ((2, 0), (3, 0), (3, 2), (4, 0), (4, 4))],
)
def test_a_match_is_played_by_clicks_to_the_podium(
    rehearsal: Rehearsal, players: int, robots: int
) -> None:
    scene = new_scene(players, robots, seed=players * 10 + robots)
    rehearsal.show([scene])
    dice = Dice(7)
    for seat in acts(rehearsal, scene, step=0.5):
        moves = len(scene.match.moves)
        move = scene.rules.sample(seat, dice)
        click_move(rehearsal, move)
        assert scene.match.moves[moves:] == [move]
    assert scene.match.over
    assert rehearsal.app.crashes == []


def test_no_card_is_ever_on_the_screen_twice(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card somebody knows leaves the hand it was known in when it is played or discarded."""
    scene = new_scene(3, 2, seed=4)
    draw = scene.draw_table

    def checked(canvas: Canvas) -> None:
        assert all(shown <= nation(rank).copies for rank, shown in on_screen(scene).items())
        draw(canvas)

    monkeypatch.setattr(scene, "draw_table", checked)
    rehearsal.show([scene])
    dice = Dice(3)
    for seat in acts(rehearsal, scene, step=0.1):
        click_move(rehearsal, scene.rules.sample(seat, dice))


def on_screen(scene: Soccer11Scene) -> Counter[int]:
    picture = scene.picture
    found: Counter[int] = Counter(picture.open_cards)
    for row in picture.rows:
        found.update(row)
    for hand, known in zip(picture.hands, picture.known, strict=True):
        found.update([known] if hand and hand[0] is None and known else [])
        found.update(card for card in hand if card is not None)
    found.update(each.card for each in picture.flying if each.card is not None)
    return found


# What may not be done.


def scene_at(
    rehearsal: Rehearsal, moment: Callable[[AnyMatch], bool], players: int = 3, robots: int = 2
) -> Soccer11Scene:
    scene = Soccer11Scene(match_at(INFO, seats_of(players, robots), moment), INFO)
    scene.viewing.handed_to(0)
    rehearsal.show([scene])
    rehearsal.wait(0.5)
    scene.help.close()
    return scene


def seat_0_at(phase: str, check: Callable[[AnyMatch], bool] = bool) -> Callable[[AnyMatch], bool]:
    def moment(match: AnyMatch) -> bool:
        rules = match.rules
        return bool(rules.to_act == 0 and rules.view(0).phase == phase and check(match))

    return moment


def holds(*cards: int) -> Callable[[AnyMatch], bool]:
    return lambda match: set(cards) <= set(match.rules.view(0).hands[0])


def test_italy_beside_france_says_why_it_must_stay(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("play", holds(FRANCE, ITALY)))
    moves = list(scene.match.moves)
    rehearsal.click_target(f"card:{scene.picture.open_hand.index(ITALY)}")
    assert scene.help.bubble is not None
    assert scene.match.moves == moves
    rehearsal.wait(0.5)
    rehearsal.click_target("bubble.ok")
    assert scene.help.bubble is None


def _spain_against_a_shield(match: AnyMatch) -> bool:
    view = match.rules.view(0)
    return holds(SPAIN)(match) and any(view.shields) and _somebody_free(view) == 1


def _somebody_free(view: Soccer11View) -> int:
    seats = range(1, len(view.hands))
    return sum(bool(view.hands[seat]) and not view.shields[seat] for seat in seats)


def test_a_protected_player_cannot_be_chosen_and_it_is_said_why(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("play", _spain_against_a_shield))
    protected = scene.picture.shields.index(True)
    rehearsal.click_target(f"card:{scene.picture.open_hand.index(SPAIN)}")
    chosen = scene.picture.draft.target
    assert chosen not in (None, protected), "the only player left is chosen without a click"
    rehearsal.click_target(f"seat:{protected}")
    assert scene.help.bubble is not None
    assert scene.picture.draft.target == chosen


def test_a_card_before_drawing_and_drawing_twice_are_refused(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("draw"))
    rehearsal.click_target("card:0")
    assert scene.help.bubble is not None
    scene.help.close()
    rehearsal.wait(0.5)
    scene = scene_at(rehearsal, seat_0_at("play"))
    moves = len(scene.match.moves)
    rehearsal.click_target("stock")
    assert scene.help.bubble is not None
    assert len(scene.match.moves) == moves


def test_a_card_is_chosen_and_put_back_before_anything_is_played(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("play", holds(GERMANY)))
    moves = len(scene.match.moves)
    key = f"card:{scene.picture.open_hand.index(GERMANY)}"
    rehearsal.click_target(key)
    assert scene.picture.draft.card == GERMANY
    assert scene.prompt == say("prompt.11-soccer.ready", name=scene.name(0))
    rehearsal.click_target(key)
    assert scene.picture.draft.card is None
    assert scene.prompt == say("prompt.11-soccer.play", name=scene.name(0))
    assert len(scene.match.moves) == moves


def test_who_still_has_to_aim_is_not_told_to_press_play(rehearsal: Rehearsal) -> None:
    def two_to_aim_at(match: AnyMatch) -> bool:
        return holds(SPAIN)(match) and _somebody_free(match.rules.view(0)) == 2

    scene = scene_at(rehearsal, seat_0_at("play", two_to_aim_at))
    rehearsal.click_target(f"card:{scene.picture.open_hand.index(SPAIN)}")
    assert scene.prompt == say("prompt.11-soccer.target", name=scene.name(0))
    rehearsal.click_target("seat:1")
    assert scene.prompt == say("prompt.11-soccer.ready", name=scene.name(0))


def test_boards_that_only_tell_are_opened_and_closed_and_play_nothing(
    rehearsal: Rehearsal,
) -> None:
    scene = scene_at(rehearsal, seat_0_at("play"))
    moves = len(scene.match.moves)
    ways = (
        ("ranks", "tile:4"), ("seat:1", "board.close"), ("seat:2", "board.main"), ("ranks", ""),
    )  # fmt: skip
    for key, inside in ways:
        rehearsal.click_target(key)
        assert scene.picture.draft.board is not None
        rehearsal.click_target(inside) if inside else rehearsal.click((190, 860))
        rehearsal.key(pygame.K_ESCAPE) if inside == "tile:4" else None
        assert scene.picture.draft.board is None
    assert len(scene.match.moves) == moves
    assert rehearsal.top is scene


# Secrets.


@pytest.mark.parametrize("phase", ["draw", "play", "effect", "look", "compare"])
def test_redealing_what_is_hidden_changes_no_pixel(rehearsal: Rehearsal, phase: str) -> None:
    """Whatever lies in the other hands and in the stock, this seat's screen is the same."""
    match = match_at(INFO, seats_of(3, 2), seat_0_at(phase, lambda m: m.rules.turns > 5))
    worlds = [redealt(match, seed) for seed in range(4)]
    assert len({world.rules.digest() for world in worlds}) > 1
    assert len({screen_of_seat_0(rehearsal, Soccer11Scene(world, INFO)) for world in worlds}) == 1


def _nothing_is_open(scene: Soccer11Scene) -> bool:
    picture = scene.picture
    if picture.ceremony is not None:
        return True
    hidden = all(card is None for hand in picture.hands for card in hand)
    return hidden and picture.secret is None and not any(picture.known)


@pytest.mark.parametrize(("players", "robots"), [(2, 0), pytest.param(4, 1, marks=CI_PART)])
def test_between_two_people_nothing_secret_is_on_the_screen(
    rehearsal: Rehearsal, players: int, robots: int
) -> None:
    scene = new_scene(players, robots, seed=11)
    rehearsal.show([scene])
    dice, curtains, secrets = Dice(2), 0, 0
    while curtains < 25:
        top = rehearsal.top
        if isinstance(top, Podium):
            break
        if isinstance(top, Handover | Recap):
            assert _nothing_is_open(scene)
            curtains += isinstance(top, Handover)
            rehearsal.wait(0.4, step=0.2)
            rehearsal.click_target("ready" if isinstance(top, Handover) else "recap.go")
        elif scene.person_to_act is not None and not scene.locked:
            _check_only_own_secrets(scene)
            secrets += scene.picture.secret is not None
            scene.help.close()
            click_move(rehearsal, scene.rules.sample(scene.person_to_act, dice))
        else:
            if scene.viewing.viewer is None:
                assert _nothing_is_open(scene)
            rehearsal.app.frame(0.1)
    assert secrets > 2


def _check_only_own_secrets(scene: Soccer11Scene) -> None:
    seat, picture = scene.person_to_act, scene.picture
    assert scene.viewing.viewer == seat or scene.in_the_open()
    if picture.secret is not None:
        assert seat in picture.secret.waiting
        assert scene.viewing.viewer == seat
    if picture.ceremony is None:
        others = [hand for number, hand in enumerate(picture.hands) if number != seat]
        assert all(card is None for hand in others for card in hand)


def test_a_look_in_ones_own_turn_needs_no_curtain(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("look"), players=3, robots=0)
    assert rehearsal.top is scene
    assert scene.picture.secret is not None
    rehearsal.wait(1.2, step=0.2)
    rehearsal.click_target("seen")
    assert scene.picture.secret is None


def test_a_duel_is_shown_to_the_other_person_behind_the_curtain(rehearsal: Rehearsal) -> None:
    moment = seat_0_at("compare", lambda m: len(m.rules.view(0).reveal.waiting) == 2)
    scene = scene_at(rehearsal, moment, players=2, robots=0)
    rehearsal.wait(1.2, step=0.2)
    rehearsal.click_target("seen")
    while not isinstance(rehearsal.top, Handover):
        rehearsal.app.frame(0.1)
        assert scene.picture.secret is None
    rehearsal.wait(0.4)
    rehearsal.click_target("ready")
    if isinstance(rehearsal.top, Recap):
        rehearsal.wait(0.4)
        rehearsal.click_target("recap.go")
    assert scene.picture.secret is not None
    assert scene.viewing.viewer == 1


# The end of a day.


def test_a_day_ends_with_its_cards_turned_in_order_and_the_points_last(
    rehearsal: Rehearsal,
) -> None:
    scene = new_scene(4, 4, seed=8)
    rehearsal.show([scene])
    seen = []
    while not seen or scene.picture.ceremony is not None:
        rehearsal.app.frame(0.05)
        show = scene.picture.ceremony
        if show is not None and scene.timeline.busy:
            seen.append((show.turned, show.counted, scene.picture.points))
    turned = [each[0] for each in seen]
    assert turned == sorted(turned)
    assert set(turned) == {0, 1, 2, 3, 4}
    assert all(points == (0, 0, 0, 0) for _, counted, points in seen if not counted)
    assert sum(seen[-1][2]) > 0
    assert seen[-1][1]


# Help and keeping.


def test_a_turn_can_be_played_without_a_mouse(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("draw"))
    moves = len(scene.match.moves)
    press(rehearsal, scene, "do")
    while scene.person_to_act != 0 or scene.locked:
        rehearsal.app.frame(0.1)
    scene.help.close()
    press(rehearsal, scene, "card:0")
    assert scene.picture.draft.card == scene.picture.open_hand[0]
    if scene.picture.may_aim:
        press(rehearsal, scene, f"aim:{min(scene.picture.may_aim)}")
    press(rehearsal, scene, "do")
    if scene.picture.draft.board == "guess":
        press(rehearsal, scene, "tile:5")
        press(rehearsal, scene, "board.main")
    elif scene.picture.draft.board == "italy":
        press(rehearsal, scene, "board.main")
    assert len(scene.match.moves) == moves + 2


def test_the_recap_tells_what_is_still_known(rehearsal: Rehearsal) -> None:
    moment = seat_0_at("draw", lambda m: any(m.rules.view(0).known))
    scene = scene_at(rehearsal, moment, players=3, robots=0)
    known = next(card for card in scene.view.known if card is not None)
    lines = scene.recap_lines(scene.match.news_for(0))
    assert any(name_of(known) in line.text for line in lines)
    assert not any(name_of(known) in line.text for line in _recap_of_another(scene, 0))


def _recap_of_another(scene: Soccer11Scene, seat: int) -> list[RecapLine]:
    """What a seat that knows nothing is told when nothing happened."""
    view = msgspec.structs.replace(scene.rules.view(seat), known=(None,) * scene.picture.players)
    return recap_lines([], [each.name for each in scene.seats], view)


def test_each_card_is_explained_once_to_somebody_new(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("play"))
    told = set()
    for _ in range(6):
        key = scene.coach_key()
        if key is None:
            break
        assert key not in told
        told.add(key)
        rehearsal.stage.settings.coached.setdefault(scene.name(0), []).append(key)
    hand = {f"coach.11-soccer.card-{nation(card).key}" for card in scene.view.hands[0]}
    known = set(rehearsal.stage.settings.coached[scene.name(0)])
    assert hand <= known


def test_a_hint_glows_then_explains_then_plays(rehearsal: Rehearsal) -> None:
    scene = scene_at(rehearsal, seat_0_at("play"))
    moves = len(scene.match.moves)
    rehearsal.click_target("bar.hint")
    assert scene.picture.draft.card is not None
    rehearsal.click_target("bar.hint")
    rehearsal.click_target("bubble.do")
    assert len(scene.match.moves) == moves + 1


def test_a_killed_match_comes_back_as_it_was(rehearsal: Rehearsal) -> None:
    scene = new_scene(2, 1, seed=3)
    rehearsal.show([scene])
    dice = Dice(1)
    for seat in acts(rehearsal, scene, step=0.5):
        if len(scene.match.moves) >= 25:
            break
        click_move(rehearsal, scene.rules.sample(seat, dice))
    (record,) = rehearsal.stage.saves.load_all()
    again = resume(record)
    rehearsal.show([again])
    assert again.match.rules.digest() == scene.match.rules.digest()
    assert again.match.moves == scene.match.moves
