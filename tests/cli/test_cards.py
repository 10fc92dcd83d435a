import json
import re
import tempfile
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.conftest import Command
from ungeheuer.cli import main

HOUSE = (resources.files("ungeheuer.games.mighty") / "cards" / "house-1.toml").read_text("utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "my cards.toml"


def test_shown_with_provenance(cli: Command) -> None:
    english, german = cli("cards", "mighty"), cli("cards", "mighty", "--lang", "de")
    assert (english.code, german.code) == (0, 0)
    assert "invented" in english.out
    assert "printed" in english.out
    assert "erfunden" in german.out
    assert "level.1.guardians[12]" in english.out


def test_as_data(cli: Command) -> None:
    data = json.loads(cli("cards", "mighty", "--json").out)
    assert data["cardset"] == {"game": "mighty", "id": "house", "version": 1}


def test_a_good_file(cli: Command, file: Path) -> None:
    file.write_text(HOUSE, encoding="utf-8")
    said = cli("cards", "mighty", "--check", file)
    assert said.code == 0
    assert "a valid card set, house version 1" in " ".join(said.out.split())
    assert cli("cards", "mighty", "--cards", file).out == cli("cards", "mighty").out


def test_a_warning_is_no_refusal(cli: Command, file: Path) -> None:
    text = HOUSE.replace("min = 6, max = 10", "min = 6, max = 11")
    file.write_text(text.replace("strength = 10, loot = 18", "strength = 11, loot = 18"))
    said = cli("cards", "mighty", "--check", file)
    assert said.code == 0
    assert "level.3.guardians[12].strength: strength 11 is more" in " ".join(said.out.split())


GUARDIAN = '  { strength = 2, loot = 5, provenance = "house" },\n'
BAD = [
    (GUARDIAN, "", "level.1.guardians: found 11, but 12 are needed"),
    (
        "{ strength = 2, loot = 5",
        "{ strength = 9, loot = 5",
        "level.1.guardians[1].strength: must lie between 2 and 6, but is 9",
    ),
    (
        "{ strength = 2, loot = 5",
        '{ strength = "2", loot = 5',
        "level.1.guardians[1].strength: must be a whole number but is '2'",
    ),
    (
        "{ strength = 2, loot = 5",
        "{ strenght = 2, strength = 2, loot = 5",
        "level.1.guardians[1].strenght: is not a known key; known keys:",
    ),
    (
        "{ strength = 2, loot = 5",
        "{ loot = 5",
        "level.1.guardians[1].strength: is missing",
    ),
    (
        '[tile.twins]  # M-7.2\nprovenance = "printed"',
        '[tile.twins]\nprovenance = "heard"',
        'tile.twins.provenance: must be one of printed, source, house, but is "heard"',
    ),
    ('game = "mighty"', 'game = "timid"', 'cardset.game: must be one of mighty, but is "timid"'),
    ("version = 1", "version = 0", "cardset.version: must lie between 1 and 1,000,000, but is 0"),
    ("version = 1", "version = 1\ntitle = 2", "cardset.title: is not a known key"),
    ('id = "house"', 'id = "house', "-: not valid TOML in line 11, column"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BAD, ids=[sentence for *_, sentence in BAD])
def test_a_bad_file_is_refused_with_place_and_reason(
    cli: Command, file: Path, old: str, new: str, sentence: str
) -> None:
    assert old in HOUSE
    file.write_text(HOUSE.replace(old, new, 1), encoding="utf-8")
    for args in (["cards", "mighty", "--check"], ["play", "mighty", "--cards"]):
        said = cli(*args, file)
        assert (said.code, said.out) == (1, "")
        assert f"{file}: {sentence}" in said.err
    german = cli("simulate", "mighty", "-n", "1", "--cards", file, "--lang", "de")
    assert german.code == 1
    assert german.err.startswith(str(file))
    assert " is " not in german.err or "TOML" in german.err


def test_a_missing_file(cli: Command, file: Path) -> None:
    said = cli("cards", "mighty", "--check", file, "--lang", "de")
    assert (said.code, said.err) == (1, f"{file}: Diese Datei gibt es nicht.\n")


WORDS = re.split(r'(\w+|"[^"]*")', re.sub(r"#.*", "", HOUSE))
ODD = ["", "-1", "99", "1.5", "true", '"x"', "[]", "[[1]]", "{}", "nan", "2020-01-01", "=", "\n"]


@settings(max_examples=60)
@given(st.integers(0, len(WORDS) - 1), st.sampled_from([*ODD, "strength", "level"]))
def test_any_word_replaced(at: int, word: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cards.toml"
        file.write_text("".join([*WORDS[:at], word, *WORDS[at + 1 :]]), encoding="utf-8")
        assert main(["cards", "mighty", "--check", str(file)]) in (0, 1)
