"""How the client reaches a table: messages up, messages down, wherever the table is."""

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
    """The connection is cut; it is tried again after `pause` seconds."""

    pause: float


@dataclass
class Failed:
    """The table cannot be reached."""

    error: UngeheuerError


News = wire.AnyDown | Lost | Failed


class Link(Protocol):
    """One table. What it says is handed to `deliver`, perhaps from another thread."""

    waiting: dict[str, wire.Up]  # sent and not answered yet
    known_moves: int | None  # those the people here have seen before; None: nobody can tell

    def start(self, deliver: Callable[[News], None]) -> None: ...

    def send(self, kind: type[wire.Up], **fields: Any) -> None:
        """Every message is answered: by an ack, a refusal, or what it asks for."""

    def settled(self, id: str) -> wire.Up | None:
        """The message this answers, which no longer waits; None if it was answered before."""

    def retry(self, message: wire.Up) -> None:
        """Send a message again that was refused because the table was busy."""

    def shown(self, sync: Sync) -> None:
        """This is on the screen now."""

    def advance(self) -> bool:
        """Before the person is asked: let bots answer that think here. False if there are none."""

    def cardset(self, table: wire.TableMessage) -> CardSet:
        """The cards the table plays with."""

    def url(self, table: str) -> str:
        """What others open to come to a table; empty where nobody else can come."""

    def close(self) -> None: ...
