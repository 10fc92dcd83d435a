"""One server for all tests of a module that need none of their own; its clock stands still."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, house
from tests.server.visits import Clock


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("home")
    with house(f"sqlite:///{folder}/home.sqlite", env=clock.environment()) as opened:
        yield opened
