"""The best few moves of the quick player, compared across the next boss phase.

Each is followed to the end of the turn; from there boss phases are sampled, for all of them with
the same dice. The worse half is dropped when half of the budget is spent. What the quick player
thinks of a move counts like a few simulations, so that chance decides little.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.bots.budget import Budget, Spending
from ungeheuer.engine.decision import Ask, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.bots.playing import chance, points, sampled, turn_ended
from ungeheuer.games.island.bots.quick import Choice, choices
from ungeheuer.games.island.bots.stream import seeds
from ungeheuer.games.island.bots.trying import judge
from ungeheuer.games.island.rules.position import position
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import SCRIPT

CLOSE: Final = 8.0  # a move so many points behind is not looked at again
ROUNDS: Final = 400  # samples of a move, at most
FIRST_LOOK: Final = 4.0  # so many simulations the quick player's opinion counts
TIMED: Final = 60  # with a budget of seconds: simulations of which half is the first half
FINAL: Final = SCRIPT.index(("final", 0))
FEW: Final = 2  # so many stay in for the second half


class Thinking:
    """How much: moves looked at again, simulations of a boss phase for all of them together."""

    __slots__ = ("budget", "moves")

    def __init__(self, moves: int, budget: Budget) -> None:
        self.moves = moves
        self.budget = budget

    def choices(self, state: State, ask: Ask[Move], rng: Rng) -> list[Choice]:
        """As the quick player's, the closest of them thought through."""
        found = choices(state, ask)
        if len(found) == 1 or not thrown(state):
            return found
        close = [choice for choice in found if choice.value > found[0].value - CLOSE]
        dice = seeds(rng, ROUNDS)
        trials = different(state, close[: self.moves], dice[0])
        if len(trials) < FEW:
            return found
        thought = self.compared(trials, dice, judge(state))
        names = [choice.move for choice in thought]
        least = thought[-1].value
        rest = [choice for choice in found if choice.move not in names]
        return thought + [Choice(choice.move, min(choice.value, least)) for choice in rest]

    def compared(self, trials: list[Trial], dice: list[int], even: float) -> list[Choice]:
        """Round by round one sample for each move that is still in."""
        spending, left = self.budget.start(), trials
        half = max(1, (self.budget.simulations or TIMED) // (2 * len(trials)))
        for number, seed in enumerate(dice):
            if number == half:
                left = sorted(left, key=_by_mean)[:FEW]
            if not round_of(left, seed, even, spending):
                break
        ranked = sorted(trials, key=_by_mean)
        return [Choice(trial.choice.move, points(trial.mean())) for trial in ranked]


def different(state: State, close: list[Choice], seed: int) -> list[Trial]:
    """Only moves with which the turn ends differently: often the order does not matter."""
    found: dict[str, Trial] = {}
    for choice in close if len(close) > 1 else []:
        ended = turn_ended(state, choice.move, seed)
        found.setdefault(position(ended), Trial(choice, ended))
    return list(found.values())


def thrown(state: State) -> bool:
    """Whether the throws of this turn are over: till the boss phase, little is left to chance."""
    turn = state.agenda[0]
    return turn.kind == "turn" and bool(state.turn) and turn.n > FINAL


class Trial:
    """A move while it is compared: how the turn ends with it, and the chance that has shown."""

    __slots__ = ("choice", "count", "ended", "total")

    def __init__(self, choice: Choice, ended: State) -> None:
        self.choice = choice
        self.ended = ended
        self.count = 0
        self.total = 0.0

    def mean(self) -> float:
        """The first look included."""
        first = FIRST_LOOK * chance(self.choice.value)
        return (self.total + first) / (self.count + FIRST_LOOK)


def _by_mean(trial: Trial) -> float:
    return -trial.mean()


def round_of(trials: list[Trial], seed: int, even: float, spending: Spending) -> bool:
    """One simulation each, with the same dice; whether the budget allowed for all of them."""
    shown: list[float] = []
    for trial in trials:
        if not spending.next():
            return False
        shown.append(sampled(trial.ended, seed, even))
    for trial, value in zip(trials, shown, strict=True):
        trial.total += value
        trial.count += 1
    return True
