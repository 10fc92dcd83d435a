"""One server for many tables, and people who sit down there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house
from tests.server.join.terminal import Sitting, sittings


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path_factory.mktemp('served') / 'db.sqlite'}") as built:
        yield built


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sitting]:
    """`sit(url, "--game", "mighty")`; another person has another home: `at=`."""
    with sittings(tmp_path / "home") as opened:
        yield opened
