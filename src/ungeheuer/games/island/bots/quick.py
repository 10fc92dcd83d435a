"""The quick player: throws solved exactly, every sensible action evaluated on a copy.

It works on states, so that rollouts can use it; `QuickBot` adapts it to views.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Ask, Move
from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.bots.move_value import evaluate, value_after
from ungeheuer.games.island.bots.throws import BestKeep, best_keep, rolls_of
from ungeheuer.games.island.bots.turn_value import TurnValue
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules.names import CLAW, ENERGY, FACES, FOOT
from ungeheuer.games.island.rules.rolling import Rolling, Throwing
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.windows import LAST, Window

MOMENTS: Final = ("window", "turn-start", "take", "end", "mp-start")
BETTER: Final = 1e-6  # an action must gain at least this much
SWEEPING: Final = 0.6  # value of three new cards less the cost of the sweep


class Choice:
    """A move and its value relative to doing nothing."""

    __slots__ = ("move", "value")

    def __init__(self, move: Move, value: float) -> None:
        self.move = move
        self.value = value


def choose(state: State, ask: Ask[Move]) -> Move:
    """The quick player's move."""
    return choices(state, ask)[0].move


def choices(state: State, ask: Ask[Move]) -> list[Choice]:
    """The moves it considers, best first; at least one."""
    if isinstance(ask, Throwing):
        return throwing(state)
    moves = list(ask.moves())
    if len(moves) == 1:
        return [Choice(moves[0], 0.0)]
    kind = state.agenda[-1].kind
    if kind == "resolve":
        return resolving(state, moves)
    if kind in MOMENTS and not any(state.pending):
        return outside_resolving(state, kind, moves)
    return evaluated(state, moves)


def evaluated(state: State, moves: list[Move]) -> list[Choice]:
    """Each move with the value of the position after it, best first."""
    return compared(state, moves, evaluate(state))


def compared(state: State, moves: list[Move], now: float) -> list[Choice]:
    """The same, with the value of the position as it is."""
    return ranked(
        [Choice(move, value_after(state, move) + correction(move) - now) for move in moves]
    )


def ranked(choices: list[Choice]) -> list[Choice]:
    """Best first; ties keep their order."""
    return sorted(choices, key=_by_value)


def _by_value(choice: Choice) -> float:
    return -choice.value


def correction(move: Move) -> float:
    """Correction for value that the evaluation does not see."""
    if move == m.SWEEP:
        return SWEEPING
    return 0.1 if isinstance(move, c.Recharge) else 0.0


# -- throwing


def throwing(state: State) -> list[Choice]:
    """I-10.5: by the exact value of every subset of the roll to keep."""
    roll = tuple(state.roll)
    best = keeping(state, roll)
    again = tuple(roll[face] - best.keep[face] for face in FACES)
    stop = Choice(m.KEEP, 0.0)
    throw = Choice(m.Throw(again), best.value - best.stop)
    return [throw, stop] if best.throws_again() else [stop, throw]


def keeping(state: State, roll: tuple[int, ...]) -> BestKeep:
    rolling = state.agenda[-1]
    assert isinstance(rolling, Rolling)
    return best_keep(roll, roll_values(state, sum(roll)), rolling.throws)


def roll_values(state: State, dice: int) -> list[float]:
    """The value of each final roll of this many dice."""
    turn_value = TurnValue(Features(state), [dice] * 6)
    rolls = rolls_of(dice)
    return [turn_value.value(roll) for roll in rolls.rolls[rolls.first :]]


# -- step 2


def resolving(state: State, moves: list[Move]) -> list[Choice]:
    """Actions first; useless dice are locked for the next player."""
    acts = [move for move in moves if sensible(state, move)]
    now = evaluate(state)
    choices = compared(state, acts, now)
    if choices and choices[0].value > BETTER:
        return choices
    locks: list[Move] = [move for move in moves if isinstance(move, m.Lock)]
    if locks:
        choices = ranked([*choices, *compared(state, locks, now)])
    if m.END_RESOLVE not in moves:
        return choices
    return ranked([*choices, *compared(state, [m.END_RESOLVE], now)])


def sensible(state: State, move: Move) -> bool:
    """Only the largest groups of dice; locking and ending are considered later."""
    if isinstance(move, m.Lock) or move == m.END_RESOLVE:
        return False
    if isinstance(move, m.Energy):
        return sum(move.dice) == state.roll[ENERGY] + state.pending[ENERGY] + sum(move.dice[12:])
    if isinstance(move, m.Attack):
        feet = move.dice[FOOT]
        return feet in (0, state.roll[FOOT]) or move.dice[CLAW] == state.roll[CLAW]
    return True


# -- other moments


def outside_resolving(state: State, kind: str, moves: list[Move]) -> list[Choice]:
    """I-18.7: tiles wait for step 2 unless one can save the monster; owned cards are used."""
    used: list[Move] = [move for move in moves if isinstance(move, c.Use)]
    if used and kind in {"end", "mp-start"}:
        return [Choice(move, 0.0) for move in used]
    top = state.agenda[-1]
    saving = state.me().hp == 0 and isinstance(top, Window) and top.after == LAST
    if saving or (used and kind == "turn-start"):
        return evaluated(state, moves)
    for quiet in (m.PASS_BOSS, m.PASS, m.THROW_ALL):
        if quiet in moves:
            return [Choice(quiet, 0.0), *(Choice(move, -1.0) for move in moves if move != quiet)]
    return evaluated(state, moves)
