"""What the 11 Soccer screen and its recap say at moments that are easily misunderstood."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.catalog import game_info
from game.core.match import Act, Match
from game.core.settings import Settings
from game.soccer11.cards import ARGENTINA, BRAZIL, CROATIA, SPAIN
from game.soccer11.events import (
    AnyEvent,
    CardDiscarded,
    CardPlayed,
    DuelSettled,
    HandsCompared,
    NothingHappened,
    WentOut,
)
from game.soccer11.moves import Draw, OpenDay
from game.soccer11.view import Reveal, Soccer11View
from scenes.board_loader import load_board
from scenes.canvas import Canvas, DrawnText
from scenes.headless import Rehearsal
from scenes.showcase import AnyMatch, match_at, seats_of
from scenes.soccer11 import day_board
from scenes.soccer11.cards import sentence_of
from scenes.soccer11.coaching import coach_key
from scenes.soccer11.day_board import beside_column
from scenes.soccer11.hand import card_boxes, shown_cards
from scenes.soccer11.places import CHOICE, TABLE, overlap
from scenes.soccer11.recap import recap_lines
from scenes.soccer11.scene import Soccer11Scene
from scenes.theme import DESIGN_WIDTH
from scenes.widgets.bubble import HintBubble
from scenes.words import say, set_language

INFO = game_info("11-soccer")
SMALL = (640, 360)
NAMES = ("Léa", "Noé", "Inès")


@pytest.fixture
def rehearsal(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path, Settings(muted=True), SMALL)


def words_on_the_table(rehearsal: Rehearsal, scene: Soccer11Scene) -> list[str]:
    canvas = Canvas(rehearsal.surface, rehearsal.stage)
    drawn: list[DrawnText] = []
    canvas.texts = drawn
    scene.draw_table(canvas)
    return [each.text for each in drawn]


# The table.


def seats_out(scene: Soccer11Scene) -> int:
    """As the rules have it, who are ahead of the picture."""
    view = scene.rules.view(None)
    if view.phase in ("next-day", "over"):
        return sum(card == 0 for card in view.results[-1].shown)
    return sum(view.is_out(seat) for seat in range(len(view.hands)))


def test_nobodys_day_is_said_to_be_over_while_their_card_is_on_its_way(
    rehearsal: Rehearsal,
) -> None:
    """Dealing, a swap and a 1 leave a hand empty for a moment: that is not the end of a day."""
    match: AnyMatch = Match.new(INFO.load(load_board), seats_of(4, 4), {}, 8)
    scene = Soccer11Scene(match, INFO)
    rehearsal.show([scene])
    most = 0
    while len(scene.rules.view(None).results) < 3:
        if scene.picture.ceremony is None:
            told = words_on_the_table(rehearsal, scene).count(say("soccer11.out"))
            assert told <= seats_out(scene)
            most = max(most, told)
        rehearsal.app.frame(0.15)
    assert most > 0


def test_nothing_of_the_hand_looks_out_from_under_the_end_of_a_day(rehearsal: Rehearsal) -> None:
    def known_at_the_end(match: AnyMatch) -> bool:
        view: Soccer11View = match.rules.view(0)
        return view.phase == "next-day" and bool(view.hands[0] and view.known_by)

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), known_at_the_end), INFO)
    rehearsal.show([scene])
    shown = rehearsal.surface.copy()
    scene.picture.known_by = ()
    scene.touch()
    rehearsal.app.frame(0)
    assert shown.get_buffer().raw == rehearsal.surface.get_buffer().raw


def test_a_discarded_card_waits_beside_the_hand_until_its_effect_is_chosen_no_longer(
    rehearsal: Rehearsal,
) -> None:
    def has_to_choose(match: AnyMatch) -> bool:
        view: Soccer11View = match.rules.view(0)
        return match.rules.to_act == 0 and view.effect == SPAIN

    scene = Soccer11Scene(match_at(INFO, seats_of(3, 2), has_to_choose), INFO)
    rehearsal.show([scene])
    assert SPAIN in shown_cards(scene.picture)
    scene.play(scene.rules.legal_moves()[0])
    while scene.timeline.busy:
        rehearsal.app.frame(0.1)
        assert len(shown_cards(scene.picture)) == 1


def test_who_has_seen_a_card_is_not_shown_under_the_other_one_once_it_was_played(
    rehearsal: Rehearsal,
) -> None:
    def holds_a_seen_card(match: AnyMatch) -> bool:
        view: Soccer11View = match.rules.view(0)
        two_kinds = len(set(view.hands[0])) == 2
        return (
            match.rules.to_act == 0 and view.phase == "play" and two_kinds and view.known_by != ()
        )

    match = match_at(INFO, seats_of(3, 2), holds_a_seen_card)
    seen = match.rules.view(0).hands[0][0]
    scene = Soccer11Scene(match, INFO)
    rehearsal.show([scene])
    scene.play(next(move for move in scene.rules.legal_moves() if move.card == seen))
    while len(scene.picture.hands[0]) == 2:
        assert scene.picture.known_by
        rehearsal.app.frame(0.1)
    assert not scene.picture.known_by


def test_nobody_is_said_to_have_seen_a_card_that_was_just_dealt(rehearsal: Rehearsal) -> None:
    def seen_on_the_day_before(match: AnyMatch) -> bool:
        view: Soccer11View = match.rules.view(0)
        return match.rules.to_act == 0 and view.phase == "next-day" and view.known_by != ()

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), seen_on_the_day_before), INFO)
    rehearsal.show([scene])
    scene.play(OpenDay(0))
    dealt = 0
    while scene.timeline.busy:
        rehearsal.app.frame(0.1)
        if scene.picture.ceremony is None:
            assert not scene.picture.known_by
            dealt += len(scene.picture.open_hand)
    assert dealt > 0


# Bubbles.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_of_a_day_won_hides_nothing_of_who_won_it(players: int) -> None:
    for seat in range(players):
        box, column = beside_column(players, seat), day_board.column(players, seat)
        assert not overlap(box, column)
        assert not overlap(box, day_board.NEXT)
        assert TABLE.x < box.x < box.x + box.width <= DESIGN_WIDTH


def test_who_shall_choose_a_card_first_still_sees_them(rehearsal: Rehearsal) -> None:
    def chooses(match: AnyMatch) -> bool:
        return match.rules.to_act == 0 and match.rules.view(0).phase == "play"

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), chooses), INFO)
    rehearsal.show([scene])
    rehearsal.wait(0.4, step=0.2)
    scene.help.close()
    rehearsal.click_target("do")
    bubble = scene.help.bubble
    assert bubble is not None
    assert not any(overlap(bubble.box, box) for box in card_boxes(scene.picture))


@pytest.mark.parametrize("phase", ["play", "effect", "next-day"])
def test_advice_hides_nothing_of_what_it_advises(rehearsal: Rehearsal, phase: str) -> None:
    def asked(match: AnyMatch) -> bool:
        return match.rules.to_act == 0 and match.rules.view(0).phase == phase

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), asked), INFO)
    rehearsal.show([scene])
    scene.help.close()
    scene.help.hint()
    scene.help.hint()
    bubble = scene.help.bubble
    assert isinstance(bubble, HintBubble)
    boxes = [day_board.NEXT] if phase == "next-day" else [CHOICE, *card_boxes(scene.picture)]
    for box in boxes:
        assert not overlap(bubble.box, box)
    if phase == "next-day":
        assert abs(bubble.towards[0] - day_board.NEXT.centre[0]) < 1


def test_a_card_asked_while_a_robot_thinks_is_not_covered_by_the_answer(
    rehearsal: Rehearsal,
) -> None:
    def robot_thinks(match: AnyMatch) -> bool:
        return match.rules.to_act == 1 and bool(match.rules.view(0).hands[0])

    scene = Soccer11Scene(match_at(INFO, seats_of(4, 3), robot_thinks), INFO)
    rehearsal.show([scene])
    rehearsal.click_target("card:0")
    bubble = scene.help.bubble
    assert bubble is not None
    assert not overlap(bubble.box, card_boxes(scene.picture)[0])
    told = words_on_the_table(rehearsal, scene)
    assert sentence_of(scene.picture.open_hand[0] or 0) not in told


# The recap.


def seen_by(viewer: int, reveal: Reveal | None = None) -> Soccer11View:
    """The view of somebody called to the screen, on an ordinary table."""
    match: AnyMatch = Match.new(INFO.load(load_board), seats_of(3, 0), {}, 3)
    return msgspec.structs.replace(match.rules.view(viewer), reveal=reveal)


def told(view: Soccer11View, *events: AnyEvent) -> list[str]:
    set_language("fr")
    return [line.text for line in recap_lines([Act(Draw(0), events)], NAMES, view)]


def test_who_is_called_to_a_duel_reads_who_challenged_but_not_yet_the_card() -> None:
    waiting = Reveal("compare", 1, 0, waiting=(0,), own=9, theirs=BRAZIL)
    view = msgspec.structs.replace(seen_by(0, waiting), known=(None, 9, None))
    assert told(view, HandsCompared(1, 0, 9, BRAZIL)) == ["Noé défie Léa"]


def test_a_card_that_had_to_go_is_told_with_who_made_it_go() -> None:
    discarded = CardDiscarded(seat=0, card=SPAIN, by=1)
    assert told(seen_by(0), discarded) == ["Noé fait lâcher Espagne à Léa"]
    own = CardDiscarded(seat=1, card=SPAIN, by=1)
    assert told(seen_by(0), own) == ["Noé lâche sa carte Espagne"]


def test_a_card_without_effect_is_named() -> None:
    assert told(seen_by(0), NothingHappened(2, CROATIA, "nobody")) == [
        "La carte Croatie d’Inès : sans effet"
    ]


def test_who_was_aimed_at_stands_in_the_line_unless_it_is_the_one_who_aimed() -> None:
    line = recap_lines(
        [Act(1, [HandsCompared(1, 0, 9, BRAZIL), DuelSettled(1, 0, won=False)])], NAMES, seen_by(2)
    )[-1]
    assert (line.seat, line.other) == (1, 0)
    own = recap_lines([Act(1, [CardDiscarded(seat=1, card=SPAIN, by=1)])], NAMES, seen_by(0))[-1]
    assert (own.seat, own.other) == (1, None)


def test_argentina_let_go_by_oneself_is_told_in_one_line() -> None:
    gone = WentOut(1, (10,), "argentina")
    out = "Noé lâche l’Argentine et sort"
    assert told(seen_by(0), CardPlayed(1, ARGENTINA, None, None), gone) == [out]
    assert told(seen_by(0), CardDiscarded(1, ARGENTINA, by=1), gone) == [out]
    assert told(seen_by(0), CardDiscarded(1, ARGENTINA, by=2), gone) == [
        "Inès fait lâcher Argentine à Noé",
        out,
    ]


# The coach.


def told_about(hand: tuple[int, ...], known: list[str]) -> list[str]:
    """What somebody new is told in one turn with that hand: before drawing, then at choosing."""
    table = seen_by(0)
    for phase, cards in (("draw", hand[:1]), ("play", hand)):
        hands = (cards, *table.hands[1:])
        key = coach_key(msgspec.structs.replace(table, phase=phase, hands=hands), known)
        known += [key] if key else []
    return [key.removeprefix("coach.11-soccer.") for key in known]


AIM = "coach.11-soccer.aim"


def test_the_first_thing_anybody_is_told_is_what_to_play_for() -> None:
    assert told_about((SPAIN, BRAZIL), [])[0] == "aim"


def test_each_card_is_explained_in_the_turn_it_first_turns_up() -> None:
    """Whichever of the two is played, it was explained before."""
    assert told_about((SPAIN, BRAZIL), [AIM])[1:] == ["card-espagne", "card-bresil"]


def test_what_choosing_means_is_explained_once_the_cards_are_known() -> None:
    known = [AIM, *(f"coach.11-soccer.card-{key}" for key in ("espagne", "bresil"))]
    assert told_about((SPAIN, BRAZIL), known)[3:] == ["two-cards"]
