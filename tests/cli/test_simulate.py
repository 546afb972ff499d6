"""`hatake simulate`."""

import json
from pathlib import Path
from typing import Any

import pytest

import hatake
from hatake.engine.archive import split
from tests.cli.running import SLUG, refused, run

MOST = hatake.game(SLUG).game.seats[-1]


def simulated(*args: str | int) -> dict[str, Any]:
    result = run("simulate", SLUG, *args, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_random_games_are_counted() -> None:
    found = simulated("--games", 200, "--seed", 1)
    assert (found["games"], found["game"], found["bots"][0]) == (200, SLUG, "random")
    assert sum(win["share"] for win in found["wins"]) == pytest.approx(1)


def test_games_are_played_one_by_one_as_they_are_inside_compiled_code(tmp_path: Path) -> None:
    quick = simulated("--games", 3000, "--seed", 1)
    slow = simulated("--games", 300, "--seed", 1, "--out", str(tmp_path / "records.txt"))
    for what in ("decisions", "moves", "chance_moves"):
        assert slow[what]["mean"] == pytest.approx(quick[what]["mean"], rel=0.2)
    assert slow["choices"] == pytest.approx(quick["choices"], rel=0.2)


def test_equal_seeds_play_equal_games() -> None:
    args = ("--games", 4, "--bots", "greedy", "random", "--seed")
    first, again, other = simulated(*args, 1), simulated(*args, 1), simulated(*args, 2)
    for found in (first, again, other):
        del found["seconds"]
    assert first == again != other


def test_bots_sit_in_the_order_given_and_begin_again() -> None:
    found = simulated("--games", 2, "--seats", MOST, "--bots", "greedy", "random")
    assert found["bots"] == [("greedy", "random")[n % 2] for n in range(MOST)]


def test_a_better_bot_wins_more() -> None:
    greedy, rest = simulated("--games", 40, "--seats", 2, "--bots", "greedy", "random", "--seed", 3)["wins"]
    assert greedy["share"] > 0.6 > rest["share"]


def test_records_can_be_replayed_and_verified(tmp_path: Path) -> None:
    out = tmp_path / "records.txt"
    simulated("--games", 3, "--seed", 9, "--out", str(out))
    matches = [hatake.replay(part.text) for part in split(out.read_text(encoding="utf-8"))]
    assert [match.seed for match in matches] == ["9-0", "9-1", "9-2"]
    assert all(match.is_over for match in matches)
    assert matches[0].tags["Name1"] == "random"
    assert run("verify", str(out)).exit_code == 0


def test_records_may_go_on_to_another_program() -> None:
    result = run("simulate", SLUG, "--games", 2, "--out", "-")
    assert run("verify", "-", typed=result.stdout).stdout.endswith("2 of 2 records are good.\n")


def test_options_of_the_game_are_kept_to() -> None:
    assert simulated("--games", 2, "-o", "first=2")["options"]["first"] == 2


def test_the_table_names_seats_and_bots() -> None:
    result = run("simulate", SLUG, "--games", 5, "--seed", 7)
    assert "5 games with seed 7" in result.stdout
    assert " 1   random " in result.stdout
    assert "Shared victories" in result.stdout


def test_wrong_usage_is_refused(tmp_path: Path) -> None:
    assert "no game 'chess'" in refused("simulate", "chess")
    assert "players, not 99" in refused("simulate", SLUG, "--seats", 99)
    assert "no option 'wind'" in refused("simulate", SLUG, "-o", "wind=1")
    assert "'wind' is not like NAME=VALUE" in refused("simulate", SLUG, "-o", "wind")
    assert "is not like NAME=VALUE" in refused("simulate", SLUG, "-o", "first=" + "9" * 5000)
    assert "told with --seats" in refused("simulate", SLUG, "-o", "seats=3")
    assert "no option 'slug'" in refused("simulate", SLUG, "-o", "slug=3")
    assert "first is a whole number from 0" in refused("simulate", SLUG, "-o", "first=99")
    assert "no bot 'clever'" in refused("simulate", SLUG, "--bots", "clever")
    assert "No such file" in refused("simulate", SLUG, "--out", str(tmp_path / "none" / "records.txt"))
    assert "--games" in refused("simulate", SLUG, "--games", "many")
