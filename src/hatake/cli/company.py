"""Bots around a table: who sits where."""

import random
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from hatake.bots import Bot

Company = Mapping[int, "Bot"]
"""Bots by their seats, numbered from 1."""


def seated(specs: Sequence[str], seats: Sequence[int]) -> dict[int, str]:
    """The specs, seat by seat, begun again when there are more seats; refused where one is none."""
    invited(found := dict(zip(seats, cycle(specs), strict=False)), "")
    return found


def invited(specs: Mapping[int, str], seed: str) -> dict[int, "Bot"]:
    """The bots of the specs. They choose alike whenever the seed is the same."""
    from hatake.bots import bot_of

    dice = random.Random(seed)
    try:
        return {seat: bot_of(spec, dice.getrandbits(63)) for seat, spec in specs.items()}
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
