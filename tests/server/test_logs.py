"""The log: a line of fields for each thing that happened, and no secret in any of them."""

from __future__ import annotations

import json
import logging
import random
import shlex
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house
from tests.server.visits import BOT, ME, at, entries, people, play_until, run, table
from ungeheuer.server import entries as log
from ungeheuer.server.logs import TALKATIVE, Fields, Objects, about, why
from ungeheuer.server.store import StoreDown

NASTY = ['a "quoted" word', "two\nlines", "\u2028", "é", "a=b", "", "\\", "\x1b[31m", "\ud800"]


def record(event: str, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord("ungeheuer.server", logging.WARNING, "x", 1, event, None, None)
    vars(made).update(about(**fields))
    return made


@pytest.mark.parametrize("text", NASTY)
def test_a_line_is_one_line_and_can_be_read_again(text: str) -> None:
    line = Fields().format(record("something", table="t1", move=3, said=text))
    assert line.isascii()
    assert line.isprintable()
    assert " level=warning from=server event=something table=t1 move=3" in line
    read = Objects().format(record("something", table="t1", said=text))
    assert read.isprintable()
    assert json.loads(read).get("said", "") == text


def test_fields_can_be_split_as_a_shell_would() -> None:
    line = Fields().format(record("two words", ms=1.25, path="/a b"))
    fields = dict(part.split("=", 1) for part in shlex.split(line))
    assert (fields["event"], fields["ms"], fields["path"]) == ("two words", "1.2", "/a b")


def test_of_an_unexpected_error_its_text_is_not_told() -> None:
    def fails() -> None:
        raise ValueError("the dungeon holds a dragon")

    made = record("a message failed", table="t1")
    try:
        fails()
    except ValueError as error:
        made.exc_info = (ValueError, error, error.__traceback__)
    line = Fields().format(made)
    assert "dragon" not in line
    assert "error=ValueError" in line
    assert ":fails " in line
    assert why(StoreDown("not-stored", {"reason": "disk is full"})) == "not-stored: disk is full"


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Any:
    for name in TALKATIVE:
        caplog.set_level(logging.WARNING, logger=name)
    caplog.set_level(logging.DEBUG)
    return lambda: [json.loads(Objects().format(record)) for record in caplog.records]


def test_the_life_of_a_table_is_told_with_its_moves_but_not_which(
    tmp_path: Path, told: Any
) -> None:
    with house(f"sqlite:///{tmp_path}/l.sqlite") as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", ME, BOT, BOT)

        async def visit() -> None:
            async with at(home, id, inga) as host:
                await host.done("start")
                await host.until(lambda v: v.version >= 0)
                await play_until({"0": host}, lambda v: v.version >= 8)
                await host.done("resign", seat="0")

        run(visit)
        moves = {each.move for each in entries(home, id) if isinstance(each, log.Played)}
    mine = [line for line in told() if line.get("table") == id]
    events = [line["event"] for line in mine if line["level"] == "info" and "game" in line]
    assert events == ["a table was opened", "a match began", "a match ended"]
    ended = next(line for line in mine if line["event"] == "a match ended")
    assert ended["move"] >= 8
    assert ended["why"] == "resigned"
    assert any(line["event"] == "request" and line["person"] == inga.person for line in mine)
    every = json.dumps(told())
    long = [move for move in moves if len(move) > 6]
    assert long
    assert not [move for move in long if move in every]
    assert inga.key.partition(".")[2] not in every


def test_a_frozen_table_is_told_when_it_is_read(
    home: House, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    inga = people(home, 1)[0]
    id = table(home, inga, "mighty", ME, BOT, BOT, start=True)

    async def reread() -> None:
        registry = home.service.registry
        async with registry.locked(id) as live:  # type: ignore[arg-type]
            seq = live.seq
        rows = [row for row in await home.service.store.log(id) if row.seq <= seq]  # type: ignore[arg-type]
        last = next(row for row in reversed(rows) if '"played"' in row.data)
        last.data = log.to_text(log.Played("0", f"nonsense {random.random()}"))
        registry.unload(id)  # type: ignore[arg-type]

        async def read(_: object) -> Any:
            return rows

        monkeypatch.setattr(home.service.store, "log", read)
        await registry.live(id)  # type: ignore[arg-type]

    home.do(reread)
    frozen = [line for line in told() if line["event"] == "a table is frozen"]
    assert [line["table"] for line in frozen] == [id]
    assert "nonsense" not in json.dumps(told())
