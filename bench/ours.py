"""Our own games: random matches and copies of states."""

import random
from collections.abc import Callable

from ungeheuer.bots.playout import playout
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game as find_game

COPIES = 1000
VERSION = 1  # of the cards: what is shipped next changes no figure


def driven(name: str) -> Callable[[], int]:
    """A match move by move from Python: decide, choose, apply; chance moves count."""
    game = find_game(name)
    options, cards = game.checked({}), shipped(game.package, "house", VERSION)
    rng = Rng(random.Random(1).random)

    def play() -> int:
        state, moves = game.setup(options, cards), 0
        while True:
            asked = game.decide(state)
            if not isinstance(asked, Decision):
                return moves
            game.apply(state, asked.ask.sample(rng), SILENT)
            moves += 1

    return play


def inside(name: str) -> Callable[[], int]:
    """The same loop as search bots run it, compiled where the build is."""
    game = find_game(name)
    options, cards = game.checked({}), shipped(game.package, "house", VERSION)
    rng = Rng(random.Random(1).random)
    return lambda: playout(game, game.setup(options, cards), rng)[1]


def copies(name: str) -> Callable[[], int]:
    """Copies of a position in the middle of a match."""
    game = find_game(name)
    state = game.setup(game.checked({}), shipped(game.package, "house", VERSION))
    rng = Rng(random.Random(1).random)
    for _ in range(20):
        asked = game.decide(state)
        if isinstance(asked, Decision):
            game.apply(state, asked.ask.sample(rng), SILENT)

    def work() -> int:
        for _ in range(COPIES):
            game.copy(state)
        return COPIES

    return work
