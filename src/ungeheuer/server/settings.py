"""What an operator can set. Every setting has a default that suits one household."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """By file, by environment (UNGEHEUER_PORT), by flag (--port): the later ones win."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""  # empty: one file in the folder of this person
    origins: list[str] = []  # pages of other addresses that may connect, besides our own
    behind_proxy: bool = False  # believe a proxy on this machine about who is asking
    workers: int = 0  # processes for bots; 0: one less than the machine has cores
    think_seconds: float = 10.0
    pace_seconds: float = 0.7
    beat_seconds: int = 30
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    requests_per_second: float = 20.0
    requests_at_once: float = 120.0
    connections: int = 5_000
    connections_per_address: int = 200
    expire_open_hours: int = 48  # 0: never
    expire_playing_days: int = 90
    expire_over_days: int = 0
    idle_minutes: int = 15  # tables that nobody looks at are put away in memory, not in the store
    log_level: str = "info"
