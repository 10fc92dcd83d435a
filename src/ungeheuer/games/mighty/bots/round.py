"""`mighty` for the tree search: one round is searched, later ones are estimated from its end.

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
from ungeheuer.games.mighty.bots.glance import Glance
from ungeheuer.games.mighty.bots.outlook import Outlook
from ungeheuer.games.mighty.bots.prospects import Prospects
from ungeheuer.games.mighty.rules import play
from ungeheuer.games.mighty.rules.cards import deck_of
from ungeheuer.games.mighty.rules.guess import guess
from ungeheuer.games.mighty.rules.moves import Play
from ungeheuer.games.mighty.rules.state import PLAYING, State

KEEN: Final = 0.5  # how strongly a gold more makes a move look better
NOISE: Final = 0.5  # gold: so much a playout may misjudge a play
CURIOSITY: Final = 2.0  # gold: so much better an untried move may be than it has shown
FAINTEST: Final = -20.0  # with huge loot a promise must stay above 0
SIDES_B: Final = 0b101010101010  # the second spot of every guardian


class Round(Model):
    """The round that is being played, seen by one player."""

    def __init__(self, view: Any, cardset: CardSet, rng: Rng) -> None:
        self._view = view
        self._deck = deck_of(cardset)
        self._known = guess(view, self._deck, rng)
        self._settled = self._known.hands_open
        outlook = Outlook(self._known)
        self._prospects = Prospects(outlook, self._known.rounds - self._known.round)
        self._glance = Glance(self._known, outlook, self._prospects)

    def position(self, rng: Rng) -> State:
        """From round 2 on all hands are known, and there is but one position."""
        if self._settled:
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

    def promises(self, position: Any, moves: tuple[Move, ...]) -> list[float]:
        state: State = position
        gains = self._glance.gains(state, distinct_plays(state))  # the same moves, as plays
        most = max(gains)
        return [exp(max(FAINTEST, KEEN * (gain - most))) for gain in gains]

    def look(self, rng: Rng) -> tuple[tuple[Play, ...], list[float]]:
        """The plays that can be chosen now, and what each promises at a glance, in gold."""
        state = self.position(rng)
        plays = distinct_plays(state)
        return plays, self._glance.gains(state, plays)

    def curiosity(self) -> float:
        """So many gold, in chances to win: what a gold is worth to one among equals."""
        even = 1.0 / self._known.players
        return CURIOSITY * even * (1.0 - even) / self._prospects.luck

    def values(self, position: Any, rng: Rng) -> list[float]:
        """To the end of the round with a quick look at each turn."""
        state: State = position
        while state.phase == PLAYING:
            play.apply(state, self._likely(state, rng), SILENT)
        return self._prospects.after(state)

    def _likely(self, state: State, rng: Rng) -> Play:
        plays = distinct_plays(state)
        gains = self._glance.gains(state, plays)
        best, most = plays[0], -1e9
        for index, gain in enumerate(gains):
            seen = gain + NOISE * rng.uniform()
            if seen > most:
                best, most = plays[index], seen
        return best


def distinct_plays(state: State) -> tuple[Play, ...]:
    """All plays, but for the second side of a guardian that is empty: it is like the first."""
    free = state.free
    state.free = free & ~(free << 1 & SIDES_B)
    found = play.plays(state)
    state.free = free
    return found
