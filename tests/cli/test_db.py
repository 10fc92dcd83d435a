"""`ungeheuer db`, as an operator uses it."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.server.store.batches import opened
from tests.server.store.tables import MOVES, played
from ungeheuer.server.store import Batch


def fill(url: str, *batches: Batch) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for batch in batches:
                await store.commit(batch)

    asyncio.run(run())


@pytest.fixture
def own(surroundings: Path) -> str:
    """The database that the commands take by themselves."""
    surroundings.mkdir()
    return f"sqlite:///{surroundings}/ungeheuer.sqlite"


def test_there_and_back(cli: Command, database_url: str, own: str, tmp_path: Path) -> None:
    fill(database_url, played("a"))
    file = tmp_path / "export"
    said = cli("db", "export", file, "--database", database_url)
    assert (said.code, said.err) == (0, "")
    assert f"11 rows exported: {file}" in said.out
    said = cli("db", "import", file, "--lang", "de")
    assert f"11 Zeilen aus {file} importiert in {own}" in said.out
    said = cli("db", "check")
    assert said.code == 0
    assert said.out.endswith("\nOne running table, replayed without a fault.\n")
    assert said.out.startswith("One table has no chain of hashes yet (it is older)")
    said = cli("db", "import", file)
    assert (said.code, said.err.count("\n")) == (1, 1)
    assert "import needs an empty database" in said.err


def test_what_a_check_finds(cli: Command, own: str) -> None:
    fill(own, played("a"), played("b", *MOVES, ("1", "3@1a")), played("c", state="open"))
    english, german = cli("db", "check"), cli("db", "check", "--lang", "de")
    assert (english.code, german.code) == (1, 1)
    assert "Table b: frozen after move 6: " in english.out
    assert 'Table c: listed as "open", but its log says "playing".' in english.out
    assert "2 things are wrong (running tables: 3)." in english.out
    assert "Tisch b: Er steht still nach Zug 6: " in german.out
    assert "Table a" not in english.out


def test_backup(cli: Command, database_url: str, tmp_path: Path) -> None:
    fill(database_url, played("a"))
    file = tmp_path / "copy"
    said = cli("db", "backup", file, "--database", database_url)
    assert (said.code, said.err) == (0, "")
    if database_url.startswith("sqlite"):
        assert said.out == f"Backup: {file}\n"
        assert cli("db", "check", "--database", f"sqlite:///{file}").code == 0
    else:
        assert "this is an export" in said.out
        assert json.loads(file.read_text("utf-8").splitlines()[0]) == {"ungeheuer-db": 1}
    again = cli("db", "backup", file, "--database", database_url)
    assert (again.code, again.err) == (
        1,
        f"{file}: already exists; not overwritten.\n",
    )


def test_rescue(cli: Command, database_url: str, tmp_path: Path) -> None:
    fill(database_url, played("a"), Batch(entries=played("b").entries[1:]))
    said = cli("db", "rescue", tmp_path / "new", "--database", database_url)
    assert (said.code, said.err) == (1, "")
    assert "Table b: nothing could be saved" in said.out
    assert "whole tables saved: 1; saved up to a fault: 0." in said.out.replace("\n", " ")
    assert cli("db", "check", "--database", f"sqlite:///{tmp_path}/new").code == 0
    again = cli("db", "rescue", tmp_path / "new", "--database", database_url, "--lang", "de")
    assert (again.code, again.out) == (1, "")


@pytest.mark.parametrize("action", ["backup x", "check", "export x", "rescue x"])
def test_a_database_that_is_not_there_is_not_made(
    cli: Command, surroundings: Path, action: str
) -> None:
    said = cli("db", *action.split())
    assert (said.code, said.out) == (1, "")
    assert "no such file" in said.err
    assert not (surroundings / "ungeheuer.sqlite").exists()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "address",
    ["x.sqlite", "mysql://me:hidden@here/x", "sqlite://", "postgresql://me:hidden@127.0.0.1:1/x"],
)
def test_addresses_that_lead_nowhere(cli: Command, address: str, language: str) -> None:
    said = cli("db", "check", "--database", address, "--lang", language)
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert "hidden" not in said.err


def test_the_address_can_stand_in_the_surroundings(
    cli: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/other.sqlite"
    fill(url)
    monkeypatch.setenv("UNGEHEUER_DATABASE", url)
    assert cli("db", "check").out == "No table is running. Nothing is wrong.\n"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ["", '{"ungeheuer-db":1}\n{"row":"person"}', '{"ungeheuer-db":1}'])
def test_files_that_are_no_export(cli: Command, tmp_path: Path, text: str, language: str) -> None:
    file = tmp_path / "file"
    file.write_text(text)
    said = cli("db", "import", file, "--lang", language)
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1)
    assert said.err.startswith(str(file))


def test_help(cli: Command) -> None:
    assert all(
        action in cli("db", "--help").out
        for action in ["backup", "check", "export", "import", "rescue"]
    )
    assert "--database URL" in cli("db", "check", "--help").out
    assert cli("db").code == 2
