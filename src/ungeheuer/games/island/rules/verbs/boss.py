"""What can happen to the boss and his dice."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.dice import boss_die_shown
from ungeheuer.games.island.rules.names import (
    BossFace,
    CardId,
    Player,
    Zone,
)
from ungeheuer.games.island.rules.state import MOST_FAME, State


def change_boss_fame(state: State, change: int, cause: str, notes: Notes) -> None:
    """I-1.8: from 0 to 20; a boss that is down changes no more (I-25.2)."""
    boss = state.boss
    before = boss.fame
    if not boss.down:
        boss.fame = max(0, min(MOST_FAME, before + change))
    if notes.listening and boss.fame != before:
        notes.tell(
            caused(state, events.BossFameChanged(boss.fame - before, boss.fame, cause), cause)
        )


def hurt_boss(state: State, amount: int, cause: str, notes: Notes) -> None:
    lost = min(amount, state.boss.hp)
    state.boss.hp -= lost
    if notes.listening:
        notes.tell(caused(state, events.BossHurt(lost, state.boss.hp, cause), cause))


def relocate_boss(state: State, zone: Zone, cause: str, notes: Notes) -> None:
    """I-6.7: moved by a card; nothing else happens."""
    start = state.boss.zone
    state.boss.zone = zone
    if notes.listening:
        notes.tell(caused(state, events.BossRelocated(start, zone, cause), cause))


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
        notes.tell(events.DieStolen(player, boss_die_shown(face), zone, card))


def release_boss_die(state: State, card: CardId, notes: Notes) -> None:
    state.free_boss_dice += state.boss_on_card.pop(card)
    if notes.listening:
        notes.tell(events.BossDieReleased(card))


def move_boss_die(
    state: State, face: BossFace, start: Zone, to: Zone, cause: str, notes: Notes
) -> None:
    lift_boss_die(state, start, face)
    put_boss_die(state, to, face)
    if notes.listening:
        moved = events.BossDieMoved(boss_die_shown(face), start, to, cause)
        notes.tell(caused(state, moved, cause))


def gather_boss_dice(state: State, zone: Zone, notes: Notes) -> None:
    """I-8.1: the dice of the zone become available."""
    count = state.island[zone].die_count()
    state.island[zone].boss_dice = {}
    state.free_boss_dice += count
    if notes.listening:
        notes.tell(events.BossDiceGathered(zone, count))
