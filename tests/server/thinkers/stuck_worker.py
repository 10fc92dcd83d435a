"""The real worker, with a bot that never stops thinking."""

import sys
from typing import NoReturn

from ungeheuer.server.thinkers import mind, worker


class StuckMind(mind.Mind):
    def answer(self, line: bytes) -> NoReturn:
        sys.stderr.write("thinking\n")
        sys.stderr.flush()
        while True:
            pass


setattr(mind, "Mind", StuckMind)  # noqa: B010
worker.main()
