"""I-4 to I-8: the boss phase, which runs automatically; his way is in `boss_walk`."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import Part, chance_question
from ungeheuer.games.island.rules.boss_walk import BossWalk
from ungeheuer.games.island.rules.chances import Bag, Draw, Eruption, Volcano
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.deeds import begin_ability, start
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.names import (
    KIND_NAMES,
    KINDS,
    NO_ZONE,
    SETUP,
    SYMBOLS,
    Kind,
    Player,
    Zone,
    ccw,
    cw,
)
from ungeheuer.games.island.rules.state import Shown, State, Step


class BossStep(Part):
    """I-3.1: one of the five steps, unless a card has it left out."""

    __slots__ = ("step",)
    kind = "boss-step"
    asks = False
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
            notes.tell(events.DiceErupted(move.shown()))

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        if notes.listening:
            notes.tell(events.NoDiceToErupt())


ERUPT: Final = Erupt()


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
        if self.left:
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
        if not self.count:
            state.finish(self)

    def run(self, state: State, notes: Notes) -> None:
        """I-8.7: whoever must draw from the empty bag loses."""
        state.finish(self)
        if self.count:
            lose(state, "empty-bag", notes)
