"""`ungeheuer db backup | check | export | import`: maintain the database of a server."""

from __future__ import annotations

import argparse

from ungeheuer.cli.arguments import Parser
from ungeheuer.cli.screen import Screen
from ungeheuer.words import Words

WITH_FILE = ("backup", "export", "import")


def arguments(parser: Parser, words: Words) -> None:
    actions = parser.add_subparsers(
        dest="action",
        metavar="ACTION",
        required=True,
        title=words.say("help-heading-commands"),
    )
    for name in ("backup", "check", "export", "import"):
        about = words.say(f"help-db-{name}")
        sub = actions.add_parser(name, words=words, help=about, description=about)
        if name in WITH_FILE:
            sub.add_argument("file", metavar="FILE", help=words.say("help-db-file"))
        sub.add_argument("--database", metavar="URL", help=words.say("help-database"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Here, since only this command should wait for SQLAlchemy, a third of a second.
    from ungeheuer.cli import db_actions  # noqa: PLC0415

    return db_actions.ACTIONS[args.action](args, screen)
