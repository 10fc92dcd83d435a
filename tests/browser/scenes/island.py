"""At a table of `island`."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.hands import Mouse, OnIsland
from tests.browser.pages import Create, Home
from tests.browser.scenes.listed import ROOT, scene

RECORDS = ROOT / "tests/games/island/records"
IMPORTED = """async record => {
  const person = await (await fetch("/api/people", { method: "POST" })).json();
  const answer = await fetch("/api/records", {
    method: "POST",
    headers: { Authorization: `Bearer ${person.key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ record }),
  });
  return (await answer.json()).table;
}"""


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


def over(device: Device, record: str) -> None:
    """A match that was played elsewhere, to its end."""
    device.go("/")
    table = device.page.evaluate(IMPORTED, (RECORDS / f"{record}.json").read_text(encoding="utf-8"))
    device.go(f"/table/{table}")
    device.by("heading", "isle-course").wait_for()


@scene
def island_won(device: Device) -> None:
    over(device, "island-008")


@scene
def island_lost(device: Device) -> None:
    over(device, "island-017")


@scene
def island_over_deeds(device: Device) -> None:
    """The lower half of the end: who did what, and what had not come yet."""
    island_lost(device)
    device.page.locator(".course summary").click()
    device.by("heading", "isle-course-deeds").evaluate("node => node.scrollIntoView()")
