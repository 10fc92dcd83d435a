"""`ungeheuer serve`: the server, with a flag for every setting."""

from __future__ import annotations

import argparse

from ungeheuer.cli.screen import Screen
from ungeheuer.server.settings import NAMES, Settings, flag, kind
from ungeheuer.words import Words

VALUES = {"whole-number": "N", "number": "N", "text": "TEXT", "list": "LIST", "choice": "LEVEL"}


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--config", metavar="FILE", help=words.say("help-serve-config"))
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, help=words.say("help-serve-open")
    )
    parser.add_argument("--ready-file", metavar="FILE", help=words.say("help-serve-ready-file"))
    group = parser.add_argument_group(words.say("help-serve-settings"))
    for name in NAMES:
        _add(group, name, words)


def _add(group: argparse._ArgumentGroup, name: str, words: Words) -> None:
    """Values are checked later, together with the config file and the environment."""
    about = words.say(f"help-serve-{name.replace('_', '-')}") + _default(name)
    if kind(name) == "flag":
        group.add_argument(flag(name), action=argparse.BooleanOptionalAction, help=about)
    else:
        group.add_argument(flag(name), metavar=VALUES[kind(name)], help=about)


def _default(name: str) -> str:
    value = getattr(Settings(), name)
    return (
        f" ({value})" if isinstance(value, int | float | str) and value not in ("", False) else ""
    )


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Here, since only this command should wait for the whole server to be loaded.
    from ungeheuer.cli import server_process  # noqa: PLC0415

    return server_process.serve(args, screen)
