"""What a page holds in memory, after everything that may go has gone.

Machine code counts as memory, too, and the browser makes more of it for as long as a page is used:
whoever asks for bytes starts it with `WITHOUT_COMPILER`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page

WITHOUT_COMPILER: Final = "--js-flags=--jitless"


class Holding(NamedTuple):
    """Bytes of the JavaScript heap; objects of any class; DOM nodes and listeners, those out of
    sight included."""

    heap: int
    objects: int
    nodes: int
    listeners: int

    def __str__(self) -> str:
        return (
            f"{self.heap / 1e6:6.2f} MB {self.objects:7} objects"
            f" {self.nodes:6} nodes {self.listeners:5} listeners"
        )


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
        nodes, listeners = int(counted["nodes"]), int(counted["jsEventListeners"])
        return Holding(int(heap), self._objects(), nodes, listeners)

    def _objects(self) -> int:
        group = {"objectGroup": "counted"}
        ancestor = self._session.send(
            "Runtime.evaluate", {"expression": "Object.prototype"} | group
        )
        wanted = {"prototypeObjectId": ancestor["result"]["objectId"]} | group
        found = self._session.send("Runtime.queryObjects", wanted)["objects"]
        length = {
            "objectId": found["objectId"],
            "functionDeclaration": "function () {return this.length}",
        }
        count = self._session.send("Runtime.callFunctionOn", length)["result"]["value"]
        self._session.send("Runtime.releaseObjectGroup", group)
        return int(count)
