"""What a screen reader would say: changes of live regions, and the name of what has the focus."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.browser.device import Device

# Regions that are read as a whole tell their text, those that grow tell what was added.
LISTEN = r"""(() => {
  window.heard = [];
  const REGIONS = "[role=status], [role=log], [role=alert], [aria-live]";
  const said = new WeakMap();
  const text = node => (node.nodeType === 1 && node.closest("[aria-hidden=true]")) ? "" :
    node.nodeType === 3 ? node.data : [...node.childNodes].map(text).join(
      node.nodeType === 1 && /^(DIV|UL|OL|SECTION)$/.test(node.tagName) ? " / " : "");
  const clean = node => text(node).replace(/\s+/g, " ").replace(/(^|\/)( \/)+/g, "$1")
    .replace(/^ ?\/ | \/ ?$/g, "").trim();
  const isLive = region => region.getAttribute("aria-live") !== "off" &&
    region.checkVisibility() && !region.closest("[inert], [aria-hidden=true]");
  const tell = (kind, words) => words && window.heard.push([kind, words]);
  const whole = region => {
    const now = clean(region);
    if (said.get(region) !== now) { said.set(region, now); tell("status", now); }
  };
  new MutationObserver(changes => {
    const regions = new Set();
    for (const change of changes) {
      const target = change.target.nodeType === 1 ? change.target : change.target.parentElement;
      const region = target?.closest(REGIONS);
      if (!region || !isLive(region)) continue;
      if (region.getAttribute("role") !== "log") regions.add(region);
      else for (const node of change.addedNodes) tell("log", clean(node));
    }
    regions.forEach(whole);
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""


SENTENCE = r"[^.!?…]{12,}[.!?…]"


class Listener:
    """Notes in order what was done and what was heard of it."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        self.lines: list[str] = []
        self.told: list[list[str]] = []
        device.context.add_init_script(LISTEN)
        self.cdp = device.context.new_cdp_session(device.page)

    def heard(self) -> list[tuple[str, str]]:
        """Since the last time."""
        return [tuple(each) for each in self.page.evaluate("window.heard.splice(0)")]

    def focused(self) -> str:
        """As Chromium tells it to whatever reads the screen."""
        found = self.cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
        told = self.cdp.send(
            "Accessibility.getPartialAXTree",
            {"objectId": found["result"]["objectId"], "fetchRelatives": False},
        )
        return self._named(told["nodes"][0])

    @staticmethod
    def _named(node: dict[str, Any]) -> str:
        role = node.get("role", {}).get("value", "")
        states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        pressed = "" if states.get("pressed", "false") == "false" else "pressed"
        name = str(node.get("name", {}).get("value", ""))
        return ", ".join(part for part in (name, role, pressed) if part)

    def do(self, what: str, deed: Callable[[], object], *, moves: bool = False) -> None:
        """Something is done; what came of it is noted when the table has come to rest."""
        self.heard()
        before = self.focused()
        deed()
        heard = self.heard()
        self.lines.append(f"> {what}")
        self._note(heard, moves=moves)
        if self.focused() != before:
            self.lines.append(f"  focus: {self.focused()}")

    def _note(self, heard: list[tuple[str, str]], *, moves: bool) -> None:
        """How the server's messages fell into pieces is chance; what they say is not."""
        if moves:
            self.told.append([words for _, words in heard])
        happened = " ".join(words for kind, words in heard if kind == "log")
        status = [words for kind, words in heard if kind == "status"]
        if happened:
            self.lines.append(f"  hears: {happened}")
        for words in status[-1:] if moves else status:
            self.lines.append(f"  status: {words}")

    def twice(self) -> list[str]:
        """Sentences about what happened that were heard more than once after one deed."""
        found = []
        for texts in self.told:
            sentences = [each.strip() for text in texts for each in re.findall(SENTENCE, text)]
            happened = [each for each in sentences if not each.endswith(("…", "?"))]
            found += [each for each in happened if happened.count(each) > 1]
        return found
