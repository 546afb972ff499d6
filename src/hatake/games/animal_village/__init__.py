"""Animal Village: send animals to work in the village, and let the own farm grow."""

from hatake.contract import Game
from hatake.games.animal_village import nous, rules, scene, sight, solo, words
from hatake.games.animal_village.pieces import ACTIONS, OUTCOMES, PLAYS, SEATS, STATE, VIEW

GAME = Game(
    slug="animal_village",
    rules_version="1",
    seats=range(1, SEATS + 1),
    minutes=(10, 15),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    choices=ACTIONS,
    moves=2 + 2 * PLAYS,
    state=STATE,
    view=VIEW,
    rules=rules,
    sight=sight,
    words=words,
    stage=scene,
    nous=nous,
    solo=solo,
)
