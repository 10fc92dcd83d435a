"""axe looks through a page as it stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = "options => axe.run(document, options)"
# Style sheets would be fetched for a rule that is not asked.
EVERYTHING: dict[str, object] = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}
COLOURS: dict[str, object] = EVERYTHING | {"runOnly": ["color-contrast"]}
# The figures on a drawn card are a picture: its name tells them in words, in another order.
DRAWN = ("data-card=", "data-guardian=", "data-spot=", "data-place=", "data-hand=")


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What keeps somebody out, by day or by night: the rule, and where it is broken."""
    # As a script tag the page's own policy would refuse it.
    page.evaluate(source() + "; undefined")
    page.emulate_media(color_scheme="light")
    found = violations(page, EVERYTHING)
    page.emulate_media(color_scheme="dark")
    return found + violations(page, COLOURS)


def violations(page: Page, options: dict[str, object]) -> list[str]:
    found: dict[str, Any] = page.evaluate(RUN, options)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
        if not is_drawn(violation["id"], node["html"])
    ]


def is_drawn(rule: str, element: str) -> bool:
    tag = element.split(">", maxsplit=1)[0]
    return rule == "label-content-name-mismatch" and any(mark in tag for mark in DRAWN)
