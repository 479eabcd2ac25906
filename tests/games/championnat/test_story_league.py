"""Booklet: laps, match days, matches, + cards, euromatches, the table and the title."""

from __future__ import annotations

import msgspec
import pytest

from game.championnat.events import (
    ClubTurnedUp,
    DayBegan,
    DayEnded,
    EuromatchEnded,
    GameEnded,
    LapBegan,
    MatchBegan,
    MatchEnded,
    NothingHappened,
    PlayOffBegan,
    PlusCancelled,
)
from game.championnat.lineup import SENT_OFF, TRAINEE
from game.championnat.moves import (
    ChangeFootballer,
    LeaveClub,
    PlayOut,
    PlayPlus,
    SellFootballer,
    SetLineUp,
    TakeOnClub,
)
from game.championnat.season import FIXTURES
from tests.games.championnat.story import (
    GREENS,
    YELLOWS,
    Story,
    card_named,
    eleven_of,
    of_type,
    the,
    the_box,
    with_trainee,
)

SQUADS = {0: GREENS, 1: YELLOWS}  # 33 stars at home, 22 away


def in_match(players: int = 2, **more) -> Story:
    more.setdefault("squads", SQUADS)
    tale = Story(players, stage="league", **more)
    tale.start_day()
    tale.line_up(0, 1)
    return tale


# ---- the lap


def test_the_lap_starts_with_the_seat_after_the_one_that_ended_phase_one() -> None:
    squad = YELLOWS.rsplit(",", 1)[0]
    tale = Story(3, turn=1, at="half-2", top="Cyprien Galop", squads={1: squad})
    tale.go(1)
    tale.draw_card()
    told = tale.buy()
    assert the(told, LapBegan) == LapBegan(1, 2)
    assert tale.to_act == 2
    assert {club.square for club in tale.state.clubs} == {the_box().board.championnat}


def test_in_phase_two_the_way_is_imposed_without_the_halfway_line() -> None:
    tale = Story(2, stage="league")
    tale.roll(3)
    assert tale.lit() == ["ring-26"]
    tale = Story(2, stage="league", at="ring-04")
    tale.roll(2)
    assert tale.lit() == ["ring-06"]


def test_the_first_pawn_to_reach_or_cross_championnat_starts_the_match_day() -> None:
    for square, value in (("ring-22", 1), ("ring-20", 6)):
        tale = Story(3, stage="league", at=square)
        told = tale.go(value)
        day = the(told, DayBegan)
        assert (day.seat, day.day, day.exempt) == (0, 1, (2,))
        assert tale.club(0).square == the_box().board.championnat
        assert tale.phase == "line-up"


def test_after_the_day_every_team_gets_500_and_the_pawns_go_back() -> None:
    tale = in_match(3, squads=SQUADS)
    tale.club(2).square = "ring-30"
    tale.pass_(0)
    told = tale.pass_(1)
    assert the(told, DayEnded).takings == 500
    assert [club.money for club in tale.state.clubs] == [7_500] * 3
    assert {club.square for club in tale.state.clubs} == {the_box().board.championnat}


def test_each_lap_starts_one_seat_further() -> None:
    tale = in_match(3, squads=SQUADS)
    starter = tale.state.starter
    told = tale.pass_(0, 1)
    assert the(told, LapBegan) == LapBegan(2, (starter + 1) % 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_meets_everybody_at_home_and_away(players: int) -> None:
    pairs = [pair for day in FIXTURES[players] for pair in day]
    wanted = [(a, b) for a in range(players) for b in range(players) if a != b]
    assert sorted(pairs) == wanted
    assert len(FIXTURES[players]) == {2: 2, 3: 6, 4: 6}[players]


# ---- line-ups


def test_both_line_ups_are_set_unseen_and_then_shown() -> None:
    tale = Story(2, stage="league", squads=SQUADS)
    tale.start_day()
    assert (tale.phase, tale.to_act) == ("line-up", 0)
    assert not of_type(tale.line_up(0), MatchBegan)
    began = the(tale.line_up(1), MatchBegan)
    assert began.stars == (33, 22)
    assert tale.to_act == 0
    known = [each.card for each in tale.rules.view(1).clubs[0].squad]
    assert None not in known


def test_a_trainee_fills_an_empty_place_and_costs_a_star() -> None:
    tale = Story(2, stage="league", squads={0: GREENS, 1: YELLOWS.rsplit(",", 1)[0]})
    tale.start_day()
    tale.line_up(0, 1)
    assert tale.stars() == (33, 19)


def test_one_may_set_another_eleven_than_the_strongest() -> None:
    tale = Story(2, stage="league", squads=SQUADS)
    tale.start_day()
    weaker = with_trainee(eleven_of(GREENS), 4)
    tale.do(SetLineUp(0, weaker))
    tale.line_up(1)
    assert tale.stars() == (29, 22)


def test_an_eleven_that_cannot_be_says_why() -> None:
    four = "Olav Brunsund, Kwame Adoboro, Pilar Veleta, Doru Stejaru, Caméléon"
    tale = Story(2, stage="league", squads={0: four, 1: YELLOWS})
    tale.start_day()
    reds = [card_named(name.strip()) for name in four.split(",")]
    empty = [TRAINEE] * 7
    jp = reds[4]
    assert tale.refusal(SetLineUp(0, (*reds[:4], *empty))) == "three-reds"
    assert tale.refusal(SetLineUp(0, (reds[1], *([TRAINEE] * 10)))) == "wrong-place"
    assert tale.refusal(SetLineUp(0, (jp, *([TRAINEE] * 10)))) == "jp-not-in-goal"
    assert tale.refusal(SetLineUp(0, (TRAINEE, jp, jp, *([TRAINEE] * 8)))) == "eleven-not-yours"
    assert tale.refusal(SetLineUp(0, (reds[0],))) == "eleven-empty-place"
    keeper = card_named("Lucien Portail")
    assert tale.refusal(SetLineUp(0, (keeper, *([TRAINEE] * 10)))) == "eleven-not-yours"


# ---- acts


def test_the_home_side_acts_first_then_one_act_each() -> None:
    tale = in_match(plus={0: "form-2", 1: "form-1"})
    assert tale.refusal(PlayPlus(1, "form-1")) == "not-your-turn"
    tale.play(0, "form-2")
    assert (tale.to_act, tale.stars()) == (1, (35, 22))
    tale.play(1, "form-1")
    assert (tale.to_act, tale.stars()) == (0, (35, 23))


def test_two_passes_in_a_row_end_the_match() -> None:
    tale = in_match(plus={1: "form-1"})
    tale.pass_(0)
    tale.play(1, "form-1")
    tale.pass_(0)
    ended = the(tale.pass_(1), MatchEnded)
    assert (ended.stars, ended.points) == ((33, 23), (2, 0))
    assert tale.club(0).points == 2


def test_a_draw_is_one_point_each() -> None:
    tale = in_match(squads={})
    ended = the(tale.pass_(0, 1), MatchEnded)
    assert (ended.stars, ended.points) == ((-11, -11), (1, 1))


def test_used_plus_cards_go_back_under_the_pile() -> None:
    tale = in_match(plus={0: "form-2"})
    tale.play(0, "form-2")
    assert tale.state.plus_pile[0] == "form-2"
    assert tale.club(0).plus == []


def test_three_plus_cards_a_match_but_the_tactics_come_on_top() -> None:
    tale = in_match(plus={0: "form-1 form-1 form-1 form-1 tactics"})
    for _ in range(3):
        tale.play(0, "form-1")
        tale.pass_(1)
    assert tale.refusal(PlayPlus(0, "form-1")) == "plus-three-a-match"
    tale.play(0, "tactics")
    assert tale.stars() == (33 + 3 + 2, 22)


def test_an_injury_brings_a_trainee_unless_a_change_replaces_the_injured() -> None:
    bench = {0: GREENS, 1: f"{YELLOWS}, Étincelle"}
    tale = in_match(plus={0: "injury"}, squads=bench)
    assert tale.stars() == (33, 24)
    tale.play(0, "injury", place=11)
    assert tale.stars() == (33, 24 - 4 - 1)
    gone = card_named("Étincelle")
    assert tale.refusal(ChangeFootballer(1, 11, gone)) == "change-gone-off"
    tale.do(ChangeFootballer(1, 11, card_named("Cyprien Galop")))
    assert tale.stars() == (33, 22)


def test_after_a_red_card_the_place_counts_nothing_and_stays_empty() -> None:
    bench = {0: GREENS, 1: f"{YELLOWS}, Étincelle"}
    tale = in_match(plus={0: "red-card"}, squads=bench)
    tale.play(0, "red-card", place=11)
    assert tale.stars() == (33, 20)
    assert tale.state.fight.sides[1].eleven[10] == SENT_OFF
    change = ChangeFootballer(1, 11, card_named("Cyprien Galop"))
    assert tale.refusal(change) == "red-card-no-change"


def test_injury_and_red_card_need_a_footballer_to_strike() -> None:
    tale = in_match(plus={0: "red-card injury form-1"}, squads={0: GREENS, 1: "Zigzag"})
    assert tale.refusal(PlayPlus(0, "injury", 1)) == "plus-aim"
    assert tale.refusal(PlayPlus(0, "injury")) == "plus-aim"
    assert tale.refusal(PlayPlus(0, "form-1", 7)) == "plus-aim"
    place = 1 + tale.state.fight.sides[1].eleven.index(card_named("Zigzag"))
    assert tale.refusal(PlayPlus(0, "injury", place)) is None


def test_fatigue_takes_two_stars_from_the_others() -> None:
    tale = in_match(plus={0: "fatigue"})
    tale.play(0, "fatigue")
    assert tale.stars() == (33, 20)


def test_the_crowd_sings_at_home_only() -> None:
    tale = in_match(plus={0: "crowd", 1: "crowd"})
    tale.play(0, "crowd")
    assert tale.stars() == (35, 22)
    assert tale.refusal(PlayPlus(1, "crowd")) == "crowd-at-home"


def test_the_match_bonus_pays_on_a_win_only() -> None:
    tale = in_match(plus={0: "bonus"})
    tale.play(0, "bonus")
    tale.pass_(1)
    ended = the(tale.pass_(0), MatchEnded)
    assert ended.bonus == (300, 0)
    assert tale.money(0) == 7_000 + 300 + 500
    tale = in_match(plus={1: "bonus"})
    tale.pass_(0)
    tale.play(1, "bonus")
    tale.pass_(0, 1)
    assert tale.money(1) == 7_500


@pytest.mark.parametrize(
    ("plus", "place"),
    [("form-3", 0), ("fatigue", 0), ("injury", 3), ("red-card", 3), ("crowd", 0), ("tactics", 0)],
)
def test_a_protection_cancels_the_card_just_played(plus: str, place: int) -> None:
    tale = in_match(plus={0: plus, 1: "protection"})
    tale.play(0, plus, place)
    assert tale.stars() != (33, 22)
    cancelled = the(tale.play(1, "protection"), PlusCancelled)
    assert cancelled.plus == plus
    assert tale.stars() == (33, 22)
    assert tale.state.fight.sides[1].left == ()
    assert tale.state.fight.sides[1].limited == 1
    assert tale.to_act == 0


def test_a_protected_bonus_pays_nothing() -> None:
    tale = in_match(plus={0: "bonus", 1: "protection"})
    tale.play(0, "bonus")
    tale.play(1, "protection")
    assert the(tale.pass_(0, 1), MatchEnded).bonus == (0, 0)


def test_a_protection_answers_at_once_or_not_at_all() -> None:
    tale = in_match(plus={0: "form-3", 1: "protection"})
    assert tale.refusal(PlayPlus(0, "protection")) == "plus-not-in-hand"
    tale = in_match(plus={0: "protection form-1", 1: "form-3 protection protection"})
    assert tale.refusal(PlayPlus(0, "protection")) == "protection-at-once"
    tale.play(0, "form-1")
    tale.play(1, "protection")
    assert tale.refusal(PlayPlus(0, "protection")) == "protection-not-protection"
    tale.pass_(0)
    assert tale.refusal(PlayPlus(1, "protection")) == "protection-at-once"


def test_two_changes_and_who_went_off_does_not_come_back() -> None:
    squads = {0: f"{GREENS}, Zigzag, Mistral, Étincelle", 1: YELLOWS}
    tale = Story(2, stage="league", squads=squads)
    tale.start_day()
    tale.do(SetLineUp(0, eleven_of(GREENS)))
    tale.line_up(1)
    coline = card_named("Coline Bolide")
    tale.do(ChangeFootballer(0, 7, card_named("Mistral")))
    assert tale.stars() == (35, 22)
    tale.pass_(1)
    assert tale.refusal(ChangeFootballer(0, 7, coline)) == "change-gone-off"
    assert tale.refusal(ChangeFootballer(0, 2, card_named("Étincelle"))) == "wrong-place"
    assert tale.refusal(ChangeFootballer(0, 7, card_named("Mistral"))) == "change-not-bench"
    tale.do(ChangeFootballer(0, 11, card_named("Étincelle")))
    tale.pass_(1)
    assert tale.refusal(ChangeFootballer(0, 9, card_named("Zigzag"))) == "changes-used"


def test_at_most_three_reds_on_the_pitch_also_after_changes() -> None:
    reds = "Olav Brunsund, Kwame Adoboro, Pilar Veleta, Doru Stejaru"
    tale = in_match(squads={0: f"{GREENS}, {reds}", 1: YELLOWS})
    eleven = tale.state.fight.sides[0].eleven
    bench = [card for card in tale.club(0).squad if card not in eleven]
    left_out = next(card for card in bench if the_box().footballers[card].is_red)
    place = the_box().footballers[left_out].places[0]
    assert tale.refusal(ChangeFootballer(0, place, left_out)) == "three-reds"


def test_whoever_plays_sells_nobody_until_the_match_is_over() -> None:
    tale = in_match(3, squads={**SQUADS, 2: "Zigzag"})
    sale = SellFootballer(0, tale.club(0).squad[0])
    assert tale.refusal(sale) == "sale-in-match"
    assert tale.refusal(SellFootballer(2, card_named("Zigzag"))) is None
    tale.pass_(0, 1)
    assert tale.refusal(sale) is None


def test_plus_cards_are_kept_for_matches() -> None:
    tale = Story(2, plus={0: "form-1"})
    assert tale.refusal(PlayPlus(0, "form-1")) == "plus-only-in-matches"


# ---- euromatches


def at_euromatch(club: int, **more) -> Story:
    tale = Story(2, stage="league", at="ring-31", squads={0: GREENS}, club=club, **more)
    assert of_type(tale.go(1), ClubTurnedUp)
    return tale


def test_one_may_pass_without_showing_the_team() -> None:
    tale = at_euromatch(58)
    tale.do(LeaveClub(0))
    assert tale.rules.view(1).clubs[0].squad[0].card is None
    assert the_box().clubs[tale.state.euro_pile[0]].strength == 58
    assert tale.to_act == 1


def test_a_stronger_team_keeps_the_club_and_takes_the_money() -> None:
    tale = at_euromatch(32)
    tale.do(TakeOnClub(0))
    assert tale.rules.view(1).clubs[0].squad[0].card is not None
    ended = the(tale.do(PlayOut(0)), EuromatchEnded)
    assert (ended.won, ended.takings, ended.pennants) == (True, 100, 1)
    assert tale.money(0) == 7_100
    assert tale.to_act == 1


def test_equal_or_weaker_the_club_goes_back() -> None:
    tale = at_euromatch(34)
    tale.do(TakeOnClub(0))
    ended = the(tale.do(PlayOut(0)), EuromatchEnded)
    assert (ended.won, tale.money(0), tale.club(0).euro) == (False, 7_000, [])
    assert the_box().clubs[tale.state.euro_pile[0]].strength == 34


def test_form_and_tactics_help_in_a_euromatch_and_nothing_else_does() -> None:
    tale = at_euromatch(35, plus={0: "form-3 injury crowd protection"})
    tale.do(TakeOnClub(0))
    for plus in ("injury", "crowd", "protection"):
        assert tale.refusal(PlayPlus(0, plus)) == "plus-not-euromatch"
    tale.play(0, "form-3")
    assert the(tale.do(PlayOut(0)), EuromatchEnded).won


def test_exactly_as_strong_is_not_enough() -> None:
    tale = at_euromatch(36, plus={0: "form-3"})
    tale.do(TakeOnClub(0))
    tale.play(0, "form-3")
    ended = the(tale.do(PlayOut(0)), EuromatchEnded)
    assert (ended.stars, ended.won) == (36, False)


def test_five_pennants_are_a_star_for_good_ten_are_two() -> None:
    tale = Story(2, stage="league", squads=SQUADS)
    for strength, stars in ((51, 1), (53, 2)):
        number = next(n for n, c in enumerate(the_box().clubs) if c.strength == strength)
        tale.state.euro_pile.remove(number)
        tale.club(1).euro.append(number)
        assert tale.rules.view(None).clubs[1].pennant_stars == stars
    tale.start_day()
    tale.line_up(0, 1)
    assert tale.stars() == (33, 24)


def test_without_clubs_left_nothing_happens() -> None:
    tale = Story(2, stage="league", at="ring-31")
    tale.club(1).euro, tale.state.euro_pile = tale.state.euro_pile, []
    assert the(tale.go(1), NothingHappened).reason == "empty-pack"


# ---- the title


def last_day(points: tuple[int, int] = (0, 0), **more) -> Story:
    more.setdefault("squads", SQUADS)
    tale = Story(2, stage="league", day=2, **more)
    for seat, each in enumerate(points):
        tale.club(seat).points = each
    tale.start_day()
    tale.line_up(1, 0)
    return tale


def test_most_points_win_the_title() -> None:
    tale = last_day((2, 0))
    ended = the(tale.pass_(1, 0), GameEnded)
    assert (ended.places, ended.points, ended.stars) == ((1, 2), (4, 0), (33, 22))
    assert tale.rules.to_act is None


def test_level_on_points_the_pennants_decide() -> None:
    tale = last_day((0, 2))
    number = tale.state.euro_pile.pop()
    tale.club(1).euro.append(number)
    assert the(tale.pass_(1, 0), GameEnded).places == (2, 1)


def test_then_a_play_off_on_neutral_ground_with_the_cards_left() -> None:
    tale = last_day((0, 2), plus={0: "crowd form-1"})
    told = tale.pass_(1, 0)
    assert the(told, PlayOffBegan).seats == (0, 1)
    assert tale.state.fight.neutral
    tale.line_up(0, 1)
    assert tale.refusal(PlayPlus(0, "crowd")) == "crowd-at-home"
    tale.pass_(0)
    assert the(tale.pass_(1), GameEnded).places == (1, 2)
    assert tale.club(0).points == 2


def test_then_the_total_of_stars_decides() -> None:
    """The stronger squad holds back, and the play-off is a draw."""
    tale = last_day((0, 2))
    tale.pass_(1, 0)
    weak = eleven_of(GREENS)
    for place in (1, 2, 3):  # three trainees for three greens: 33 - 12 = 21
        weak = with_trainee(weak, place)
    tale.do(SetLineUp(0, weak))
    tale.do(SetLineUp(1, with_trainee(eleven_of(YELLOWS), 1)))  # 22 - 3 = 19
    tale.state.fight = msgspec.structs.replace(
        tale.state.fight,
        sides=tuple(
            msgspec.structs.replace(side, stars=2 * side.seat) for side in tale.state.fight.sides
        ),
    )
    assert tale.stars() == (21, 21)
    assert the(tale.pass_(0, 1), GameEnded).places == (1, 2)


def test_and_else_the_title_is_shared() -> None:
    tale = last_day(squads={})
    tale.pass_(1, 0)
    tale.line_up(0, 1)
    ended = the(tale.pass_(0, 1), GameEnded)
    assert ended.places == (1, 1)
    assert tale.rules.standings().winners == (0, 1)


def test_more_than_two_level_play_each_against_each() -> None:
    tale = Story(3, stage="league", day=6)
    for seat, points in enumerate((2, 1, 1)):
        tale.club(seat).points = points
    tale.start_day()
    tale.line_up(2, 1)
    told = tale.pass_(2, 1)
    assert the(told, PlayOffBegan).seats == (0, 1, 2)
    pairs = []
    while tale.rules.to_act is not None:
        sides = [side.seat for side in tale.state.fight.sides]
        pairs.append(tuple(sides))
        tale.line_up(*sides)
        tale.pass_(*sides)
    assert pairs == [(0, 1), (0, 2), (1, 2)]
