"""The OpenAPI document: complete, and kept by the real server whatever is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.amounts import amount
from tests.server.house import House
from tests.server.http.asking import Api, Played, a_table
from ungeheuer.server.routes.all import ROUTES, described
from ungeheuer.wire.api import Fault

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
NAMED = [f"{route.method} {route.path}" for route in ROUTES]


@pytest.fixture(scope="module")
def played(home: House) -> Played:
    return a_table(home, "mighty", {"players": 3}, people=3, moves=9)


def test_the_document_has_every_route_and_every_struct(api: Api) -> None:
    document = api.get("/api/openapi.json").json
    assert document["openapi"].startswith("3.1")
    routes = {(r.method.lower(), r.path) for r in ROUTES}
    assert routes == {(how, path) for path, each in document["paths"].items() for how in each}
    assert {route.body.__name__ for route in ROUTES if route.body} <= set(
        document["components"]["schemas"]
    )
    assert Fault.__name__ in document["components"]["schemas"]
    ids = [each["operationId"] for path in document["paths"].values() for each in path.values()]
    assert len(set(ids)) == len(ROUTES)


def test_every_route_names_the_parts_of_its_path() -> None:
    for path, methods in described()["paths"].items():
        for operation in methods.values():
            parts = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert parts == {part.strip("{}") for part in path.split("/") if part.startswith("{")}


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """What the document allows, and what it does not."""
    fits: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not (operation.body or operation.query or operation.path_parameters):
        return fits
    unfit: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return fits | unfit


def try_out(route: str, api: Api, table: str, examples: int) -> None:
    """Whatever comes to mind, and a table that is really there every other time."""
    schema: Any = schemathesis.openapi.from_dict(described())
    schema.config.update(base_url=f"http://127.0.0.1:{api.port}")
    method, _, path = route.partition(" ")
    operation = schema[path][method]

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases(operation), real=st.booleans(), known=st.booleans())
    def one(case: Any, real: bool, known: bool) -> None:  # noqa: FBT001
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {api.key}"} if known else {}
        case.call_and_validate(checks=CHECKS, headers=headers)

    one()


@pytest.mark.long
@pytest.mark.parametrize("route", NAMED)
def test_the_server_keeps_to_the_document(route: str, played: Played) -> None:
    try_out(route, played.people["0"], played.id, amount(15, at_home=6))


@pytest.mark.campaign
@pytest.mark.parametrize("route", NAMED)
def test_the_server_keeps_to_the_document_for_long(route: str, played: Played) -> None:
    try_out(route, played.people["0"], played.id, 1500)
