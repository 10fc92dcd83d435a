"""Ends that can be undone: of matches that nobody came to, and what an operator closes."""

from __future__ import annotations

from typing import Final

from ungeheuer.server import entries as log
from ungeheuer.server.actions.checks import is_host, not_over
from ungeheuer.server.actions.transaction import Actions, Transaction
from ungeheuer.server.errors import TableError
from ungeheuer.wire.messages import Reopen

CLOSED: Final = "closed"
EXPIRED: Final = "expired"


def reopen(tx: Transaction, _: Reopen) -> None:
    """By the host: only what has expired, and only where nobody has seen its secrets since."""
    is_host(tx)
    if tx.table.ended != EXPIRED or tx.table.sealed is None:
        raise TableError("not-reopened")
    _go_on(tx)


def reopen_by_operator(tx: Transaction) -> None:
    """An operator knows what people have seen, and may reopen what was ended unsealed, too."""
    if tx.table.ended not in {EXPIRED, CLOSED}:
        raise TableError("not-reopened")
    _go_on(tx)


def _go_on(tx: Transaction) -> None:
    tx.enter(log.Reopened())
    tx.go_on()


def close_by_operator(tx: Transaction) -> None:
    not_over(tx)
    tx.enter(log.Ended(CLOSED, sealed=True))


ACTIONS: Final[Actions] = {Reopen: reopen}
