"""`hatake arena`."""

import json

import hatake
from tests.cli.running import SLUG, refused, run

ARGS = ("arena", SLUG, "--bots", "random", "greedy", "--games", 20, "--seed", 1, "--workers", 1)
FEWEST = hatake.game(SLUG).game.seats[0]


def test_bots_are_compared_and_the_better_stands_first() -> None:
    result = run(*ARGS)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = [line.split()[0] for line in result.stdout.splitlines() if line.split()[:1] in (["greedy"], ["random"])]
    assert lines == ["greedy", "random"]
    assert "seed 1" in result.stdout
    assert "Wins by seat: 1: " in result.stdout


def test_json_has_shares_and_ratings_with_intervals() -> None:
    found = json.loads(run(*ARGS, "--json").stdout)
    assert (found["seed"], found["game"], found["seats"], found["games"] >= 20) == (1, SLUG, FEWEST, True)
    for standing in found["standings"]:
        assert standing["low"] <= standing["share"] <= standing["high"]
        assert standing["rating"]["low"] < standing["rating"]["elo"] < standing["rating"]["high"]


def test_workers_change_nothing_but_the_time() -> None:
    assert run(*ARGS[:-1], 2, "--json").stdout == run(*ARGS, "--json").stdout


def test_wrong_usage_is_refused() -> None:
    assert "no game 'chess'" in refused("arena", "chess")
    assert "no bot 'clever'" in refused("arena", SLUG, "--bots", "clever", "greedy")
    assert "players, not 99" in refused("arena", SLUG, "--seats", 99)
    assert "level" in refused("arena", SLUG, "--bots", "ismcts:9", "greedy")
