"""Errors as HTTP responses: status and body of each coded error."""

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
    """A request that is refused before it reaches a table."""

    def __init__(self, status: int, code: str, params: Mapping[str, object] | None = None) -> None:
        super().__init__(code, params)
        self.status = status


# Refusals of a table are conflicts with its state (409), except these.
STATUSES: Final = {
    "no-key": 401,
    "wrong-key": 401,
    "wrong-code": 403,
    "no-such-device": 404,
    "no-such-seat": 404,
    "no-such-game": 422,
    "no-such-lesson": 404,
    "no-such-lesson-here": 404,
    "lesson-no-stretch": 422,
    "lesson-answers": 422,
    "lesson-words-nowhere": 422,
    "lesson-no-piece": 422,
    "lesson-no-title": 422,
    "lesson-own-cards": 422,
    "lesson-too-long": 422,
    "no-such-scene": 404,
    "no-such-bot": 422,
    "too-many-seats": 422,
    "seats-open": 422,
    "not-stored": 503,
    "too-fast": 429,
}


def status_of(error: UngeheuerError) -> int:
    if isinstance(error, HttpError):
        return error.status
    if isinstance(error, EngineBug):
        return 500
    if isinstance(error, StoreError):
        return 503
    if not isinstance(error, TableError):  # what was sent is not playable
        return 422
    if isinstance(error, NoSuchTable):
        return 404
    return STATUSES.get(error.code, 403 if isinstance(error, NotAllowed) else 409)


def fault_of(error: UngeheuerError) -> Fault:
    """The error as a client needs it; a refused move or card set comes with all details."""
    params: dict[str, Any] = dict(error.params)
    if isinstance(error, StoreError):
        params = {"reason": "database"}  # the details are for the operator only
    if isinstance(error, CardSetError):
        params["problems"] = [CardProblem(p.path, p.code, p.params) for p in error.problems]
    if isinstance(error, RuleError):
        params["rule"] = error.rule
    if isinstance(error, RecordError) and isinstance(error.cause, RuleError):
        params["cause"] = refusal(error.cause)
    return Fault(error.code, params)
