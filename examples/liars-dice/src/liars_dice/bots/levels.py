"""Levels 1 to 4: the one that only counts its chances, then a search with growing budgets."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from liars_dice.bots.advice import at_least
from liars_dice.rules import play
from liars_dice.rules.guess import guess
from liars_dice.rules.moves import DOUBT, Bid, Cup
from liars_dice.rules.state import State, matching
from liars_dice.rules.view import View
from ungeheuer.bots.budget import Budget
from ungeheuer.bots.greedy import GreedyBot
from ungeheuer.bots.protocol import Bot
from ungeheuer.bots.search import SearchBot
from ungeheuer.bots.tree import NOBODY, Model
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Game
from ungeheuer.engine.rng import Rng

SIMULATIONS: Final = {2: 60, 3: 300, 4: 1500}
JUMP: Final = 2  # dice: bids that raise by more are not searched
GUESSES: Final = 4
SHARPNESS: Final = 4  # how much a likely answer is preferred


def level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """The bot of a level; a custom budget replaces the level's own."""
    if budget is None and number not in SIMULATIONS:
        return GreedyBot(game, cardset)
    return SearchBot(Round, cardset, budget or Budget(SIMULATIONS[number]), game)


class Round(Model):
    """One answer, and then the round as players would go on who know their own cups only.

    Deeper in a tree the others would learn what lies under the cup of whoever searches.
    """

    def __init__(self, view: View, cardset: CardSet, rng: Rng) -> None:
        self._view = view

    def position(self, rng: Rng) -> State:
        """Of some guesses one that goes well with what was bid."""
        guesses = [guess(self._view, rng) for _ in range(GUESSES)]
        return guesses[rng.weighted_index([1 + int(1000 * plausibility(g)) for g in guesses])]

    def mover(self, position: State) -> int:
        answered = len(position.bids) != len(self._view.bids)
        return NOBODY if answered or is_over(position) else position.turn

    def moves(self, position: State) -> tuple[Move, ...]:
        floor = position.bids[-1][1].count if position.bids else sum(position.dice) // 3
        return tuple(m for m in play.answers(position) if not high(m, floor + JUMP)) or (DOUBT,)

    def prior(self, position: State, move: Move) -> float:
        return 0.05 + likelihood(position, move)

    def exploration(self) -> float:
        """One die more or less is what a round decides."""
        return 2.0 / self._view.total

    def step(self, position: State, move: Move) -> None:
        play.apply(position, move, SILENT)

    def values(self, position: State, rng: Rng) -> list[float]:
        """Played out; then everybody's share of the dice."""
        while not is_over(position):
            moves = self.moves(position)
            weights = [1 + int(1000 * likelihood(position, move) ** SHARPNESS) for move in moves]
            self.step(position, moves[rng.weighted_index(weights)])
        total = sum(position.dice)
        return [dice / total for dice in position.dice]


def is_over(state: State) -> bool:
    """A round is over when there are dice to be rolled, or nobody to roll them."""
    return state.roller() is not None or len(state.players()) == 1


def plausibility(state: State) -> float:
    """How well the cups explain what their owners have bid."""
    return prod(chance(state, state.cups[player], bid) for player, bid in state.bids)


def high(move: Move, most: int) -> bool:
    return isinstance(move, Bid) and move.count > most


def likelihood(state: State, move: Move) -> float:
    """How likely a bid is true, or a doubt right, for who is on turn."""
    cup = state.cups[state.turn]
    if isinstance(move, Bid):
        return chance(state, cup, move)
    return 1 - chance(state, cup, state.bids[-1][1])


def chance(state: State, cup: Cup, bid: Bid) -> float:
    """How likely a bid is true for somebody with this cup."""
    sure = matching(cup, bid.face, wild=state.wild)
    return at_least(bid.count - sure, sum(state.dice) - len(cup), wild=state.wild)
