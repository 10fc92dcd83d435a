"""The server of a soak: the usual one, with a fast clock and an account of what it holds.

`python -m bench.soak.server REPORT [arguments of ungeheuer serve]`. On SIGUSR1 it writes to REPORT
what is alive after a full collection.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

from bench.serving import usage_of
from ungeheuer.cli import main
from ungeheuer.server import service
from ungeheuer.server.environment import Environment
from ungeheuer.server.names import Millis
from ungeheuer.server.table import Table

SPEED: Final = 3600  # an hour a second
SWEEP_SECONDS: Final = 5.0
COMMON: Final = 60  # types that are counted by name
BEGAN: Final = time.time()


def fast_now() -> Millis:
    passed = time.time() - BEGAN
    return Millis(int(1000 * (BEGAN + passed * SPEED)))


def account() -> dict[str, Any]:
    """What is in memory: bytes before a full collection, then objects by their types."""
    memory = usage_of(os.getpid()).memory
    gc.unfreeze()
    garbage = gc.collect()
    alive = gc.get_objects()
    kinds = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in alive)
    found = {
        "memory": memory,
        "garbage": garbage,
        "objects": len(alive),
        "tables": sum(isinstance(each, Table) for each in alive),
        "kinds": dict(kinds.most_common(COMMON)),
    }
    gc.freeze()
    return found


def write_account(report: Path, _signal: int, _frame: FrameType | None) -> None:
    made = report.with_suffix(".new")
    made.write_text(json.dumps(account()))
    made.replace(report)


def serve(report: Path, args: list[str]) -> int:
    vars(service).update(
        Environment=partial(Environment, now=fast_now), SWEEP_SECONDS=SWEEP_SECONDS
    )
    signal.signal(signal.SIGUSR1, partial(write_account, report))
    return main(["serve", *args])


if __name__ == "__main__":
    sys.exit(serve(Path(sys.argv[1]), sys.argv[2:]))
