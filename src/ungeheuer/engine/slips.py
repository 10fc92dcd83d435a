"""Slips: moves that are far worse than another, as far as whoever makes them can know.

A game that can tell names its `Slips` in the manifest. Only the view is looked at, so that a
warning says nothing that the seat could not have worked out.
"""

from collections.abc import Collection
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.engine.game import Advice, Game
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng

V = TypeVar("V", contravariant=True)
M = TypeVar("M", bound=Move)
MANY: Final = 40  # answers of bots that are followed before somebody else is asked


class Slip(Generic[M]):
    """A move with what it costs as its reason, and the better one with why it is."""

    __slots__ = ("better", "made")

    def __init__(self, made: Advice[M], better: Advice[M]) -> None:
        self.made = made
        self.better = better


@mypyc_attr(allow_interpreted_subclasses=True)
class Slips(Generic[V]):
    """Which moves of a game a bot of level 3 calls very bad."""

    def found(
        self, view: V, cardset: CardSet, decision: Decision[Any], move: Move, rng: Rng
    ) -> Slip[Any] | None:
        """What speaks against this legal move, if very much does; from the view alone."""
        raise NotImplementedError


def is_final(
    game: Game[Any, Any, Any],
    view: Any,
    cardset: CardSet,
    move: Move,
    bots: Collection[Seat],
    rng: Rng,
) -> bool:
    """Whether this move can no longer be taken back once its seat is asked again.

    Chance, something revealed, another person's answer and the end bar undo; bots play again, so
    they are followed. All this in a world that the view allows, not in the one there is.
    """
    state, seat, notes = game.guess(view, cardset, rng), view.seat, Notes()
    game.apply(state, move, notes)
    for _ in range(MANY):
        asked = game.decide(state)
        if notes.revealed() is not None or not isinstance(asked, Decision):
            return True
        if asked.seat == seat:
            return False
        if asked.seat not in bots:
            return True
        notes = Notes()
        game.apply(state, asked.ask.sample(rng), notes)
    return False
