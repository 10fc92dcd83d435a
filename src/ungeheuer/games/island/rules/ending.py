"""I-3.5, I-23: what follows every atomic step, victory and defeat."""

from __future__ import annotations

from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.allies import ChooseAlly
from ungeheuer.games.island.rules.names import NO_ALLY, SEATS, Player
from ungeheuer.games.island.rules.state import START_HP, State, Step


def settle(state: State, notes: Notes) -> None:
    """I-3.5: caps, allies, then the end-of-game check."""
    if state.over():
        return
    for monster in state.monsters:
        if monster.hp > START_HP or bool(monster.ally) != bool(monster.fame):  # NO_ALLY is empty
            settle_monsters(state, notes)
            break
    check_end(state, notes)


def settle_monsters(state: State, notes: Notes) -> None:
    """I-15.4, I-17: in the order of I-3.4; only where something may be out of order."""
    choosers: list[Step] = []
    for player in state.in_order():
        monster = state.monsters[player]
        if monster.hp > START_HP:
            keep_cap(state, player, notes)
        if monster.ally == NO_ALLY:
            if monster.fame and not is_choosing(state, player):
                choosers.append(ChooseAlly(player))  # I-17.4
        elif not monster.fame:
            verbs.lose_ally(state, player, notes)  # I-17.3
    if choosers:
        state.push_all(choosers)


def keep_cap(state: State, player: Player, notes: Notes) -> None:
    """I-15.4: if a cap drops, HP above it are lost."""
    limit = powers.cap(state, player)
    if state.monsters[player].hp > limit:
        verbs.lower_to_cap(state, player, limit, notes)


def is_choosing(state: State, player: Player) -> bool:
    return any(isinstance(step, ChooseAlly) and step.who == player for step in state.agenda)


def check_end(state: State, notes: Notes) -> None:
    """I-23.2, I-23.4: victory; pylons are counted when one is raised."""
    boss = state.boss
    if boss.hp == 0 and not boss.down:
        if state.options.challenge and boss.id != state.deck.boss_order()[-1]:
            boss.down = True  # I-25.2
            if notes.listening:
                notes.tell(events.BossDown(boss.id))
        else:
            win(state, notes)


def win(state: State, notes: Notes) -> None:
    """I-23.2: at once; I-23.1: all together."""
    state.won = True
    if notes.listening:
        notes.tell(events.TeamWon(state.boss.id, state.turn))


def lose(state: State, reason: str, notes: Notes) -> None:
    """I-23.3: at once, whichever comes first."""
    if state.over():
        return
    state.lost = reason
    if notes.listening:
        notes.tell(events.TeamLost(reason, state.turn))


def outcome(state: State) -> Outcome:
    """I-23.1: all players win or lose together."""
    winners = SEATS[: state.players()] if state.won else ()
    result: dict[str, object] = {
        "won": state.won,
        "reason": state.lost or "boss",
        "turns": state.turn,
        "boss": str(state.boss.id),
        "boss_hp": state.boss.hp,
    }
    return Outcome(winners, result, RuleId("I-23.2" if state.won else "I-23.3"))
