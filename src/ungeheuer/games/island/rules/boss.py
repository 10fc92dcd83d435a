"""I-4 to I-8: the boss phase, which runs automatically and notes its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Event, Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import Handler, chance_question
from ungeheuer.games.island.rules.cards import Ability, Effect
from ungeheuer.games.island.rules.chances import Bag, Draw, Eruption, Volcano
from ungeheuer.games.island.rules.effects import start
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.names import (
    FROM_BOSS,
    KIND_NAMES,
    KINDS,
    SETUP,
    SYMBOLS,
    Kind,
    Zone,
    along,
    ccw,
    cw,
)
from ungeheuer.games.island.rules.state import State, Step

LAP = 6
WANDERED = "wandered"


def run_step(state: State, step: Step, notes: Notes) -> None:
    """I-3.1: one of the five steps, unless a card has it left out."""
    state.finish(step)
    if state.boss.down:  # I-25.2: a fallen boss neither moves nor acts; skip marks stay (I-25.4)
        return
    if step.n in state.skips:
        state.skips.remove(step.n)
        if notes.listening:
            notes.tell(events.StepSkipped(step.n))
        return
    state.push(Step(STEPS[step.n - 1], who=state.active))


STEPS = ("boss-abilities", "eruption", "boss-walk", "minions-act", "boss-dice")


# -- step 1


def use_abilities(state: State, step: Step, _notes: Notes) -> None:
    """I-4.1, I-26.2: first BEFORE MOVEMENT, then the others of step 1 from top to bottom."""
    state.finish(step)
    acting = powers.boss_powers(state, "before-movement")
    for ability in [*acting[1:], *acting[:1]]:  # a stack: the last one pushed runs first
        begin_ability(state, ability)


def begin_ability(state: State, ability: Ability) -> None:
    start(state, ability.id, state.active, source=FROM_BOSS)


# -- step 2


def ask_eruption(state: State, _step: Step) -> Decision[Move] | None:
    """I-5.1: all available boss dice; I-5.3: without any the step is skipped."""
    if not state.free_boss_dice:
        return None
    return chance_question(Eruption(state.free_boss_dice, state.deck.faces), "I-5.1")


def answer_eruption(state: State, step: Step, move: Move, notes: Notes) -> None:
    """I-5.1: each die ends in a zone; dice already there stay as they are."""
    assert isinstance(move, Volcano)
    state.finish(step)
    state.free_boss_dice = 0
    for (zone, face), count in move.dice.items():
        verbs.put_boss_die(state, zone, face, count)
    if notes.listening:
        notes.tell(events.DiceErupted(move.text.split()[1:]))


def no_eruption(state: State, step: Step, notes: Notes) -> None:
    """I-5.3: nothing to throw."""
    state.finish(step)
    if notes.listening:
        notes.tell(events.NoDiceToErupt())


# -- step 3


def walk(state: State, step: Step, notes: Notes) -> None:
    """I-6.6: first the movement, then the abilities that prolong it, zone by zone."""
    if step.at == 0:
        step.at = 1
        first_walk(state, step, notes)
        return
    movers = powers.boss_powers(state, "move3")
    if step.at > len(movers):
        state.finish(step)
        return
    effect = powers.effects([movers[step.at - 1]], "continue-move")[0]
    if goes_on(state, step, effect):
        go_on(state, step, movers[step.at - 1], effect, notes)
    else:
        step.at += 1
        step.todo = []


def first_walk(state: State, step: Step, notes: Notes) -> None:
    """I-6.1 to I-6.5: where the dice are; the direction is remembered."""
    start_zone = state.boss.zone
    to = destination(state)
    if not any(dice_in(state, zone) for zone in looked_at(state)):
        step.source = WANDERED
    step.n = 0 if to == start_zone else 1 if to == cw(start_zone) else -1
    walked = explained(state, to) if notes.listening else None  # before it stands elsewhere
    enter(state, to)
    if walked is not None:
        notes.tell(walked)


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


def goes_on(state: State, step: Step, effect: Effect) -> bool:
    if len(step.todo) >= LAP:
        return False
    wandered = step.source == WANDERED
    return is_drawn_on(effect, state.boss.zone, dice_by_zone(state), wandered=wandered)


def is_drawn_on(effect: Effect, boss: Zone, dice: Sequence[int], *, wandered: bool) -> bool:
    """I-6.6: until a zone with dice, or until a zone with the most dice of the island."""
    if effect.what == "dice":
        return wandered and dice[boss] == 0
    return dice[boss] < max(dice)


def heading(effect: Effect, way: int) -> int:
    """I-6.6: `same` goes on as before, clockwise if the boss stayed."""
    return 1 if effect.way == "cw" or way >= 0 else -1


def go_on(state: State, step: Step, ability: Ability, effect: Effect, notes: Notes) -> None:
    """I-6.6: move the boss one more zone in the direction of the effect."""
    start_zone = state.boss.zone
    step.n = heading(effect, step.n)
    to = along(start_zone, step.n)
    step.todo.append(to)
    enter(state, to)
    if notes.listening:
        notes.tell(events.BossWentOn(ability.id, start_zone, to, dice_in(state, to)))


# -- step 4


def minions_act(state: State, step: Step, notes: Notes) -> None:
    """I-7.1: each minion of the boss's zone acts once; others where an ability says so."""
    if step.at == 0:
        step.at = 1
        step.todo = acting(state)
        if notes.listening and not step.todo:
            notes.tell(events.MinionsIdle(state.boss.zone))
    elif step.todo:
        code = step.todo.pop(0)
        one_acts(state, Kind(code % 5), Zone(code // 5), notes)
    else:
        state.finish(step)


def acting(state: State) -> list[int]:
    """I-7.2: by type; I-7.3: then cw(b), then ccw(b). Zone and kind in one number."""
    here = state.boss.zone
    minions = codes(state, here, [*KINDS])
    extra = powers.effects(powers.boss_powers(state, "step4"), "act")
    kinds = [kind for kind in KINDS if any(e.what == KIND_NAMES[kind] for e in extra)]
    for zone in (cw(here), ccw(here)):
        minions += codes(state, zone, kinds)
    return minions


def codes(state: State, zone: Zone, kinds: list[Kind]) -> list[int]:
    minions = state.island[zone].minions
    return [5 * zone + kind for kind in kinds for _ in range(minions[kind])]


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


def apply_dice(state: State, step: Step, notes: Notes) -> None:
    """I-8.3: all symbols of the zone, fame, crystal, minion; then the dice become available."""
    if step.at == 0:
        step.at = 1
        step.zone = state.boss.zone
        step.todo = [symbols(state, step.zone, symbol) for symbol in SYMBOLS]
    elif any(step.todo):
        which = next(index for index, count in enumerate(step.todo) if count)
        step.todo[which] -= 1
        activate(state, SYMBOLS[which], step.zone, notes)
    else:
        state.finish(step)
        verbs.gather_boss_dice(state, step.zone, notes)


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
        state.push(Step("crystal", who=state.active, zone=zone, source=symbol))
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
    state.push(Step("draw", who=state.active, zone=zone, n=1, source="symbol"))


# -- drawing minions

DRAW_RULES = {SETUP: "I-2.5", "symbol": "I-8.2", "pylon": "I-25.3"}


def ask_draw(state: State, step: Step) -> Decision[Move] | None:
    """I-1.9: each minion in the bag is equally likely."""
    rule = DRAW_RULES.get(step.source, "I-1.9")
    return chance_question(Bag(state.bag[:]), rule) if step.n and any(state.bag) else None


def answer_draw(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Draw)
    verbs.draw_minion(state, move.kind, step.zone, step.source, notes)
    step.n -= 1


def end_draw(state: State, step: Step, notes: Notes) -> None:
    """I-8.7: whoever must draw from the empty bag loses."""
    state.finish(step)
    if step.n:
        lose(state, "empty-bag", notes)


HANDLERS: Final[dict[str, Handler]] = {
    "boss-step": Handler(run_step),
    "boss-abilities": Handler(use_abilities),
    "eruption": Handler(no_eruption, ask_eruption, answer_eruption),
    "boss-walk": Handler(walk),
    "minions-act": Handler(minions_act),
    "boss-dice": Handler(apply_dice),
    "draw": Handler(end_draw, ask_draw, answer_draw),
}
