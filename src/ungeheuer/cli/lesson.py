"""`ungeheuer lesson list | remove`: what an operator does about lessons that people made."""

from __future__ import annotations

import argparse

from ungeheuer.cli.arguments import Parser, positive
from ungeheuer.cli.screen import Screen
from ungeheuer.words import Words


def arguments(parser: Parser, words: Words) -> None:
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, title=words.say("help-heading-commands")
    )
    for name in ("list", "remove"):
        about = words.say(f"help-lesson-{name}")
        sub = actions.add_parser(name, words=words, help=about, description=about)
        sub.takes_ids()
        if name == "list":
            reported = words.say("help-lesson-reported")
            sub.add_argument("--reported", action="store_true", help=reported)
            sub.add_argument(
                "--most", type=positive, default=50, metavar="N", help=words.say("help-most")
            )
        else:
            sub.add_argument("subject", metavar="LESSON", help=words.say("help-lesson-id"))
            sub.add_argument("--note", metavar="TEXT", default="", help=words.say("help-note"))
        sub.add_argument("--database", metavar="URL", help=words.say("help-database"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Here, since only this command should wait for the server's modules.
    from ungeheuer.cli import operating  # noqa: PLC0415

    return operating.LESSONS[args.action](args, screen)
