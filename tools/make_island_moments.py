"""Writes moments of real matches for the board of `island`: for its tests, and to look at.

python -m tools.make_island_moments           writes them
python -m tools.make_island_moments --check   says which are stale
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ungeheuer.bots import bot
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island import GAME
from ungeheuer.games.island.view import View
from ungeheuer.server.texts import text_page
from ungeheuer.wire.sync import ask_message, sync
from ungeheuer.words import LANGUAGES

BOARD: Final = Path(__file__).resolve().parents[1] / "web/src/boards/island"
NAMES: Final = ("Inga", "Frank", "Ani", "Jenny", "Bo")
SEEDS: Final = range(100)
BOSSES: Final = ("crystal-dragon", "lithosaur", "lavalord", "ultimate")
EVERY_KIND: Final = range(60)  # matches in which every way to write a move is looked for

Shows = Callable[[Match, View], bool]


class Shot(NamedTuple):
    """Which moment is wanted: the first one of the first match that shows it."""

    players: int
    shows: Shows
    boss: str = "crystal-dragon"
    seat: Seat = Seat("0")
    bots: str = "greedy"
    side: str = "normal"
    asked: bool = True  # only moments in which this seat is asked
    whole: bool = False  # told from the beginning of the turn, not from the last answer


# -- what a moment shows


def at(kind: str, least: int = 0, number: int | None = None) -> Shows:
    """This seat is asked in a step of that kind, from a turn on."""

    def shows(_match: Match, view: View) -> bool:
        step = view.steps[-1] if view.steps else None
        if view.asked != view.seat or step is None or view.turn < least:
            return False
        return step.kind == kind and number in (None, step.number)

    return shows


def offers(kind: str, *words: str, least: int = 0) -> Shows:
    """Asked in that step, and these words begin some of the answers."""

    def shows(match: Match, view: View) -> bool:
        if not at(kind, least)(match, view):
            return False
        texts = match.legal()
        return all(any(text.startswith(word) for text in texts) for word in words)

    return shows


def pending(match: Match, view: View) -> bool:
    return view.asked == view.seat and bool(view.pending) and len(match.legal()) > 1


def within_event(match: Match, view: View) -> bool:
    sources = {step.source for step in view.steps} | {step.ability for step in view.steps}
    asked = view.asked == view.seat and len(match.legal()) > 1
    return asked and any(source.startswith("E") for source in sources)


def after_boss(match: Match, view: View) -> bool:
    """The boss has thrown, walked and done damage since this seat last answered."""
    if not at("rolling", 3)(match, view):
        return False
    told = {event.code for event in match.events(Seat(view.seat), turn_start(match, view.seat))}
    return {"damaged", "symbol-activated"} <= told


def waiting(_match: Match, view: View) -> bool:
    return view.asked not in (view.seat, CHANCE, None) and view.turn > 4 and bool(view.roll)


def second_boss(match: Match, view: View) -> bool:
    return view.boss.id != "crystal-dragon" and offers("resolve", "attack")(match, view)


def won(match: Match, view: View) -> bool:
    return match.outcome is not None and view.won


def lost(reason: str) -> Shows:
    def shows(match: Match, view: View) -> bool:
        return match.outcome is not None and view.lost == reason

    return shows


SHOTS: Final = {
    "placing-3": Shot(3, at("place")),
    "placing-5": Shot(5, at("place"), seat=Seat("2"), boss="lavalord"),
    "throw-1": Shot(1, at("rolling", 2, 2)),
    "throw-3": Shot(3, at("rolling", 4, 2), boss="lithosaur"),
    "throw-5": Shot(5, at("rolling", 5, 1), boss="lavalord", seat=Seat("2")),
    "dice-1": Shot(1, at("resolve", 6)),
    "dice-3": Shot(3, offers("resolve", "attack", "heart", "fame", "foot", least=5)),
    "dice-5": Shot(5, offers("resolve", "attack", "energy", "fame", least=8), boss="lithosaur"),
    "build-3": Shot(3, offers("resolve", "build", least=3), bots="random"),
    "steal-3": Shot(3, offers("resolve", "fame steal", "lock", least=3), boss="lavalord"),
    "attack-3": Shot(3, offers("attack", "hit shield", least=2)),
    "attack-boss-1": Shot(1, offers("attack", "hit boss"), boss="lithosaur"),
    "attack-5": Shot(5, offers("attack", "hit soldier", "hit", "stop", least=4), boss="lavalord"),
    "target-minion": Shot(3, offers("choose", "minion"), bots="random"),
    "target-zone": Shot(3, offers("choose", "zone"), bots="random"),
    "target-monster": Shot(3, offers("choose", "monster"), bots="random"),
    "target-boss": Shot(3, offers("choose", "boss"), bots="random"),
    "target-tile": Shot(3, offers("choose", "tile"), bots="random"),
    "target-space": Shot(3, offers("choose", "space"), bots="random"),
    "target-die": Shot(3, offers("choose", "die"), bots="random"),
    "event-3": Shot(3, within_event, bots="random"),
    "market-3": Shot(3, offers("buy", "buy 1", "buy 2", "sweep")),
    "market-1": Shot(1, offers("buy", "buy"), boss="lavalord"),
    "ally-3": Shot(3, at("ally")),
    "ally-1": Shot(1, at("ally"), boss="lithosaur"),
    "crystal-3": Shot(3, at("crystal")),
    "pylon-3": Shot(3, at("pylon")),
    "taking-3": Shot(3, at("fill")),
    "window-3": Shot(3, at("window"), bots="random"),
    "turn-start-3": Shot(3, at("turn-start"), bots="random"),
    "pending-3": Shot(3, pending, bots="random"),
    "final-3": Shot(3, at("final"), bots="random"),
    "boss-1": Shot(1, after_boss, boss="lithosaur", whole=True),
    "boss-3": Shot(3, after_boss, whole=True),
    "boss-5": Shot(5, after_boss, boss="lavalord", side="advanced", whole=True),
    "challenge-1": Shot(1, at("next-boss"), boss="ultimate"),
    "challenge-3": Shot(3, second_boss, boss="ultimate"),
    "waiting-3": Shot(3, waiting, seat=Seat("1"), asked=False),
    "watching-5": Shot(5, waiting, boss="lithosaur", seat=SPECTATOR, asked=False),
    "won-3": Shot(3, won, asked=False),
    "won-5": Shot(5, won, boss="lavalord", asked=False),
    "lost-1": Shot(1, lost("zero-hp"), boss="lavalord", asked=False),
    "lost-3": Shot(3, lost("pylons"), boss="lithosaur", asked=False),
}


# -- matches, and the moment in them


def since(match: Match, seat: str) -> int:
    """How many moves there were when this seat last answered."""
    own = [number for number, entry in enumerate(match.line) if entry.seat == seat]
    return own[-1] if own else 0


def turn_start(match: Match, seat: str) -> int:
    """How many moves there were when this turn began."""
    told = msgspec.to_builtins(sync(match, Seat(seat), 0))["events"]
    began = [event["move"] for event in told if event["code"] == "turn-began"]
    return int(began[-1]) - 1 if began else 0


def moments_of(options: dict[str, Any], bots: str, seed: int) -> Iterator[Match]:
    """A whole match, after every move."""
    rng = Rng(random.Random(seed).random)
    match = Match(GAME, options, names=NAMES[: options["players"]])
    player = bot(bots, GAME, match.cardset)
    yield match
    while (decision := match.decision) is not None:
        if decision.seat == CHANCE:
            match.play(CHANCE, decision.ask.sample(rng))
        else:
            match.play(decision.seat, player.choose(match.view(decision.seat), decision, rng))
        yield match


def found(shot: Shot) -> Match:
    options = {"players": shot.players, "boss": shot.boss, "side": shot.side}
    for seed in SEEDS:
        for match in moments_of(options, shot.bots, seed):
            asked = match.decision is not None and match.decision.seat == shot.seat
            if (asked or not shot.asked) and shot.shows(match, match.view(shot.seat)):
                return match
    raise LookupError(f"no match shows {shot}")


def moment(shot: Shot) -> dict[str, Any]:
    """What a board gets, and what was on it when this seat last answered."""
    match = found(shot)
    start = (turn_start if shot.whole else since)(match, shot.seat)
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


# -- every way in which a move can be written, each in one question where it is offered


def questions() -> list[dict[str, Any]]:
    seen: set[str] = set()
    asked = []
    for seed in EVERY_KIND:
        options = {"players": 1 + seed % 5, "boss": BOSSES[seed // 5 % 4]}
        for match in moments_of(options, ("random", "greedy")[seed % 4 == 0], seed):
            decision = match.decision
            if decision is None or decision.seat == CHANCE:
                continue
            shapes = {_shape(decision.rule, text) for text in match.legal()}
            if not shapes <= seen:
                seen |= shapes
                asked.append(_asked(match))
    return asked


def _shape(rule: str, text: str) -> str:
    """A move without what it names: how it is written, in which question."""
    return f"{rule} {re.sub(r'[A-Z]{1,2}[0-9]{2}|[0-9]', '#', re.sub(r'[*][0-9]+', '', text))}"


def _asked(match: Match) -> dict[str, Any]:
    decision = match.decision
    assert decision is not None
    view = msgspec.to_builtins(match.view(decision.seat))
    ask = msgspec.to_builtins(ask_message(decision))
    return {"seat": decision.seat, "view": view, "ask": ask}


# -- files


def outputs() -> dict[Path, str]:
    fixtures = BOARD / "fixtures"
    found = {fixtures / f"{name}.json": _text(moment(shot)) for name, shot in SHOTS.items()}
    lines = [json.dumps(each, ensure_ascii=False) for each in questions()]
    found[BOARD / "asked/questions.json"] = "[\n" + ",\n".join(lines) + "\n]\n"
    cardset = Match(GAME, {}).cardset
    for language in LANGUAGES:
        page = msgspec.to_builtins(text_page(cardset, language))
        found[BOARD / f"texts/{language}.json"] = _text(page)
    return found


def _text(told: dict[str, Any]) -> str:
    """One line for each part, so that a change can be read."""
    parts = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in told.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def stale() -> list[Path]:
    wanted = outputs()
    wrong = [p for p, text in wanted.items() if not p.exists() or p.read_text("utf-8") != text]
    return wrong + [path for path in BOARD.glob("*/*.json") if path not in wanted]


def main(*args: str) -> int:
    if "--check" in args:
        names = [path.name for path in stale()]
        print(f"stale: {', '.join(names)}" if names else "fresh")
        return 1 if names else 0
    for path, text in outputs().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
