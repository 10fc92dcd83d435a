"""To keep, to end, to pass, to pay: what is spared or left."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.quick import keeping
from ungeheuer.games.island.bots.reasons.faces import most_needed
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.damage import Damage
from ungeheuer.games.island.rules.dice import shown
from ungeheuer.games.island.rules.names import FACE_NAMES, NO_CARD
from ungeheuer.games.island.rules.obstacles.moment import asked_for, choice, now, top
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.support import tiles_in_reach


def word(outlook: Outlook, move: m.Word) -> Reason:
    return WORDS[move.text](outlook, move)


def keep(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    poor = keeping(state, tuple(state.roll)).throws_again()
    face = FACE_NAMES[most_needed(state)]
    return ("advice-keep-safe" if poor else "advice-keep"), {"face": face}


def throw_all(outlook: Outlook, _move: m.Word) -> Reason:
    return "advice-throw-all", {"dice": powers.dice_count(outlook.state)}


def stop(outlook: Outlook, _move: m.Word) -> Reason:
    fight = top(outlook.state)
    assert isinstance(fight, Fight)
    return "advice-stop", {"points": fight.pool}


def end(outlook: Outlook, _move: m.Word) -> Reason:
    return "advice-done", {"dice": shown(outlook.state.roll)}


def done(outlook: Outlook, _move: m.Word) -> Reason:
    """What is saved, and for what."""
    state = outlook.state
    energy = state.me().energy
    prices = [powers.price(state, card) for card in state.market if card != NO_CARD]
    dear = [price for price in prices if price > energy]
    return "advice-save-energy", {"energy": energy, "price": min(dear, default=0)}


def sweep(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    price = powers.sweep_cost(state)
    return "advice-sweep", {"energy": state.me().energy - price, "price": price}


def passing(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    step = top(state)
    if isinstance(step, Damage):
        hp = state.monsters[step.targets[0]].hp
        return "advice-suffer", {"hp": max(0, hp - step.amount)}
    if now(state) == "move-each":
        return "advice-stay-all", {}
    if now(state) == "choose":
        who = choice(state).who
        return "advice-stay", {
            "zone": int(state.monsters[who].zone),
            "damage": outlook.damage(who),
        }
    return "advice-wait", {"tiles": tiles_ready(state)}


def tiles_ready(state: State) -> int:
    """I-18.5: those that could be activated here."""
    return sum(tile in state.ready for tile in tiles_in_reach(state))


def pay(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    step = top(state)
    if isinstance(step, Damage):
        monster = state.monsters[step.targets[0]]
        told = {"hp": monster.hp, "damage": step.amount, "energy": monster.energy}
        return "advice-prevent", {**told}
    monster = state.monsters[choice(state).who]
    price = next(part.n for part in asked_for(state) if part.do == "pay")
    return "advice-pay", {"fame": monster.fame, "energy": monster.energy - price}


def lose_fame(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    monster = state.monsters[choice(state).who]
    lost = next(part.n for part in asked_for(state) if part.do == "fame")
    return "advice-lose-fame", {"fame": max(0, monster.fame + lost), "energy": monster.energy}


def leave(outlook: Outlook, _move: m.Word) -> Reason:
    return "advice-leave", {"dice": sum(outlook.state.roll)}


WORDS: Final[dict[str, Why]] = {
    "keep": keep,
    "throw": throw_all,
    "stop": stop,
    "end": end,
    "done": done,
    "sweep": sweep,
    "pass": passing,
    "pass boss": passing,
    "pass all": passing,
    "pay": pay,
    "lose fame": lose_fame,
    "leave": leave,
}
REASONS: Final[dict[type[Move], Why]] = {m.Word: word}
