"""`hatake simulate`: many games between bots, seat by seat."""

from collections.abc import Mapping
from time import perf_counter
from typing import IO, TYPE_CHECKING

import click

from hatake.cli import asked, company, shown

if TYPE_CHECKING:
    from hatake.cli.company import Company
    from hatake.engine.census import Advance, Census, Rows
    from hatake.engine.match import Match
    from hatake.engine.variant import Variant

RANDOM = "random"


@click.command(cls=asked.Listing)
@asked.table
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@asked.bots([RANDOM], "Who plays, seat by seat, begun again when there are more seats")
@asked.seed
@asked.out
@asked.as_json
def simulate(
    variant: "Variant", games: int, bots: tuple[str, ...], seed: int | None, out: IO[str] | None, as_json: bool
) -> None:
    """Let bots play many games of GAME, and count.

    Records written with --out stand in one file, an empty line between them; `hatake replay` and `hatake verify`
    read them again. Where only random bots play and no records are asked for, everything happens in compiled code.
    """
    from hatake.engine.census import census

    number, seated = asked.number_or_new(seed), company.seated(bots, range(1, variant.seats + 1))
    begun = perf_counter()
    with shown.progress("Playing", games) as advance:
        if out is None and set(seated.values()) == {RANDOM}:
            rows = _random_rows(variant, games, number, advance)
        else:
            rows = _Series(variant, seated, out).rows(games, number, advance)
    summed, seconds = census(variant, rows), perf_counter() - begun
    if as_json:
        shown.show_json({"seed": number, "seconds": round(seconds, 3), "bots": list(seated.values()), **vars(summed)})
    elif out is None or out.name != "<stdout>":
        _show(summed, seated, number, seconds)


def _random_rows(variant: "Variant", games: int, number: int, advance: "Advance") -> "Rows":
    from hatake.engine.census import random_rows
    from hatake.kit.random import new_source

    return random_rows(variant, games, new_source(number), advance)


class _Series:
    """Games of the same bots on the same seats, each by its own seed."""

    def __init__(self, variant: "Variant", bots: Mapping[int, str], out: IO[str] | None) -> None:
        self.variant, self.bots, self.out = variant, bots, out

    def rows(self, games: int, number: int, advance: "Advance") -> "Rows":
        """Play so many games; write their records, keep their counts."""
        from hatake.engine.census import new_rows, row_of

        rows = new_rows(self.variant, games)
        for n in range(games):
            match = self.variant.start(f"{number}-{n}")
            match.tags = {f"Name{seat}": bot for seat, bot in self.bots.items()}
            rows[n] = row_of(match, play_out(match, company.invited(self.bots, f"{number}-{n}")))
            if self.out is not None:
                self.out.write(("\n" if n else "") + match.record())
                self.out.flush()
            advance(1)
        return rows


def play_out(match: "Match", bots: "Company") -> list[int]:
    """Let bots play a match to its end; returns how many moves were open at each decision."""
    from hatake.bots.company import next_move

    choices = []
    while (text := next_move(match, bots)) is not None:
        choices.append(len(match.actions(_mover(match, text) - 1)))
        match.play(text)
    return choices


def _mover(match: "Match", text: str) -> int:
    """The seat that makes a written move."""
    return int(text[1:].partition(" ")[0]) if text.startswith("@") else int(match.to_move or 0)


def _show(summed: "Census", bots: Mapping[int, str], number: int, seconds: float) -> None:
    heads = ["seat", "bot", "wins", "points"]
    rows = [
        [str(seat), bot, shown.share(summed.wins[seat - 1]), shown.span(summed.points[seat - 1])]
        for seat, bot in bots.items()
    ]
    title = f"{summed.games} games with seed {number}, in {seconds:.1f} s"
    shown.show_table(heads, rows, title)
    click.echo(f"Moves {shown.span(summed.moves)}, decisions {shown.span(summed.decisions)}")
    click.echo(f"Choices at a decision {summed.choices:.1f}, at most {summed.most_choices}")
    click.echo(f"Shared victories {shown.percent(summed.shared)}")
