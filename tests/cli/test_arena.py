import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cardsets import LABELS
from tests.cli.conftest import Command
from ungeheuer.lab.arena import Result
from ungeheuer.lab.ledger import Ledger

SMALL = ("arena", "mighty", "--players", "3", "--deals", "2", "--workers", "1")
TIMID = ("arena", "timid", "--deals", "2", "--workers", "1", "--bots", "random")


def shape(data: object) -> object:
    """Names and types, without the figures; of a list, the shape that all its entries have."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    if isinstance(data, list):
        shapes = [shape(each) for each in data]
        assert all(each == shapes[0] for each in shapes)
        return shapes[:1]
    return type(data).__name__


SHARE = {"games": "int", "wins": "float", "share": "float", "interval": ["float"]}
SHAPE = {
    "game": "str",
    "options": {"players": "int", "chain": "bool", "king": "bool"},
    "bots": ["str"],
    "roles": [],
    "first": "int",
    "deals": "int",
    "games": "int",
    "moves": "int",
    "even": "float",
    "meetings": [{"one": "str", "other": "str", "result": SHARE, "score": "float"}],
    "seats": [{"bot": "str", "seat": "str", "result": SHARE}],
    "elo": [{"bot": "str", "role": "NoneType", "elo": "float", "interval": "NoneType"}],
    "cardset": "str",
    "hash": "str",
}


def test_tables(cli: Command) -> None:
    said = cli(*SMALL, "--lang", "de")
    assert said.code == 0
    assert "Mächtige Monster: wie oft" in said.out
    assert "Nach Plätzen" in said.out
    assert "Ausgeglichen wären 33 %." in said.out
    assert "weniger als zehn Gaben" in said.out
    greedy, dull = (said.out.rindex(f"│ {name}") for name in ("greedy", "random"))
    assert greedy < dull  # the strongest first


def test_roles(cli: Command) -> None:
    said = cli(*TIMID, "--lang", "de")
    assert said.code == 0
    assert "(Partien: 2)" in said.out
    assert said.out.count("│ random") == 4  # in the matrix, by seat, and a rating in each role
    assert "Ausgeglichen" not in said.out
    data = json.loads(cli(*TIMID, "--json").out)
    assert len(data["roles"]) == 2
    assert [each["role"] for each in data["elo"]] == data["roles"]
    assert [each["seat"] for each in data["seats"]] == data["roles"]


def test_a_game_that_is_won_together(cli: Command) -> None:
    island = ("arena", "island", "--players", "1", "--deals", "1", "--workers", "1")
    said = cli(*island, "--bots", "random")
    assert said.code == 0
    assert "Win share" in said.out
    assert "Elo" not in said.out


def test_as_data(cli: Command, tmp_path: Path) -> None:
    """The shape is an interface: programs read it."""
    file, picture = tmp_path / "contest.jsonl", tmp_path / "contest.svg"
    first = cli(*SMALL, "--json", "--file", file)
    data = json.loads(first.out)
    assert shape(data) == SHAPE
    assert (data["bots"], data["games"], data["deals"]) == (["greedy", "random"], 24, 2)
    again = cli(*SMALL, "--json", "--file", file, "--plot", picture)
    assert again.out == first.out
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (header["cards"], header["hash"]) == (data["cardset"], data["hash"])
    assert data["cardset"] == LABELS["mighty"]
    assert len(file.read_text("utf-8").splitlines()) == 1 + 8
    shown = "".join(ElementTree.fromstring(picture.read_text("utf-8")).itertext())
    assert "greedy against random" in shown


def test_broken_off_it_says_how_to_go_on(
    cli: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "contest.jsonl"
    add = Ledger.add

    def third(ledger: Ledger, result: Result) -> None:
        add(ledger, result)
        if len(ledger.results) == 3:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Ledger, "add", third)
        said = cli(*SMALL, "--file", file)
    assert (said.code, said.out) == (130, "")
    assert f"Interrupted: 3 of 8 bouts are in {file}." in said.err
    assert cli(*SMALL, "--json", "--file", file).out == cli(*SMALL, "--json").out


def test_another_contest_and_another_file_are_refused(cli: Command, tmp_path: Path) -> None:
    file, notes = tmp_path / "contest.jsonl", tmp_path / "notes.txt"
    cli(*TIMID, "--file", file)
    said = cli(*SMALL, "--file", file)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"{file}: belongs to another contest")
    notes.write_text("remember the milk", encoding="utf-8")
    assert cli(*SMALL, "--file", notes, "--lang", "de").err.startswith(f"{notes}: Das ist keine")
    assert notes.read_text("utf-8") == "remember the milk"


@pytest.mark.parametrize(
    ("args", "code", "sentence"),
    [
        (
            ["--bots", "genius"],
            1,
            'There is no bot called "genius".',
        ),
        (["--bots", "random,"], 1, 'There is no bot called "".'),
        (["--players", "9"], 1, 'The option players cannot be "9".'),
        (["--cards", "nowhere.toml"], 1, "nowhere.toml: no such file."),
        (["--file", "nowhere/x.jsonl"], 1, "nowhere/x.jsonl: no such folder."),
        (["--deals", "0"], 2, '--deals must be a whole number of at least 1, not "0".'),
        (["--on", "moon"], 2, '--on: there is no "moon". There are:'),
    ],
)
def test_refused(cli: Command, args: list[str], code: int, sentence: str) -> None:
    said = cli(*SMALL, *args)
    assert (said.code, said.out) == (code, "")
    assert said.err.startswith(sentence)


def test_without_ray_a_sentence_says_so(cli: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = cli(*SMALL, "--on", "ray")
    assert said.code == 1
    assert said.err == 'Ray is not installed. Install it with: pip install "ungeheuer[ray]"\n'


def test_a_picture_that_cannot_be_written_is_refused_before_playing(
    cli: Command, tmp_path: Path
) -> None:
    file = tmp_path / "contest.jsonl"
    for picture in (tmp_path / "nowhere" / "x.svg", tmp_path):
        said = cli(*SMALL, "--plot", picture, "--file", file)
        assert (said.code, said.out) == (1, "")
        assert said.err.startswith(f"{picture}: ")
    assert not file.exists()
