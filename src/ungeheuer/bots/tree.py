"""Tree search for games with hidden cards, chance and several players, each for himself.

Every simulation draws a whole position that the searcher's view allows and plays it down one tree
that all of them share (information-set search); what a node is worth is kept for every player
(max^n). A `Model` says what a game is to the search.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ungeheuer.bots.budget import Spending
from ungeheuer.engine.decision import Move
from ungeheuer.engine.rng import Rng

CURIOSITY: Final = 1.2  # fits moves that win or lose a match
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """One question of one game, ready to be searched."""

    def position(self, rng: Rng) -> Any:
        """Draw a whole position that the view allows; the search may change it."""
        raise NotImplementedError

    def mover(self, position: Any) -> int:
        """Who is to move, as an index into values; NOBODY where the search looks no further."""
        raise NotImplementedError

    def moves(self, position: Any) -> tuple[Move, ...]:
        raise NotImplementedError

    def promise(self, position: Any, move: Move) -> float:
        """How good a move looks at once, to whoever makes it: a weight above 0."""
        raise NotImplementedError

    def promises(self, position: Any, moves: tuple[Move, ...]) -> list[float]:
        """The same for all moves at once, where that is less work."""
        return [self.promise(position, move) for move in moves]

    def curiosity(self) -> float:
        """How much a move that looks good is tried beyond what it has shown.

        To be measured by how far the values of good and bad moves are apart.
        """
        return CURIOSITY

    def step(self, position: Any, move: Move) -> None:
        raise NotImplementedError

    def values(self, position: Any, rng: Rng) -> list[float]:
        """What this position is worth to each player, from 0 to 1, played on if need be."""
        raise NotImplementedError


class Edge:
    """A move at a node: how it looked at first, and what came of it."""

    __slots__ = ("below", "promise", "total", "visits")

    def __init__(self, promise: float) -> None:
        self.promise = promise
        self.visits = 0
        self.total = 0.0  # to the mover
        self.below: Node | None = None


class Node:
    """What a seat could know here: the moves since the question."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.visits = 0
        self.total = 0.0


class Found:
    """A move, how often it was followed, and what it was worth."""

    __slots__ = ("move", "value", "visits")

    def __init__(self, move: Move, visits: int, value: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value


class Search:
    """A tree that grows by one node a simulation; it can be asked at any time."""

    __slots__ = ("curiosity", "model", "rng", "root", "simulations")

    def __init__(self, model: Model, rng: Rng) -> None:
        self.model = model
        self.curiosity = model.curiosity()
        self.rng = rng
        self.root = Node()
        self.simulations = 0

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self._simulate()
        self.simulations += simulations

    def spend(self, spending: Spending) -> None:
        while spending.next():
            self.run(1)

    def found(self) -> list[Found]:
        """The moves tried, the one most often followed first."""
        tried = [
            Found(move, edge.visits, edge.total / edge.visits)
            for move, edge in self.root.edges.items()
            if edge.visits
        ]
        return sorted(tried, key=_by_visits, reverse=True)

    def _simulate(self) -> None:
        model = self.model
        position = model.position(self.rng)
        node = self.root
        path: list[Edge] = []
        nodes: list[Node] = []
        movers: list[int] = []
        while True:
            mover = model.mover(position)
            if mover == NOBODY:
                break
            move, edge = self._choose(node, position)
            nodes.append(node)
            path.append(edge)
            movers.append(mover)
            model.step(position, move)
            if edge.below is None:
                edge.below = Node()
                break
            node = edge.below
        values = model.values(position, self.rng)
        for index, edge in enumerate(path):
            worth = values[movers[index]]
            edge.visits += 1
            edge.total += worth
            nodes[index].visits += 1
            nodes[index].total += worth

    def _choose(self, node: Node, position: Any) -> tuple[Move, Edge]:
        """The move with the best mixture of what it showed and what it promises."""
        moves = self.model.moves(position)
        edges = self._edges(node, position, moves)
        if len(moves) == 1:
            return moves[0], edges[0]
        weight = 0.0
        for edge in edges:
            weight += edge.promise
        reach = self.curiosity * sqrt(node.visits + 1) / weight
        unknown = node.total / node.visits if node.visits else 0.5
        best, chosen = -1.0, 0
        for index, edge in enumerate(edges):
            worth = edge.total / edge.visits if edge.visits else unknown
            score = worth + reach * edge.promise / (1 + edge.visits)
            if score > best:
                best, chosen = score, index
        return moves[chosen], edges[chosen]

    def _edges(self, node: Node, position: Any, moves: tuple[Move, ...]) -> list[Edge]:
        """The edges of these moves; other positions of the same node may have had others."""
        known = node.edges
        found = [known[move] for move in moves if move in known]
        if len(found) == len(moves):
            return found
        promises = self.model.promises(position, moves)
        for move, promise in zip(moves, promises, strict=True):
            if move not in known:
                known[move] = Edge(promise)
        return [known[move] for move in moves]


def _by_visits(found: Found) -> tuple[int, float]:
    return found.visits, found.value
