"""Positions of real matches for the boards: searched for once, then kept as the moves to them.

`tests/games/GAME/kept.json` holds the moves. A check replays them and compares what a board gets;
only where they no longer show what is wanted are matches played until one does.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ungeheuer.bots import bot
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.errors import RuleError
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.wire.sync import sync

ROOT: Final = Path(__file__).resolve().parents[3]
# Where the positions of a game lie, and where they lay before they came to the tests.
FOLDER: Final = "tests/games/{game}/snapshots"
BEFORE: Final = "web/src/boards/{game}/{part}"
KEPT: Final = "tests/games/{game}/kept.json"

Line = list[str]  # the moves to a moment, each after its seat
Files = dict[Path, str]


class Wanted(NamedTuple):
    """Which moment is wanted: the first one of the first match that shows it."""

    options: dict[str, Any]
    shows: Callable[[Match, Any], bool]
    seat: Seat
    bots: str
    asked: bool = False  # only moments in which this seat is asked


# -- matches, and the moment in them


def played(game: AnyGame, options: Mapping[str, Any], names: Sequence[str]) -> Match:
    """With the first version of its cards: what is kept as moves was played with them."""
    cards = shipped(game.package, version=1)
    return Match(game, options, cards, names=names[: options["players"]])


def course(match: Match, bots: str, seed: int) -> Iterator[Match]:
    """A whole match, after every move."""
    rng = Rng(random.Random(seed).random)
    player = bot(bots, match.game, match.cardset)
    yield match
    while (decision := match.decision) is not None:
        if decision.seat == CHANCE:
            match.play(CHANCE, decision.ask.sample(rng))
        else:
            match.play(decision.seat, player.choose(match.view(decision.seat), decision, rng))
        yield match


def shows(match: Match, wanted: Wanted) -> bool:
    if wanted.asked and match.turn != wanted.seat:
        return False
    return wanted.shows(match, match.view(wanted.seat))


def found(game: AnyGame, wanted: Wanted, names: Sequence[str], seeds: range) -> Match:
    for seed in seeds:
        for match in course(played(game, wanted.options, names), wanted.bots, seed):
            if shows(match, wanted):
                return match
    raise LookupError(f"no match shows {wanted}")


def line_of(match: Match) -> Line:
    return [f"{entry.seat} {entry.move.text}" for entry in match.history]


def follow(match: Match, line: Line) -> Match | None:
    """The match after these moves; None where the rules no longer allow them."""
    try:
        for move in line:
            seat, _, text = move.partition(" ")
            match.play(Seat(seat), text)
    except RuleError:
        return None
    return match


def recalled(game: AnyGame, wanted: Wanted, names: Sequence[str], line: Line) -> Match | None:
    """The kept moment, where its moves still lead to what is wanted."""
    match = follow(played(game, wanted.options, names), line) if line else None
    return match if match is not None and shows(match, wanted) else None


# -- what a board gets


def since(match: Match, seat: str) -> int:
    """How many moves there were when this seat last answered."""
    own = [number for number, entry in enumerate(match.history) if entry.seat == seat]
    return own[-1] if own else 0


def told_from(match: Match, seat: Seat, start: int) -> dict[str, Any]:
    """What a board gets, with what happened since a move and what was on the table then."""
    told = msgspec.to_builtins(sync(match, seat, start))
    decision = told["decision"]
    return {
        "seat": seat,
        "view": told["view"],
        "aid": told["aid"],
        "ask": decision and decision.get("ask"),
        "seats": [_card(each, name, seat) for each, name in _people(match)],
        "fresh": told["events"],
        "result": told["result"],
        "before": msgspec.to_builtins(match.branch(start).view(seat)),
    }


def _people(match: Match) -> list[tuple[Seat, str]]:
    return list(zip(match.seats, match.names, strict=True))


def _card(seat: Seat, name: str, own: Seat) -> dict[str, Any]:
    person = seat in (own, "1") or not seat.isdigit()
    kind = "person" if person else "bot"
    return {"seat": seat, "kind": kind, "name": name, "mine": seat == own}


# -- files


def folder(game: str, part: str = "") -> Path:
    """Where the positions of a game lie, or what a part of that folder holds besides."""
    now = ROOT / FOLDER.format(game=game)
    if now.is_dir():
        return now / part
    return ROOT / BEFORE.format(game=game, part=part or "fixtures")


def kept_in(game: str) -> Path:
    return ROOT / KEPT.format(game=game)


def kept(name: str) -> dict[str, Any]:
    path = kept_in(name)
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def as_text(told: Mapping[str, Any]) -> str:
    """One line for each part, so that a change can be read."""
    parts = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in told.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def files_in(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in folder.glob("*.json")]


def stale(wanted: Files, there: Sequence[Path]) -> list[Path]:
    """What is not as it would be written now, and what nobody wants any more."""
    wrong = [p for p, text in wanted.items() if not p.exists() or p.read_text("utf-8") != text]
    return wrong + [path for path in there if path not in wanted]


def write(wanted: Files) -> None:
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def run(args: Sequence[str], outputs: Callable[[], Files], there: Sequence[Path]) -> int:
    """The command of every maker: write, or with --check say what is stale."""
    if "--check" not in args:
        write(outputs())
        return 0
    names = [path.name for path in stale(outputs(), there)]
    print(f"stale: {', '.join(names)}" if names else "fresh")
    return 1 if names else 0
