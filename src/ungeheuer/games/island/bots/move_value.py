"""The value of a move: applied to a copy, run until the position can be evaluated."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.bots.damage_value import damage_values
from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.bots.shopping import Purse, energy_worth
from ungeheuer.games.island.bots.turn_value import TurnValue
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.ending import settle
from ungeheuer.games.island.rules.faces import energy_for
from ungeheuer.games.island.rules.names import ENERGY, WILD
from ungeheuer.games.island.rules.play import answer_top
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import Turn, place_of

RESTS: Final = ("attack", "resolve", "buy", "turn")  # positions are evaluated at these steps
FOLLOWED: Final = ("choose", "ally", "pylon", "crystal", "move-each", "lock-thrown")
DEEP: Final = 8  # most follow-up decisions
UNKNOWN: Final = -1e19  # no value is as low
DOOMED: Final = 150.0  # the active monster has no HP, and its monster phase begins
CHECK: Final = place_of("check")
SURE: Final = 0.97  # dice not used yet are worth a little less


def value_after(state: State, move: Move) -> float:
    """The value after the move and its follow-up decisions, each taken by its immediate value."""
    state = after(state, move)
    value = UNKNOWN
    for _ in range(DEEP):
        asked = state.question
        if asked is None or not is_follow_up(state, asked):
            break
        value = -1e18
        before = state
        for answer in asked.ask.moves():
            twin = after(before, answer)
            worth = evaluate(twin)
            if worth > value:
                value, state = worth, twin
    return evaluate(state) if value == UNKNOWN else value


def after(state: State, move: Move) -> State:
    """A copy after the move, at the next decision or where it can be evaluated."""
    twin = state.copy()
    answer_top(twin, move, SILENT)
    run_to_decision(twin)
    return twin


def is_follow_up(state: State, asked: Decision[Move]) -> bool:
    """Whether this decision is part of the action before it."""
    if state.over() or asked.seat == CHANCE:
        return False
    return state.agenda[-1].kind in FOLLOWED


def run_to_decision(state: State) -> None:
    """Run steps until there is a real decision or the position can be evaluated."""
    state.question = None
    while True:
        settle(state, SILENT)
        if state.over():
            return
        step = state.agenda[-1]
        if step.kind in RESTS:
            return
        asked = step.ask(state)
        if asked is None:
            step.run(state, SILENT)
        elif asked.seat == CHANCE or asked.ask.size() > 1:
            state.question = asked
            return
        else:
            answer_top(state, asked.ask.moves()[0], SILENT)


def evaluate(state: State) -> float:
    """The position, plus what its dice, attack pool and energy can still bring."""
    features = Features(state)
    value = features.value()
    if state.over():
        return value
    if state.me().hp == 0 and before_check(state):
        value -= DOOMED
    top = state.agenda[-1]
    if isinstance(top, Fight):
        value += damage_values(features, top.zone, top.pool)[top.pool]
    kinds = [step.kind for step in state.agenda]
    if "buy" in kinds:
        return value + shopping_worth(features, Purse(features, state.me().energy))
    if any(state.roll) or any(state.pending) or "resolve" in kinds:
        dice = state.roll[ENERGY] + state.pending[ENERGY] + state.pending[WILD] + state.hand
        purse = Purse(features, state.me().energy + energy_for(dice))
        return value + shopping_worth(features, purse) + SURE * dice_worth(features, purse)
    return value


def before_check(state: State) -> bool:
    """I-10.1: a monster without HP now loses the match, unless something saves it."""
    turn = state.agenda[0]
    return isinstance(turn, Turn) and 0 < turn.place <= CHECK


def shopping_worth(features: Features, purse: Purse) -> float:
    energy = features.state.me().energy
    return SURE * (purse.worth(energy) - energy_worth(energy))


def dice_worth(features: Features, purse: Purse) -> float:
    """What the roll and the pending dice can bring; a "?" counts as its best face."""
    state = features.state
    dice = [state.roll[face] + state.pending[face] for face in range(6)]
    wild = state.pending[WILD]
    if not wild and state.hand != 1:
        return TurnValue(features, dice[:], purse).value(tuple(dice))
    turn = TurnValue(features, [count + wild + state.hand for count in dice], purse)
    for _ in range(wild):
        values = with_one_more(turn, dice)
        dice[values.index(max(values))] += 1
    if state.hand == 1:  # it is being thrown
        return sum(with_one_more(turn, dice)) / 6.0
    return turn.value(tuple(dice))


def with_one_more(turn: TurnValue, dice: list[int]) -> list[float]:
    """By face: the value of these dice with one more of it."""
    values = []
    for face in range(6):
        dice[face] += 1
        values.append(turn.value(tuple(dice)))
        dice[face] -= 1
    return values
