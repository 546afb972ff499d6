"""Secret: who knows what, what guesses hold, and which cards a masked record names."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from hatake.contract import WITNESS
from hatake.engine.match import Match
from hatake.engine.record import masked
from hatake.engine.sighting import Sighting
from hatake.games.donburiko.pieces import COPIES, KIND, Phase
from hatake.games.donburiko.rules import copies
from hatake.games.donburiko.tests.table import dealt, play, row, table
from tests.contract.cases import Case, playing, positions
from tests.contract.likely import UNLIKELY, chance_of_such
from tests.effort import effort


def test_hand_is_known_to_its_owner_only() -> None:
    match = dealt("1 2 3", "4 -1 L 2")
    for viewer in range(4):
        hands = [seat["hand"] for seat in table(match, viewer)["seats"]]
        assert (hands[0] == ["2", "4", "L", "-1"]) == (viewer == 1)
        assert sum(hand == ["?"] * 4 for hand in hands) == (2 if viewer else 3)


def test_face_down_card_is_known_to_who_added_it_and_who_did_is_public() -> None:
    match = dealt("1 2 3", "4 -1 L 2")
    play(match, "add 4 r3 down")
    for viewer in range(4):
        assert row(match, 3, viewer)["cards"] == ["3", "4" if viewer == 1 else "?"]
        assert row(match, 3, viewer)["added_by"] == [None, 1]


def test_face_down_card_on_a_row_nobody_took_is_never_shown() -> None:
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert row(match, 2, 1)["cards"] == ["2", "?"]
    assert "2 add ? r2 down" in masked(match, 0)


def test_cards_set_aside_are_in_no_view() -> None:
    """Their number follows from the public numbers."""
    match = dealt("1 2", "3 3 4 4")
    assert "deck" not in (match.game.view.names or ())
    assert all("deck" not in table(match, viewer) for viewer in range(3))


def test_card_dealt_is_told_to_its_owner_only() -> None:
    match = dealt("1 2 3", first=2)
    say = match.game.words.say
    for viewer in range(4):
        told = [sighting.record for sighting in match.sightings(viewer) if "says-deal" in str(say(sighting.record))]
        assert [int(view.last.seat) + 1 for view in told] == ([viewer] * 4 if viewer else [])


def test_witness_sees_every_hand_and_every_card_laid() -> None:
    match = dealt("1 2 3", "4 -1 L 2")
    play(match, "add 4 r3 down")
    views = np.zeros(1, match.game.view)
    match.variant.kernel.view(match.states, WITNESS, views)
    data = Sighting(match.variant, WITNESS, views).data
    assert "?" not in str(data)
    assert data["rows"][2]["cards"] == ["3", "4"]


# Masked records


def test_card_shown_from_the_hand_names_the_move_that_dealt_it() -> None:
    match = dealt("1 2 3", "4 3 4 2", "5 L L -1")
    play(match, "add 3 r2 up")
    deals = [line for line in masked(match, -1) if line.startswith("*deal 1")]
    assert deals == ["*deal 1 ?", "*deal 1 3", "*deal 1 ?", "*deal 1 ?"]


def test_of_equal_cards_the_earliest_move_not_yet_named_is_named() -> None:
    match = dealt("1 2 3", "4 3 4 2", "5 L L -1")
    play(match, "add 4 r3 down", "add 5 r2 up")
    assert [line for line in masked(match, -1) if line.startswith("*deal 1")] == ["*deal 1 ?"] * 4
    assert masked(match, -1)[-2:] == ["1 add ? r3 down", "2 add 5 r2 up"]
    assert masked(match, 0)[-2] == "1 add 4 r3 down"
    play(match, "take r3")
    assert masked(match, -1)[-3:] == ["1 add 4 r3 down", "2 add 5 r2 up", "3 take r3"]
    assert [line for line in masked(match, -1) if line.startswith("*deal 1")] == ["*deal 1 4"] + ["*deal 1 ?"] * 3


# Guesses


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guess_holds_every_card_just_once(seats: int) -> None:
    for match in positions(Case("donburiko", seats, "usual", ()), 1, effort(60, 12)):
        for viewer in range(seats + 1):
            state = match.view(viewer).guess(viewer)[0]
            on_rows = Counter(int(card) - 1 for card in state.cards.flatten() if card > 0)
            found = [int(state.deck[kind] + state.hands[:, kind].sum()) + on_rows[kind] for kind in range(KIND)]
            truth = match.states[0]
            is_dealing = truth.phase > Phase.ROWS or truth.dealt > 0
            assert not is_dealing or found == [copies(truth, kind) for kind in range(KIND)]
            assert truth.dealt > 0 or truth.round_number == 0 or (state.deck == truth.deck).all()
            assert (state.deck >= 0).all()


def unseen(match: Match, viewer: int) -> list[int]:
    """The physical cards that a viewer does not see, as kinds, one by one."""
    v = match.view(viewer).record
    left = Counter({kind: int(COPIES[kind]) for kind in range(KIND) if kind != 5 or match.variant.seats > 2})
    left -= Counter(int(card) - 1 for card in v.cards.flatten() if card > 0)
    left -= Counter(kind for kind in range(KIND) for _ in range(v.hands[viewer - 1, kind]))
    return list(left.elements())


def lies(match: Match, viewer: int) -> Counter[tuple[int, tuple[int, ...]]]:
    """All ways that one face-down card and one other hand can be dealt from the unseen cards, each counted."""
    cards = unseen(match, viewer)
    size = int(match.view(viewer).record.hand_size[2 - viewer])
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for place, down in enumerate(cards):
        rest = cards[:place] + cards[place + 1 :]
        found.update((down, tuple(sorted(hand))) for hand in combinations(rest, size))
    return found


def test_guesses_of_face_down_cards_and_hands_come_as_often_as_all_deals_counted_out() -> None:
    match = dealt("1 2", "3 3 4 4", "5 L -1 2")
    play(match, "add 3 r1 up", "add 5 r2 down", "add 4 r2 up", "add L r1 up")
    ways, sighting = lies(match, 1), match.view(1)
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for number in range(effort(12000, 1200)):
        state = sighting.guess(number)[0]
        hand = tuple(kind for kind in range(KIND) for _ in range(state.hands[1, kind]))
        found[int(state.cards[1, 1]) - 1, hand] += 1
    assert set(found) <= set(ways)
    assert len(ways) > 20
    assert chance_of_such(found, {way: float(number) for way, number in ways.items()}) > UNLIKELY


def test_guess_tells_the_same_of_a_card_just_added_as_of_where_it_lies() -> None:
    match = dealt("1 2", "3 3 4 4", "5 L -1 2")
    play(match, "add 3 r1 down")
    for number in range(20):
        state = match.view(2).guess(number)[0]
        assert state.last.card == state.cards[0, 1] > 0
    assert len({int(match.view(2).guess(number)[0].last.card) for number in range(20)}) > 1


def test_between_two_rounds_all_cards_are_guessed_to_be_in_the_deck_again() -> None:
    moments = [
        match.copy()
        for match in playing(Case("donburiko", 2, "usual", ()), 1)
        if match.to_move == "*" and match.states[0].dealt == 0 and match.states[0].round_number > 0
    ]
    assert moments
    for match in moments:
        for viewer in range(3):
            assert (match.view(viewer).guess(viewer)[0].deck == match.states[0].deck).all()
