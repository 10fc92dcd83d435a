"""How recorded matches came about: every floor as it was laid, and as it lay at its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.timid.test_records import FILES, read
from ungeheuer.engine.course import Course, Step
from ungeheuer.engine.decision import laid_of
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.replay import replay
from ungeheuer.games.timid.course import course
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules import events


def steps(match: Match) -> Iterator[Step]:
    twin = Match(match.game, match.options, match.cardset)
    for entry in match.history:
        twin.play(entry.seat, entry.move.text)
        yield Step(entry.seat, twin.history[-1].notes, twin.state)


@pytest.fixture(params=FILES[::4], ids=lambda file: file.stem)
def match(request: pytest.FixtureRequest) -> Match:
    return replay(read(request.param), RULES)


def told(match: Match) -> Course:
    return course(match.seats, steps(match))


def test_every_floor_is_a_chapter_with_the_builders_plan(match: Match) -> None:
    builds = [entry.move.text for entry in match.history if entry.seat == "dungeon"]
    chapters = told(match).chapters
    assert [each.number for each in chapters] == [*range(1, len(builds) + 1)]
    for floor, build in zip(chapters, builds, strict=True):
        laid = {laid_of(word) for word in build.split()[1:]}
        lies = {((card.x, card.y), card.card) for card in floor.view.cards}
        assert lies == laid | {((0, 0), "entrance")}


def test_what_lies_open_is_what_was_turned_up(match: Match) -> None:
    """T-4.8: on an escaped floor the exit is the last card that was turned up."""
    chapters = told(match).chapters
    turned: list[set[object]] = []
    for entry in match.history:
        for note in entry.notes:
            if isinstance(note.event, events.FloorBuilt):
                turned.append({(0, 0)})
            elif isinstance(note.event, events.CardTurned):
                turned[-1].add(note.event.place)
    for floor, places in zip(chapters, turned, strict=True):
        assert {(card.x, card.y) for card in floor.view.cards if card.up} == places
        assert floor.levels.get("turned", 0) == len(places) - 1
        if "floor-escaped" in floor.marks:
            assert (*floor.view.pawn, "exit") in {(c.x, c.y, c.card) for c in floor.view.cards}


def test_the_last_floor_is_the_end(match: Match) -> None:
    last = told(match).chapters[-1]
    ends = {"floor-escaped", "stopped-by-monster", "stopped-without-way", "gave-up"}
    assert last.marks[-1] in ends
    assert last.view.winner == match.game.view(match.state, Seat("dungeon")).winner
