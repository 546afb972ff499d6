"""`hatake arena`: which bot is the stronger, and by how much."""

from typing import TYPE_CHECKING

import click

from hatake.cli import asked, shown

if TYPE_CHECKING:
    from hatake.engine.variant import Variant
    from hatake.lab.arena import Contest, Result


@click.command(cls=asked.Listing)
@asked.table
@asked.bots(["ismcts:3", "greedy"], "Who is compared")
@asked.work("How many games, at least.")
@asked.seed
@asked.as_json
def arena(variant: "Variant", bots: tuple[str, ...], work: asked.Work, seed: int | None, as_json: bool) -> None:
    """Let bots compete at GAME.

    Every deal is played from every seating. Prints each bot's share of the wins and its rating, with 95 % intervals.
    """
    contest = _contest(variant, bots, asked.number_or_new(seed))
    result = _held(contest, *work)
    if as_json:
        shown.show_json({"seed": contest.seed, **result.as_data()})
    else:
        _show(result, contest.seed)


def _contest(variant: "Variant", bots: tuple[str, ...], seed: int) -> "Contest":
    from hatake.lab.arena import Contest

    try:
        return Contest(variant.game.slug, variant.seats, bots, variant.options, seed)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def _held(contest: "Contest", games: int, workers: int) -> "Result":
    from hatake.lab.arena import hold

    deals = -(-games // len(contest.lineups))
    with shown.progress("Competing", deals * len(contest.lineups)) as advance:
        done = 0

        def follow(number: int, _all: int) -> None:
            nonlocal done
            advance(number - done)
            done = number

        return hold(contest, games, min(workers, deals), follow)


def _show(result: "Result", seed: int) -> None:
    heads = ["bot", "seats", "share of wins", "95 % interval", "points", "rating", "95 % interval"]
    rows = [
        [
            each.bot,
            str(each.seats),
            shown.percent(each.share),
            f"{shown.percent(each.low)} to {shown.percent(each.high)}",
            f"{each.points:.1f}",
            f"{each.rating.elo:+.0f}",
            f"{each.rating.low:+.0f} to {each.rating.high:+.0f}",
        ]
        for each in sorted(result.standings, key=lambda each: -each.share)
    ]
    shown.show_table(heads, rows, f"{result.games} games on {result.deals} deals with seed {seed}")
    seats = ", ".join(f"{seat}: {shown.percent(share)}" for seat, share in enumerate(result.by_seat, 1))
    click.echo(f"An even share is {shown.percent(result.even)}. Wins by seat: {seats}")
