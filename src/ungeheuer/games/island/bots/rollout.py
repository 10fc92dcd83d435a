"""Rollouts: the quick player ends the turn, then a boss phase is sampled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.bots.common_random_numbers import CommonChance
from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.bots.known_answers import KnownAnswers
from ungeheuer.games.island.bots.quick import choose
from ungeheuer.games.island.bots.turn_value import TurnValue
from ungeheuer.games.island.rules.dice import Dice
from ungeheuer.games.island.rules.ending import settle
from ungeheuer.games.island.rules.play import answer_top
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import Turn, place_of

END: Final = place_of("end")
TAKE: Final = place_of("take")
LOGIT: Final = 0.06  # logit of winning per point of a position's value
# typical results of three throws of six dice: heart, energy, fame, claw, foot, wrench
USUAL: Final[list[Dice]] = [(1, 0, 1, 3, 1, 0), (1, 0, 1, 2, 2, 0), (2, 0, 1, 2, 1, 0)]
MOST_USUAL: Final = [2, 0, 1, 3, 2, 0]


def play_on(
    state: State,
    turn: int,
    place: int,
    chances: CommonChance | None,
    known: KnownAnswers | None = None,
) -> None:
    """Play up to this place in the script of this turn, or to the end of the match.

    Without chances, also no further than to the next throw or draw. Known answers are looked up.
    """
    while True:
        settle(state, SILENT)
        if state.over():
            return
        step = state.agenda[-1]
        if isinstance(step, Turn) and step.place == place and state.turn >= turn:
            return
        asked = step.ask(state)
        if asked is None:
            step.run(state, SILENT)
        elif asked.seat == CHANCE:
            if chances is None:
                return
            answer_top(state, chances.answer(state, asked), SILENT)
        elif asked.ask.size() == 1:
            answer_top(state, asked.ask.moves()[0], SILENT)
        else:
            ask = asked.ask
            move = choose(state, ask) if known is None else known.choose(state, ask)
            answer_top(state, move, SILENT)


def after_turn(state: State, move: Move, seed: int, known: KnownAnswers | None = None) -> State:
    """A copy after this move and the rest of the turn."""
    twin = state.copy()
    answer_top(twin, move, SILENT)
    play_on(twin, max(1, twin.turn), END, CommonChance(seed), known)
    return twin


def before_chance(ended: State) -> State:
    """A copy after what follows the end of a turn for certain: what all samples begin with."""
    twin = ended.copy()
    play_on(twin, ended.turn + 1, TAKE, None)
    return twin


def sample_win_chance(begun: State, turn: int, seed: int, even: float) -> float:
    """Win chance after one sampled boss phase of this turn, whose start `before_chance` made.

    A position worth `even` counts as one half.
    """
    twin = begun.copy()
    play_on(twin, turn, TAKE, CommonChance(seed))
    if twin.won:
        return 1.0
    return 0.0 if twin.lost else win_chance(worth_before_throw(twin) - even)


def worth_before_throw(state: State) -> float:
    """Value of a position before the throw, with the mean value of typical rolls."""
    features = Features(state)
    turn_value = TurnValue(features, MOST_USUAL)
    total = 0.0
    for dice in USUAL:
        total += turn_value.value(dice)
    return features.value() + total / len(USUAL)


def win_chance(points_more: float) -> float:
    """Win chance for a difference in value."""
    return 1.0 / (1.0 + exp(-LOGIT * points_more))


def points(share: float) -> float:
    """The inverse of `win_chance`."""
    share = min(0.999, max(0.001, share))
    return log(share / (1.0 - share)) / LOGIT
