"""Garbage-collector tuning: a full collection over all live tables takes hundreds of milliseconds.

So young objects are collected often, and once more before long; survivors are frozen, and a full
collection is made once an hour. Reference counting frees nearly everything anyway.
"""

import asyncio
import gc
from typing import Final

# The second number bounds a pause: with 20, 200,000 objects were looked through in one go.
THRESHOLDS: Final = (10_000, 3, 100_000)
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
    gc.collect(1)
    gc.freeze()


def collect_all() -> None:
    """A full collection, frozen objects included."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
