"""Advice from the view alone: every move is tried on a copy and valued."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Advice
from ungeheuer.games.island.bots.judging import (
    LOCKED,
    chance_within,
    distance,
    face_worth,
    next_player,
    roll_value,
    team_value,
    threat,
    values_by_throws,
)
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import play
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.names import FACE_NAMES, FACES, Face, Player
from ungeheuer.games.island.rules.rolling import Rolling, Throwing
from ungeheuer.games.island.rules.state import State

DEEP: Final = 12  # how many further answers are tried out, at most
MOST: Final = 80  # the most moves that are tried; of more, an evenly spaced sample
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
FOLLOWED: Final = ("attack", "choose", "ally", "pylon", "crystal", "move-each", "lock-thrown")


def advise(state: State, decision: Decision[Move]) -> list[Advice[Move]]:
    """Every move with its value for the team, best first."""
    if isinstance(decision.ask, Throwing):
        return ranked(throws(state, decision.ask))
    moves = list(decision.ask.moves())
    step = -(-len(moves) // MOST)
    now = worth(state)
    return ranked([tried(state, move, now) for move in moves[::step]])


def ranked(advice: list[Advice[Move]]) -> list[Advice[Move]]:
    return sorted(advice, key=_by_value, reverse=True)


def _by_value(advice: Advice[Move]) -> float:
    return advice.value


def worth(state: State) -> float:
    """The position, with what the dice of the roll can still bring."""
    value = team_value(state)
    if not state.over() and any(step.kind == "resolve" for step in state.agenda):
        value += 0.9 * roll_value(state)
    return value


def tried(state: State, move: Move, now: float) -> Advice[Move]:
    """The move with its gain in value, tried on a copy together with its follow-up questions."""
    twin = state.copy()
    play.apply(twin, move, SILENT)
    follow(twin, DEEP)
    return Advice(move, worth(twin) + correction(state, move) - now, *reason(state, move))


def follow(state: State, deep: int) -> None:
    """Answer the questions inside an action, each by the best immediate value."""
    while deep and not state.over() and state.agenda[-1].kind in FOLLOWED:
        question = state.question
        assert question is not None
        if question.seat == "chance":
            return
        moves = list(question.ask.moves())
        play.apply(
            state,
            max(moves, key=ImmediateValue(state).value) if len(moves) > 1 else moves[0],
            SILENT,
        )
        deep -= 1


class ImmediateValue:
    """The value of the position right after each answer."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def value(self, move: Move) -> float:
        twin = self._state.copy()
        play.apply(twin, move, SILENT)
        return team_value(twin)


def correction(state: State, move: Move) -> float:
    """Correction for value that does not show at once: unused tiles keep their value."""
    if isinstance(move, c.Activate):
        return -0.5
    if isinstance(move, c.Recharge):
        return -1.0 if state.agenda[-1].kind == "window" else 0.2
    if isinstance(move, m.Lock):
        return locking(state, move)
    if move == m.SWEEP:
        return -1.0
    return 0.0


def locking(state: State, move: m.Lock) -> float:
    """Locked dice serve the next player, if that player is near."""
    far = distance(state.monsters[next_player(state)].zone, state.me().zone)
    return 0.3 if far <= 1 else -LOCKED[move.face]


# -- throwing again


def throws(state: State, ask: Throwing) -> list[Advice[Move]]:
    """Each die is kept if its face is worth more than another throw of it, by exact odds."""
    rolling = state.agenda[-1]
    assert isinstance(rolling, Rolling)
    left = rolling.throws
    worths = face_worth(state)
    again = values_by_throws(worths, left)[-1]
    poor = [face for face in FACES if state.roll[face] and worths[face] < again]
    gain = sum(state.roll[face] * (again - worths[face]) for face in poor)
    advice: list[Advice[Move]] = [keep(state, worths)]
    if poor:
        advice.append(throw(state, poor, gain, left))
    now = worth(state)
    support = [move for move in ask.others if isinstance(move, c.Activate | c.Recharge)]
    advice += [tried(state, move, now) for move in support]
    return advice


def keep(state: State, worths: list[float]) -> Advice[Move]:
    best = max((worths[face], face) for face in FACES if state.roll[face])
    return Advice(m.KEEP, 0.0, "advice-keep", {"face": FACE_NAMES[best[1]]})


def throw(state: State, poor: list[Face], gain: float, left: int) -> Advice[Move]:
    counts = tuple(state.roll[face] if face in poor else 0 for face in FACES)
    better = [face for face in FACES if face not in poor]
    params: dict[str, object] = {
        "dice": sum(counts),
        "percent": round(100 * chance_within(max(1, len(better)), left)),
        "throws": left,
    }
    return Advice(m.Throw(counts), gain, "advice-throw", params)


# -- reasons


def reason(state: State, move: Move) -> tuple[str, dict[str, object]]:
    """The reason for a move: a code and its parameters."""
    me = state.active
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
    if isinstance(move, c.Buy):
        return "advice-buy", {"card": state.market[move.slot]}
    if isinstance(move, m.Energy):
        return "advice-energy", {"energy": state.me().energy}
    return "advice-other", {"player": int(Player(state.active))}
