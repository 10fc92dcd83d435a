"""`ungeheuer play timid`: composing a floor, short forms, a curtain between the two."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli import conftest
from tests.cli.conftest import Command
from ungeheuer.cli.client.draft import Draft
from ungeheuer.engine.match import Match
from ungeheuer.games import game
from ungeheuer.games.timid.rules.building import Building
from ungeheuer.games.timid.rules.moves import CHARACTER
from ungeheuer.wire.files import read_text, replay_file
from ungeheuer.words import Words

cli, surroundings = conftest.cli, conftest.surroundings  # the fixtures of the command line
TIMID = game("timid")
START = ("play", "timid", "--seed", "4", "--seats", "Ada,Bo")  # draws bat and mantis
FLOOR = ["mantis 0,1", "corridor 0,2 1,2 2,2", "bat 1,3", "exit@2,3", "done"]


def kept(file: Path) -> Match:
    return replay_file(read_text(file), str(file), TIMID)


def test_a_floor_is_composed_card_by_card(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = cli(*START, "--save", file, typed=["", *FLOOR, "", "quit"])
    assert said.code == 0
    assert "mantis: comfortable on" not in said.out.split("Still in hand")[1]
    assert "Still in hand: exit" in said.out
    assert "All cards are laid." in said.out
    assert json.loads(file.read_text())["moves"][1][1] == (
        "build mantis@0,1 corridor@0,2 corridor@1,2 bat@1,3 corridor@2,2 exit@2,3"
    )


def test_a_bad_floor_is_refused_with_every_reason_and_the_draft_stays(cli: Command) -> None:
    said = cli(*START, typed=["", "bat 0,2", "done", "away 0,2", "hint", "clear", "quit"])
    assert "G9: the bat is not connected to the entrance. (T-2.2)" in said.err
    assert "The mantis is missing. (T-2.1)" in said.err
    assert "The character has to get past both" in said.out


def test_moves_have_short_forms_and_hints_have_chances(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    short = ["1,2", "p 0,2", "hint", "j 0,2", "a 0,1", "ja 9,9", "quit"]
    said = cli(*START, "--save", file, typed=["", *FLOOR, "", *short])
    assert [text for seat, text in kept(file).record().moves if seat == CHARACTER] == [
        "peek 1,2",
        "peek 0,2",
        "jump 0,2 over 0,1",
        "attack 0,1",
    ]
    assert "chance to get out is 97%" in " ".join(said.out.split())
    assert "jump-attack 9,9" in said.err


def test_what_is_shown_can_be_typed(cli: Command, tmp_path: Path) -> None:
    """The entrance lies on G7; squares and the notation mean the same."""
    file = tmp_path / "match.json"
    floor = ["mantis G8", "corridor g9 H9 2,2", "bat h10", "exit@I10", "done"]
    said = cli(*START, "--save", file, typed=["", *floor, "", "h9", "p G9", "j G9", "a g8", "quit"])
    assert [text for _, text in kept(file).record().moves[1:]] == [
        "build mantis@0,1 corridor@0,2 corridor@1,2 bat@1,3 corridor@2,2 exit@2,3",
        "peek 1,2",
        "peek 0,2",
        "jump 0,2 over 0,1",
        "attack 0,1",
    ]
    assert "┌ G7 ─" in said.out
    assert "G9⤼G8" in said.out


def play(file: Path) -> Iterator[str]:
    """Behind each curtain: the log, a hint, then what the hint says."""
    looking = ""
    while True:
        match = kept(file) if file.exists() else None
        seat = "dungeon" if match is None else match.turn
        if seat != looking:
            looking = str(seat)
            yield ""
        yield "log"
        match = kept(file)
        decision = match.decision
        assert decision is not None
        assert match.turn is not None
        yield TIMID.advise(match.view(match.turn), match.cardset, decision)[0].move.text


def test_behind_the_curtain_the_character_reads_no_secret(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = cli(*START, "--save", file, typed=play(file))
    assert said.code == 0
    match = kept(file)
    assert match.outcome is not None
    scenes = re.split(r"Only (\w+) may look now\.[^.]*\.", said.out)
    dealt = [e.move.text.split()[1:] for e in match.history if e.move.text.startswith("draw")]
    floor = 0
    for name, scene in zip(scenes[1::2], scenes[2::2], strict=True):
        told = f"the dungeon draws two monsters: {dealt[floor][0]} and {dealt[floor][1]}."
        assert (told in " ".join(scene.split())) == (name == "Ada")
        assert ("░ active ░" in scene or "build " in scene) <= (name == "Ada")
        floor += name == "Bo" and floor + 1 < len(dealt)


@pytest.mark.parametrize(
    ("language", "lines"),
    [("en", ["?", "moves", "rules", "rules T-4.4"]), ("de", ["hilfe", "züge", "regeln", "rat"])],
)
def test_every_command_answers(cli: Command, language: str, lines: list[str]) -> None:
    said = cli("play", "timid", "--lang", language, "--seed", "1", typed=[*lines, "quit"])
    assert (said.code, said.err) == (0, "")
    assert "play --resume" in said.out


def test_bots_play_alone_and_the_record_is_told(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert cli("play", "timid", "--seats", "greedy,greedy", "--seed", "2", "--save", file).code == 0
    said = cli("replay", file)
    assert said.code == 0
    assert "Floor 1 is built." in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80
    hidden = json.loads(cli("replay", file, "--json", "--view", "character", "--at", "2").out)
    assert [card["card"] for card in hidden["view"]["cards"]].count(None) == 6


def test_the_card_set_is_shown(cli: Command) -> None:
    said = cli("cards", "timid")
    assert said.code == 0
    assert "..# .M. ..." in said.out


# -- the draft itself


def draft(language: str = "en") -> Draft:
    return Draft(Building(["bat", "dragon"]), Words(language))


def test_a_draft_understands_names_and_beginnings_in_the_language() -> None:
    german = draft("de")
    assert german.take("fledermaus 0,1")
    assert german.take("aus 0,2")
    assert german.take("gang 1,0 2,0")
    assert german.text() == "build bat@0,1 exit@0,2 corridor@1,0 corridor@2,0"
    assert not german.take("fledermaus")
    assert not german.take("krake 0,1")
    assert not german.take("fledermaus 0;1")


def test_a_piece_laid_again_is_moved() -> None:
    made = draft()
    for line in ("bat 0,1", "bat 0,2", "corridor 1,0 2,0 3,0 4,0", "exit 4,0"):
        assert made.take(line)
    assert made.text() == "build bat@0,2 corridor@2,0 corridor@3,0 exit@4,0"
    assert made.left() == ["corridor", "dragon"]
    assert made.take("away 0,2 9,9")
    assert made.take("clear")
    assert made.text() == "build"


# -- pairs


def test_O_1_a_pair_is_played_with_changed_seats_and_judged(cli: Command, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert cli("play", "timid", "--seats", "greedy,random", "--seed", "2", "--save", one).code == 0
    assert cli("play", "--pair", one, "--seed", "3", "--save", two).code == 0
    second = json.loads(two.read_text())
    assert second["seats"] == ["random", "greedy"]
    assert second["from"] == {"record": "one.json", "pair": "O-1"}
    said = cli("pair", one, two)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("random got out of no floor.")
    assert "greedy wins over both games: more floors escaped" in " ".join(said.out.split())
    wrong = cli("pair", one, one)
    assert (wrong.code, wrong.out) == (1, "")
    assert "change seats" in " ".join(wrong.err.split())


def test_O_1_other_games_know_no_pairs(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "mighty.json"
    cli("play", "mighty", "--seats", "greedy,,,", "--save", file)
    assert "timid" in cli("pair", file, file).err
    assert "timid" in cli("play", "--pair", file).err
