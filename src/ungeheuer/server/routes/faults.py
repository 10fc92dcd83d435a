"""Refusals as answers: which status a coded error has, and what it tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ungeheuer.engine.errors import (
    CardSetError,
    EngineBug,
    RecordError,
    RuleError,
    UngeheuerError,
)
from ungeheuer.server.errors import NoSuchTable, NotAllowed, TableError
from ungeheuer.server.store import StoreError
from ungeheuer.wire.api import CardProblem, Fault
from ungeheuer.wire.sync import refusal


class HttpError(UngeheuerError):
    """A request that is refused for what it is, before a table hears of it."""

    def __init__(self, status: int, code: str, params: Mapping[str, object] | None = None) -> None:
        super().__init__(code, params)
        self.status = status


# A table's refusals conflict with how it stands (409), but for these.
STATUSES: Final = {
    "no-key": 401,
    "wrong-key": 401,
    "wrong-code": 403,
    "no-such-seat": 404,
    "no-such-game": 422,
    "no-such-bot": 422,
    "too-many-seats": 422,
    "seats-open": 422,
    "not-stored": 503,
}


def status_of(error: UngeheuerError) -> int:
    if isinstance(error, HttpError):
        return error.status
    if isinstance(error, EngineBug):
        return 500
    if isinstance(error, StoreError):
        return 503
    if not isinstance(error, TableError):  # what was sent describes nothing that can be played
        return 422
    if isinstance(error, NoSuchTable):
        return 404
    return STATUSES.get(error.code, 403 if isinstance(error, NotAllowed) else 409)


def fault_of(error: UngeheuerError) -> Fault:
    """The error as a client needs it; a refused move or card set comes with all details."""
    params: dict[str, Any] = dict(error.params)
    if isinstance(error, StoreError):
        params = {"reason": "database"}  # what it complains of is the operator's business
    if isinstance(error, CardSetError):
        params["problems"] = [CardProblem(p.path, p.code, p.params) for p in error.problems]
    if isinstance(error, RuleError):
        params["rule"] = error.rule
    if isinstance(error, RecordError) and isinstance(error.cause, RuleError):
        params["cause"] = refusal(error.cause)
    return Fault(error.code, params)
