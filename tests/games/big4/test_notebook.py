"""The referee's notebook: every shot, card, injury, change and elimination, with its minute."""

from __future__ import annotations

from game.big4.events import Hurt, SentOff, Substituted, TeamOut, YellowShown
from game.big4.rules import Big4Rules
from game.big4.shot_events import ShotSettled
from game.big4.view import Note
from game.core.dice import Dice
from tests.games.big4.story import Story, the_box


def test_a_goal_stands_in_it_with_minute_scorer_and_score() -> None:
    tale = Story("all", "4")
    tale.roll(1, 3, "free-kick")
    tale.turn_over(4)
    tale.taker(9)
    tale.shoot(1, 1, 1, duel="goal")
    assert tale.rules.view(None).notebook == (
        Note(1, "duel", 0, tale.who(0, 9), 1, "goal", 3, None, (1, 0)),
    )


def test_a_shot_saved_stands_in_it_with_both_totals() -> None:
    tale = Story("all", "all")
    tale.roll(1, 3, "offside")
    tale.roll(1, 3, "free-kick")
    tale.free_kick(10)
    tale.shoot(2, 3)
    tale.save(4, 4, 4)
    (note,) = tale.rules.view(None).notebook
    assert note == Note(2, "free-kick", 1, tale.who(1, 10), 0, "saved", 5, 12, (0, 0))


def test_a_change_says_who_came_on_and_who_went_off() -> None:
    tale = Story("2 3", "all", advanced=True)
    off = tale.who(0, 7)
    tale.change(7)
    assert tale.rules.view(None).notebook == (Note(1, "change", 0, tale.who(0, 7), off),)


def test_cards_and_coaches_stand_in_it() -> None:
    tale = Story("all", "all", advanced=True)
    for place_dice, face in (((3, 4), "yellow"), ((3, 4), "yellow"), ((6, 6), "red")):
        tale.roll(1, 2, "tackle")
        tale.tackle(tale.in_form(1)[0])
        tale.toss(foul=True)
        tale.referee(*place_dice, face)
        tale.roll(1, 1, "offside")
    kinds = [(note.kind, note.footballer) for note in tale.rules.view(None).notebook]
    seven = tale.who(0, 7)
    assert kinds == [("yellow", seven), ("second-yellow", seven), ("coach-red", None)]


def test_over_whole_matches_the_notebook_tells_what_the_events_told() -> None:
    counted = {ShotSettled: 0, Hurt: 0, SentOff: 0, Substituted: 0, TeamOut: 0}
    for seed in range(40):
        options = {"advanced": seed % 2 == 0}
        rules = Big4Rules.new(2 + seed % 3, options, the_box(), Dice(seed))
        events, dice = [], Dice(seed + 1)
        while rules.to_act is not None:
            events += rules.apply(rules.sample(rules.to_act, dice))
        first_yellows = [e for e in events if isinstance(e, YellowShown) and e.count == 1]
        told = [event for event in events if isinstance(event, tuple(counted))]
        notes = rules.view(None).notebook
        assert len(notes) == len(told) + len(first_yellows)
        assert [n.minute for n in notes] == sorted(n.minute for n in notes)
        goals = [n for n in notes if n.result == "goal"]
        assert goals[-1].score == rules.standings().points
        for event in told:
            counted[type(event)] += 1
    assert all(counted.values())
