"""Questions and answers: a decision asks one seat, an ask holds or describes every legal answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.rng import Rng

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

    def moves(self) -> Sequence[M]:
        """Every answer; only where the size is at most LISTABLE."""
        raise NotImplementedError

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
        self._moves = moves

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
    """Some of a supply of pieces, equal ones interchangeable; a game says what move they make."""

    __slots__ = ("least", "most", "supply")
    kind = "some-of"

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

    def contains(self, move: Move) -> bool:
        chosen = self.split(move)
        enough = all(0 < count <= self.supply.get(p, 0) for p, count in chosen.items())
        return enough and self.least <= sum(chosen.values()) <= self.most

    def size(self) -> int:
        ways = [1]
        for count in self.supply.values():
            longer = [0] * (len(ways) + count)
            for total, number in enumerate(ways):
                for taken in range(count + 1):
                    longer[total + taken] += number
            ways = longer
        return sum(ways[self.least : self.most + 1])

    def moves(self) -> list[M]:
        if self.size() > LISTABLE:
            raise ValueError(f"{self.size()} answers are described, not listed")
        picks: list[dict[str, int]] = [{}]
        for piece, count in self.supply.items():
            picks = [{**pick, piece: k} if k else pick for pick in picks for k in range(count + 1)]
        return [self.join(p) for p in picks if self.least <= sum(p.values()) <= self.most]

    def sample(self, rng: Rng) -> M:
        if self.size() <= LISTABLE:
            return rng.pick(self.moves())
        while True:  # so many answers fit that a blind pick soon does
            pick = {piece: rng.below(count + 1) for piece, count in self.supply.items()}
            if self.least <= sum(pick.values()) <= self.most:
                return self.join({piece: count for piece, count in pick.items() if count})


Cell = tuple[int, int]
EDGES: Final[tuple[Cell, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1))


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in EDGES]


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Ask[M], Generic[M]):
    """Lay every piece on a cell of its own, joined edge to edge with what lies there already."""

    __slots__ = ("fixed", "pieces", "total")
    kind = "layout"

    def __init__(self, pieces: Mapping[str, int], fixed: Sequence[Cell], total: int) -> None:
        self.pieces = dict(pieces)
        self.fixed = list(fixed)
        self.total = total

    def join(self, laid: Mapping[Cell, str]) -> M:
        """The move that lays these pieces."""
        raise NotImplementedError

    def split(self, move: Move) -> Mapping[Cell, str]:
        """What a move lays where."""
        raise NotImplementedError

    def contains(self, move: Move) -> bool:
        laid = self.split(move)
        counts: dict[str, int] = {}
        for piece in laid.values():
            counts[piece] = counts.get(piece, 0) + 1
        return counts == self.pieces and not self.loose(laid)

    def loose(self, laid: Mapping[Cell, str]) -> list[Cell]:
        """The cells that overlap or do not hang together with what lies there already."""
        reached = list(self.fixed)
        waiting = {cell for cell in laid if cell not in self.fixed}
        for cell in reached:  # grows while it is walked
            for near in beside(cell):
                if near in waiting:
                    waiting.discard(near)
                    reached.append(near)
        return sorted([*waiting, *(cell for cell in laid if cell in self.fixed)])

    def rim(self, laid: Sequence[Cell]) -> list[Cell]:
        """The free cells next to what lies."""
        lying = [*self.fixed, *laid]
        return sorted({near for cell in lying for near in beside(cell)} - set(lying))

    def size(self) -> int:
        return self.total

    def moves(self) -> Sequence[M]:
        raise ValueError(f"{self.total} answers are described, not listed")

    def sample(self, rng: Rng) -> M:
        waiting = [piece for piece, count in self.pieces.items() for _ in range(count)]
        laid: dict[Cell, str] = {}
        while waiting:
            cell = rng.pick(self.rim(list(laid)))
            laid[cell] = waiting.pop(rng.below(len(waiting)))
        return self.join(laid)


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
