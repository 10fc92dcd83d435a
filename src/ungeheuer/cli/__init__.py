"""The command `ungeheuer`."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from types import ModuleType

from ungeheuer.cli.arguments import Parser
from ungeheuer.cli.build import version_line
from ungeheuer.cli.ending import (
    INTERRUPTED,
    UNWRITABLE,
    abandon_output,
    say_interrupted,
    say_missing,
    say_unwritable,
)
from ungeheuer.cli.extras import extra_for
from ungeheuer.cli.language import language
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.manifest import Part
from ungeheuer.games import joined, manifests
from ungeheuer.words import Words

NAMES = (
    *("play", "learn", "serve", "join", "replay", "simulate", "arena", "cards", "rules"),
    *("db", "table", "person", "lesson"),
)


def commands() -> dict[str, Part[ModuleType]]:
    """Commands for every game, then those that belong to one; none of them is imported yet."""
    general = {name: Part[ModuleType](f"{__name__}.{name}") for name in NAMES}
    own = {name: part for game in manifests() for name, part in game.commands.items()}
    return {**general, **{name: part for name, part in own.items() if name not in general}}


def parser(words: Words) -> Parser:
    """Knows every command by name; imports the module of the one that is chosen."""
    program = Parser(words=words, prog="ungeheuer", description=words.say("help-about"))
    program.add_argument(
        "--version", action="version", version=version_line(), help=words.say("help-version")
    )
    subparsers = program.add_subparsers(
        dest="command",
        metavar="COMMAND",
        required=True,
        title=words.say("help-heading-commands"),
    )
    for name, command in commands().items():
        about = words.say(f"help-{name}")
        complete = completion(command, words)
        subparsers.add_parser(name, words=words, help=about, description=about, complete=complete)
    return program


def completion(command: Part[ModuleType], words: Words) -> Callable[[Parser], None]:
    def complete(chosen: Parser) -> None:
        module = command.load()
        module.arguments(chosen, words)
        chosen.set_defaults(run=module.run)

    return complete


def replace_undecodable() -> None:
    """Replace undecodable bytes (typed, or in file names) instead of raising."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Every error that a user can cause is reported as one sentence."""
    given = list(sys.argv[1:] if argv is None else argv)
    replace_undecodable()
    words = Words(language(given))
    try:
        try:
            return run(given, words)
        finally:  # not only at interpreter exit: that is too late to report an error
            sys.stdout.flush()
    except KeyboardInterrupt:
        say_interrupted()
        return INTERRUPTED
    except ModuleNotFoundError as error:
        extra = extra_for(error, given)
        if extra is None:
            raise
        say_missing(extra, words)
        return 1
    except BrokenPipeError:  # the reader of our output has gone, for example `head`
        abandon_output()
        return 0
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        abandon_output()
        say_unwritable(error, words)
        return 1


def run(given: Sequence[str], words: Words) -> int:
    screen = Screen(words)
    for refused in joined().refused:
        told = {"game": refused.game, "package": refused.package, "reason": refused.reason}
        screen.error(words.say(refused.code, told))
    args = parser(words).parse_args(given)
    try:
        code: int = args.run(args, screen)
    except UngeheuerError as error:
        screen.error(screen.words.error(error, getattr(args, "game", None) or ""))
        return 1
    return code
