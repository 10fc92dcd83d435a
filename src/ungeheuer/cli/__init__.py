"""The command `ungeheuer`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from ungeheuer.cli import arena, cards, db, join, play, replay, rules, serve, simulate
from ungeheuer.cli.arguments import Parser
from ungeheuer.cli.build import version_line
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.games import manifests
from ungeheuer.words import LANGUAGES, Words

COMMANDS = (play, serve, join, replay, simulate, arena, cards, rules, db)
SURROUNDINGS = ("UNGEHEUER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(argv: Sequence[str]) -> str:
    """The language asked for, or that of the surroundings, English otherwise.

    Looked up before the arguments are parsed, since their help is in that language, too.
    """
    told = next((os.environ[name] for name in SURROUNDINGS if os.environ.get(name)), "")[:2]
    for at, word in enumerate(argv):
        if word == "--lang" and at + 1 < len(argv):
            told = argv[at + 1]
        elif word.startswith("--lang="):
            told = word.removeprefix("--lang=")
    return told if told in LANGUAGES else "en"


def commands() -> dict[str, ModuleType]:
    """Those for every game, and those that one game alone brings along."""
    found = {command.__name__.rsplit(".", maxsplit=1)[-1]: command for command in COMMANDS}
    own = {name: part.load() for game in manifests() for name, part in game.commands.items()}
    return {**found, **own}


def parser(words: Words) -> Parser:
    found = Parser(words=words, prog="ungeheuer", description=words.say("help-about"))
    found.add_argument(
        "--version", action="version", version=version_line(), help=words.say("help-version")
    )
    known = found.add_subparsers(
        dest="command",
        metavar="COMMAND",
        required=True,
        title=words.say("help-heading-commands"),
    )
    for name, command in commands().items():
        about = words.say(f"help-{name}")
        sub = known.add_parser(name, words=words, help=about, description=about)
        command.arguments(sub, words)
        sub.set_defaults(run=command.run)
    return found


def lenient() -> None:
    """Bytes that are no text, typed or in a file's name, are shown as marks; they stop nothing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; every fault that people can cause ends in a sentence."""
    given = list(sys.argv[1:] if argv is None else argv)
    lenient()
    words = Words(language(given))
    screen = Screen(words)
    args = parser(words).parse_args(given)
    try:
        code: int = args.run(args, screen)
    except UngeheuerError as error:
        screen.error(words.error(error, getattr(args, "game", None) or ""))
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone, for example `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
