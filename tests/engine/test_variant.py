"""Seats and options: the bounds are kept, and a wrong one is a sentence that tells the right ones."""

import pickle
import re
from typing import Any

import pytest

import hatake
from hatake.engine.variant import Variant
from hatake.registry import load
from tests.contract.cases import every_game


@every_game
def test_least_seats_and_usual_options_are_taken_when_not_told(slug: str) -> None:
    variant = hatake.game(slug)
    assert variant.seats == load(slug).seats[0]
    assert variant.options == {"first": 0} | {name: option.usual for name, option in load(slug).options.items()}


@every_game
@pytest.mark.parametrize("seats", [0, -1, 99, True, "2", 2.0])
def test_wrong_number_of_seats_is_refused(slug: str, seats: int) -> None:
    low, high = load(slug).seats[0], load(slug).seats[-1]
    with pytest.raises(ValueError, match=f"is for {low} to {high} players" if high > low else "is for"):
        Variant(slug, seats)


@every_game
def test_unknown_option_is_refused_and_those_there_are_named(slug: str) -> None:
    with pytest.raises(ValueError, match="no option 'weather'; it has first"):
        Variant(slug, weather=1)


@every_game
def test_option_out_of_bounds_is_refused(slug: str) -> None:
    for name, option in Variant(slug).declared().items():
        wrong: tuple[Any, ...] = (option.low - 1, option.high + 1, True, "1")
        for value in wrong:
            with pytest.raises(ValueError, match=f"{name} is a whole number from {option.low} to {option.high}"):
                Variant(slug, **{name: value})


@pytest.mark.parametrize("name", ["chess", "", None, 3, b"chess", ["chess"], min(hatake.games()).upper()])
def test_unknown_game_is_refused_and_those_there_are_named(name: Any) -> None:
    with pytest.raises(
        ValueError, match=f"there is no game {re.escape(repr(name))}; there are .*{hatake.games()[0]}"
    ):
        hatake.game(name)


@every_game
def test_variant_can_be_pickled_and_says_what_it_is(slug: str) -> None:
    variant = hatake.game(slug, first=1)
    again = pickle.loads(pickle.dumps(variant))
    assert (again.game, again.seats, again.options) == (variant.game, variant.seats, variant.options)
    assert repr(variant) == f"{slug} seats={variant.seats} first=1"
