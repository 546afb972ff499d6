"""`hatake census`: lengths, choices and winners of random games."""

from typing import TYPE_CHECKING

import click

from hatake.cli import asked, shown

if TYPE_CHECKING:
    from hatake.engine.census import Census


@click.command()
@asked.games
@click.option(
    "--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many, of each kind."
)
@click.option("--seats", type=int, metavar="K", help="Only with so many players; all numbers, if not said.")
@asked.seed
@asked.as_json
def census(slugs: tuple[str, ...], games: int, seats: int | None, seed: int | None, as_json: bool) -> None:
    """Count moves, choices and wins in random games.

    Every GAME is played that is named; all, if none is. Seat 1 always begins, so that its share of wins is that of
    the first player.
    """
    from hatake.engine.census import census as summed
    from hatake.engine.census import random_rows
    from hatake.kit.random import new_source
    from hatake.registry import GAMES, load

    chosen = sorted(slugs or GAMES)
    kinds = [(slug, n) for slug in chosen for n in ([seats] if seats is not None else load(slug).seats)]
    variants = [asked.variant(slug, n, {"first": 1}) for slug, n in kinds]
    number = asked.number_or_new(seed)
    with shown.progress("Playing", games * len(variants)) as advance:
        found = [summed(v, random_rows(v, games, new_source(number), advance)) for v in variants]
    if as_json:
        shown.show_json({"seed": number, "kinds": found})
    else:
        _show(found)


def _show(found: list["Census"]) -> None:
    heads = ["game", "seats", "moves", "decisions", "choices", "most", "shared", "wins by seat"]
    rows = []
    for kind in found:
        counts = [shown.span(kind.moves), f"{kind.decisions.mean:.1f}", f"{kind.choices:.1f}", str(kind.most_choices)]
        rows.append([kind.game, str(kind.seats), *counts, shown.percent(kind.shared), _wins(kind)])
    shown.show_table(heads, rows, f"{found[0].games} random games of each kind")


def _wins(kind: "Census") -> str:
    """The shares of wins from seat to seat, with the widest of their intervals: 33.5 33.0 33.5 ± 0.3 %."""
    shares = " ".join(f"{win.share * 100:.1f}" for win in kind.wins)
    return f"{shares} ± {max(win.margin for win in kind.wins) * 100:.1f} %"
