"""Moves tried out on copies, only as far as they can be judged: no question is made for nothing."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.island.bots.prospect import Prospect
from ungeheuer.games.island.bots.scene import Scene
from ungeheuer.games.island.bots.shopping import Purse, kept
from ungeheuer.games.island.bots.spoils import spoils
from ungeheuer.games.island.rules.ending import settle
from ungeheuer.games.island.rules.names import WILD
from ungeheuer.games.island.rules.play import HANDLERS, answer_top, ask_top
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import SCRIPT

RESTS: Final = ("attack", "resolve", "buy", "turn")  # here a position can be judged
FOLLOWED: Final = ("choose", "ally", "pylon", "crystal", "move-each", "lock-thrown")
DEEP: Final = 8  # how many further answers are tried out, at most
DOOMED: Final = 150.0  # the active monster has no HP, and its monster phase begins
CHECK: Final = SCRIPT.index(("check", 0))
SURE: Final = 0.97  # dice that are used are better than dice that could be


def after(state: State, move: Move) -> State:
    """A copy in which the move was made, and what follows from it at once."""
    twin = state.copy()
    answer_top(twin, move, SILENT)
    go_on(twin)
    return followed(twin)


def go_on(state: State) -> None:
    """Step after step until somebody is asked, or the position can be judged as it is."""
    state.question = None
    while True:
        settle(state, SILENT)
        if state.over():
            return
        step = state.agenda[-1]
        if step.kind in RESTS:
            return
        asked = ask_top(state)
        if asked is None:
            HANDLERS[step.kind].run(state, step, SILENT)
        elif asked.seat == CHANCE or asked.ask.size() > 1:
            state.question = asked
            return
        else:
            answer_top(state, asked.ask.moves()[0], SILENT)


def followed(state: State) -> State:
    """After the questions inside an action, each answered as is best at first sight."""
    for _ in range(DEEP):
        asked = state.question
        if asked is None or state.over() or asked.seat == CHANCE:
            break
        if state.agenda[-1].kind not in FOLLOWED:
            break
        best = -1e18
        chosen = state
        for move in asked.ask.moves():
            twin = state.copy()
            answer_top(twin, move, SILENT)
            go_on(twin)
            value = judge(twin)
            if value > best:
                best, chosen = value, twin
        state = chosen
    return state


def judge(state: State) -> float:
    """The position, with what the dice that lie there, a pool and the energy still promise."""
    scene = Scene(state)
    value = scene.value()
    if state.over():
        return value
    if state.me().hp == 0 and before_check(state):
        value -= DOOMED
    top = state.agenda[-1]
    if top.kind == "attack":
        value += spoils(scene, top.zone, top.n)[top.n]
    kinds = [step.kind for step in state.agenda]
    if "buy" in kinds:
        return value + shopping(scene)
    if any(state.roll) or any(state.pending) or "resolve" in kinds:
        return value + shopping(scene) + SURE * promised(scene)
    return value


def before_check(state: State) -> bool:
    """I-10.1: a monster without HP now loses the match, unless something saves it."""
    turn = state.agenda[0]
    return turn.kind == "turn" and 0 < turn.n <= CHECK


def shopping(scene: Scene) -> float:
    energy = scene.state.me().energy
    return SURE * (Purse(scene).worth(energy) - kept(energy))


def promised(scene: Scene) -> float:
    """What the dice in the roll and those pending bring, a "?" as what suits best."""
    state = scene.state
    dice = [state.roll[face] + state.pending[face] for face in range(6)]
    wild = state.pending[WILD]
    if not wild and state.hand != 1:
        return Prospect(scene, dice[:]).value(tuple(dice))
    prospect = Prospect(scene, [count + wild + state.hand for count in dice])
    for _ in range(wild):
        values = one_more(prospect, dice)
        dice[values.index(max(values))] += 1
    if state.hand == 1:  # it is being thrown
        return sum(one_more(prospect, dice)) / 6.0
    return prospect.value(tuple(dice))


def one_more(prospect: Prospect, dice: list[int]) -> list[float]:
    """By face: what a die more of it makes of these dice."""
    found = []
    for face in range(6):
        dice[face] += 1
        found.append(prospect.value(tuple(dice)))
        dice[face] -= 1
    return found
