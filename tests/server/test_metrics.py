"""What an operator can measure."""

from __future__ import annotations

import http.client
import re
from pathlib import Path

from tests.server.house import PATIENCE, House, house
from tests.server.visits import BOT, ME, at, people, run, table
from ungeheuer.server.metrics import Histogram

LINE = re.compile(r'# TYPE \w+ (gauge|counter|histogram)|\w+(\{\w+="[^"]+"\})? -?[0-9.e+-]+')


def measured(home: House) -> dict[str, float]:
    line = http.client.HTTPConnection("127.0.0.1", home.port, timeout=PATIENCE)
    line.request("GET", "/metrics")
    answer = line.getresponse()
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/plain")
    text = answer.read().decode()
    line.close()
    rows = text.splitlines()
    assert [row for row in rows if not LINE.fullmatch(row)] == []
    pairs = (row.rsplit(" ", 1) for row in rows if not row.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/x.sqlite") as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", ME, BOT, BOT)
        before = measured(home)

        async def visit() -> None:
            async with at(home, id, inga) as host:
                await host.done("change", policy={"chat": False})
                assert await host.refused("take", seat="nowhere") == "no-such-seat"
                during = measured(home)
                assert during["ungeheuer_sockets"] == 1
                assert during["ungeheuer_tables_with_guests"] == 1
                assert during['ungeheuer_refusals_total{code="no-such-seat"}'] == 1
                stored = during["ungeheuer_entries_total"] - before["ungeheuer_entries_total"]
                assert stored == 1
                assert during["ungeheuer_commit_seconds_count"] >= 1
                assert during["ungeheuer_act_seconds_count"] == 1
                assert during["ungeheuer_request_seconds_count"] >= 1
                assert during["ungeheuer_people_at_tables"] == during["ungeheuer_people"] == 1
                assert during['ungeheuer_tables{state="open"}'] == 1
                assert during["ungeheuer_database_works"] == 1
                assert during["ungeheuer_commits_waiting"] == during["ungeheuer_moves_total"] == 0
                await host.done("start")
                await host.until(lambda v: bool(v.moves))
                await host.move()
                await host.socket.send("?" * 70)
                await host.settled()
                after = measured(home)
                assert after["ungeheuer_moves_total"] >= 1
                assert after['ungeheuer_tables{state="playing"}'] == 1
                assert after['ungeheuer_refusals_total{code="bad-message"}'] == 1

        run(visit)


def test_bounds_add_up() -> None:
    histogram = Histogram()
    for seconds in (0.0, 0.001, 0.3, 100.0):
        histogram.note(seconds)
    lines = dict(line.rsplit(" ", 1) for line in histogram.lines("x") if not line.startswith("#"))
    assert lines['x_bucket{le="0.001"}'] == "2"
    assert lines['x_bucket{le="0.5"}'] == "3"
    assert lines['x_bucket{le="+Inf"}'] == lines["x_count"] == "4"
