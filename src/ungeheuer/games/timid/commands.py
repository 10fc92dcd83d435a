"""`ungeheuer pair FIRST SECOND`: two games of `timid` with swapped roles, judged together (O-1)."""

from __future__ import annotations

import argparse
from pathlib import Path

from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.match import Match
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.pair import Run, judge, second_game
from ungeheuer.wire.files import decode_record, read_text, replay_file
from ungeheuer.words import Words


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("first", metavar="FIRST", help=words.say("help-pair-first"))
    parser.add_argument("second", metavar="SECOND", help=words.say("help-pair-second"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    args.game = RULES.name
    verdict = judge(replayed(args.first).record(), replayed(args.second).record())
    for each in verdict.runs:
        screen.say("timid-pair-run", _params(each))
    screen.say(f"timid-{verdict.code}", verdict.params(), style="bold yellow")
    return 0


def _params(run: Run) -> dict[str, object]:
    return {"name": run.name, "floors": run.floors, "turned": run.turned or 0}


def replayed(path: str) -> Match:
    """A match of `timid` from its record; other games are refused."""
    text = read_text(path)
    recorded = decode_record(text, path).game
    if recorded != RULES.name:
        raise MessageError("other-game", {"file": path, "found": recorded, "game": RULES.name})
    return replay_file(text, path, RULES)


def second(path: str) -> Match:
    """The second game of a pair, with swapped seats."""
    return second_game(replayed(path), Path(path).name)
