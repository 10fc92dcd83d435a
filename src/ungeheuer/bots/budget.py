"""How long a bot may think about a move."""

from __future__ import annotations

from time import monotonic
from typing import Final

ENDLESS: Final = 1 << 60


class Budget:
    """A number of simulations, or of seconds; with seconds, results depend on the machine."""

    __slots__ = ("seconds", "simulations")

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def start(self) -> Spending:
        return Spending(self)


class Spending:
    """What is left of one move's budget."""

    __slots__ = ("_end", "_left")

    def __init__(self, budget: Budget) -> None:
        timed = budget.seconds > 0.0
        self._left = ENDLESS if timed else budget.simulations
        self._end = monotonic() + budget.seconds if timed else 0.0

    def next(self) -> bool:
        """Whether one more simulation is allowed."""
        if self._left <= 0 or (self._end and monotonic() >= self._end):
            return False
        self._left -= 1
        return True


def read_budget(text: str) -> Budget | None:
    """`200` simulations or `1.5s`; None for anything else."""
    number = text.removesuffix("s")
    try:
        amount = float(number) if number != text else float(int(text))
    except ValueError:
        return None
    if not 0.0 < amount < ENDLESS:
        return None
    return Budget(0, amount) if number != text else Budget(int(amount))
