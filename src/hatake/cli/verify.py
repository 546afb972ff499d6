"""`hatake verify`: every move legal, and chance fair."""

from typing import IO, Any, NamedTuple

import click

from hatake.cli import asked, shown


class Verdict(NamedTuple):
    """What is wrong with one record (nothing, where all is well), and what it tells of."""

    record: int
    line: int
    moves: int
    faults: list[str]


@click.command()
@asked.records
@asked.as_json
def verify(file: IO[bytes], as_json: bool) -> None:
    """Check that records are true and chance was fair.

    Every move in FILE must be legal, the result right, and chance drawn from the seed that was promised.

    Exit code 1 where a record is broken, chance was not fair, or there is no seed to check it by.
    """
    from hatake.engine.archive import split

    parts = list(split(asked.text_of(file)))
    with shown.progress("Verifying", len(parts)) as advance:
        verdicts = []
        for number, part in enumerate(parts, 1):
            moves, faults = _judged(part.text, part.before)
            verdicts.append(Verdict(number, part.before + 1, moves, faults))
            advance(1)
    if as_json:
        shown.show_json([verdict._asdict() for verdict in verdicts])
    else:
        _tell(verdicts)
    if any(verdict.faults for verdict in verdicts):
        click.get_current_context().exit(1)


def _judged(text: str, before: int) -> tuple[int, list[str]]:
    from hatake.engine.record import BrokenRecord, chance_faults, replay

    try:
        match = replay(text)
    except BrokenRecord as broken:
        return 0, [asked.place_of(broken, before)]
    return len(match.history), chance_faults(match)


def _tell(verdicts: list[Verdict]) -> None:
    for verdict in verdicts:
        where = f"record {verdict.record} (line {verdict.line})"
        if not verdict.faults:
            click.echo(f"{where}: {verdict.moves} moves, all legal; chance follows from the seed.")
        for fault in verdict.faults:
            click.echo(f"{where}: {fault}")
    bad = sum(bool(verdict.faults) for verdict in verdicts)
    click.echo(f"{len(verdicts) - bad} of {len(verdicts)} records are good." if len(verdicts) > 1 else _word(bad))


def _word(bad: int) -> Any:
    return "The record is not good." if bad else "The record is good."
