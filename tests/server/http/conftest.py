"""One server for all tests of a module that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, house
from tests.server.http.asking import EASY, Api


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path_factory.mktemp('http') / 'table.sqlite'}", EASY) as built:
        yield built


@pytest.fixture(scope="module")
def api(home: House) -> Api:
    return Api(home.port)
