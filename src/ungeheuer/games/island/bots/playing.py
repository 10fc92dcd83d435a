"""A position played on: the turn to its end by the quick player, then sampled boss phases."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.bots.prospect import Prospect
from ungeheuer.games.island.bots.quick import choose
from ungeheuer.games.island.bots.scene import Scene
from ungeheuer.games.island.bots.stream import Chances
from ungeheuer.games.island.rules.dice import Dice
from ungeheuer.games.island.rules.ending import settle
from ungeheuer.games.island.rules.play import HANDLERS, answer_top, ask_top
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import SCRIPT

END: Final = SCRIPT.index(("end", 0))
TAKE: Final = SCRIPT.index(("take", 0))
LOGIT: Final = 0.06  # how much a point of a position's worth moves the chance to win
# what three throws of six dice often come to: heart, energy, fame, claw, foot, wrench
USUAL: Final[list[Dice]] = [(1, 0, 1, 3, 1, 0), (1, 0, 1, 2, 2, 0), (2, 0, 1, 2, 1, 0)]
MOST_USUAL: Final = [2, 0, 1, 3, 2, 0]


def play_on(state: State, turn: int, place: int, chances: Chances) -> None:
    """Up to that place in the script of that turn, or to the end of the match."""
    while True:
        settle(state, SILENT)
        if state.over():
            return
        step = state.agenda[-1]
        if step.kind == "turn" and step.n == place and state.turn >= turn:
            return
        asked = ask_top(state)
        if asked is None:
            HANDLERS[step.kind].run(state, step, SILENT)
        elif asked.seat == CHANCE:
            answer_top(state, chances.answer(state, asked), SILENT)
        elif asked.ask.size() == 1:
            answer_top(state, asked.ask.moves()[0], SILENT)
        else:
            answer_top(state, choose(state, asked.ask), SILENT)


def turn_ended(state: State, move: Move, seed: int) -> State:
    """A copy after this move and the rest of the turn."""
    twin = state.copy()
    answer_top(twin, move, SILENT)
    play_on(twin, max(1, twin.turn), END, Chances(seed))
    return twin


def sampled(ended: State, seed: int, even: float) -> float:
    """The team's chance after the next boss phase, once; a worth of `even` counts as one half."""
    twin = ended.copy()
    play_on(twin, ended.turn + 1, TAKE, Chances(seed))
    if twin.won:
        return 1.0
    return 0.0 if twin.lost else chance(worth(twin) - even)


def worth(state: State) -> float:
    """A position before the dice are thrown, with what they usually bring here."""
    scene = Scene(state)
    prospect = Prospect(scene, MOST_USUAL)
    total = 0.0
    for dice in USUAL:
        total += prospect.value(dice)
    return scene.value() + total / len(USUAL)


def chance(points_more: float) -> float:
    """A difference in worth as a share of matches."""
    return 1.0 / (1.0 + exp(-LOGIT * points_more))


def points(share: float) -> float:
    """The same the other way round."""
    share = min(0.999, max(0.001, share))
    return log(share / (1.0 - share)) / LOGIT
