"""The garden of the slow oracle: tiles as text, cells as pairs of numbers, stacks as lists from bottom to top."""

from dataclasses import dataclass, field

Cell = tuple[int, int]
WAYS: dict[str, Cell] = {"R": (1, 0), "D": (0, 1), "L": (-1, 0), "U": (0, -1)}
BACK = {"R": "L", "D": "U", "L": "R", "U": "D"}


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]


def beside(cell: Cell, way: str) -> Cell:
    x, y = WAYS[way]
    return cell[0] + x, cell[1] + y


def is_double(tile: str) -> bool:
    return tile[1] == tile[2]


def flowers(tile: str) -> int:
    return int(tile[1]) + int(tile[2])


@dataclass
class Stack:
    """Tiles on one another; only the top one has numbers, a colour and edges (H5.4)."""

    tiles: list[str]
    cell: Cell
    way: str
    marker: int = 0

    @property
    def top(self) -> str:
        return self.tiles[-1]

    @property
    def cells(self) -> tuple[Cell, Cell]:
        return self.cell, beside(self.cell, self.way)

    def numbers(self) -> dict[Cell, str]:
        low, high = self.cells
        return {low: self.top[1], high: self.top[2]}

    def overlay(self, tile: str) -> None:
        """H5.1: the 1-1 lies as doubles do, from the left or upper cell."""
        self.cell, self.way = min(self.cells), "R" if self.way in "RL" else "D"
        self.tiles.append(tile)


@dataclass
class Garden:
    """All stacks that lie in the garden."""

    stacks: list[Stack] = field(default_factory=list)

    def named(self, tile: str) -> Stack:
        return next(stack for stack in self.stacks if stack.top == tile)

    def tops(self) -> list[str]:
        return [stack.top for stack in self.stacks]

    def spots(self, tile: str) -> list[tuple[Cell, str]]:
        """H4.1: all ways a tile can lie: cell of its low half and way of the high one."""
        taken = {cell for stack in self.stacks for cell in stack.cells}
        rim = {cell for full in taken for cell in around(full)} - taken
        found = set()
        for cell in rim:
            for way in WAYS:
                other = beside(cell, way)
                if other not in taken:
                    found |= {(cell, way), (other, BACK[way])}
        return [(cell, way) for cell, way in found if way in "RD" or not is_double(tile)]

    def neighbours(self, stack: Stack) -> list[Stack]:
        rim = {cell for own in stack.cells for cell in around(own)}
        return [other for other in self.stacks if other is not stack and rim & set(other.cells)]

    def matched(self, stack: Stack) -> list[str]:
        """H6.1: the tops of all stacks of which a half lies at a half of this one with the same number."""
        lying = {cell: (number, o.top) for o in self.stacks if o is not stack for cell, number in o.numbers().items()}
        near = [
            (number, lying.get(cell, ("", ""))) for own, number in stack.numbers().items() for cell in around(own)
        ]
        return [top for number, (same, top) in near if same == number]

    def beds(self) -> list[list[Stack]]:
        """H7.2"""
        left, found = list(self.stacks), []
        while left:
            bed = [left.pop()]
            for stack in bed:
                grown = [o for o in self.neighbours(stack) if o.top[0] == stack.top[0] and o not in bed]
                bed += grown
                left = [o for o in left if o not in grown]
            found.append(bed)
        return found

    def scoring_bed(self) -> list[Stack]:
        """H7.3: the largest bed of a size that no other has."""
        sizes = [sum(flowers(stack.top) for stack in bed) for bed in self.beds()]
        single = [size for size in sizes if sizes.count(size) == 1]
        return self.beds()[sizes.index(max(single))] if single else []
