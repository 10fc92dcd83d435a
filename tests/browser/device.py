"""Somebody's browser: one page, and everything that it complained about, asked for or received."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

from ungeheuer.games import NAMES
from ungeheuer.words import Words

PATIENCE = 20.0  # seconds; whoever waits longer has found a fault
FIRST_PAUSE, LONGEST_PAUSE = 10.0, 60.0  # milliseconds
LARGE: ViewportSize = {"width": 1280, "height": 800}
SMALL: ViewportSize = {"width": 360, "height": 640}
# The browser tells of most violations by itself, but not of all in the same words.
TELL_VIOLATIONS = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))"""
# Letters are there, and what was begun in this picture is drawn in the next but one.
DRAWN = """document.fonts.ready.then(() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""
# Most tests are about people who know the games: nothing is explained or offered to them.
KNOWN = {game: {"over": 9, "answers": 999, "asked": {"lesson": 9}} for game in NAMES}
KNOWS = f"""if (location.protocol.startsWith("http")) {{
  localStorage.practice ??= {json.dumps(json.dumps(KNOWN))};
  localStorage.sounds ??= "no";
}}"""
STORED = """async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage },
  (await indexedDB.databases()).map((base) => base.name), document.cookie])"""

Role = Literal[
    "button", "link", "heading", "tab", "radio", "combobox", "textbox", "dialog", "switch", "log"
]


def locale_of(language: str) -> str:
    return "de-DE" if language == "de" else "en-GB"


class Device:
    """A page of its own, watched from its first request to its last."""

    def __init__(
        self, context: BrowserContext, address: str, language: str = "en", *, new: bool = False
    ) -> None:
        self.context = context
        self.address = address
        self.language = language
        self.allowed: list[str] = []
        self.faults: list[str] = []
        self.frames: list[str] = []
        self._messages: list[dict[str, Any]] = []  # the same, read
        self.answers: list[Response] = []
        self.awaited: set[Request] = set()
        context.add_init_script(TELL_VIOLATIONS)
        if not new:
            context.add_init_script(KNOWS)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._requested)
        self.page.on("requestfinished", self._loaded)
        self.page.on("requestfailed", self._loaded)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._connected)

    @property
    def browser(self) -> Browser:
        found = self.context.browser
        assert found is not None
        return found

    def neighbour(self, *, new: bool = False) -> Device:
        """Somebody else's browser, who speaks the same language; `new` to all games."""
        locale = locale_of(self.language)
        context = self.browser.new_context(locale=locale, reduced_motion="reduce")
        return Device(context, self.address, self.language, new=new)

    # -- what happens

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.type}: {message.text}")

    def _requested(self, request: Request) -> None:
        self.awaited.add(request)
        self._asked_for(request.url)

    def _loaded(self, request: Request) -> None:
        self.awaited.discard(request)

    def _asked_for(self, url: str) -> None:
        if not url.startswith((f"{self.address}/", "data:", "blob:")):
            self.faults.append(f"outside: {url}")

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)

    def _connected(self, socket: WebSocket) -> None:
        self._asked_for(socket.url.replace("ws://", "http://", 1))
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def complaints(self) -> list[str]:
        """Everything that must not happen, but for what a test has allowed."""
        return [fault for fault in self.faults if not any(part in fault for part in self.allowed)]

    # -- what is known here

    def heard(self, kind: str) -> list[dict[str, Any]]:
        self._messages += [json.loads(frame) for frame in self.frames[len(self._messages) :]]
        return [message for message in self._messages if message["type"] == kind]

    def stored(self) -> str:
        return str(self.page.evaluate(STORED))

    def bodies(self) -> list[str]:
        """What the server has answered over HTTP, but for the client's own files.

        Words of installed games are such files, too: the same for everybody, and their text is
        gone once the page was left.
        """
        answers = (answer for answer in self.answers if "/api/" in answer.url)
        return [answer.text() for answer in answers if "/api/words?" not in answer.url]

    def everything(self) -> str:
        """All that somebody could read who takes the browser apart."""
        return "\n".join([*self.frames, *self.bodies(), self.stored(), self.page.content()])

    # -- what is done

    def say(self, code: str, **params: object) -> str:
        return Words(self.language).say(code, params)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def rest(self) -> None:
        """Until nothing more is loaded, and all is drawn."""
        self.until(lambda: self.page.evaluate(DRAWN) and not self.awaited)

    def by(self, role: Role, code: str, **params: object) -> Locator:
        """What has this role and is called so in this device's language."""
        return self.page.get_by_role(role, name=self.say(code, **params), exact=True)

    def until(self, check: Callable[[], object]) -> None:
        """Let the page go on until something has come true."""
        end = time.monotonic() + PATIENCE
        # What has happened is heard only while the page is asked for something.
        self.page.wait_for_timeout(1)
        pause = FIRST_PAUSE
        while not check():
            assert time.monotonic() < end, "it did not come true"
            self.page.wait_for_timeout(pause)
            pause = min(pause * 1.5, LONGEST_PAUSE)  # asking costs time that the page needs
