"""I-18: support tiles, virtual dice, constructing."""

from __future__ import annotations

from ungeheuer.engine.chance import EvenDraw
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import chance_question
from ungeheuer.games.island.rules.card_moves import Activate, Drop, Recharge
from ungeheuer.games.island.rules.chances import Found
from ungeheuer.games.island.rules.deeds import trigger
from ungeheuer.games.island.rules.dice import Dice, showing
from ungeheuer.games.island.rules.move_tables import BUILDS
from ungeheuer.games.island.rules.moves import Build
from ungeheuer.games.island.rules.names import (
    NO_TILE,
    PYLON,
    WRENCH,
    Player,
    Space,
    TileId,
    space_of,
    zone_of,
)
from ungeheuer.games.island.rules.state import Shown, State, Step

CUBE = "cube"
BARE = (NO_TILE, PYLON)


# -- activating and recharging


def tiles_in_reach(state: State) -> list[TileId]:
    """I-18.5: those of the zone you are in at that moment."""
    if not powers.my_force(state).reach:
        first = space_of(state.me().zone, 0)
        return [tile for tile in state.support[first : first + 2] if tile not in BARE]
    tiles: list[TileId] = []
    for zone in powers.sorted_reach(state, "tile"):
        first = space_of(zone, 0)
        tiles += [tile for tile in state.support[first : first + 2] if tile not in BARE]
    return tiles


def can_activate(state: State, tile: TileId) -> bool:
    """I-18.6: face up, at most once per turn; perhaps not after recharging."""
    fresh = state.options.either_or and tile in state.recharged
    return tile in state.ready and tile not in state.spent_tiles and not fresh


def can_recharge(state: State, tile: TileId) -> bool:
    """I-18.6: face down, and not activated in this turn."""
    return tile not in state.ready and tile not in state.spent_tiles


def activations(state: State) -> list[Move]:
    """I-18.5: any number of face-up tiles."""
    moves: list[Move] = []
    for tile in tiles_in_reach(state):
        if can_activate(state, tile):
            moves.append(Activate(tile))
            if powers.doubling_ability(state) is not None and any(state.deck.tiles[tile].dice):
                moves.append(Activate(tile, double=True))
    return moves


def recharges(state: State) -> list[Move]:
    return [Recharge(tile) for tile in tiles_in_reach(state) if can_recharge(state, tile)]


def support_moves(state: State) -> list[Move]:
    """I-18.7: both; most zones have no tile at all."""
    return activations(state) + recharges(state) if tiles_in_reach(state) else []


def activate(state: State, move: Activate, notes: Notes) -> None:
    """I-18.5, I-18.8, I-18.9: cubes at once, virtual dice into pending, then face down."""
    tile = state.deck.tiles[move.tile]
    times = 1
    if move.double:
        doubling_ability = powers.doubling_ability(state)
        assert doubling_ability is not None
        powers.count_use(state, doubling_ability.id)
        times = 2
    state.ready.discard(tile.id)
    state.spent_tiles.add(tile.id)
    if notes.listening:
        notes.tell(events.TileActivated(state.active, tile.id, double=move.double))
    if tile.cubes:
        verbs.change_energy(state, state.active, tile.cubes, CUBE, notes)
    for face, count in enumerate(tile.dice):
        state.pending[face] += times * count


def recharge(state: State, move: Recharge, notes: Notes) -> None:
    """I-18.5: turned face up."""
    verbs.recharge_tile(state, move.tile, notes)


def drop(state: State, move: Drop, notes: Notes) -> None:
    """I-18.9: a virtual die without any use vanishes."""
    verbs.drop_die(state, move.face, notes)


# -- constructing


def can_build(state: State, space: Space) -> bool:
    """I-18.2: not on a pylon; I-18.4: only while a tile is left."""
    return state.support[space] != PYLON and bool(state.pile or state.discarded_tiles)


def builds(state: State, sets: list[Dice]) -> list[Move]:
    """I-13.6, I-18.1, I-18.3: exactly as many WRENCHes as the space needs."""
    moves: list[Move] = []
    zone = state.me().zone
    for upper in (0, 1):
        if can_build(state, space_of(zone, upper)):
            sizes = powers.wrenches(state, upper)
            moves += [Build(upper, dice, zone) for dice in sets if showing(dice, WRENCH) in sizes]
    return moves


def builds_of_roll(state: State, count: int) -> list[Move]:
    """The same with this many WRENCHes of the roll."""
    zone = state.me().zone
    return [
        BUILDS[upper][size][zone]
        for upper in (0, 1)
        if can_build(state, space_of(zone, upper))
        for size in powers.wrenches(state, upper)
        if size <= count
    ]


def build(state: State, move: Build, _notes: Notes) -> None:
    """I-18.1: a random tile, face up on the announced space."""
    verbs.use_dice(state, move.dice)
    space = space_of(state.me().zone, move.upper)
    state.push(FindTile(state.active, space, "wrench", built=1))


class FindTile(Step):
    """I-18.4: from the pile; if it is empty, from the discard shuffled into a new one."""

    __slots__ = ("built", "cause", "space", "who")
    kind = "find-tile"
    fields = ("who", "space", "cause", "built")

    def __init__(self, who: Player, space: Space, cause: str, built: int = 0) -> None:
        self.who = who
        self.space = space
        self.cause = cause
        self.built = built  # 1 if it was constructed, which sets off effects

    def shown(self, state: State) -> Shown:
        return self.who, zone_of(self.space), self.space, "", self.cause

    def ask(self, state: State) -> Decision[Move] | None:
        pool = state.pile or state.discarded_tiles
        return chance_question(tile_draw(pool), "I-18.1") if pool else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """I-18.2: drawn first, then the old tile is discarded."""
        assert isinstance(move, Found)
        state.finish(self)
        if not state.pile:
            verbs.shuffle_tiles(state, notes)
        verbs.put_tile(state, move.tile, self.space, self.cause, notes)
        if self.built:
            constructed = powers.active_abilities(state, self.who, "construct")
            extra = [a for a in constructed if not powers.effects([a], "need")]
            trigger(state, extra, self.who)


def tile_draw(pool: list[TileId]) -> EvenDraw[Found]:
    return EvenDraw([Found(tile) for tile in sorted(pool)])
