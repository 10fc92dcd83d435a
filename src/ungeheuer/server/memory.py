"""The collector's pauses: looking through all live tables takes it hundreds of milliseconds.

So it looks at the young often and at the old hardly ever: what has lived for a while is set aside,
and a thorough search is made once in a long time. Reference counts free nearly everything anyway.
"""

import asyncio
import gc
from typing import Final

SELDOM: Final = (10_000, 20, 50)
MINUTE: Final = 60.0
SEARCH: Final = 60  # minutes


async def keep() -> None:
    """For a process that serves; a library does not touch the collector."""
    gc.set_threshold(*SELDOM)
    gc.freeze()
    while True:
        for _ in range(SEARCH):
            await asyncio.sleep(MINUTE)
            set_aside()
        search()


def set_aside() -> None:
    """What is alive now will stay for a while: it is not looked through again."""
    gc.collect(1)
    gc.freeze()


def search() -> None:
    """Once in a long time everything is looked through, what was set aside included."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
