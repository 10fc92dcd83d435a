"""Kept positions on boards alone."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.scenes.listed import ROOT, SCENES, Scene


def moment(game: str, name: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/boards/{game}/{name}/full")
        device.page.locator(f'[data-table="{game}"]').first.wait_for()
        device.rest()

    return way


for each in ("mighty", "timid", "island"):
    for file in sorted((ROOT / "tests/games" / each / "snapshots").glob("*.json")):
        SCENES[f"board-{each}-{file.stem}"] = moment(each, file.stem)
