"""The interface of a bot: a view and a decision in, a move out."""

from typing import Any

from mypy_extensions import mypyc_attr

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot never sees a state, so it cannot cheat."""

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        raise NotImplementedError

    def intend(
        self, view: Any, decision: Decision[Any], rng: Rng
    ) -> tuple[Move, Advice[Any] | None]:
        """The same move as `choose`, with its reason if there is one."""
        return self.choose(view, decision, rng), None

    def advise(self, view: Any, decision: Decision[Any], rng: Rng) -> list[Advice[Any]]:
        """Moves it recommends to somebody in this seat, best first, with reasons."""
        why = self.intend(view, decision, rng)[1]
        return [] if why is None else [why]

    def tells_chances(self) -> bool:
        """Whether the values of its advice are win chances, from 0 to 1."""
        return False
