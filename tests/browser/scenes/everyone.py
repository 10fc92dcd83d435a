"""Keys, and the table as text."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.pages import Home
from tests.browser.scenes.listed import SCENES, Scene, scene
from tests.browser.scenes.mighty import mighty_asked


@scene
def mighty_keys(device: Device) -> None:
    mighty_asked(device)
    device.page.keyboard.press("?")
    device.by("dialog", "keys-title").wait_for()


def by_text(game: str, *words: str) -> Scene:
    def way(device: Device) -> None:
        Home(device).open().play(game).wait_for_question()
        device.page.locator("[data-target]").first.wait_for()
        device.by("button", "skip-to-text").focus()
        device.page.keyboard.press("Enter")
        line = device.page.get_by_label(device.say("hear-line"))
        for word in words:
            line.fill(device.say(f"hear-word-{word}").split(" | ")[0])
            line.press("Enter")

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"{each}-by-text"] = by_text(each, "hand", "who")
