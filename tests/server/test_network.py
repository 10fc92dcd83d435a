"""A bad line: frames are lost, repeated, delayed, connections cut. Games end with right boards."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.faults import FAULTS, Faults, fault_proxy
from tests.server.house import House, house
from tests.server.players import TABLES, Player, check_log, opened
from ungeheuer.engine.names import Seat
from ungeheuer.server.names import TableId
from ungeheuer.server.table import Table

SILENCE = 0.4  # seconds after which a player takes the line for dead


async def play_on_a_bad_line(home: House, tables: Any, faults: Faults) -> dict[str, list[Player]]:
    players: dict[str, list[Player]] = {}
    async with fault_proxy(home.socket, faults) as address:
        for id, people in tables:
            players[id] = [
                Player(id, person, lambda: address, random.Random(f"{id}{n}"), wait=SILENCE)
                for n, person in enumerate(people)
            ]
        everybody = [player for group in players.values() for player in group]
        await asyncio.gather(*(player.play(asyncio.Event()) for player in everybody))
    return players


def boards_are_right(home: House, id: str, players: list[Player]) -> None:
    """Every player's last view and story are those of the server, and the log agrees."""

    def look(table: Table) -> dict[str, Any]:
        shown = {}
        for player in players:
            for seat in player.views:
                sync = json.loads(msgspec.json.encode(table.sync(Seat(seat), 0)))
                shown[seat] = (sync["view"], sync["events"], sync["result"])
        return shown

    right = home.do(lambda: home.service.registry.read(TableId(id), look))
    for player in players:
        for seat, last in player.views.items():
            view, events, result = right[seat]
            assert (last["view"], last["result"]) == (view, result)
            assert player.events == events
    rows = list(home.do(lambda: home.service.store.log(TableId(id))))
    check_log(rows, [each for player in players for each in player.acked])


def run(path: Path, seed: int, count: int) -> Faults:
    faults = Faults(random.Random(seed))
    with house(f"sqlite:///{path}/n.sqlite") as home:
        tables = home.do(lambda: opened(home.service, count))
        players = asyncio.run(play_on_a_bad_line(home, tables, faults))
        for id, group in players.items():
            assert all(player.over for player in group)
            boards_are_right(home, id, group)
    return faults


@pytest.mark.long
def test_games_end_with_right_boards_on_a_bad_line(tmp_path: Path) -> None:
    faults = run(tmp_path, 1, len(TABLES))
    assert all(faults.seen[kind] > 0 for kind in FAULTS)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(10))
def test_many_games_end_with_right_boards_on_a_bad_line(tmp_path: Path, seed: int) -> None:
    print(run(tmp_path, seed, 4 * len(TABLES)).seen)
