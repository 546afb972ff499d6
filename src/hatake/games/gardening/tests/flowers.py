"""The 48 flowers for the oracle, by the names of the written moves, and what a planting may consist of."""

from collections import Counter
from itertools import combinations

MONTHS = range(1, 13)
FLOWERS = tuple(f"{month}.{number}" for month in MONTHS for number in range(1, 5))  # G1.1
BIRDS = ("1.1", "2.1", "4.1", "8.2", "11.2")  # G1.2
RED, PURPLE = ("4.2", "5.2", "7.2", "11.3"), ("6.2", "9.2", "10.2")
INSCRIBED = ("1.2", "2.2", "3.2")
EYE, DEER, BOAR, BUTTERFLIES = "12.1", "10.1", "7.1", "6.1"
RAIN, SAKURA, RICE_BOWL, DOCK, MOON = "11.1", "3.1", "9.1", "5.1", "8.1"


MONTH = {flower: int(flower.split(".")[0]) for flower in FLOWERS}
ORDER = {flower: i for i, flower in enumerate(FLOWERS)}
"""The order in which flowers are written."""


def month(flower: str) -> int:
    return MONTH[flower]


def of_month(flowers: list[str], number: int) -> list[str]:
    return sorted((flower for flower in flowers if month(flower) == number), key=ORDER.__getitem__)


def are_of_one_month(flowers: tuple[str, ...]) -> bool:
    """Whether flowers in the order of writing belong together."""
    return MONTH[flowers[0]] == MONTH[flowers[-1]]


def singles(hand: list[str], garden: list[str]) -> list[list[str]]:
    """G4.2"""
    growing = {MONTH[flower] for flower in garden}
    return [[flower] for flower in hand if MONTH[flower] in growing]


def pairs(hand: list[str]) -> list[list[str]]:
    """G4.3"""
    if not set(hand) & set(BIRDS):
        return []
    both = filter(are_of_one_month, combinations(hand, 2))
    return [list(pair) for pair in both if pair[0] in BIRDS or pair[1] in BIRDS]


def triples(hand: list[str]) -> list[list[str]]:
    """G4.1"""
    return [list(three) for three in combinations(hand, 3) if are_of_one_month(three)]


def plantings(hand: list[str], garden: list[str]) -> list[list[str]]:
    """Everything a hand, in the order of writing, allows to plant."""
    return singles(hand, garden) + pairs(hand) + triples(hand)


def has_four(garden: list[str]) -> bool:
    """G4.4"""
    return 4 in Counter(MONTH[flower] for flower in garden).values()


def destroyable(garden: list[str]) -> list[str]:
    """What the Boar may choose in a garden (G5.4)."""
    return [flower for flower in garden if month(flower) != 8 or MOON not in garden]
