"""The best few moves of the quick player, compared across the next boss phase.

Each is rolled out to the end of the turn; from there boss phases are sampled, with the same dice
for all of them. All but two are dropped when half of the budget is spent. The quick player's own
value counts like a few simulations, to reduce noise.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.bots.budget import Budget, Spending
from ungeheuer.engine.decision import Ask, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.bots.common_random_numbers import seeds
from ungeheuer.games.island.bots.known_answers import KnownAnswers
from ungeheuer.games.island.bots.move_value import evaluate
from ungeheuer.games.island.bots.quick import Choice, choices
from ungeheuer.games.island.bots.rollout import (
    after_turn,
    before_chance,
    points,
    sample_win_chance,
    win_chance,
)
from ungeheuer.games.island.rules.position import position
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import Turn, place_of

CLOSE: Final = 8.0  # moves further behind than this are not compared
ROUNDS: Final = 400  # samples of a move, at most
FIRST_LOOK: Final = 4.0  # the quick player's value counts like this many simulations
TIMED: Final = 60  # with a budget of seconds: simulations of which half is the first half
FINAL: Final = place_of("final")
FEW: Final = 2  # moves left for the second half


class Thinking:
    """Limits of the comparison: number of moves, and simulations for all of them together."""

    __slots__ = ("_known", "budget", "moves")

    def __init__(self, moves: int, budget: Budget) -> None:
        self.moves = moves
        self.budget = budget
        self._known = KnownAnswers()

    def choices(self, state: State, ask: Ask[Move], rng: Rng) -> list[Choice]:
        """The quick player's choices, with the closest ones compared by simulation."""
        ranked = choices(state, ask)
        if len(ranked) == 1 or not throws_are_over(state):
            return ranked
        close = [choice for choice in ranked if choice.value > ranked[0].value - CLOSE]
        dice = seeds(rng, ROUNDS)
        trials = distinct_trials(state, close[: self.moves], dice[0], self._known)
        if len(trials) < FEW:
            return ranked
        thought = self.compared(trials, dice, evaluate(state))
        names = [choice.move for choice in thought]
        least = thought[-1].value
        rest = [choice for choice in ranked if choice.move not in names]
        return thought + [Choice(choice.move, min(choice.value, least)) for choice in rest]

    def compared(self, trials: list[Trial], dice: list[int], even: float) -> list[Choice]:
        """Each round takes one sample of every move still in."""
        spending, left = self.budget.start(), trials
        half = max(1, (self.budget.simulations or TIMED) // (2 * len(trials)))
        for number, seed in enumerate(dice):
            if number == half:
                left = sorted(left, key=_by_mean)[:FEW]
            if not sample_each(left, seed, even, spending):
                break
        ranked = sorted(trials, key=_by_mean)
        return [Choice(trial.choice.move, points(trial.mean())) for trial in ranked]


def distinct_trials(
    state: State, close: list[Choice], seed: int, known: KnownAnswers
) -> list[Trial]:
    """One trial per distinct end of turn: often the order of moves does not matter."""
    trials: dict[str, Trial] = {}
    for choice in close if len(close) > 1 else []:
        ended = after_turn(state, choice.move, seed, known)
        trials.setdefault(position(ended), Trial(choice, ended))
    return list(trials.values())


def throws_are_over(state: State) -> bool:
    """Whether the throws of this turn are over: little chance is left before the boss phase."""
    turn = state.agenda[0]
    return isinstance(turn, Turn) and bool(state.turn) and turn.place > FINAL


class Trial:
    """A move being compared: the end of its turn, and the win chances sampled from there."""

    __slots__ = ("_begun", "_next_turn", "choice", "count", "total")

    def __init__(self, choice: Choice, ended: State) -> None:
        self.choice = choice
        self.count = 0
        self.total = 0.0
        self._begun = ended
        self._next_turn = 0

    def sample(self, seed: int, even: float) -> float:
        """The win chance after one boss phase."""
        if not self._next_turn:
            self._next_turn = self._begun.turn + 1
            self._begun = before_chance(self._begun)
        return sample_win_chance(self._begun, self._next_turn, seed, even)

    def mean(self) -> float:
        """Mean win chance, including the quick player's value."""
        first = FIRST_LOOK * win_chance(self.choice.value)
        return (self.total + first) / (self.count + FIRST_LOOK)


def _by_mean(trial: Trial) -> float:
    return -trial.mean()


def sample_each(trials: list[Trial], seed: int, even: float, spending: Spending) -> bool:
    """One simulation each with the same dice; False if the budget did not last for all."""
    samples: list[float] = []
    for trial in trials:
        if not spending.next():
            return False
        samples.append(trial.sample(seed, even))
    for trial, value in zip(trials, samples, strict=True):
        trial.total += value
        trial.count += 1
    return True
