"""At a table of `timid`."""

from __future__ import annotations

import random

from tests.browser.device import Device
from tests.browser.pages import Create, Home, Table, Timid
from tests.browser.scenes.listed import scene


@scene
def timid_peeking(device: Device) -> Table:
    table = Home(device).open().play("timid")
    table.wait_for_question()
    Timid(table).place(table.moves[0].split(" ")[1]).wait_for()
    return table


@scene
def timid_moving(device: Device) -> Table:
    table = timid_peeking(device)
    while table.wait_for_question() and table.view["phase"] == "peeking":
        version = table.version
        Timid(table).walk(table.moves[0])
        table.wait_beyond(version)
    return table


@scene
def timid_why(device: Device) -> None:
    table = timid_moving(device)
    targets = {move.split(" ")[1] for move in table.moves if move.startswith("explore")}
    places = [f"{card['x']},{card['y']}" for card in table.view["cards"]]
    Timid(table).place(next(place for place in places if place not in targets)).click()
    table.note().first.wait_for()


@scene
def timid_building(device: Device) -> Table:
    table = Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
    table.wait_for_question()
    Timid(table).hand("exit").wait_for()
    return table


@scene
def timid_built_half(device: Device) -> None:
    table = timid_building(device)
    timid = Timid(table)
    for place, card in zip(("0,1", "1,1", "0,2"), timid.supply()[2:], strict=False):
        timid.hand(card).click()
        timid.place(place).click()


@scene
def timid_dungeon_watches(device: Device) -> None:
    """A person explores, so that there is time to look."""
    table = Create(device, "timid").open().seat(0, "me").seat(1, "open").done()
    device.by("heading", "lobby-seats").wait_for()
    guest = device.neighbour()
    guest.page.goto(device.page.url)
    guest.by("button", "seat-take").click()
    guest.page.get_by_text(guest.say("lobby-wait")).wait_for()
    device.by("button", "lobby-start").click()
    table.wait_for_question()
    Timid(table).build(Timid(table).supply())
    guest.until(lambda: Table(guest).moves)
    device.until(lambda: not table.ask and table.sync.get("decision"))
    guest.context.close()


@scene
def timid_end(device: Device) -> None:
    table = Home(device).open().play("timid")
    Timid(table).play_out(random.Random(2))
    table.expect_result()
