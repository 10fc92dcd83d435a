"""What can happen to the monsters' dice."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.dice import ANY, AS_WILD, VIRTUAL, Dice, Die, shown
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    WILD,
    CardId,
    Face,
    Zone,
)
from ungeheuer.games.island.rules.state import FRESH, State


def take_free_dice(state: State, count: int, notes: Notes) -> None:
    state.free_dice -= count
    state.hand += count
    if notes.listening:
        notes.tell(events.DiceTaken(count))


def take_locked_die(state: State, face: Face, zone: Zone, notes: Notes) -> None:
    state.island[zone].locked[face] -= 1
    state.hand += 1
    if notes.listening:
        notes.tell(events.LockedDieTaken(FACE_NAMES[face], zone))


def show_roll(state: State, dice: Dice, notes: Notes) -> None:
    """The dice in hand come to lie with these faces."""
    state.hand -= sum(dice)
    for face, count in enumerate(dice):
        state.roll[face] += count
    if notes.listening:
        notes.tell(events.Rolled(shown(dice)))


def pick_up(state: State, dice: Dice, notes: Notes) -> None:
    """Dice of the roll go back to the hand, to be thrown."""
    for face, count in enumerate(dice):
        state.roll[face] -= count
    state.hand += sum(dice)
    if notes.listening:
        notes.tell(events.DiceChosen(shown(dice)))


def turn_die(state: State, face: Face, to: Face, cause: str, notes: Notes) -> None:
    state.roll[face] -= 1
    state.roll[to] += 1
    if notes.listening:
        notes.tell(caused(state, events.DieTurned(FACE_NAMES[face], FACE_NAMES[to], cause), cause))


def use_dice(state: State, dice: Dice) -> None:
    """I-11.2, I-1.5: real dice become available; I-18.10: virtual ones vanish."""
    for die, count in enumerate(dice):
        if count:
            _use(state, die, count)


def _use(state: State, die: int, count: int) -> None:
    if die < VIRTUAL:
        state.roll[die] -= count
        state.free_dice += count
    elif die < AS_WILD:
        state.pending[die - VIRTUAL] -= count
    else:
        state.pending[WILD] -= count


def use_die(state: State, die: Die) -> None:
    _use(state, die, 1)


def clear_roll(state: State, notes: Notes) -> None:
    """I-11.5: dice left over become available."""
    if notes.listening and any(state.roll):
        notes.tell(events.DiceLeft(shown(state.roll)))
    state.free_dice += sum(state.roll)
    state.roll = [0] * 6


def lock_die(state: State, face: Face, zone: Zone, notes: Notes) -> None:
    state.roll[face] -= 1
    state.island[zone].fresh[face] += 1
    if notes.listening:
        notes.tell(events.DieLocked(FACE_NAMES[face], zone, ""))


def lock_on_card(state: State, face: Face, zone: Zone, card: CardId, notes: Notes) -> None:
    state.roll[face] -= 1
    state.lock_on_card[card] = face + FRESH
    if notes.listening:
        notes.tell(events.DieLocked(FACE_NAMES[face], zone, card))


def unlock_die(state: State, face: Face, zone: Zone, notes: Notes) -> None:
    state.island[zone].locked[face] -= 1
    state.roll[face] += 1
    if notes.listening:
        notes.tell(events.DieUnlocked(FACE_NAMES[face], zone, ""))


def unlock_from_card(state: State, face: Face, zone: Zone, card: CardId, notes: Notes) -> None:
    del state.lock_on_card[card]
    state.roll[face] += 1
    if notes.listening:
        notes.tell(events.DieUnlocked(FACE_NAMES[face], zone, card))


def release_locked(state: State, cause: str, notes: Notes) -> None:
    """Every die locked on the island becomes available."""
    count = state.locked_dice()
    for ground in state.island:
        ground.locked = [0] * 6
        ground.fresh = [0] * 6
    state.free_dice += count
    if notes.listening:
        notes.tell(caused(state, events.DiceReleased(count, cause), cause))


def drop_die(state: State, face: int, notes: Notes) -> None:
    state.pending[face] -= 1
    if notes.listening:
        notes.tell(events.DieDropped(ANY if face == WILD else FACE_NAMES[face]))
