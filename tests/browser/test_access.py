"""No barrier on any page, in any phase, by day and by night."""

from __future__ import annotations

import pytest

from tests.amounts import share
from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES

# What a scene is about is told by the browser as an error, too.
EXPECTED = {
    "no-such-table": ["404"],
    "no-connection": ["WebSocket"],
}
# One moment of each phase; the others differ in how many people there are.
PHASES = {
    "mighty": (
        *("opening-6", "displacing-4", "king-4", "fight-4", "fought-3", "end-6", "watching-5"),
    ),
    "timid": ("building", "peeking", "jumped", "frozen", "floor-2-drawing", "end-escaped"),
    "island": ("placing-5", "throw-3", "dice-5", "attack-3", "market-3", "boss-3", "won-3"),
}
MOMENTS = [name for name in SCENES if name.startswith("board-")]
SOME = [f"board-{game}-{phase}" for game, phases in PHASES.items() for phase in phases]
# They differ from others in the game or in how many lie there; the campaign looks at them, too.
ALIKE = {
    *("create-timid", "create-hot-seat", "lobby-of-a-guest", "my-tables-none", "rules-timid"),
    *("rules-island", "cards-timid", "cards-island", "cards-timid-in-hand", "cards-island-in-hand"),
    *("cards-file", "mighty-of-six", "mighty-card-picked", "mighty-side-chat", "timid-why"),
    *("timid-built-half", "timid-end", "replay-of-mighty", "screen-timid", "screen-mighty"),
    *("hand-mighty-picked", "hand-timid-building", "hand-island-dice", "together-plan-making"),
    *("replay-of-the-dungeon-with-secrets", "mighty-by-text", "timid-by-text", "cards-gone"),
    "island-throwing",
    *("learn-mighty", "learn-island", "lesson-timid-dungeon"),
}
PAGES = [name for name in SCENES if name not in MOMENTS]


def look(visit: Visit, name: str) -> None:
    device = visit()
    device.allowed += EXPECTED.get(name, [])
    SCENES[name](device)
    assert barriers(device.page) == []


@pytest.mark.parametrize("name", share((name for name in PAGES if name not in ALIKE), at_home=3))
def test_axe_finds_nothing_on_a_page(visit: Visit, name: str) -> None:
    look(visit, name)


@pytest.mark.parametrize("name", share(SOME, at_home=2))
def test_axe_finds_nothing_on_a_board(viewer: Visit, name: str) -> None:
    look(viewer, name)


@pytest.mark.campaign
@pytest.mark.parametrize("name", [*sorted(ALIKE), *(name for name in MOMENTS if name not in SOME)])
def test_axe_finds_nothing_anywhere_else(visit: Visit, name: str) -> None:
    look(visit, name)


def test_a_barrier_is_found(visit: Visit) -> None:
    """The search itself would notice: a button without a name, and words that are hardly seen."""
    device = visit()
    SCENES["home"](device)
    device.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    device.page.evaluate("document.querySelector('h1').style.color = '#eee'")
    found = barriers(device.page)
    assert {line.split(":")[0] for line in found} >= {"button-name", "color-contrast"}


def test_all_phases_are_there() -> None:
    assert set(SOME) <= set(MOMENTS)
    assert set(PAGES) >= ALIKE
