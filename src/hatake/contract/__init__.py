"""What a game is: the declaration `Game`, and the functions a game's folder must have.

A game is a pure kernel. Its STATE is one NumPy record; a few small functions, written in Python and compiled by
Numba, read and change it. They do no I/O, allocate nothing, know no strings and draw no random numbers. Chance is
a player: every shuffle, deal and draw is a move by `CHANCE` with known weights, so a game is its list of moves.

Four modules make a game: `rules` (what may happen), `sight` (who knows what), `words` (moves and boards as text)
and `scene` (which pieces lie where). A fifth, `nous`, is optional advice for bots. `rules` and `sight` work on
STATE; `words` and `scene` are given a VIEW, and nothing else, so they cannot tell what a seat may not know.

Seats are 0, 1, ... here and 1, 2, ... for people. Actions of seats and outcomes of chance are two separate ranges
of whole numbers, 0 up to a declared bound.
"""

from hatake.contract.advice import Count as Count
from hatake.contract.advice import Figure as Figure
from hatake.contract.advice import Measures as Measures
from hatake.contract.advice import Nous as Nous
from hatake.contract.advice import Solo as Solo
from hatake.contract.functions import CHANCE as CHANCE
from hatake.contract.functions import NOBODY as NOBODY
from hatake.contract.functions import SPECTATOR as SPECTATOR
from hatake.contract.functions import WITNESS as WITNESS
from hatake.contract.functions import Numbers as Numbers
from hatake.contract.functions import Place as Place
from hatake.contract.functions import Rules as Rules
from hatake.contract.functions import Sight as Sight
from hatake.contract.functions import Stage as Stage
from hatake.contract.functions import State as State
from hatake.contract.functions import Trace as Trace
from hatake.contract.functions import View as View
from hatake.contract.functions import Words as Words
from hatake.contract.game import Game as Game
from hatake.contract.game import Option as Option
from hatake.contract.message import Argument as Argument
from hatake.contract.message import Message as Message
from hatake.contract.message import Refused as Refused
from hatake.contract.message import Who as Who
from hatake.contract.picture import Field as Field
from hatake.contract.picture import Ghost as Ghost
from hatake.contract.picture import Piece as Piece
from hatake.contract.picture import Scene as Scene
