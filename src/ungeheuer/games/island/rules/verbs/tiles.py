"""What can happen to support tiles."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.names import (
    NO_TILE,
    Space,
    TileId,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.state import State


def put_tile(state: State, tile: TileId, space: Space, cause: str, notes: Notes) -> None:
    """I-18.2: the new tile leaves the pile first; then the old one goes to the discard."""
    state.pile.remove(tile)
    old = state.support[space]
    if old != NO_TILE:
        discard_tile(state, old, cause, notes)
    state.support[space] = tile
    state.ready.add(tile)
    if notes.listening:
        notes.tell(
            caused(state, events.TileBuilt(tile, zone_of(space), space_name(space), cause), cause)
        )


def discard_tile(state: State, tile: TileId, cause: str, notes: Notes) -> None:
    state.support[state.support.index(tile)] = NO_TILE
    state.ready.discard(tile)
    state.discarded_tiles.append(tile)
    if notes.listening:
        notes.tell(caused(state, events.TileDiscarded(tile, cause), cause))


def shuffle_tiles(state: State, notes: Notes) -> None:
    """I-18.4: the discard becomes the pile."""
    state.pile = sorted(state.discarded_tiles)
    state.discarded_tiles = []
    if notes.listening:
        notes.tell(events.TilesShuffled(len(state.pile)))


def recharge_tile(state: State, tile: TileId, notes: Notes) -> None:
    state.ready.add(tile)
    state.recharged.add(tile)
    if notes.listening:
        notes.tell(events.TileRecharged(state.active, tile))
