"""The key that identifies this user at a server, in a file that nobody else can read."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

from ungeheuer.cli.remote.address import Address
from ungeheuer.engine.errors import MessageError
from ungeheuer.server.store.place import home
from ungeheuer.wire.files import os_reason, read_text


class KeyFile:
    """One person at one server."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> str:
        """The key; empty if there is none yet."""
        return read_text(self.path).strip() if self.path.exists() else ""

    def write(self, key: str) -> None:
        """Write a private temporary file and rename it, so that others can never read the key."""
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with contextlib.suppress(FileNotFoundError):
                beside.unlink()
            with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as f:
                f.write(f"{key}\n")
            beside.replace(self.path)
        except OSError as error:
            params = {"file": str(self.path), "reason": os_reason(error)}
            raise MessageError("unwritable-file", params) from None


def key_file(address: Address, given: str | None) -> KeyFile:
    """The file given, else the default one for this server."""
    if given:
        return KeyFile(Path(given))
    name = re.sub(r"[^A-Za-z0-9.-]", "_", address.server.partition("://")[2])
    return KeyFile(home() / "keys" / name)
