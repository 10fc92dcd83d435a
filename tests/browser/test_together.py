"""Playing together: pointing, plans, and what bots are up to, each in one's own language."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Table

KEEP_INTENTS = """() => {
  window.intents = [];
  new MutationObserver(() => {
    const said = document.querySelector(".intents");
    if (said) window.intents.push({
      text: said.textContent, buttons: said.querySelectorAll("button").length });
  }).observe(document.body, { subtree: true, childList: true });
}"""


def two_on_the_island(host: Device, guest: Device) -> tuple[Table, Table]:
    """Two people and a bot; everybody has put a monster on the island."""
    create = Create(host, "island").open().players(3)
    there = create.seat(0, "me", "Ada").seat(1, "open").seat(2, "bot:goblin").done()
    guest.page.goto(host.by("textbox", "invite-link").input_value())
    guest.page.get_by_label(guest.say("home-your-name")).fill("Bruno")
    guest.by("button", "seat-take").click()
    expect(guest.page.get_by_text(guest.say("lobby-wait"))).to_be_visible()
    host.by("button", "lobby-start").click()
    here = Table(guest)
    while not (there.sync and there.view["turn"]):
        host.until(lambda: there.ask or here.ask or (there.sync and there.view["turn"]))
        for table in (there, here):
            if table.ask and not table.view["turn"]:
                version = table.version
                table.page.locator(f'[data-key="{table.offers[0]["pieces"][0]}"]').first.click()
                table.wait_beyond(version)
        host.until(lambda: there.version == here.version)
    return there, here


def figure(device: Device, table: Table, seat: int = 0) -> str:
    """Sentences call everybody by their monster."""
    return device.say(f"name-{table.view['monsters'][seat]['name']}")


def mark(device: Device) -> Locator:
    return device.page.locator(".pointed")


def test_a_finger_on_a_piece_and_a_plan_are_seen_by_all(visit: Visit) -> None:
    host, guest, watcher = visit(), visit("de", small=True), visit()
    there, here = two_on_the_island(host, guest)
    watcher.page.goto(host.page.url)
    watcher.page.locator('[data-key="boss"]').wait_for()
    version = there.version
    # By keys: P, to the piece, Enter; what would have been a move is none.
    host.page.locator("body").press("p")
    expect(host.by("button", "point-leave")).to_be_visible()
    host.page.locator('[data-key="boss"]').focus()
    host.page.keyboard.press("Enter")
    for device in (host, guest, watcher):
        expect(mark(device)).to_contain_text("Ada")
        boss = device.page.locator('[data-key="boss"]')
        told = device.say(
            "pointed", player=figure(device, there), what=boss.get_attribute("aria-label")
        )
        expect(device.page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    expect(host.by("button", "point-leave")).to_have_count(0)
    # By finger, at a whole zone.
    here.menu()
    guest.by("button", "point-key").click()
    guest.page.locator('button[data-key="zone 2"]').click()
    expect(mark(host).filter(has_text="Bruno")).to_be_visible()
    zone = host.page.locator('li[data-point="zone 2"]').bounding_box()
    shown = mark(host).filter(has_text="Bruno").bounding_box()
    assert zone
    assert shown
    assert abs(zone["x"] - shown["x"]) < 2
    assert abs(zone["width"] - shown["width"]) < 2
    assert (there.version, here.version) == (version, version)
    assert there.note().count() == 0
    way_out(host)
    # Whoever only watches has no finger.
    expect(watcher.by("button", "point-key")).to_have_count(0)
    plans(host, guest, there)
    expect(watcher.by("button", "plan-open")).to_have_count(0)
    assert (there.version, here.version) == (version, version)


def way_out(device: Device) -> None:
    device.by("button", "point-key").click()
    expect(device.by("button", "point-leave")).to_be_visible()
    device.page.keyboard.press("Escape")
    expect(device.by("button", "point-leave")).to_have_count(0)


def plans(host: Device, guest: Device, table: Table) -> None:
    """Proposed in one language, read and agreed with in another, withdrawn."""
    Table(guest).menu()
    guest.by("button", "plan-open").click()
    guest.by("button", "plan-leave-short").click()
    guest.page.get_by_role("button", name=guest.say("symbol-heart"), exact=True).click()
    guest.page.get_by_role("group", name=guest.say("plan-partner")).get_by_role(
        "button", name="Ada"
    ).click()
    guest.by("button", "plan-say").click()
    plan = host.page.get_by_role("list", name=host.say("plan-list"))
    hearts = host.say("symbol-heart")
    expect(plan).to_contain_text(host.say("plan-leave", player=figure(host, table), face=hearts))
    host.by("button", "plan-agree", player=figure(host, table, 1)).click()
    agreed = guest.say("plan-agreed", names=figure(guest, table), count=1)
    expect(guest.page.get_by_role("list", name=guest.say("plan-list"))).to_contain_text(agreed)
    guest.by("button", "plan-withdraw").click()
    expect(plan).to_have_count(0)


def test_a_partner_bot_says_what_it_is_up_to(visit: Visit) -> None:
    """What it says goes with its deed, which here follows at once."""
    host, watcher = visit(), visit("de")
    create = Create(host, "island").open().players(2)
    table = create.seat(0, "me", "Ada").seat(1, "open").done()
    watcher.page.goto(host.by("textbox", "invite-link").input_value())
    expect(watcher.page.get_by_text(watcher.say("lobby-choose"))).to_be_visible()
    host.by("button", "lobby-start-fill", count=1).click()
    for device in (host, watcher):
        device.page.evaluate(KEEP_INTENTS)
    while not host.heard("intent"):
        version = table.version
        if not table.ask:
            host.until(lambda: table.ask or host.heard("intent"))
            continue
        host.page.locator(f'[data-key="{table.offers[0]["pieces"][0]}"]').first.click()
        table.wait_beyond(version)
    for device in (host, watcher):
        device.page.wait_for_function("window.intents.length")
        said = device.page.evaluate("window.intents[0]")
        assert figure(device, table, 1) in said["text"]
        # There is nothing to click: nobody plays for anybody else.
        assert said["buttons"] == 0
