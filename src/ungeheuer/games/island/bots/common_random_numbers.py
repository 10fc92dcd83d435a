"""Common random numbers: all moves that are compared meet the same dice, turn by turn."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules.state import State

MODULUS: Final = 2147483647  # minimal standard generator: good enough for sampling
FACTOR: Final = 48271
SEEDS: Final = 1 << 30
TURNS: Final = 7919  # primes that keep the seeds of turns and kinds of chance apart
KINDS: Final = 104729


class LehmerGenerator:
    """A small, fast generator, determined by its seed."""

    __slots__ = ("_now",)

    def __init__(self, seed: int) -> None:
        self._now = seed % (MODULUS - 1) + 1
        for _ in range(3):
            self.uniform()

    def uniform(self) -> float:
        self._now = self._now * FACTOR % MODULUS
        return self._now / MODULUS


class CommonChance:
    """Answers for chance in one simulation, determined by seed, turn, kind and count."""

    __slots__ = ("_seed", "_thrown", "_turn")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._turn = -1
        self._thrown: dict[str, int] = {}

    def answer(self, state: State, asked: Decision[Move]) -> Move:
        if state.turn != self._turn:
            self._turn = state.turn
            self._thrown = {}
        kind = state.agenda[-1].kind
        times = self._thrown.get(kind, 0)
        self._thrown[kind] = times + 1
        place = ORDER.index(kind) if kind in ORDER else len(ORDER)
        seed = self._seed + TURNS * state.turn + KINDS * (8 * place + times)
        move: Move = asked.ask.sample(Rng(LehmerGenerator(seed).uniform))
        return move


ORDER: Final = ("eruption", "draw", "cast", "refill", "find-tile")


def seeds(rng: Rng, count: int) -> list[int]:
    """One seed per simulation."""
    first = rng.below(SEEDS)
    return [first + 15485863 * number for number in range(count)]
