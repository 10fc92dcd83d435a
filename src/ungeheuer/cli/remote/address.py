"""Where a table is: the address of its server, and its name there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from ungeheuer.engine.errors import MessageError

# `http://host:port/#/table/ID` and `http://host:port/table/ID`; behind a proxy also with a folder.
LINK: Final = re.compile(
    r"^(?P<folder>[^#]*?)/?(?:#/?)?(?:table/(?P<table>[A-Za-z0-9_-]{1,40}))?/?$"
)
PORT: Final = 8420  # the default port of a server


@dataclass(frozen=True)
class Address:
    """A server, and perhaps a table there."""

    server: str  # http://host:port, without a slash at the end
    table: str | None = None

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/socket"

    @property
    def host(self) -> str:
        return urlsplit(self.server).netloc

    def link(self, table: str) -> str:
        """What others open to come to the same table."""
        return f"{self.server}/table/{table}"


def address(text: str) -> Address:
    """Read a link or the bare address of a server; `host` alone will do."""
    whole = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        raise MessageError("bad-address", {"value": text}) from None
    behind = LINK.fullmatch(parts.path + (f"#{parts.fragment}" if parts.fragment else ""))
    if parts.scheme not in {"http", "https"} or not parts.hostname or behind is None:
        raise MessageError("bad-address", {"value": text})
    host = parts.netloc
    if port is None and parts.scheme == "http" and "://" not in text:
        host = f"{host}:{PORT}"
    return Address(f"{parts.scheme}://{host}{behind['folder']}", behind["table"])
