"""H7.2 to H8.2 of RULEBOOK.md, compiled: beds, what they bring, and who wins."""

from hatake.contract import Numbers, State
from hatake.games.hanaminoes.garden import beside, high_cell, low_cell
from hatake.games.hanaminoes.pieces import FLOWERS, SHAPE, SIDE, TILE, WAY, Where
from hatake.jit import rule

# H7.2, H7.3 Beds


@rule
def find_beds(s: State, bed: Numbers) -> None:
    """H7.2: name every tile on top by the least tile (+ 1) of its bed."""
    for tile in range(TILE):
        bed[tile] = tile + 1 if s.where[tile] == Where.GARDEN else 0
    for tile in range(TILE):
        if bed[tile] > 0:
            for way in range(WAY):
                join(s, bed, tile, beside(low_cell(s, tile), way))
                join(s, bed, tile, beside(high_cell(s, tile), way))


@rule
def join(s: State, bed: Numbers, tile: int, cell: int) -> None:
    """H7.2: what lies beside a tile and has its colour is one bed with it."""
    other = (int(s.halves[cell]) - 1) // 2
    if s.halves[cell] == 0 or other // SHAPE != tile // SHAPE or bed[other] == bed[tile]:
        return
    kept, gone = min(bed[tile], bed[other]), max(bed[tile], bed[other])
    first = tile // SHAPE * SHAPE
    for same in range(first, first + SHAPE):
        if bed[same] == gone:
            bed[same] = kept


@rule
def bed_flowers(bed: Numbers, least: int) -> int:
    """H7.2: the flowers of a bed, named by its least tile; 0 if that names no bed."""
    flowers = 0
    for tile in range(least, least // SHAPE * SHAPE + SHAPE):
        if bed[tile] == least + 1:
            flowers += FLOWERS[tile]
    return flowers


@rule
def scoring_bed(bed: Numbers) -> int:
    """H7.3: the least tile (+ 1) of the largest bed once equals have been struck out; 0 if none is left."""
    limit = SIDE
    while limit > 0:
        most, winner = 0, 0
        for least in range(TILE):
            flowers = bed_flowers(bed, least)
            if flowers == most:
                winner = 0
            elif most < flowers < limit:
                most, winner = flowers, least + 1
        if winner > 0 or most == 0:
            return winner
        limit = most
    return 0


# H7.4 Collecting, H8 End of the game


@rule
def collect(s: State) -> None:
    """H7.4: markers in the scoring bed collect the tiles under them, whole stacks too."""
    find_beds(s, s.bed)
    s.last.bed = scoring_bed(s.bed)
    for top in range(TILE):
        if s.marker[top] > 0 and s.bed[top] == s.last.bed:
            tile = top
            while tile >= 0:
                s.owner[tile] = s.marker[top]
                tile = s.below[tile] - 1


@rule
def scores(s: State, out: Numbers) -> None:
    """H1.2, H7.4: the flowers collected."""
    for seat in range(s.seats):
        out[seat] = 0
    for tile in range(TILE):
        if s.owner[tile] > 0:
            out[s.owner[tile] - 1] += FLOWERS[tile]


@rule
def best_colour(s: State, seat: int) -> int:
    """H8.2: the most flowers of one colour among a player's tiles."""
    best = 0
    for first in range(0, TILE, SHAPE):
        flowers = 0
        for tile in range(first, first + SHAPE):
            if s.owner[tile] == seat + 1:
                flowers += FLOWERS[tile]
        best = max(best, flowers)
    return best


@rule
def places(s: State, out: Numbers) -> None:
    """H8.1, H8.2: most flowers first; a tie goes to the better best colour; still tied is shared."""
    for seat in range(s.seats):
        out[seat] = 1
    for seat in range(s.seats):
        for other in range(s.seats):
            out[seat] += is_ahead(s, other, seat)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """H8.1, H8.2: more flowers, or as many and a better best colour."""
    difference = flowers_of(s, seat) - flowers_of(s, other)
    return difference > 0 or (difference == 0 and best_colour(s, seat) > best_colour(s, other))


@rule
def flowers_of(s: State, seat: int) -> int:
    """H7.4: what a player has collected is worth."""
    flowers = 0
    for tile in range(TILE):
        if s.owner[tile] == seat + 1:
            flowers += FLOWERS[tile]
    return flowers
