"""`hatake games`."""

import json

import hatake
from tests.cli.running import refused, run


def test_every_game_is_listed_with_its_players() -> None:
    result = run("games")
    assert result.exit_code == 0
    for slug in hatake.games():
        assert slug in result.stdout
    assert "players" in result.stdout


def test_json_has_what_a_program_needs() -> None:
    games = json.loads(run("games", "--json").stdout)
    assert [game["game"] for game in games] == hatake.games()
    for game in games:
        seats = hatake.game(game["game"]).game.seats
        assert game["seats"] == [seats[0], seats[-1]]
        assert set(game) == {"game", "title", "tagline", "seats", "minutes", "rules_version", "options"}


def test_a_language_may_be_chosen() -> None:
    assert run("games", "--language", "ja").stdout != run("games").stdout


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    assert "there are en (English), ja" in refused("games", "--language", "xx")
