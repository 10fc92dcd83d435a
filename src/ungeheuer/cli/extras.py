"""Which extra of the package brings the library that a command needs."""

from __future__ import annotations

from collections.abc import Sequence
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
# Commands that need more than the terminal; `server` brings `terminal` with it.
OF_THE_SERVER: Final = frozenset({"serve", "db"})


def extra_for(error: ModuleNotFoundError, given: Sequence[str] = ()) -> str | None:
    """The extra to install for this command; None if a module is missing for another reason."""
    package = (error.name or "").partition(".")[0]
    extra = EXTRAS.get(package)
    return "server" if extra == "terminal" and OF_THE_SERVER.intersection(given) else extra
