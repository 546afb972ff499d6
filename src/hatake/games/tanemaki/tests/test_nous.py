"""What bots are told of a position: what fields promise, which moves look good, and when a harvest presses."""

import numpy as np
import pytest

from hatake.engine.match import Match
from hatake.games.tanemaki import nous
from hatake.games.tanemaki.pieces import HARVEST, RATES, VEGETABLE
from hatake.games.tanemaki.tests.table import bank, draw, drawn, grow, leave, play, start
from hatake.games.tanemaki.words import READ


def liking(match: Match, text: str, seat: int = 1) -> float:
    return float(nous.liking(match.states[0], seat - 1, READ[text]))


def presses(match: Match, seat: int, field: int = 1) -> bool:
    return bool(nous.presses(match.states[0], seat - 1, HARVEST + field - 1))


def worth(match: Match) -> list[float] | None:
    """The shares of the win, where play may be cut short."""
    shares = np.zeros(match.variant.seats)
    return shares.tolist() if nous.worth(match.states[0], shares) else None


# What a position is worth


def test_position_is_judged_between_turns_only() -> None:
    match = start(3)
    assert worth(match) == pytest.approx([1 / 3] * 3)
    draw(match, "R1 P1 C1 M")
    assert worth(match) is None


def test_who_has_more_has_the_larger_share_and_the_shares_are_one() -> None:
    match = start(3)
    bank(match, 2, "R1")
    grow(match, 3, 1, "R1 R1")
    shares = worth(match)
    assert shares is not None
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0]
    assert shares[2] > shares[0]


def test_lead_counts_for_more_the_fewer_turns_are_left() -> None:
    early, late = start(2), start(2)
    leave(late, "R1 R2 B1")
    for match in (early, late):
        match._states[0].coins[0] = 1
    first, last = worth(early), worth(late)
    assert first is not None
    assert last is not None
    assert last[0] > first[0] > 0.5


def test_discard_pile_counts_as_cards_to_come_while_a_reshuffle_is_left() -> None:
    once, never = start(2, reshuffles=1), start(2)
    for match in (once, never):
        leave(match, "R1 R2 B1")
        match._states[0].coins[0] = 1
    longer, shorter = worth(once), worth(never)
    assert longer is not None
    assert shorter is not None
    assert longer[0] < shorter[0]


@pytest.mark.parametrize("crop", range(1, VEGETABLE + 1))
def test_field_promises_what_it_has_reached_and_more_the_nearer_the_next_step(crop: int) -> None:
    for step, rate in enumerate(RATES[crop - 1], 1):
        assert nous.promise(crop, rate - 1, 9) == pytest.approx(step - 1 + nous.NEAR[1])
        assert nous.promise(crop, rate - 1, 9) < nous.promise(crop, rate, 9)
    assert nous.promise(crop, int(RATES[crop - 1, -1]), 9) == len(RATES[crop - 1])
    assert nous.promise(crop, int(RATES[crop - 1, -1]), 2) == pytest.approx(2 + nous.NEAR[1])


# What looks good


def test_card_is_planted_where_it_brings_most() -> None:
    match = drawn("R1 P1 C1 M")
    grow(match, 2, 1, "R1")
    match.play("give R1 2")
    assert liking(match, "plant f1", 2) > liking(match, "plant f2", 2) > liking(match, "store", 2)


def test_gift_that_helps_nobody_much_is_liked_best() -> None:
    match = drawn("R1 H1 C1 M")
    grow(match, 2, 1, "R1")
    assert liking(match, "give H1 2") > liking(match, "give R1 2")
    assert liking(match, "give R1 3") > liking(match, "give R1 2")


def test_gift_that_makes_another_give_up_a_promising_field_is_liked_better() -> None:
    match = drawn("R1 H1 C1 M")
    grow(match, 2, 1, "B2 B2")
    grow(match, 2, 2, "P2 P1")
    grow(match, 3, 1, "C1")
    assert liking(match, "give H1 2") > liking(match, "give H1 3")


def test_last_card_is_planted_where_it_brings_most() -> None:
    match = drawn("R1 C1 M")
    grow(match, 1, 1, "R1")
    play(match, "give M 2", "plant f1")
    assert liking(match, "plant R1 hand f1") > liking(match, "plant C1 hand f2")


def test_early_harvest_is_liked_less_than_a_choice_that_brings_nothing() -> None:
    match = drawn("R1 C1 M")
    grow(match, 2, 1, "R1 R1")
    match.play("give M 2")
    assert liking(match, "harvest f1", 2) < liking(match, "store", 2)


# When a harvest out of turn presses


def overgrown(seats: int = 3) -> Match:
    """Player 2 has two fields of which one pays all it ever can, and the other soon more."""
    match = drawn(" ".join(["R1", "P1", "C1", "M"][: seats + 1]))
    grow(match, 2, 1, "C3 C3 C2 C1")
    grow(match, 2, 2, "H3")
    return match


def test_harvest_presses_where_it_makes_a_better_address() -> None:
    assert presses(overgrown(), 2)


def test_harvest_of_a_field_that_promises_more_does_not_press() -> None:
    assert not presses(overgrown(), 2, field=2)


def test_harvest_does_not_press_while_a_field_is_free() -> None:
    match = drawn("R1 P1 C1 M")
    grow(match, 2, 1, "C3 C3 C2 C1")
    assert not presses(match, 2)


def test_harvest_can_wait_where_no_gift_can_come() -> None:
    """One has planted in this turn, another is thinking about the card, or there are only two players."""
    match = overgrown()
    assert not presses(overgrown(2), 2)
    play(match, "give R1 3")
    assert not presses(match, 2)
    play(match, "store", "give M 2", "plant f1")
    assert not presses(match, 2)


def test_harvest_before_the_last_planting_presses_where_a_reshuffle_follows() -> None:
    for reshuffles, is_pressing in ((1, True), (0, False)):
        match = drawn("R1 P1 M", reshuffles=reshuffles)
        grow(match, 2, 1, "R2 R1")
        play(match, "give M 2", "plant f2")
        assert not presses(match, 2)
        leave(match, "")
        assert presses(match, 2) is is_pressing
