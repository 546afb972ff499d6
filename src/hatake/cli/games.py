"""`hatake games`: which games there are."""

from typing import Any

import click

from hatake.cli import asked, shown


@click.command()
@asked.language
@asked.as_json
def games(language: str, as_json: bool) -> None:
    """List the games, with their players, minutes and options."""
    from hatake.registry import GAMES

    rows = [_row(slug, language) for slug in sorted(GAMES)]
    if as_json:
        shown.show_json(rows)
        return
    for row in rows:
        _tell(row)


def _tell(row: dict[str, Any]) -> None:
    players, minutes = ("-".join(str(number) for number in row[key]) for key in ("seats", "minutes"))
    click.echo(f"{row['game']:<16} {row['title']}   {players} players, {minutes} minutes")
    click.echo(f"{'':<16} {row['tagline']}")
    for name, option in row["options"].items():
        click.echo(f"{'':<16} -o {name}={option['low']}..{option['high']} (usually {option['usual']})")


def _row(slug: str, language: str) -> dict[str, Any]:
    from hatake.contract import Message
    from hatake.engine.speech import Speech
    from hatake.registry import load

    game, speech = load(slug), Speech(language, slug)
    return {
        "game": slug,
        "title": speech.say(Message("title")),
        "tagline": speech.say(Message("tagline")),
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": list(game.minutes),
        "rules_version": game.rules_version,
        "options": {name: vars(option) for name, option in game.options.items()},
    }
