"""What bots are told of a position: how likely each is to win between two rounds, and what looks good."""

import numpy as np
import pytest

from hatake.engine.match import Match
from hatake.games.hanaminoes import nous
from hatake.games.hanaminoes.pieces import WAYS, Phase
from hatake.games.hanaminoes.plan import action
from hatake.games.hanaminoes.tests.table import bare, begun, own, placing, play, put
from hatake.games.hanaminoes.words import READ


def worth(match: Match) -> list[float] | None:
    shares = np.zeros(match.variant.seats)
    return shares.tolist() if nous.worth(match.states[0], shares) else None


def between_rounds(number: int, *collected: str) -> Match:
    """Before the deal of a round, with what each seat has collected."""
    match = begun(len(collected))
    bare(match)
    for seat, tiles in enumerate(collected, 1):
        own(match, seat, tiles)
    state = match._states[0]
    state.phase, state.dealt, state.round_number = Phase.DEAL, 0, number
    return match


def test_more_flowers_are_worth_more_the_later_the_round() -> None:
    shares = [worth(between_rounds(number, "Y33 Y23", "O11")) for number in (2, 3, 4)]
    ahead = [share[0] for share in shares if share is not None]
    assert len(ahead) == 3
    assert 0.5 < ahead[0] < ahead[1] < ahead[2] < 1
    assert all(sum(share) == pytest.approx(1) for share in shares if share is not None)


def test_equals_are_worth_the_same() -> None:
    assert worth(between_rounds(2, "Y33", "R33", "B33")) == pytest.approx([1 / 3] * 3)


def test_nothing_is_said_within_a_round_or_before_the_first() -> None:
    assert worth(begun(2)) is None
    assert worth(between_rounds(1, "", "")) is None
    dealing = between_rounds(2, "Y33", "R33")
    dealing._states[0].dealt = 1
    assert worth(dealing) is None


def liking(match: Match, text: str, seat: int = 1) -> float:
    return float(nous.liking(match.states[0], seat - 1, number_of(text)))


def number_of(text: str) -> int:
    verb, *words = text.split(" ")
    if verb != "place":
        return READ[text]
    x, _, y = words[1].partition(",")
    return action((int(x), int(y)), WAYS.index(words[2]))


def test_place_where_numbers_meet_is_liked() -> None:
    match = placing("O23", ("Y12", 0, 0, "R"))
    assert liking(match, "place O23 2,0 R") > liking(match, "place O23 3,0 L") == liking(match, "place O23 0,1 D")
    moving = placing("O22", ("Y12", 0, 0, "R"), ("R23", 0, 1, "R"))
    play(moving, "place O22 -2,0 R", "lift R23")
    assert liking(moving, "place R23 2,0 R") == liking(moving, "place R23 3,0 L")


def test_bed_is_joined_more_gladly_the_more_it_is_ones_own() -> None:
    likings = []
    for marker in (2, 0, 1):
        match = placing("O23", ("O11", 0, 0, "R"))
        put(match, "O11", 0, 0, "R", marker=marker)
        likings.append(liking(match, "place O23 2,0 R"))
    assert likings == sorted(likings)
    assert likings[0] < 1 < likings[1]


def test_marker_belongs_on_much_in_a_large_bed() -> None:
    match = placing("O12", ("Y33", 0, 0, "R"), ("Y23", 0, 1, "R"), ("O13", 4, 0, "R"))
    match._states[0].phase = Phase.MARK
    assert liking(match, "mark Y33") > liking(match, "mark Y23") > liking(match, "mark O13")


def test_own_marker_is_covered_and_others_are_carried_off() -> None:
    match = placing("O11", ("Y33", 0, 0, "R"), ("R33", 0, 1, "R"))
    put(match, "Y33", 0, 0, marker=1)
    put(match, "R33", 0, 1, marker=2)
    assert liking(match, "overlay Y33") > liking(match, "overlay R33")
    assert liking(match, "shift R33") > liking(match, "shift Y33")
    assert liking(match, "pick O11") == liking(match, "onto R33") == 1


def test_special_action_is_mostly_declined() -> None:
    match = placing("O22", ("Y12", 0, 0, "R"))
    match.play("place O22 2,0 R")
    assert liking(match, "skip") > liking(match, "lift Y12")
