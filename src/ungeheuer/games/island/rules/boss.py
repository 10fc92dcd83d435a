"""I-4 to I-8: the boss phase, which runs automatically and notes its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Event, Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import Part, chance_question
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.chances import Bag, Draw, Eruption, Volcano
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.deeds import start
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.names import (
    FROM_BOSS,
    KIND_NAMES,
    KINDS,
    NO_ZONE,
    SETUP,
    SYMBOLS,
    Kind,
    Player,
    Zone,
    along,
    ccw,
    cw,
)
from ungeheuer.games.island.rules.state import Shown, State, Step

LAP = 6
WANDERED = "wandered"


class BossStep(Part):
    """I-3.1: one of the five steps, unless a card has it left out."""

    __slots__ = ("step",)
    kind = "boss-step"
    fields = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def number(self) -> int:
        return self.step

    def is_idle(self, state: State) -> bool:
        """I-25.2: a fallen boss neither moves nor acts; skip marks stay (I-25.4)."""
        return state.boss.down

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        if state.boss.down:
            return
        if self.step in state.skips:
            state.skips.remove(self.step)
            if notes.listening:
                notes.tell(events.StepSkipped(self.step))
            return
        state.push(begun(self.step))


def begun(step: int) -> Step:
    """I-3.1: the five steps of the boss phase."""
    if step == 1:
        return USE_ABILITIES
    if step == THROW:
        return ERUPT
    if step == 3:
        return BossWalk()
    return MinionsAct() if step == 4 else BossDice()


THROW: Final = 2


# -- step 1


class UseAbilities(Part):
    """I-4.1, I-26.2: first BEFORE MOVEMENT, then the others of step 1 from top to bottom."""

    __slots__ = ()
    kind = "boss-abilities"

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        acting = powers.boss_powers(state, "before-movement")
        for ability in [*acting[1:], *acting[:1]]:  # a stack: the last one pushed runs first
            begin_ability(state, ability)


USE_ABILITIES: Final = UseAbilities()


def begin_ability(state: State, ability: Ability) -> None:
    start(state, ability.id, state.active, source=FROM_BOSS)


# -- step 2


class Erupt(Part):
    """I-5.1: all available boss dice are thrown; I-5.3: without any the step is skipped."""

    __slots__ = ()
    kind = "eruption"

    def ask(self, state: State) -> Decision[Move] | None:
        if not state.free_boss_dice:
            return None
        return chance_question(Eruption(state.free_boss_dice, state.deck.faces), "I-5.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """I-5.1: each die ends in a zone; dice already there stay as they are."""
        assert isinstance(move, Volcano)
        state.finish(self)
        state.free_boss_dice = 0
        for (zone, face), count in move.dice.items():
            verbs.put_boss_die(state, zone, face, count)
        if notes.listening:
            notes.tell(events.DiceErupted(move.text.split()[1:]))

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        if notes.listening:
            notes.tell(events.NoDiceToErupt())


ERUPT: Final = Erupt()


# -- step 3


class BossWalk(Step):
    """I-6.6: first the movement, then the abilities that prolong it, zone by zone."""

    __slots__ = ("direction", "path", "stage", "wandered")
    kind = "boss-walk"
    fields = ("direction", "wandered", "stage", "path")

    def __init__(
        self,
        direction: int = 0,
        wandered: str = "",
        stage: int = 0,
        path: list[Zone] | None = None,
    ) -> None:
        self.direction = direction  # 1 clockwise, -1 counter-clockwise, 0 if he stayed
        self.wandered = wandered  # WANDERED if no dice drew him
        self.stage = stage  # 0 before the movement, then which ability prolongs it
        self.path: list[Zone] = [] if path is None else path  # walked for this ability

    def copy(self) -> Step:
        return BossWalk(self.direction, self.wandered, self.stage, self.path[:])

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, self.direction, "", self.wandered

    def run(self, state: State, notes: Notes) -> None:
        if self.stage == 0:
            self.stage = 1
            self._first(state, notes)
            return
        movers = powers.boss_powers(state, "move3")
        if self.stage > len(movers):
            state.finish(self)
            return
        mover = movers[self.stage - 1]
        effect = powers.effects([mover], "continue-move")[0]
        if self._goes_on(state, effect):
            self._go_on(state, mover, effect, notes)
        else:
            self.stage += 1
            self.path = []

    def _first(self, state: State, notes: Notes) -> None:
        """I-6.1 to I-6.5: where the dice are; the direction is remembered."""
        start_zone = state.boss.zone
        to = destination(state)
        if not any(dice_in(state, zone) for zone in looked_at(state)):
            self.wandered = WANDERED
        self.direction = 0 if to == start_zone else 1 if to == cw(start_zone) else -1
        if notes.listening:
            notes.tell(explained(state, to))
        enter(state, to)

    def _goes_on(self, state: State, effect: Effect) -> bool:
        if len(self.path) >= LAP:
            return False
        wandered = self.wandered == WANDERED
        return is_drawn_on(effect, state.boss.zone, dice_by_zone(state), wandered=wandered)

    def _go_on(self, state: State, ability: Ability, effect: Effect, notes: Notes) -> None:
        """I-6.6: move the boss one more zone in the direction of the effect."""
        start_zone = state.boss.zone
        self.direction = heading(effect, self.direction)
        to = along(start_zone, self.direction)
        self.path.append(to)
        if notes.listening:
            notes.tell(events.BossWentOn(ability.id, start_zone, to, dice_in(state, to)))
        enter(state, to)


def looked_at(state: State) -> tuple[Zone, Zone, Zone]:
    """I-6.1: three zones only; I-6.4: in the order of preference."""
    zone = state.boss.zone
    return cw(zone), zone, ccw(zone)


def dice_in(state: State, zone: Zone) -> int:
    return state.island[zone].die_count()


def destination(state: State) -> Zone:
    return drawn_to(state.boss.zone, dice_by_zone(state), minions_by_zone(state))


def drawn_to(boss: Zone, dice: Sequence[int], minions: Sequence[int]) -> Zone:
    """I-6.2: clockwise without dice; I-6.3: most dice; I-6.4: then minions, then clockwise."""
    best = cw(boss)
    for zone in (boss, ccw(boss)):
        if (dice[zone], minions[zone]) > (dice[best], minions[best]):
            best = zone
    return best if dice[best] else cw(boss)


def dice_by_zone(state: State) -> list[int]:
    return [ground.die_count() for ground in state.island]


def minions_by_zone(state: State) -> list[int]:
    return [ground.minion_count() for ground in state.island]


def explained(state: State, to: Zone) -> Event:
    """Why the boss goes there: one of I-6.2, I-6.3 and I-6.4."""
    start_zone, dice = state.boss.zone, dice_in(state, to)
    stays = to == start_zone
    if not dice:
        return events.BossWandered(start_zone, to)
    others = [zone for zone in looked_at(state) if zone != to]
    rivals = [zone for zone in others if dice_in(state, zone) == dice]
    if not rivals:
        there = [dice_in(state, zone) for zone in others]
        return events.BossFollowedDice(start_zone, to, dice, there, stays)
    minions = state.island[to].minion_count()
    if any(state.island[zone].minion_count() == minions for zone in rivals):
        return events.BossFollowedClock(start_zone, to, dice, minions, stays)
    return events.BossFollowedMinions(start_zone, to, dice, minions, stays)


def enter(state: State, zone: Zone) -> None:
    """I-6.5, I-6.6: each zone stepped into counts as entered, staying included."""
    state.boss.zone = zone
    for ability in powers.boss_powers(state, "enter"):
        begin_ability(state, ability)


def is_drawn_on(effect: Effect, boss: Zone, dice: Sequence[int], *, wandered: bool) -> bool:
    """I-6.6: until a zone with dice, or until a zone with the most dice of the island."""
    if effect.what == "dice":
        return wandered and dice[boss] == 0
    return dice[boss] < max(dice)


def heading(effect: Effect, way: int) -> int:
    """I-6.6: `same` goes on as before, clockwise if the boss stayed."""
    return 1 if effect.way == "cw" or way >= 0 else -1


# -- step 4


class MinionsAct(Step):
    """I-7.1: each minion of the boss's zone acts once; others where an ability says so."""

    __slots__ = ("begun", "left")
    kind = "minions-act"
    fields = ("begun", "left")

    def __init__(self, begun: int = 0, left: list[tuple[Zone, Kind]] | None = None) -> None:
        self.begun = begun  # 1 once it is known who acts
        self.left: list[tuple[Zone, Kind]] = [] if left is None else left

    def copy(self) -> Step:
        return MinionsAct(self.begun, self.left[:])

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, 0, "", ""

    def run(self, state: State, notes: Notes) -> None:
        if not self.begun:
            self.begun = 1
            self.left = acting(state)
            if notes.listening and not self.left:
                notes.tell(events.MinionsIdle(state.boss.zone))
        elif self.left:
            zone, kind = self.left.pop(0)
            one_acts(state, kind, zone, notes)
        else:
            state.finish(self)


def acting(state: State) -> list[tuple[Zone, Kind]]:
    """I-7.2: by type; I-7.3: then cw(b), then ccw(b)."""
    here = state.boss.zone
    minions = standing(state, here, [*KINDS])
    extra = powers.effects(powers.boss_powers(state, "step4"), "act")
    kinds = [kind for kind in KINDS if any(e.what == KIND_NAMES[kind] for e in extra)]
    for zone in (cw(here), ccw(here)):
        minions += standing(state, zone, kinds)
    return minions


def standing(state: State, zone: Zone, kinds: list[Kind]) -> list[tuple[Zone, Kind]]:
    minions = state.island[zone].minions
    return [(zone, kind) for kind in kinds for _ in range(minions[kind])]


def one_acts(state: State, kind: Kind, zone: Zone, notes: Notes) -> None:
    """I-7.2: each minion is its own damage instance."""
    muted = powers.is_muted(state, kind, zone)
    name = KIND_NAMES[kind]
    if muted is not None:
        if notes.listening:
            notes.tell(events.MinionMuted(name, zone, muted[0], muted[1]))
        return
    if notes.listening:
        notes.tell(events.MinionActed(name, zone))
    for ability in state.deck.minions[kind].abilities:
        start(state, ability.id, state.active, source=name, zone=zone)


# -- step 5


class BossDice(Step):
    """I-8.3: all symbols of the zone, fame, crystal, minion; then the dice become available."""

    __slots__ = ("left", "zone")
    kind = "boss-dice"
    fields = ("zone", "left")

    def __init__(self, zone: Zone = NO_ZONE, left: list[int] | None = None) -> None:
        self.zone = zone  # where the boss stood when it began
        self.left: list[int] = [] if left is None else left  # how often each symbol is still to act

    def copy(self) -> Step:
        return BossDice(self.zone, self.left[:])

    def shown(self, state: State) -> Shown:
        return state.active, self.zone, 0, "", ""

    def run(self, state: State, notes: Notes) -> None:
        if self.zone == NO_ZONE:
            self.zone = state.boss.zone
            self.left = [symbols(state, self.zone, symbol) for symbol in SYMBOLS]
            return
        for which, count in enumerate(self.left):
            if count:
                self.left[which] -= 1
                activate(state, SYMBOLS[which], self.zone, notes)
                return
        state.finish(self)
        verbs.gather_boss_dice(state, self.zone, notes)


def symbols(state: State, zone: Zone, symbol: str) -> int:
    """I-8.1: every symbol counts, a face may carry two."""
    dice = state.island[zone].boss_dice
    return sum(face.split("+").count(symbol) * count for face, count in dice.items())


def activate(state: State, symbol: str, zone: Zone, notes: Notes) -> None:
    """I-8.2: fame, a crystal or a minion."""
    if notes.listening:
        notes.tell(events.SymbolActivated(symbol, zone))
    if symbol == "fame":
        gain_fame(state, notes)
    elif symbol == "crystal":
        state.push(BuildCrystal(zone, symbol))
    else:
        bring_minion(state, zone, notes)


def gain_fame(state: State, notes: Notes) -> None:
    """I-8.4: the top ability fires if it was active before this symbol; I-8.5: only then."""
    firing = [a for a in powers.boss_powers(state, "symbol") if a.symbol == "fame"]
    verbs.change_boss_fame(state, 1, "symbol", notes)
    for ability in firing:
        begin_ability(state, ability)


def bring_minion(state: State, zone: Zone, notes: Notes) -> None:
    """I-8.2, I-8.6: from the bag, unless an ability brings another kind instead."""
    for ability in powers.boss_powers(state, "symbol"):
        if ability.symbol == "minion" and powers.effects([ability], "replace") and state.firelings:
            verbs.place_fireling(state, zone, ability.id, notes)
            return
    state.push(DrawMinions(state.active, zone, 1, "symbol"))


# -- drawing minions

DRAW_RULES = {SETUP: "I-2.5", "symbol": "I-8.2", "pylon": "I-25.3"}


class DrawMinions(Step):
    """I-1.9: each minion in the bag is equally likely."""

    __slots__ = ("cause", "count", "who", "zone")
    kind = "draw"
    fields = ("who", "zone", "count", "cause")

    def __init__(self, who: Player, zone: Zone, count: int, cause: str) -> None:
        self.who = who
        self.zone = zone
        self.count = count
        self.cause = cause

    def copy(self) -> Step:
        return DrawMinions(self.who, self.zone, self.count, self.cause)

    def shown(self, state: State) -> Shown:
        return self.who, self.zone, self.count, "", self.cause

    def ask(self, state: State) -> Decision[Move] | None:
        rule = DRAW_RULES.get(self.cause, "I-1.9")
        return chance_question(Bag(state.bag[:]), rule) if self.count and any(state.bag) else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Draw)
        verbs.draw_minion(state, move.kind, self.zone, self.cause, notes)
        self.count -= 1

    def run(self, state: State, notes: Notes) -> None:
        """I-8.7: whoever must draw from the empty bag loses."""
        state.finish(self)
        if self.count:
            lose(state, "empty-bag", notes)
