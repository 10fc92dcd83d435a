"""B-1.2: runs effects one after another; finds their targets; carries out those without choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import Handler
from ungeheuer.games.island.rules.cards import Ability, Effect
from ungeheuer.games.island.rules.enemies import can_hit
from ungeheuer.games.island.rules.names import (
    FROM_BOSS,
    FROM_CARD,
    KIND_NAMES,
    NO_PLAYER,
    NO_ZONE,
    ZONES,
    AbilityId,
    CardId,
    Player,
    Zone,
    ccw,
    cw,
    near,
)
from ungeheuer.games.island.rules.state import State, Step
from ungeheuer.games.island.rules.targeting import targets_of

Perform = Callable[[State, Step, Effect, Notes], None]


def start(
    state: State,
    ability: AbilityId,
    who: Player,
    *,
    source: str = FROM_CARD,
    zone: Zone = NO_ZONE,
    target: Player = NO_PLAYER,
) -> None:
    """I-3.5: the effects of an ability come next, one after another.

    `zone` is that of an acting minion, `target` the monster that was hurt or healed.
    """
    step = Step("effects", who=who, ability=ability, source=source, zone=zone)
    step.target = target
    state.push(step)


def run(state: State, step: Step, notes: Notes) -> None:
    """I-3.5: the next effect; I-3.7: what is impossible is left out."""
    ability = state.deck.abilities[step.ability]
    if step.at == 0 and step.source == FROM_BOSS and notes.listening:
        notes.tell(events.AbilityActed(ability.id, state.boss.zone))
    if step.at >= len(ability.effects):
        state.finish(step)
        return
    effect = ability.effects[step.at]
    step.at += 1
    if step.at == len(ability.effects):
        state.finish(step)  # consequences go on top of the agenda
    perform(state, step, effect, notes)


def perform(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    if effect.do in PERFORM:
        PERFORM[effect.do](state, step, effect, notes)
    else:
        choose_later(state, step, step.who)


def choose_later(state: State, step: Step, chooser: Player) -> None:
    """I-3.4: ask for the target later: the owner chooses, on events the active player."""
    choice = Step("choose", who=chooser, ability=step.ability, source=step.source, zone=step.zone)
    choice.n = step.at - 1
    choice.target = step.target
    state.push(choice)


# -- whom and where


def zones(state: State, step: Step, where: str) -> list[Zone]:
    """B-1.3: here, near, any; and those seen from the boss or from an acting minion."""
    boss = state.boss.zone
    if where in {"here", "near"}:
        own = state.monsters[step.who].zone
        return [own] if where == "here" else list(near(own))
    if where == "boss":
        return widened(state, step, boss)
    if where == "zone":
        return widened(state, step, step.zone)
    if where == "boss-near":
        return list(near(boss))
    if where == "beside-boss":
        return [cw(boss), ccw(boss)]
    return [cw(boss)] if where == "boss-cw" else list(ZONES)


def widened(state: State, step: Step, zone: Zone) -> list[Zone]:
    """An ability may let a minion in the boss's zone, or another ability, reach further."""
    what = step.source if step.source in KIND_NAMES else state.deck.abilities[step.ability].on
    sources = powers.boss_powers(state, "step4") + powers.boss_powers(state, "passive")
    wide = any(effect.what == what for effect in powers.effects(sources, "widen"))
    return list(near(zone)) if wide and zone == state.boss.zone else [zone]


def targets(state: State, step: Step, effect: Effect) -> list[Player]:
    """I-3.6: all targets are determined first; I-21.3: at 0 HP, too."""
    if effect.who == "you":
        return [step.who]
    standing = state.standing_in(zones(state, step, effect.where))
    if effect.who in {"hurt", "healed"}:
        return [step.target] if not effect.where or step.target in standing else []
    if effect.who == "keepers":
        return [player for player in state.in_order() if state.monsters[player].keep]
    if effect.who == "most-hp":
        return leading(standing, [state.monsters[player].hp for player in standing])
    if effect.who == "most-energy":
        return leading(standing, [state.monsters[player].energy for player in standing])
    return standing


def leading(players: list[Player], values: list[int]) -> list[Player]:
    """The players with the highest value; several if tied."""
    return [player for player, value in zip(players, values, strict=True) if value == max(values)]


# -- what needs no choice


def heal(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    if effect.who == "one":
        choose_later(state, step, step.who)
        return
    for player in targets(state, step, effect):
        verbs.heal(state, player, effect.n, powers.cap(state, player), step.ability, notes)


def damage(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    """I-3.6: one instance on all its targets; I-15.1: its source is that of the effects."""
    hit = Step("damage", n=effect.n, ability=step.ability, source=step.source)
    hit.todo = [int(player) for player in targets(state, step, effect)]
    state.push(hit)


def energy(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    if effect.who == "one":
        choose_later(state, step, step.who)
        return
    meant = targets(state, step, effect)
    if effect.instead and not any(state.monsters[player].energy for player in meant):
        perform(state, step, effect.instead, notes)
        return
    for player in meant:
        verbs.change_energy(state, player, effect.n, step.ability, notes)


def fame(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    for player in targets(state, step, effect):
        verbs.change_fame(state, player, effect.n, step.ability, notes)


def boss_fame(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    """I-8.5: no symbol, so no top ability."""
    verbs.change_boss_fame(state, effect.n, step.ability, notes)


def boss_hit(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    """Damage the boss directly, despite minions and Shields."""
    if can_boss_hit(state, step.who, effect):
        verbs.hurt_boss(state, effect.n, step.ability, notes)


def can_boss_hit(state: State, who: Player, effect: Effect) -> bool:
    reached = effect.where == "any" or state.monsters[who].zone == state.boss.zone
    return reached and state.boss.hp > 0


def strike(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    """I-14.8: an attack with a fixed pool."""
    if effect.where == "here":
        zone = state.monsters[step.who].zone
        state.push(Step("attack", who=step.who, zone=zone, n=effect.n, ability=step.ability))
    else:
        choose_later(state, step, step.who)


def move(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    """Ask for moves: of your monster, of each monster by its owner, or of all by you."""
    if effect.who == "you":
        choose_later(state, step, step.who)
    elif effect.by == "owner":
        for player in reversed(state.in_order()):
            choose_later(state, step, player)
    else:
        everyone = [int(player) for player in state.in_order()]
        each = Step("move-each", who=step.who, n=effect.n, ability=step.ability, todo=everyone)
        state.push(each)


def push(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    """I-15.1: a consequence, not a move: by one zone, without damage."""
    boss = state.boss.zone
    for player in targets(state, step, effect):
        zone = state.monsters[player].zone
        clockwise = effect.way == "cw" or zone == cw(boss)
        verbs.push_monster(state, player, cw(zone) if clockwise else ccw(zone), step.ability, notes)


def draw(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    zone = zones(state, step, effect.where)[0]
    state.push(Step("draw", who=step.who, zone=zone, n=effect.n, source=step.ability))


def fireling(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    verbs.place_fireling(state, zones(state, step, effect.where)[0], step.ability, notes)


def crystal(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    zone = step.zone if effect.where == "zone" else state.boss.zone
    state.push(Step("crystal", who=state.active, zone=zone, source=step.ability))


def pay(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    verbs.pay(state, step.who, effect.n, step.ability, notes)


def set_hp(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    verbs.set_hp(state, step.who, effect.n, step.ability, notes)


def discard_this(state: State, step: Step, _effect: Effect, notes: Notes) -> None:
    card = CardId(state.deck.abilities[step.ability].owner)
    state.monsters[step.who].keep.remove(card)
    verbs.empty_card(state, card, notes)
    verbs.discard_card(state, card, notes)


def run_ability(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    """Run another ability of the same sheet, from the boss's present zone."""
    for ability in state.deck.bosses[state.boss.id].abilities:
        if ability.on == effect.what:
            start(state, ability.id, step.who, source=step.source)


def skip(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    """Mark a step of the next boss phase to be skipped; a second mark has no effect."""
    if effect.n not in state.skips:
        state.skips = sorted([*state.skips, effect.n])
    if notes.listening:
        notes.tell(events.StepMarked(effect.n, step.ability))


def either(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    """Each target's player chooses one of the possible parts."""
    for player in reversed(targets(state, step, effect)):
        choose_later(state, step, player)


def release_locked(state: State, step: Step, _effect: Effect, notes: Notes) -> None:
    verbs.release_locked(state, step.ability, notes)


def discard_tile(state: State, step: Step, effect: Effect, notes: Notes) -> None:
    """I-3.7: without a tile, the alternative in `instead` is carried out."""
    if effect.instead and not targets_of(state, step, effect):
        perform(state, step, effect.instead, notes)
    else:
        choose_later(state, step, step.who)


def reroll(state: State, step: Step, effect: Effect, _notes: Notes) -> None:
    for _ in range(effect.n):
        choose_later(state, step, step.who)


PERFORM: Final[dict[str, Perform]] = {
    "heal": heal,
    "damage": damage,
    "energy": energy,
    "fame": fame,
    "boss-fame": boss_fame,
    "boss-hit": boss_hit,
    "strike": strike,
    "move": move,
    "push": push,
    "draw": draw,
    "fireling": fireling,
    "crystal": crystal,
    "pay": pay,
    "set-hp": set_hp,
    "discard-this": discard_this,
    "run": run_ability,
    "skip": skip,
    "either": either,
    "release-locked": release_locked,
    "discard-tile": discard_tile,
    "reroll": reroll,
}
CHOSEN: Final = (
    "destroy",
    "jump",
    "move-minion",
    "move-boss",
    "boss-die",
    "clear",
    "unlock-from",
    "set",
    "tile",
    "throw-lock",
)


# -- what is possible


def can_all(state: State, ability: Ability, who: Player) -> bool:
    """B-1.3: an optional effect that is impossible is not offered."""
    step = trial(ability, who)
    return all(can(state, step, effect) for effect in ability.effects)


def trial(ability: Ability, who: Player) -> Step:
    """The step in which an ability would be carried out, to ask what it could do."""
    return Step("effects", who=who, ability=ability.id, source=FROM_CARD)


def can(state: State, step: Step, effect: Effect) -> bool:
    if effect.do == "pay":
        return state.monsters[step.who].energy >= effect.n
    if effect.do == "boss-hit":
        return can_boss_hit(state, step.who, effect)
    if effect.do == "strike" and effect.where == "here":
        return can_hit(state, state.monsters[step.who].zone, effect.n)
    if effect.do in CHOSEN or effect.do in {"strike", "reroll", "either"}:
        return bool(targets_of(state, step, effect))
    return True


def changes_something(state: State, step: Step, effect: Effect) -> bool:
    """B-1.3: a compulsory effect with a limit waits for an occasion where it changes something."""
    if effect.do == "heal":
        player = step.target if effect.who == "healed" else step.who
        return state.monsters[player].hp < powers.cap(state, player)
    if effect.do == "fame":
        return state.monsters[step.who].fame < 20
    if effect.do == "boss-fame":
        return state.boss.fame > 0 and not state.boss.down
    return True


def trigger(
    state: State, abilities: list[Ability], who: Player, target: Player = NO_PLAYER
) -> None:
    """Start the compulsory abilities with this trigger that have uses left."""
    for ability in reversed(abilities):
        step = Step("effects", who=who, ability=ability.id, source=FROM_CARD)
        step.target = target
        if powers.has_uses(state, ability) and changes_something(state, step, ability.effects[0]):
            powers.count_use(state, ability.id)
            state.push(step)


HANDLERS: Final[dict[str, Handler]] = {"effects": Handler(run)}
