"""Tree search for games with hidden cards, chance and several players, each for himself.

Every simulation samples a full position that the searcher's view allows and plays it down one
shared tree (information-set search); values are kept for every player (max^n). A `Model` adapts a
game to the search.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ungeheuer.bots.budget import Spending
from ungeheuer.engine.decision import Move
from ungeheuer.engine.rng import Rng

EXPLORATION: Final = 1.2  # for values between 0 and 1
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """One decision of one game, as the search sees it."""

    def position(self, rng: Rng) -> Any:
        """Sample a full position that the view allows; the search may change it."""
        raise NotImplementedError

    def mover(self, position: Any) -> int:
        """Who is to move, as an index into `values`; NOBODY where the search stops."""
        raise NotImplementedError

    def moves(self, position: Any) -> tuple[Move, ...]:
        raise NotImplementedError

    def prior(self, position: Any, move: Move) -> float:
        """How good a move looks to its mover before search: a weight above 0."""
        raise NotImplementedError

    def priors(self, position: Any, moves: tuple[Move, ...]) -> list[float]:
        """All priors at once, where that is less work."""
        return [self.prior(position, move) for move in moves]

    def exploration(self) -> float:
        """Weight of the prior against the values seen (PUCT).

        Should scale with the difference between the values of good and bad moves.
        """
        return EXPLORATION

    def step(self, position: Any, move: Move) -> None:
        raise NotImplementedError

    def values(self, position: Any, rng: Rng) -> list[float]:
        """The value for each player, from 0 to 1; may play the position out."""
        raise NotImplementedError


class Edge:
    """A move at a node: its prior, visits and total value."""

    __slots__ = ("child", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # value for the mover
        self.child: Node | None = None


class Node:
    """An information set: the moves since the root."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.visits = 0
        self.total = 0.0


class TriedMove:
    """A move at the root, with its visits and mean value."""

    __slots__ = ("move", "value", "visits")

    def __init__(self, move: Move, visits: int, value: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value


class Search:
    """A tree that grows by one node per simulation; results can be read at any time."""

    __slots__ = ("exploration", "model", "rng", "root", "simulations")

    def __init__(self, model: Model, rng: Rng) -> None:
        self.model = model
        self.exploration = model.exploration()
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

    def tried_moves(self) -> list[TriedMove]:
        """The moves tried, most visits first."""
        tried = [
            TriedMove(move, edge.visits, edge.total / edge.visits)
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
            if edge.child is None:
                edge.child = Node()
                break
            node = edge.child
        values = model.values(position, self.rng)
        for index, edge in enumerate(path):
            worth = values[movers[index]]
            edge.visits += 1
            edge.total += worth
            nodes[index].visits += 1
            nodes[index].total += worth

    def _choose(self, node: Node, position: Any) -> tuple[Move, Edge]:
        """The move with the best sum of mean value and exploration bonus (PUCT)."""
        moves = self.model.moves(position)
        edges = self._edges(node, position, moves)
        if len(moves) == 1:
            return moves[0], edges[0]
        weight = 0.0
        for edge in edges:
            weight += edge.prior
        reach = self.exploration * sqrt(node.visits + 1) / weight
        unknown = node.total / node.visits if node.visits else 0.5
        best, chosen = -1.0, 0
        for index, edge in enumerate(edges):
            worth = edge.total / edge.visits if edge.visits else unknown
            score = worth + reach * edge.prior / (1 + edge.visits)
            if score > best:
                best, chosen = score, index
        return moves[chosen], edges[chosen]

    def _edges(self, node: Node, position: Any, moves: tuple[Move, ...]) -> list[Edge]:
        """The edges of these moves; other positions of this node may offer other moves."""
        known = node.edges
        edges = [known[move] for move in moves if move in known]
        if len(edges) == len(moves):
            return edges
        priors = self.model.priors(position, moves)
        for move, prior in zip(moves, priors, strict=True):
            if move not in known:
                known[move] = Edge(prior)
        return [known[move] for move in moves]


def _by_visits(one: TriedMove) -> tuple[int, float]:
    return one.visits, one.value
