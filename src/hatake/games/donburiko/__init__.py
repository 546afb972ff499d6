"""Donburiko!: acorns roll from the mountain; carry home six, and mind the pond."""

from hatake.contract import Game
from hatake.games.donburiko import nous, rules, scene, sight, words
from hatake.games.donburiko.pieces import ACTIONS, CARDS, OUTCOMES, ROUNDS, SEATS, STATE, VIEW

GAME = Game(
    slug="donburiko",
    rules_version="1",
    seats=range(2, SEATS + 1),
    minutes=(10, 20),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    choices=ACTIONS,
    moves=1 + ROUNDS * 3 * CARDS,
    state=STATE,
    view=VIEW,
    rules=rules,
    sight=sight,
    words=words,
    stage=scene,
    nous=nous,
)
