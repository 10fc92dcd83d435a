"""OpenSpiel's card games, driven from Python in two ways."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from ungeheuer.engine.rng import Rng


def ordinary(name: str) -> Callable[[], int]:
    """As a user of the library would: the standard library picks moves and chance outcomes."""
    game: Any = pyspiel.load_game(name)
    source = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                action = source.choices(actions, shares)[0]
            else:
                action = source.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
        return moves

    return play


def lean(name: str) -> Callable[[], int]:
    """As fast as Python can: a bare index by our own generator, chance taken as even."""
    game: Any = pyspiel.load_game(name)
    below = Rng(random.Random(1).random).below

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[below(len(outcomes))][0]
            else:
                actions = state.legal_actions()
                action = actions[below(len(actions))]
            state.apply_action(action)
            moves += 1
        return moves

    return play
