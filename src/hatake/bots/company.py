"""Bots around a table: which of them does something now."""

from collections.abc import Mapping

from hatake.bots.thinking import Bot
from hatake.engine.match import Match


def next_move(match: Match, company: Mapping[int, Bot]) -> str | None:
    """What the bots, by their seats from 1 up, do next; None where it is for somebody else to move.

    First comes a move out of turn that one of them would rather make than wait.
    """
    mover = match.to_move
    for seat, bot in company.items():
        if seat != mover and match.actions(seat - 1) and (text := bot.interject(match.view(seat))) is not None:
            return text
    return company[mover].choose(match.view(mover)) if isinstance(mover, int) and mover in company else None
