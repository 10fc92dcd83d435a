"""A readable playthrough: positions, questions, events, and what two seats see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from tests.games.mighty.tables import begin, compare_golden, view
from ungeheuer.engine.chance import Chance
from ungeheuer.engine.events import Note
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games.mighty.game import RULES

# Seat 0's 3 drives out seat 2's 2; the 2 finds its twin at the gate; the last guardian wins.
ROUND_1 = """
    start 1 | hand 0 1 3 5 | hand 1 2 4 5 | hand 2 2 3 4 | deal 1 2 3 | king twins
    4@2a | 2@2b | 3@2b | 2@1a | 2@1b | 5@3a | 4@3b
    front 4/6 | front 7/12 | front 10/16
"""
# Everybody starts again with 3, 4, 5; seat 0 drives out its own monster.
ROUND_2 = """
    deal 1 1 3 | king strong-hand
    5@3a | 3@2a | 4@1b | 4@3b | 4@2a | 3@1a | 5@2b
    front 6/9 | front 6/8 | front 9/13
"""
LOOK_AFTER = ("hand 2 2 3 4", "3@2b", "front 7/12", "front 10/16", "king strong-hand", "front 9/13")


def moves() -> list[str]:
    text = (ROUND_1 + ROUND_2).replace("\n", "|")
    return [move.strip() for move in text.split("|") if move.strip()]


def question(match: Match) -> str:
    decision = match.decision
    if decision is None:
        return "over"
    ask = decision.ask
    if isinstance(ask, Chance):
        offered = [f"{move.text} ×{weight}" for move, weight in ask.outcomes()]
    else:
        offered = sorted(move.text for move in ask.moves())
    return f"{decision.seat} ({decision.rule}): {', '.join(offered)}"


def event(note: Note) -> str:
    audience = f" [only {note.only}]" if note.only else f" [not {note.but}]" if note.but else ""
    return f"{note.event.code}{audience} {json.dumps(note.event.params())}"


def seen_by(match: Match, seat: Seat) -> list[str]:
    lines = []
    for name, value in asdict(view(match, seat)).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"    {name}[{at}]: {json.dumps(item)}" for at, item in enumerate(value)]
        else:
            lines.append(f"    {name}: {json.dumps(value)}")
    return lines


def look(match: Match) -> Iterator[str]:
    """Seat 1's view, and where the spectator's differs."""
    mine, theirs = seen_by(match, Seat("1")), seen_by(match, SPECTATOR)
    yield "  seen by 1:"
    yield from mine
    yield "  seen by the spectator otherwise:"
    yield from (line for line in theirs if line not in mine)


def playthrough() -> Iterator[str]:
    match = begin(3, chain=True, king=True)
    yield "# 3 players, V-chain and V-king; rewrite with UPDATE_GOLDEN=1"
    yield f"position {RULES.position(match.state)}"
    for move in moves():
        yield f"asked    {question(match)}"
        yield ""
        assert match.turn is not None
        yield f"> {match.turn}: {move}"
        notes = match.play(match.turn, move)
        yield from (f"event    {event(note)}" for note in notes)
        yield f"position {RULES.position(match.state)}"
        if move in LOOK_AFTER:
            yield from look(match)
    yield f"asked    {question(match)}"


@pytest.mark.rule("M-8.1", "V-chain", "V-king")
def test_golden_playthrough_of_two_rounds() -> None:
    compare_golden("playthrough.txt", "\n".join(playthrough()) + "\n")
