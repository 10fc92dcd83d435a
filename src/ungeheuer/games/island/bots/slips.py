"""Slips: answers that leave the team far worse off than those of level 3."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.budget import Budget
from ungeheuer.engine import slips
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Ask, Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.engine.slips import Slip
from ungeheuer.games.island.bots.common_random_numbers import seeds
from ungeheuer.games.island.bots.known_answers import KnownAnswers
from ungeheuer.games.island.bots.levels import SPHINX
from ungeheuer.games.island.bots.move_value import evaluate
from ungeheuer.games.island.bots.quick import Choice, choices, compared, keeping, roll_values
from ungeheuer.games.island.bots.reasons import Reasons
from ungeheuer.games.island.bots.thinking import (
    FEW,
    ROUNDS,
    Thinking,
    distinct_trials,
    throws_are_over,
)
from ungeheuer.games.island.bots.throws import value_of_keeping
from ungeheuer.games.island.rules.dice import shown
from ungeheuer.games.island.rules.holding import HOLDING
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.moves import KEEP, Throw
from ungeheuer.games.island.rules.names import FACES
from ungeheuer.games.island.rules.position import from_position
from ungeheuer.games.island.rules.rolling import Rolling
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.view import View

# In points of a position's value: near even, six matches in a hundred are lost with four of them.
FAR: Final = 4.0


class IslandSlips(slips.Slips[View]):
    """I-10.5: dice that are thrown again; I-11 and later: what is done with them."""

    def found(
        self, view: View, cardset: CardSet, decision: Decision[Any], move: Move, rng: Rng
    ) -> Slip[Move] | None:
        state = from_position(view.position, deck_of(cardset))
        if isinstance(move, Throw):
            return thrown_away(state, move)
        if asks_anyway(state, move):
            return None
        return far_behind(state, decision.ask, move, rng)


def asks_anyway(state: State, move: Move) -> bool:
    """I-22: what an end throws away is said before it is made."""
    return any(each.move == move.text and each.left for each in HOLDING.endings(state))


def thrown_away(state: State, move: Throw) -> Slip[Move] | None:
    """I-10.5: the dice that level 3 would keep, by the exact value of every throw."""
    rolling, roll = state.agenda[-1], tuple(state.roll)
    assert isinstance(rolling, Rolling)
    best = keeping(state, roll)
    kept = tuple(roll[face] - move.dice[face] for face in FACES)
    value = value_of_keeping(roll, kept, roll_values(state, sum(roll)), rolling.throws)
    if max(best.value, best.stop) - value < FAR:
        return None
    throws = best.throws_again()
    keep = best.keep if throws else roll
    better = Throw(tuple(roll[face] - keep[face] for face in FACES)) if throws else KEEP
    lost = tuple(max(0, keep[face] - kept[face]) for face in FACES)
    code = "slip-throw" if any(lost) else "slip-behind"
    told: dict[str, object] = {"dice": shown(lost)} if any(lost) else {}
    return slip(state, Advice(move, value, code, told), better, max(best.value, best.stop))


def far_behind(state: State, ask: Ask[Move], move: Move, rng: Rng) -> Slip[Move] | None:
    """The same look at both; then, after the throws, the same boss phases for both."""
    best = choices(state, ask)[0].move
    if best == move:
        return None
    worth = {each.move: each.value for each in compared(state, [best, move], evaluate(state))}
    if worth[best] - worth[move] >= FAR and throws_are_over(state):
        worth |= simulated(state, [Choice(each, worth[each]) for each in (best, move)], rng)
    if worth[best] - worth[move] < FAR:
        return None
    return slip(state, Advice(move, worth[move], "slip-behind"), best, worth[best])


def simulated(state: State, both: list[Choice], rng: Rng) -> dict[Move, float]:
    """Their values across the next boss phase; equal if they lead to the same."""
    moves, simulations = SPHINX
    dice = seeds(rng, ROUNDS)
    trials = distinct_trials(state, both, dice[0], KnownAnswers())
    if len(trials) < FEW:
        return dict.fromkeys((each.move for each in both), 0.0)
    thought = Thinking(moves, Budget(simulations)).compared(trials, dice, evaluate(state))
    return {each.move: each.value for each in thought}


def slip(state: State, made: Advice[Move], better: Move, worth: float) -> Slip[Move]:
    return Slip(made, Advice(better, worth, *Reasons(state).of(better)))


SLIPS: Final = IslandSlips()
