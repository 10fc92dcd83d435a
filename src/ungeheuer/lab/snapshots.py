"""Positions of real matches for tests and pictures, stored as the moves that lead to them.

`tests/games/GAME/kept.json` holds the moves. A check replays them and compares what a board gets;
if they no longer show the wanted position, matches are played until one does.
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
from ungeheuer.engine.retrace import Retrace
from ungeheuer.engine.rng import Rng
from ungeheuer.wire.sync import sync

ROOT: Final = Path(__file__).resolve().parents[3]
FOLDER: Final = "tests/games/{game}/snapshots"
KEPT: Final = "tests/games/{game}/kept.json"

Line = list[str]  # the moves to a position, each as "SEAT MOVE"
Files = dict[Path, str]


class Target(NamedTuple):
    """The position to look for: the first one that `shows` accepts."""

    options: dict[str, Any]
    shows: Callable[[Match, Any], bool]
    seat: Seat
    bots: str
    asked: bool = False  # only positions in which this seat is asked


# -- matches and positions in them


def new_match(game: AnyGame, options: Mapping[str, Any], names: Sequence[str]) -> Match:
    """A new match with version 1 of the cards, which the stored moves were played with."""
    cards = shipped(game.package, "house", 1)
    return Match(game, options, cards, names=names[: options["players"]])


def play_through(match: Match, bots: str, seed: int) -> Iterator[Match]:
    """Plays a match with bots; yields it at the start and after every move."""
    rng = Rng(random.Random(seed).random)
    player = bot(bots, match.game, match.cardset)
    yield match
    while (decision := match.decision) is not None:
        if decision.seat == CHANCE:
            match.play(CHANCE, decision.ask.sample(rng))
        else:
            match.play(decision.seat, player.choose(match.view(decision.seat), decision, rng))
        yield match


def shows(match: Match, target: Target) -> bool:
    if target.asked and match.turn != target.seat:
        return False
    return target.shows(match, match.view(target.seat))


def search(game: AnyGame, target: Target, names: Sequence[str], seeds: range) -> Match:
    for seed in seeds:
        for match in play_through(new_match(game, target.options, names), target.bots, seed):
            if shows(match, target):
                return match
    raise LookupError(f"no match shows {target}")


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


def replayed(game: AnyGame, target: Target, names: Sequence[str], line: Line) -> Match | None:
    """The match after the stored moves; None if they no longer lead to the target."""
    match = follow(new_match(game, target.options, names), line) if line else None
    return match if match is not None and shows(match, target) else None


# -- what a board gets


def last_move_of(match: Match, seat: str) -> int:
    """The index of this seat's last move; 0 if it has not moved."""
    own = [number for number, entry in enumerate(match.history) if entry.seat == seat]
    return own[-1] if own else 0


def board_data(match: Match, seat: Seat, start: int) -> dict[str, Any]:
    """What a board gets, with the events since move `start` and the view at that time."""
    data = msgspec.to_builtins(sync(match, seat, start, retrace=Retrace(match)))
    decision = data["decision"]
    return {
        "seat": seat,
        "view": data["view"],
        "aid": data["aid"],
        "ask": decision and decision.get("ask"),
        "seats": [_card(each, name, seat) for each, name in _people(match)],
        "fresh": data["events"],
        "result": data["result"],
        "before": msgspec.to_builtins(match.branch(start).view(seat)),
        **({"pictures": data["pictures"]} if "pictures" in data else {}),
    }


def _people(match: Match) -> list[tuple[Seat, str]]:
    return list(zip(match.seats, match.names, strict=True))


def _card(seat: Seat, name: str, own: Seat) -> dict[str, Any]:
    person = seat in (own, "1") or not seat.isdigit()
    kind = "person" if person else "bot"
    return {"seat": seat, "kind": kind, "name": name, "mine": seat == own}


# -- files


def folder(game: str, part: str = "") -> Path:
    """The folder with the positions of a game, or a subfolder of it."""
    return ROOT / FOLDER.format(game=game) / part


def moves_file(game: str) -> Path:
    return ROOT / KEPT.format(game=game)


def stored_moves(name: str) -> dict[str, Any]:
    path = moves_file(name)
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def as_text(data: Mapping[str, Any]) -> str:
    """JSON with one line per key, for readable diffs."""
    parts = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def files_in(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in folder.glob("*.json")]


def stale(current: Files, there: Sequence[Path]) -> list[Path]:
    """Files that differ from what would be written now, and files no longer wanted."""
    wrong = [p for p, text in current.items() if not p.exists() or p.read_text("utf-8") != text]
    return wrong + [path for path in there if path not in current]


def write(files: Files) -> None:
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def run(args: Sequence[str], outputs: Callable[[], Files], there: Sequence[Path]) -> int:
    """Write all files, or with --check report those that are stale."""
    if "--check" not in args:
        write(outputs())
        return 0
    names = [path.name for path in stale(outputs(), there)]
    print(f"stale: {', '.join(names)}" if names else "fresh")
    return 1 if names else 0
