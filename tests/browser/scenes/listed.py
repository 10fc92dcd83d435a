"""The list that scenes are entered in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from tests.browser.device import Device

Scene = Callable[[Device], object]
Way = TypeVar("Way", bound=Scene)

ROOT: Final = Path(__file__).parents[3]
SCENES: Final[dict[str, Scene]] = {}


def scene(way: Way) -> Way:
    SCENES[way.__name__.replace("_", "-")] = way
    return way


def heading(device: Device) -> None:
    """A page is there when its first heading is."""
    device.page.get_by_role("heading").first.wait_for()
    device.rest()
