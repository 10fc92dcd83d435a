"""What a page has cost on the wire, as the browser itself counts it: headers and bodies as sent."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

# DevTools' "Fast 3G": latency in milliseconds, bytes per second.
FAST_3G: Final = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 180_000,
    "uploadThroughput": 84_375,
}
SLOWER_CPU: Final = 4


class Traffic:
    """Counts what a page loads, from now on."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[str, str] = {}
        self.encodings: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        self._frames = 0
        self._session = page.context.new_cdp_session(page)
        for event, heard in {
            "Network.requestWillBeSent": self._sent,
            "Network.responseReceived": self._answered,
            "Network.loadingFinished": self._finished,
            "Network.webSocketFrameReceived": self._frame,
        }.items():
            self._session.on(event, heard)
        self._session.send("Network.enable")

    def slow_down(self) -> None:
        """From now on the page has a Fast 3G line and a processor four times as slow."""
        self._session.send("Network.emulateNetworkConditions", FAST_3G)
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})

    def _sent(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self.asked[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        self.encodings[event["response"]["url"]] = headers.get("content-encoding", "")

    def _finished(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = int(event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self._frames += len(event["response"]["payloadData"].encode())

    @property
    def requests(self) -> int:
        return len(self.asked)

    @property
    def files(self) -> int:
        """What has come over HTTP."""
        return sum(self._bytes.values())

    @property
    def bytes(self) -> int:
        """What has come over HTTP, and in frames of the socket."""
        return self.files + self._frames

    def told(self) -> str:
        """All of it, the heaviest first."""
        rows = sorted(self.asked.items(), key=lambda row: -self._bytes.get(row[0], 0))
        lines = [
            f"{self._bytes.get(id, 0):8} {self.encodings.get(url, '') or '-':5} {url}"
            for id, url in rows
        ]
        total = f"{self.bytes:8}       {self.requests} requests; frames: {self._frames}"
        return "\n".join([*lines, total])
