"""Positions of real matches, for the tests of the board and for pictures."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.view import View
from ungeheuer.lab import snapshots
from ungeheuer.lab.snapshots import Files, Line, Target, last_move_of, line_of
from ungeheuer.server.texts import text_page
from ungeheuer.wire.sync import ask_message, sync
from ungeheuer.words import languages

FOLDER: Final = snapshots.folder(RULES.name)
ASKED: Final = snapshots.folder(RULES.name, "asked")
TEXTS: Final = snapshots.folder(RULES.name, "texts")
NAMES: Final = ("Inga", "Frank", "Ani", "Jenny", "Bo")
SEEDS: Final = range(100)
BOSSES: Final = ("crystal-dragon", "lithosaur", "lavalord", "ultimate")
POWERS: Final = ("use ", "spend ")
EVERY_KIND: Final = range(60)  # seeds of the matches that are searched for every form of a move

Shows = Callable[[Match, View], bool]


class Spec(NamedTuple):
    """Which position to keep: the first one of the first match that `shows` accepts."""

    players: int
    shows: Shows
    boss: str = "crystal-dragon"
    seat: Seat = Seat("0")
    bots: str = "greedy"
    side: str = "normal"
    asked: bool = True  # only positions in which this seat is asked
    whole: bool = False  # with the events of the whole turn, not only those since the last answer


# -- what a position shows


def at(kind: str, least: int = 0, number: int | None = None) -> Shows:
    """Whether this seat is asked in a step of this kind, from turn `least` on."""

    def shows(_match: Match, view: View) -> bool:
        step = view.steps[-1] if view.steps else None
        if view.asked != view.seat or step is None or view.turn < least:
            return False
        return step.kind == kind and number in (None, step.number)

    return shows


def offers(kind: str, *words: str, least: int = 0) -> Shows:
    """Like `at`, and some answers begin with these words."""

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
    codes = {event.code for event in match.events(Seat(view.seat), turn_start(match, view.seat))}
    return {"damaged", "symbol-activated"} <= codes


def rescued(match: Match, view: View) -> bool:
    """Since this seat's last answer a monster fell to 0 HP and was healed (I-15.2)."""
    start = last_move_of(match, Seat(view.seat))
    down = set()
    for event in match.events(Seat(view.seat), start):
        each = msgspec.to_builtins(event)
        if event.code in ("damaged", "hp-lost") and each["hp"] == 0:
            down.add(each["player"])
        if event.code in ("healed", "hp-set") and each["hp"] > 0 and each["player"] in down:
            return True
    return False


def several_powers(match: Match, view: View) -> bool:
    """Three cards or abilities of one's own can be used beside the dice."""
    if not at("resolve", 2)(match, view):
        return False
    return len({text.split()[1] for text in match.legal() if text.startswith(POWERS)}) > 2


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


# -- how full it is

Measure = Callable[[View], int]


def crowd(view: View) -> int:
    """The most pieces in one zone: boss, monsters, kinds of minions, faces of boss dice."""
    return max(_pieces(view))


def island(view: View) -> int:
    return sum(_pieces(view))


def _pieces(view: View) -> list[int]:
    return [
        (view.boss.zone == each.zone) + len(each.monsters) + len(each.minions) + len(each.boss_dice)
        for each in view.zones
    ]


def host(view: View) -> int:
    """The most minions and boss dice in one zone, each counted."""
    return max(sum(z.minions.values()) + sum(z.boss_dice.values()) for z in view.zones)


def tray(view: View) -> int:
    return sum(view.roll.values())


def belongings(view: View) -> int:
    """Of whoever looks: cards, and abilities that are awake."""
    return max(
        (
            len(monster.cards) + sum(ability.active for ability in monster.abilities)
            for monster in view.monsters
            if monster.seat == view.seat
        ),
        default=0,
    )


def filled(measure: Measure, least: int) -> Shows:
    def shows(_match: Match, view: View) -> bool:
        return view.asked == view.seat and measure(view) >= least

    return shows


# What is measured at tables of how many players; tests/games/island/fullest.py finds the most.
FULL: Final[dict[str, tuple[Measure, tuple[int, ...]]]] = {
    "full-zone-alone": (crowd, (1,)),
    "full-zone-few": (crowd, (2, 3)),
    "full-zone-many": (crowd, (4, 5)),
    "full-island": (island, (4, 5)),
    "full-host": (host, (1, 2, 3, 4, 5)),
    "full-tray": (tray, (1, 2, 3, 4, 5)),
    "full-cards": (belongings, (1, 2, 3, 4, 5)),
}
SPECS: Final = {
    "placing-3": Spec(3, at("place")),
    "placing-5": Spec(5, at("place"), seat=Seat("2"), boss="lavalord"),
    "throw-1": Spec(1, at("rolling", 2, 2)),
    "throw-3": Spec(3, at("rolling", 4, 2), boss="lithosaur"),
    "throw-5": Spec(5, at("rolling", 5, 1), boss="lavalord", seat=Seat("2")),
    "dice-1": Spec(1, at("resolve", 6)),
    "dice-3": Spec(3, offers("resolve", "attack", "heart", "fame", "foot", least=5)),
    "dice-5": Spec(5, offers("resolve", "attack", "energy", "fame", least=8), boss="lithosaur"),
    "build-3": Spec(3, offers("resolve", "build", least=3), bots="random"),
    "steal-3": Spec(3, offers("resolve", "fame steal", "lock", least=3), boss="lavalord"),
    "attack-3": Spec(3, offers("attack", "hit shield", least=2)),
    "attack-boss-1": Spec(1, offers("attack", "hit boss"), boss="lithosaur"),
    "attack-5": Spec(5, offers("attack", "hit soldier", "hit", "stop", least=4), boss="lavalord"),
    "target-minion": Spec(3, offers("choose", "minion"), bots="random"),
    "target-zone": Spec(3, offers("choose", "zone"), bots="random"),
    "target-monster": Spec(3, offers("choose", "monster"), bots="random"),
    "target-boss": Spec(3, offers("choose", "boss"), bots="random"),
    "target-tile": Spec(3, offers("choose", "tile"), bots="random"),
    "target-space": Spec(3, offers("choose", "space"), bots="random"),
    "target-die": Spec(3, offers("choose", "die"), bots="random"),
    "event-3": Spec(3, within_event, bots="random"),
    "market-3": Spec(3, offers("buy", "buy 1", "buy 2", "sweep")),
    "market-1": Spec(1, offers("buy", "buy"), boss="lavalord"),
    "ally-3": Spec(3, at("ally")),
    "ally-1": Spec(1, at("ally"), boss="lithosaur"),
    "crystal-3": Spec(3, at("crystal")),
    "pylon-3": Spec(3, at("pylon")),
    "taking-3": Spec(3, at("fill")),
    "window-3": Spec(3, at("window"), bots="random"),
    "turn-start-3": Spec(3, at("turn-start"), bots="random"),
    "pending-3": Spec(3, pending, bots="random"),
    "final-3": Spec(3, at("final"), bots="random"),
    "boss-1": Spec(1, after_boss, boss="lithosaur", whole=True),
    "boss-3": Spec(3, after_boss, whole=True),
    "boss-5": Spec(5, after_boss, boss="lavalord", side="advanced", whole=True),
    "rescued-5": Spec(5, rescued, boss="lavalord", seat=Seat("2"), asked=False),
    "powers-1": Spec(1, several_powers),
    "challenge-1": Spec(1, at("next-boss"), boss="ultimate"),
    "challenge-3": Spec(3, second_boss, boss="ultimate"),
    "waiting-3": Spec(3, waiting, seat=Seat("1"), asked=False),
    "watching-5": Spec(5, waiting, boss="lithosaur", seat=SPECTATOR, asked=False),
    "won-3": Spec(3, won, asked=False),
    "won-5": Spec(5, won, boss="lavalord", asked=False),
    "lost-1": Spec(1, lost("zero-hp"), boss="lavalord", asked=False),
    "lost-3": Spec(3, lost("pylons"), boss="lithosaur", asked=False),
    # The fullest of 1,000 matches.
    "full-zone-alone": Spec(1, filled(crowd, 8), bots="random", side="advanced"),
    "full-zone-few": Spec(2, filled(crowd, 9), boss="ultimate", seat=Seat("1"), bots="goblin"),
    "full-zone-many": Spec(
        5, filled(crowd, 11), boss="lithosaur", seat=Seat("4"), bots="random", side="advanced"
    ),
    "full-island": Spec(5, filled(island, 31), boss="lithosaur", bots="random", side="advanced"),
    "full-host": Spec(2, filled(host, 14), boss="ultimate", bots="goblin"),
    "full-tray": Spec(1, filled(tray, 9), boss="lithosaur", bots="goblin", side="advanced"),
    "full-cards": Spec(1, filled(belongings, 12), boss="lavalord", bots="random", side="advanced"),
}


# -- matches, and the positions in them


def turn_start(match: Match, seat: str) -> int:
    """How many moves there were when this turn began."""
    events = msgspec.to_builtins(sync(match, Seat(seat), 0))["events"]
    began = [event["move"] for event in events if event["code"] == "turn-began"]
    return int(began[-1]) - 1 if began else 0


def target(spec: Spec) -> Target:
    options = {"players": spec.players, "boss": spec.boss, "side": spec.side}
    return Target(options, spec.shows, spec.seat, spec.bots, spec.asked)


def match_for(spec: Spec, line: Line | None = None) -> Match:
    """The match after the stored moves; if they no longer lead there, search for one."""
    match = snapshots.replayed(RULES, target(spec), NAMES, line or [])
    return match or snapshots.search(RULES, target(spec), NAMES, SEEDS)


def snapshot(match: Match, spec: Spec) -> dict[str, Any]:
    """The data of a board, with the view at this seat's last answer or the start of the turn."""
    start = (turn_start if spec.whole else last_move_of)(match, spec.seat)
    return snapshots.board_data(match, spec.seat, start)


# -- every form of a move, each in one question that offers it


class Asked(NamedTuple):
    """A match with questions to keep: its moves, and after how many each question comes."""

    moves: Line
    at: list[int]


def options_of(seed: int) -> dict[str, Any]:
    return {"players": 1 + seed % 5, "boss": BOSSES[seed // 5 % 4]}


def search_questions() -> dict[str, Asked]:
    seen: set[str] = set()
    by_seed: dict[str, Asked] = {}
    for seed in EVERY_KIND:
        match = snapshots.new_match(RULES, options_of(seed), NAMES)
        at = []
        for each in snapshots.play_through(match, ("random", "greedy")[seed % 4 == 0], seed):
            shapes = _shapes(each)
            if not shapes <= seen:
                seen |= shapes
                at.append(len(each.history))
        if at:
            by_seed[str(seed)] = Asked(line_of(match)[: at[-1]], at)
    return by_seed


def _shapes(match: Match) -> set[str]:
    """The forms of the legal answers."""
    decision = match.decision
    if decision is None or decision.seat == CHANCE:
        return set()
    return {_shape(decision.rule, text) for text in match.legal()}


def _shape(rule: str, text: str) -> str:
    """The form of a move: its rule and text without names and numbers."""
    return f"{rule} {re.sub(r'[A-Z]{1,2}[0-9]{2}|[0-9]', '#', re.sub(r'[*][0-9]+', '', text))}"


def questions(lines: dict[str, Asked]) -> list[dict[str, Any]] | None:
    """The questions at these points; None if the rules no longer lead there."""
    asked = []
    for seed, (moves, points) in lines.items():
        match, done = snapshots.new_match(RULES, options_of(int(seed)), NAMES), 0
        for point in points:
            followed = snapshots.follow(match, moves[done:point])
            if followed is None or not _shapes(followed):
                return None
            asked.append(_asked(followed))
            done = point
    return asked


def _asked(match: Match) -> dict[str, Any]:
    decision = match.decision
    assert decision is not None
    view = msgspec.to_builtins(match.view(decision.seat))
    ask = msgspec.to_builtins(ask_message(decision))
    return {"seat": decision.seat, "view": view, "ask": ask}


# -- files


def outputs() -> Files:
    stored = snapshots.stored_moves(RULES.name)
    matches = {name: match_for(spec, stored.get(name)) for name, spec in SPECS.items()}
    boards = {name: snapshot(match, SPECS[name]) for name, match in matches.items()}
    files = snapshots.as_files(FOLDER, boards)
    lines = {seed: Asked(*each) for seed, each in stored.get("questions", {}).items()}
    asked = questions(lines) if lines else None
    if asked is None:
        lines = search_questions()
        asked = questions(lines)
    rows = [json.dumps(each, ensure_ascii=False) for each in asked or []]
    files[ASKED / "questions.json"] = "[\n" + ",\n".join(rows) + "\n]\n"
    moves: dict[str, Any] = {name: line_of(match) for name, match in matches.items()}
    files[snapshots.moves_file(RULES.name)] = snapshots.as_text({**moves, "questions": lines})
    return files | texts()


def texts() -> Files:
    """What the cards of version 2 say."""
    cardset = shipped(RULES.package, "house", 2)
    pages = {each: msgspec.to_builtins(text_page(cardset, each)) for each in languages()}
    return {TEXTS / f"{each}.json": snapshots.as_text(page) for each, page in pages.items()}


def stale() -> list[Path]:
    return snapshots.stale(outputs(), snapshots.files_in(FOLDER, ASKED, TEXTS))


def main(*args: str) -> int:
    return snapshots.run(args, outputs, snapshots.files_in(FOLDER, ASKED, TEXTS))
