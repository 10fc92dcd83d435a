"""What bots say, and when, depends on nothing that a spectator does not see.

The browser chooses the lines (web/src/table/personas/remarks.ts). Here is what it chooses from: in
two worlds that a spectator cannot tell apart, the events that games name in `occasions.json`, as
everybody at the table is told of them. A golden file, read by remarks.test.ts, holds both worlds.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cardsets import LABELS
from tests.server.worlds import Line, half_played, worlds
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games import NAMES
from ungeheuer.testing.worlds import new_match, played, rng_of, variants, watchers
from ungeheuer.wire.sync import sync

GAMES = Path(__file__).parents[2] / "src" / "ungeheuer" / "games"
GOLDEN = Path(__file__).parent / "worlds.json"
SECRETIVE = [(name, seed) for name in ("mighty", "timid") for seed in range(4)]
ROUNDS_ARE_SHORT = ("mighty", "timid")
# What begins a round: TableParts.chapter of each game.
ROUNDS = {"mighty": ("guardians-dealt", "round"), "timid": ("monsters-drawn", "floor")}
ROUNDS |= {"island": ("turn-began", "turn")}


def occasions(name: str) -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = json.loads(
        (GAMES / name / "occasions.json").read_text("utf-8")
    )
    return found


def read_of(name: str, code: str) -> set[str]:
    """The parameters of an event that a choice may look at."""
    asked = {
        each[key]
        for each in occasions(name).get(code, [])
        for key in ("who", "but", "unless")
        if key in each
    }
    return asked | ({ROUNDS[name][1]} if code == ROUNDS[name][0] else set())


def told(match: Match, seat: Seat) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = msgspec.to_builtins(sync(match, seat).events)
    return events


def heard(match: Match, seat: Seat) -> list[tuple[int, str, dict[str, Any]]]:
    """All that a choice looks at, of what this seat is told."""
    name = match.game.name
    wanted = {*occasions(name), ROUNDS[name][0]}
    return [
        (
            each["move"],
            each["code"],
            {key: each["params"][key] for key in sorted(read_of(name, each["code"]))},
        )
        for each in told(match, seat)
        if each["code"] in wanted
    ]


def replayed(like: Match, line: Line) -> Match:
    match = Match(like.game, like.options, like.cardset)
    for seat, text in line:
        match.play(seat, text)
    return match


def pairs(name: str, seed: int) -> list[tuple[Match, Match]]:
    """Matches that differ, though no spectator can tell."""
    like = half_played(name, seed)
    return [
        (replayed(like, line), replayed(like, other))
        for watcher, line, other in worlds(name, seed)
        if watcher == SPECTATOR and line != other
    ]


@pytest.mark.parametrize(("name", "seed"), SECRETIVE)
def test_two_worlds_give_the_same_lines_at_the_same_moments(name: str, seed: int) -> None:
    for one, other in pairs(name, seed):
        expected = heard(one, SPECTATOR)
        assert expected
        for seat in watchers(one):
            assert heard(one, seat) == heard(other, seat) == expected


@pytest.mark.parametrize("name", NAMES)
def test_everybody_is_told_of_every_occasion(name: str) -> None:
    """In whole matches: no event of which somebody talks is only for some."""
    seen: set[str] = set()
    choices = variants(new_match(name, {}).game)
    for seed in range(8 if name in ROUNDS_ARE_SHORT else 2):
        match = new_match(name, choices[seed % len(choices)], LABELS[name])
        for _ in played(match, rng_of(seed)):
            pass
        expected = heard(match, SPECTATOR)
        assert all(heard(match, seat) == expected for seat in match.seats)
        seen |= {code for _, code, _ in expected}
    assert len(seen) >= 4


def golden() -> list[dict[str, Any]]:
    return [
        {
            "game": name,
            "worlds": [{seat: told(world, seat) for seat in watchers(world)} for world in pair],
        }
        for name, seed in SECRETIVE[::2]
        for pair in pairs(name, seed)
    ]


def test_the_browser_is_tested_with_such_worlds() -> None:
    text = "[\n" + ",\n".join(json.dumps(each) for each in golden()) + "\n]\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text("utf-8") == text
