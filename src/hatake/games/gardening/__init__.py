"""Gardening: flower cards, two gardens, and a shelf from which nothing is ever quite gone."""

from hatake.contract import Game
from hatake.games.gardening import nous, rules, scene, sight, words
from hatake.games.gardening.pieces import ACTIONS, HAND, LAST_END, MOST, OUTCOMES, SEATS, STATE, VIEW

IN_A_TURN = 46
"""At most 22 flowers can come into a hand within a turn, each leaves it once, and 15 effects ask for something."""

GAME = Game(
    slug="gardening",
    rules_version="1",
    seats=range(SEATS, SEATS + 1),
    minutes=(15, 30),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    choices=MOST,
    moves=1 + SEATS * HAND + LAST_END * IN_A_TURN,
    state=STATE,
    view=VIEW,
    rules=rules,
    sight=sight,
    words=words,
    stage=scene,
    nous=nous,
)
