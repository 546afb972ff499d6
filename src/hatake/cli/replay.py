"""`hatake replay`: a record told in words and boards."""

from typing import IO, TYPE_CHECKING, Any

import click

from hatake.cli import asked, shown

if TYPE_CHECKING:
    from hatake.engine.match import Match


@click.command()
@asked.records
@click.option("--seat", type=click.IntRange(min=0), help="Show only what this seat could see; 0 is a spectator.")
@click.option("--number", type=click.IntRange(min=1), help="Only this one of the records in the file.")
@click.option("--brief", is_flag=True, help="Show the board at the end only, not after every move.")
@asked.language
@asked.as_json
def replay(file: IO[bytes], seat: int | None, number: int | None, brief: bool, language: str, as_json: bool) -> None:
    """Tell recorded games in words and boards.

    Without --seat, all cards lie open, as far as the record in FILE says.

    Exit code 1 where a record cannot be replayed.
    """
    matches = _matches(asked.text_of(file), number)
    viewers = [_viewer(match, seat) for match in matches]
    if as_json:
        told = [_data(match, viewer, language) for match, viewer in zip(matches, viewers, strict=True)]
        shown.show_json(told)
        return
    for match, viewer in zip(matches, viewers, strict=True):
        _tell(match, viewer, brief, language)


def _matches(text: str, number: int | None) -> list["Match"]:
    from hatake.engine.archive import split
    from hatake.engine.record import BrokenRecord
    from hatake.engine.record import replay as replayed

    parts = list(split(text))
    if number is not None and number > len(parts):
        raise click.UsageError(f"There is no record {number} in the file; it has {len(parts)}.")
    chosen, found = parts if number is None else [parts[number - 1]], []
    with shown.progress("Reading", len(chosen)) as advance:
        for part in chosen:
            try:
                found.append(replayed(part.text))
            except BrokenRecord as broken:
                raise click.ClickException(asked.place_of(broken, part.before)) from None
            advance(1)
    return found


def _viewer(match: "Match", seat: int | None) -> int:
    from hatake.contract import WITNESS

    if seat is None:
        return WITNESS
    if seat > match.variant.seats:
        raise click.UsageError(
            f"There is no seat {seat}; seats are 1 to {match.variant.seats}, and 0 is a spectator."
        )
    return seat - 1


def _tell(match: "Match", viewer: int, brief: bool, language: str) -> None:
    from hatake.cli.telling import Teller

    teller, lines = Teller(match, viewer, language), _lines(match, viewer)
    click.echo("".join(f"{key}: {value}\n" for key, value in _head(match).items()))
    for step in teller.news():
        click.echo(f"{step.number:>4}  {lines[step.number - 1]:<20}  {step.said}".rstrip())
        if step.move.seat >= 0 and not brief:
            click.echo(_indented(step.sighting.in_words(language)))
    click.echo()
    click.echo(teller.board)
    for line in teller.result:
        click.echo(line)
    click.echo()


def _indented(text: str) -> str:
    return "".join(f"      | {line}\n" for line in text.splitlines())


def _lines(match: "Match", viewer: int) -> list[str]:
    """The written moves, with `?` for what the viewer may not know."""
    from hatake.contract import WITNESS
    from hatake.engine.record import masked

    return [move.line for move in match.history] if viewer == WITNESS else masked(match, viewer)


def _head(match: "Match") -> dict[str, str]:
    settled = {name.capitalize(): str(value) for name, value in match.variant.options.items()}
    return {"Game": match.game.slug, "Seats": str(match.variant.seats), **settled, **match.tags}


def _data(match: "Match", viewer: int, language: str) -> dict[str, Any]:
    from hatake.cli.telling import Teller, seen

    teller, lines = Teller(match, viewer, language), _lines(match, viewer)
    return {
        "head": _head(match),
        "moves": [
            {"number": step.number, "move": lines[step.number - 1], "said": step.said} for step in teller.news()
        ],
        "over": match.is_over,
        "scores": match.scores if match.is_over else None,
        "places": match.places if match.is_over else None,
        "end": seen(match, viewer).data,
    }
