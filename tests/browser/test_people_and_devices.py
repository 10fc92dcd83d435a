"""Devices that are signed out, links that work once, and seats of a running match."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.server.http.asking import Api
from ungeheuer.words import Words

PICTURES = os.environ.get("PICTURES")  # a folder, for whoever wants to look
CASTLE = {"game": "mighty", "options": {"players": 3}}


def picture(device: Device, name: str) -> None:
    if PICTURES:
        size = device.page.viewport_size or {"width": 0}
        name = f"{name}-{device.language}-{size['width']}.png"
        device.page.screenshot(path=Path(PICTURES) / name, full_page=True)


def button(device: Device, code: str, **params: Any) -> Any:
    text = Words(device.language).say(code, params)
    return device.page.get_by_role("button", name=text, exact=True)


@pytest.mark.parametrize(("language", "small"), [("en", False), ("de", True)])
def test_a_link_works_once_and_its_device_can_be_signed_out(
    visit: Visit, language: str, *, small: bool
) -> None:
    phone, laptop = visit(language, small=small), visit(language)
    phone.go("/tables")
    button(phone, "move-code").click()
    expect(phone.page.locator(".code")).to_be_visible()
    button(phone, "move-link").click()
    with phone.page.expect_response("**/api/people/link") as made:
        button(phone, "link-make").click()
    code = made.value.json()["code"]
    picture(phone, "devices")
    laptop.go(f"/tables#link={code}")
    words = Words(language)
    expect(laptop.page.get_by_text(words.say("move-claimed"))).to_be_visible()
    assert code not in laptop.page.url
    key = laptop.page.evaluate("localStorage.getItem('key')")
    assert key
    assert key != phone.page.evaluate("localStorage.getItem('key')")
    button(phone, "move-link").click()
    button(phone, "move-link").click()
    expect(phone.page.locator(".bare-list li").filter(has_text="Chrome")).to_have_count(2)
    button(phone, "devices-out").click()
    expect(phone.page.get_by_text(words.say("devices-done")).first).to_be_visible()
    picture(phone, "devices-out")
    laptop.allowed.append("401")
    laptop.go("/tables")
    expect(laptop.page.get_by_text(words.say("scene-empty"))).to_be_visible()
    assert laptop.page.evaluate("localStorage.getItem('key')") == ""


@pytest.mark.parametrize(("language", "small"), [("en", False), ("de", True)])
def test_a_seat_of_a_running_match_is_asked_for_and_a_host_sends_away(
    visit: Visit, language: str, *, small: bool
) -> None:
    host, guest = visit(language, small=small), visit(language)
    port = int(host.address.rpartition(":")[2])
    inga, juan = Api(port).somebody(), Api(port).somebody()
    seats = [{"who": "me", "name": "Inga"}, {"who": "open"}, {"who": "bot"}]
    table = inga.post("/api/tables", {**CASTLE, "seats": seats}).json["table"]
    for device, person, name in ((host, inga, "Inga"), (guest, juan, "Juan")):
        kept = json.dumps({"key": person.key, "name": name, "key-own": "1"})
        device.context.add_init_script(
            f"for (const [k, v] of Object.entries({kept})) localStorage.setItem(k, v)"
        )
    host.go(f"/table/{table}")
    guest.go(f"/table/{table}")
    button(guest, "seat-take").click()
    host.page.get_by_text(Words(language).say("host-acts")).click()
    expect(button(host, "host-mute", name="Juan")).to_be_visible()
    picture(host, "lobby-host")
    button(host, "host-mute", name="Juan").click()
    expect(button(host, "host-unmute", name="Juan")).to_be_visible()
    button(host, "host-block", name="Juan").click()
    picture(host, "lobby-block")
    button(host, "host-block-yes").click()
    expect(button(host, "host-unmute", name="Juan")).to_have_count(0)
    button(host, "host-close").click()
    picture(host, "lobby-close")
    button(host, "host-close-yes").click()
    host.page.wait_for_timeout(500)
    picture(host, "closed")
    assert Api(port).get(f"/api/tables/{table}").status == 404
