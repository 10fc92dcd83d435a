"""The declaration of a route of the HTTP API."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from ungeheuer.server.names import PersonId
from ungeheuer.server.reading.tasks import AnyTask
from ungeheuer.server.service import Service

SMALL: Final = 64_000  # bytes of a body
CARDS: Final = 300_000
RECORD: Final = 2_200_000
LIST: Final = 5.0  # requests that a list of tables counts for

Pace = Literal["reading", "making", "guessing"]


@dataclass(frozen=True, slots=True)
class Ask:
    """A request, decoded and validated by the route's structs."""

    service: Service
    person: PersonId
    where: Any
    query: Any
    body: Any
    address: str = ""
    key: str = ""
    agent: str = ""  # what the client calls itself

    async def read(self, task: AnyTask) -> msgspec.Raw:
        """What a stranger has sent, read where it can do no harm; whoever sent it pays for it."""
        return await self.service.readers.read(self.address, task)


@dataclass(frozen=True, slots=True)
class File:
    """A response that is downloaded as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Route:
    """`where` describes the path parameters, `query` the query parameters.

    key: whether a person's key is required, optional or ignored. pace: which rate limit applies.
    faults: additional status codes of this route. lasting: the answer is the same for everybody
    until the server is another one, so clients keep it and only ask whether it still holds.
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
    lasting: bool = False
    cost: float = 1.0  # in requests: lists are dearer than most

    def statuses(self) -> list[int]:
        """Every status code that this route may fail with."""
        statuses = {429, 503, *self.faults}
        if self.where is not None:
            statuses.add(404)
        if self.query is not None:
            statuses.add(400)
        if self.method == "POST":
            statuses.add(403)  # from a page of another origin
        if self.body is not None:
            statuses |= {400, 408, 413, 415}
        if self.key != "no":
            statuses.add(401)
        return sorted(statuses)
