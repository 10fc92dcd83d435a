"""Matches watched again."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.scenes.listed import heading, scene
from tests.browser.scenes.mighty import mighty_end
from tests.browser.scenes.timid import timid_end


@scene
def replay(device: Device) -> None:
    timid_end(device)
    device.by("link", "result-replay").click()
    device.page.get_by_role("slider").wait_for()
    device.page.locator("body").press("End")
    for _ in range(3):
        device.page.locator("body").press("ArrowLeft")


@scene
def replay_of_the_dungeon_with_secrets(device: Device) -> None:
    replay(device)
    device.by("combobox", "replay-eyes").select_option("dungeon")
    device.by("switch", "replay-secrets").click()
    device.by("heading", "replay-hidden").wait_for()


@scene
def replay_of_mighty(device: Device) -> None:
    """With all hands open: a whole match for one more picture would take too long."""
    mighty_end(device)
    device.by("link", "result-replay").click()
    device.page.get_by_role("slider").wait_for()
    device.page.locator("body").press("End")
    for _ in range(12):
        device.page.locator("body").press("ArrowLeft")
    device.by("switch", "replay-secrets").click()
    device.by("heading", "replay-hidden").wait_for()


@scene
def replay_of_the_character_with_secrets(device: Device) -> None:
    replay(device)
    device.by("switch", "replay-secrets").click()
    device.by("heading", "replay-hidden").wait_for()


@scene
def replays(device: Device) -> None:
    device.go("/replay")
    heading(device)
