"""OpenSpiel on comparable card games: random play and search, on its C++ side and from Python.

It is measured at its best: chance is drawn in the quickest way there is, rollouts may leave out the deal, and
what is only counting stays outside the time.
"""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from bench.benches import Case
from bench.measure import Stopwatch, Work

GAMES = ("hearts", "euchre", "oh_hell")
SIMULATIONS = 1000  # of one search: a longer one has a larger, slower tree, so all search alike
PYTHON_SIMULATIONS = 200  # a portion must end in time; its rollouts take so long that its tree hardly matters
ROLLOUTS = 500  # of one evaluation
GAMES_IN_PORTION = 50
DEALS = 8  # a portion starts from each: their games may differ much in length
EXPLORATION = 2.0


def peer() -> str | None:
    """The peer's name and version; None without the extra `bench`."""
    return f"OpenSpiel {version('open-spiel')}" if find_spec("pyspiel") else None


def cases(seed: int = 1) -> Iterator[Case]:
    """Every bench of the peer on every game of it that is comparable; none without the extra."""
    for name in GAMES if peer() else ():
        game = import_module("pyspiel").load_game(name)
        for bench, work in peer_works().items():
            yield Case(bench, name, work(game, random.Random(seed)))


def peer_works() -> dict[str, Callable[[Any, random.Random], Work]]:
    """What makes the work of each of the peer's benches, given a game and a random source."""
    return {
        "rollouts": rollouts,
        "games": whole_games,
        "loop": python_loop,
        "ismcts": search,
        "pyismcts": python_search,
    }


def rollouts(game: Any, rng: random.Random) -> Work:
    """Its C++ random rollout evaluator, from the first decision on.

    Python reaches it only through a search. Two simulations evaluate the root and one of its children, so
    nearly all their time is rollouts: as many from the root as from one decision later.
    """
    deals = first_decisions(game, rng)
    decisions = sum(ROLLOUTS * (2 * decisions_left(game, state) - 1) for state in deals)

    def work(watch: Stopwatch) -> float:
        with watch.running():
            for state in deals:
                searcher(rng, simulations=2, rollouts=ROLLOUTS).step(state)
        return decisions

    return work


def whole_games(game: Any, rng: random.Random) -> Work:
    """Games of its C++ uniformly random bots, played on its C++ side from the deal on."""
    bots = random_bots(game)
    evaluate = import_module("pyspiel").evaluate_bots

    def work(watch: Stopwatch) -> float:
        with watch.running():
            states = [game.new_initial_state() for _ in range(GAMES_IN_PORTION)]
            for state in states:
                evaluate(state, bots, rng.getrandbits(31))
        return sum(map(decisions_made, states))

    return work


def python_loop(game: Any, rng: random.Random) -> Work:
    """The loop that a user of its Python side writes."""

    def work(watch: Stopwatch) -> float:
        with watch.running():
            return sum(random_game(game, rng.choice) for _ in range(GAMES_IN_PORTION))

    return work


def random_game(game: Any, choice: Callable[[Any], Any]) -> int:
    """Play one game; the number of decisions. Chance is even in these games, so it may be chosen alike."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        made += not state.is_chance_node()
        state.apply_action(choice(state.legal_actions()))
    return made


def search(game: Any, rng: random.Random) -> Work:
    """Its C++ ISMCTS."""
    return searches(game, rng, SIMULATIONS, lambda: searcher(rng, SIMULATIONS, rollouts=1))


def python_search(game: Any, rng: random.Random) -> Work:
    """Its ISMCTS written in Python."""
    algorithms = "open_spiel.python.algorithms"
    evaluator = import_module(f"{algorithms}.mcts").RandomRolloutEvaluator(1)
    bot = import_module(f"{algorithms}.ismcts").ISMCTSBot
    simulations = PYTHON_SIMULATIONS
    return searches(game, rng, simulations, lambda: bot(game, evaluator, EXPLORATION, simulations))


def searches(game: Any, rng: random.Random, simulations: int, bot: Callable[[], Any]) -> Work:
    """One search by a fresh bot from each deal."""
    deals = first_decisions(game, rng)

    def work(watch: Stopwatch) -> float:
        with watch.running():
            for state in deals:
                bot().step(state)
        return simulations * len(deals)

    return work


def searcher(rng: random.Random, simulations: int, rollouts: int) -> Any:
    """A C++ ISMCTS bot that deals the hidden cards anew for every simulation."""
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, rng.getrandbits(31))
    return pyspiel.ISMCTSBot(rng.getrandbits(31), evaluator, EXPLORATION, simulations)


def random_bots(game: Any) -> list[Any]:
    """A uniformly random bot for every seat."""
    make = import_module("pyspiel").make_uniform_random_bot
    return [make(seat, seat) for seat in range(game.num_players())]


def first_decisions(game: Any, rng: random.Random) -> list[Any]:
    """Dealt games in which the first to move has a choice; a forced move is not searched."""
    found: list[Any] = []
    while len(found) < DEALS:
        state = dealt(game, rng)
        if len(state.legal_actions()) > 1:
            found.append(state)
    return found


def dealt(game: Any, rng: random.Random) -> Any:
    """A game after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        if max(chances) - min(chances) > 1e-9:
            message = f"the chances of {game} are not even, so its Python loop here is not fair play"
            raise ValueError(message)
        state.apply_action(rng.choice(outcomes))
    return state


def decisions_made(state: Any) -> int:
    """How many decisions, chance left out, have led to this state."""
    return sum(move.player >= 0 for move in state.full_history())


def decisions_left(game: Any, state: Any, games: int = 400) -> float:
    """How many decisions a random game takes on average from here."""
    bots, ends = random_bots(game), [state.clone() for _ in range(games)]
    for seed, end in enumerate(ends):
        import_module("pyspiel").evaluate_bots(end, bots, seed)
    return sum(map(decisions_made, ends)) / games - decisions_made(state)
