"""More verbs: what is done with dice, tiles and cards, each with its event."""

from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events as told
from ungeheuer.games.island.rules.dice import AS_WILD, VIRTUAL, Dice, Die, text_of
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    NO_TILE,
    WILD,
    CardId,
    Face,
    Space,
    TileId,
    Zone,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.state import FRESH, State
from ungeheuer.games.island.rules.verbs import release_boss_die

# -- monster dice


def take_free_dice(state: State, count: int, notes: Notes) -> None:
    state.free_dice -= count
    state.hand += count
    if notes.listening:
        notes.tell(told.DiceTaken(count))


def take_locked_die(state: State, face: Face, zone: Zone, notes: Notes) -> None:
    state.island[zone].locked[face] -= 1
    state.hand += 1
    if notes.listening:
        notes.tell(told.LockedDieTaken(FACE_NAMES[face], zone))


def show_roll(state: State, dice: Dice, notes: Notes) -> None:
    """The dice in hand come to lie with these faces."""
    state.hand -= sum(dice)
    for face, count in enumerate(dice):
        state.roll[face] += count
    if notes.listening:
        notes.tell(told.Rolled(text_of(dice)))


def pick_up(state: State, dice: Dice, notes: Notes) -> None:
    """Dice of the roll go back to the hand, to be thrown."""
    for face, count in enumerate(dice):
        state.roll[face] -= count
    state.hand += sum(dice)
    if notes.listening:
        notes.tell(told.DiceChosen(text_of(dice)))


def turn_die(state: State, face: Face, to: Face, cause: str, notes: Notes) -> None:
    state.roll[face] -= 1
    state.roll[to] += 1
    if notes.listening:
        notes.tell(told.DieTurned(FACE_NAMES[face], FACE_NAMES[to], cause))


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
        notes.tell(told.DiceLeft(text_of(state.roll)))
    state.free_dice += sum(state.roll)
    state.roll = [0] * 6


def lock_die(state: State, face: Face, zone: Zone, notes: Notes) -> None:
    state.roll[face] -= 1
    state.island[zone].fresh[face] += 1
    if notes.listening:
        notes.tell(told.DieLocked(FACE_NAMES[face], zone, ""))


def lock_on_card(state: State, face: Face, zone: Zone, card: CardId, notes: Notes) -> None:
    state.roll[face] -= 1
    state.lock_on_card[card] = face + FRESH
    if notes.listening:
        notes.tell(told.DieLocked(FACE_NAMES[face], zone, card))


def unlock_die(state: State, face: Face, zone: Zone, notes: Notes) -> None:
    state.island[zone].locked[face] -= 1
    state.roll[face] += 1
    if notes.listening:
        notes.tell(told.DieUnlocked(FACE_NAMES[face], zone, ""))


def unlock_from_card(state: State, face: Face, zone: Zone, card: CardId, notes: Notes) -> None:
    del state.lock_on_card[card]
    state.roll[face] += 1
    if notes.listening:
        notes.tell(told.DieUnlocked(FACE_NAMES[face], zone, card))


def release_locked(state: State, cause: str, notes: Notes) -> None:
    """Every die locked on the island becomes available."""
    count = state.locked_dice()
    for ground in state.island:
        ground.locked = [0] * 6
        ground.fresh = [0] * 6
    state.free_dice += count
    if notes.listening:
        notes.tell(told.DiceReleased(count, cause))


def drop_die(state: State, face: int, notes: Notes) -> None:
    state.pending[face] -= 1
    if notes.listening:
        notes.tell(told.DieDropped("?" if face == WILD else FACE_NAMES[face]))


# -- support tiles


def put_tile(state: State, tile: TileId, space: Space, cause: str, notes: Notes) -> None:
    """I-18.2: the new tile leaves the pile first; then the old one goes to the discard."""
    state.pile.remove(tile)
    old = state.support[space]
    if old != NO_TILE:
        discard_tile(state, old, cause, notes)
    state.support[space] = tile
    state.ready.add(tile)
    if notes.listening:
        notes.tell(told.TileBuilt(tile, zone_of(space), space_name(space), cause))


def discard_tile(state: State, tile: TileId, cause: str, notes: Notes) -> None:
    state.support[state.support.index(tile)] = NO_TILE
    state.ready.discard(tile)
    state.discarded_tiles.append(tile)
    if notes.listening:
        notes.tell(told.TileDiscarded(tile, cause))


def shuffle_tiles(state: State, notes: Notes) -> None:
    """I-18.4: the discard becomes the pile."""
    state.pile = sorted(state.discarded_tiles)
    state.discarded_tiles = []
    if notes.listening:
        notes.tell(told.TilesShuffled(len(state.pile)))


def recharge_tile(state: State, tile: TileId, notes: Notes) -> None:
    state.ready.add(tile)
    state.recharged.add(tile)
    if notes.listening:
        notes.tell(told.TileRecharged(state.active, tile))


# -- cards


def fill_slot(state: State, card: CardId, slot: int, notes: Notes) -> None:
    state.unseen.remove(card)
    state.market[slot] = card
    if notes.listening:
        notes.tell(told.CardRevealed(card, slot + 1))


def empty_card(state: State, card: CardId, notes: Notes) -> None:
    """I-1.5, I-1.6: dice that lie on a card become available when it goes."""
    if state.boss_on_card.get(card, 0):
        release_boss_die(state, card, notes)
    if card in state.lock_on_card:
        del state.lock_on_card[card]
        state.free_dice += 1


def discard_card(state: State, card: CardId, notes: Notes) -> None:
    state.discard.append(card)
    if notes.listening:
        notes.tell(told.CardDiscarded(card))
