"""Golden data: records, tree counts and digests of every game, kept in its folder and compared by the tests.

python -m tests.golden                     says what no longer is as kept
python -m tests.golden --write [GAME...]   writes it anew; look at the difference before you keep it

`records/*.txt` are whole games. `records/tree.json` counts the ways a game can go on from some of their positions.
`records/digests.json` are hashes of all states and views along games, alike whether compiled or not.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from random import Random

import numpy as np

from hatake.contract import CHANCE
from hatake.engine.match import Match
from hatake.engine.record import replay
from hatake.engine.variant import Records
from hatake.registry import GAMES
from tests.contract.cases import ALL_CASES, Case, folder, played, random_move

WAYS = 500
"""A tree is followed while it has no more leaves than this."""
RECORDS = {"usual": 2, "lows": 1, "highs": 1}
"""How many games are kept of each set of options."""
GLANCE = 7
"""Every so many moves a digest takes in the views and guesses, too."""


def cases(slug: str) -> list[Case]:
    return [case for case in ALL_CASES if case.slug == slug]


# Records


def records(slug: str) -> dict[str, str]:
    """The records of one game, by the names of their files; chance is drawn from a seed that they tell."""
    return {
        f"{case.seats}-{case.kind}-{number}.txt": _seeded(case, number).record()
        for case in cases(slug)
        for number in range(1, RECORDS[case.kind] + 1)
    }


def _seeded(case: Case, number: int) -> Match:
    """A match in which seats play at random, and chance as its seed draws."""
    source = Random(number)
    seed = f"{case} {number}"
    match = Match(case.variant, seed)
    while not match.is_over:
        match.make(match.drawn(seed) if match.to_move == "*" else random_move(match, source))
    return match


# Trees


def trees(slug: str) -> dict[str, dict[str, list[int]]]:
    """Of every record: the numbers of ways to go on for one, two, ... moves from its deal and from its middle."""
    return {name: tree(replay(text)) for name, text in kept_records(slug).items()}


def tree(match: Match) -> dict[str, list[int]]:
    first = next(n for n, move in enumerate(match.history) if move.seat != CHANCE)
    return {f"after {moves}": ways(_up_to(match, moves)) for moves in (first, len(match.history) // 2)}


def _up_to(match: Match, moves: int) -> Match:
    again = Match(match.variant)
    for move in match.history[:moves]:
        again.make(move)
    return again


def ways(match: Match) -> list[int]:
    """How many sequences of one, two, ... moves there are: chance's outcomes and moves out of turn included."""
    counts: list[int] = []
    leaves = [match.states]
    while leaves and (not counts or counts[-1] <= WAYS):
        if counts:
            leaves = [after for states in leaves for after in _after(match, states)]
        counts.append(sum(len(_moves(match, states)) for states in leaves))
    return counts


def _after(match: Match, states: Records) -> Iterator[Records]:
    for seat, action in _moves(match, states):
        after = states.copy()
        match.variant.kernel.apply(after, seat, action)
        yield after


def _moves(match: Match, states: Records) -> list[tuple[int, int]]:
    kernel = match.variant.kernel
    if kernel.to_move(states) == CHANCE:
        weights = np.zeros(match.game.outcomes, np.int64)
        kernel.weights(states, weights)
        return [(CHANCE, int(outcome)) for outcome in np.flatnonzero(weights)]
    actions = np.zeros(match.game.choices, np.int64)
    seats = range(match.variant.seats)
    return [(seat, int(a)) for seat in seats for a in actions[: kernel.legal(states, seat, actions)]]


# Digests


def digests(slug: str) -> dict[str, str]:
    """One hash for every case: all states of a match, and now and then all views and a guess from each."""
    return {f"{case.seats}-{case.kind}": digest(played(case, 1), case) for case in cases(slug)}


def digest(match: Match, case: Case) -> str:
    found = hashlib.sha256()
    again = Match(match.variant)
    for number, move in enumerate(match.history):
        again.make(move)
        found.update(again.states.tobytes())
        if number % GLANCE == 0:
            for viewer in case.viewers:
                sighting = again.view(viewer)
                found.update(sighting.views.tobytes() + sighting.guess(number).tobytes())
    return found.hexdigest()


# Files


def kept_records(slug: str) -> dict[str, str]:
    files = sorted((folder(slug) / "records").glob("*.txt"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def kept(slug: str, name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder(slug) / "records" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def write(slug: str) -> None:
    """All golden data of a game anew; records that no case has any more go."""
    place = folder(slug) / "records"
    place.mkdir(exist_ok=True)
    for file in place.glob("*.txt"):
        file.unlink()
    for name, text in records(slug).items():
        (place / name).write_text(text, encoding="utf-8")
    for name, data in (("tree", trees(slug)), ("digests", digests(slug))):
        (place / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def differences(slug: str) -> list[str]:
    """What is not as kept."""
    now = {"tree": trees(slug), "digests": digests(slug)}
    found = [f"{slug}: {name}.json" for name, data in now.items() if kept(slug, name) != data]
    return found + ([f"{slug}: *.txt"] if kept_records(slug) != records(slug) else [])


def main(arguments: list[str]) -> int:
    slugs = [word for word in arguments if not word.startswith("-")] or sorted(GAMES)
    if "--write" in arguments:
        for slug in slugs:
            write(slug)
        return 0
    found = [line for slug in slugs for line in differences(slug)]
    print("\n".join(found) or "All golden data are as kept.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
