"""I-15: damage to monsters, with what prevents it and what follows."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import Handler, question
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.effects import can_all, start
from ungeheuer.games.island.rules.moves import PASS, PAY
from ungeheuer.games.island.rules.names import FROM_BOSS, Player
from ungeheuer.games.island.rules.state import State, Step


def shield_of(state: State, player: Player) -> Ability | None:
    """A card with which the owner may prevent this instance now."""
    for ability in powers.active_abilities(state, player, "damage"):
        if can_all(state, ability, player):
            return ability
    return None


def ask(state: State, step: Step) -> Decision[Move] | None:
    """I-3.6: preventions are asked in the order of I-3.4, before anybody suffers."""
    if not step.todo:
        return None
    player = Player(step.todo[0])
    if powers.is_immune(state, player, step.source) or shield_of(state, player) is None:
        return None
    return question(player, [PAY, PASS], "I-15.1")


def answer(state: State, step: Step, move: Move, notes: Notes) -> None:
    player = Player(step.todo.pop(0))
    ability = shield_of(state, player)
    if move != PAY or ability is None:
        step.done.append(player)
        return
    price = powers.effects([ability], "pay")[0].n
    verbs.pay(state, player, price, ability.id, notes)
    tell_prevented(step, player, ability.id, notes)


def run(state: State, step: Step, notes: Notes) -> None:
    """I-15.1: immunities one by one; then all the others suffer at once."""
    if not step.todo:
        suffer(state, step, notes)
        return
    player = Player(step.todo.pop(0))
    if powers.is_immune(state, player, step.source):
        tell_prevented(step, player, step.source, notes)
    else:
        step.done.append(player)


def tell_prevented(step: Step, player: Player, by: str, notes: Notes) -> None:
    if notes.listening:
        notes.tell(events.DamagePrevented(player, step.ability, by))


def suffer(state: State, step: Step, notes: Notes) -> None:
    """I-3.6: at once; what follows comes one monster after another."""
    state.finish(step)
    hurt = [
        Player(number)
        for number in step.done
        if verbs.damage(state, Player(number), step.n, step.ability, step.source, notes)
    ]
    if step.source == FROM_BOSS:  # I-26.4
        for player in reversed(hurt):
            for ability in powers.boss_powers(state, "boss-hurt"):
                start(state, ability.id, state.active, source=FROM_BOSS, target=player)


HANDLERS: Final[dict[str, Handler]] = {"damage": Handler(run, ask, answer)}
