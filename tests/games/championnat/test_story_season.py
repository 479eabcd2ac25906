"""Booklet: the fixture table, home and away, the exempt seat, reds on the pitch, the play-off."""

from __future__ import annotations

import pytest

from game.championnat.events import (
    ClubTurnedUp,
    DayBegan,
    EuromatchEnded,
    GameEnded,
    LineUpAsked,
    MarketClosed,
    MatchEnded,
    PlayOffBegan,
    SponsorPaid,
    TeamShown,
)
from game.championnat.lineup import TRAINEE
from game.championnat.moves import (
    ChangeFootballer,
    Goods,
    MakeOffer,
    PlayOut,
    PlayPlus,
    SetLineUp,
    TakeOnClub,
    Wish,
)
from tests.games.championnat.story import (
    GREENS,
    YELLOWS,
    Story,
    card_named,
    eleven_of,
    of_type,
    the,
    the_box,
)

# As printed, seats from 1: a day, its matches with the home side first.
BOOKLET = {
    2: ["1-2", "2-1"],
    3: ["1-2", "1-3", "2-3", "2-1", "3-1", "3-2"],
    4: ["1-2 3-4", "1-3 2-4", "1-4 2-3", "2-1 4-3", "3-1 4-2", "4-1 3-2"],
}
EVERY_DAY = [(players, day) for players in BOOKLET for day in range(1, len(BOOKLET[players]) + 1)]


def play_day(tale: Story) -> list[tuple[int, int]]:
    """Everybody sets the strongest eleven and passes; who met whom, at home first."""
    met = []
    while tale.state.fight is not None:
        home, away = (side.seat for side in tale.state.fight.sides)
        met.append((home, away))
        tale.line_up(home, away)
        assert tale.to_act == home
        tale.pass_(home, away)
    return met


@pytest.mark.parametrize(("players", "day"), EVERY_DAY)
def test_the_matches_of_a_day_are_those_of_the_booklet(players: int, day: int) -> None:
    tale = Story(players, stage="league", day=day)
    for seat in range(players):
        tale.club(seat).points = 10 ** (2 * seat)  # nobody is level: no play-off
    began = the(tale.start_day(), DayBegan)
    printed = [
        tuple(int(n) - 1 for n in pair.split("-")) for pair in BOOKLET[players][day - 1].split()
    ]
    assert play_day(tale) == printed
    playing = {seat for pair in printed for seat in pair}
    assert began.exempt == tuple(seat for seat in range(players) if seat not in playing)
    assert len(began.exempt) == (1 if players == 3 else 0)


def test_with_four_seats_the_second_match_follows_the_first() -> None:
    tale = Story(4, stage="league")
    tale.start_day()
    tale.line_up(0, 1)
    asked = the(tale.pass_(0, 1), LineUpAsked)
    assert (asked.first, asked.second) == (2, 3)
    assert [club.money for club in tale.state.clubs] == [7_000] * 4


def test_the_crowd_sings_for_whoever_is_at_home_that_day() -> None:
    tale = Story(2, stage="league", day=2, plus={0: "crowd", 1: "crowd"})
    tale.start_day()
    tale.line_up(1, 0)
    tale.play(1, "crowd")
    assert tale.refusal(PlayPlus(0, "crowd")) == "crowd-at-home"


def test_sponsors_pay_in_the_league_too() -> None:
    tale = Story(2, stage="league", at="ring-23", sponsors={0: "sponsor-shirt-1"})
    assert the(tale.go(1), SponsorPaid).amount == 100


def test_the_market_closes_once_and_says_so() -> None:
    tale = Story(3, stage="league", day=5)
    assert len(of_type(tale.start_day(), MarketClosed)) == 1
    play_day(tale)
    assert tale.state.day == 6
    assert not of_type(tale.start_day(), MarketClosed)


def test_no_trading_during_a_match_or_a_euromatch() -> None:
    offer = MakeOffer(2, 1, Goods(100), wish=Wish(4))
    tale = Story(3, stage="league")
    tale.start_day()
    assert tale.refusal(offer) == "market-busy"
    tale.line_up(0, 1)
    assert tale.refusal(offer) == "market-busy"
    tale = Story(3, stage="league", at="ring-31", club=24)
    tale.go(1)
    assert tale.refusal(offer) == "market-busy"


def test_between_rolling_and_walking_the_market_is_open() -> None:
    tale = Story(3)
    tale.roll(2)
    tale.do(MakeOffer(2, 1, Goods(100), wish=Wish(4)))
    assert tale.to_act == 1


# ---- reds and cards


def test_when_a_red_goes_off_hurt_another_red_may_come_on() -> None:
    reds = "Olav Brunsund, Kwame Adoboro, Pilar Veleta, Doru Stejaru"
    tale = Story(2, stage="league", squads={0: YELLOWS, 1: f"{GREENS}, {reds}"}, plus={0: "injury"})
    tale.start_day()
    tale.line_up(0, 1)
    eleven = tale.state.fight.sides[1].eleven
    left_out = next(card for card in map(card_named, reds.split(", ")) if card not in eleven)
    place = the_box().footballers[left_out].places[0]
    struck = next(p for p in range(1, 12) if the_box().footballers[eleven[p - 1]].is_red)
    change = ChangeFootballer(1, place, left_out)
    tale.play(0, "injury", struck)
    assert tale.refusal(change) is None
    tale.do(change)
    assert tale.state.fight.sides[1].changes == 1


def test_a_protection_counts_as_one_of_the_three() -> None:
    plus = {0: "form-1 form-2 fatigue form-3", 1: "form-1 form-2 form-3 protection"}
    tale = Story(2, stage="league", plus=plus)
    tale.start_day()
    tale.line_up(0, 1)
    for mine, theirs in (("form-1", "form-1"), ("form-2", "form-2"), ("fatigue", "form-3")):
        tale.play(0, mine)
        tale.play(1, theirs)
    assert tale.refusal(PlayPlus(0, "form-3")) == "plus-three-a-match"
    tale.pass_(0)
    assert tale.refusal(PlayPlus(1, "protection")) == "plus-three-a-match"
    assert tale.rules.view(None).fight.sides[1].cards_left == 0


def test_a_bonus_pays_nothing_for_a_draw() -> None:
    tale = Story(2, stage="league", plus={0: "bonus"})
    tale.start_day()
    tale.line_up(0, 1)
    tale.play(0, "bonus")
    tale.pass_(1)
    assert the(tale.pass_(0), MatchEnded).bonus == (0, 0)
    assert tale.money(0) == 7_500


def test_a_change_may_come_in_for_a_trainee() -> None:
    tale = Story(2, stage="league", squads={0: YELLOWS})
    tale.start_day()
    without = (*eleven_of(YELLOWS)[:10], TRAINEE)
    tale.do(SetLineUp(0, without))
    tale.line_up(1)
    assert tale.stars() == (19, -11)
    tale.do(ChangeFootballer(0, 11, card_named("Cyprien Galop")))
    assert tale.stars() == (22, -11)


# ---- euromatches


def test_three_cards_at_most_help_in_a_euromatch_and_the_tactics_on_top() -> None:
    cards = {0: "form-1 form-1 form-1 form-1 tactics"}
    tale = Story(2, stage="league", at="ring-31", squads={0: GREENS}, club=37, plus=cards)
    tale.go(1)
    tale.do(TakeOnClub(0))
    for _ in range(3):
        tale.play(0, "form-1")
    assert tale.refusal(PlayPlus(0, "form-1")) == "plus-three-a-match"
    tale.play(0, "tactics")
    ended = the(tale.do(PlayOut(0)), EuromatchEnded)
    assert (ended.stars, ended.won) == (38, True)


def test_the_stars_of_pennants_count_against_european_clubs() -> None:
    tale = Story(2, stage="league", at="ring-31", squads={0: GREENS}, club=34)
    number = next(n for n, club in enumerate(the_box().clubs) if club.pennants == 5)
    tale.state.euro_pile.remove(number)
    tale.club(0).euro.append(number)
    tale.go(1)
    assert the(tale.do(TakeOnClub(0)), TeamShown).stars == 34
    assert not the(tale.do(PlayOut(0)), EuromatchEnded).won


def test_a_lost_euromatch_has_shown_the_team_all_the_same() -> None:
    tale = Story(2, stage="league", at="ring-31", squads={0: GREENS}, club=58)
    assert of_type(tale.go(1), ClubTurnedUp)
    tale.do(TakeOnClub(0))
    tale.do(PlayOut(0))
    assert None not in [each.card for each in tale.rules.view(1).clubs[0].squad]
    assert tale.to_act == 1


# ---- the play-off


def level_at_the_end(**more) -> Story:
    """Two seats with two points each: the last match is won by seat 0."""
    tale = Story(2, stage="league", day=2, squads={0: GREENS, 1: YELLOWS}, **more)
    tale.club(1).points = 2
    tale.start_day()
    tale.line_up(1, 0)
    assert of_type(tale.pass_(1, 0), PlayOffBegan)
    return tale


def test_the_play_off_gives_no_league_points_and_no_takings() -> None:
    tale = level_at_the_end()
    tale.line_up(0, 1)
    ended = the(tale.pass_(0, 1), GameEnded)
    assert (ended.points, ended.places) == ((2, 2), (1, 2))
    assert [tale.money(seat) for seat in (0, 1)] == [7_500, 7_500]


def test_what_is_left_of_the_plus_cards_may_turn_the_play_off() -> None:
    tale = level_at_the_end(plus={1: "form-3 form-3 form-3 tactics red-card"})
    tale.line_up(0, 1)
    tale.pass_(0)
    for plus in ("form-3", "form-3", "tactics", "red-card"):
        tale.play(1, plus, 1 if plus == "red-card" else 0)
        tale.pass_(0)
    assert tale.stars() == (30, 30)
    assert tale.refusal(PlayPlus(1, "form-3")) == "plus-three-a-match"


def test_of_three_level_seats_the_points_among_them_decide() -> None:
    tale = Story(3, stage="league", day=6, squads={0: GREENS, 1: YELLOWS})
    for seat, points in enumerate((2, 0, 2)):
        tale.club(seat).points = points
    tale.start_day()
    tale.line_up(2, 1)
    assert the(tale.pass_(2, 1), PlayOffBegan).seats == (0, 1, 2)
    assert play_day(tale) == [(0, 1), (0, 2), (1, 2)]
    assert tale.rules.standings().places == (1, 2, 3)
    assert [club.points for club in tale.state.clubs] == [2, 2, 2]
    assert [club.extra_points for club in tale.state.clubs] == [4, 2, 0]


def test_no_transfers_before_or_in_a_play_off() -> None:
    tale = level_at_the_end()
    assert tale.refusal(MakeOffer(0, 1, Goods(100), wish=Wish(4))) == "market-frozen"


def test_at_the_end_every_squad_lies_open() -> None:
    squads = {0: f"{GREENS}, Zigzag", 1: YELLOWS}
    tale = Story(2, stage="league", day=2, squads=squads)
    tale.club(0).points = 2
    tale.start_day()
    tale.line_up(1, 0)
    assert None in [each.card for each in tale.rules.view(1).clubs[0].squad]
    tale.pass_(1, 0)
    assert tale.rules.to_act is None
    for club in tale.rules.view(None).clubs:
        assert None not in [each.card for each in club.squad]
        assert club.stars is not None
