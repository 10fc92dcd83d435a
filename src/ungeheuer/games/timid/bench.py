"""Benchmarks of `timid` alone: the character's moves, and searches of a floor."""

import random
from collections.abc import Callable

from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots.situation import Situation, comforts, seen_on
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board
from ungeheuer.games.timid.bots.solver.floor.search import Search
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.knowledge import arrangements, count, shares
from ungeheuer.games.timid.rules.moves import CHARACTER
from ungeheuer.games.timid.rules.state import State
from ungeheuer.games.timid.rules.view import View, floor_of

FLOORS = 200


def works() -> dict[str, Callable[[], int]]:
    floors = laid_floors()
    views = [RULES.view(state, CHARACTER) for state in floors]
    return {
        "timid moves": lambda: sum(walked(state) for state in floors),
        "timid counts": lambda: len([count(view) for view in views]),
        "timid shares": lambda: len([shares(view) for view in views]),
        "timid listed": lambda: sum(1 for _ in arrangements(views[0])),
        "timid searches": lambda: len([searched(view) for view in views[:2]]),
    }


def laid_floors() -> list[State]:
    """Random first floors, right after they are laid."""
    rng, cards = Rng(random.Random(1).random), shipped(RULES.package, "house", 1)
    floors = []
    for _ in range(FLOORS):
        state = RULES.setup({}, cards)
        for _ in range(2):
            asked = RULES.decide(state)
            assert isinstance(asked, Decision)
            RULES.apply(state, asked.ask.sample(rng), SILENT)
        floors.append(state)
    return floors


CHOICE = Rng(random.Random(2).random)


def walked(floor: State) -> int:
    """The character's moves on one floor, at random: decide, choose, apply."""
    state, moves = floor.copy(), 0
    while True:
        asked = RULES.decide(state)
        if not isinstance(asked, Decision) or asked.seat != CHARACTER:
            return moves
        RULES.apply(state, asked.ask.sample(CHOICE), SILENT)
        moves += 1


def searched(view: View) -> float:
    """The chance to get out of a whole first floor, searched without any cache."""
    floor = floor_of(view)
    search = Search(Board(floor.shape, comforts(view, floor.shape), []), None)
    return Situation(view, floor, search, seen_on(view, floor)).value()
