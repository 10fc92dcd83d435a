"""The verbs: each changes the state in one way and notes its event."""

from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import Seat
from ungeheuer.games.mighty.rules.cards import Tile
from ungeheuer.games.mighty.rules.events import (
    CardShown,
    Displaced,
    FightLost,
    GuardiansDealt,
    HandDealt,
    HandsOpened,
    Healed,
    LootTaken,
    Played,
    PricePaid,
    TileTurned,
)
from ungeheuer.games.mighty.rules.moves import (
    ALL_FIVE,
    CARDS,
    SEATS,
    Hand,
    Level,
    Place,
    Play,
    Player,
    Spot,
    side_of,
)
from ungeheuer.games.mighty.rules.state import NO_PLAYER, State


def take_in_hand(state: State, player: Player, hand: Hand) -> None:
    """The hand is exactly these cards, the others lie aside."""
    state.hand[player] = hand
    state.aside[player] = Hand(ALL_FIVE & ~hand)


def deal_hand(state: State, player: Player, hand: Hand, notes: Notes) -> None:
    take_in_hand(state, player, hand)
    if notes.listening:
        owner: Seat = SEATS[player]
        notes.tell(HandDealt(player, list(CARDS[hand])), only=owner)
        notes.tell(HandDealt(player, []), but=owner)


def lay_out(state: State, levels: tuple[Level, ...], notes: Notes) -> None:
    state.levels = list(levels)
    for level in levels:
        state.undealt[level] -= 1
    if notes.listening:
        notes.tell(GuardiansDealt(state.round, list(levels)))


def turn_tile(state: State, tile: Tile, notes: Notes) -> None:
    state.tile = tile
    state.tiles_seen.append(tile)
    if notes.listening:
        notes.tell(TileTurned(tile.id))


def open_hands(state: State, hand: Hand, notes: Notes) -> None:
    """All players take the same cards in hand, for everyone to know."""
    for number in range(state.players):
        take_in_hand(state, Player(number), hand)
    if notes.listening:
        opened = HandsOpened(list(CARDS[hand]))
        if state.hands_open:
            notes.tell(opened)
        else:
            notes.reveal(opened)
    state.hands_open = True


def lay(state: State, player: Player, play: Play, notes: Notes) -> None:
    """A card goes from the hand to a free spot, face up."""
    state.hand[player] = Hand(state.hand[player] & ~play.bit)
    state.lying[play.spot] = play.strength
    state.owner[play.spot] = player
    state.free &= ~(1 << play.spot)
    news = not (state.hands_open or state.shown[player] & play.bit)
    if news:  # until now nobody else knew that this card was in that hand
        state.shown[player] = Hand(state.shown[player] | play.bit)
    if notes.listening:
        played = Played(player, play.strength, play.place + 1, side_of(play.spot))
        if news:
            notes.reveal(played, shown=CardShown(player, play.strength))
        else:
            notes.tell(played)


def take_back(state: State, player: Player, spot: Spot, notes: Notes) -> None:
    """A card goes from its spot back to its owner's hand, driven out by a stronger one."""
    owner = state.owner[spot]
    strength = state.lying[spot]
    state.hand[owner] = Hand(state.hand[owner] | 1 << strength)
    state.lying[spot] = 0
    state.owner[spot] = NO_PLAYER
    state.free |= 1 << spot
    if notes.listening:
        place, side, own = spot // 2 + 1, side_of(spot), player == owner
        notes.tell(Displaced(player, owner, strength, place, side, own))


def pay(
    state: State, player: Player, treasury: int, owner: Player, owner_gold: int, notes: Notes
) -> None:
    """M-1.4: coins are change only; gold is a number, and the treasury takes and gives any."""
    state.gold[player] -= treasury + owner_gold
    state.gold[owner] += owner_gold
    if notes.listening:
        notes.tell(PricePaid(player, treasury, owner, owner_gold))


def take_loot(state: State, player: Player, gold: int, place: Place, notes: Notes) -> None:
    state.gold[player] += gold
    if notes.listening:
        notes.tell(LootTaken(player, gold, place + 1))


def lose(place: Place, notes: Notes) -> None:
    if notes.listening:
        notes.tell(FightLost(place + 1))


def heal(state: State, player: Player, strength: int, cost: int, notes: Notes) -> None:
    """Pay what the monster costs, or what is left."""
    paid = min(cost, state.gold[player])
    state.gold[player] -= paid
    if notes.listening:
        notes.tell(Healed(player, strength, cost, paid))


def clear(state: State) -> None:
    """The castle is empty again; guardians not turned up go away unseen."""
    spots = 2 * state.players
    state.lying = [0] * spots
    state.owner = [NO_PLAYER] * spots
    state.free = (1 << spots) - 1
    state.levels = []
    state.turned = []
    state.tile = None
