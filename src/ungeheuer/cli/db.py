"""`ungeheuer db audit | backup | check | …`: maintain the database of a server."""

from __future__ import annotations

import argparse

from ungeheuer.cli.arguments import Parser, positive
from ungeheuer.cli.screen import Screen
from ungeheuer.words import Words

NAMES = ("audit", "backup", "check", "export", "import", "rescue")
WITHOUT_FILE = ("audit", "check")


def arguments(parser: Parser, words: Words) -> None:
    actions = parser.add_subparsers(
        dest="action",
        metavar="ACTION",
        required=True,
        title=words.say("help-heading-commands"),
    )
    for name in NAMES:
        about = words.say(f"help-db-{name}")
        sub = actions.add_parser(name, words=words, help=about, description=about)
        if name not in WITHOUT_FILE:
            sub.add_argument("file", metavar="FILE", help=words.say("help-db-file"))
        if name == "audit":
            most = words.say("help-most")
            sub.add_argument("--most", type=positive, default=50, metavar="N", help=most)
        sub.add_argument("--database", metavar="URL", help=words.say("help-database"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Here, since only this command should wait for SQLAlchemy, a third of a second.
    from ungeheuer.cli import db_actions  # noqa: PLC0415

    return db_actions.ACTIONS[args.action](args, screen)
