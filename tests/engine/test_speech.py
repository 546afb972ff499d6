"""Messages into sentences."""

import pytest

from hatake.contract import Message, Who
from hatake.engine.speech import LANGUAGES, Speech


def test_there_is_no_other_language() -> None:
    with pytest.raises(ValueError, match=f"no language 'eo'; there are {', '.join(LANGUAGES)}"):
        Speech("eo")


def test_seats_are_called_by_their_names_or_numbers() -> None:
    over = Message("not-out-of-turn", {"seat": Who(1)})
    assert "Player 2" in Speech("en").say(over)
    assert "Hana" in Speech("en").say(over, {1: "Hana"})
    assert "Player 2" in Speech("en").say(over, {1: ""})


def test_several_are_listed_as_the_language_lists_them() -> None:
    names = (Who(0), Message("game-is-over"), Who(2))
    said = {language: Speech(language).say(Message("not-out-of-turn", {"seat": names})) for language in LANGUAGES}
    assert "Player 1, The game is over; nobody moves any more., Player 3" in said["en"]
    assert said["ja"].count("、") >= 2


def test_message_that_does_not_exist_or_lacks_a_variable_is_an_error() -> None:
    with pytest.raises(LookupError):
        Speech("en").say(Message("no-such-message"))
    with pytest.raises(ValueError, match="not-out-of-turn"):
        Speech("en").say(Message("not-out-of-turn"))
