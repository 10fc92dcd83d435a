"""What a page holds in memory, after everything that may go has gone."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page


class Holding(NamedTuple):
    """Bytes of the JavaScript heap, DOM nodes and listeners, those out of sight included."""

    heap: int
    nodes: int
    listeners: int

    def __str__(self) -> str:
        return f"{self.heap / 1e6:6.2f} MB {self.nodes:6} nodes {self.listeners:5} listeners"


class Heap:
    """The memory of one page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def holding(self) -> Holding:
        self._page.wait_for_load_state("networkidle")
        self._page.wait_for_timeout(1000)  # timers and animations that end by themselves
        for _ in range(3):  # what the last collection has freed may have held more
            self._session.send("HeapProfiler.collectGarbage")
        heap = self._session.send("Runtime.getHeapUsage")["usedSize"]
        counted = self._session.send("Memory.getDOMCounters")
        return Holding(int(heap), int(counted["nodes"]), int(counted["jsEventListeners"]))
