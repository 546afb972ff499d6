"""`hatake census`."""

import json

import pytest

import hatake
from tests.cli.running import SLUG, refused, run


def test_every_game_is_counted_with_every_number_of_players() -> None:
    found = json.loads(run("census", "--games", 20, "--seed", 1, "--json").stdout)
    kinds = [(kind["game"], kind["seats"]) for kind in found["kinds"]]
    assert kinds == [(slug, seats) for slug in hatake.games() for seats in hatake.game(slug).game.seats]
    for kind in found["kinds"]:
        assert kind["games"] == 20
        assert kind["options"]["first"] == 1
        assert sum(win["share"] for win in kind["wins"]) == pytest.approx(1)


def test_equal_seeds_count_alike() -> None:
    args = ("census", SLUG, "--games", 30, "--json", "--seed")
    assert run(*args, 5).stdout == run(*args, 5).stdout != run(*args, 6).stdout


def test_the_table_has_a_line_for_each_kind() -> None:
    seats = hatake.game(SLUG).game.seats
    result = run("census", SLUG, "--games", 10)
    lines = [line.split() for line in result.stdout.splitlines() if SLUG in line]
    assert [line[:2] for line in lines] == [[SLUG, str(n)] for n in seats]


def test_one_number_of_players_may_be_chosen() -> None:
    most = hatake.game(SLUG).game.seats[-1]
    found = json.loads(run("census", SLUG, "--games", 10, "--seats", most, "--json").stdout)
    assert [kind["seats"] for kind in found["kinds"]] == [most]


def test_wrong_usage_is_refused() -> None:
    assert "no game 'chess'" in refused("census", "chess")
    assert "players, not 99" in refused("census", SLUG, "--seats", 99)
    assert "--games" in refused("census", "--games", 0)
