"""Playing in the terminal: a whole match, every command, saving and going on."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from ungeheuer.bots import USUAL
from ungeheuer.bots.personas import level_of
from ungeheuer.cli import play as play_command
from ungeheuer.engine.errors import EngineBug
from ungeheuer.engine.match import Match
from ungeheuer.games import game
from ungeheuer.wire.files import read_text, replay_file

MIGHTY = game("mighty")
START = ("play", "mighty", "--players", "3", "--seed", "3")


def kept(file: Path) -> Match:
    return replay_file(read_text(file), str(file), MIGHTY)


def only(home: Path) -> Path:
    (file,) = home.glob("*.json")
    return file


def advised(file: Path, *before: str) -> Iterator[str]:
    """A person who looks at the kept match and always follows the first advice."""
    while True:
        match = kept(file)
        assert match.decision is not None
        advice = MIGHTY.advise(match.view(match.decision.seat), match.cardset, match.decision)
        yield from before
        yield advice[0].move.text


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_match_by_advice(cli: Command, tmp_path: Path, language: str) -> None:
    file = tmp_path / "match.json"
    hint = {"en": "hint", "de": "rat"}[language]
    args = ["--king", "--chain", "--save", file, "--lang", language]
    said = cli(*START, *args, typed=advised(file, hint))
    assert (said.code, said.err) == (0, "")
    match = kept(file)
    assert match.outcome is not None
    assert all(str(gold) in said.out for gold in match.outcome.result["gold"])
    assert {"en": "The king's gold is shared out", "de": "Das Gold des Königs"}[
        language
    ] in said.out
    assert said.out.count({"en": "Round 6 of 6", "de": "Runde 6 von 6"}[language]) >= 1
    assert max(len(line) for line in said.out.splitlines() if "ungeheuer" not in line) <= 130
    assert cli("replay", file).code == 0


def test_seeds_fix_the_match_and_bots_may_play_alone(cli: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        args = ["--seats", "random,greedy,", "--save", file]
        said = cli("play", "mighty", "--players", "3", "--seed", seed, *args)
        assert said.code == 0
        assert "Your move" not in said.out
    first, same, other = (json.loads(file.read_text()) for file in files)
    assert first == same != other
    assert first["seats"][:2] == ["random", "greedy"]
    assert level_of(first["seats"][2]) == USUAL


COMMANDS = {
    "en": ["?", "hint", "moves", "why", "why 1@9z", "log", "rules", "rules M-3.3", "rules X-1", ""],
    "de": ["hilfe", "rat", "züge", "warum", "warum 1@9z", "verlauf", "regeln", "regel M-3.3"],
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_command_answers(cli: Command, language: str) -> None:
    said = cli(*START, "--lang", language, typed=[*COMMANDS[language], "quit"])
    assert said.code == 0
    wanted = {"en": ["save [FILE]", "For example: why 4@2a", "What happened so far", "M-3.3"]}
    wanted["de"] = ["speichern [DATEI]", "Zum Beispiel: warum 4@2a", "Was bisher geschah", "M-3.3"]
    assert all(text in said.out for text in wanted[language])
    assert "1@9z" in said.err
    assert "play --resume" in said.out


def test_bad_moves_are_answered_with_reason_and_rule(cli: Command) -> None:
    typed = ["jump", "9@1a", "²²a", "5@6b", "start 1", "\x1b[2J", "why 5@6b", "why start 1"]
    said = cli(*START, typed=[*typed, "quit"])
    assert said.code == 0
    assert '"jump" is not a valid move.' in said.err
    assert "There is no guardian 6 in this castle. (M-1.5)" in said.err
    assert "There is no guardian 6 in this castle. (M-1.5)" in said.out
    assert "The first player is drawn once, at the beginning. (M-8.1)" in said.err
    assert "\x1b" not in said.all


def first_moves(home: Path) -> Iterator[str]:
    match = kept(only(home))
    yield match.legal()[0]


def test_undo_is_barred_by_what_was_shown_and_free_afterwards(
    cli: Command, surroundings: Path
) -> None:
    """In round 1 a played card shows the hand; in round 2 everybody knows it."""

    def typed() -> Iterator[str]:
        yield "undo"
        yield "redo"
        yield from first_moves(surroundings)
        yield "undo"
        while '"deal' not in read_text(only(surroundings)).split('"0", "', 3)[-1]:
            yield from first_moves(surroundings)
        before = len(kept(only(surroundings)).history)
        yield from first_moves(surroundings)
        yield "undo"
        assert len(kept(only(surroundings)).history) <= before
        yield "redo"
        assert len(kept(only(surroundings)).history) > before
        yield "quit"

    said = cli(*START, typed=typed())
    assert said.code == 0
    assert "You have no move to take back." in said.err or "You cannot undo past" in said.err
    assert "There is nothing to redo." in said.err
    assert "has shown a" in said.err
    assert "(M-2.4)" in said.err
    assert "Taken back:" in said.out
    assert "Played again:" in said.out


@pytest.mark.parametrize("end", ["nothing", "interrupt"])
def test_a_match_is_kept_however_it_ends(
    cli: Command, surroundings: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    def typed() -> Iterator[str]:
        yield from first_moves(surroundings)
        if end == "interrupt":
            raise KeyboardInterrupt

    said = cli(*START, typed=typed())
    assert said.code == 0
    assert f"The match is saved in {only(surroundings)}." in said.out
    match = kept(only(surroundings))
    assert [str(entry.seat) for entry in match.history].count("0") == 1
    assert [level_of(name) for name in match.names] == ["Guest", USUAL, USUAL]


def test_an_interrupt_while_a_bot_thinks(
    cli: Command, surroundings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ungeheuer.bots.search.SearchBot.choose", interrupted)
    said = cli(*START[:3], "3", "--seats", ",,")
    assert said.code == 0
    assert kept(only(surroundings)).turn != "chance"


def test_save_writes_a_copy(cli: Command, surroundings: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    said = cli(*START, typed=["save", f"save {copy}", "save /no/such/folder/x", "save .", "quit"])
    assert said.code == 0
    assert copy.read_text() == only(surroundings).read_text()
    assert f"Saved: {copy}" in said.out
    assert "/no/such/folder/x: no such folder." in said.err
    assert ".: not a valid file name." in said.err


def test_going_on_with_the_last_match(cli: Command, surroundings: Path) -> None:
    assert cli(*START, typed=["quit"]).code == 0
    file = only(surroundings)
    before = len(kept(file).history)
    (surroundings / "mighty-x.bug.json").write_text("{}")
    said = cli("play", "--resume", typed=["quit"])
    assert f"Going on with {file}, move {before}." in said.out
    assert f"--resume {file}" in said.out
    said = cli("play", "mighty", "--resume", file, "--seats", "greedy")
    assert said.code == 0
    assert kept(file).outcome is not None
    said = cli("play", "--resume", "--lang", "de")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("Es gibt keine gespeicherte Partie")
    assert "shared out" in cli("play", "--resume", file).out


def test_a_branch_is_a_new_match(cli: Command, surroundings: Path) -> None:
    cli("play", "mighty", "--seed", "1", "--seats", "greedy,,,")
    parent = only(surroundings)
    said = cli("play", "--resume", parent, "--at", "9", "--seats", "Ann", typed=["quit"])
    assert said.code == 0
    assert f"A new match from move 9 of {parent}." in said.out
    (twin,) = set(surroundings.glob("*.json")) - {parent}
    record: dict[str, Any] = json.loads(twin.read_text())
    assert record["from"] == {"record": parent.name, "move": 9}
    assert record["moves"][:9] == json.loads(parent.read_text())["moves"][:9]
    assert record["seats"] == ["Ann", USUAL, USUAL, USUAL]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "after move 16 the position is not the one that was played; the rules have"),
        ("de", "Nach Zug 16 ist die Stellung nicht die, die gespielt wurde; die Regeln haben"),
    ],
)
def test_a_record_of_other_rules_is_continued_where_it_was_last_the_same(
    cli: Command, surroundings: Path, language: str, sentence: str
) -> None:
    cli("play", "mighty", "--seed", "1", "--seats", "greedy,,,")
    parent = only(surroundings)
    data: dict[str, Any] = json.loads(parent.read_text())
    data["positions"] = [[at, kept if at < 16 else "1:0"] for at, kept in data["positions"]]
    parent.write_text(json.dumps(data))
    for command in (["play", "--resume", parent], ["replay", parent]):
        said = cli(*command, "--lang", language)
        assert said.code == 1
        assert sentence in " ".join(said.err.split())
        assert "--at 8" in " ".join(said.err.split())
    assert cli("replay", parent, "--at", "8").code == 0
    said = cli("play", "--resume", parent, "--at", "8", "--seats", "Ann", typed=["quit"])
    assert f"A new match from move 8 of {parent}." in said.out


def test_a_shipped_card_set_is_named_by_its_label(cli: Command, surroundings: Path) -> None:
    cli("play", "island", "--players", "1", "--cards", "house-1", typed=["quit"])
    record: dict[str, Any] = json.loads(only(surroundings).read_text())
    assert record["cardset"] == {"id": "house", "version": 1, "hash": "ac5174c415eadeef"}
    assert record["positions"][0][0] == 0


def test_an_option_that_is_no_longer_offered_has_no_flag(cli: Command) -> None:
    said = cli("play", "island", "--boss_hp_by_players", "1,1,1,1,1")
    assert said.code == 2
    assert "boss_hp_by_players" not in cli("play", "--help").out
    assert "even_odds" in cli("play", "--help").out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seats", "a,b,c,d,e"], "The game has 4 seats, but 5 were given."),
        (["--players", "2"], 'The option players cannot be "2".'),
        (["--at", "3"], "--at works only together with --resume."),
        (["--resume", "no.json"], "no.json: no such file."),
        (["--resume", ""], ".: not a readable file."),
        (["--resume", "no.json", "--king"], "--king cannot be combined with --resume"),
        (["--resume", "no.json", "--cards", "x"], "--cards cannot be combined with --resume"),
        (["--save", "/no/such/folder/x.json"], "/no/such/folder/x.json: no such folder."),
        (["--save", "."], ".: not a valid file name."),
        (["--cards", "no.toml"], "no.toml: no such file."),
    ],
)
def test_refused(cli: Command, args: list[str], sentence: str) -> None:
    said = cli("play", "mighty", *args)
    assert said.code == 1
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_at_beyond_the_end(cli: Command, surroundings: Path) -> None:
    cli(*START, typed=["quit"])
    said = cli("play", "--resume", only(surroundings), "--at", "999")
    assert (said.code, said.err[:27]) == (1, "There is no move 999; the r")


def test_a_home_that_cannot_be_made(
    cli: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("UNGEHEUER_HOME", str(tmp_path / "file" / "home"))
    said = cli(*START)
    assert said.code == 1
    assert said.err.startswith(f"{tmp_path}/file/home: the file cannot be written")


def test_our_own_fault_is_told_with_a_record(
    cli: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gate raises EngineBug with the record; here the table meets one."""

    def broken(match: Match, seat: str, text: str) -> None:
        record = match.record()
        record.moves.append((seat, text))
        raise EngineBug("ZeroDivisionError: oops", record)

    def typed(patched: pytest.MonkeyPatch) -> Iterator[str]:
        move = kept(file).legal()[0]
        patched.setattr(Match, "play", broken)
        yield move

    file = tmp_path / "match.json"
    people = ("--seats", "Ann,Ben,Cid", "--save", file)
    with monkeypatch.context() as patched:
        said = cli(*START, *people, typed=chain([""], typed(patched)))
    assert said.code == 1
    assert "our fault: ZeroDivisionError: oops" in said.err
    bug = tmp_path / "match.bug.json"
    assert f"ungeheuer replay {bug}" in said.err
    assert len(json.loads(bug.read_text())["moves"]) == len(kept(file).history) + 1


def test_choosing_a_game(cli: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Share and steal the king's gold" in cli("play", typed=["quit"]).out
    monkeypatch.setattr(play_command, "all_games", lambda: ["mighty", "timid"])
    for answer in ("", "1", "mighty"):
        assert "Mighty Monsters" in cli("play", typed=[answer, "quit"]).out
    for answer in ("9", "²", "chess"):
        said = cli("play", typed=[answer])
        assert (said.code, said.err[:26]) == (1, 'There is no game called "' + answer[0])
    assert cli("play").code == 130
