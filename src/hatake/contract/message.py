"""What there is to say: messages, by their ids. Words never make sentences."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class Who(int):
    """A seat inside a message; it is shown by the name of the person who sits there."""


class Message(NamedTuple):
    """Something to say, by its id in the game's .ftl files. Words never make sentences, only messages."""

    id: str
    args: Mapping[str, "Argument"] = {}


Argument: TypeAlias = int | str | Who | Message | tuple["Message | Who", ...]


class Refused(Exception):
    """Why something may not be done, and by which clause of the rulebook."""

    def __init__(self, message: Message, clause: str) -> None:
        super().__init__(message, clause)
        self.message = message
        self.clause = clause
