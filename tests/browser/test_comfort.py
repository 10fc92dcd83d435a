"""What a device remembers of how its people like to play: speed and sounds."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Mighty, Table

# Every source of sound that is started is counted.
COUNT = """(() => {
  window.sounded = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounded += 1;
    return start.apply(this, when);
  };
})()"""


def lay_one(table: Table) -> None:
    assert table.wait_for_question()
    version = table.version
    Mighty(table).lay(table.moves[0])
    table.wait_beyond(version)


def sounded(device: Device) -> int:
    return int(device.page.evaluate("window.sounded"))


def test_sounds_are_off_until_they_are_wanted(guest: Device) -> None:
    guest.context.add_init_script(COUNT)
    table = Home(guest).open().play("mighty")
    lay_one(table)
    table.side("people")
    assert sounded(guest) == 0
    guest.by("switch", "sound").click()
    guest.by("button", "sound-try").click()
    guest.until(lambda: sounded(guest) >= 2)  # an ambience, and what was asked for
    before = sounded(guest)
    lay_one(table)
    guest.until(lambda: sounded(guest) > before)


def test_the_speed_is_one_for_all_and_is_remembered(visit: Visit) -> None:
    device = visit()  # whose system wants reduced motion
    root = device.page.locator("html")
    Home(device).open().play("island").wait_for_question()
    expect(root).to_have_attribute("data-motion", "off")
    Table(device).side("people")
    device.by("combobox", "motion").select_option("slow")
    expect(root).to_have_attribute("data-motion", "slow")
    device.page.reload()
    device.page.locator("[data-target]").first.wait_for()
    expect(root).to_have_attribute("data-motion", "slow")
    moving = device.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--slide')"
    )
    assert moving == ".48s"
