"""Hanaminoes: flower dominoes laid into a garden that all share."""

from hatake.contract import Game, Option, View
from hatake.games.hanaminoes import nous, rules, scene, sight, words
from hatake.games.hanaminoes.pieces import ACTIONS, CHOICES, MOVES, OUTCOMES, SEATS, STATE, VIEW


def open_scores(v: View) -> bool:
    """Secret: collected tiles lie face down until the end, unless the table's option is on."""
    return bool(v.open_scores)


GAME = Game(
    slug="hanaminoes",
    rules_version="1",
    seats=range(2, SEATS + 1),
    minutes=(20, 30),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    choices=CHOICES,
    moves=MOVES,
    state=STATE,
    view=VIEW,
    rules=rules,
    sight=sight,
    words=words,
    stage=scene,
    nous=nous,
    options={"open_scores": Option(0, 1, 0)},
    open_scores=open_scores,
)
