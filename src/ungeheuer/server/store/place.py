"""Where this machine keeps matches and the server's database."""

from __future__ import annotations

import os
from pathlib import Path

from ungeheuer.engine.errors import MessageError
from ungeheuer.wire.files import os_reason


def home() -> Path:
    """The folder for everything that is kept."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(os.environ.get("UNGEHEUER_HOME") or Path(state) / "ungeheuer")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        params = {"file": str(folder), "reason": os_reason(error)}
        raise MessageError("unwritable-file", params) from None
    return folder


def database() -> str:
    """The default address of the database."""
    return os.environ.get("UNGEHEUER_DATABASE") or f"sqlite:///{home() / 'ungeheuer.sqlite'}"
