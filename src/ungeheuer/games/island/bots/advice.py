"""Advice from the view alone, by the evaluation that the bots have."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.games.island.bots.features import Features, next_player, threat
from ungeheuer.games.island.bots.move_value import with_one_more
from ungeheuer.games.island.bots.quick import Choice, choices, evaluated
from ungeheuer.games.island.bots.turn_value import TurnValue
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.names import FACE_NAMES, FACES, Player
from ungeheuer.games.island.rules.rolling import Rolling, Throwing
from ungeheuer.games.island.rules.state import State

MOST: Final = 80  # the most further moves that are tried; of more, an evenly spaced sample
# further reasons, given by bots only
ATTACK: Final = "advice-attack"
AIM: Final = "advice-aim"
STOP: Final = "advice-stop"
FINISH: Final = "advice-finish"
BUILDERS: Final = "advice-builders"
MINIONS: Final = "advice-minions"
APPROACH: Final = "advice-approach"
DONE: Final = "advice-done"
ALLY: Final = "advice-ally"


def advise(state: State, decision: Decision[Move]) -> list[Advice[Move]]:
    """The moves with their values for the team, best first: what the quick player thinks of them.

    Those that it would not consider follow with the value of the position after them.
    """
    ask = decision.ask
    best = choices(state, ask)
    known = [choice.move for choice in best]
    moves = ask.others if isinstance(ask, Throwing) else ask.moves()
    others = [move for move in moves if move not in known]
    rest = evaluated(state, others[:: max(1, -(-len(others) // MOST))])
    least = best[-1].value
    ranked = best + [Choice(choice.move, min(choice.value, least)) for choice in rest]
    return [Advice(choice.move, choice.value, *reason(state, choice.move)) for choice in ranked]


# -- throwing again


def keep_reason(state: State) -> tuple[str, dict[str, object]]:
    """The face that counts most in the roll: without one of it, most would be lost."""
    roll = state.roll
    turn = TurnValue(Features(state), roll[:])
    lost = {}
    for face in FACES:
        if roll[face]:
            lost[face] = -turn.value(tuple(roll[f] - (f == face) for f in FACES))
    best = max(lost, key=lambda face: (lost[face], face), default=FACES[0])
    return "advice-keep", {"face": FACE_NAMES[best]}


def throw_reason(state: State, move: m.Throw) -> tuple[str, dict[str, object]]:
    """With the exact chance that a thrown die shows one of the faces that help most."""
    rolling = state.agenda[-1]
    assert isinstance(rolling, Rolling)
    kept = [state.roll[face] - move.dice[face] for face in FACES]
    turn = TurnValue(Features(state), [count + 1 for count in kept])
    worths = with_one_more(turn, kept)
    better = [worth for worth in worths if worth > sum(worths) / len(worths)]
    params: dict[str, object] = {
        "dice": sum(move.dice),
        "percent": round(100 * chance_within(max(1, len(better)), rolling.throws)),
        "throws": rolling.throws,
    }
    return "advice-throw", params


def chance_within(faces: int, throws: int) -> float:
    """The chance that one die shows one of `faces` faces within `throws` throws."""
    return float(1 - (1 - faces / 6) ** throws)


# -- reasons


def reason(state: State, move: Move) -> tuple[str, dict[str, object]]:
    """The reason for a move: a code and its parameters."""
    me = state.active
    if isinstance(move, m.Throw):
        return throw_reason(state, move)
    if isinstance(move, m.Attack | m.Hit):
        return ATTACK, {"hp": state.boss.hp}
    if isinstance(move, m.Heart):
        hurt = round(threat(state, move.monster), 1)
        return "advice-heal", {"player": int(move.monster), "threat": str(hurt)}
    if isinstance(move, m.Foot | t.MoveMonster):
        return "advice-move", {"zone": int(move.zone), "threat": str(round(threat(state, me), 1))}
    if isinstance(move, m.Lock):
        return "advice-lock", {"face": FACE_NAMES[move.face], "player": int(next_player(state))}
    return plain_reason(state, move)


def plain_reason(state: State, move: Move) -> tuple[str, dict[str, object]]:
    if isinstance(move, m.Fame):
        return "advice-steal" if move.stolen else "advice-fame", {"fame": state.me().fame}
    if move == m.KEEP:
        return keep_reason(state)
    if isinstance(move, c.Buy):
        return "advice-buy", {"card": state.market[move.slot]}
    if isinstance(move, m.Energy):
        return "advice-energy", {"energy": state.me().energy}
    return "advice-other", {"player": int(Player(state.active))}
