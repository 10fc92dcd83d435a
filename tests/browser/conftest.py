"""A real server with the built client, and browsers that nobody may make complain."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.device import LARGE, SMALL, Device, locale_of
from tests.browser.settled import settled_house
from tests.examples.joined import installed
from tests.server.house import USUAL, House, house
from ungeheuer.server.pages import has_client
from ungeheuer.server.settings import Settings

__all__ = ["installed"]

HERE = Path(__file__).parent
# They keep Chromium from asking for anything outside by itself.
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
# Pages of tests live for seconds: optimizing their code takes longer than it saves.
BRIEF = "--js-flags=--no-opt"
# The first is the same engine without windows, which is quicker; any of them will do.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
# With `USUAL_LIMITS=FILE` everybody has the limits that servers have; what was refused, by code, is
# written there.
LIMITS = ("messages", "requests", "makes")
UNLIMITED: dict[str, Any] = {f"{each}_per_second": 1e6 for each in LIMITS}
UNLIMITED |= {f"{each}_at_once": 1e6 for each in LIMITS}
HURRIED = Settings(pace_seconds=0, grace_seconds=0, **({} if USUAL else UNLIMITED))

Visit = Callable[..., Device]


def chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """To the end: once a browser runs, this process has an event loop that others cannot share."""
    ours = [item for item in items if item.path.is_relative_to(HERE)]
    for item in ours:
        item.add_marker(pytest.mark.e2e)
    items[:] = [item for item in items if item not in ours] + ours


@pytest.fixture(scope="session", autouse=True)
def needs() -> None:
    """A Chromium and a client; at home one may lack them, in CI never."""
    lacks = "" if chromium() else "no Chromium here (see CONTRIBUTING.md)"
    if not has_client():
        lacks = "the browser client is not built: python3 dev.py web"
    if lacks and os.environ.get("CI") == "true":
        pytest.fail(lacks)
    if lacks:
        pytest.skip(lacks)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": chromium(), "args": [*FLAGS, BRIEF]}


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path_factory.mktemp('home')}/tables.db", HURRIED) as built:
        yield built


@pytest.fixture(scope="session")
def base_url() -> None:
    """Every device knows its own address: some tests have a server to themselves."""


@pytest.fixture
def visit_at(new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """Browsers of different people; at the end none of them may have complained."""
    devices: list[Device] = []

    def come(address: str, language: str = "en", **how: Any) -> Device:
        context = new_context(
            viewport=SMALL if how.get("small") else LARGE,
            locale=locale_of(language),
            color_scheme="dark" if how.get("dark") else "light",
            reduced_motion="no-preference" if how.get("moving") else "reduce",
            has_touch=bool(how.get("touch")),
            is_mobile=bool(how.get("touch")),
        )
        devices.append(Device(context, address, language, new=bool(how.get("new"))))
        return devices[-1]

    yield come
    assert [fault for device in devices for fault in device.complaints()] == []


@pytest.fixture
def visit(visit_at: Visit, home: House) -> Visit:
    return lambda *args, **how: visit_at(home.url, *args, **how)


@pytest.fixture(scope="session")
def lent(browser: Browser, home: House) -> Iterator[Callable[[str], Device]]:
    """One browser for each language, in turn for many tests."""
    devices: dict[str, Device] = {}

    def come(language: str) -> Device:
        if language not in devices:
            context = browser.new_context(
                viewport=LARGE, locale=locale_of(language), reduced_motion="reduce"
            )
            devices[language] = Device(context, home.url, language)
        return devices[language]

    yield come
    for device in devices.values():
        device.context.close()


@pytest.fixture
def viewer(lent: Callable[[str], Device]) -> Iterator[Callable[[str], Device]]:
    """For those who only look: a page that others have looked at before loads in half the time."""
    devices: list[Device] = []

    def come(language: str = "en") -> Device:
        devices.append(lent(language))
        devices[-1].page.set_viewport_size(LARGE)
        devices[-1].page.emulate_media(color_scheme="light")
        return devices[-1]

    yield come
    assert [fault for device in devices for fault in device.complaints()] == []


@pytest.fixture
def settled(
    visit_at: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[int], Visit]]:
    """Dice that fall by a number: a whole game of the island can last three times as long."""
    with ExitStack() as stack:

        def by_number(seed: int) -> Visit:
            house_at = settled_house(tmp_path, monkeypatch, HURRIED, seed)
            address = stack.enter_context(house_at)
            return lambda *args, **how: visit_at(address, *args, **how)

        yield by_number


@pytest.fixture
def guest(visit: Visit) -> Device:
    return visit()
