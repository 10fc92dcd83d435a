"""Boards as people see them who see colours differently: `python -m tests.browser.colour [NAME …]`.

Pictures go to shots/colour/: one telling moment of each board, once as it is and once for each
deficiency that Chromium can imitate. People look at them: nothing may hang on colour alone.
"""

from __future__ import annotations

import sys
import tempfile
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import LARGE, Device
from tests.browser.scenes.boards import moment
from tests.browser.scenes.listed import Scene
from tests.browser.shots import SHOTS
from tests.server.house import house


def kept(device: Device) -> None:
    """Some dice are kept, others will be thrown again."""
    moment("island", "throw-3")(device)
    for _ in range(2):
        device.page.locator(".loose [data-die]").first.click()
    device.rest()


EYES: Final = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
MOMENTS: Final[dict[str, Scene]] = {
    "mighty-displacing": moment("mighty", "displacing-6"),
    "mighty-fought": moment("mighty", "fought-4"),
    "timid-active": moment("timid", "active-seen"),
    "timid-building": moment("timid", "building"),
    "island-dice": moment("island", "dice-3"),
    "island-attack": moment("island", "attack-5"),
    "island-throw": kept,
    "island-targets": moment("island", "target-zone"),
    "island-tiles": moment("island", "build-3"),
    "island-market": moment("island", "market-3"),
    "island-danger": moment("island", "full-island"),
}


def take(device: Device, name: str) -> None:
    MOMENTS[name](device)
    session = device.context.new_cdp_session(device.page)
    for eyes in EYES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        path = SHOTS / "colour" / f"{name}.{eyes}.png"
        device.page.screenshot(path=path, animations="disabled")


def main(names: list[str]) -> None:
    (SHOTS / "colour").mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/tables.db", HURRIED) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name in names or MOMENTS:
            context = browser.new_context(viewport=LARGE, locale="en-GB", reduced_motion="reduce")
            take(Device(context, home.url), name)
            context.close()
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
