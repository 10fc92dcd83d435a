"""What a live table leaves out of pictures, over recorded matches: nothing that a board shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ungeheuer.engine.match import Match, named
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import cardset_of
from ungeheuer.engine.retrace import Retrace
from ungeheuer.games import game, names
from ungeheuer.server import entries as log
from ungeheuer.server.frames import Frames
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.table import Table
from ungeheuer.wire.files import decode_record, read_text
from ungeheuer.wire.messages import Policy
from ungeheuer.wire.sync import encode, sync

TESTS = Path(__file__).parents[1]
WEB = TESTS.parent / "web/src/games"
MATCHES = 3  # of each game
HOST = PersonId("host")


def recorded(name: str) -> list[Record]:
    files = sorted((TESTS / "games" / name / "records").glob("*.json"))
    found = [decode_record(read_text(file), file.name) for file in files]
    return [record for record in found if len(record.moves) > 20][:: len(found) // MATCHES]


def table_of(record: Record) -> Table:
    played = game(record.game)
    match = Match(played, record.options, cardset_of(record, played))
    seats = [log.SeatPlan(holder=PersonId(seat), name=seat) for seat in match.seats]
    cards = named(match.cardset)
    opened = log.Opened(record.game, 1, match.options, cards, HOST, Policy(), seats)
    table = Table(TableId("t"), log.LogEntry(1, Millis(0), HOST, "", opened))
    table.enter(log.LogEntry(2, Millis(0), HOST, "", log.Started()))
    return table


def acts(record: Record) -> Iterator[tuple[Table, int]]:
    """The table after every act, with the number of moves before it."""
    table, since = table_of(record), 0
    for at, (seat, text) in enumerate(record.moves):
        table.enter(log.LogEntry(table.seq + 1, Millis(0), HOST, "", log.Played(seat, text)))
        if table.match.turn != CHANCE or at + 1 == len(record.moves):
            yield table, since
            since = len(table.match.history)


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_a_live_frame_is_the_whole_sync_or_lacks_pictures_that_nobody_shows(name: str) -> None:
    if not (TESTS / "games" / name).exists():
        return
    shown = left_out = 0
    for record in recorded(name):
        frames = Frames()
        for table, since in acts(record):
            table.look_back(since)
            for seat in (*table.match.seats, SPECTATOR):
                frame = frames.sync(table, seat, since, pictures=True, aid=False)
                got: Any = msgspec.json.decode(frame)["sync"]
                retrace = Retrace(table.match)
                whole = sync(table.match, Seat(seat), since, aided=False, retrace=retrace)
                want: Any = msgspec.json.decode(encode(whole))
                if not table.match.game.is_staged(event["code"] for event in want["events"]):
                    left_out += want.pop("pictures", None) is not None
                shown += "pictures" in want
                assert encode(got) == encode(want)
    assert left_out
    assert bool(shown) == (game(name).staged != frozenset())


@pytest.mark.parametrize("name", names())
def test_whoever_has_just_come_or_taken_back_is_told_what_answers_bring(name: str) -> None:
    """Frames without pictures foretell the same."""
    if not (TESTS / "games" / name).exists():
        return
    frames = Frames()
    for table, since in acts(recorded(name)[0]):
        seat = table.match.turn or SPECTATOR
        seen, came = (
            msgspec.json.decode(frames.sync(table, seat, first, foretold=True, pictures=pictures))
            for first, pictures in ((since, True), (0, False))
        )
        assert came["sync"]["decision"] == seen["sync"]["decision"]


def codes_in(text: str) -> frozenset[str]:
    return frozenset(re.findall(r'"([a-z-]+)"', text))


@pytest.mark.parametrize("name", names())
def test_boards_stage_what_the_games_say_they_do(name: str) -> None:
    """Each board decides by events alone whether it looks at pictures; `Game.staged` says when."""
    if not (WEB / name).exists():
        return
    board = (WEB / name / "Board.svelte").read_text()
    staged = game(name).staged
    if "picturesOf" not in board:
        assert staged == frozenset()
        return
    animation = (WEB / name / "animation.ts").read_text()
    film = re.search(r"function isStaged\(.*?\n}", animation, re.DOTALL)
    phase = re.search(r"const HIS: .*?\]\);", animation, re.DOTALL)
    if film:
        assert "if (isStaged(fresh)) startFilm" in board
        assert codes_in(film.group()) == staged
    else:
        big = re.search(r"const BIG: .*?\]\);", animation, re.DOTALL)
        assert phase
        assert big
        assert "({ code }) => HIS.has(code) || BIG.has(code)" in animation
        assert "pictures: isStaged(fresh, pictures) ? seen : undefined" in board
        assert codes_in(phase.group()) | codes_in(big.group()) == staged
