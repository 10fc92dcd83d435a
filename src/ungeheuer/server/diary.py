"""What happens at tables, as the log and the metrics tell it: never which move was made."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from ungeheuer.server import entries as log
from ungeheuer.server.logs import about
from ungeheuer.server.metrics import Metrics
from ungeheuer.server.store.chain import length
from ungeheuer.server.table import Table

LOGGER: Final = logging.getLogger("ungeheuer.tables")
EVENTS: Final[dict[type[Any], str]] = {
    log.Opened: "a table was opened",
    log.Started: "a match began",
    log.Ended: "a match ended",
}


def write_down(metrics: Metrics, table: Table, entries: Sequence[log.LogEntry]) -> None:
    """Called for every commit: whatever it does, every move pays for."""
    metrics.stored += len(entries)
    for logged in entries:
        kind = type(logged.entry)
        if kind is log.Played:
            metrics.moves += 1
        elif kind in EVENTS:
            _tell(EVENTS[kind], table, logged.entry)
    if LOGGER.isEnabledFor(logging.DEBUG):
        kinds = ",".join(type(logged.entry).__name__.lower() for logged in entries)
        told = about(table=table.id, move=len(table.match.history), entries=kinds)
        LOGGER.debug("a table has changed", extra=told)


def _tell(event: str, table: Table, entry: log.AnyEntry) -> None:
    how = {"why": entry.why} if isinstance(entry, log.Ended) else {}
    moves = len(table.match.history)
    told = about(table=table.id, game=table.match.game.name, move=moves, **how)
    LOGGER.info(event, extra=told)


def tell_read(metrics: Metrics, table: Table, head: str) -> None:
    """A log that was read: whether its end is missing, or today's rules do not bear it out.

    New entries go on from the head that was stored, so that a check still finds what is missing.
    """
    if length(head) not in {0, table.seq}:
        metrics.cut_logs += 1
        told = about(table=table.id, stored=length(head), found=table.seq)
        LOGGER.error("a log has not all entries that were stored", extra=told)
    if table.frozen is not None:
        told = about(table=table.id, move=table.frozen.move, why=table.frozen.code)
        LOGGER.warning("a table is frozen", extra=told)
