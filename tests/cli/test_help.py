import re
import subprocess
import sys

import pytest

from tests.cli.conftest import Command
from ungeheuer.cli.language import language
from ungeheuer.words import languages

COMMANDS = (
    *("play", "join", "replay", "simulate", "arena", "cards", "rules", "db"),
    *("table", "person", "lesson"),
    *("pair", "balance", "fairness"),  # of one game each
)
RAW = re.compile(r"\b(help|usage|play|error|cards|simulate|arena|rules)-[a-z]+\b")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_is_complete(cli: Command, command: str | None, language: str) -> None:
    said = cli(*([command] if command else []), "--help", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert not RAW.search(said.out)
    english = {"positional arguments", "show this help message and exit"}
    assert said.out.count({"en": "usage:", "de": "Aufruf:"}[language]) == 1
    assert not [text for text in english if text in said.out]


def test_help_names_every_command_and_option(cli: Command) -> None:
    assert all(command in cli("--help").out for command in COMMANDS)
    told = cli("play", "--help").out
    options = "--seats --seed --resume --at --save --cards --players --chain --king --kinds --lang"
    assert all(option in told for option in options.split())
    assert "--players 3|4|5|6" in told
    assert "OPTION_" not in told


def test_version(cli: Command) -> None:
    said = cli("--version")
    assert said.code == 0
    assert re.fullmatch(r"ungeheuer \d+\.\d+\.\d+ \((plain|compiled)\)\n", said.out)


@pytest.mark.parametrize(
    ("args", "english", "german"),
    [
        ("", "Missing: COMMAND.", "Es fehlt: COMMAND."),
        ("dance", "dance", "dance"),
        ("rules", "Missing: GAME.", "Es fehlt: GAME."),
        ("rules mighty M-1 M-2", "Unrecognized: M-2.", "anfangen: M-2."),
        ("play --lang", "--lang needs a value.", "--lang braucht eine Angabe."),
        ("play --seed x", '--seed must be a whole number, not "x".', "ganze Zahl"),
        ("simulate mighty -n 0", '-n must be a whole number of at least 1, not "0".', "ab 1"),
        ("simulate mighty -n", "-n needs a value.", "-n braucht eine Angabe."),
        ("cards mighty --json=3", '--json takes no value (got "3").', "keine Angabe"),
        ("play --see 3", "Unrecognized: --see", "anfangen: --see"),
    ],
)
def test_a_slip_of_the_pen_is_answered_in_a_sentence(
    cli: Command, args: str, english: str, german: str
) -> None:
    for code, sentence in (("en", english), ("de", german)):
        said = cli(f"--lang={code}", *args.split()) if "--lang" not in args else None
        said = said or cli(*f"--lang={code} {args}".split())
        assert (said.code, said.out) == (2, "")
        assert sentence in said.err
        assert said.err.count("\n") == 1
        assert "--help" in said.err


def test_an_unknown_language_is_refused(cli: Command) -> None:
    said = cli("rules", "mighty", "--lang", "xx")
    assert said.code == 2
    assert 'there is no "xx". There are:' in said.err


@pytest.mark.parametrize(
    ("variables", "argv", "expected"),
    [
        ({}, [], "en"),
        ({"LANG": "de_AT.UTF-8"}, [], "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, [], "en"),
        ({"LANG": "de_DE", "UNGEHEUER_LANG": "en"}, [], "en"),
        ({"LANG": "fr_FR"}, [], "en"),
        ({"LANG": "en_GB"}, ["--lang", "de"], "de"),
        ({"LANG": "de_DE"}, ["play", "--lang=en"], "en"),
        ({"LANG": "de_DE"}, ["--lang=xx"], "en"),
    ],
)
def test_the_language_is_that_of_the_surroundings_unless_told(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], argv: list[str], expected: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language(argv) == expected


def test_help_is_given_without_the_big_libraries() -> None:
    script = """
import sys
from ungeheuer.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
print(*sys.modules)
"""
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, capture_output=True, check=True, text=True)
    loaded = set(run.stdout.split())
    assert "ungeheuer.cli" in loaded
    big = {"fluent.runtime", "rich", "babel", "sqlalchemy", "msgspec", "starlette", "asyncio"}
    assert not loaded & big
    assert not [name for name in loaded if name.startswith(("ungeheuer.server", "ungeheuer.bots"))]
    assert not [name for name in loaded if name.count(".") > 2 and ".games." in name]


@pytest.mark.parametrize("language", languages())
def test_options_are_explained_and_not_titled_by_rules(cli: Command, language: str) -> None:
    told = cli("play", "--help", "--lang", language).out
    assert not re.search(r"\((?:[MIT]-[\d.]+|V-\w+)\)", told)
