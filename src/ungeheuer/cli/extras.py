"""Which extra of the package brings the library that a command needs."""

from __future__ import annotations

from typing import Final

# The extras of pyproject.toml by the modules that they bring.
EXTRAS: Final = {
    "rich": "terminal",
    "fluent": "terminal",
    "websockets": "terminal",
    "alembic": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "tomlkit": "server",
    "uvicorn": "server",
    "psycopg": "postgres",
    "ray": "ray",
}


def extra_for(error: ModuleNotFoundError) -> str | None:
    """The extra to install; None if a module is missing for another reason."""
    package = (error.name or "").partition(".")[0]
    return EXTRAS.get(package)
