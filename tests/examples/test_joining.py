"""A game from another package, installed beside the table: nothing else is changed for it."""

from __future__ import annotations

import json
import re
import shutil
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import amount
from tests.examples.joined import EXAMPLE, ROOT, run, serving

GAME = "liars-dice"
RECORD = {
    "ungeheuer": 1,
    "game": GAME,
    "options": {"players": 2},
    "seats": ["Ada", "Bea"],
    "moves": [["chance", "roll 0 1 3 3 5 6"], ["chance", "roll 1 2 2 4 5 5"], ["0", "4x5"]],
}


@pytest.mark.long
@pytest.mark.many
def test_the_tests_that_the_example_brings_along(installed: Path) -> None:
    """Its rulebook, and the contract with secrecy over 2,000 positions, at home over a quarter."""
    settings = ("-c", EXAMPLE / "pyproject.toml", "--rootdir", EXAMPLE)
    step = amount(1, at_home=4)
    how = ("-p", "no:cacheprovider", "-p", "ungeheuer.testing.sparse", "--sparse", str(step))
    done = run("pytest", "-q", *how, *settings, EXAMPLE / "tests", installed=installed)
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d{3} passed", done.stdout)


def test_it_is_played_in_a_terminal(installed: Path, tmp_path: Path) -> None:
    seats = ("--seats", "Ada,goblin", "--players", "2", "--seed", "5")
    record = tmp_path / "match.json"
    typed = "hint\nwhy 1x1\n1 2\nquit\n"
    done = run("ungeheuer", "play", GAME, *seats, "--save", record, installed=installed, text=typed)
    assert "Ada bids 1 × 2." in done.stdout
    assert "Ones count as every face" in done.stdout
    assert "holds with" in done.stdout
    again = run("ungeheuer", "replay", record, "--lang", "de", installed=installed)
    assert "bietet 1 × 2" in again.stdout
    assert again.returncode == 0, again.stderr


def test_its_records_are_replayed_and_keep_its_secrets(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD))
    done = run("ungeheuer", "replay", file, "--json", "--view", "1", installed=installed)
    view = json.loads(done.stdout)["view"]
    assert [player["faces"] for player in view["players"]] == [[], [2, 2, 4, 5, 5]]


def test_bots_of_every_level_play_it(installed: Path) -> None:
    bots = ("--bots", "dragon:20,goblin:20,ogre", "--players", "3", "-n", "2", "--workers", "1")
    done = run("ungeheuer", "simulate", GAME, *bots, "--json", installed=installed)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def asked(address: str, path: str) -> Any:
    with urllib.request.urlopen(f"{address}{path}") as answer:
        return json.load(answer)


@pytest.mark.long
def test_a_server_has_its_options_rules_cards_and_words(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path / "tables.db") as address:
        games = [card["game"] for card in asked(address, "/api/games")["games"]]
        assert games[-1] == GAME
        assert asked(address, f"/api/games/{GAME}/rules?lang=de")["title"] == "Lügenwürfeln"
        assert asked(address, f"/api/games/{GAME}/cards")["cards"][0]["id"] == "house"
        (words,) = asked(address, "/api/words?lang=de")["games"]
        assert words["game"] == GAME
        assert "game-liars-dice = Lügenwürfeln" in words["text"]
        kinds = words["kinds"]
        assert kinds["events"]["doubted"] == {"player": "person", "owner": "person"}
        assert kinds["params"]["asked"] == "person"
        assert kinds["view"] == {"player": "person"}


# -- packages that are no good


def package(folder: Path, name: str, source: str, entry: str) -> None:
    """A module and what an installer would have written about it."""
    (folder / f"{name}.py").write_text(source)
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[ungeheuer.games]\n{entry}\n")


USUAL = "from ungeheuer.engine.manifest import usual\nGAME = usual({!r}, {!r})\n"
BAD = {
    "broken": ("import no_such_module\n", "its package (broken:GAME) is broken"),
    "hollow": (USUAL.format("hollow", "hollow"), "its package (hollow:GAME) is broken"),
    "plain": ("GAME = 1\n", "plain:GAME is no Manifest"),
    "taken": (USUAL.format("liars-dice", "liars_dice"), "there is a game of that name already"),
    "shouting": (USUAL.format("LOUD", "liars_dice"), "a name is lower-case letters"),
}


def test_a_broken_package_gets_one_sentence_and_the_table_starts(
    installed: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "both"
    shutil.copytree(installed, folder)
    for name, (source, _) in BAD.items():
        package(folder, name, source, f"{name} = {name}:GAME")
    done = run("ungeheuer", "rules", GAME, "L-3.2", installed=folder)
    assert done.returncode == 0
    assert "Always higher" in done.stdout
    for _, sentence in BAD.values():
        assert done.stderr.count(sentence) == 1
    assert len(done.stderr.splitlines()) == len(BAD)


# -- what CONTRIBUTING says


def test_the_way_that_contributing_shows_is_the_one_that_the_example_went() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = page.partition("## Add a game")[2].partition("\n## ")[0]
    project = (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")
    entry = re.search(r"```toml\n(.*?)```", section, re.DOTALL)
    assert entry is not None
    assert entry[1] in project
    named = re.findall(r"^\| `([\w/.]+)` \|", section, re.MULTILINE)
    assert len(named) > 8
    assert [name for name in named if not (EXAMPLE / name).exists()] == []


def test_the_rules_of_the_example_are_short() -> None:
    files = (EXAMPLE / "src/liars_dice/rules").glob("*.py")
    lines = [
        line for file in files for line in file.read_text("utf-8").splitlines() if line.strip()
    ]
    assert len(lines) < 400
