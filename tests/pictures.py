"""A picture of every board, drawn by the program: as the first seat sees it, at the fullest moment of one game.

python -m tests.pictures             says which pictures in docs/pictures are not as the program draws them
python -m tests.pictures --write     draws them anew
"""

import sys
from pathlib import Path

import hatake
from hatake.engine.match import Match
from hatake.registry import load

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 1


def picture(slug: str) -> str:
    """The board as SVG, where most pieces lie on it."""
    match = _begun(slug)
    full = match.view(1)
    bots = {seat: hatake.bot("greedy", seed=seat) for seat in range(1, match.variant.seats + 1)}
    while isinstance(match.to_move, int):
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
        sight = match.view(1)
        if len(sight.scene.pieces) > len(full.scene.pieces):
            full = sight
    return full.svg()


def _begun(slug: str) -> Match:
    seats = load(slug).seats
    return hatake.game(slug, seats=seats[len(seats) // 2]).start(seed=SEED)


def stale() -> list[str]:
    """The games whose picture is not as the program draws it."""
    files = {slug: PICTURES / f"{slug}.svg" for slug in hatake.games()}
    return [
        slug for slug, file in files.items() if not file.exists() or file.read_text(encoding="utf-8") != picture(slug)
    ]


def main(arguments: list[str]) -> int:
    """Exit code: 0 where all pictures are as they should be."""
    if arguments == ["--write"]:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for slug in hatake.games():
            (PICTURES / f"{slug}.svg").write_text(picture(slug), encoding="utf-8")
    wrong = stale()
    print("Not as drawn: " + ", ".join(wrong) if wrong else "All pictures are as the program draws them.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
