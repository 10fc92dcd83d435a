"""Levels 1 to 4: the one that only counts its chances, then a search with growing budgets."""

from __future__ import annotations

from typing import Any, Final

from liars_dice.bots.advice import at_least
from liars_dice.rules import play
from liars_dice.rules.guess import guess
from liars_dice.rules.moves import DOUBT, Bid
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


def level(
    number: int, game: Game[Any, Any, Any], cardset: CardSet, budget: Budget | None = None
) -> Bot:
    """The bot of a level; a custom budget replaces the level's own."""
    if budget is None and number not in SIMULATIONS:
        return GreedyBot(game, cardset)
    return SearchBot(Round, cardset, budget or Budget(SIMULATIONS[number]), game)


class Round(Model):
    """The current round, up to the die that is lost."""

    def __init__(self, view: View, cardset: CardSet, rng: Rng) -> None:
        self._view = view

    def position(self, rng: Rng) -> State:
        return guess(self._view, rng)

    def mover(self, position: State) -> int:
        """A round is over when there are dice to be rolled, or nobody to roll them."""
        running = len(position.players()) > 1 and position.roller() is None
        return position.turn if running else NOBODY

    def moves(self, position: State) -> tuple[Move, ...]:
        total = sum(position.dice)
        floor = position.bids[-1][1].count if position.bids else total // 3
        return tuple(m for m in play.answers(position) if not high(m, floor + JUMP)) or (DOUBT,)

    def prior(self, position: State, move: Move) -> float:
        """Its mover knows the own cup, and nothing of the others."""
        return 0.05 + likelihood(position, move)

    def exploration(self) -> float:
        """One die more or less is what a round decides."""
        return 2.0 / self._view.total

    def step(self, position: State, move: Move) -> None:
        play.apply(position, move, SILENT)

    def values(self, position: State, rng: Rng) -> list[float]:
        """Played out by likelihood; then everybody's share of the dice."""
        while self.mover(position) != NOBODY:
            moves = self.moves(position)
            weights = [int(100 * likelihood(position, move) ** 2) + 1 for move in moves]
            self.step(position, moves[rng.weighted_index(weights)])
        total = sum(position.dice)
        return [dice / total for dice in position.dice]


def high(move: Move, most: int) -> bool:
    return isinstance(move, Bid) and move.count > most


def likelihood(state: State, move: Move) -> float:
    """How likely a bid is true, or a doubt right, for who is on turn."""
    bid = move if isinstance(move, Bid) else state.bids[-1][1]
    cup = state.cups[state.turn]
    sure = matching(cup, bid.face, wild=state.wild)
    chance = at_least(bid.count - sure, sum(state.dice) - len(cup), wild=state.wild)
    return chance if isinstance(move, Bid) else 1 - chance
