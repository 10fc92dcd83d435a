"""The verbs: each changes the state in one way and notes its event."""

from __future__ import annotations

from ungeheuer.engine.decision import Laid
from ungeheuer.engine.events import Notes
from ungeheuer.games.timid.rules.cards import ENTRANCE, EXIT, Card, Monsters
from ungeheuer.games.timid.rules.events import (
    AttackMissed,
    CardTurned,
    FloorBuilt,
    FloorCleared,
    Jumped,
    MonsterFroze,
    MonstersDrawn,
    MonsterSlain,
)
from ungeheuer.games.timid.rules.grid import Spot, cell_at, spot_of
from ungeheuer.games.timid.rules.moves import DUNGEON
from ungeheuer.games.timid.rules.shapes import MEMBERS, Hop, Slot, Slots, shape_of
from ungeheuer.games.timid.rules.state import NO_CARDS, NO_SHAPE, Aside, Floor, State


def draw(state: State, monsters: Monsters, notes: Notes) -> None:
    """Monsters go from the deck to the dungeon's hand; nobody else sees which."""
    state.left = Monsters(state.left & ~monsters)
    state.hand = monsters
    if notes.listening:
        notes.tell(MonstersDrawn(state.number, state.deck.called(monsters)), only=DUNGEON)
        notes.tell(MonstersDrawn(state.number, []), but=DUNGEON)


def lay_floor(state: State, laid: tuple[Laid, ...], peeks: int, notes: Notes) -> None:
    """All cards come to lie face down around the entrance."""
    numbers = state.deck.numbers
    shape = shape_of(tuple(cell_at(x, y) for (x, y), _ in laid))
    state.floor = Floor(shape, peeks)
    state.cards = [ENTRANCE, *(numbers[name] for _, name in laid)]
    if notes.listening:
        notes.tell(FloorBuilt(state.number))


def turn_up(state: State, slot: Slot, notes: Notes) -> None:
    """A face-down card is shown to everybody."""
    floor = state.floor
    bit = 1 << slot
    floor.up = Slots(floor.up | bit)
    if state.cards[slot] == EXIT:
        floor.exit = Slots(bit)
    if notes.listening:
        notes.reveal(CardTurned(place(floor, slot), card_name(state, slot)))
    if state.is_monster(slot):
        _meet(state, slot, notes)


def _meet(state: State, slot: Slot, notes: Notes) -> None:
    """T-3.3: a monster turned up beside one that lies face up already is frozen."""
    floor = state.floor
    bit = 1 << slot
    if state.would_be_comfortable(slot):
        floor.comfortable = Slots(floor.comfortable | bit)
    if floor.monsters & floor.shape.near[slot]:
        floor.frozen = Slots(floor.frozen | bit)
        if notes.listening:
            notes.tell(MonsterFroze(place(floor, slot), card_name(state, slot)))
    floor.monsters = Slots(floor.monsters | bit)


def strike(state: State, slot: Slot, notes: Notes) -> None:
    """The attack is spent; a monster that is hit is slain."""
    floor = state.floor
    floor.attack = False
    if state.is_monster(slot):
        floor.slain = Slots(floor.slain | 1 << slot)
        if notes.listening:
            notes.tell(MonsterSlain(place(floor, slot), card_name(state, slot)))
    elif notes.listening:
        notes.tell(AttackMissed(place(floor, slot)))


def take_off(state: State, hop: Hop, notes: Notes) -> None:
    """The jump is spent."""
    state.floor.jump = False
    if notes.listening:
        notes.tell(Jumped(hop.jump.place, hop.jump.hurdle))


def clear(state: State, notes: Notes) -> None:
    """The cards leave the table; monsters not turned up stay unknown to the character."""
    seen = 0
    for slot in MEMBERS[state.floor.monsters]:
        seen |= 1 << state.cards[slot]
    aside = Aside(Monsters(seen), Monsters(state.hand & ~seen))
    if notes.listening:
        called = state.deck.called(aside.seen)
        hidden = len(state.deck.called(aside.hidden))
        notes.tell(FloorCleared(state.number, called, hidden))
    state.aside.append(aside)
    state.hand = Monsters(0)
    state.floor = Floor(NO_SHAPE, 0)
    state.cards = NO_CARDS


def place(floor: Floor, slot: Slot) -> Spot:
    return spot_of(floor.shape.cells[slot])


def card_name(state: State, slot: Slot) -> str:
    card: Card = state.cards[slot]
    return state.deck.names[card]
