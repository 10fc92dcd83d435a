"""What a route of the HTTP API is: everything that can be known of it before it is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from ungeheuer.server.names import PersonId
from ungeheuer.server.service import Service

SMALL: Final = 64_000  # bytes of a body
CARDS: Final = 300_000
RECORD: Final = 2_200_000

Pace = Literal["reading", "making", "guessing"]


@dataclass(frozen=True, slots=True)
class Ask:
    """A request that has been read: everything in it is what the route's structs say."""

    service: Service
    person: PersonId
    where: Any
    query: Any
    body: Any


@dataclass(frozen=True, slots=True)
class File:
    """An answer that is the text of a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Route:
    """`where` describes the path's parts, `query` what stands behind the question mark.

    key: whether a person has to be named, may be, or is of no matter. pace: how often one address
    may ask. faults: the statuses of refusals that only this route knows.
    """

    method: Literal["GET", "POST"]
    path: str
    summary: str
    answer: type[Any]
    handler: Callable[[Ask], Awaitable[object]]
    where: type[Any] | None = None
    query: type[Any] | None = None
    body: type[Any] | None = None
    most: int = SMALL
    key: Literal["no", "may", "must"] = "no"
    pace: Pace = "reading"
    status: int = 200
    faults: tuple[int, ...] = ()

    def statuses(self) -> list[int]:
        """Every status with which a fault can come from here."""
        statuses = {429, 503, *self.faults}
        if self.where is not None:
            statuses.add(404)
        if self.query is not None:
            statuses.add(400)
        if self.method == "POST":
            statuses.add(403)  # from a page of another origin
        if self.body is not None:
            statuses |= {400, 413, 415}
        if self.key != "no":
            statuses.add(401)
        return sorted(statuses)
