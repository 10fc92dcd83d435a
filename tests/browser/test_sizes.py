"""Twice as large, on a phone upright and lying: nothing is lost, covered, or beside the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, ViewportSize

from tests.browser.conftest import Visit
from tests.browser.device import LARGE, Device
from tests.browser.scenes import SCENES
from tests.browser.scenes.boards import moment
from tests.server.house import House

SIZES: dict[str, ViewportSize] = {
    "zoomed twice": {"width": 640, "height": 400},
    "upright phone": {"width": 360, "height": 640},
    "lying phone": {"width": 640, "height": 360},
}
TWICE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"
PAGES = ("home", "create-island", "my-tables", "rules-timid", "replays")
TABLES = ("mighty-card-picked", "timid-moving", "timid-building", "island-asked")
MOMENTS = ("dice-3", "market-3", "attack-5", "throw-3")
# What depends on the size of the window is told of it before the next picture.
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
TOO_WIDE = """() => document.documentElement.scrollWidth > document.documentElement.clientWidth
  ? [...document.querySelectorAll("body *")].filter(node =>
      node.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
      getComputedStyle(node).position !== "fixed")
    .slice(0, 5).map(node => `too wide: ${node.tagName} ${node.className}`)
  : []"""
# Controls that are in sight after scrolling to them, but under something else.
COVERED = """() => {
  const found = [];
  const shown = document.querySelectorAll("button, a[href], input, select, summary, .prompt");
  for (const node of shown) {
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest("[inert]")) continue;
    const clip = node.getBoundingClientRect();
    // What only a reader hears, and what shows itself when the focus comes.
    if (clip.width <= 1 || clip.height <= 1 || getComputedStyle(node).clipPath !== "none") continue;
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = node.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2,
      Math.min(box.y + box.height / 2, innerHeight - 2));
    const own = at && (node.contains(at) || at.contains(node) || at.closest("label") ||
      [...(node.labels ?? [])].some(label => label.contains(at)));
    if (!own) found.push(`covered: ${node.getAttribute("aria-label") ?? node.textContent.trim()}`
      + ` by ${at ? at.tagName + " " + at.getAttribute("class") : "nothing"}`);
  }
  return found;
}"""


def losses(page: Page) -> str:
    found = []
    for name, window in SIZES.items():
        page.set_viewport_size(window)
        page.evaluate(DRAWN)
        found += [f"{name}: {each}" for each in lost(page)]
    return "\n".join(found)


def lost(page: Page) -> list[str]:
    return [*page.evaluate(TOO_WIDE), *page.evaluate(COVERED)]


@pytest.fixture(scope="module")
def large_letters(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """A browser whose owner has set letters of twice the usual size."""
    how = browser_type_launch_args | {"args": [*browser_type_launch_args["args"], TWICE]}
    browser = browser_type.launch(**how)
    yield browser
    browser.close()


@pytest.mark.parametrize("name", [*PAGES, *TABLES])
def test_nothing_is_lost(visit: Visit, name: str) -> None:
    device = visit()
    SCENES[name](device)
    assert losses(device.page) == ""


@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_is_lost_on_the_island(viewer: Visit, name: str) -> None:
    device = viewer()
    moment("island", name)(device)
    assert losses(device.page) == ""


@pytest.mark.parametrize("name", [*PAGES, *TABLES])
def test_nothing_is_lost_with_large_letters(large_letters: Browser, home: House, name: str) -> None:
    context = large_letters.new_context(viewport=LARGE, reduced_motion="reduce")
    device = Device(context, home.url)
    SCENES[name](device)
    assert device.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert "\n".join(lost(device.page)) == ""
    context.close()


def test_what_is_lost_is_found(visit: Visit) -> None:
    device = visit()
    SCENES["home"](device)
    device.page.evaluate("""() => {
      const lid = document.createElement("div");
      lid.style = "position:fixed;inset:0;z-index:99;background:red";
      const bar = document.createElement("div");
      bar.style = "width:3000px;height:1px";
      document.body.append(lid, bar);
    }""")
    kinds = {line.split(": ")[1] for line in losses(device.page).splitlines()}
    assert kinds == {"too wide", "covered"}
