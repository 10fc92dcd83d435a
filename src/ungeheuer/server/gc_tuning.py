"""Garbage-collector tuning: a full collection over all live tables takes hundreds of milliseconds.

So young objects are collected often, survivors are frozen, and a full collection is made once an
hour. Reference counting frees nearly everything anyway.
"""

import asyncio
import gc
from typing import Final

SELDOM: Final = (10_000, 20, 50)
MINUTE: Final = 60.0
SEARCH: Final = 60  # minutes


async def keep() -> None:
    """For server processes only: a library must not touch the collector."""
    gc.set_threshold(*SELDOM)
    gc.freeze()
    while True:
        for _ in range(SEARCH):
            await asyncio.sleep(MINUTE)
            set_aside()
        search()


def set_aside() -> None:
    """Freeze what is alive now, so that later collections skip it."""
    gc.collect(1)
    gc.freeze()


def search() -> None:
    """A full collection, frozen objects included."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
