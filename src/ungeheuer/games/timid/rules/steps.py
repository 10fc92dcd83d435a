"""Which steps the character can take. Each condition is written once; rules and obstacles ask it.

Everything here looks at the floor as it lies openly on the table.
"""

from __future__ import annotations

from ungeheuer.engine.decision import Move
from ungeheuer.games.timid.rules.moves import GIVE_UP
from ungeheuer.games.timid.rules.shapes import MEMBERS, Hop, Slots
from ungeheuer.games.timid.rules.state import Floor


def look_around(floor: Floor) -> None:
    """T-4.2: which cards can be walked to from the pawn, and which lie beside one of those."""
    near = floor.shape.near
    passable = floor.up & ~floor.exit & ~floor.active()
    walk = todo = 1 << floor.pawn
    edge = 0
    while todo:
        lowest = todo & -todo
        beside = near[lowest.bit_length() - 1]
        edge |= beside
        fresh = beside & passable & ~walk
        walk |= fresh
        todo = (todo ^ lowest) | fresh
    floor.walk = Slots(walk)
    floor.edge = Slots(edge)


def explorable(floor: Floor) -> Slots:
    """T-4.2: the cards that exploring is about: those face down, and the exit."""
    return Slots(floor.hidden() | floor.exit)


def targets(floor: Floor) -> Slots:
    """T-4.9: what can be attacked: a face-down card or a face-up living monster."""
    return Slots(floor.hidden() | floor.alive())


def can_take_off(floor: Floor, hop: Hop) -> bool:
    """T-4.4: the character can walk to a card beside the one that is jumped, not the landing."""
    return bool(hop.takeoff & floor.walk)


def jump_changes_something(floor: Floor, hop: Hop) -> bool:
    """T-4.9: it turns up a card, or lands on one that cannot be walked to."""
    turns_up = (hop.land | hop.over) & floor.hidden()
    return bool(turns_up or not hop.land & floor.walk)


def is_known_danger(floor: Floor, slots: Slots) -> bool:
    """T-4.9: stepping onto a monster known to be active, without attacking, is not offered."""
    return bool(slots & floor.active())


def peeks(floor: Floor) -> list[Move]:
    """T-4.1: any card still face down; T-4.9: or giving up."""
    moves: list[Move] = [floor.shape.peeks[slot] for slot in MEMBERS[floor.hidden()]]
    moves.append(GIVE_UP)
    return moves


def steps(floor: Floor) -> list[Move]:
    """T-4.2 to T-4.9: every step that changes something; giving up is added where there is one."""
    shape = floor.shape
    moves: list[Move] = [shape.explores[s] for s in MEMBERS[floor.edge & explorable(floor)]]
    if floor.attack:
        moves += [shape.attacks[slot] for slot in MEMBERS[floor.edge & targets(floor)]]
    if floor.jump:
        add_jumps(floor, moves)
    if moves:
        moves.append(GIVE_UP)
    return moves


def add_jumps(floor: Floor, moves: list[Move]) -> None:
    """T-4.4 to T-4.6: with or without an attack on the landing."""
    struck = targets(floor) if floor.attack else 0  # T-4.6
    for hop in floor.shape.hops:
        if can_take_off(floor, hop):
            if jump_changes_something(floor, hop) and not is_known_danger(floor, hop.land):
                moves.append(hop.jump)
            if hop.land & struck:
                moves.append(hop.attack)
