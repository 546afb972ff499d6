"""A person at the terminal, playing one seat of a match among bots."""

from collections.abc import Mapping, Sequence

import click

from hatake.bots.company import next_move
from hatake.cli import shown
from hatake.cli.company import Company
from hatake.cli.telling import Teller
from hatake.contract import Argument, Message, Who
from hatake.engine.match import IllegalMove, Match

LIST, BOARD, LOG, QUIT = "?", "board", "log", "quit"
FEW = 60
"""So many moves are listed unasked."""
MANY = 1000
"""So many are listed when asked for."""


class Sitting:
    """One sitting: `play` goes on until the game is over or the person has had enough."""

    def __init__(self, match: Match, seat: int, bots: Company, language: str) -> None:
        self.match, self.seat, self.bots = match, seat, bots
        self.teller = Teller(match, seat - 1, language)
        self.is_left = False

    def play(self, names: Mapping[int, str]) -> None:
        """Play to the end; `names` says which bot sits where."""
        self._say("cli-you-are", who=Who(self.seat - 1))
        for seat, bot in names.items():
            self._say("cli-sits", who=Who(seat - 1), bot=bot)
        self._say("cli-how")
        self._tell_news()
        while not (self.match.is_over or self.is_left):
            self._go_on()
            self._tell_news()
        for line in self.teller.result:
            click.echo(line)

    def _go_on(self) -> None:
        with shown.waiting("..."):
            text = next_move(self.match, self.bots)
        if text is None:
            click.echo(f"\n{self.teller.board}\n")
            self._ask("cli-your-move")
        else:
            self.match.play(text)
            self._tell_news()
            if self._moves() and self.match.to_move != self.seat:
                self._ask("cli-aside")

    # Asking

    def _ask(self, question: str) -> None:
        """Ask until a move has been made, or the person lets it be or leaves."""
        is_aside = question == "cli-aside"
        self._list("", FEW)
        while not self._answer(
            click.prompt(self._worded(question), default="", show_default=False).strip(), is_aside
        ):
            pass

    def _answer(self, typed: str, is_aside: bool) -> bool:
        """Do what was typed; whether that ends the question."""
        if typed == QUIT:
            self.is_left = True
        elif typed == BOARD:
            click.echo(self.teller.board)
        elif typed == LOG:
            click.echo("\n".join(self.match.log(self.seat, self.teller.speech.language)))
        elif typed.startswith(LIST):
            self._list(typed.removeprefix(LIST).strip(), MANY)
        elif typed:
            return self._try(typed)
        elif not is_aside:
            self._say("cli-how")
        return self.is_left or (is_aside and not typed)

    def _try(self, typed: str) -> bool:
        moves = self._moves()
        numbered = {str(number): text for number, text in enumerate(moves, 1)}
        if typed.isdecimal() and typed not in numbered:
            self._say("cli-no-such-number", number=typed, moves=len(moves))
            return False
        text = numbered.get(typed, typed)
        if text.startswith("@") and text.partition(" ")[0] != f"@{self.seat}":
            self._say("cli-not-your-seat", who=Who(self.seat - 1))
            return False
        return self._make(text)

    def _make(self, text: str) -> bool:
        try:
            self.match.play(text)
        except IllegalMove as illegal:
            clause = f" ({illegal.clause})" if illegal.clause else ""
            click.echo(self.teller.say(illegal.message) + clause)
            return False
        return True

    # Telling

    def _moves(self) -> Sequence[str]:
        return self.match.moves(self.seat)

    def _list(self, beginning: str, most: int) -> None:
        """The moves that begin so, with their numbers and what they would be called on a button."""
        found = [(n, text) for n, text in enumerate(self._moves(), 1) if text.startswith(beginning)]
        if not found:
            self._say("cli-none-begin", beginning=beginning)
        elif len(found) > most:
            self._say("cli-many", moves=len(found))
        else:
            captions = self._captions()
            width = max(len(text) for _, text in found)
            for n, text in found:
                click.echo(f"{n:>4}  {text:<{width}}   {captions[n - 1]}")

    def _captions(self) -> list[str]:
        sighting = self.match.view(self.seat)
        stage, v = self.match.game.stage, sighting.record
        paths = [stage.picks(v, a) for a in sighting.actions]
        return [" · ".join(self.teller.say(stage.caption(v, pick)) for pick in path) for path in paths]

    def _tell_news(self) -> None:
        for step in self.teller.news():
            if step.said:
                click.echo(step.said)

    def _worded(self, message: str, **args: Argument) -> str:
        return self.teller.say(Message(message, args))

    def _say(self, message: str, **args: Argument) -> None:
        click.echo(self._worded(message, **args))
