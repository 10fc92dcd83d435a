"""How a match on the island came about: danger and the boss's HP turn by turn, who did what.

The danger is a measure of our own: how near the nearest of the three defeats of I-23.3 is, in
percent. It decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ungeheuer.engine.course import Chapter, Course, Step
from ungeheuer.engine.events import Event
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.names import FIRELING, PYLON, SEATS
from ungeheuer.games.island.rules.starting_hp import start_hp
from ungeheuer.games.island.rules.state import START_HP, State

PYLONS: Final = 3  # I-23.3: the last one is the defeat
CRYSTALS: Final = 3  # I-9.4: of one zone make a pylon
WHOLE: Final = 100
# What makes a turn one to remember.
MARKS: Final = (events.PylonRaised, events.BossDown, events.NextBossPlaced)


def course(seats: Iterable[Seat], steps: Iterable[Step]) -> Course:
    told, builder = Course(seats), CHANCE
    for step in steps:
        state: State = step.state
        if state.turn == 0:
            continue  # set-up
        if not told.chapters or told.chapters[-1].number != state.turn:
            told.chapters.append(Chapter(state.turn, SEATS[state.active]))
        builder = builder if step.seat == CHANCE else step.seat  # I-18.1: chance draws the tile
        for note in step.notes:
            doer = builder if isinstance(note.event, events.TileBuilt) else step.seat
            count(told, doer, note.event)
            mark(told.chapters[-1], note.event)
        told.chapters[-1].levels = levels(state)
    return told


def levels(state: State) -> dict[str, int]:
    return {
        "boss-hp": state.boss.hp,
        "boss-most": start_hp(state.deck, state.options, state.boss.id, state.players()),
        "boss-fame": state.boss.fame,
        "pylons": state.support.count(PYLON),
        "bag": sum(state.bag),
        "weakest": min(monster.hp for monster in state.monsters),
        "danger": danger(state),
    }


def danger(state: State) -> int:
    """In percent; defeat is all of it."""
    if state.lost:
        return WHOLE
    ahead = max(ground.crystals for ground in state.island) / CRYSTALS
    pylons = (state.support.count(PYLON) + min(ahead, 1)) / PYLONS
    bag = 1 - sum(state.bag) / sum(minion.count for minion in state.deck.minions[:FIRELING])
    weak = 1 - min(monster.hp for monster in state.monsters) / START_HP
    return min(WHOLE - 1, round(WHOLE * max(pylons, bag, weak, 0)))


def count(told: Course, seat: Seat, event: Event) -> None:
    """What somebody's own move has done; what befell a monster, whoever did it."""
    if isinstance(event, events.Damaged):
        told.count(SEATS[event.player], "suffered", event.amount)
    if seat == CHANCE:
        return
    if isinstance(event, events.BossHurt):
        told.count(seat, "damage", event.amount)
    elif isinstance(event, events.MinionDestroyed):
        told.count(seat, "minions")
    elif isinstance(event, events.Healed):
        told.count(seat, "healed", event.amount)
    elif isinstance(event, events.TileBuilt):
        told.count(seat, "built")
    elif isinstance(event, events.CardBought):
        told.count(seat, "bought")


def mark(chapter: Chapter, event: Event) -> None:
    if isinstance(event, MARKS):
        chapter.marks.append(event.code)
    elif isinstance(event, events.Damaged) and event.hp == 0:
        chapter.marks.append("zero-hp")
