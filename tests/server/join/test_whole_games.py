"""The terminal client plays every game to its end against bots, over the network."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import House, house
from tests.server.join.terminal import Sitting, play_to_the_end, sittings
from ungeheuer.engine.replay import replay
from ungeheuer.games import game
from ungeheuer.server.names import TableId

GAMES = [
    ("mighty", "0", ["--players", "3"]),
    ("timid", "dungeon", []),
    ("timid", "character", []),
    ("island", "0", ["--players", "2"]),
]


def a_whole_game(sit: Sitting, url: str, name: str, seat: str, options: list[str]) -> str:
    """Every question is answered with a move from the screen; the id of the table."""
    terminal = sit(url, "--game", name, "--seat", seat, "--name", "Inga", *options)
    link = re.search(r"table/(\S+)", terminal.until(r"Link: \S+\n"))
    assert link is not None
    play_to_the_end(terminal, name)
    assert terminal.leave() == 0
    return link[1]


def check_log(served: House, id: str, name: str, seat: str) -> None:
    """What the server has written down is a whole match, and it was played from this seat."""
    live = served.do(lambda: served.service.registry._read(TableId(id)))
    table = live.table
    assert (table.status, table.ended, table.frozen) == ("over", "finished", None)
    assert table.match.game.name == name
    again = replay(table.match.record(), game(name))
    assert again.outcome is not None
    assert again.outcome.result == table.result
    assert any(entry.seat == seat for entry in again.history)


@pytest.mark.long
def test_a_whole_game_of_each_title_against_bots(
    database_url: str,
    tmp_path: Path,
) -> None:
    with house(database_url) as served, sittings(tmp_path) as sit, ThreadPoolExecutor() as pool:
        playing = [pool.submit(a_whole_game, sit, served.url, *each) for each in GAMES]
        tables = [each.result() for each in playing]
        for id, (name, seat, _) in zip(tables, GAMES, strict=True):
            check_log(served, id, name, seat)
