import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.wire.sample import MOVES, text, whole
from ungeheuer.wire.files import encode_record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(text(), encoding="utf-8")
    return file


@pytest.fixture
def over(tmp_path: Path) -> Path:
    file = tmp_path / "over.json"
    file.write_text(encode_record(whole().record()), encoding="utf-8")
    return file


def test_a_record_is_checked_and_told(cli: Command, file: Path) -> None:
    said = cli("replay", file)
    assert (said.code, said.err) == (0, "")
    assert "Frank's 3 displaces Inga's 2 at guardian 2, side a, for 2 gold." in said.out
    assert "The match is not over: Äni is to move." in said.out
    assert "Possible: " in said.out
    assert "The record replays without a fault." in said.out
    german = " ".join(cli("replay", file, "--lang", "de").out.split())
    story = "Frank verdrängt mit einer 3 die 2 von Inga an Wächter 2, Seite a, und zahlt 2 Gold."
    assert story in german


def test_a_match_that_is_over(cli: Command, over: Path) -> None:
    said = cli("replay", over)
    assert said.code == 0
    assert "The king's gold is shared out" in said.out
    assert json.loads(cli("replay", over, "--json").out)["result"] == whole().record().result


@pytest.mark.parametrize("at", [0, 1, 5, 7, len(MOVES)])
@pytest.mark.parametrize("seat", [None, "0", "2", "spectator"])
def test_any_position_can_be_shown(cli: Command, file: Path, at: int, seat: str | None) -> None:
    view = ["--view", seat] if seat else []
    shown = cli("replay", file, "--at", at, *view, "--lang", "de")
    assert (shown.code, shown.err) == (0, "")
    assert f"Nach Zug {at}" in shown.out
    data = json.loads(cli("replay", file, "--at", at, *view, "--json").out)
    assert (data["moves"], len(data["log"])) == (at, at)
    assert ("position" in data) == (seat is None)


def test_another_seats_hand_leaves_no_trace(cli: Command, tmp_path: Path) -> None:
    """Two records that differ in seat 0's hand only are the same to seat 1, to the byte."""
    outputs = []
    for hand in ("1 2 4", "2 3 5"):
        file = tmp_path / "match.json"
        moves = [MOVES[0], ["chance", f"hand 0 {hand}"], *MOVES[2:6]]
        file.write_text(text(moves=moves), encoding="utf-8")
        args = ("replay", file, "--view", "1")
        outputs.append([cli(*args, "--json").out, cli(*args).out, cli(*args, "--at", "5").out])
    assert outputs[0] == outputs[1]
    data = json.loads(outputs[0][0])
    assert ["chance", "hand 0 ? ? ?"] in data["log"]
    assert ["chance", "hand 1 2 3 5"] in data["log"]
    assert data["decision"]["ask"]["moves"]
    assert len(data["view"]["players"][0]["hands"]) > 1


def test_only_the_seat_on_turn_gets_moves(cli: Command, file: Path) -> None:
    seen = json.loads(cli("replay", file, "--view", "0", "--json").out)
    assert seen["decision"] == {"seat": "2", "rule": "M-3.1"}
    assert "Possible" not in cli("replay", file, "--view", "0").out
    assert "Possible" in cli("replay", file, "--view", "2").out


@pytest.mark.parametrize(
    ("args", "english", "german"),
    [
        (["--at", "11"], "There is no move 11; the record has 10.", "Einen Zug 11 gibt es nicht"),
        (["--at", "-1"], "There is no move -1; the record has 10.", "Einen Zug -1 gibt es nicht"),
        (["--view", "7"], 'There is no seat "7". There are: 0, 1, 2,', "Einen Platz „7“ gibt es"),
        (["--view", "Inga"], 'There is no seat "Inga".', "Einen Platz „Inga“ gibt es nicht"),
    ],
)
def test_refused(cli: Command, file: Path, args: list[str], english: str, german: str) -> None:
    for language, sentence in (("en", english), ("de", german)):
        said = cli("replay", file, *args, "--lang", language)
        assert (said.code, said.out) == (1, "")
        assert said.err.startswith(sentence)


def test_too_many_moves_to_read_are_counted(cli: Command, file: Path) -> None:
    assert "There are 27 possible moves." not in cli("replay", file, "--at", "4").out
    big = text(options={"players": 6}, seats=None, moves=SIX)
    file.write_text(big, encoding="utf-8")
    assert "There are 729 possible moves." in cli("replay", file).out


SIX = [["chance", "start 0"], *[["chance", f"hand {seat} 1 2 3"] for seat in range(6)]]


def test_whose_turn_it_is_is_told_by_name(cli: Command, file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    seat, move = next(each for each in record["moves"] if each[0] != "chance")
    other = next(str(n) for n in range(3) if str(n) != seat)
    at = record["moves"].index([seat, move])
    record["moves"][at] = [other, move]
    file.write_text(json.dumps(record), encoding="utf-8")
    said = cli("replay", file)
    names = record["seats"]
    assert f"It is {names[int(seat)]}'s turn, not {names[int(other)]}'s." in said.err
