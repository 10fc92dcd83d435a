"""Whether the machine's clock can be believed: nothing expires by it, but operators should know."""

from __future__ import annotations

import logging
from typing import Final

from ungeheuer.server.environment import Environment
from ungeheuer.server.logs import about

LOGGER: Final = logging.getLogger("ungeheuer.server")
HOUR: Final = 3_600.0
LONG: Final = 30 * 24 * HOUR  # in which nobody touched anything: or the clock is ahead
BELIEVED: Final = 24 * HOUR  # after so long without another jump


class Clockwork:
    """Compares the clock with one that nobody can set, and with what the database says."""

    def __init__(self, env: Environment) -> None:
        self._env = env
        self._began = self._difference()
        self._doubted: float | None = None  # since when

    def _difference(self) -> float:
        return self._env.now() / 1000 - self._env.running()

    def begin(self, touched: int) -> None:
        """`touched`: when, by the clock of then, something was stored last; 0: never."""
        since = (self._env.now() - touched) / 1000
        if touched and not -HOUR <= since <= LONG:
            self._doubt(since, "the clock is far from the last thing that was stored")

    def look(self) -> None:
        """Log a jump, once."""
        jump = self._difference() - self._began
        if abs(jump) > HOUR:
            self._began += jump
            self._doubt(jump, "the clock has jumped")

    def _doubt(self, seconds: float, event: str) -> None:
        self._doubted = self._env.running()
        LOGGER.error(event, extra=about(hours=round(seconds / HOUR, 1)))

    @property
    def is_doubted(self) -> bool:
        now = self._env.running()
        return self._doubted is not None and now - self._doubted < BELIEVED
