"""Where things are in the picture of the village, in units of a card's width. Data only, and a little arithmetic."""

from hatake.contract import View
from hatake.games.animal_village.pieces import GOLD_PLACE, HUGE_PLACE

WIDTH = 6.6
SUN_Y, DECK_Y = 0.26, 1.08
COLUMN_X = (0.98, 2.7, 4.25, 5.8)
ROW_Y = (2.32, 3.57, 4.82)
FARMS_Y = 5.5
COLUMN = (0, 1, 2, 3, 0, 0, 1, 2, 3, 1, 2, 3)
ROW = (0, 0, 0, 0, 1, 2, 1, 1, 1, 2, 2, 2)
"""The column and row of each place."""
MIDDLE = (WIDTH / 2, FARMS_Y / 2)
THEME_X, SUPPLY_X = 0.48, 1.2
DECK_WIDTH = 0.88
"""Wide enough for a finger on a small screen, where all four farms have to find room as well."""
ANIMAL = 0.5
"""How wide an animal is that stands somewhere."""


def place_x(place: int) -> float:
    """A column for each kind of farm; before them the places that are for none or all."""
    return COLUMN_X[COLUMN[place]]


def place_y(place: int) -> float:
    """Three rows, by rising numbers."""
    return ROW_Y[ROW[place]]


def stand(v: View, place: int, seat: int, animal: int) -> tuple[float, float]:
    """Where an animal stands on a place; on A05 everybody has a spot for each of theirs."""
    x, y = place_x(place), place_y(place)
    if place == GOLD_PLACE:
        pitch = 1.12 / max(2, int(v.seats))
        return x - 0.28 + pitch * (seat + 0.5), y - 0.08 + 0.36 * animal
    return x + (0.625 if place in (0, HUGE_PLACE) else 0.5), y + 0.14
