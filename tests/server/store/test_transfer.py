"""Out of one database and into another; copies of one that is being written to."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, select

from tests.server.databases import KINDS, empty_database
from tests.server.store.batches import FRANK, INGA, opened, said
from tests.server.store.tables import played
from ungeheuer.engine.errors import MessageError
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import Batch, StoreError
from ungeheuer.server.store.backup import back_up
from ungeheuer.server.store.connect import engine_at
from ungeheuer.server.store.migrate import upgrade
from ungeheuer.server.store.schema import METADATA
from ungeheuer.server.store.transfer import export_to, import_from

PEOPLE = [
    Batch(person=(INGA, Millis(1)), device=(INGA, "a1", Millis(2**53))),
    Batch(person=(PersonId("Ümläut ☃ \\ \" '"), Millis(1)), device=(FRANK, "B0", Millis(2))),
]


async def fill(url: str) -> None:
    async with opened(url) as store:
        for batch in (*PEOPLE, *(played(f"T{number}") for number in range(3)), played("t")):
            await store.commit(batch)
        long = [said("long", *range(seq, seq + 500), text="x\u0000" * 9) for seq in (1, 501, 1001)]
        await asyncio.gather(*map(store.commit, long))


@pytest.fixture
def full(database_url: str) -> Iterator[Engine]:
    asyncio.run(fill(database_url))
    engine = engine_at(database_url)
    yield engine
    engine.dispose()


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with empty_database(request.param, request) as url:
        engine = engine_at(url)
        upgrade(engine)
        yield engine
        engine.dispose()


def content(engine: Engine) -> dict[str, list[object]]:
    with engine.connect() as connection:
        return {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.c))]
            for name, table in METADATA.tables.items()
        }


def test_the_same_in_every_database(full: Engine, empty: Engine, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    counted: list[int] = []
    rows = export_to(full, first, counted.append)
    assert counted == [1000]
    assert import_from(empty, first) == rows
    assert content(empty) == content(full)
    export_to(empty, second)
    assert first.read_bytes() == second.read_bytes()
    lines = first.read_text("utf-8").splitlines()
    assert json.loads(lines[0]) == {"ungeheuer-db": 1}
    assert json.loads(lines[-1]) == {"row": "end", "rows": len(lines) - 2}


def test_import_needs_an_empty_database(full: Engine, tmp_path: Path) -> None:
    before = content(full)
    export_to(full, tmp_path / "file")
    with pytest.raises(StoreError) as refused:
        import_from(full, tmp_path / "file")
    assert refused.value.code == "database-not-empty"
    assert content(full) == before


HEADER = '{"ungeheuer-db":1}'
PERSON = '{"row":"person","id":"p","made":1}'
END = '{"row":"end","rows":1}'
ENTRY = '{"row":"entry","table_id":"t","seq":1,"at":1,"by":"","cause":"","data":"{}"}'
BAD_FILES: list[tuple[str, str, int | None, str]] = [
    ("", "no-export", None, ""),
    ("[]", "no-export", None, ""),
    ('{"ungeheuer": 1}', "no-export", None, ""),
    ('{"ungeheuer-db":2}', "other-export", None, ""),
    (HEADER, "export-cut-short", 1, ""),
    (f"{HEADER}\n{PERSON}", "export-cut-short", 2, ""),
    (f"{HEADER}\n{PERSON[:20]}", "export-line", 2, "no-json"),
    (f"{HEADER}\n\n{END}", "export-line", 2, "no-json"),
    (f"{HEADER}\n{'[' * 100_000}", "export-line", 2, "no-row"),
    (f"{HEADER}\n[1]\n{END}", "export-line", 2, "no-row"),
    (f'{HEADER}\n{{"row":"dragon"}}\n{END}', "export-line", 2, "no-row"),
    (f'{HEADER}\n{{"row":"person","id":"p"}}\n{END}', "export-line", 2, "no-row"),
    (f'{HEADER}\n{PERSON[:-1]},"x":1}}\n{END}', "export-line", 2, "no-row"),
    (f"{HEADER}\n{PERSON.replace('1', '1.5')}\n{END}", "export-line", 2, "no-row"),
    (f"{HEADER}\n{PERSON.replace('1', str(2**64))}\n{END}", "export-line", 2, "no-row"),
    (f"{HEADER}\n{PERSON}\n{PERSON}\n{END.replace('1', '2')}", "export-line", 3, "refused"),
    (f"{HEADER}\n{PERSON}\n{END.replace('1', '2')}", "export-line", 3, "not-the-end"),
    (f"{HEADER}\n{PERSON}\n{END}\n{PERSON}", "export-line", 3, "not-the-end"),
    (f"{HEADER}\n{ENTRY}\n{END}", "export-line", 2, "no-entry"),
]


@pytest.mark.parametrize(("text", "code", "line", "why"), BAD_FILES)
def test_bad_files(tmp_path: Path, text: str, code: str, line: int | None, why: str) -> None:
    engine = engine_at(f"sqlite:///{tmp_path}/x.sqlite")
    upgrade(engine)
    file = tmp_path / "file"
    file.write_text(text, "utf-8")
    with pytest.raises(MessageError) as refused:
        import_from(engine, file)
    params = refused.value.params
    assert (refused.value.code, params.get("line"), params.get("reason", "")) == (code, line, why)
    assert not any(content(engine).values())
    engine.dispose()


def test_bytes_that_are_no_text(empty: Engine, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(f"{HEADER}\n".encode() + b'{"row":"person","id":"\xff\xfe","made":1}\n')
    with pytest.raises(MessageError) as refused:
        import_from(empty, file)
    assert refused.value.params["line"] == 2


def test_what_one_database_can_hold_and_the_other_cannot(empty: Engine, tmp_path: Path) -> None:
    file = tmp_path / "file"
    second = '{"row":"person","id":"\\u0000","made":1}'
    file.write_text(f"{HEADER}\n{PERSON}\n{second}\n{END.replace('1', '2')}\n")
    if empty.dialect.name == "sqlite":
        assert import_from(empty, file) == 2
        return
    with pytest.raises(MessageError) as refused:
        import_from(empty, file)
    assert (refused.value.params["line"], refused.value.params["reason"]) == (3, "refused")
    assert not any(content(empty).values())


@pytest.mark.parametrize("name", ["none/file", ".", "bad\0name"])
def test_names_of_no_file(empty: Engine, tmp_path: Path, name: str) -> None:
    for door in (export_to, import_from):
        with pytest.raises(MessageError):
            door(empty, tmp_path / name)
    assert list(tmp_path.glob(".*")) == []


def test_a_backup_while_everybody_writes(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/x.sqlite", tmp_path / "copy.sqlite"

    async def run() -> None:
        async with opened(url) as store:
            await store.commit(said("t", 1))

            async def write() -> None:
                for seq in range(2, 400):
                    await store.commit(said("t", seq))

            writing = asyncio.create_task(write())
            while len(await store.log(TableId("t"))) < 50:
                await asyncio.sleep(0)
            engine = engine_at(url)
            assert await asyncio.to_thread(back_up, engine, copy)
            engine.dispose()
            await writing
        async with opened(f"sqlite:///{copy}") as store:
            seqs = [row.seq for row in await store.log(TableId("t"))]
            assert seqs == list(range(1, len(seqs) + 1))
            assert 50 <= len(seqs) < 400

    asyncio.run(run())


def test_a_backup_overwrites_nothing(full: Engine, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert back_up(full, copy) == (full.dialect.name == "sqlite")
    size = copy.stat().st_size
    with pytest.raises(MessageError) as refused:
        back_up(full, copy)
    assert refused.value.code == "file-exists"
    assert copy.stat().st_size == size


def test_a_damaged_database_is_not_copied(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    asyncio.run(fill(f"sqlite:///{file}"))
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + b"\xee" * (len(whole) // 2))
    engine = engine_at(f"sqlite:///{file}")
    with pytest.raises(StoreError) as refused:
        back_up(engine, tmp_path / "copy")
    assert refused.value.code == "no-database"
    assert not (tmp_path / "copy").exists()
    engine.dispose()
