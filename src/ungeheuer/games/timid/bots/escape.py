"""The character's way out, searched exactly: the chance to escape a floor under a uniform belief.

A scene is what lies openly: the cards turned up, the pawn, the action cards. Whatever is face down
is equally likely to be anything it can still be (see `knowledge`), so that the chances of the next
card follow from a few numbers, and no arrangement has to be listed.

Three things keep the search small, and none of them changes its result. Scenes are remembered. A
card that cannot hide an active monster is explored before anything else is considered: that costs
nothing, and neither knowing a card nor standing on it ever hurts. And a move is dropped as soon as
even luck in all its remaining outcomes would not make it better than the best one so far.
"""

from __future__ import annotations

from typing import Final

from ungeheuer.games.timid.rules.shapes import COUNT, MEMBERS, Hop, Shape

CERTAIN: Final = 1.0 - 1e-12

# What happens to a card that is turned up
TURNED: Final = 0  # it is known, no more
ENTERED: Final = 1  # somebody steps onto it
STRUCK: Final = 2  # and attacks


class Scene:
    """What the character knows. Sets of slots are named as in `Floor`."""

    __slots__ = (
        "active",
        "attack",
        "exit",
        "hidden",
        "jump",
        "left",
        "monsters",
        "pawn",
        "peeks",
        "pool",
    )

    def __init__(self, hidden: int, left: int, pool: int) -> None:
        self.hidden = hidden
        self.exit = 0  # once it is turned up
        self.active = 0
        self.monsters = 0  # turned up, active or not: they freeze their neighbours
        self.left = left  # monsters face down
        self.pool = pool  # a set of unseen monsters, from which these come
        self.pawn = 1
        self.attack = True
        self.jump = True
        self.peeks = 0

    def copy(self) -> Scene:
        twin = Scene(self.hidden, self.left, self.pool)
        twin.exit = self.exit
        twin.active = self.active
        twin.monsters = self.monsters
        twin.pawn = self.pawn
        twin.attack = self.attack
        twin.jump = self.jump
        twin.peeks = self.peeks
        return twin

    def key(self, walk: int) -> int:
        """One number for all scenes that differ in nothing that matters."""
        slots = ((self.hidden << 7 | self.exit) << 7 | self.active) << 7 | self.monsters
        rest = ((self.pool if self.left else 0) << 2 | self.left) << 2 | self.peeks
        return (((slots << 7 | walk) << 10 | rest) << 1 | self.attack) << 1 | self.jump


class Turn:
    """One outcome of turning up a card: its chance, and the scene then."""

    __slots__ = ("chance", "scene")

    def __init__(self, chance: float, scene: Scene) -> None:
        self.chance = chance
        self.scene = scene


class Search:
    """The search of one shape with one set of unseen monsters; what was found is kept."""

    __slots__ = ("_cosy", "_edge", "_known", "_pools", "_shape")

    def __init__(self, shape: Shape, cosy: list[int]) -> None:
        self._shape = shape
        self._cosy = cosy  # by unseen monster: the slots where it is comfortable
        self._edge = edges_of(shape)
        self._pools = [[m for m in range(len(cosy)) if pool >> m & 1] for pool in range(64)]
        self._known: dict[int, float] = {}

    def size(self) -> int:
        """How many scenes are known so far."""
        return len(self._known)

    def value(self, scene: Scene) -> float:
        """The best chance to get out from here."""
        walk = self.walk(scene)
        if scene.exit & self._edge[walk] and not scene.peeks:
            return 1.0
        key = scene.key(walk)
        found = self._known.get(key)
        if found is None:
            found = self._look(scene) if scene.peeks else self._move(scene, walk)
            self._known[key] = found
        return found

    def walk(self, scene: Scene) -> int:
        """T-4.2: where the pawn can walk."""
        near = self._shape.near
        passable = ~(scene.hidden | scene.exit | scene.active)
        walk = todo = scene.pawn
        while todo:
            lowest = todo & -todo
            fresh = near[lowest.bit_length() - 1] & passable & ~walk
            walk |= fresh
            todo = (todo ^ lowest) | fresh
        return walk

    def _look(self, scene: Scene) -> float:
        best = 0.0
        for slot in MEMBERS[scene.hidden]:
            best = max(best, self.peek(scene, 1 << slot, best))
        return best

    def _move(self, scene: Scene, walk: int) -> float:
        edge = self._edge[walk]
        safe = scene.hidden & edge & ~self.danger(scene)
        if safe:
            return self.explore(scene, safe & -safe, 0.0)
        best = 0.0
        for slot in MEMBERS[scene.hidden & edge]:
            best = max(best, self.explore(scene, 1 << slot, best))
        if scene.attack:
            for slot in MEMBERS[(scene.hidden | scene.active) & edge]:
                best = max(best, self.attack(scene, 1 << slot, best))
        if scene.jump:
            for hop in self._shape.hops:
                if hop.takeoff & walk and best < CERTAIN:
                    best = max(best, self._jumps(scene, hop, walk, best))
        return best

    def _jumps(self, scene: Scene, hop: Hop, walk: int, best: float) -> float:
        """T-4.9: with or without an attack, if it changes something."""
        touched = scene.hidden & (hop.land | hop.over)
        if not hop.land & scene.active and (touched or not hop.land & walk):
            best = max(best, self.jump(scene, hop, best, strikes=False))
        if scene.attack and hop.land & (scene.hidden | scene.active):
            best = max(best, self.jump(scene, hop, best, strikes=True))
        return best

    def danger(self, scene: Scene) -> int:
        """T-3.1: the slots where a monster face down could be active."""
        if not scene.left:
            return 0
        cosy = 0
        for monster in self._pools[scene.pool]:
            cosy |= self._cosy[monster]
        return cosy & ~self._edge[scene.monsters]

    def risk(self, scene: Scene, bit: int) -> float:
        """T-4.2: the chance to be stopped by stepping onto a card face down."""
        if not scene.left or not scene.hidden & bit or self._edge[scene.monsters] & bit:
            return 0.0
        active = 0
        for monster in self._pools[scene.pool]:
            if self._cosy[monster] & bit:
                active += 1
        return active * self._each(scene)

    def _each(self, scene: Scene) -> float:
        """The chance of each monster of the pool to be a certain card face down."""
        return scene.left / COUNT[scene.hidden] / len(self._pools[scene.pool])

    # -- moves: the chance to get out after each, or 0 once it cannot be better than `best`

    def peek(self, scene: Scene, bit: int, best: float) -> float:
        """T-4.1: nothing happens but that the card is known."""
        hope = 1.0
        for turn in self.turns(scene, bit, TURNED):
            turn.scene.peeks -= 1
            hope -= turn.chance * (1.0 - self.value(turn.scene))
            if hope <= best:
                return 0.0
        return hope

    def explore(self, scene: Scene, bit: int, best: float) -> float:
        """T-4.2: the exit is out, an active monster is the end."""
        hope = 1.0 - self.risk(scene, bit)
        if hope <= best:
            return 0.0
        for turn in self.turns(scene, bit, ENTERED):
            turn.scene.pawn = bit
            hope -= turn.chance * (1.0 - self.value(turn.scene))
            if hope <= best:
                return 0.0
        return hope

    def attack(self, scene: Scene, bit: int, best: float) -> float:
        """T-4.3: whatever monster is there is slain."""
        hope = 1.0
        for turn in self.turns(scene, bit, STRUCK):
            turn.scene.pawn = bit
            hope -= turn.chance * (1.0 - self.value(turn.scene))
            if hope <= best:
                return 0.0
        return hope

    def jump(self, scene: Scene, hop: Hop, best: float, *, strikes: bool) -> float:
        """T-4.4, T-4.6: the landing first; if nothing stops there, the jumped card."""
        hope = 1.0 if strikes else 1.0 - self.risk(scene, hop.land)
        if hope <= best or hop.land & scene.exit:
            return hope if hope > best else 0.0
        for turn in self.turns(scene, hop.land, STRUCK if strikes else ENTERED):
            turn.scene.pawn = hop.land
            turn.scene.jump = False
            hope -= turn.chance * (1.0 - self._over(turn.scene, hop.over))
            if hope <= best:
                return 0.0
        return hope

    def _over(self, scene: Scene, bit: int) -> float:
        """T-4.4: the jumped card is turned up, and never entered."""
        chance = 0.0
        for turn in self.turns(scene, bit, TURNED):
            chance += turn.chance * self.value(turn.scene)
        return chance

    # -- outcomes

    def turns(self, scene: Scene, bit: int, how: int) -> list[Turn]:
        """What a card may turn out to be; one face up stays what it is.

        Where the card is entered, the exit and whatever stops are left out.
        """
        if not scene.hidden & bit:
            return [Turn(1.0, opened(scene, bit, how))]
        count = COUNT[scene.hidden]
        exits = 0 if scene.exit else 1
        corridors = count - scene.left - exits
        found = []
        if corridors:
            found.append(Turn(corridors / count, opened(scene, bit, how)))
        if scene.left:
            self._add_monsters(scene, bit, how, found)
        if exits and how == TURNED:
            then = opened(scene, bit, how)
            then.exit = bit
            found.append(Turn(1 / count, then))
        return found

    def _add_monsters(self, scene: Scene, bit: int, how: int, found: list[Turn]) -> None:
        """T-3.1, T-3.3: each of the pool is equally likely; those alike are taken together.

        Two monsters are alike if both are active here or neither, and if the other would be as
        comfortable as the one wherever a card is still face down.
        """
        each = self._each(scene)
        frozen = bool(self._edge[scene.monsters] & bit)
        rest = scene.hidden ^ bit if scene.left > 1 else 0
        alike: dict[int, Turn] = {}
        for monster in self._pools[scene.pool]:
            cosy = self._cosy[monster]
            active = 0 if frozen or how == STRUCK else cosy & bit
            if active and how == ENTERED:
                continue
            key = (cosy & rest) << 7 | active
            known = alike.get(key)
            if known is None:
                then = opened(scene, bit, how)
                then.monsters |= bit
                then.active |= active
                then.left -= 1
                then.pool ^= 1 << monster
                alike[key] = Turn(each, then)
                found.append(alike[key])
            else:
                known.chance += each


def opened(scene: Scene, bit: int, how: int) -> Scene:
    """The scene with this card turned up, and nothing else known of it; an attack is spent."""
    then = scene.copy()
    then.hidden &= ~bit
    if how == STRUCK:
        then.attack = False
        then.active &= ~bit
    return then


def edges_of(shape: Shape) -> list[int]:
    """For every set of slots, the cards edge to edge with one of them."""
    edges = [0] * 128
    for slots in range(1, 128):
        lowest = slots & -slots
        slot = lowest.bit_length() - 1
        beside = shape.near[slot] if slot < len(shape.near) else 0
        edges[slots] = edges[slots ^ lowest] | beside
    return edges
