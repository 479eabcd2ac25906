"""Ways to spoil a state of Les P'tifooteux so that no match can have come to it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.dice import Dice
from game.ptifooteux.rules import PtifooteuxRules
from game.ptifooteux.state import State
from tests.games.ptifooteux.story import the_box

Spoil = Callable[[State], None]


def at(phase: str) -> State:
    """A state of a real match of three that waits in that phase, a whole team among them."""
    for seed in range(200):
        rules, dice = PtifooteuxRules.new(3, {}, the_box(), Dice(seed)), Dice(seed)
        state = rules._table.state
        while state.phase != phase or not (phase == "opening" or has_whole_team(state)):
            if rules.to_act is None:
                break
            rules.apply(rules.sample(rules.to_act, dice))
        else:
            return state
    raise AssertionError(phase)


def has_whole_team(state: State) -> bool:
    return any(len(team.kids) == 3 for team in state.teams)


def a_card_lost(state: State) -> None:
    state.piles["red"].hidden.pop()


def a_used_up_pile(state: State) -> None:
    pile = state.piles["yellow"]
    pile.turned += pile.hidden
    pile.hidden = []


def no_red_pile(state: State) -> None:
    del state.piles["red"]


def a_token_lost(state: State) -> None:
    state.tokens -= 1


def a_warning_for_a_free_kid(state: State) -> None:
    owned = {kid for team in state.teams for kid in team.kids}
    state.warned.append(next(kid for kid in the_box().colour_of if kid not in owned))
    state.tokens -= 1


def three_extra_tries(state: State) -> None:
    state.extra_supply -= 3 - state.teams[0].extra_tries
    state.teams[0].extra_tries = 3


def an_eighth_extra_try(state: State) -> None:
    state.extra_supply += 1


def two_of_one_colour(state: State) -> None:
    state.teams[state.actor].kids = free_kids(state, "orange")[:2]


def free_kids(state: State, colour: str) -> list[str]:
    kids = [kid for kid in the_box().pieces.kids if kid.colour == colour]
    return [kid.key for kid in kids if state.owner_of(kid.key) is None]


def a_stranger(state: State) -> None:
    state.teams[state.actor].kids.append("zidane")


def off_the_board(state: State) -> None:
    state.teams[0].square = "nowhere"


def back_to_the_yard(state: State) -> None:
    team = next(team for team in state.teams if len(team.kids) == 3)
    team.square, team.beaten = the_box().course.ring[3], False


def resting_on_match_day(state: State) -> None:
    team = next(team for team in state.teams if len(team.kids) == 3)
    squares = the_box().course.squares.values()
    team.square = next(square.key for square in squares if square.kind == "match-day")


def beaten_while_playing(state: State) -> None:
    state.teams[state.actor].beaten = True


def waiting_on_a_match_not_lost(state: State) -> None:
    team = next(team for team in state.teams if len(team.kids) == 3)
    team.square, team.beaten = the_box().course.matches[5], False


def a_champion_before_the_end(state: State) -> None:
    crown(state, next(seat for seat in range(3) if seat != state.actor))


def a_champion_who_plays_on(state: State) -> None:
    crown(state, state.actor)


def crown(state: State, seat: int) -> None:
    team = state.teams[seat]
    others = [kid for other in state.teams if other is not team for kid in other.kids]
    free = {kid.colour: kid.key for kid in the_box().pieces.kids if kid.key not in others}
    team.kids, state.warned, state.tokens = list(free.values()), [], 12
    team.square, team.beaten, team.place = the_box().course.matches[5], False, 1


def somebody_else_asked(state: State) -> None:
    taken = [kid for team in state.teams for kid in team.kids]
    state.asked = taken[0]


def no_try_left(state: State) -> None:
    state.attempt = state.tries + 1


def alone(state: State) -> None:
    del state.teams[1:]


def an_opener_from_elsewhere(state: State) -> None:
    state.tally.opener = 7


def a_champion_elsewhere(state: State) -> None:
    champion = next(team for team in state.teams if team.place)
    champion.square = the_box().course.cup_start


def a_second_place_alone(state: State) -> None:
    champion = next(team for team in state.teams if team.place)
    champion.place = 2


def gathering_before_the_start(state: State) -> None:
    state.teams[0].kids = ["lila"]


def stand_before(state: State, kid: str) -> None:
    """The pawn of the actor on the square of that kid, asking."""
    squares = the_box().course.squares.values()
    square = next(square for square in squares if square.kid == kid)
    state.teams[state.actor].square, state.asked = square.key, kid


def asking_one_who_stands_elsewhere(state: State) -> None:
    state.teams[state.actor].kids = []
    here, elsewhere = free_kids(state, "green")[:2]
    stand_before(state, here)
    state.asked = elsewhere


def asking_one_who_is_taken(state: State) -> None:
    state.teams[state.actor].kids = []
    stand_before(state, next(kid for team in state.teams for kid in team.kids))


def asking_a_second_of_a_colour(state: State) -> None:
    own, another = free_kids(state, "green")[:2]
    state.teams[state.actor].kids = [own]
    stand_before(state, another)


def asking_one_who_is_taken_from_a_star(state: State) -> None:
    state.phase = "ask"
    state.asked = next(kid for team in state.teams for kid in team.kids)


def no_card_to_announce(state: State) -> None:
    state.extra_supply += state.teams[state.actor].extra_tries
    state.teams[state.actor].extra_tries = 0
