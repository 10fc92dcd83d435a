"""The quick player: throws solved exactly, every sensible action tried out and judged.

It works on a position, so that searches can play on with it; `QuickBot` gives it a seat.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Ask, Move
from ungeheuer.games.island.bots.prospect import Prospect
from ungeheuer.games.island.bots.scene import Scene
from ungeheuer.games.island.bots.throws import Keeping, kept, rolls_of
from ungeheuer.games.island.bots.trying import after, judge
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules.names import CLAW, ENERGY, FACES, FOOT
from ungeheuer.games.island.rules.rolling import Throwing
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.windows import LAST

MOMENTS: Final = ("window", "turn-start", "take", "end", "mp-start")
BETTER: Final = 1e-6  # so much more than doing nothing an action must bring
SWEEPING: Final = 0.6  # what three new cards promise, less what the sweep costs


class Choice:
    """A move and what it is worth, compared with doing nothing."""

    __slots__ = ("move", "value")

    def __init__(self, move: Move, value: float) -> None:
        self.move = move
        self.value = value


def choose(state: State, ask: Ask[Move]) -> Move:
    """What the quick player does here."""
    return choices(state, ask)[0].move


def choices(state: State, ask: Ask[Move]) -> list[Choice]:
    """The moves it considers, the best first; never none."""
    if isinstance(ask, Throwing):
        return throwing(state)
    moves = list(ask.moves())
    if len(moves) == 1:
        return [Choice(moves[0], 0.0)]
    kind = state.agenda[-1].kind
    if kind == "resolve":
        return resolving(state, moves)
    if kind in MOMENTS and not any(state.pending):
        return between(state, kind, moves)
    return tried(state, moves)


def tried(state: State, moves: list[Move]) -> list[Choice]:
    """Each tried out and judged."""
    now = judge(state)
    return ranked([Choice(move, judge(after(state, move)) + hunch(move) - now) for move in moves])


def ranked(found: list[Choice]) -> list[Choice]:
    """The best first; of equals the one that was named first."""
    return sorted(found, key=_by_value)


def _by_value(choice: Choice) -> float:
    return -choice.value


def hunch(move: Move) -> float:
    """What cannot be seen at once."""
    if move == m.SWEEP:
        return SWEEPING
    return 0.1 if isinstance(move, m.Recharge) else 0.0


# -- throwing


def throwing(state: State) -> list[Choice]:
    """I-10.5: by the exact value of every part of the roll that could be kept."""
    roll = tuple(state.roll)
    found = keeping(state, roll)
    again = tuple(roll[face] - found.keep[face] for face in FACES)
    stop = Choice(m.KEEP, 0.0)
    throw = Choice(m.Throw(again), found.value - found.stop)
    return [throw, stop] if found.goes_on() else [stop, throw]


def keeping(state: State, roll: tuple[int, ...]) -> Keeping:
    return kept(roll, roll_values(state, sum(roll)), state.agenda[-1].n)


def roll_values(state: State, dice: int) -> list[float]:
    """What each final roll of so many dice would bring here."""
    prospect = Prospect(Scene(state), [dice] * 6)
    rolls = rolls_of(dice)
    return [prospect.value(roll) for roll in rolls.rolls[rolls.first :]]


# -- step 2


def resolving(state: State, moves: list[Move]) -> list[Choice]:
    """Actions first; what nothing can be done with is locked for the next player."""
    acts = [move for move in moves if sensible(state, move)]
    found = tried(state, acts)
    if found and found[0].value > BETTER:
        return found
    locks: list[Move] = [move for move in moves if isinstance(move, m.Lock)]
    if locks:
        found = ranked([*found, *tried(state, locks)])
    if m.END_RESOLVE not in moves:
        return found
    end = Choice(m.END_RESOLVE, end_value(state))
    return ranked([*found, end])


def end_value(state: State) -> float:
    """What is lost with the dice that lie there."""
    return judge(after(state, m.END_RESOLVE)) - judge(state)


def sensible(state: State, move: Move) -> bool:
    """Groups as large as they can be; locking and ending come last."""
    if isinstance(move, m.Lock) or move == m.END_RESOLVE:
        return False
    if isinstance(move, m.Energy):
        return sum(move.dice) == state.roll[ENERGY] + state.pending[ENERGY] + sum(move.dice[12:])
    if isinstance(move, m.Attack):
        feet = move.dice[FOOT]
        return feet in (0, state.roll[FOOT]) or move.dice[CLAW] == state.roll[CLAW]
    return True


# -- other moments


def between(state: State, kind: str, moves: list[Move]) -> list[Choice]:
    """I-18.7: tiles wait for step 2, unless only they save the monster; what is owned is used."""
    used: list[Move] = [move for move in moves if isinstance(move, m.Use)]
    if used and kind in {"end", "mp-start"}:
        return [Choice(move, 0.0) for move in used]
    saving = kind == "window" and state.me().hp == 0 and state.agenda[-1].n == LAST
    if saving or (used and kind == "turn-start"):
        return tried(state, moves)
    for quiet in (m.PASS_BOSS, m.PASS, m.THROW_ALL):
        if quiet in moves:
            return [Choice(quiet, 0.0), *(Choice(move, -1.0) for move in moves if move != quiet)]
    return tried(state, moves)
