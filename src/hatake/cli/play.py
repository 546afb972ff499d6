"""`hatake play`: a game at the terminal, against bots."""

from typing import IO, TYPE_CHECKING

import click

from hatake.cli import asked, company, shown

if TYPE_CHECKING:
    from hatake.engine.variant import Variant


@click.command(cls=asked.Listing)
@asked.table
@click.option("--seat", type=click.IntRange(min=1), default=1, show_default=True, help="Where you sit.")
@asked.bots(["ismcts:3"], "Who plays the other seats, begun again when there are more")
@asked.seed
@asked.out
@asked.language
def play(
    variant: "Variant", seat: int, bots: tuple[str, ...], seed: int | None, out: IO[str] | None, language: str
) -> None:
    """Play GAME here in the terminal, against bots.

    A move is typed as the rules write it, or as its number in the list. One that is not allowed is answered with the
    reason and the rule.
    """
    if seat > variant.seats:
        raise click.UsageError(f"There is no seat {seat}; seats are 1 to {variant.seats}.")
    from hatake.cli.sitting import Sitting

    number = asked.number_or_new(seed)
    names = company.seated(bots, [other for other in range(1, variant.seats + 1) if other != seat])
    with shown.waiting("Laying the table ..."):
        match = variant.start(number)
        invited = company.invited(names, str(number))
        for other, bot in invited.items():
            bot.prepare(match.view(other))
    match.tags = {f"Name{other}": name for other, name in names.items()}
    try:
        Sitting(match, seat, invited, language).play(names)
    finally:
        if out is not None:
            out.write(match.record())
            out.flush()
