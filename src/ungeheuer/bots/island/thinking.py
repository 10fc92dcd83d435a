"""The best few moves of the quick player, compared across the boss phases to come.

Each is followed to the end of the turn; from there boss phases are sampled, for all of them with
the same dice. The worse half is dropped when half of the budget is spent. What the quick player
thinks of a move counts like a few simulations, so that chance decides little.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.bots.budget import Budget, Spending
from ungeheuer.bots.island.playing import chance, points, sampled, turn_ended
from ungeheuer.bots.island.quick import Choice, choices
from ungeheuer.bots.island.stream import seeds
from ungeheuer.bots.island.trying import judge
from ungeheuer.engine.decision import Ask, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules.rolling import Throwing
from ungeheuer.games.island.state import State

CLOSE: Final = 8.0  # a move so many points behind is not looked at again
ROUNDS: Final = 400  # samples of a move, at most
FEW: Final = 2  # so many stay in for the second half


class Thinking:
    """How much: moves looked at again, whether the next turn is played, simulations."""

    __slots__ = ("budget", "first", "further", "moves")

    def __init__(self, moves: int, first: float, budget: Budget, *, further: bool) -> None:
        self.moves = moves
        self.first = first  # so many simulations the first look is worth
        self.budget = budget
        self.further = further

    def choices(self, state: State, ask: Ask[Move], rng: Rng) -> list[Choice]:
        """As the quick player's, the closest of them thought through."""
        found = choices(state, ask)
        if isinstance(ask, Throwing) or len(found) == 1 or not state.turn:
            return found
        close = [choice for choice in found if choice.value > found[0].value - CLOSE]
        if len(close) == 1:
            return found
        thought = self.compared(state, close[: self.moves], rng)
        names = [choice.move for choice in thought]
        least = thought[-1].value
        rest = [choice for choice in found if choice.move not in names]
        return thought + [Choice(choice.move, min(choice.value, least)) for choice in rest]

    def compared(self, state: State, close: list[Choice], rng: Rng) -> list[Choice]:
        """Round by round one sample for each move that is still in."""
        spending, even = self.budget.start(), judge(state)
        dice = seeds(rng, ROUNDS)
        trials = [Trial(choice, turn_ended(state, choice.move, dice[0])) for choice in close]
        left = trials
        half = max(1, self.budget.simulations // (2 * len(close)))
        for number, seed in enumerate(dice):
            if number == half:
                left = sorted(left, key=self.by_mean)[:FEW]
            if not self.round_of(left, seed, even, spending):
                break
        ranked = sorted(trials, key=self.by_mean)
        return [Choice(trial.choice.move, points(trial.mean(self.first))) for trial in ranked]

    def by_mean(self, trial: Trial) -> float:
        return -trial.mean(self.first)

    def round_of(self, trials: list[Trial], seed: int, even: float, spending: Spending) -> bool:
        """One simulation each, with the same dice; whether the budget allowed for all of them."""
        shown: list[float] = []
        for trial in trials:
            if not spending.next():
                return False
            shown.append(sampled(trial.ended, seed, even, further=self.further))
        for trial, value in zip(trials, shown, strict=True):
            trial.total += value
            trial.count += 1
        return True


class Trial:
    """A move while it is compared: how the turn ends with it, and the chance that has shown."""

    __slots__ = ("choice", "count", "ended", "total")

    def __init__(self, choice: Choice, ended: State) -> None:
        self.choice = choice
        self.ended = ended
        self.count = 0
        self.total = 0.0

    def mean(self, first: float) -> float:
        """The first look included."""
        return (self.total + first * chance(self.choice.value)) / (self.count + first)
