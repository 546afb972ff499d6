"""Bots around a table: who sits where, and which of them does something now."""

import random
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from hatake.bots import Bot
    from hatake.engine.match import Match

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


def choice(match: "Match", company: Company) -> str | None:
    """What the company does next; None where it is for somebody else to move.

    First comes a move out of turn that one of the bots would rather make than wait.
    """
    seat = match.to_move
    for other, bot in company.items():
        if other != seat and (text := bot.interject(match.view(other))) is not None:
            return text
    return company[seat].choose(match.view(seat)) if isinstance(seat, int) and seat in company else None


def mover(match: "Match", text: str) -> int:
    """The seat that makes a written move."""
    return int(text[1:].partition(" ")[0]) if text.startswith("@") else int(match.to_move or 0)
