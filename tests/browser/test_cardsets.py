"""The cards of one's own box, from the first look to the game."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.pages import Create, Home, Table

LEVELS = {1: 20, 2: 21, 3: 22}  # the most loot that the backs of this box show


class CardSets:
    """All cards of a set on a table; one of them in the hand."""

    def __init__(self, device: Device, game: str) -> None:
        self.device = device
        self.page = device.page
        self.game = game

    def open(self) -> CardSets:
        Home(self.device).open().within(self.game, "link", "page-cards").click()
        self.page.locator("[data-spot-card]").first.wait_for()
        return self

    def copy(self) -> CardSets:
        self.device.by("button", "cardset-copy").click()
        self.page.wait_for_url("**/my-*")
        self.device.by("textbox", "cardset-name").wait_for()
        return self

    def card(self, path: str) -> Locator:
        return self.page.locator(f'[data-spot-card="{path}"]')

    def value(self, path: str) -> Locator:
        return self.page.locator(f'[data-value="{path}"]')

    def enter(self, path: str, text: str) -> None:
        self.value(path).get_by_role("textbox").fill(text)

    def settled(self, code: str = "cardset-kept", **params: object) -> None:
        expect(self.page.locator("p[role=status]")).to_have_text(self.device.say(code, **params))

    def play(self) -> Create:
        self.device.by("button", "cardset-play").click()
        self.page.wait_for_url("**/new/*")
        return Create(self.device, self.game)


def test_a_box_of_ones_own_from_entry_to_game(guest: Device, tmp_path: Path) -> None:
    sets = CardSets(guest, "mighty").open()
    tags = guest.page.locator("[data-spot-card]").filter(has_text=guest.say("cardset-origin-house"))
    assert tags.count() > 40
    sets.copy()
    filled_in(sets)
    file = saved(sets, tmp_path)
    assert 'id = "Attic"' in file.read_text(encoding="utf-8")
    guest.by("button", "cardset-delete").click()
    guest.by("button", "cardset-delete-yes").click()
    guest.page.wait_for_url("**/cards/mighty")
    expect(guest.page.get_by_text("Attic")).to_have_count(0)
    opened(sets, file)
    table = played(sets)
    table.wait_for_question()
    place = table.view["places"][0]
    assert place["max_loot"] == LEVELS[place["level"]]
    drawn = f"{place['min_loot']}–{place['max_loot']}"
    expect(guest.page.locator("svg text").filter(has_text=drawn).first).to_be_visible()
    table.side("people")
    expect(guest.page.locator("[data-own-set]").first).to_contain_text("Attic")
    assert recorded(guest)["cardset"]["data"]["level"]["1"]["loot"]["max"] == LEVELS[1]


def filled_in(sets: CardSets) -> None:
    """A slip of the pen is told beside it, in words; then everything fits."""
    place = "level.1.guardians[1]"
    sets.card(place).click()
    sets.enter(f"{place}.strength", "99")
    told = sets.value(f"{place}.strength").get_by_role("alert")
    wrong = sets.device.say("cards-out-of-range", least=2, most=6, value="99")
    expect(told).to_have_text(wrong)
    sets.settled("cardset-kept-wrong", count=1)
    sets.device.by("button", "cardset-play").press("Enter")
    why = sets.device.say("cardset-play-not", count=1)
    expect(sets.page.locator(".toasts").get_by_text(why)).to_be_visible()
    assert "/cards/" in sets.page.url
    sets.enter(f"{place}.strength", "3")
    expect(told).to_have_count(0)
    expect(sets.card(place)).to_contain_text(sets.device.say("cardset-origin-printed"))
    for level, loot in LEVELS.items():
        sets.card(f"level.{level}.strength").click()
        sets.enter(f"level.{level}.loot.max", str(loot))
        sets.settled()
    sets.device.by("textbox", "cardset-name").fill("Attic")
    expect(sets.page.get_by_role("link", name="Attic")).to_be_visible()
    sets.settled()


def saved(sets: CardSets, folder: Path) -> Path:
    with sets.page.expect_download() as download:
        sets.device.by("button", "cardset-share").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".toml"
    return file


def opened(sets: CardSets, file: Path) -> None:
    """Broken files say where and why; the good one is back on the shelf."""
    chooser = sets.page.locator("input[type=file]")
    broken = file.with_name("broken.toml")
    broken.write_text("[cardset]\ngame = = 1\n", encoding="utf-8")
    chooser.set_input_files(broken)
    told = sets.page.get_by_role("alert")
    expect(told).to_contain_text("broken.toml")
    expect(told).to_contain_text(re.compile(r"\b2\b"))  # its line
    chooser.set_input_files(file)
    sets.page.wait_for_url("**/my-*")
    sets.settled()


def played(sets: CardSets, name: str = "Attic") -> Table:
    create = sets.play()
    chosen = sets.device.by("combobox", "cards-set").locator("option:checked")
    expect(chosen).to_have_text(name)
    return create.done()


def recorded(
    device: Device,
) -> dict[str, dict[str, dict[str, dict[str, dict[str, dict[str, int]]]]]]:
    """What the record of this match carries, as the replay hands it out."""
    table = device.page.url.rsplit("/", 1)[-1].partition("?")[0]
    device.go(f"/replay/{table}/0")
    with device.page.expect_download() as download:
        device.by("button", "replay-download").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


def test_prices_of_ones_own_in_the_market(guest: Device) -> None:
    sets = CardSets(guest, "island").open().copy()
    guest.by("button", "cardset-kind-keep").click()
    sets.card("keep.K03").click()
    sets.enter("keep.K03.cost", "9")
    expect(sets.value("keep.K03.cost").get_by_role("alert")).to_be_visible()
    sets.enter("keep.K03.cost", "8")
    expect(sets.card("keep.K03").locator("[data-price]")).to_have_text("8")
    amount = "keep.K09.abilities[1].effects[1]"
    sets.card("keep.K09").click()
    before = sets.card("keep.K09").inner_text()
    sets.enter(f"{amount}.n", "3")
    # What the card says is made from what it does.
    expect(sets.card("keep.K09")).not_to_have_text(before)
    expect(sets.card("keep.K09")).to_contain_text("3")
    sets.settled()
    file_in_hand(sets)
    table = sets.play().done()
    table.wait_for_question()
    guest.until(lambda: all(slot["price"] == 7 for slot in table.view["market"] if slot["card"]))
    guest.by("tab", "isle-market").click()
    expect(guest.page.locator(".price").first).to_contain_text("7")
    table.side("people")
    expect(guest.page.locator("[data-own-set]").first).to_be_visible()


def file_in_hand(sets: CardSets) -> None:
    """An expert writes into the file: all prices at once, after a slip."""
    sets.page.get_by_text(sets.device.say("cardset-file"), exact=True).first.click()
    area = sets.device.by("textbox", "cardset-file")
    text = area.input_value()
    area.fill(f"= nonsense\n{text}")
    expect(sets.device.by("button", "cardset-line", line="1")).to_be_visible()
    area.fill(re.sub(r"cost = \d", "cost = 7", text))
    sets.settled()
