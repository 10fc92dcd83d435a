"""At a table of `mighty`."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.pages import Create, Home, Mighty, Table
from tests.browser.scenes.listed import SCENES, Scene, scene


@scene
def mighty_asked(device: Device) -> Table:
    table = Home(device).open().play("mighty")
    table.wait_for_question()
    Mighty(table).card(table.moves[0].split("@")[0]).wait_for()
    return table


@scene
def mighty_of_six(device: Device) -> Table:
    """The most guardians that there can be."""
    create = Create(device, "mighty").open().players(6).seat(0, "me", "Ada")
    table = create.done()
    table.wait_for_question()
    Mighty(table).card(table.moves[0].split("@")[0]).wait_for()
    return table


@scene
def mighty_card_picked(device: Device) -> None:
    table = mighty_asked(device)
    Mighty(table).card(table.moves[-1].split("@")[0]).click()


@scene
def mighty_why(device: Device) -> None:
    table = mighty_in_the_middle(device)
    mighty = Mighty(table)
    open_spots = {move.split("@")[1] for move in table.moves}
    places = [spot for n in range(1, 5) for spot in (f"{n}a", f"{n}b")]
    shut = [place for place in places if place not in open_spots]
    strength = table.moves[0].split("@")[0]
    here = [place for place in places if f"{strength}@{place}" not in table.moves]
    mighty.card(strength).click()
    mighty.spot((here or shut)[0]).click()
    table.note().first.wait_for()


def mighty_in_the_middle(device: Device) -> Table:
    """Until some place is taken that cannot be had."""
    table = Home(device).open().play("mighty")
    while table.wait_for_question():
        if len(table.moves) < len(table.view["places"]) * 2 * len(own_hand(table)):
            return table
        version = table.version
        Mighty(table).lay(table.moves[0])
        table.wait_beyond(version)
    raise AssertionError("everything was possible to the end")


def own_hand(table: Table) -> list[int]:
    me = next(p for p in table.view["players"] if p["seat"] == table.sync["seat"])
    return list(me["hands"][0])


@scene
def mighty_hint(device: Device) -> None:
    table = mighty_asked(device)
    device.by("button", "hint").click()
    table.note().first.wait_for()


@scene
def mighty_after_a_fight(device: Device) -> None:
    table = Home(device).open().play("mighty")
    while table.wait_for_question() and table.view["round"] == 1:
        version = table.version
        Mighty(table).lay(table.moves[0])
        table.wait_beyond(version)


@scene
def mighty_end(device: Device) -> None:
    table = Home(device).open().play("mighty")
    Mighty(table).play_out(random.Random(1))
    table.expect_result()


def beside(side: str) -> Scene:
    def way(device: Device) -> None:
        table = mighty_asked(device)
        if side == "chat":
            table.side("chat")
            device.by("button", "phrase-good-luck").click()
            device.page.get_by_role("textbox").fill("Hallo! :)")
            device.page.keyboard.press("Enter")
        else:
            table.side(side)
        if side == "rules":
            device.page.get_by_text(device.say("rules-now")).wait_for()

    return way


for each in ("chat", "rules", "people"):
    SCENES[f"mighty-side-{each}"] = beside(each)


@scene
def mighty_undo_ends(device: Device) -> None:
    table = mighty_asked(device)
    device.by("button", "undo").click()
    table.note().first.wait_for()


@scene
def curtain(device: Device) -> None:
    create = Create(device, "mighty").open().players(3)
    create.seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "bot:goblin").done()
    expect(Table(device).curtain()).to_be_visible()


@scene
def passing_on(device: Device) -> None:
    """The mover looks at what came of the move; then the curtain falls."""
    create = Create(device, "mighty").open().players(3)
    create.seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "bot:goblin").done()
    table = Table(device)
    name = table.curtain().get_by_role("button").inner_text()
    table.curtain().get_by_role("button").click()
    device.until(lambda: table.ask)
    version = table.version
    Mighty(table).lay(table.moves[0])
    table.wait_beyond(version)
    next_one = "Bruno" if "Ada" in name else "Ada"
    device.by("button", "pass-on", seat=next_one).wait_for()


@scene
def mighty_paused(device: Device) -> None:
    table = mighty_asked(device)
    table.side("people")
    device.by("button", "match-pause").click()
    device.by("button", "match-resume").first.wait_for()
