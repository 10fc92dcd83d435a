"""The real worker, with a bot that never stops thinking."""

import sys
from typing import Any

from ungeheuer.server.thinkers import worker
from ungeheuer.server.thinkers.mind import Mind


def think_for_ever(_self: Mind, _line: bytes) -> Any:
    sys.stderr.write("thinking\n")
    sys.stderr.flush()
    while True:
        pass


Mind.answer = think_for_ever  # type: ignore[method-assign]
worker.main()
