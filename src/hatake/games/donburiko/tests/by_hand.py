"""Games laid out by hand for the tests: chance told what to bring, chips put where a clause needs them."""

import random
from collections import Counter

from hatake.games.donburiko.tests.oracle import ALL_CHIPS, Oracle

ANY = ("1", "2", "2", "3", "3", "4", "4", "5", "L", "L", "-1", "-1", "-2", "-2", "W", "W")


def dealt(starts: str, *hands: str, first: int = 1) -> Oracle:
    """A game whose rows start with these cards; hands not told are filled with what is left."""
    game = Oracle(seats=len(starts.split()), first=first)
    deal(game, starts, *hands)
    return game


def deal(game: Oracle, starts: str, *hands: str) -> None:
    """Plays chance for the round that is being dealt."""
    told = {f"*row r{r}": [card] for r, card in enumerate(starts.split(), 1)}
    told |= {f"*deal {seat}": hand.split() for seat, hand in enumerate(hands, 1)}
    taken = Counter(card for cards in told.values() for card in cards)
    rest = [card for card in ANY if card in game.deck]
    for card in taken.elements():
        rest.remove(card)
    while game.undealt:
        place = game.undealt[0]
        cards = told.get(place) or rest
        game.play(f"{place} {cards.pop(0)}")


def play(game: Oracle, *moves: str) -> None:
    for move in moves:
        game.play(move)


def move_chips(game: Oracle, chips: list[int]) -> None:
    """Gives the players these chips; the rest is the bank."""
    game.chips = chips
    game.bank = ALL_CHIPS - sum(chips)


def finish(seed: int, seats: int) -> Oracle:
    """A whole game, played at random."""
    source, game = random.Random(seed), Oracle(seats)
    while game.to_move is not None:
        game.play(source.choice(game.moves()))
    return game
