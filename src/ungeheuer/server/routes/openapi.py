"""The OpenAPI document, made from the table of routes and the structs it names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import ungeheuer
from ungeheuer.server.routes.route import Route
from ungeheuer.wire.api import Fault

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
KEY: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The key of a person, as POST /api/people gives it. Nowhere but in this header.",
}
FAULTS: Final = {
    400: "Does not match the schema",
    401: "No key, or a wrong one",
    403: "Not allowed for this person, or from this origin",
    404: "Not found",
    409: "In conflict with the state of the table",
    408: "The body did not come in time",
    413: "Too big",
    415: "Not JSON",
    422: "Well-formed, but not playable",
    429: "Too fast",
    503: "Temporarily unavailable",
}


def document(routes: Sequence[Route]) -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ungeheuer",
            "version": ungeheuer.__version__,
            "description": "Everything but the live socket, which is documented separately.",
        },
        "paths": paths,
        "components": {"schemas": schemas(routes), "securitySchemes": {"key": KEY}},
    }


def schemas(routes: Iterable[Route]) -> dict[str, Any]:
    structs = {Fault: None}
    for route in routes:
        structs |= dict.fromkeys(each for each in (route.answer, route.body) if each is not None)
    _, components = msgspec.json.schema_components(list(structs), ref_template=REF)
    return components


def operation(route: Route) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": route.summary,
        "operationId": named(route),
        "parameters": [*parameters(route.where, "path"), *parameters(route.query, "query")],
        "responses": responses(route),
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": content(route.body)}
    if route.key != "no":
        described["security"] = [{"key": []}] if route.key == "must" else [{"key": []}, {}]
    return described


def named(route: Route) -> str:
    parts = [part.strip("{}") for part in re.split(r"[/.]", route.path) if part != "api"]
    return "-".join([route.method.lower(), *filter(None, parts)])


def content(struct: type[Any]) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([struct], ref_template=REF)
    return {JSON: {"schema": schema}}


def parameters(struct: type[Any] | None, place: str) -> list[dict[str, Any]]:
    if struct is None:
        return []
    _, components = msgspec.json.schema_components([struct], ref_template=REF)
    schema = components[struct.__name__]
    return [
        {
            "name": name,
            "in": place,
            "required": name in schema["required"],
            "schema": without_null(each),
        }
        for name, each in schema["properties"].items()
    ]


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without null: absent parameters are omitted."""
    choices = [each for each in schema.get("anyOf", ()) if each != {"type": "null"}]
    return choices[0] if len(choices) == 1 else schema


def responses(route: Route) -> dict[str, Any]:
    described: dict[str, Any] = {
        str(route.status): {"description": route.summary, "content": content(route.answer)}
    }
    for status in route.statuses():
        described[str(status)] = {"description": FAULTS[status], "content": content(Fault)}
    return described
