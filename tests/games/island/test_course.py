"""How recorded matches came about: the last turn is the end, deeds are those that were done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.island.test_records import FILES, load
from ungeheuer.engine.course import Course, Step
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.replay import replay
from ungeheuer.games.island.course import WHOLE, course, danger
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.names import PYLON


def steps(match: Match) -> Iterator[Step]:
    twin = Match(match.game, match.options, match.cardset)
    for entry in match.history:
        twin.play(entry.seat, entry.move.text)
        yield Step(entry.seat, twin.history[-1].notes, twin.state)


def told(match: Match) -> Course:
    return course(match.seats, steps(match))


@pytest.fixture(params=FILES[::6], ids=lambda file: file.stem)
def match(request: pytest.FixtureRequest) -> Match:
    return replay(load(request.param), RULES)


def test_every_turn_is_a_chapter(match: Match) -> None:
    chapters = told(match).chapters
    assert [each.number for each in chapters] == [*range(1, match.state.turn + 1)]
    assert all(each.seat in match.seats for each in chapters)


def test_the_last_chapter_is_the_end(match: Match) -> None:
    last, state = told(match).chapters[-1].levels, match.state
    assert (last["boss-hp"], last["bag"]) == (state.boss.hp, sum(state.bag))
    assert last["weakest"] == min(monster.hp for monster in state.monsters)
    assert (last["danger"] == WHOLE) == bool(state.lost)


def test_deeds_are_what_people_did(match: Match) -> None:
    deeds = told(match).deeds
    hurt = sum(
        note.event.amount
        for entry in match.history
        for note in entry.notes
        if entry.seat != CHANCE and isinstance(note.event, events.BossHurt)
    )
    built = [n for e in match.history for n in e.notes if isinstance(n.event, events.TileBuilt)]
    assert sum(each.get("damage", 0) for each in deeds.values()) == hurt
    assert sum(each.get("built", 0) for each in deeds.values()) == len(built)


def test_pylons_are_marked_in_their_turn(match: Match) -> None:
    raised = sum(each.marks.count("pylon-raised") for each in told(match).chapters)
    happened = [n for e in match.history for n in e.notes if n.event.code == "pylon-raised"]
    assert raised == len(happened)


def test_danger_is_how_near_the_nearest_defeat_is() -> None:
    state = replay(load(FILES[0]), RULES).state.copy()
    state.lost, state.won = "", True
    for monster in state.monsters:
        monster.hp = 10
    for ground in state.island:
        ground.crystals = 0
    state.bag = [minion.count for minion in state.deck.minions[:4]]
    state.support = [space for space in state.support if space != PYLON]
    assert danger(state) == 0
    state.support.append(PYLON)
    assert danger(state) == 33
    state.monsters[0].hp = 2
    assert danger(state) == 80
    state.bag = [0, 0, 0, 0]
    assert danger(state) == WHOLE - 1
