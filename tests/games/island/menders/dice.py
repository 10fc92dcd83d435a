"""Mends what stands against using, locking and throwing dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.island.menders.giving import give
from tests.games.island.moments import asked
from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import chances as ch
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.dice import ANY
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    NO_CARD,
    WILD,
    CardId,
    Player,
)
from ungeheuer.games.island.rules.obstacles.moment import asked_for
from ungeheuer.games.island.rules.rolling import Rolling
from ungeheuer.games.island.rules.state import Ground, State

Mender = Callable[[State, Any, dict[str, Any]], bool | None]


def no_such_dice(state: State, _move: Move, params: dict[str, Any]) -> None:
    for dice in params["dice"]:
        (face,), count = dice["shows"], dice.get("count", 1)
        made = "any" if face == ANY else dice.get("made")
        if made is None:
            state.roll[FACE_NAMES.index(face)] += count
        else:
            state.pending[WILD if made == "any" else FACE_NAMES.index(face)] += count


def pending_first(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.pending = [0] * 7


def nothing_pending(state: State, move: c.Drop, _params: dict[str, Any]) -> None:
    state.pending[move.face] += 1


def no_throws_left(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.agenda[-1] = Rolling(1)


def still_useful(state: State, move: c.Drop, _params: dict[str, Any]) -> bool:
    """Nobody to heal and nobody to hit; other dice are always good for something."""
    for player, monster in enumerate(state.monsters):
        monster.hp = powers.cap(state, Player(player))
    for ground in state.island:
        ground.minions = [0] * 5
    state.boss.hp = 0
    found = asked(state)
    return found is not None and bool(state.question and state.question.ask.contains(move))


def make_room(ground: Ground, but: int = -1) -> None:
    """A die space is free; a die of the face `but` stays."""
    while ground.free_spaces() < 1:
        if ground.crystals:
            ground.crystals -= 1
            continue
        for dice in (ground.locked, ground.fresh):
            for face in range(6):
                if dice[face] and face != but and ground.free_spaces() < 1:
                    dice[face] -= 1
        if ground.free_spaces() < 1:
            ground.locked[but] = ground.fresh[but] = 0


def no_die_space(state: State, _move: Move, params: dict[str, Any]) -> None:
    make_room(state.island[params["zone"]])


def nothing_locked(state: State, move: Any, params: dict[str, Any]) -> None:
    ground = state.island[params["zone"]]
    make_room(ground, move.face)
    (ground.fresh if getattr(move, "new", False) else ground.locked)[move.face] += 1


def locked_now(state: State, move: Any, params: dict[str, Any]) -> None:
    if getattr(move, "card", NO_CARD):
        state.lock_on_card[move.card] = move.face
        return
    ground = state.island[params.get("zone", move.zone)]
    ground.fresh[move.face] -= 1
    ground.locked[move.face] += 1


def locked_before(state: State, move: m.Crystal, params: dict[str, Any]) -> None:
    assert move.face is not None
    ground = state.island[params["zone"]]
    ground.locked[move.face] -= 1
    ground.fresh[move.face] += 1


def card_full(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.lock_on_card.pop(params["card"], None)
    state.boss_on_card.pop(params["card"], None)


def not_on_card(state: State, move: m.Unlock, _params: dict[str, Any]) -> None:
    state.lock_on_card[move.card] = move.face


def wrong_wrenches(state: State, move: m.Build, params: dict[str, Any]) -> bool | None:
    """One wrench less, where a card allows it."""
    if params["used"] != 2 + move.upper:
        return False
    return give(state, CardId("K34"))


def wrong_number(state: State, move: t.Number, _params: dict[str, Any]) -> bool | None:
    most = max(part.n for part in asked_for(state))
    state.free_dice = move.n
    return 1 <= move.n <= most


def wrong_number_of_dice(state: State, move: Move, params: dict[str, Any]) -> bool | None:
    if isinstance(move, ch.Roll):
        state.hand = params["thrown"]
    else:
        state.free_boss_dice = params["thrown"]
    return bool(params["thrown"])


MENDERS: Final[dict[str, Mender]] = {
    "card-full": card_full,
    "die-still-useful": still_useful,
    "locked-before": locked_before,
    "locked-now": locked_now,
    "locked-this-turn": locked_now,
    "no-die-space": no_die_space,
    "no-such-dice": no_such_dice,
    "no-throws-left": no_throws_left,
    "not-on-card": not_on_card,
    "nothing-locked-there": nothing_locked,
    "nothing-pending": nothing_pending,
    "pending-first": pending_first,
    "wrong-number": wrong_number,
    "wrong-number-of-dice": wrong_number_of_dice,
    "wrong-wrenches": wrong_wrenches,
}
