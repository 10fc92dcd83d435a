"""`ungeheuer table list | show | hide | close | reopen`: what an operator does about tables."""

from __future__ import annotations

import argparse

from ungeheuer.cli.arguments import Parser, positive
from ungeheuer.cli.screen import Screen
from ungeheuer.words import Words

ACTS = ("hide", "close", "reopen")
STATES = ("open", "playing", "over")


def arguments(parser: Parser, words: Words) -> None:
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, title=words.say("help-heading-commands")
    )
    for name in ("list", "show", *ACTS):
        about = words.say(f"help-table-{name}")
        sub = actions.add_parser(name, words=words, help=about, description=about)
        sub.takes_ids()
        if name == "list":
            sub.add_argument("--state", choices=STATES, help=words.say("help-table-state"))
            sub.add_argument(
                "--most", type=positive, default=50, metavar="N", help=words.say("help-most")
            )
        else:
            sub.add_argument("subject", metavar="TABLE", help=words.say("help-table-id"))
        if name == "hide":
            sub.add_argument("--undo", action="store_true", help=words.say("help-table-unhide"))
        if name in ACTS:
            sub.add_argument("--note", metavar="TEXT", default="", help=words.say("help-note"))
        sub.add_argument("--database", metavar="URL", help=words.say("help-database"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Here, since only this command should wait for the server's modules.
    from ungeheuer.cli import operating  # noqa: PLC0415

    return operating.TABLES[args.action](args, screen)
