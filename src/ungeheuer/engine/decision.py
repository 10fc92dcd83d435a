"""Questions and answers: a decision asks one seat, an ask holds or describes every legal answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.engine.squares import cell_called

Piece = str  # what a hand touches, as `kind id`: `card 4`, `zone 3`; each game has its own kinds
Phrase = tuple[str, dict[str, object]]  # what a move does: the code of a message, its parameters

LISTABLE: Final = 1000
END: Final = "."  # the last word of an answer that is given word by word


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """What a seat says. Its canonical text is its identity."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def pieces(self) -> list[Piece]:
        """What a hand touches to make this move, in that order; equal pieces as often as needed."""
        return []

    def phrase(self) -> Phrase:
        """What it does, in words that a language has for it."""
        return "move", {"text": self.text}

    def quoted(self) -> Phrase:
        """The phrase of a move that names what does not exist: the text that somebody typed."""
        return "move-unknown", {"text": self.text}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


M = TypeVar("M", bound=Move, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[M]):
    """The legal answers to one question, listed or described."""

    __slots__ = ()
    kind: ClassVar[str] = "ask"

    def contains(self, move: Move) -> bool:
        raise NotImplementedError

    def sample(self, rng: Rng) -> M:
        raise NotImplementedError

    def size(self) -> int:
        raise NotImplementedError

    def listable(self) -> bool:
        """Whether the answers are few enough to be listed."""
        return self.size() <= LISTABLE

    def moves(self) -> Sequence[M]:
        """Every answer; only where they can be listed."""
        raise NotImplementedError

    def listed(self) -> Sequence[M]:
        """The answers that are told one by one; those that are described are not among them."""
        return self.moves() if self.listable() else ()

    def touching(self, pieces: Sequence[Piece]) -> M | None:
        """The answer that these pieces make; one that is described may turn out to be none."""
        exact, wanted = list(pieces), sorted(pieces)
        found: M | None = None
        for move in self.listed():
            touched = move.pieces()
            if touched == exact:
                return move
            if found is None and sorted(touched) == wanted:
                found = move
        return found

    def next_words(self, said: Sequence[str]) -> list[str]:
        """Which words may follow, for adapters that answer in single steps.

        A move is a sentence of words from the game's alphabet; END closes it.
        """
        found: dict[str, None] = {}
        for move in self.moves():
            words = [*move.text.split(), END]
            if words[: len(said)] == list(said) and len(words) > len(said):
                found[words[len(said)]] = None
        return list(found)


class OneOf(Ask[M], Generic[M]):
    """One of the moves listed."""

    __slots__ = ("_moves",)
    kind = "one-of"

    def __init__(self, moves: Sequence[M]) -> None:
        self._moves = tuple(moves)  # whoever holds a question must not be able to change it

    def contains(self, move: Move) -> bool:
        return move in self._moves

    def sample(self, rng: Rng) -> M:
        moves = self._moves
        return moves[int(rng.uniform() * len(moves))]

    def size(self) -> int:
        return len(self._moves)

    def moves(self) -> Sequence[M]:
        return self._moves


@mypyc_attr(allow_interpreted_subclasses=True)
class SomeOf(Ask[M], Generic[M]):
    """Some of a supply of pieces, equal ones interchangeable; a game says what move they make.

    It is described, not listed: a hand touches some of the supply, each as `each name`, then
    `ends`. `code`: the phrase for that, with what was taken as `$what`.
    """

    __slots__ = ("least", "most", "supply")
    kind = "some-of"
    each: ClassVar[str] = "piece"
    ends: ClassVar[str] = "do take"
    code: ClassVar[str] = "move"

    def __init__(self, supply: Mapping[str, int], least: int, most: int) -> None:
        self.supply = dict(supply)
        self.least = least
        self.most = most

    def join(self, chosen: Mapping[str, int]) -> M:
        """The move that names these pieces."""
        raise NotImplementedError

    def split(self, move: Move) -> Mapping[str, int]:
        """The pieces that a move names."""
        raise NotImplementedError

    def listed(self) -> Sequence[M]:
        return ()

    def touching(self, pieces: Sequence[Piece]) -> M | None:
        chosen: dict[str, int] = {}
        for piece in pieces:
            kind, _, name = piece.partition(" ")
            if kind == self.each and name in self.supply:
                chosen[name] = chosen.get(name, 0) + 1
            elif piece != self.ends:
                return super().touching(pieces)
        return self.join(chosen) if chosen and self.ends in pieces else super().touching(pieces)

    def contains(self, move: Move) -> bool:
        chosen = self.split(move)
        enough = all(0 < count <= self.supply.get(p, 0) for p, count in chosen.items())
        return enough and self.least <= sum(chosen.values()) <= self.most

    def size(self) -> int:
        return self._endings()[0][0]

    def _endings(self) -> list[list[int]]:
        """`[i][n]`: in how many ways the kinds from i on complete n pieces already taken."""
        table = [[int(taken >= self.least) for taken in range(self.most + 1)]]
        for count in reversed(self.supply.values()):
            later = table[0]
            table.insert(0, [sum(later[n : n + count + 1]) for n in range(self.most + 1)])
        return table

    def moves(self) -> list[M]:
        if not self.listable():
            raise ValueError(f"{self.size()} answers are described, not listed")
        endings = self._endings()
        picks: list[dict[str, int]] = [{}]
        for at, (piece, count) in enumerate(self.supply.items(), start=1):
            picks = [
                {**pick, piece: more} if more else pick
                for pick in picks
                for more in range(min(count, self.most - sum(pick.values())) + 1)
                if endings[at][sum(pick.values()) + more]
            ]
        return [self.join(pick) for pick in picks]

    def sample(self, rng: Rng) -> M:
        """Every answer is equally likely: each kind's number is drawn by the endings it leaves."""
        endings = self._endings()
        pick: dict[str, int] = {}
        taken = 0
        for at, (piece, count) in enumerate(self.supply.items(), start=1):
            more = rng.weighted_index(endings[at][taken : taken + count + 1])
            taken += more
            if more:
                pick[piece] = more
        return self.join(pick)


Cell = tuple[int, int]
EDGES: Final[tuple[Cell, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1))


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in EDGES]


Laid = tuple[Cell, str]  # a piece and where it lies


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Ask[M], Generic[M]):
    """Lay every piece on a cell of its own, joined edge to edge with what lies there already.

    The move reads `head piece@x,y piece@x,y …`, the pieces in any order. It is described, not
    listed: a hand touches a piece as `each name`, then `cell x,y`, until all lie; then `ends`.
    """

    __slots__ = ("fixed", "head", "pieces", "total")
    kind = "layout"
    each: ClassVar[str] = "piece"
    ends: ClassVar[str] = "do lay"
    code: ClassVar[str] = "move"

    def __init__(
        self, head: str, pieces: Mapping[str, int], fixed: Sequence[Cell], total: int
    ) -> None:
        self.head = head
        self.pieces = dict(pieces)
        self.fixed = list(fixed)
        self.total = total

    def join(self, laid: Sequence[Laid]) -> M:
        """The move that lays these pieces."""
        raise NotImplementedError

    def split(self, move: Move) -> Sequence[Laid]:
        """What a move lays where, be it right or wrong; nothing if it is a move of another kind."""
        raise NotImplementedError

    def touching(self, pieces: Sequence[Piece]) -> M | None:
        if self.ends not in pieces:
            return None
        laid: list[Laid] = []
        name = ""
        for piece in pieces:
            kind, _, what = piece.partition(" ")
            if kind == self.each:
                name = what
            elif kind == "cell" and name:
                try:
                    laid.append((cell_of(what), name))
                except ValueError:
                    return None
                name = ""
            elif piece != self.ends:
                return None
        return None if name else self.join(laid)

    def contains(self, move: Move) -> bool:
        laid = self.split(move)
        cells = [cell for cell, _ in laid]
        return (
            not any(self.missing([piece for _, piece in laid]).values())
            and len(set(cells)) == len(cells)
            and not self.loose(cells)
        )

    def missing(self, named: Sequence[str]) -> dict[str, int]:
        """How many of each piece are still to be laid; below zero where too many are named."""
        left = dict(self.pieces)
        for piece in named:
            left[piece] = left.get(piece, 0) - 1
        return left

    def loose(self, cells: Sequence[Cell]) -> list[Cell]:
        """The cells that overlap or do not hang together with what lies there already."""
        reached = list(self.fixed)
        waiting = {cell for cell in cells if cell not in self.fixed}
        for cell in reached:  # grows while it is walked
            for near in beside(cell):
                if near in waiting:
                    waiting.discard(near)
                    reached.append(near)
        return sorted([*waiting, *(cell for cell in cells if cell in self.fixed)])

    def rim(self, cells: Sequence[Cell]) -> list[Cell]:
        """The free cells next to what lies."""
        lying = [*self.fixed, *cells]
        return sorted({near for cell in lying for near in beside(cell)} - set(lying))

    def size(self) -> int:
        return self.total

    def listable(self) -> bool:
        return False

    def moves(self) -> Sequence[M]:
        raise ValueError(f"{self.total} answers are described, not listed")

    def sample(self, rng: Rng) -> M:
        waiting = [piece for piece, count in self.pieces.items() for _ in range(count)]
        laid: list[Laid] = []
        while waiting:
            cell = rng.pick(self.rim([cell for cell, _ in laid]))
            laid.append((cell, waiting.pop(rng.below(len(waiting)))))
        return self.join(laid)

    def next_words(self, said: Sequence[str]) -> list[str]:
        """Piece by piece, each next to what lies: every layout can be grown like this."""
        if not said:
            return [self.head]
        if said[0] != self.head or said[-1] == END:
            return []
        laid = [laid_of(word) for word in said[1:]]
        missing = self.missing([piece for _, piece in laid])
        waiting = [piece for piece, count in missing.items() if count > 0]
        cells = self.rim([cell for cell, _ in laid])
        return [word_of(cell, piece) for cell in cells for piece in waiting] or [END]


def word_of(cell: Cell, piece: str) -> str:
    return f"{piece}@{cell[0]},{cell[1]}"


def laid_of(word: str) -> Laid:
    """Read `piece@x,y`; ValueError if it does not say that."""
    piece, _, place = word.partition("@")
    if not piece:
        raise ValueError(word)
    return cell_of(place), piece


def cell_of(place: str) -> Cell:
    """Read `x,y`, or the name of a square such as `G7`; ValueError if it does not say that."""
    named = cell_called(place)
    if named is not None:
        return named
    x, _, y = place.partition(",")
    return whole(x), whole(y)


def whole(text: str) -> int:
    """A number as we write it: no plus sign, no exotic digits."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(text)
    return int(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[M]):
    """Which seat is asked what, and under which rule."""

    __slots__ = ("ask", "rule", "seat")

    def __init__(self, seat: Seat, ask: Ask[M], rule: RuleId) -> None:
        self.seat = seat
        self.ask = ask
        self.rule = rule


class Outcome:
    """How a match ended: who won, and the result as it stands in a record."""

    __slots__ = ("result", "rule", "scores", "winners")

    def __init__(
        self,
        winners: Sequence[Seat],
        result: Mapping[str, Any],
        rule: RuleId,
        scores: Sequence[float] = (),
    ) -> None:
        self.winners = tuple(winners)
        self.scores = tuple(scores)  # what each seat has in the end, for statistics
        self.result = dict(result)
        self.rule = rule
