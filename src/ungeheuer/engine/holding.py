"""Where a turn has an end of its own: people may take it back before chance goes on.

A game that wants this names its `Holding` in the manifest. The rules do not change: a table that
holds a turn only waits before it answers for the seat `chance`.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.decision import Phrase
from ungeheuer.engine.names import Seat

S = TypeVar("S", contravariant=True)
Turn = tuple[int, Seat]  # as `Game.turn` tells it


class Ending:
    """An offered answer that ends a step. `left`: what it throws away, told to everybody."""

    __slots__ = ("left", "move", "turn")

    def __init__(self, move: str, left: Sequence[Phrase], *, turn: bool) -> None:
        self.move = move
        self.left = list(left)
        self.turn = turn  # whether the whole turn ends with it


@mypyc_attr(allow_interpreted_subclasses=True)
class Holding(Generic[S]):
    """Which questions wait for the end of a turn, and what is left over when it ends."""

    def holds(self, before: Turn, state: S) -> bool:
        """Whether what is asked now waits until the turn that went on before has its end."""
        raise NotImplementedError

    def endings(self, state: S) -> list[Ending]:
        """The answers to the question of the moment that end a step or the turn.

        What they leave is empty if nothing else useful is offered. It is shown to everybody, so it
        may say only what everybody knows.
        """
        raise NotImplementedError
