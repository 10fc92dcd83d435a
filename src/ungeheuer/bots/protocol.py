"""What a bot is: a view and a question in, a move out."""

from typing import Any

from mypy_extensions import mypyc_attr

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """It never sees a state, so cheating cannot be expressed."""

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        raise NotImplementedError
