"""Plays the same matches here and with another Python, and compares all that they show.

    python -m bench.same /path/to/other/bin/python GAME [matches] [bot]

Moves are drawn at random; with a bot named, it answers for every player. The other Python may
belong to an older checkout or to the compiled build. Compared are, for every position of every
match: who is asked under which rule, the answers in their order, the view of every seat, the aid,
and what the move that follows makes known. A match that differs is named, with the number of the
first position that does.
"""

import dataclasses
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WORK = "--work"
VERSION = 1  # of the cards: what is shipped next changes no figure
RANDOM = "random"
LONG = 2_000  # moves; a match that takes longer is left there


def agreed(played: Any, luck: random.Random) -> dict[str, object]:
    """Options drawn at random, among those that go together."""
    from ungeheuer.engine.errors import SetupRefused  # noqa: PLC0415

    while True:
        lists = [option for option in played.options if option.values]
        try:
            options: dict[str, object] = played.checked(
                {option.name: luck.choice(option.values) for option in lists}
            )
        except SetupRefused:
            continue
        return options


def positions(name: str, number: int, player: str) -> Iterator[str]:
    """Digests of one match, position by position; the number decides options and luck."""
    from ungeheuer.bots import bot  # noqa: PLC0415
    from ungeheuer.engine.cardset import shipped  # noqa: PLC0415
    from ungeheuer.engine.decision import Decision  # noqa: PLC0415
    from ungeheuer.engine.events import Notes  # noqa: PLC0415
    from ungeheuer.engine.rng import Rng  # noqa: PLC0415
    from ungeheuer.games import game  # noqa: PLC0415

    played = game(name)
    options, cards = (
        agreed(played, random.Random(number)),
        shipped(played.package, "house", VERSION),
    )
    state, seats = played.setup(options, cards), played.seats(options)
    rng, thinker = Rng(random.Random(f"{name} {number}").random), bot(player, played, cards)
    for _ in range(LONG):
        asked = played.decide(state)
        views = [played.view(state, seat) for seat in seats]
        shown = [shape(view) for view in views] + [shape(played.aid(views[0], cards))]
        if not isinstance(asked, Decision):
            yield digest([shown, asked.winners, asked.result])
            return
        by_luck = player == RANDOM or asked.seat not in seats
        view = None if by_luck else views[seats.index(asked.seat)]
        move = asked.ask.sample(rng) if by_luck else thinker.choose(view, asked, rng)
        notes = Notes()
        played.apply(state, move, notes)
        told = [[note.event.code, note.event.params(), note.only] for note in notes.taken]
        yield digest([shown, asked.seat, asked.rule, answers(asked.ask), move.text, told])


def answers(ask: Any) -> list[object]:
    """The answers as far as they are listed, with their number and what describes the others."""
    told = [move.text for move in ask.moves()] if ask.listable() else []
    return [ask.kind, ask.size(), told, getattr(ask, "supply", None)]


def shape(shown: Any) -> object:
    """A view or an aid as plain data; the line for bots is no part of what is shown."""
    if not dataclasses.is_dataclass(shown) or isinstance(shown, type):
        return repr(shown)
    told = dataclasses.asdict(shown)
    told.pop("position", None)
    return told


def digest(told: object) -> str:
    text = json.dumps(told, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def work(name: str, first: str, count: str, player: str = RANDOM) -> None:
    for number in range(int(first), int(first) + int(count)):
        print(json.dumps(list(positions(name, number, player))), flush=True)


def lines(python: str, name: str, count: int, player: str) -> Iterator[list[str]]:
    around = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    asked = [python, str(Path(__file__).resolve()), WORK, name, "0", str(count), player]
    process = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env=around)
    assert process.stdout is not None
    for line in process.stdout:
        yield json.loads(line)
    process.wait()


def main(other: str, name: str, matches: str = "300", player: str = RANDOM) -> int:
    count, seen, wrong, met = int(matches), 0, 0, 0
    ours, theirs = (lines(python, name, count, player) for python in (sys.executable, other))
    pairs = zip(ours, theirs, strict=False)
    for number, (here, there) in enumerate(pairs):
        met += 1
        seen += len(here)
        if here != there:
            wrong += 1
            both = zip(here, there, strict=False)
            at = next((n for n, (one, two) in enumerate(both) if one != two), len(here))
            print(f"match {number} differs at position {at} of {len(here)}")
    print(f"{name}, {player}: {met} of {count} matches, {seen} positions, {wrong} matches differ")
    return 0 if not wrong and met == count else 1


if __name__ == "__main__":
    if sys.argv[1:2] == [WORK]:
        work(*sys.argv[2:])
    else:
        sys.exit(main(*sys.argv[1:]))
