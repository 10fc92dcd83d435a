"""Aid on request: computed in a thread, once for all who see the same."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import WeakKeyDictionary

from ungeheuer.wire.sync import SharedView


class Aids:
    """One thread for all tables: a dear forecast makes others wait for theirs, but no move."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aid")
        self._asked: WeakKeyDictionary[SharedView, asyncio.Future[Any]] = WeakKeyDictionary()

    async def of(self, shared: SharedView) -> Any:
        """The aid to a view; whoever asks meanwhile waits for the same."""
        asked = self._asked.get(shared)
        if asked is None:
            loop = asyncio.get_running_loop()
            asked = self._asked[shared] = loop.run_in_executor(self._thread, shared.aid)
        return await asyncio.shield(asked)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
