"""`ungeheuer person list | mute | ban | forget`: what an operator does about people."""

from __future__ import annotations

import argparse

from ungeheuer.cli.arguments import Parser, positive
from ungeheuer.cli.screen import Screen
from ungeheuer.words import Words

ACTS = ("mute", "ban", "forget")
UNDONE = ("mute", "ban")


def arguments(parser: Parser, words: Words) -> None:
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, title=words.say("help-heading-commands")
    )
    for name in ("list", *ACTS):
        about = words.say(f"help-person-{name}")
        sub = actions.add_parser(name, words=words, help=about, description=about)
        sub.takes_ids()
        if name == "list":
            sub.add_argument("--judged", action="store_true", help=words.say("help-person-judged"))
            sub.add_argument(
                "--most", type=positive, default=50, metavar="N", help=words.say("help-most")
            )
        else:
            sub.add_argument("subject", metavar="PERSON", help=words.say("help-person-id"))
            sub.add_argument("--note", metavar="TEXT", default="", help=words.say("help-note"))
        if name in UNDONE:
            sub.add_argument("--undo", action="store_true", help=words.say(f"help-person-un{name}"))
        if name == "mute":
            days = words.say("help-person-days")
            sub.add_argument("--days", type=positive, default=0, metavar="N", help=days)
        sub.add_argument("--database", metavar="URL", help=words.say("help-database"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Here, since only this command should wait for the server's modules.
    from ungeheuer.cli import operating  # noqa: PLC0415

    return operating.PEOPLE[args.action](args, screen)
