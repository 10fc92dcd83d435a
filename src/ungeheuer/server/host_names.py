"""By which names browsers may call this server.

A page of anybody's name that resolves to this machine (DNS rebinding) would be of our own origin:
so the name has to be one of ours. Numbers cannot be rebound.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from ungeheuer.server.settings import Settings

ANY: Final = "*"
LOOPBACK: Final = "localhost"


class HostNames:
    """`settings.hosts`, those of `origins`, the names of this machine, and all addresses."""

    def __init__(self, settings: Settings) -> None:
        named = {name_in(host) for host in (*settings.hosts, *hosts_of(settings.origins))}
        # A proxy knows its own names; whoever reaches it by another is not sent on to us.
        self._any = ANY in settings.hosts or (settings.behind_proxy and not settings.hosts)
        self._names = named | own_names()

    def allow(self, host: str) -> bool:
        """`host`: as it stands in the header; empty: no browser sends that."""
        name = name_in(host)
        if self._any or not host or name in self._names or name.endswith(f".{LOOPBACK}"):
            return True
        return is_address(name)


def name_in(host: str) -> str:
    """The name without a port, in small letters."""
    try:
        return (urlsplit(f"//{host.strip().lower()}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def hosts_of(origins: Iterable[str]) -> list[str]:
    return [origin.partition("://")[2] or origin for origin in origins]


@cache
def own_names() -> frozenset[str]:
    own = name_in(socket.gethostname())
    short = own.partition(".")[0]
    return frozenset({LOOPBACK, own, short, f"{short}.local"} - {"", ".local"})


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
