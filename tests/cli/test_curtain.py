"""Several people at one terminal: nobody reads another's hand."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.cli.conftest import Command
from ungeheuer.games import game
from ungeheuer.wire.files import read_text, replay_file

PEOPLE = ("Ann", "Ben", "Cid")
FLOOR = ["mantis 0,1", "corridor 0,2 1,2 2,2", "bat 1,3", "exit@2,3", "done"]  # for seed 4


def typed(file: Path) -> Iterator[str]:
    """Enter behind every curtain, then log, hint and the first possible move, in round 1."""
    for _ in range(6):
        yield ""
        yield "log"
        yield "hint"
        yield replay_file(read_text(file), "f", game("mighty")).legal()[0]


def test_between_curtains_only_one_hand_can_be_read(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["--players", "3", "--seed", "8", "--seats", ",".join(PEOPLE), "--save", file]
    said = cli("play", "mighty", *args, typed=typed(file))
    assert said.code == 0
    match = replay_file(read_text(file), "f", game("mighty"))
    dealt = {e.move.text[5]: e.move.text[7:] for e in match.history if e.move.text[:4] == "hand"}
    scenes = re.split(r"Only (\w+) may look now\. Press Enter[^.]*\.", said.out)
    assert "Hand" not in scenes[0]
    assert len(scenes) >= 2 * len(PEOPLE)
    for name, scene in zip(scenes[1:-2:2], scenes[2:-2:2], strict=True):
        me = PEOPLE.index(name)
        for seat, other in enumerate(PEOPLE):
            hand = " and ".join(dealt[str(seat)].replace(" ", ", ").rsplit(", ", 1))
            told = f"{other} takes {hand} in hand."
            assert (told in scene) == (seat == me), (name, other)
        rows = [line for line in scene.splitlines() if re.search(r"Orcs|Undead|Sea", line)]
        assert rows
        for row in rows:
            assert ("?" in row) != (name in row), row


def test_bots_need_no_curtain_nor_does_one_person(cli: Command) -> None:
    said = cli("play", "mighty", "--seats", "Ann", "--seed", "1", typed=["quit"])
    assert "may look now" not in said.out


def test_behind_the_curtain_nothing_is_answered(cli: Command) -> None:
    """Hints, reasons and refusals would tell what the seat holds."""
    args = ["--players", "3", "--seed", "8", "--seats", ",".join(PEOPLE)]
    said = cli("play", "mighty", *args, typed=["hint", "why 5@1a", "5@1a", "moves", "log", "quit"])
    assert said.code == 0
    assert said.out.count("may look now") == 1 + 3  # once drawn, then for the move and the lists
    assert said.err.count("Switch to Ann first.") == 2
    assert "Possible moves" not in said.out
    assert "in hand" not in said.out


def test_the_last_scene_is_for_all_and_told_once(cli: Command, tmp_path: Path) -> None:
    """What the people have read behind their curtains is not told again at the end."""
    file = tmp_path / "match.json"

    def give_up() -> Iterator[str]:
        yield from ["", *FLOOR, "", "0,1", "give-up"]

    args = ["--seed", "4", "--seats", "Ada,Bo", "--save", file]
    said = cli("play", "timid", *args, typed=give_up())
    assert said.code == 0
    assert "Congratulations, Ada." in said.out
    last = said.out.rpartition("Your move, Bo")[2]
    assert "is built" not in last
    assert "Another match" in last
