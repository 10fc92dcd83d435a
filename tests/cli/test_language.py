"""The language made by machine: what the terminal shows in plain letters, no catalogue has said."""

import re
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import pytest

from tests.cardsets import HOUSE
from tests.cli.conftest import Command
from tools.make_test_language import CODE, catalogue, make
from ungeheuer.engine.languages import FOLDER_VARIABLE, languages
from ungeheuer.games import NAMES, game
from ungeheuer.wire.files import read_text, replay_file

SEATS = {"mighty": "Inga,random,random", "timid": "Inga,random", "island": "Inga,random"}
PLAYERS = {"mighty": ["--players", "3"], "timid": [], "island": ["--players", "2"]}
ASKED = ("?", "hint", "moves", "why", "why ²²", "rules", "rules X-9", "²²", "undo", "log", "save")
MOVES = 12  # a whole turn of every game
PLAIN = re.compile(r"[A-Za-z]{2,}")
RULE = re.compile(r"\bV-[a-z]+")  # the ID of a variant
# What is in no language.
ALLOWED = {
    "Inga",  # the person who plays
    "random",  # a bot as it is typed
    *("json", "match"),  # the name of the file
    *("xa", "en", "de"),  # codes of languages
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("languages")
    make(found)
    return found


@pytest.fixture(autouse=True)
def spoken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder))


def advised(name: str, file: Path) -> Iterator[str]:
    """A person who looks at the kept match and always follows the first advice."""
    rules = game(name)
    while True:
        match = replay_file(read_text(file), str(file), rules)
        assert match.decision is not None
        view = match.view(match.decision.seat)
        yield rules.advise(view, match.cardset, match.decision)[0].move.text


def notation(name: str) -> set[str]:
    """The words of moves, which are the same in every language."""
    rules = game(name)
    return set(PLAIN.findall(" ".join(rules.alphabet(HOUSE[name]))))


def untold(text: str, *known: set[str]) -> set[str]:
    return set(PLAIN.findall(RULE.sub("", text))) - ALLOWED.union(*known)


def test_a_language_is_found_by_its_files(folder: Path) -> None:
    assert languages() == ["en", "de", CODE]


def test_only_text_is_changed() -> None:
    source = "a = See { $n ->\n [one] <b>it</b>\n *[other] { a } (M-3.3)\n }\n .b = yes\n"
    assert catalogue(source).splitlines() == [
        "a =",
        "    Šééé { $n ->",
        "        [one] <b>îţ</b>",
        "       *[other] { a } (M-3.3)",
        "    }",
        "    .b = ýéšš",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_in_the_terminal_shows_no_untranslated_text(
    cli: Command, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "match.json"
    start = ["play", name, *PLAYERS[name], "--seats", SEATS[name], "--seed", 5, "--save", file]
    typed = chain(ASKED, islice(advised(name, file), MOVES), ASKED, ["quit"])
    played = cli(*start, "--lang", CODE, typed=typed)
    assert played.code == 0
    shown = [cli("replay", file, *more, "--lang", CODE) for more in ([], ["--at", 9])]
    said = "".join(each.all for each in (played, *shown)).replace(str(file), "")
    assert untold(said, notation(name), {name}) == set()


@pytest.mark.parametrize("name", NAMES)
def test_rules_figures_and_refusals_show_no_untranslated_text(cli: Command, name: str) -> None:
    bots = ["--bots", "random", "-n", "1", "--workers", "1", *PLAYERS[name]]
    asked = [
        ["rules", name],
        ["simulate", name, *bots, *(["--boss", "lavalord"] if name == "island" else [])],
        ["rules", name, "X-9"],
        ["replay", "match.json"],
    ]
    said = [cli(*words, "--lang", CODE).all for words in asked]
    assert all(said)
    assert untold("".join(said), {name}) == set()
