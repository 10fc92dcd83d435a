"""The command `ungeheuer`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from ungeheuer.cli import cards, play, replay, rules, simulate
from ungeheuer.cli.build import version_line
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.words import LANGUAGES, Words

COMMANDS = (play, replay, simulate, cards, rules)


def language(argv: Sequence[str]) -> str:
    """The language asked for, or that of the surroundings, English otherwise.

    Looked up before the arguments are parsed, since their help is in that language, too.
    """
    for at, word in enumerate(argv):
        if word == "--lang" and at + 1 < len(argv):
            return argv[at + 1] if argv[at + 1] in LANGUAGES else "en"
        if word.startswith("--lang="):
            return word[7:] if word[7:] in LANGUAGES else "en"
    chosen = (os.environ.get(name, "")[:2] for name in ("UNGEHEUER_LANG", "LC_ALL", "LANG"))
    return next((code for code in chosen if code in LANGUAGES), "en")


def parser(words: Words) -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="ungeheuer", description=words.say("help-about"))
    found.add_argument(
        "--version", action="version", version=version_line(), help=words.say("help-version")
    )
    found.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))
    commands = found.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        name = command.__name__.rsplit(".", maxsplit=1)[-1]
        about = words.say(f"help-{name}")
        sub = commands.add_parser(name, help=about, description=about)
        sub.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))
        command.arguments(sub, words)
        sub.set_defaults(run=command.run)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; every fault that people can cause ends in a sentence."""
    given = list(sys.argv[1:] if argv is None else argv)
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
