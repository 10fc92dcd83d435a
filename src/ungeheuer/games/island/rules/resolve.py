"""Carries out effects on chosen targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import powers, verbs
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.agenda import Handler, finish, question
from ungeheuer.games.island.rules.attack import killed
from ungeheuer.games.island.rules.cards import Effect
from ungeheuer.games.island.rules.dice import Die, faces_in, one
from ungeheuer.games.island.rules.moves import LEAVE, PASS, Lock, Unlock
from ungeheuer.games.island.rules.names import KIND_NAMES, Kind, Player, Zone, within, zone_of
from ungeheuer.games.island.rules.state import State, Step
from ungeheuer.games.island.rules.targeting import limit_key, targets_of

Apply = Callable[[State, Step, Effect, Move, Notes], None]


def effect_of(state: State, step: Step) -> Effect:
    return state.deck.abilities[step.ability].effects[step.n]


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-3.4: the owner of the card, or each owner for its own monster."""
    moves = targets_of(state, step, effect_of(state, step))
    return question(step.who, moves, "I-3.4") if moves else None


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    state.finish(step)
    if move != PASS:
        carry_out(state, step, effect_of(state, step), move, notes)


def carry_out(state: State, step: Step, effect: Effect, move: Move, notes: Notes) -> None:
    APPLY[effect.do](state, step, effect, move, notes)


def heal(state: State, step: Step, effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.ToMonster)
    limit = powers.cap(state, move.monster)
    verbs.heal(state, move.monster, effect.n, limit, step.ability, notes)


def energy(state: State, step: Step, effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.ToMonster)
    verbs.change_energy(state, move.monster, effect.n, step.ability, notes)


def lose_fame(state: State, step: Step, effect: Effect, _move: Move, notes: Notes) -> None:
    verbs.change_fame(state, step.who, effect.n, step.ability, notes)


def pay(state: State, step: Step, effect: Effect, _move: Move, notes: Notes) -> None:
    verbs.pay(state, step.who, effect.n, step.ability, notes)


def strike(state: State, step: Step, effect: Effect, move: Move, _notes: Notes) -> None:
    """I-14.8: in the zone that was chosen."""
    assert isinstance(move, t.ToZone)
    blow = Step("attack", who=step.who, zone=move.zone, n=effect.n, ability=step.ability)
    state.push(blow)


def destroy(state: State, step: Step, effect: Effect, move: Move, notes: Notes) -> None:
    """I-14.8: regardless of its HP and its protection."""
    if isinstance(move, t.ToMinion):
        destroy_one(state, step, move.kind, move.zone, notes)
    elif isinstance(move, t.ToZone):
        doomed = [Kind(KIND_NAMES.index(name)) for name in effect.kinds]
        codes = [kind for kind in doomed for _ in range(state.island[move.zone].minions[kind])]
        todo = [int(kind) for kind in codes]
        state.push(Step("destroy", step.who, move.zone, ability=step.ability, todo=todo))


def destroy_one(state: State, step: Step, kind: Kind, zone: Zone, notes: Notes) -> None:
    verbs.destroy_minion(state, kind, zone, 0, step.ability, notes)
    if state.deck.abilities[step.ability].on != "reveal":
        killed(state, step.who)


def destroy_next(state: State, step: Step, notes: Notes) -> None:
    """I-3.5: one minion after another."""
    if step.todo:
        destroy_one(state, step, Kind(step.todo.pop(0)), step.zone, notes)
    else:
        state.finish(step)


def move_monster(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.MoveMonster)
    verbs.move_monster(state, move.monster, move.zone, step.ability, notes)


def move_minion(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.MoveMinion)
    verbs.move_minion(state, move.kind, move.zone, move.to, step.ability, notes)


def move_boss(state: State, step: Step, effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.MoveBoss)
    if effect.per_turn:
        powers.count_use(state, limit_key(step, effect))
    verbs.relocate_boss(state, move.zone, step.ability, notes)


def move_die(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.MoveBossDie)
    verbs.move_boss_die(state, move.face, move.zone, move.to, step.ability, notes)


def clear(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.ToZone)
    verbs.clear_crystals(state, move.zone, step.ability, notes)


def unlock(state: State, _step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, Unlock)
    verbs.unlock_die(state, move.face, move.zone, notes)


def reroll(state: State, _step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.ToDie)
    verbs.pick_up(state, one(Die(move.face))[:6], notes)
    state.push(Step("cast"))


def turn(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.TurnDie)
    verbs.turn_die(state, move.face, move.to, step.ability, notes)


def tile(state: State, step: Step, _effect: Effect, move: Move, _notes: Notes) -> None:
    assert isinstance(move, t.ToSpace)
    zone = zone_of(move.space)
    state.push(Step("find-tile", step.who, zone, n=move.space, source=step.ability))


def discard_tile(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.ToTile)
    verbs.discard_tile(state, move.tile, step.ability, notes)


def throw_lock(state: State, step: Step, _effect: Effect, move: Move, notes: Notes) -> None:
    assert isinstance(move, t.Number)
    verbs.take_free_dice(state, move.n, notes)
    state.push_all([Step("cast"), Step("lock-thrown", who=step.who)])


def either(state: State, step: Step, effect: Effect, move: Move, notes: Notes) -> None:
    part = next(part for part in effect.of if move in targets_of(state, step, part))
    carry_out(state, step, part, move, notes)


APPLY: Final[dict[str, Apply]] = {
    "heal": heal,
    "energy": energy,
    "fame": lose_fame,
    "pay": pay,
    "strike": strike,
    "destroy": destroy,
    "move": move_monster,
    "jump": move_monster,
    "move-minion": move_minion,
    "move-boss": move_boss,
    "boss-die": move_die,
    "clear": clear,
    "unlock-from": unlock,
    "reroll": reroll,
    "set": turn,
    "tile": tile,
    "discard-tile": discard_tile,
    "throw-lock": throw_lock,
    "either": either,
}


# -- repeated choices


def ask_move_each(state: State, step: Step) -> Decision[Move] | None:
    """Every monster once, in an order that the chooser picks."""
    moves: list[Move] = []
    for number in step.todo:
        zone = state.monsters[number].zone
        moves += [t.MoveMonster(Player(number), to) for to in within(zone, step.n)]
    return question(step.who, [*moves, PASS], "I-3.4") if moves else None


def answer_move_each(state: State, step: Step, move: Move, notes: Notes) -> None:
    if isinstance(move, t.MoveMonster):
        step.todo.remove(move.monster)
        verbs.move_monster(state, move.monster, move.zone, step.ability, notes)
    else:
        state.finish(step)


def ask_lock(state: State, step: Step) -> Decision[Move] | None:
    """Any of the dice just thrown, on empty die spaces here."""
    zone = state.monsters[step.who].zone
    if not state.island[zone].free_spaces() or not any(state.roll):
        return None
    locks = [Lock(face, zone=zone) for face in faces_in(state.roll)]
    return question(step.who, [*locks, LEAVE], "I-12.1")


def answer_lock(state: State, step: Step, move: Move, notes: Notes) -> None:
    if isinstance(move, Lock):
        verbs.lock_die(state, move.face, state.monsters[step.who].zone, notes)
    else:
        end_lock(state, step, notes)


def end_lock(state: State, step: Step, notes: Notes) -> None:
    """Dice that were not locked become available."""
    state.finish(step)
    verbs.clear_roll(state, notes)


HANDLERS: Final[dict[str, Handler]] = {
    "choose": Handler(finish, ask, answer),
    "destroy": Handler(destroy_next),
    "move-each": Handler(finish, ask_move_each, answer_move_each),
    "lock-thrown": Handler(end_lock, ask_lock, answer_lock),
}
