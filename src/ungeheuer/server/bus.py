"""Notifications that a table has changed. They carry no data: receivers read the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from ungeheuer.server.names import TableId

Listener = Callable[[TableId, int], None]


class Bus(ABC):
    """Carries `(table, seq)` to every process that has guests at that table."""

    @abstractmethod
    def publish(self, table: TableId, seq: int) -> None:
        """Announce that this table's log has reached `seq`."""

    @abstractmethod
    def subscribe(self, listener: Listener) -> None:
        """Call `listener` for every notification."""


class LocalBus(Bus):
    """For a single process: a notification is a function call."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: TableId, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)
