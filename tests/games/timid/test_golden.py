"""A readable playthrough: positions, questions, events, and what the character sees of it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.decision import LISTABLE
from ungeheuer.engine.events import Note
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.wire.files import decode_record, read_text

HERE = Path(__file__).parent
GOLDEN = HERE / "golden" / "playthrough.txt"
LOOK_AFTER = (2, 5, 9, 16)


def question(match: Match) -> str:
    decision = match.decision
    if decision is None:
        return "over"
    ask = decision.ask
    listed = ", ".join(move.text for move in ask.moves()) if ask.size() <= LISTABLE else ask.kind
    return f"{decision.seat} ({decision.rule}), {ask.size()}: {listed}"


def event(note: Note) -> str:
    audience = f" [only {note.only}]" if note.only else f" [not {note.but}]" if note.but else ""
    reveals = " [revealed]" if note.revealed else ""
    return f"{note.event.code}{audience}{reveals} {json.dumps(note.event.params())}"


def seen_by(match: Match, seat: str) -> list[str]:
    lines = []
    for name, value in asdict(match.view(seat)).items():  # type: ignore[arg-type]
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"    {name}[{at}]: {json.dumps(item)}" for at, item in enumerate(value)]
        else:
            lines.append(f"    {name}: {json.dumps(value)}")
    return lines


def look(match: Match) -> Iterator[str]:
    """The character's view, and where those of the others differ."""
    mine = seen_by(match, CHARACTER)
    yield f"  log of {CHARACTER}: {json.dumps(match.redacted(CHARACTER)[-1])}"
    yield f"  seen by {CHARACTER}:"
    yield from mine
    for other in (SPECTATOR, DUNGEON):
        yield f"  seen by {other} otherwise:"
        yield from (line for line in seen_by(match, other) if line not in mine)


def playthrough() -> Iterator[str]:
    record = decode_record(read_text(HERE / "records" / "by-hand.json"), "by-hand.json")
    match = Match(RULES, record.options, HOUSE["timid"], names=record.names)
    yield "# The record by-hand.json; rewrite with UPDATE_GOLDEN=1"
    yield f"position {RULES.position(match.state)}"
    for at, (_, move) in enumerate(record.moves, start=1):
        yield f"asked    {question(match)}"
        yield ""
        assert match.turn is not None
        yield f"> {match.turn}: {move}"
        yield from (f"event    {event(note)}" for note in match.play(match.turn, move))
        yield f"position {RULES.position(match.state)}"
        if at in LOOK_AFTER:
            yield from look(match)
    yield f"asked    {question(match)}"


@pytest.mark.rule("T-1.3", "T-2.4", "T-5.1")
def test_golden_playthrough_of_three_floors() -> None:
    text = "\n".join(playthrough()) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
