"""`hatake rules`: the rulebook of a game."""

import re

import click

from hatake.cli import asked

PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")


@click.command()
@asked.game
@asked.language
def rules(slug: str, language: str) -> None:
    """Print the rulebook of GAME."""
    from rich.console import Console
    from rich.markdown import Markdown

    text = PICTURE.sub(r"\1", _rulebook(slug, language))
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        click.echo(text, nl=False)


def _rulebook(slug: str, language: str) -> str:
    from importlib.resources import files

    name = "RULEBOOK.md" if language == "en" else f"RULEBOOK.{language}.md"
    return (files(f"hatake.games.{slug}") / name).read_text(encoding="utf-8")
