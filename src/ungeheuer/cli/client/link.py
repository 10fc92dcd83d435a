"""How the client reaches a table, local or remote: messages up, messages down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.wire import messages as wire
from ungeheuer.wire.sync import Sync

BUSY: Final = ("try-again", "too-fast")  # refusals after which the same is sent again


@dataclass
class Lost:
    """The connection is lost; the next attempt is made after `pause` seconds."""

    pause: float


@dataclass
class Failed:
    """The table cannot be reached."""

    error: UngeheuerError


News = wire.AnyDown | Lost | Failed


class Link(Protocol):
    """One table. Its messages go to `deliver`, possibly from another thread."""

    waiting: dict[str, wire.Up]  # sent and not answered yet
    known_moves: int | None  # how many moves the users here have seen already; None: unknown

    def start(self, deliver: Callable[[News], None]) -> None: ...

    def send(self, kind: type[wire.Up], **fields: Any) -> None:
        """Send a message. Each is answered by an ack, a refusal, or the requested data."""

    def take_answered(self, id: str) -> wire.Up | None:
        """Remove and return the pending message with this id; None if it was answered before."""

    def retry(self, message: wire.Up) -> None:
        """Send a message again that was refused because the table was busy."""

    def shown(self, sync: Sync) -> None:
        """Report what is on the screen now."""

    def advance(self) -> bool:
        """Let a bot of this process answer, before the user is asked; False if none has to."""

    def cardset(self, table: wire.TableMessage) -> CardSet:
        """The cards the table plays with."""

    def url(self, table: str) -> str:
        """The address others can open to join a table; empty for a local one."""

    def close(self) -> None: ...
