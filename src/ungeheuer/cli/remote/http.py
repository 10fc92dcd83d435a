"""The parts of the server's HTTP API that the terminal needs."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from typing import Any, Final, TypeVar

import msgspec

from ungeheuer.engine.errors import (
    CardSetError,
    MessageError,
    Problem,
    RuleError,
    UngeheuerError,
)
from ungeheuer.engine.names import RuleId
from ungeheuer.wire.api import (
    CardProblem,
    Claim,
    Code,
    CreateTable,
    Fault,
    NewTable,
    Person,
    TableList,
)

PATIENCE: Final = 20.0  # seconds
MOST: Final = 2**24  # bytes of an answer

A = TypeVar("A")


class Api:
    """Requests to one server, authenticated if there is a key."""

    def __init__(self, server: str, key: str = "") -> None:
        self._server = server
        self.key = key

    def new_person(self) -> Person:
        return self._ask("POST", "/api/people", Person)

    def code(self) -> Code:
        return self._ask("POST", "/api/people/code", Code)

    def claim(self, code: str) -> Person:
        return self._ask("POST", "/api/people/claim", Person, Claim(code=code))

    def tables(self) -> TableList:
        return self._ask("GET", "/api/tables", TableList)

    def my_tables(self) -> TableList:
        return self._ask("GET", "/api/my/tables", TableList)

    def create(self, wish: CreateTable) -> str:
        return self._ask("POST", "/api/tables", NewTable, wish).table

    def record(self, table: str) -> str:
        """The text of a table's record, redacted for us while the match is running."""
        return self._fetch("GET", f"/api/tables/{table}/record", None).decode()

    # -- asking

    def _ask(self, method: str, path: str, wanted: type[A], body: object = None) -> A:
        text = self._fetch(method, path, body)
        try:
            return msgspec.json.decode(text, type=wanted)
        except msgspec.DecodeError as error:
            raise MessageError("other-server", {"detail": str(error)}) from None

    def _fetch(self, method: str, path: str, body: object) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self._server}{path}", data, method=method)
        request.add_header("Accept", "application/json")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.key:
            request.add_unredirected_header("Authorization", f"Bearer {self.key}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text: bytes = answer.read(MOST)
                return text
        except urllib.error.HTTPError as error:
            with error:
                raise _fault(error.read(MOST), error.code) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            params = {"server": self._server, "reason": str(reason)}
            raise MessageError("no-server", params) from None


def _fault(body: bytes, status: int) -> UngeheuerError:
    """The error in a response; `other-server` if the body is not one of ours."""
    try:
        fault = msgspec.json.decode(body, type=Fault)
    except msgspec.DecodeError:
        return MessageError("other-server", {"detail": f"HTTP {status}"})
    params: dict[str, Any] = dict(fault.params)
    if isinstance(params.get("problems"), list):
        problems = msgspec.convert(params["problems"], list[CardProblem])
        listed = [Problem(each.path, each.code, each.params) for each in problems]
        return CardSetError(str(params.get("file", "")), listed)
    rule = params.pop("rule", None)
    if isinstance(rule, str):
        return RuleError(fault.code, RuleId(rule), params)
    return UngeheuerError(fault.code, params)
