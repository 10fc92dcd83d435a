"""Garbage-collector tuning: a full collection over all live tables takes hundreds of milliseconds.

So only what is young is looked through, and whatever survives that is frozen every minute, without
a second look, which would be a pause of its own. A full collection is made once an hour. Reference
counting frees nearly everything anyway.
"""

import asyncio
import gc
from typing import Final

NEVER: Final = 1_000_000  # collections of the next younger generation
THRESHOLDS: Final = (10_000, NEVER, NEVER)
MINUTE: Final = 60.0
FULL_COLLECTION: Final = 60  # minutes


async def run() -> None:
    """For server processes only: a library must not touch the collector."""
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()
    while True:
        for _ in range(FULL_COLLECTION):
            await asyncio.sleep(MINUTE)
            freeze_survivors()
        collect_all()


def freeze_survivors() -> None:
    """Freeze what is alive now, so that later collections skip it."""
    gc.collect(0)
    gc.freeze()


def collect_all() -> None:
    """A full collection, frozen objects included."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
