import random
from types import SimpleNamespace
from typing import Any

import pytest

from bench import peers


class CoinGame:
    """Two even flips of a coin, then three decisions: the little of a peer's game that the loops touch."""

    def __init__(self, chances: tuple[float, float] = (0.5, 0.5)) -> None:
        self.chances = chances

    def new_initial_state(self) -> "CoinState":
        return CoinState(self.chances)


class CoinState:
    def __init__(self, chances: tuple[float, float]) -> None:
        self.chances = chances
        self.history: list[int] = []

    def is_chance_node(self) -> bool:
        return len(self.history) < 2

    def is_terminal(self) -> bool:
        return len(self.history) == 5

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.chances))

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.history.append(action)

    def full_history(self) -> list[Any]:
        return [SimpleNamespace(player=-1 if turn < 2 else 0) for turn in range(len(self.history))]


def test_without_the_peer_there_is_nothing_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    assert peers.peer() is None
    assert list(peers.cases()) == []


def test_random_game_counts_decisions_but_not_chance() -> None:
    assert peers.random_game(CoinGame(), random.Random(1).choice) == 3


def test_decisions_made_leave_out_chance() -> None:
    state = CoinGame().new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    assert peers.decisions_made(state) == 2


def test_dealt_stops_at_the_first_decision() -> None:
    assert len(peers.dealt(CoinGame(), random.Random(1)).history) == 2


def test_uneven_chance_is_refused() -> None:
    with pytest.raises(ValueError, match="not even"):
        peers.dealt(CoinGame((0.3, 0.7)), random.Random(1))


def test_searches_start_where_there_is_a_choice() -> None:
    states = peers.first_decisions(CoinGame(), random.Random(1))
    assert len(states) == peers.DEALS
    assert all(len(state.legal_actions()) > 1 for state in states)
