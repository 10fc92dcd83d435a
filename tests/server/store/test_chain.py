"""A chain of hashes shows what is missing of a log, and a rescue saves what is whole."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine, delete, insert, select, update

from tests.server.house import house
from tests.server.store.batches import opened, said
from tests.server.store.tables import played
from tests.server.store.test_check import fill
from tests.server.store.test_trouble import broken
from tests.server.visits import BOT, ME, at, people, play_until, run, table
from ungeheuer.server.rebuilding import rebuilt
from ungeheuer.server.rows import derived
from ungeheuer.server.store import Batch, EntryRow
from ungeheuer.server.store.chain import NONE, extended, fits, length
from ungeheuer.server.store.check import Check
from ungeheuer.server.store.connect import engine_at, writing
from ungeheuer.server.store.heads import LINES, Heads, missing, noted, place_of
from ungeheuer.server.store.rescue import Rescued, rescue
from ungeheuer.server.store.schema import ENTRIES, PEOPLE, TABLES


def chained(id: str, **more: object) -> Batch:
    batch = played(id, **more)  # type: ignore[arg-type]
    assert batch.table is not None
    batch.table.head = extended(NONE, batch.entries)
    return batch


def test_every_change_of_a_log_changes_its_head() -> None:
    rows = chained("a").entries
    head = extended(NONE, rows)
    assert length(head) == len(rows)
    assert extended(extended(NONE, rows[:3]), rows[3:]) == head
    others: list[list[EntryRow]] = [rows[:-1], rows[1:], [rows[1], rows[0], *rows[2:]]]
    for name in ("seq", "at", "by", "cause", "data"):
        changed = chained("a").entries
        value = getattr(changed[2], name)
        setattr(changed[2], name, value + (1 if isinstance(value, int) else "x"))
        others.append(changed)
    assert not [other for other in others if fits(head, other)]
    assert fits(head, rows)
    assert fits(NONE, rows), "nobody knows"


SPOIL: dict[str, tuple[Callable[[], object], str]] = {
    "cut": (lambda: delete(ENTRIES).where(ENTRIES.c.seq == 8), "db-cut"),
    "changed": (
        lambda: update(ENTRIES).values(by="Frank").where(ENTRIES.c.seq == 3),
        "db-other-chain",
    ),
}


@pytest.mark.parametrize("how", SPOIL)
@pytest.mark.parametrize("state", ["playing", "over"])
def test_a_check_sees_what_was_done_to_a_log(database_url: str, how: str, state: str) -> None:
    fill(database_url, chained("a"), chained("b", state=state), played("c"))
    engine = engine_at(database_url)
    check = Check(engine, rebuilt)
    assert not any(check.findings())
    assert check.unchained == 1, "one has none, and is believed"
    spoil, code = SPOIL[how]
    with engine.begin() as connection:
        connection.execute(spoil().where(ENTRIES.c.table_id == "b"))  # type: ignore[attr-defined]
    found = [(each.code, each.params["id"]) for each in Check(engine, rebuilt).findings() if each]
    engine.dispose()
    assert found == [(code, "b")]


@pytest.mark.long
def test_a_server_chains_what_is_played_and_old_tables_from_then_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path}/x.sqlite"
    with house(url) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

        async def visit() -> None:
            """More moves than before, however far the bots had got when everybody left."""
            async with at(home, id, inga) as host:
                goal = host.version + 4
                await play_until({"0": host}, lambda v: v.version >= goal)

        run(visit)
        engine = engine_at(url)
        with writing(engine) as connection:  # as a table of an earlier version is
            assert length(str(connection.scalar(select(TABLES.c.head)))) > 8
            connection.execute(update(TABLES).values(head=""))
        home.do(lambda: unloaded(home, id))
        run(visit)
    check = Check(engine, rebuilt)
    assert not any(check.findings())
    assert check.unchained == 0
    with engine.begin() as connection:  # and where the end is cut off it plays on, but is told
        last = connection.scalar(select(ENTRIES.c.seq).order_by(ENTRIES.c.seq.desc()).limit(1))
        connection.execute(delete(ENTRIES).where(ENTRIES.c.seq == last))
    with house(url) as home:
        run(visit)
        assert home.service.registry.metrics.cut_logs == 1
    assert "a log has not all entries that were stored" in caplog.text
    assert [each.code for each in Check(engine, rebuilt).findings() if each] == ["db-other-chain"]
    engine.dispose()


async def unloaded(home: object, id: str) -> None:
    home.service.registry.unload(id)  # type: ignore[attr-defined]


# -- beside the file


def test_a_journal_that_was_cut_off_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a crash in which a part of the last writes was lost: what is left fits in itself."""
    file, kept = tmp_path / "x.sqlite", tmp_path / "kept"
    kept.mkdir()

    async def write() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.commit(chained("a"))
            await store.commit(chained("gone"))
            await store.commit(Batch(drop=chained("gone").entries[0].table))
            for name in ("x.sqlite", "x.sqlite-wal"):
                shutil.copy(tmp_path / name, kept / name)
            more = chained("a")
            assert more.table is not None
            further = said("a", 9, 10)
            more.table.head = extended(more.table.head, further.entries)
            await store.commit(Batch(entries=further.entries, table=more.table))
            await store.commit(chained("b"))
            shutil.copy(place_of(file), place_of(kept / "x.sqlite"))

    asyncio.run(write())
    assert stat.S_IMODE(place_of(file).stat().st_mode) == 0o600
    engine = engine_at(f"sqlite:///{kept}/x.sqlite")
    found = [each for each in Check(engine, rebuilt).findings() if each is not None]
    assert [(each.code, each.params) for each in found] == [
        ("db-cut", {"id": "a", "stored": 10, "found": 8}),
        ("db-cut", {"id": "b", "stored": 8, "found": 0}),
    ]
    engine.dispose()
    engine = engine_at(f"sqlite:///{file}")
    assert not any(Check(engine, rebuilt).findings())
    engine.dispose()
    fill(f"sqlite:///{kept}/x.sqlite")  # a server that opens it says so
    assert caplog.text.count("entries that were stored are missing") == 2


def test_the_notes_are_a_ring(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    for _ in range(2):
        heads = Heads(file)
        for number in range(LINES // 2 + 10):
            batch = chained(f"t{number}")
            assert batch.table is not None
            heads.note([batch, batch])
        heads.close()
    assert place_of(file).stat().st_size == 112 * LINES
    assert len(noted(file)) == LINES // 2 + 10
    with place_of(file).open("rb+") as ring:
        ring.write(b"\xff" * 500)
    assert missing(file, {})
    fill(f"sqlite:///{file}", chained("a"))  # a new database under the same name
    assert set(noted(file)) == {"a"}


# -- rescue


def saved(engine: Engine, target: Path) -> Rescued:
    rescued = rescue(engine, target, derived)
    engine.dispose()
    return rescued


def kept_in(file: Path) -> dict[str, int]:
    engine = engine_at(f"sqlite:///{file}")
    assert not any(Check(engine, rebuilt).findings())
    with engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.id, TABLES.c.head)).all()
    engine.dispose()
    return {row[0]: length(row[1]) for row in rows}


def test_what_is_whole_is_saved_and_the_rest_is_told(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    database = f"sqlite:///{file}"
    names = [f"table-{letter}" for letter in "abcdefgh"]
    fill(database, *(chained(name) for name in names))
    fill(database, *(said("table-c", seq, text="x" * 300) for seq in range(9, 200)))
    engine = engine_at(database)
    with engine.begin() as connection:
        connection.execute(insert(PEOPLE), [{"id": f"p{n}", "made": n} for n in range(50)])
    with sqlite3.connect(file) as plain:
        plain.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    plain.close()
    broken(engine, file, "table-c")
    rescued = saved(engine, tmp_path / "new.sqlite")
    found = kept_in(tmp_path / "new.sqlite")
    assert {name: found.get(name) for name in names if name != "table-c"} == dict.fromkeys(
        [name for name in names if name != "table-c"], 8
    )
    assert 8 <= found["table-c"] < 199
    losses = {loss.params.get("id"): loss for loss in rescued.losses}
    assert losses["table-c"].code == "rescue-cut"
    assert set(losses) == {"table-c"}
    assert (rescued.tables, rescued.shortened, rescued.rows) == (7, 1, 50)


def test_from_holes_and_nonsense(database_url: str, tmp_path: Path) -> None:
    fill(database_url, chained("fine"), chained("hole"), chained("garbled"), chained("headless"))
    engine = engine_at(database_url)
    at = ENTRIES.c.table_id
    with engine.begin() as connection:
        connection.execute(delete(ENTRIES).where(at == "hole", ENTRIES.c.seq == 5))
        bad = (at == "garbled", ENTRIES.c.seq == 7)
        connection.execute(update(ENTRIES).values(data='{"kind":"danced"}').where(*bad))
        connection.execute(delete(ENTRIES).where(at == "headless", ENTRIES.c.seq == 1))
        connection.execute(delete(TABLES).where(TABLES.c.id == "fine"))
        connection.execute(update(TABLES).values(hidden=True).where(TABLES.c.id == "hole"))
    rescued = saved(engine, tmp_path / "new.sqlite")
    assert kept_in(tmp_path / "new.sqlite") == {"fine": 8, "hole": 4, "garbled": 6}
    told = {str(loss.params["id"]): loss.code for loss in rescued.losses}
    assert told == {
        "hole": "rescue-cut",
        "garbled": "rescue-cut",
        "headless": "rescue-table",
    }
