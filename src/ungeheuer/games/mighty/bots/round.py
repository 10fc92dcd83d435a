"""`mighty` as a search model: one round is searched, later ones are estimated from its end.

Hidden are the hands of round 1 (drawn evenly from those that are possible) and the guardians'
fronts (all unseen cards of the level are equally likely): both beliefs are exact.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ungeheuer.bots.tree import NOBODY, Model
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.bots.experience import experience_with
from ungeheuer.games.mighty.bots.guardian_odds import GuardianOdds
from ungeheuer.games.mighty.bots.heuristic import Heuristic
from ungeheuer.games.mighty.bots.win_estimate import WinEstimate
from ungeheuer.games.mighty.rules import play
from ungeheuer.games.mighty.rules.cards import deck_of
from ungeheuer.games.mighty.rules.guess import guess
from ungeheuer.games.mighty.rules.moves import Play
from ungeheuer.games.mighty.rules.state import PLAYING, State

SHARPNESS: Final = 0.5  # how much one more gold raises the logit of a move's prior
NOISE: Final = 0.5  # gold: error of the heuristic in playouts
EXPLORATION: Final = 2.0  # gold: how much better an untried move may turn out
LOWEST_LOGIT: Final = -20.0  # keeps priors above 0 with huge loot
SIDES_B: Final = 0b101010101010  # the second spot of every guardian


class Round(Model):
    """The current round, as one player sees it."""

    def __init__(self, view: Any, cardset: CardSet, rng: Rng) -> None:
        self._view = view
        self._deck = deck_of(cardset)
        self._known = guess(view, self._deck, rng)
        self._hands_known = self._known.hands_open
        odds = GuardianOdds(self._known)
        left = self._known.rounds - self._known.round
        self._estimate = WinEstimate(odds, left, experience_with(cardset))
        self._heuristic = Heuristic(self._known, odds, self._estimate)

    def position(self, rng: Rng) -> State:
        """From round 2 on all hands are known, so there is only one position."""
        if self._hands_known:
            return self._known.copy()
        return guess(self._view, self._deck, rng)

    def mover(self, position: Any) -> int:
        state: State = position
        return state.turn if state.phase == PLAYING else NOBODY

    def moves(self, position: Any) -> tuple[Move, ...]:
        state: State = position
        return distinct_plays(state)

    def step(self, position: Any, move: Move) -> None:
        state: State = position
        play.apply(state, move, SILENT)

    def priors(self, position: Any, moves: tuple[Move, ...]) -> list[float]:
        state: State = position
        gains = self._heuristic.gains(state, distinct_plays(state))  # the same moves, as plays
        most = max(gains)
        return [exp(max(LOWEST_LOGIT, SHARPNESS * (gain - most))) for gain in gains]

    def heuristic_gains(self, rng: Rng) -> tuple[tuple[Play, ...], list[float]]:
        """The legal plays and the heuristic's gain for each, in gold."""
        state = self.position(rng)
        plays = distinct_plays(state)
        return plays, self._heuristic.gains(state, plays)

    def exploration(self) -> float:
        """EXPLORATION converted from gold to win chance, for a player among equals."""
        even = 1.0 / self._known.players
        return EXPLORATION * even * (1.0 - even) / self._estimate.luck

    def values(self, position: Any, rng: Rng) -> list[float]:
        """Play the round out with the heuristic, then estimate who wins."""
        state: State = position
        while state.phase == PLAYING:
            play.apply(state, self._likely(state, rng), SILENT)
        return self._estimate.after(state)

    def _likely(self, state: State, rng: Rng) -> Play:
        plays = distinct_plays(state)
        gains = self._heuristic.gains(state, plays)
        best, most = plays[0], -1e9
        for index, gain in enumerate(gains):
            seen = gain + NOISE * rng.uniform()
            if seen > most:
                best, most = plays[index], seen
        return best


def distinct_plays(state: State) -> tuple[Play, ...]:
    """All plays, without the second side of an empty guardian: it equals the first."""
    free = state.free
    state.free = free & ~(free << 1 & SIDES_B)
    plays = play.plays(state)
    state.free = free
    return plays
