"""Around one big screen, and together at one table: who is where, and the scenes of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.pages import Create, Table

Scene = Callable[[Device], object]


class BigScreen:
    """What hangs on the wall: the table as everybody may see it."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page

    def open(self, table: str) -> BigScreen:
        self.device.go(f"/table/{table}/screen")
        self.code().wait_for()
        return self

    def code(self) -> Locator:
        return self.page.get_by_role("img", name=self.device.say("screen-code"))

    def link(self) -> str:
        return str(self.page.locator("a.link").get_attribute("href"))

    def begin(self) -> None:
        start = self.page.get_by_role("button", name=re.compile(".")).last
        start.click()


def id_of(device: Device) -> str:
    return device.page.url.split("/table/")[1].split("/")[0]


def sit(phone: Device, link: str, number: int = 0) -> Table:
    """Follow the code, take one of the free seats."""
    phone.page.goto(link)
    phone.by("button", "seat-take").nth(number).click()
    expect(phone.page.get_by_text(phone.say("lobby-wait"))).to_be_visible()
    return Table(phone)


def on_screen(device: Device, game: str) -> tuple[BigScreen, Device]:
    """A match on the big screen: one person with a phone, bots on the other seats."""
    create = Create(device, game).open()
    places = {"mighty": 4, "timid": 2, "island": 3}[game]
    if game == "island":
        create.players(places)
    for number in range(places):
        create.seat(number, "open" if number == 0 else "bot:goblin")
    create.done()
    device.by("heading", "lobby-seats").wait_for()
    screen = BigScreen(device).open(id_of(device))
    phone = device.neighbour()
    phone.page.set_viewport_size({"width": 360, "height": 640})
    table = sit(phone, screen.link())
    screen.begin()
    table.wait_for_question()
    device.page.locator(f'[data-table="{game}"]').first.wait_for()
    return screen, phone


def screen_lobby(device: Device) -> None:
    Create(device, "mighty").open().seat(0, "open").seat(1, "open").done()
    device.by("heading", "lobby-seats").wait_for()
    BigScreen(device).open(id_of(device))
    device.page.get_by_role("button").last.wait_for()


def screen_of(game: str) -> Scene:
    def way(device: Device) -> None:
        _, phone = on_screen(device, game)
        expect(device.page.get_by_role("button", name="…")).to_have_count(0)
        phone.context.close()

    return way


def in_hand(device: Device, game: str) -> Table:
    """The other way round: this device is the phone."""
    create = Create(device, game).open()
    if game == "island":
        create.players(3)
    create.done()
    table = Table(device)
    table.wait_for_question()
    device.go(f"/table/{id_of(device)}/hand")
    device.by("button", "hand-board").wait_for()
    table.wait_for_question()
    return table


def hand_mighty(device: Device) -> Table:
    table = in_hand(device, "mighty")
    device.page.locator("[data-card]").first.wait_for()
    return table


def hand_mighty_picked(device: Device) -> None:
    table = hand_mighty(device)
    device.page.locator(f'[data-card="{table.moves[0].split("@")[0]}"]').click()
    device.page.locator("[data-move]").first.wait_for()


def hand_timid(device: Device) -> None:
    Create(device, "timid").open().seat(0, "bot:goblin").seat(1, "me").done()
    Table(device).wait_for_question()
    device.go(f"/table/{id_of(device)}/hand")
    device.page.locator("[data-place]").first.wait_for()


def hand_timid_building(device: Device) -> None:
    Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
    table = Table(device)
    table.wait_for_question()
    device.go(f"/table/{id_of(device)}/hand")
    device.page.locator('[data-hand="exit"]').wait_for()


def hand_island(device: Device) -> Table:
    return in_hand(device, "island")


def hand_island_dice(device: Device) -> None:
    table = hand_island(device)
    while table.ask.get("kind") != "some-of":
        version = table.version
        device.page.locator(".touches button, [data-move]").first.click()
        table.wait_beyond(version)
        table.wait_for_question()
    device.page.locator("[data-die]").first.wait_for()


# -- together at one table


def at_the_island(device: Device) -> Table:
    """Until dice lie there: the first questions only say where everybody stands."""
    table = Create(device, "island").open().players(3).done()
    while table.wait_for_question() and not table.view["turn"]:
        version = table.version
        device.page.locator(f'[data-key="{table.offers[0]["pieces"][0]}"]').first.click()
        table.wait_beyond(version)
    return table


def island_pointing(device: Device) -> None:
    at_the_island(device)
    device.by("button", "point-key").click()
    device.by("button", "point-leave").wait_for()


def island_pointed(device: Device) -> None:
    island_pointing(device)
    device.page.locator('[data-key="boss"]').click()
    device.page.locator(".pointed").wait_for()


def island_plan_making(device: Device) -> None:
    at_the_island(device)
    device.by("button", "plan-open").click()
    device.by("button", "plan-leave-short").click()
    device.page.get_by_role("button", name=device.say("symbol-heart"), exact=True).click()


def island_planned(device: Device) -> None:
    island_plan_making(device)
    others = device.page.get_by_role("group", name=device.say("plan-partner"))
    others.get_by_role("button").first.click()
    device.by("button", "plan-say").click()
    device.by("button", "plan-withdraw").wait_for()


WAYS: dict[str, Scene] = {
    "screen-lobby": screen_lobby,
    **{f"screen-{game}": screen_of(game) for game in ("mighty", "timid", "island")},
    "hand-mighty": hand_mighty,
    "hand-mighty-picked": hand_mighty_picked,
    "hand-timid": hand_timid,
    "hand-timid-building": hand_timid_building,
    "hand-island": hand_island,
    "hand-island-dice": hand_island_dice,
    "together-pointing": island_pointing,
    "together-pointed": island_pointed,
    "together-plan-making": island_plan_making,
    "together-planned": island_planned,
}
