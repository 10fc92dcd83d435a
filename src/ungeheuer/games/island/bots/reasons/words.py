"""To keep, to end, to pass, to pay: what is spared or left."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.bots.judging import face_worth, values_by_throws
from ungeheuer.games.island.bots.reasons.outlook import Outlook, Reason, Why
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.names import FACE_NAMES, FACES, NO_CARD
from ungeheuer.games.island.rules.obstacles.moment import asked_for, now, top
from ungeheuer.games.island.rules.state import State


def word(outlook: Outlook, move: m.Word) -> Reason:
    return WORDS[move.text](outlook, move)


def keep(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    worths = face_worth(state)
    lying = [face for face in FACES if state.roll[face]]
    again = values_by_throws(worths, top(state).n)[-1]
    poor = any(worths[face] < again for face in lying)
    face = FACE_NAMES[max(lying, key=worths.__getitem__)]
    return ("advice-keep-safe" if poor else "advice-keep"), {"face": face}


def throw_all(outlook: Outlook, _move: m.Word) -> Reason:
    return "advice-throw-all", {"dice": powers.dice_count(outlook.state)}


def stop(outlook: Outlook, _move: m.Word) -> Reason:
    return "advice-stop", {"points": top(outlook.state).n}


def end(outlook: Outlook, _move: m.Word) -> Reason:
    return "advice-done", {"dice": sum(outlook.state.roll)}


def done(outlook: Outlook, _move: m.Word) -> Reason:
    """What is saved, and for what."""
    state = outlook.state
    energy = state.me().energy
    prices = [powers.price(state, card) for card in state.market if card != NO_CARD]
    dear = [price for price in prices if price > energy]
    return "advice-save-energy", {"energy": energy, "price": min(dear, default=0)}


def sweep(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    return "advice-sweep", {"energy": state.me().energy - powers.sweep_cost(state)}


def passing(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    if now(state) == "damage":
        hp = state.monsters[top(state).todo[0]].hp
        return "advice-suffer", {"hp": max(0, hp - top(state).n)}
    if now(state) == "move-each":
        return "advice-stay-all", {}
    if now(state) == "choose":
        who = top(state).who
        return "advice-stay", {
            "zone": int(state.monsters[who].zone),
            "damage": outlook.damage(who),
        }
    return "advice-wait", {"tiles": tiles_in_reach(state)}


def tiles_in_reach(state: State) -> int:
    return sum(tile in state.ready for tile in state.support)


def pay(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    step = top(state)
    if now(state) == "damage":
        monster = state.monsters[step.todo[0]]
        told = {"hp": monster.hp, "damage": step.n, "energy": monster.energy}
        return "advice-prevent", {**told}
    monster = state.monsters[step.who]
    price = next(part.n for part in asked_for(state) if part.do == "pay")
    return "advice-pay", {"fame": monster.fame, "energy": monster.energy - price}


def lose_fame(outlook: Outlook, _move: m.Word) -> Reason:
    state = outlook.state
    monster = state.monsters[top(state).who]
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
