"""`hatake rules`."""

import pytest

import hatake
from tests.cli.running import SLUG, refused, run


@pytest.mark.parametrize("slug", hatake.games())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_rulebook_can_be_read(slug: str, language: str) -> None:
    result = run("rules", slug, "--language", language)
    assert result.exit_code == 0
    assert result.stdout.startswith("# ")
    assert "](art:" not in result.stdout


def test_languages_have_books_of_their_own() -> None:
    assert run("rules", SLUG, "--language", "ja").stdout != run("rules", SLUG).stdout


def test_on_a_terminal_the_book_is_laid_out() -> None:
    result = run("rules", SLUG, env={"FORCE_COLOR": "1", "TERM": "xterm"})
    assert result.exit_code == 0
    assert not result.stdout.startswith("# ")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    sentence = refused("rules", "chess")
    assert "there is no game 'chess'" in sentence
    assert SLUG in sentence
