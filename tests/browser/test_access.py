"""No barrier on any page, in any phase, by day and by night."""

from __future__ import annotations

import pytest

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES

# What a scene is about is told by the browser as an error, too.
EXPECTED = {
    "no-such-table": ["404"],
    "no-connection": ["WebSocket"],
}


@pytest.mark.parametrize("name", SCENES)
def test_axe_finds_nothing(visit: Visit, name: str) -> None:
    device = visit()
    device.allowed += EXPECTED.get(name, [])
    SCENES[name](device)
    found = barriers(device.page)
    device.page.emulate_media(color_scheme="dark")
    assert found + barriers(device.page) == []


def test_a_barrier_is_found(visit: Visit) -> None:
    """The search itself would notice: a button that has no name."""
    device = visit()
    SCENES["home"](device)
    device.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [line for line in barriers(device.page) if line.startswith("button-name")]
