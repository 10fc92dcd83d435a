"""axe looks through a page as it stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What keeps somebody out: the rule, and where it is broken."""
    # As a script tag the page's own policy would refuse it.
    page.evaluate(source() + "; undefined")
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
