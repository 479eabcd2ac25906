"""What the balance sheet of Le Championnat counts."""

from __future__ import annotations

from collections.abc import Mapping

from game.championnat.box import ChampionnatBox
from game.championnat.standing import final_places, total_stars
from game.championnat.state import State
from game.core.table_rules import NOBODY


def figures_of(state: State, box: ChampionnatBox) -> Mapping[str, float]:
    """Only what everybody may know while the match is on."""
    return {**_of_the_season(state), **_of_the_end(state, box)}


def _of_the_season(state: State) -> dict[str, float]:
    tally, seats = state.tally, state.players
    return {
        "building_turns_a_seat": tally.building_turns / seats,
        "turns_a_seat": state.turns / seats,
        "forced_below_eleven": tally.forced_below_eleven.bit_count() / seats,
        "forced_sales": tally.forced_sales,
        "let_off": tally.let_off,
        "bought_a_seat": tally.bought / seats,
        "auctioned": tally.auctioned,
        "offers": tally.offers,
        "deals": sum(tally.deals) / 2,
        "euromatches": tally.euro_played,
        "euromatches_won": tally.euro_won,
        "plus_played": tally.plus_played,
        "money_left_a_seat": sum(club.money for club in state.clubs) / seats,
        "play_off": float(any(result.day == 0 for result in state.results)),
    }


def _of_the_end(state: State, box: ChampionnatBox) -> dict[str, float]:
    """Squads are secret before."""
    over, seats = state.stage == "over", range(state.players)
    places = final_places(state, box)
    champion = tuple(state.clubs[places.index(1)].squad)
    filled = box.lineups.places_filled(champion) if over else 0
    stars = sum(total_stars(state, box, seat) for seat in seats) if over else 0
    first_won = state.completed_by != NOBODY and places[state.completed_by] == 1
    return {
        "champion_places": filled,
        "champion_has_eight": float(filled >= 8),
        "stars_a_seat": stars / state.players,
        "first_complete_won": float(first_won),
        "shared": float(places.count(1) > 1),
    }
