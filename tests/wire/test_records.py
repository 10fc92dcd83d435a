"""Record files that are right: written, read, and replayed however they are laid out."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cardsets import HOUSE
from tests.wire.sample import MOVES, fields, text, whole
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.match import Match
from ungeheuer.engine.record import Record
from ungeheuer.games import game
from ungeheuer.wire.files import decode_record, encode_record, replay_file

MIGHTY = game("mighty")
WORDS = st.text(st.characters(codec="utf-8"), max_size=8)
PLAIN = st.none() | st.booleans() | st.integers(-(10**9), 10**9) | WORDS
DATA = st.dictionaries(WORDS, PLAIN | st.lists(PLAIN, max_size=3), max_size=3)
NAMES = st.fixed_dictionaries(
    {"id": WORDS}, optional={"version": st.integers(1, 99), "hash": WORDS, "data": DATA}
)
RECORDS = st.builds(
    Record,
    WORDS,
    DATA,
    st.lists(WORDS, max_size=6),
    st.lists(st.tuples(WORDS, WORDS), max_size=6),
    rules=st.integers(1, 99),
    cardset=st.none() | NAMES,
    result=st.none() | DATA,
    chance=st.none() | DATA,
    origin=st.none() | DATA,
)


@given(RECORDS)
def test_what_is_written_is_read_back(record: Record) -> None:
    assert decode_record(encode_record(record), "f").data() == record.data()


@given(RECORDS)
def test_every_move_has_a_line_of_its_own(record: Record) -> None:
    lines = encode_record(record).split("\n")
    fields = len(record.data())
    assert len(lines) == 2 + fields + (len(record.moves) + 1 if record.moves else 0) + 1


def test_a_whole_match_comes_back() -> None:
    match = whole()
    written = encode_record(match.record())
    again = replay_file(written, "f", MIGHTY)
    assert encode_record(again.record()) == written
    assert again.outcome is not None


def keys_backwards() -> str:
    return json.dumps(dict(reversed(list(fields().items()))))


@pytest.mark.parametrize(
    "written",
    [
        text(),
        json.dumps(fields()),
        json.dumps(fields(), separators=(",\n\n", "\t:\r\n ")),
        keys_backwards(),
        "\ufeff".encode().decode("utf-8-sig") + text(),
        text(seats=None),
        text(rules=1, cardset={"id": "house"}),
        text(cardset={"id": "house", "version": 1}),
        text(moves=[[seat, f"  {move.replace(' ', '   ')} "] for seat, move in MOVES]),
        text(moves=[["chance", "start 0"], ["chance", "hand 0 4 2 1"], *MOVES[2:]]),
    ],
    ids=range(10),
)
def test_a_record_by_hand_may_be_laid_out_freely(written: str) -> None:
    match = replay_file(written, "f", MIGHTY)
    assert [entry.move.text for entry in match.history] == [move for _, move in MOVES]
    assert match.turn == "2"


def test_left_out_names_are_the_seats() -> None:
    assert replay_file(text(seats=None), "f", MIGHTY).names == ["0", "1", "2"]


def test_a_card_set_that_is_not_shipped_travels_in_the_record() -> None:
    data: dict[str, Any] = {**HOUSE["mighty"].data}
    data["cardset"] = {"game": "mighty", "id": "mine", "version": 3}
    match = Match(MIGHTY, {"players": 3}, CardSet(data, "mine.toml", shipped=False))
    written = encode_record(match.record())
    again = replay_file(written, "f", MIGHTY)
    assert (again.cardset.id, again.cardset.hash) == ("mine", match.cardset.hash)
    assert encode_record(again.record()) == written


def test_the_record_in_the_docs_replays() -> None:
    docs = Path(__file__).parents[2] / "docs" / "records.md"
    text = docs.read_text("utf-8").split("```json\n")[1].split("```")[0]
    assert replay_file(text, "docs", game("mighty")).turn == "1"
