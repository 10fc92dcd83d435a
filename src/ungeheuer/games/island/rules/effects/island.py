"""Effects on what lies and stands on the island: minions, crystals, tiles, cards."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.engine.cardset import Reader
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.attack import Fight, killed
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.deeds import Deed
from ungeheuer.games.island.rules.effect import (
    EITHER,
    NUMBER,
    Chosen,
    Context,
    Effect,
    Scale,
    read_instead,
    takes,
)
from ungeheuer.games.island.rules.enemies import can_hit
from ungeheuer.games.island.rules.names import (
    KIND_NAMES,
    KINDS,
    NO_TILE,
    PYLON,
    ZONES,
    AbilityId,
    CardId,
    Kind,
    Player,
    Space,
    Zone,
    beside,
    near,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.reasons import (
    no_minion,
    no_tiles_left,
    obstacle,
    out_of_reach,
    pylon_there,
    too_far,
    too_weak,
)
from ungeheuer.games.island.rules.state import DIE_SPACES, Shown, State, Step
from ungeheuer.games.island.rules.support import FindTile


class Strike(Effect):
    """I-14.8: an attack with a fixed pool; I-14.7: only where something can be hit."""

    do = "strike"
    words = takes(where=("here", "one-zone", "one-near"), n=NUMBER)
    limits = (1, 40)
    is_part = True
    kept_worth = 1.2
    played_worth = 1.1

    def where_words(self, context: Context) -> Sequence[str]:
        if context.inside == EITHER:
            return ("one-zone", "one-near")
        return super().where_words(context)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.where == "here":
            self._strike(state, deed, deed.here(state))
        else:
            deed.choose_later(state, deed.who)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        zones = sorted(self._aims(state, deed))
        return [t.ToZone(zone) for zone in zones if can_hit(state, zone, self.n)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """I-14.7, I-14.8."""
        if not isinstance(move, t.ToZone):
            return None
        reached = out_of_reach("I-14.8", move.zone, self._aims(state, deed))
        return reached + too_weak(state, move.zone, self.n)

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToZone)
        self._strike(state, deed, move.zone)

    def _aims(self, state: State, deed: Deed) -> list[Zone]:
        return list(near(deed.here(state)) if self.where == "one-near" else ZONES)

    def _strike(self, state: State, deed: Deed, zone: Zone) -> None:
        state.push(Fight(deed.who, zone, self.n, deed.ability))

    def is_possible(self, state: State, deed: Deed) -> bool:
        if self.where == "here":
            return can_hit(state, deed.here(state), self.n)
        return bool(self.targets(state, deed))


class Destroy(Chosen):
    """I-14.8: regardless of HP and protection: one minion, or all of some kinds in a zone."""

    do = "destroy"
    words = takes(who=("one", "all"), where=("any", "boss", "one-zone"))
    is_part = True

    def where_words(self, context: Context) -> Sequence[str]:
        return ("one-zone",) if self.who == "all" else ("any", "boss")

    def read_more(self, row: Reader, context: Context) -> None:
        if self.who == "all":
            self.kinds = row.words("kinds", KIND_NAMES)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        if self.who == "all":
            kinds = self._doomed()
            peopled = [z for z in ZONES if any(state.island[z].minions[kind] for kind in kinds)]
            return [t.ToZone(zone) for zone in peopled]
        zones = [state.boss.zone] if self.where == "boss" else list(ZONES)
        return [t.ToMinion(kind, zone) for zone in zones for kind in minions_in(state, zone)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if isinstance(move, t.ToZone):
            return self._against_all_in(state, move.zone)
        if isinstance(move, t.ToMinion):
            return self._against_one(state, move.kind, move.zone)
        return None

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        if isinstance(move, t.ToMinion):
            destroy_one(state, deed.ability, deed.who, move.kind, move.zone, notes)
        elif isinstance(move, t.ToZone):
            standing = state.island[move.zone].minions
            doomed = [kind for kind in self._doomed() for _ in range(standing[kind])]
            state.push(DestroyAll(deed.who, move.zone, deed.ability, doomed))

    def _against_all_in(self, state: State, zone: Zone) -> list[Obstacle]:
        if self.who != "all":
            return [obstacle("I-3.4", "one-minion")]
        if any(state.island[zone].minions[kind] for kind in self._doomed()):
            return []
        return [obstacle("I-3.7", "none-of-them", zone=zone)]

    def _against_one(self, state: State, kind: Kind, zone: Zone) -> list[Obstacle]:
        if self.who == "all":
            return [obstacle("I-3.4", "all-of-a-zone")]
        obstacles = no_minion(state, kind, zone)
        if self.where == "boss" and zone != state.boss.zone:
            obstacles.append(obstacle("I-3.4", "only-with-boss", zone=state.boss.zone))
        return obstacles

    def _doomed(self) -> list[Kind]:
        return [Kind(KIND_NAMES.index(name)) for name in self.kinds]


def minions_in(state: State, zone: Zone) -> list[Kind]:
    return [kind for kind in KINDS if state.island[zone].minions[kind]]


def destroy_one(
    state: State, ability: AbilityId, who: Player, kind: Kind, zone: Zone, notes: Notes
) -> None:
    verbs.destroy_minion(state, kind, zone, 0, ability, notes)
    if state.deck.abilities[ability].on != "reveal":
        killed(state, who)


class DestroyAll(Step):
    """I-3.5: one minion after another."""

    __slots__ = ("ability", "doomed", "who", "zone")
    kind = "destroy"
    fields = ("who", "zone", "ability", "doomed")

    def __init__(self, who: Player, zone: Zone, ability: AbilityId, doomed: list[Kind]) -> None:
        self.who = who
        self.zone = zone
        self.ability = ability
        self.doomed = doomed

    def copy(self) -> Step:
        return DestroyAll(self.who, self.zone, self.ability, self.doomed[:])

    def shown(self, state: State) -> Shown:
        return self.who, self.zone, 0, self.ability, ""

    def run(self, state: State, notes: Notes) -> None:
        if self.doomed:
            kind = self.doomed.pop(0)
            destroy_one(state, self.ability, self.who, kind, self.zone, notes)
        else:
            state.finish(self)


class MoveMinion(Chosen):
    do = "move-minion"
    words = takes(where=("here",))
    is_part = True
    kept_worth = 0.6

    def targets(self, state: State, deed: Deed) -> list[Move]:
        zone = deed.here(state)
        kinds = minions_in(state, zone)
        return [t.MoveMinion(kind, zone, to) for kind in kinds for to in beside(zone)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """From your zone to the next one."""
        if not isinstance(move, t.MoveMinion):
            return None
        reached = out_of_reach("I-3.4", move.zone, [deed.here(state)])
        there = no_minion(state, move.kind, move.zone)
        return reached + there + too_far(move.zone, move.to, beside(move.zone))

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.MoveMinion)
        verbs.move_minion(state, move.kind, move.zone, move.to, deed.ability, notes)


# -- crystals


class Crystal(Effect):
    do = "crystal"
    words = takes(where=("boss", "zone"))
    stands_in = True

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        zone = deed.zone if self.where == "zone" else state.boss.zone
        state.push(BuildCrystal(zone, deed.ability))


class Clear(Chosen):
    do = "clear"
    words = takes(where=("one-zone",))
    is_part = True

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [t.ToZone(zone) for zone in ZONES if state.island[zone].crystals]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.ToZone):
            return None
        empty = not state.island[move.zone].crystals
        return [obstacle("I-9.3", "no-crystals", zone=move.zone)] if empty else []

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToZone)
        verbs.clear_crystals(state, move.zone, deed.ability, notes)

    def worth_now(self, state: State, scale: Scale) -> float:
        most = max([ground.crystals for ground in state.island])
        return 5.0 if most == DIE_SPACES - 1 else 1.5 * most


# -- tiles and cards


class PlaceTile(Chosen):
    """I-18.4: only while a tile is left."""

    do = "tile"
    words = takes(where=("any",))
    is_part = True

    def read_more(self, row: Reader, context: Context) -> None:
        if row.has("empty"):
            self.empty = row.flag("empty")

    def targets(self, state: State, deed: Deed) -> list[Move]:
        if not state.pile and not state.discarded_tiles:
            return []
        fits = [NO_TILE] if self.empty else [tile for tile in state.support if tile != PYLON]
        numbers = [number for number, tile in enumerate(state.support) if tile in fits]
        return [t.ToSpace(Space(number)) for number in numbers]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """I-18.2: never on a pylon; some effects want an empty space."""
        if not isinstance(move, t.ToSpace):
            return None
        taken = self._taken(state, move.space) if self.empty else []
        return no_tiles_left(state) + (pylon_there(state, move.space) or taken)

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToSpace)
        state.push(FindTile(deed.who, move.space, deed.ability))

    def _taken(self, state: State, space: Space) -> list[Obstacle]:
        tile = state.support[space]
        if tile == NO_TILE:
            return []
        where, zone = space_name(space), zone_of(space)
        return [obstacle("I-18.2", "space-taken", space=where, zone=zone, tile=tile)]


class DiscardTile(Effect):
    """I-3.7: without a tile, the alternative in `instead` is carried out."""

    do = "discard-tile"
    is_part = True

    def read_more(self, row: Reader, context: Context) -> None:
        self.instead = read_instead(row, context)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.instead and not self.targets(state, deed):
            self.instead.perform(state, deed, notes)
        else:
            deed.choose_later(state, deed.who)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [t.ToTile(tile) for tile in state.support if tile not in (NO_TILE, PYLON)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.ToTile):
            return None
        built = move.tile in state.support
        return [] if built else [obstacle("I-18.5", "tile-not-built", tile=move.tile)]

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToTile)
        verbs.discard_tile(state, move.tile, deed.ability, notes)


class DiscardThis(Effect):
    do = "discard-this"
    sheets = ("keep",)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        card = CardId(state.deck.abilities[deed.ability].owner)
        state.monsters[deed.who].keep.remove(card)
        verbs.empty_card(state, card, notes)
        verbs.discard_card(state, card, notes)
