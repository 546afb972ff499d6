"""Tanemaki: sow what others hand you, and harvest before the field has to make room."""

from hatake.contract import Game, Option
from hatake.games.tanemaki import measures, nous, rules, scene, sight, words
from hatake.games.tanemaki.pieces import (
    ACTIONS,
    CARDS,
    MOST_MANURE,
    OUTCOMES,
    RESHUFFLES,
    SEATS,
    STATE,
    VIEW,
)

GAME = Game(
    slug="tanemaki",
    rules_version="1",
    seats=range(2, SEATS + 1),
    minutes=(20, 40),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    choices=(SEATS + 1) * SEATS,
    moves=1 + 7 * CARDS * (1 + RESHUFFLES),
    state=STATE,
    view=VIEW,
    rules=rules,
    sight=sight,
    words=words,
    stage=scene,
    nous=nous,
    measures=measures,
    options={"manure": Option(0, MOST_MANURE, MOST_MANURE), "reshuffles": Option(0, RESHUFFLES, 0)},
)
