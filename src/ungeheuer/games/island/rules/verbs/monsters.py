"""What can happen to monsters."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.names import (
    NO_ALLY,
    AllyId,
    Player,
    Zone,
)
from ungeheuer.games.island.rules.state import MOST_FAME, State


def place_monster(state: State, player: Player, zone: Zone, notes: Notes) -> None:
    state.monsters[player].zone = zone
    if notes.listening:
        notes.tell(events.MonsterPlaced(player, zone))


def move_monster(state: State, player: Player, zone: Zone, cause: str, notes: Notes) -> None:
    start = state.monsters[player].zone
    state.monsters[player].zone = zone
    if notes.listening:
        notes.tell(caused(state, events.MonsterMoved(player, start, zone, cause), cause))


def push_monster(state: State, player: Player, zone: Zone, cause: str, notes: Notes) -> None:
    """A forced move, without damage."""
    start = state.monsters[player].zone
    state.monsters[player].zone = zone
    if notes.listening:
        notes.tell(caused(state, events.MonsterPushed(player, start, zone, cause), cause))


def heal(state: State, player: Player, amount: int, cap: int, cause: str, notes: Notes) -> None:
    """Never above the cap."""
    monster = state.monsters[player]
    gained = max(0, min(amount, cap - monster.hp))
    monster.hp += gained
    if notes.listening:
        notes.tell(caused(state, events.Healed(player, gained, monster.hp, cause), cause))


def set_hp(state: State, player: Player, hp: int, cause: str, notes: Notes) -> None:
    state.monsters[player].hp = hp
    if notes.listening:
        notes.tell(caused(state, events.HpSet(player, hp, cause), cause))


def lower_to_cap(state: State, player: Player, cap: int, notes: Notes) -> None:
    """I-15.4: this is no damage."""
    monster = state.monsters[player]
    lost = monster.hp - cap
    monster.hp = cap
    if notes.listening:
        notes.tell(events.HpLost(player, lost, cap))


def damage(
    state: State, player: Player, amount: int, cause: str, source: str, notes: Notes
) -> bool:
    """HP go down to 0 at most; whether any were lost."""
    monster = state.monsters[player]
    lost = min(amount, monster.hp)
    monster.hp -= lost
    if notes.listening:
        notes.tell(caused(state, events.Damaged(player, lost, monster.hp, cause, source), cause))
    return lost > 0


def change_energy(state: State, player: Player, change: int, cause: str, notes: Notes) -> None:
    """I-1.14: the supply is endless; I-13.2: never below 0."""
    monster = state.monsters[player]
    changed = max(change, -monster.energy)
    monster.energy += changed
    if notes.listening and changed:
        notes.tell(
            caused(state, events.EnergyChanged(player, changed, monster.energy, cause), cause)
        )


def pay(state: State, player: Player, amount: int, cause: str, notes: Notes) -> None:
    monster = state.monsters[player]
    monster.energy -= amount
    if notes.listening:
        notes.tell(caused(state, events.EnergyPaid(player, amount, monster.energy, cause), cause))


def change_fame(state: State, player: Player, change: int, cause: str, notes: Notes) -> None:
    """I-1.7, I-16.4: the dial runs from 0 to 20."""
    monster = state.monsters[player]
    before = monster.fame
    monster.fame = max(0, min(MOST_FAME, before + change))
    if notes.listening and monster.fame != before:
        notes.tell(
            caused(
                state, events.FameChanged(player, monster.fame - before, monster.fame, cause), cause
            )
        )


def take_ally(state: State, player: Player, ally: AllyId, notes: Notes) -> None:
    state.allies.remove(ally)
    state.monsters[player].ally = ally
    if notes.listening:
        notes.tell(events.AllyTaken(player, ally))


def lose_ally(state: State, player: Player, notes: Notes) -> None:
    ally = state.monsters[player].ally
    state.monsters[player].ally = NO_ALLY
    state.allies = sorted([*state.allies, ally])
    if notes.listening:
        notes.tell(events.AllyLost(player, ally))
