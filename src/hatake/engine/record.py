"""Records: a match as text, for people and programs alike."""

import re
from collections.abc import Iterable, Iterator

from hatake.contract import CHANCE, Place, Trace
from hatake.engine.chance import commitment, seed_of
from hatake.engine.match import IllegalMove, Match, Move
from hatake.engine.speech import LONGEST
from hatake.engine.variant import Variant
from hatake.registry import GAMES

HIDDEN = "?"
KEY = "[A-Z][A-Za-z0-9_]*"
TAG = re.compile(rf'\[({KEY}) "((?:[^"\\]|\\.)*)"\]\s*(?:#.*)?')


class BrokenRecord(ValueError):
    """A record that cannot be replayed: `.line` and `.move` say where, `.reason` why."""

    def __init__(self, line: int, move: str, reason: str) -> None:
        super().__init__(line, move, reason)
        self.line, self.move, self.reason = line, move, reason

    def __str__(self) -> str:
        move = f"{self.move[:LONGEST]!r}: " if self.move else ""
        return f"line {self.line}: {move}{self.reason}"


# Writing


def write(match: Match, viewer: int | None = None) -> str:
    """The text of a match; for a viewer, with `?` for each card it may not know."""
    head = "".join(f'[{key} "{_escaped(value)}"]\n' for key, value in _head(match, viewer).items())
    lines = [move.line for move in match.history] if viewer is None else masked(match, viewer)
    return head + "\n" + "".join(line + "\n" for line in lines)


def _head(match: Match, viewer: int | None) -> dict[str, str]:
    variant = match.variant
    head = {"Game": match.game.slug, "Rules": match.game.rules_version, "Seats": str(variant.seats)}
    head |= {name.capitalize(): str(value) for name, value in variant.options.items()}
    head |= _others_tags(match)
    if match.seed is not None:
        head["Commitment"] = commitment(match.seed)
        if viewer is None:
            head["Seed"] = match.seed
    if match.is_over:
        head["Result"] = " ".join(str(points) for points in match.scores)
        head["Places"] = " ".join(str(place) for place in match.places)
    return head


def _others_tags(match: Match) -> dict[str, str]:
    """What people had to say; a tag of the record's own cannot be taken away by one of theirs."""
    for key in match.tags:
        if re.fullmatch(KEY, key) is None:
            raise ValueError(f"a tag's name is one word in plain letters that begins with a capital, not {key!r}")
    return {key: value for key, value in match.tags.items() if key not in _own_tags(match)}


def _escaped(value: str) -> str:
    plain = " ".join(value.split())
    return plain.replace("\\", "\\\\").replace('"', '\\"')


def masked(match: Match, viewer: int) -> list[str]:
    """The lines of a record as a viewer may read them now."""
    masks = _Masks(viewer)
    for number, trace in _traces(match):
        masks.follow(number, trace)
    return [_with_mask(move, masks.hidden.get(number)) for number, move in enumerate(match.history)]


def _with_mask(move: Move, word: int | None) -> str:
    if word is None:
        return move.line
    words = move.text.split(" ")
    words[word] = HIDDEN
    return move._replace(text=" ".join(words)).line


class _Masks:
    """Which word of which move one viewer may not read yet."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.hidden: dict[int, int] = {}
        self._unnamed: dict[tuple[Place, str], list[tuple[int, Place | None]]] = {}

    def follow(self, number: int, trace: Trace) -> None:
        """Take note of one card's way: into the dark, or into the viewer's sight."""
        if trace.target is None:
            self._forget(trace)
        elif trace.target.known_to is None or self.viewer in trace.target.known_to:
            self._name(trace.source, trace.card)
        else:
            self._unnamed.setdefault((trace.target, trace.card), []).append((number, trace.source))
            if trace.word >= 0:
                self.hidden[number] = trace.word

    def _name(self, place: Place | None, card: str) -> None:
        """A card from this place is known now: of equal ones, the earliest move not yet named names it."""
        while place is not None and (waiting := self._unnamed.get((place, card))):
            number, place = waiting.pop(0)
            self.hidden.pop(number, None)

    def _forget(self, trace: Trace) -> None:
        if trace.source is not None and (waiting := self._unnamed.get((trace.source, trace.card))):
            waiting.pop()


def _traces(match: Match) -> Iterator[tuple[int, Trace]]:
    again = Match(match.variant)
    for number, move in enumerate(match.history):
        state = again.states[0]
        again.make(move)
        yield from ((number, trace) for trace in match.game.sight.traces(state, move.seat, move.action))


# Reading


def replay(text: str) -> Match:
    """The match a record tells of, or BrokenRecord, which names the line, the move and the reason."""
    if not isinstance(text, str):
        raise BrokenRecord(1, "", f"a record is text, not {type(text).__name__}")
    lines = list(enumerate(text.removeprefix("\ufeff").splitlines(), 1))
    head, moves = _tags(lines), _moves(lines)
    match = Match(_variant(head))
    for number, line in moves:
        _play_line(match, number, line)
    _compare_result(match, head)
    _compare_promise(head)
    match.seed = head.get("Seed")
    match.tags = {key: value for key, value in head.items() if key not in _own_tags(match)}
    return match


class _Head(dict[str, str]):
    """The tags of a record, and the lines they stand on."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}

    def broken(self, key: str, reason: str) -> BrokenRecord:
        return BrokenRecord(self.lines.get(key, 1), "", reason)

    def whole(self, key: str) -> int:
        if re.fullmatch("[0-9]{1,9}", self[key]) is None:
            raise self.broken(key, f"the tag {key} is a whole number, not {self[key]!r}")
        return int(self[key])


def _tags(lines: Iterable[tuple[int, str]]) -> _Head:
    head = _Head()
    for number, line in lines:
        stripped = line.strip()
        if not stripped.startswith("["):
            continue
        found = TAG.fullmatch(stripped)
        if found is None:
            raise BrokenRecord(number, "", f'{stripped[:LONGEST]!r} is not a tag; one looks like [Seats "3"]')
        key = found[1]
        if key in head:
            raise BrokenRecord(number, "", f"the tag {key} stands here a second time")
        head[key] = re.sub(r"\\(.)", r"\1", found[2])
        head.lines[key] = number
    return head


def _moves(lines: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    plain = ((number, line.split("#")[0].strip()) for number, line in lines if not line.lstrip().startswith("["))
    return [(number, line) for number, line in plain if line]


def _variant(head: _Head) -> Variant:
    slug = head.get("Game", "")
    if slug not in GAMES:
        found = f"not {slug[:LONGEST]!r}" if "Game" in head else "but it is missing"
        raise head.broken("Game", f"the tag Game must name one of {', '.join(sorted(GAMES))}, {found}")
    variant = _settled(head, "Seats", slug, head.whole("Seats") if "Seats" in head else None)
    given = {}
    for name in variant.declared():
        key = name.capitalize()
        if key in head:
            given[name] = head.whole(key)
            variant = _settled(head, key, slug, variant.seats, **given)
    if head.get("Rules", variant.game.rules_version) != variant.game.rules_version:
        raise head.broken("Rules", f"these are rules version {variant.game.rules_version}, not {head['Rules']}")
    return variant


def _settled(head: _Head, key: str, slug: str, seats: int | None, **options: int) -> Variant:
    try:
        return Variant(slug, seats, **options)
    except ValueError as error:
        raise head.broken(key, str(error)) from None


def _play_line(match: Match, number: int, line: str) -> None:
    seat, _, words = line.partition(" ")
    is_plain = line.startswith(("*", "@"))
    if not is_plain and seat != str(match.to_move):
        who = {"*": "chance is to move", "None": "the game is over"}.get(str(match.to_move))
        raise BrokenRecord(number, line, who or f"seat {match.to_move} is to move")
    try:
        match.play(line if is_plain else words)
    except IllegalMove as illegal:
        raise BrokenRecord(number, line, str(illegal)) from None


def _own_tags(match: Match) -> set[str]:
    settled = {name.capitalize() for name in match.variant.declared()}
    promised = {"Commitment"} if match.seed is not None else set()
    return {"Game", "Rules", "Seats", "Seed", "Result", "Places"} | promised | settled


def _compare_result(match: Match, head: _Head) -> None:
    for key, values in (("Result", match.scores), ("Places", match.places)):
        told = " ".join(str(value) for value in values) if match.is_over else None
        if head.get(key, told) != told:
            but = "the game is not over" if told is None else f"the moves give {told!r}"
            raise head.broken(key, f"the tag {key} says {head[key]!r}, but {but}")


def _compare_promise(head: _Head) -> None:
    try:
        seed_of(head.get("Seed", ""))
    except ValueError as error:
        raise head.broken("Seed", str(error)) from None
    if {"Seed", "Commitment"} <= head.keys() and commitment(head["Seed"]) != head["Commitment"]:
        raise head.broken("Seed", "the seed is not the one whose hash was promised by the tag Commitment")


def chance_faults(match: Match) -> list[str]:
    """What does not follow from the seed of a record, move by move: nothing, when chance was fair."""
    if match.seed is None:
        return ["the record names no seed"]
    again = Match(match.variant)
    faults = []
    for number, move in enumerate(match.history, 1):
        if move.seat == CHANCE:
            drawn = again.drawn(match.seed)
            if drawn.action != move.action:
                faults.append(f"move {number}: the record has {move.text}, but the seed draws {drawn.text}")
        again.make(move)
    return faults
