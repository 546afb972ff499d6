"""Several records in one text, one after another, with an empty line between them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

BEGINNING = '[Game "'


class Part(NamedTuple):
    """One record of several: its text, and how many lines of the whole come before it."""

    before: int
    text: str


def join(records: Iterable[str]) -> str:
    """One text of several records."""
    return "\n".join(records)


def split(text: str) -> Iterator[Part]:
    """The records of a text. A Game tag after a line that is no tag begins the next one; comments may come first."""
    lines = text.splitlines(keepends=True)
    before: list[int] = [0]
    for number, line in enumerate(lines):
        is_beginning = line.startswith(BEGINNING) and not lines[number - 1].startswith("[")
        if is_beginning and _says_something(lines[before[-1] : number]):
            before.append(number)
    for start, end in zip(before, [*before[1:], len(lines)], strict=True):
        yield Part(start, "".join(lines[start:end]))


def _says_something(lines: list[str]) -> bool:
    return any(line.split("#")[0].strip() for line in lines)
