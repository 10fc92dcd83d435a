"""Positions of real matches, for the tests of the board and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.view import View
from ungeheuer.lab import snapshots
from ungeheuer.lab.snapshots import Files, Line, Target, last_move_of, line_of

FOLDER: Final = snapshots.folder(RULES.name)
NAMES: Final = ("Inga", "Frank", "Ani", "Jenny", "Bo", "Emil")
SEEDS: Final = range(60)


class Spec(NamedTuple):
    """Which position to keep: the first one of the first match that `shows` accepts."""

    players: int
    shows: Callable[[Match, View], bool]
    variants: tuple[str, ...] = ()
    seat: Seat = Seat("0")
    bots: str = "greedy"


# -- what a position shows


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
    codes = {event.code for event in match.events(Seat(view.seat), last_move_of(match, view.seat))}
    mixed = {seen.beaten for seen in last} == {True, False}
    return asked(match, view) and mixed and {"guardian-turned", "healed"} <= codes


def waiting(_match: Match, view: View) -> bool:
    lying = sum(m is not None for place in view.places for m in place.monsters)
    return view.asked not in (view.seat, CHANCE) and view.round == 1 and lying == 3


def over(match: Match, _view: View) -> bool:
    return match.outcome is not None


def shared(match: Match, _view: View) -> bool:
    return match.outcome is not None and len(match.outcome.winners) > 1


SPECS: Final = {
    "opening-3": Spec(3, opening),
    "opening-4": Spec(4, opening),
    "opening-6": Spec(6, opening),
    "first-play-4": Spec(4, first_play),
    "displacing-3": Spec(3, displacing, bots="random"),
    "displacing-4": Spec(4, displacing),
    "displacing-6": Spec(6, displacing, ("king", "chain"), seat=Seat("3")),
    "king-4": Spec(4, tile("last-rich"), ("king",)),
    "king-forbids-3": Spec(3, tile("no-ones", late=True), ("king",), bots="random"),
    "king-open-hands-5": Spec(5, tile("strong-hand", late=True), ("king",)),
    "waiting-4": Spec(4, waiting, seat=Seat("2")),
    "fight-4": Spec(4, fighting),
    "fight-6": Spec(6, fighting, ("king",)),
    "fought-3": Spec(3, fought),
    "fought-4": Spec(4, fought),
    "fought-6": Spec(6, fought, ("king",)),
    "watching-5": Spec(5, fighting, ("chain",), seat=SPECTATOR),
    "end-3": Spec(3, shared),
    "end-4": Spec(4, over),
    "end-6": Spec(6, over, ("king", "chain")),
}


# -- matches, and the positions in them


def target(spec: Spec) -> Target:
    options = {"players": spec.players, **dict.fromkeys(spec.variants, True)}
    return Target(options, spec.shows, spec.seat, spec.bots)


def match_for(spec: Spec, line: Line | None = None) -> Match:
    """The match after the stored moves; if they no longer lead there, search for one."""
    match = snapshots.replayed(RULES, target(spec), NAMES, line or [])
    return match or snapshots.search(RULES, target(spec), NAMES, SEEDS)


def snapshot(match: Match, spec: Spec) -> dict[str, Any]:
    """The data of a board, with the view at this seat's last answer."""
    return snapshots.board_data(match, spec.seat, last_move_of(match, spec.seat))


# -- files


def outputs() -> Files:
    stored = snapshots.stored_moves(RULES.name)
    matches = {name: match_for(spec, stored.get(name)) for name, spec in SPECS.items()}
    boards = {name: snapshot(match, SPECS[name]) for name, match in matches.items()}
    files = snapshots.as_files(FOLDER, boards)
    lines = {name: line_of(match) for name, match in matches.items()}
    return {**files, snapshots.moves_file(RULES.name): snapshots.as_text(lines)}


def stale() -> list[Path]:
    return snapshots.stale(outputs(), snapshots.files_in(FOLDER))


def main(*args: str) -> int:
    return snapshots.run(args, outputs, snapshots.files_in(FOLDER))
