"""The end of a turn: held for clients that ask for it, released by people or by the clock.

Such a client brings a `grace`: for how many seconds a turn is held that leaves nothing over, after
its last answer. An answer that ends a turn and throws something away is not even made before its
person has said so.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ungeheuer.engine.holding import Ending, Holding, Turn
from ungeheuer.games import manifest
from ungeheuer.server import entries as log
from ungeheuer.server.actions.checks import in_play, is_host, not_over, own_seat
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.errors import NotAllowed
from ungeheuer.server.table import Table
from ungeheuer.wire.holding import Release, SetGrace


class Watched(NamedTuple):
    """A turn before an answer that may end it."""

    holding: Holding[Any]
    turn: Turn
    endings: list[Ending]


def watched(table: Table, seat: str) -> Watched | None:
    """The turn of this seat; None if it can neither be held nor taken back."""
    match = table.match
    brings = manifest(match.game.name).holding
    turn = match.game.turn(match.state)
    if brings is None or turn is None or turn[1] != seat or table.policy.undo == "none":
        return None
    holding = brings.load()
    return Watched(holding, turn, holding.endings(match.state))


def hold(tx: Transaction, seat: str, before: Watched, grace: int) -> None:
    """Hold the turn if the last move has ended it and there is something to wait for."""
    match = tx.table.match
    if match.decision is None or not before.holding.holds(before.turn, match.state):
        return
    ended_by = match.history[-1].move.text
    left = next((each.left for each in before.endings if each.move == ended_by), [])
    if left or grace:
        tx.enter(log.Held(seat, 0 if left else grace, list(left)))


def hold_answer(tx: Transaction, seat: str, before: Watched, text: str) -> bool:
    """Hold back an answer that would end the turn and throw something away; whether it is one."""
    match = tx.table.match
    if match.turn != seat:
        return False
    for each in before.endings:
        if each.turn and each.left and each.move == text.strip():
            tx.enter(log.Held(seat, 0, list(each.left), each.move))
            return True
    return False


def take_end_back(tx: Transaction, seat: str) -> bool:
    """The answer that this seat has held back is not made; whether there was one."""
    held = tx.table.hold
    if held is None or held.seat != seat or not held.move:
        return False
    tx.enter(log.Released(seat, taken_back=True))
    return True


def check_not_held(table: Table, seat: str) -> None:
    """Whoever waits for held turns does not answer while another seat's turn is held."""
    if table.hold is not None and table.hold.seat != seat:
        raise NotAllowed("turn-held", {"seat": table.hold.seat})


def release(tx: Transaction, message: Release, *, away: bool = False) -> None:
    """`away`: whether the person whose turn is held is not at the table."""
    own_seat(tx, message.seat)
    in_play(tx)
    held = tx.table.hold
    if held is None or message.seen != tx.table.version:
        return
    if held.seat not in tx.table.held(tx.person) and not away:
        raise NotAllowed("turn-held", {"seat": held.seat})
    tx.enter(log.Released(message.seat))
    if held.move:
        tx.play(held.seat, held.move)
    tx.go_on()


def time_is_up(tx: Transaction, held_at: int) -> None:
    """End the turn that has been held since then, unless something else has happened to it."""
    table = tx.table
    same = table.hold is not None and table.hold.grace and table.held_at == held_at
    if same and table.running and table.wish is None:
        tx.enter(log.Released())
        tx.go_on()


def set_grace(tx: Transaction, message: SetGrace) -> None:
    is_host(tx)
    not_over(tx)
    tx.enter(log.GraceSet(message.seconds))


ACTIONS: Final[Actions] = {Release: release, SetGrace: set_grace}
