"""The verbs: each changes the state in one way and notes its event, with the cause."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events as told
from ungeheuer.games.island.rules.names import (
    BAGGED,
    FACE_NAMES,
    FIRELING,
    KIND_NAMES,
    NO_ALLY,
    NO_TILE,
    PYLON,
    SETUP,
    AllyId,
    BossFace,
    CardId,
    Face,
    Kind,
    Player,
    Space,
    Zone,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.state import MOST_FAME, State

# -- monsters


def place_monster(state: State, player: Player, zone: Zone, notes: Notes) -> None:
    state.monsters[player].zone = zone
    if notes.listening:
        notes.tell(told.MonsterPlaced(player, zone))


def move_monster(state: State, player: Player, zone: Zone, cause: str, notes: Notes) -> None:
    start = state.monsters[player].zone
    state.monsters[player].zone = zone
    if notes.listening:
        notes.tell(told.MonsterMoved(player, start, zone, cause))


def push_monster(state: State, player: Player, zone: Zone, cause: str, notes: Notes) -> None:
    """A forced move, without damage."""
    start = state.monsters[player].zone
    state.monsters[player].zone = zone
    if notes.listening:
        notes.tell(told.MonsterPushed(player, start, zone, cause))


def heal(state: State, player: Player, amount: int, cap: int, cause: str, notes: Notes) -> None:
    """Never above the cap."""
    monster = state.monsters[player]
    gained = max(0, min(amount, cap - monster.hp))
    monster.hp += gained
    if notes.listening:
        notes.tell(told.Healed(player, gained, monster.hp, cause))


def set_hp(state: State, player: Player, hp: int, cause: str, notes: Notes) -> None:
    state.monsters[player].hp = hp
    if notes.listening:
        notes.tell(told.HpSet(player, hp, cause))


def lower_to_cap(state: State, player: Player, cap: int, notes: Notes) -> None:
    """I-15.4: this is no damage."""
    monster = state.monsters[player]
    lost = monster.hp - cap
    monster.hp = cap
    if notes.listening:
        notes.tell(told.HpLost(player, lost, cap))


def damage(
    state: State, player: Player, amount: int, cause: str, source: str, notes: Notes
) -> bool:
    """HP go down to 0 at most; whether any were lost."""
    monster = state.monsters[player]
    lost = min(amount, monster.hp)
    monster.hp -= lost
    if notes.listening:
        notes.tell(told.Damaged(player, lost, monster.hp, cause, source))
    return lost > 0


def change_energy(state: State, player: Player, change: int, cause: str, notes: Notes) -> None:
    """I-1.14: the supply is endless; I-13.2: never below 0."""
    monster = state.monsters[player]
    changed = max(change, -monster.energy)
    monster.energy += changed
    if notes.listening and changed:
        notes.tell(told.EnergyChanged(player, changed, monster.energy, cause))


def pay(state: State, player: Player, amount: int, cause: str, notes: Notes) -> None:
    monster = state.monsters[player]
    monster.energy -= amount
    if notes.listening:
        notes.tell(told.EnergyPaid(player, amount, monster.energy, cause))


def change_fame(state: State, player: Player, change: int, cause: str, notes: Notes) -> None:
    """I-1.7, I-16.4: the dial runs from 0 to 20."""
    monster = state.monsters[player]
    before = monster.fame
    monster.fame = max(0, min(MOST_FAME, before + change))
    if notes.listening and monster.fame != before:
        notes.tell(told.FameChanged(player, monster.fame - before, monster.fame, cause))


def take_ally(state: State, player: Player, ally: AllyId, notes: Notes) -> None:
    state.allies.remove(ally)
    state.monsters[player].ally = ally
    if notes.listening:
        notes.tell(told.AllyTaken(player, ally))


def lose_ally(state: State, player: Player, notes: Notes) -> None:
    ally = state.monsters[player].ally
    state.monsters[player].ally = NO_ALLY
    state.allies = sorted([*state.allies, ally])
    if notes.listening:
        notes.tell(told.AllyLost(player, ally))


# -- boss


def change_boss_fame(state: State, change: int, cause: str, notes: Notes) -> None:
    """I-1.8: from 0 to 20; a boss that is down changes no more (I-25.2)."""
    boss = state.boss
    before = boss.fame
    if not boss.down:
        boss.fame = max(0, min(MOST_FAME, before + change))
    if notes.listening and boss.fame != before:
        notes.tell(told.BossFameChanged(boss.fame - before, boss.fame, cause))


def hurt_boss(state: State, amount: int, cause: str, notes: Notes) -> None:
    lost = min(amount, state.boss.hp)
    state.boss.hp -= lost
    if notes.listening:
        notes.tell(told.BossHurt(lost, state.boss.hp, cause))


def relocate_boss(state: State, zone: Zone, cause: str, notes: Notes) -> None:
    """I-6.7: moved by a card; nothing else happens."""
    start = state.boss.zone
    state.boss.zone = zone
    if notes.listening:
        notes.tell(told.BossRelocated(start, zone, cause))


def put_boss_die(state: State, zone: Zone, face: BossFace, count: int = 1) -> None:
    dice = state.island[zone].boss_dice
    dice[face] = dice.get(face, 0) + count


def lift_boss_die(state: State, zone: Zone, face: BossFace) -> None:
    dice = state.island[zone].boss_dice
    dice[face] -= 1
    if not dice[face]:
        del dice[face]


def steal(
    state: State, player: Player, face: BossFace, zone: Zone, card: CardId, notes: Notes
) -> None:
    """I-16.2: the boss die becomes available, or lies on a card."""
    lift_boss_die(state, zone, face)
    if card:
        state.boss_on_card[card] = state.boss_on_card.get(card, 0) + 1
    else:
        state.free_boss_dice += 1
    if notes.listening:
        notes.tell(told.DieStolen(player, face, zone, card))


def release_boss_die(state: State, card: CardId, notes: Notes) -> None:
    state.free_boss_dice += state.boss_on_card.pop(card)
    if notes.listening:
        notes.tell(told.BossDieReleased(card))


def move_boss_die(
    state: State, face: BossFace, start: Zone, to: Zone, cause: str, notes: Notes
) -> None:
    lift_boss_die(state, start, face)
    put_boss_die(state, to, face)
    if notes.listening:
        notes.tell(told.BossDieMoved(face, start, to, cause))


def gather_boss_dice(state: State, zone: Zone, notes: Notes) -> None:
    """I-8.1: the dice of the zone become available."""
    count = state.island[zone].die_count()
    state.island[zone].boss_dice = {}
    state.free_boss_dice += count
    if notes.listening:
        notes.tell(told.BossDiceGathered(zone, count))


# -- minions


def draw_minion(state: State, kind: Kind, zone: Zone, cause: str, notes: Notes) -> None:
    state.bag[kind] -= 1
    state.island[zone].minions[kind] += 1
    if notes.listening and cause == SETUP:
        notes.tell(told.FirstMinionDrawn(KIND_NAMES[kind], zone, sum(state.bag)))
    elif notes.listening:
        notes.tell(told.MinionDrawn(KIND_NAMES[kind], zone, sum(state.bag), cause))


def place_fireling(state: State, zone: Zone, cause: str, notes: Notes) -> None:
    """I-1.10: without supply nothing is placed."""
    if not state.firelings:
        if notes.listening:
            notes.tell(told.NoFirelingLeft(zone, cause))
        return
    state.firelings -= 1
    state.island[zone].minions[FIRELING] += 1
    if notes.listening:
        notes.tell(told.FirelingPlaced(zone, state.firelings, cause))


def destroy_minion(
    state: State, kind: Kind, zone: Zone, paid: int, cause: str, notes: Notes
) -> None:
    """I-1.9, I-1.10: back to the bag or to the fireling supply."""
    state.island[zone].minions[kind] -= 1
    if kind in BAGGED:
        state.bag[kind] += 1
    else:
        state.firelings += 1
    if notes.listening:
        notes.tell(told.MinionDestroyed(KIND_NAMES[kind], zone, paid, cause))


def move_minion(state: State, kind: Kind, start: Zone, to: Zone, cause: str, notes: Notes) -> None:
    state.island[start].minions[kind] -= 1
    state.island[to].minions[kind] += 1
    if notes.listening:
        notes.tell(told.MinionMoved(KIND_NAMES[kind], start, to, cause))


# -- crystals and pylons


def build_crystal(
    state: State, zone: Zone, face: Face | None, *, new: bool, cause: str, notes: Notes
) -> None:
    """I-9.1: a locked die that lies there becomes available first."""
    ground = state.island[zone]
    if face is not None:
        (ground.fresh if new else ground.locked)[face] -= 1
        state.free_dice += 1
    ground.crystals += 1
    if notes.listening:
        displaced = "" if face is None else FACE_NAMES[face]
        notes.tell(told.CrystalBuilt(zone, ground.crystals, displaced, cause))


def raise_pylon(state: State, space: Space, notes: Notes) -> None:
    """I-9.4: a tile on the space goes to the box."""
    tile = state.support[space]
    if tile != NO_TILE:
        state.ready.discard(tile)
        state.box.append(tile)
    state.support[space] = PYLON
    if notes.listening:
        notes.tell(told.PylonRaised(zone_of(space), space_name(space), tile, state.pylons()))


def clear_crystals(state: State, zone: Zone, cause: str, notes: Notes) -> None:
    crystals = state.island[zone].crystals
    state.island[zone].crystals = 0
    if notes.listening:
        notes.tell(told.CrystalsCleared(zone, crystals, cause))
