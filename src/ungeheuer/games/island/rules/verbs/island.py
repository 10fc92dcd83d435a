"""What can happen on the island: minions, crystals, pylons."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.names import (
    BAGGED,
    FACE_NAMES,
    FIRELING,
    KIND_NAMES,
    NO_TILE,
    PYLON,
    SETUP,
    Face,
    Kind,
    Space,
    Zone,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.state import State


def draw_minion(state: State, kind: Kind, zone: Zone, cause: str, notes: Notes) -> None:
    state.bag[kind] -= 1
    state.island[zone].minions[kind] += 1
    if notes.listening and cause == SETUP:
        notes.tell(events.FirstMinionDrawn(KIND_NAMES[kind], zone, sum(state.bag)))
    elif notes.listening:
        notes.tell(
            caused(state, events.MinionDrawn(KIND_NAMES[kind], zone, sum(state.bag), cause), cause)
        )


def place_fireling(state: State, zone: Zone, cause: str, notes: Notes) -> None:
    """I-1.10: without supply nothing is placed."""
    if not state.firelings:
        if notes.listening:
            notes.tell(caused(state, events.NoFirelingLeft(zone, cause), cause))
        return
    state.firelings -= 1
    state.island[zone].minions[FIRELING] += 1
    if notes.listening:
        notes.tell(caused(state, events.FirelingPlaced(zone, state.firelings, cause), cause))


def destroy_minion(
    state: State, kind: Kind, zone: Zone, paid: int, cause: str, notes: Notes
) -> None:
    """I-1.9, I-1.10: back to the bag or to the fireling supply."""
    state.island[zone].minions[kind] -= 1
    if kind in BAGGED:
        state.bag[kind] += 1
    else:
        state.firelings += 1
    if notes.listening:
        notes.tell(
            caused(state, events.MinionDestroyed(KIND_NAMES[kind], zone, paid, cause), cause)
        )


def move_minion(state: State, kind: Kind, start: Zone, to: Zone, cause: str, notes: Notes) -> None:
    state.island[start].minions[kind] -= 1
    state.island[to].minions[kind] += 1
    if notes.listening:
        notes.tell(caused(state, events.MinionMoved(KIND_NAMES[kind], start, to, cause), cause))


# -- crystals and pylons


def build_crystal(
    state: State, zone: Zone, face: Face | None, *, new: bool, cause: str, notes: Notes
) -> None:
    """I-9.1: a locked die that lies there becomes available first."""
    ground = state.island[zone]
    if face is not None:
        (ground.fresh if new else ground.locked)[face] -= 1
        state.free_dice += 1
    ground.crystals += 1
    if notes.listening:
        displaced = "" if face is None else FACE_NAMES[face]
        notes.tell(
            caused(state, events.CrystalBuilt(zone, ground.crystals, displaced, cause), cause)
        )


def raise_pylon(state: State, space: Space, notes: Notes) -> None:
    """I-9.4: a tile on the space goes to the box."""
    tile = state.support[space]
    if tile != NO_TILE:
        state.ready.discard(tile)
        state.box.append(tile)
    state.support[space] = PYLON
    if notes.listening:
        notes.tell(events.PylonRaised(zone_of(space), space_name(space), tile, state.pylons()))


def fuse_crystals(state: State, zone: Zone, notes: Notes) -> None:
    """I-9.4: they leave their spaces before anybody is asked where the pylon rises."""
    crystals = state.island[zone].crystals
    state.island[zone].crystals = 0
    if notes.listening:
        event = events.CrystalsCleared(zone, crystals, "pylon")
        event.cites = "I-9.4"
        notes.tell(event)


def clear_crystals(state: State, zone: Zone, cause: str, notes: Notes) -> None:
    crystals = state.island[zone].crystals
    state.island[zone].crystals = 0
    if notes.listening:
        notes.tell(caused(state, events.CrystalsCleared(zone, crystals, cause), cause))
