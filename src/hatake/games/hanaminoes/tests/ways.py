"""All ways that chance can have brought about what a viewer has seen, counted out, for matches with few tiles."""

from collections import Counter, defaultdict

import numpy as np

from hatake.contract import CHANCE
from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.games.hanaminoes.pieces import TILES, Phase

Ways = dict[bytes, float]


def few(seats: int, tiles: str) -> Match:
    """A match for which only these tiles are left."""
    match = Variant("hanaminoes", seats, first=1).start()
    state = match._states[0]
    for number, tile in enumerate(TILES):
        state.owner[number] = 0 if tile in tiles.split() else 1
    return match


def go(match: Match, viewer: int, *moves: str) -> Ways:
    """Play on, and follow all states the viewer could be in, with their chances. `deal` ends the dealing."""
    ways: Ways = {match.states.tobytes(): 1.0}
    for text in moves:
        before = match.states
        if text == "deal":
            end_deal(match._states)
            ways = {end_deal(states_of(match, raw)).tobytes(): chance for raw, chance in ways.items()}
        else:
            match.play(text)
            ways = followed(match, before, viewer, ways)
    return ways


def end_deal(states: np.ndarray) -> np.ndarray:
    """Everybody has been dealt a hand: fewer tiles than usual, so that the ways can be counted."""
    states[0].phase, states[0].turn = Phase.SWAP, states[0].starter
    return states


def states_of(match: Match, raw: bytes) -> np.ndarray:
    return np.frombuffer(raw, match.game.state).copy()


def followed(match: Match, before: np.ndarray, viewer: int, ways: Ways) -> Ways:
    """The states after the last move, of those from which the viewer would have seen the same."""
    kernel, move = match.variant.kernel, match.history[-1]
    seen = match.view(viewer).views.tobytes()
    weights, views = np.zeros(match.game.outcomes, np.int64), np.zeros(1, match.game.view)
    after: defaultdict[bytes, float] = defaultdict(float)
    for raw, chance in ways.items():
        states = states_of(match, raw)
        if move.seat == CHANCE:
            total = kernel.weights(states, weights)
            actions = [(int(a), weights[a] / total) for a in np.flatnonzero(weights)]
        else:
            actions = [(move.action, 1.0)] if kernel.is_legal(states, move.seat, move.action) else []
        for action, share in actions:
            other = states.copy()
            kernel.apply(other, move.seat, action)
            views[:] = np.zeros(1, match.game.view)
            kernel.view(other, viewer - 1, views)
            if views.tobytes() == seen:
                after[other.tobytes()] += chance * share
    return dict(after)


def guesses(match: Match, viewer: int, number: int) -> Counter[bytes]:
    """How often each state comes, of so many guesses."""
    return Counter(match.view(viewer).guess(seed).tobytes() for seed in range(number))
