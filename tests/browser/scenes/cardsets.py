"""Card sets, looked at and edited."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.scenes.listed import SCENES, Scene, scene


def cards(game: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/cards/{game}")
        device.page.locator("[data-spot-card]").first.wait_for()

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"cards-{each}"] = cards(each)


def card_in_hand(game: str, path: str) -> Scene:
    """A card of one's own set, with everything that can be written into it."""

    def way(device: Device) -> None:
        cards(game)(device)
        device.by("button", "cardset-copy").click()
        device.by("textbox", "cardset-name").wait_for()
        device.page.locator(f'[data-spot-card="{path}"]').click()
        device.page.locator("[data-value]").first.wait_for()

    return way


for each, path in {
    "mighty": "tile.second-tough",
    "timid": "monsters[4]",
    "island": "keep.K02",
}.items():
    SCENES[f"cards-{each}-in-hand"] = card_in_hand(each, path)


@scene
def cards_wrong(device: Device) -> None:
    card_in_hand("mighty", "level.2.guardians[3]")(device)
    place = device.page.locator('[data-value="level.2.guardians[3].strength"]')
    place.get_by_role("textbox").fill("99")
    place.get_by_role("alert").wait_for()


@scene
def cards_looked_at(device: Device) -> None:
    cards("island")(device)
    device.page.locator('[data-spot-card="boss.lavalord"]').click()
    device.page.locator("[data-value]").first.wait_for()


@scene
def cards_file(device: Device) -> None:
    cards("timid")(device)
    device.page.get_by_text(device.say("cardset-file"), exact=True).first.click()
    device.by("textbox", "cardset-file").wait_for()


@scene
def cards_gone(device: Device) -> None:
    device.go("/cards/mighty/my-gone")
    device.by("link", "page-cards").wait_for()


@scene
def create_with_own_cards(device: Device) -> None:
    card_in_hand("timid", "monsters[1]")(device)
    device.by("button", "cardset-play").click()
    device.by("combobox", "cards-set").wait_for()
