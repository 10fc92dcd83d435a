"""Writes moments of real matches for the board of `mighty`: for its tests, and to look at.

python -m tools.make_mighty_moments           writes them
python -m tools.make_mighty_moments --check   says which are stale
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ungeheuer.bots import bot
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty import GAME
from ungeheuer.games.mighty.view import View
from ungeheuer.wire.sync import sync

FOLDER: Final = Path(__file__).resolve().parents[1] / "web/src/boards/mighty/fixtures"
NAMES: Final = ("Inga", "Frank", "Ani", "Jenny", "Bo", "Emil")
SEEDS: Final = range(60)


class Shot(NamedTuple):
    """Which moment is wanted: the first one of the first match that shows it."""

    players: int
    shows: Callable[[Match, View], bool]
    variants: tuple[str, ...] = ()
    seat: Seat = Seat("0")
    bots: str = "greedy"


# -- what a moment shows


def asked(_match: Match, view: View) -> bool:
    return view.asked == view.seat


def opening(match: Match, view: View) -> bool:
    empty = not any(m for place in view.places for m in place.monsters)
    return asked(match, view) and view.round == 1 and empty


def first_play(match: Match, view: View) -> bool:
    lying = sum(m is not None for place in view.places for m in place.monsters)
    return asked(match, view) and view.round == 1 and lying == 2


def displacing(match: Match, view: View) -> bool:
    """Two monsters can be displaced, and there is one on the table that cannot."""
    if not asked(match, view):
        return False
    taken = {
        f"{number}{side}"
        for number, place in enumerate(view.places, start=1)
        for side, monster in zip("ab", place.monsters, strict=True)
        if monster
    }
    open_to = {text.split("@")[1] for text in match.legal()} & taken
    return view.round > 1 and 2 <= len(open_to) < len(taken)


def tile(id: str, *, late: bool = False) -> Callable[[Match, View], bool]:
    def shows(match: Match, view: View) -> bool:
        lying = sum(m is not None for place in view.places for m in place.monsters)
        turned = view.tile is not None and view.tile.id == id
        return asked(match, view) and turned and lying >= len(view.places) * late

    return shows


def fighting(_match: Match, view: View) -> bool:
    """The second guardian was turned up, the first one lies."""
    return view.phase == "fighting" and sum(p.strength is not None for p in view.places) == 2


def fought(match: Match, view: View) -> bool:
    """A round was fought since this seat's last answer: some guardians fell, one did not."""
    last = [seen for seen in view.seen if seen.round == view.round - 1]
    told = {event.code for event in match.events(Seat(view.seat), since(match, view.seat))}
    mixed = {seen.beaten for seen in last} == {True, False}
    return asked(match, view) and mixed and {"guardian-turned", "healed"} <= told


def waiting(_match: Match, view: View) -> bool:
    lying = sum(m is not None for place in view.places for m in place.monsters)
    return view.asked not in (view.seat, CHANCE) and view.round == 1 and lying == 3


def over(match: Match, _view: View) -> bool:
    return match.outcome is not None


def shared(match: Match, _view: View) -> bool:
    return match.outcome is not None and len(match.outcome.winners) > 1


SHOTS: Final = {
    "opening-3": Shot(3, opening),
    "opening-4": Shot(4, opening),
    "opening-6": Shot(6, opening),
    "first-play-4": Shot(4, first_play),
    "displacing-3": Shot(3, displacing, bots="random"),
    "displacing-4": Shot(4, displacing),
    "displacing-6": Shot(6, displacing, ("king", "chain"), seat=Seat("3")),
    "king-4": Shot(4, tile("last-rich"), ("king",)),
    "king-forbids-3": Shot(3, tile("no-ones", late=True), ("king",), bots="random"),
    "king-open-hands-5": Shot(5, tile("strong-hand", late=True), ("king",)),
    "waiting-4": Shot(4, waiting, seat=Seat("2")),
    "fight-4": Shot(4, fighting),
    "fight-6": Shot(6, fighting, ("king",)),
    "fought-3": Shot(3, fought),
    "fought-4": Shot(4, fought),
    "fought-6": Shot(6, fought, ("king",)),
    "watching-5": Shot(5, fighting, ("chain",), seat=SPECTATOR),
    "end-3": Shot(3, shared),
    "end-4": Shot(4, over),
    "end-6": Shot(6, over, ("king", "chain")),
}


# -- matches, and the moment in them


def since(match: Match, seat: str) -> int:
    """How many moves there were when this seat last answered."""
    own = [at for at, entry in enumerate(match.line) if entry.seat == seat]
    return own[-1] if own else 0


def found(shot: Shot) -> Match:
    for seed in SEEDS:
        match = _played_until(shot, seed)
        if match is not None:
            return match
    raise LookupError(f"no match shows {shot}")


def _played_until(shot: Shot, seed: int) -> Match | None:
    rng = Rng(random.Random(seed).random)
    options = {"players": shot.players, **dict.fromkeys(shot.variants, True)}
    match = Match(GAME, options, names=NAMES[: shot.players])
    player = bot(shot.bots, GAME, match.cardset)
    while not shot.shows(match, match.view(shot.seat)):
        decision = match.decision
        if decision is None:
            return None
        if decision.seat == CHANCE:
            match.play(CHANCE, decision.ask.sample(rng))
        else:
            match.play(decision.seat, player.choose(match.view(decision.seat), decision, rng))
    return match


def moment(shot: Shot) -> dict[str, Any]:
    """What a board gets, and what was on it when this seat last answered."""
    match = found(shot)
    start = since(match, shot.seat)
    told = msgspec.to_builtins(sync(match, shot.seat, start))
    before = msgspec.to_builtins(match.branch(start).view(shot.seat))
    decision = told["decision"]
    return {
        "seat": shot.seat,
        "view": told["view"],
        "ask": decision and decision.get("ask"),
        "seats": [_card(seat, name, shot.seat) for seat, name in _people(match)],
        "fresh": told["events"],
        "result": told["result"],
        "before": before,
    }


def _people(match: Match) -> list[tuple[Seat, str]]:
    return list(zip(match.seats, match.names, strict=True))


def _card(seat: Seat, name: str, own: Seat) -> dict[str, Any]:
    kind = "person" if seat in (own, "1") else "bot"
    return {"seat": seat, "kind": kind, "name": name, "mine": seat == own}


# -- files


def outputs() -> dict[Path, str]:
    return {FOLDER / f"{name}.json": _text(moment(shot)) for name, shot in SHOTS.items()}


def _text(told: dict[str, Any]) -> str:
    """One line for each part, so that a change can be read."""
    parts = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in told.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def stale() -> list[Path]:
    wanted = outputs()
    wrong = [p for p, text in wanted.items() if not p.exists() or p.read_text("utf-8") != text]
    return wrong + [path for path in FOLDER.glob("*.json") if path not in wanted]


def main(*args: str) -> int:
    if "--check" in args:
        names = [path.name for path in stale()]
        print(f"stale: {', '.join(names)}" if names else "fresh")
        return 1 if names else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in outputs().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
