"""Whether a database does what it is asked; when that changes, it is logged once."""

from __future__ import annotations

import logging
from typing import Final

from ungeheuer.server.logs import about

LOGGER: Final = logging.getLogger("ungeheuer.server")


class Health:
    """`trouble`: why it did not do it the last time; empty if it did."""

    def __init__(self, fails: str, works: str) -> None:
        self._fails = fails
        self._works = works
        self.trouble = ""

    def note(self, trouble: str) -> None:
        if trouble and not self.trouble:
            LOGGER.error(self._fails, extra=about(why=trouble))
        elif self.trouble and not trouble:
            LOGGER.warning(self._works)
        self.trouble = trouble
