"""At a table of `island`."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.hands import Mouse, OnIsland
from tests.browser.pages import Create, Home
from tests.browser.scenes.listed import scene


@scene
def island_asked(device: Device) -> None:
    Home(device).open().play("island").wait_for_question()
    device.page.locator(".board[data-table=island]").wait_for()


@scene
def island_throwing(device: Device) -> None:
    """Dice on the table, and the boss has acted."""
    table = Create(device, "island").open().players(1).done()
    player = OnIsland(table, Mouse(), 7)
    while table.wait_for_question() and table.ask["kind"] != "some-of":
        version = table.version
        player.answer()
        table.wait_beyond(version)
    device.page.locator("[data-die]").first.wait_for()
