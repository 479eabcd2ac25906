"""Who plays: the table that is laid, the names, the colours, and what is remembered."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.big4.rules import KICK_OFFS
from game.catalog import GAMES
from game.core.record import Seat
from game.core.settings import LastTable, Settings
from scenes.app import Typing
from scenes.avatar_picker import AvatarPicker
from scenes.canvas import Canvas
from scenes.game_scene import GameScene
from scenes.headless import Rehearsal
from scenes.home import Home
from scenes.options_panel import OptionsPanel
from scenes.seat_draft import FACE_NAMES, LONGEST_NAME, TableDraft
from scenes.seats import Seats
from scenes.widgets.avatar import AVATARS
from scenes.words import say
from tests.scenes.layout import look, text_faults

BUTEUR = GAMES["buteur"]
NAMES = ("Ida", "Bo", "Cy", "Di")
FOUR = tuple(Seat(name, AVATARS[number], number) for number, name in enumerate(NAMES))


@pytest.fixture
def program(tmp_path: Path) -> Rehearsal:
    return Rehearsal(tmp_path)


def at_seats(program: Rehearsal, *seats: Seat, options: dict[str, Any] | None = None) -> Seats:
    if seats:
        program.stage.settings.last_tables["buteur"] = LastTable(seats, options or {})
    scene = Seats(BUTEUR)
    program.show([Home(), scene])
    return scene


def keys(program: Rehearsal) -> set[str]:
    return {target.key for target in program.top.targets()}


def read(program: Rehearsal) -> list[str]:
    canvas = Canvas(program.surface, program.stage)
    canvas.texts = []
    program.top.draw(canvas)
    return [drawn.text for drawn in canvas.texts]


def write(program: Rehearsal, seat: int, name: str) -> None:
    program.click_target(f"seat{seat}.name")
    for letter in name:
        program.app.post(pygame.Event(pygame.TEXTINPUT, text=letter))
    program.key(pygame.K_RETURN)


def started(program: Rehearsal) -> GameScene:
    program.click_target("play")
    assert isinstance(program.top, GameScene), "the match did not begin"
    return program.top


def test_first_time_a_person_meets_a_beginner_robot(program: Rehearsal) -> None:
    person, robot = at_seats(program).draft.seats
    assert (person.kind, robot.kind, robot.level) == ("person", "robot", 1)


def test_play_begins_at_once_with_what_is_offered(program: Rehearsal) -> None:
    at_seats(program)
    assert [seat.kind for seat in started(program).match.seats] == ["person", "robot"]


def test_the_same_people_play_again_after_two_clicks(program: Rehearsal) -> None:
    at_seats(program)
    write(program, 0, "Inès")
    program.click_target("seat1.person")
    before = started(program).match.seats
    program.stage.saves.throw_away(program.top.match.id)  # type: ignore[attr-defined]
    again = Rehearsal(program.stage.saves.folder, Settings.read(program.stage.saves.folder))
    again.show([Home()])
    again.click_target("buteur")
    assert started(again).match.seats == before


def test_robots_alone_may_play(program: Rehearsal) -> None:
    at_seats(program)
    program.click_target("seat0.robot")
    assert all(seat.is_robot for seat in started(program).match.seats)


def test_between_fewest_and_most_players(program: Rehearsal) -> None:
    scene = at_seats(program)
    assert "seat0.remove" not in keys(program)
    for _ in range(BUTEUR.max_players - BUTEUR.min_players):
        program.click_target("add0")
    assert len(scene.draft.seats) == BUTEUR.max_players
    assert "add0" not in keys(program)
    program.click_target("seat0.remove")
    assert len(scene.draft.seats) == BUTEUR.max_players - 1


def test_partners_are_told_only_where_there_are_some(program: Rehearsal) -> None:
    for players, teams in ((2, [None, None]), (3, [0, 1, 1]), (4, [0, 1, 0, 1])):
        scene = at_seats(program, *FOUR[:players])
        assert [scene.draft.team_of(seat) for seat in range(players)] == teams
        worn = [scene.draft.worn_colour(seat) for seat in range(players)]
        assert len(set(worn)) == 2


def test_shuffling_changes_the_order_and_loses_nobody(program: Rehearsal) -> None:
    scene = at_seats(program, *FOUR)
    for _ in range(20):
        before = [seat.name for seat in scene.draft.seats]
        program.click_target("shuffle")
        after = [seat.name for seat in scene.draft.seats]
        assert after != before
        assert sorted(after) == sorted(before)


def test_options_reach_the_match(program: Rehearsal) -> None:
    at_seats(program)
    program.click_target("options")
    assert isinstance(program.top, OptionsPanel)
    program.click_target("shoot_out")
    program.click_target("done")
    assert started(program).match.options == {"shoot_out": True}


def test_a_table_is_only_asked_what_means_something_to_it() -> None:
    """The advanced mode is for two; nobody kicks off who has no seat."""
    for players, keys_asked in {
        2: ["advanced", "confidence", "kick_off"],
        3: ["confidence", "kick_off"],
        4: ["confidence", "kick_off"],
    }.items():
        asked = {option.key: option for option in GAMES["big4"].options_at(players)}
        assert list(asked) == keys_asked
        assert len(asked["kick_off"].choices) == 1 + players


def test_the_first_to_kick_off_who_left_the_table_is_a_toss_again(program: Rehearsal) -> None:
    scene = Seats(GAMES["big4"])
    program.show([Home(), scene])
    scene.draft.options["kick_off"] = "fourth"
    program.click_target("options")
    panel = program.top
    assert isinstance(panel, OptionsPanel)
    assert "kick_off=fourth" not in keys(program)
    assert panel.chosen(panel.options[-1]) == "random"


def test_who_kicks_off_is_called_by_name_and_stays_chosen_on_another_seat(
    program: Rehearsal,
) -> None:
    program.stage.settings.last_tables["big4"] = LastTable(FOUR, {})
    scene = Seats(GAMES["big4"])
    program.show([Home(), scene])
    program.click_target("options")
    assert set(NAMES[:4]) <= set(read(program))
    program.click_target("kick_off=third")
    program.click_target("done")
    for _ in range(5):
        program.click_target("shuffle")
        seat = KICK_OFFS.index(scene.draft.options["kick_off"]) - 1
        assert scene.draft.seats[seat].name == NAMES[2]
    scene.draft.remove(seat)
    assert scene.draft.options["kick_off"] == "random"


def test_four_long_names_to_choose_from_can_be_read(program: Rehearsal) -> None:
    longest = ("Maximilien", "Alexandria", "Bartholomé", "Wilhelmina")
    seats = tuple(Seat(name, AVATARS[at], at) for at, name in enumerate(longest))
    program.stage.settings.last_tables["big4"] = LastTable(seats, {})
    program.show([Home(), Seats(GAMES["big4"])])
    program.click_target("options")
    assert text_faults(look(program)) == []


def test_a_short_championship_leaves_no_prize_to_choose(program: Rehearsal) -> None:
    program.show([Home(), Seats(GAMES["le-championnat"])])
    program.click_target("options")
    assert "prize=1000" in keys(program)
    program.click_target("length=short")
    assert "prize=1000" not in keys(program)


def test_where_luck_decides_a_robot_has_no_level_to_choose(program: Rehearsal) -> None:
    program.show([Home(), Seats(GAMES["les-ptifooteux"])])
    assert "seat1.robot" in keys(program)
    assert not [key for key in keys(program) if "level" in key]


def test_help_and_level_reach_the_match(program: Rehearsal) -> None:
    at_seats(program)
    program.click_target("seat0.help")
    program.click_target("seat1.level-3")
    person, robot = started(program).match.seats
    assert (person.help, robot.level) == (False, 3)


# Names.


def test_the_first_letter_replaces_the_offered_name(program: Rehearsal) -> None:
    scene = at_seats(program)
    assert isinstance(scene, Typing)
    write(program, 0, "Zo")
    assert scene.draft.seats[0].name == "Zo"


def test_backspace_takes_one_letter(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.name")
    for letter in "Zoé":
        scene.typed(letter)
    program.key(pygame.K_BACKSPACE)
    assert scene.draft.seats[0].name == "Zo"


def test_letters_are_no_keys_while_a_name_is_written(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.name")
    scene.typed("A")
    program.key(pygame.K_SPACE)
    scene.typed(" ")
    scene.typed("b")
    assert program.top is scene
    assert scene.draft.seats[0].name == "A b"


def test_an_eleventh_letter_is_refused_with_a_sentence(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.name")
    for letter in "abcdefghijk":
        scene.typed(letter)
    assert scene.draft.seats[0].name == "abcdefghij"
    assert scene.notice is not None
    assert scene.notice.sentence == say("seats.name-long", n=LONGEST_NAME)


def test_a_sign_the_typeface_lacks_is_refused(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.name")
    scene.typed("A")
    scene.typed("漢")
    assert scene.draft.seats[0].name == "A"
    assert scene.notice is not None
    assert scene.notice.sentence == say("seats.name-letter")


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "seats.name-empty"), ("bo", "seats.name-taken"), ("Bo ", "seats.name-taken")],
)
def test_play_says_why_a_name_will_not_do(program: Rehearsal, name: str, key: str) -> None:
    scene = at_seats(program, *FOUR)
    program.click_target("seat0.name")
    program.key(pygame.K_BACKSPACE)
    for letter in name:
        scene.typed(letter)
    program.click_target("play")
    assert program.top is scene
    assert scene.notice is not None
    assert scene.notice.sentence == say(key)


def test_whoever_wrote_a_name_last_is_asked(program: Rehearsal) -> None:
    scene = at_seats(program, *FOUR)
    write(program, 2, scene.draft.seats[0].name)
    program.click_target("play")
    assert scene.notice is not None
    assert scene.notice.at[0] == scene.row.cards()[2].place("name").centre[0]


def test_a_refused_letter_is_forgotten_with_the_end_of_the_name(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.name")
    scene.typed("A")
    scene.typed("漢")
    program.key(pygame.K_RETURN)
    assert scene.notice is None


def test_only_the_other_kind_is_named_under_the_pointer(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.robot")
    tips = {target.key: target.tip for target in scene.targets()}
    assert tips["seat0.person"] == "seats.person"
    assert tips["seat0.robot"] == ""


def test_a_person_called_like_a_robot_is_the_one_who_is_asked(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.robot")
    program.click_target("seat1.person")
    write(program, 1, scene.draft.seats[0].name)
    problem = scene.draft.problem()
    assert problem is not None
    assert (problem.seat, problem.key) == (1, "seats.name-taken")


def test_a_face_brings_its_name_until_one_is_typed(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.right")
    assert scene.draft.seats[0].name == FACE_NAMES[scene.draft.seats[0].avatar]
    write(program, 0, "Inès")
    program.click_target("seat0.right")
    assert scene.draft.seats[0].name == "Inès"


# Faces and colours.


def test_a_chosen_face_is_worn(program: Rehearsal) -> None:
    scene = at_seats(program)
    program.click_target("seat0.face")
    program.click_target("avatar-13")
    assert program.top is scene
    assert started(program).match.seats[0].avatar == "avatar-13"


def test_a_face_somebody_has_is_refused_with_their_name(program: Rehearsal) -> None:
    at_seats(program, *FOUR)
    program.click_target("seat0.face")
    picker = program.top
    assert isinstance(picker, AvatarPicker)
    program.click_target("avatar-02")
    assert program.top is picker
    assert picker.notice is not None
    assert picker.notice.sentence == say("seats.face-taken", name="Bo")


def test_the_arrows_pass_over_faces_that_are_taken(program: Rehearsal) -> None:
    scene = at_seats(program, *FOUR)
    for _ in range(2 * len(AVATARS)):
        program.click_target("seat0.right")
        assert len({seat.avatar for seat in scene.draft.seats}) == len(FOUR)


def test_taking_a_colour_swaps_it(program: Rehearsal) -> None:
    scene = at_seats(program, *FOUR[:2])
    program.click_target("seat0.face")
    program.click_target("colour1")
    assert [seat.colour for seat in scene.draft.seats] == [1, 0]


def test_a_partner_chooses_for_the_team(program: Rehearsal) -> None:
    scene = at_seats(program, *FOUR)
    program.click_target("seat2.face")
    program.click_target("colour3")
    assert scene.draft.worn_colour(0) == scene.draft.worn_colour(2) == 3
    assert sorted(seat.colour for seat in scene.draft.seats) == [0, 1, 2, 3]


# What a file may hold.

odd_seats = st.builds(
    Seat,
    name=st.text(max_size=30),
    avatar=st.sampled_from(["", "avatar-01", "avatar-16", "avatar-99", "../x"]),
    colour=st.integers(-3, 9),
    kind=st.sampled_from(["person", "robot"]),
    level=st.integers(-5, 9),
    help=st.booleans(),
)
odd_options = st.dictionaries(
    st.sampled_from(["shoot_out", "other"]), st.none() | st.integers() | st.text() | st.booleans()
)


def test_a_game_never_played_offers_the_people_of_the_newest_table(program: Rehearsal) -> None:
    at_seats(program, *FOUR)
    program.stage.settings.last_tables["big4"] = LastTable((Seat("Old", AVATARS[0]), FOUR[1]))
    started(program)
    scene = Seats(GAMES["11-soccer"])
    program.show([Home(), scene])
    assert [seat.name for seat in scene.draft.seats] == list(NAMES)


@example([], {"shoot_out": 1})
@given(st.lists(odd_seats, max_size=7), odd_options)
def test_whatever_the_settings_hold_a_sound_table_is_laid(
    seats: list[Seat], options: dict[str, Any]
) -> None:
    table = TableDraft.for_game(BUTEUR, LastTable(tuple(seats), options))
    laid = table.to_keep()
    assert len(laid.seats) in BUTEUR.players
    assert len({seat.colour for seat in laid.seats}) == len(laid.seats)
    assert len({seat.avatar for seat in laid.seats}) == len(laid.seats)
    for seat in laid.seats:
        assert seat.colour in range(4)
        assert seat.avatar in AVATARS
        assert seat.level in (1, 2, 3)
        assert len(seat.name) <= LONGEST_NAME
    assert set(laid.options) == {"shoot_out"}
    assert isinstance(laid.options["shoot_out"], bool)


@given(st.lists(st.integers(0, 99), max_size=40), st.randoms(use_true_random=False))
def test_colours_and_faces_stay_apart_whatever_is_done(
    acts: list[int], chance: random.Random
) -> None:
    table = TableDraft.for_game(BUTEUR, None)
    for act in acts:
        seat = act % len(table.seats)
        if act < 20 and table.may_add:
            table.add()
        elif act < 35 and table.may_remove:
            table.remove(seat)
        elif act < 50:
            table.give_colour(seat, act % 4)
        elif act < 65:
            table.turn_avatar(seat, 1)
        elif act < 80:
            table.give_avatar(seat, AVATARS[act % 16])
        elif act < 90:
            table.shuffle(chance)
        else:
            table.seats[seat].kind = "robot" if act % 2 else "person"
    assert len({seat.colour for seat in table.seats}) == len(table.seats)
    assert len({seat.avatar for seat in table.seats}) == len(table.seats)


# What moves.


def test_shuffled_cards_glide_to_their_places_and_rest(program: Rehearsal) -> None:
    scene = at_seats(program, *FOUR)
    assert not scene.busy
    program.click_target("shuffle")
    assert scene.busy
    assert [c.box for c in scene.row.drawn_cards()] != [c.box for c in scene.row.cards()]
    program.wait(1.0)
    assert not scene.busy
    assert [c.box for c in scene.row.drawn_cards()] == [c.box for c in scene.row.cards()]


def test_with_fewer_animations_they_jump(program: Rehearsal) -> None:
    program.stage.settings.fewer_animations = True
    scene = at_seats(program, *FOUR)
    program.click_target("shuffle")
    assert not scene.busy
