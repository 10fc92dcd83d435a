"""What all tests share: databases; no property test is judged by the clock of a busy machine."""

import hashlib
from collections import defaultdict
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.cardsets import REALLY_NEWEST, newest_for_tests
from tests.server.databases import KINDS, Cluster, database_url, postgresql, postgresql_url
from ungeheuer.engine import cardset
from ungeheuer.testing import sparse

__all__ = ["database_url", "postgresql", "postgresql_url"]

MANY_MATCHES = {"contract"}
# Of these, at home, every so many-th; CI runs all of them.
ONE_OF = {"long": 4, "postgresql": 4, "browser": 5}

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


def pytest_addoption(parser: pytest.Parser) -> None:
    sparse.pytest_addoption(parser)
    told = (
        "as somebody waits for it: of long tests and of those on PostgreSQL only every so many-th"
    )
    parser.addoption("--waited-for", action="store_true", help=told)
    told = "which database the tests of the server run on (those of `database_url` run on both)"
    parser.addoption("--on", choices=KINDS, default="sqlite", help=told)


def pytest_configure() -> None:
    """Whoever names no card set gets that of `tests.cardsets`, at import as well."""
    pytest.MonkeyPatch().setattr(cardset, "newest", newest_for_tests)


@pytest.fixture
def newest_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests about the default itself."""
    monkeypatch.setattr(cardset, "newest", REALLY_NEWEST)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Campaigns take as long as they take; whole folders may play many matches."""
    if config.getoption("--waited-for"):
        left = left_out(items, on_postgresql=config.getoption("--on") == "postgresql")
        config.hook.pytest_deselected(items=left)
        items[:] = [each for each in items if each not in left]
    for item in items:
        if item.get_closest_marker("campaign"):
            item.add_marker(pytest.mark.timeout(0))
        if MANY_MATCHES & set(item.path.parts):
            item.add_marker("many")


def left_out(items: list[pytest.Item], *, on_postgresql: bool) -> list[pytest.Item]:
    """Of each kind of dear tests all but every so many-th: always the same ones."""
    kinds: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        kinds["postgresql" if on_postgresql else kind_of(item)].append(item)
    return [
        item
        for kind, step in ONE_OF.items()
        for n, item in enumerate(kinds[kind])
        if n % step and not item.get_closest_marker("campaign")
    ]


def kind_of(item: pytest.Item) -> str:
    if "browser" in item.path.parts:
        return "browser"
    if item.get_closest_marker("long"):
        return "long"
    return "postgresql" if "[postgresql" in item.name else ""


@pytest.fixture(scope="session", autouse=True)
def _on(request: pytest.FixtureRequest) -> Iterator[None]:
    """With `--on postgresql`, every file a test names is a database of the cluster instead."""
    if request.config.getoption("--on") == "sqlite":
        yield
        return
    from tests.server import house  # noqa: PLC0415 (only where there is a server to test)

    cluster: Cluster = request.getfixturevalue("postgresql")
    made: dict[str, str] = {}

    def placed(database: str) -> str:
        if not database.startswith("sqlite:"):
            return database
        if database not in made:
            made[database] = f"h{hashlib.sha256(database.encode()).hexdigest()[:16]}"
            cluster.execute(f"CREATE DATABASE {made[database]}")
        return cluster.url(made[database])

    house.placed = placed
    yield
