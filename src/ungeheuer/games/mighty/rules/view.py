"""What one seat sees, built from nothing, field by field; with what a perfect memory would know."""

from dataclasses import dataclass
from typing import Final

from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.recent import Recent
from ungeheuer.games.mighty.rules.cards import Tile
from ungeheuer.games.mighty.rules.moves import (
    ALL_FIVE,
    CARDS,
    COUNT,
    LEVELS,
    SEATS,
    THREE_OF_FIVE,
    Hand,
    Place,
    Player,
    Spot,
)
from ungeheuer.games.mighty.rules.play import TREASURY_PRICE, faced, healing_cost, owner_price
from ungeheuer.games.mighty.rules.state import NO_PLAYER, OVER, PLAYING, Seen, State, spots
from ungeheuer.games.mighty.rules.tiles import decided_changes

PHASES: Final = (
    "choosing-start",
    "dealing-hands",
    "dealing-guardians",
    "turning-tile",
    "playing",
    "fighting",
    "over",
)


@dataclass
class MonsterView:
    """A monster in the castle; `price` is what this seat would pay in all to displace it."""

    player: int
    strength: int
    price: int


@dataclass
class PlaceView:
    """A guardian place: the back is public, the front once it is turned up.

    `strength` and `loot` are printed; `fought` is what counts, the king tile included.
    `total`: what the monsters there have together. `king`: what the tile adds to strength and loot,
    as far as it is decided.
    """

    level: int
    min_strength: int
    max_strength: int
    min_loot: int
    max_loot: int
    monsters: list[MonsterView | None]
    total: int
    king: tuple[int, int]
    strength: int | None
    loot: int | None
    fought: tuple[int, int] | None


@dataclass
class PlayerView:
    """A player: `hands` holds every hand that is possible for all this seat knows.

    `shown` are the cards of the first hand that were played in round 1.
    """

    seat: str
    kind: str
    gold: int
    cards: int
    hands: list[list[int]]
    shown: list[int]
    healing: list[int]


@dataclass
class ChangeView:
    where: str
    strength: int
    loot: int


@dataclass
class TileView:
    """A king tile; `healing` holds strengths with their cost."""

    id: str
    forbids: list[int]
    in_hand: list[int]
    healing: list[tuple[int, int]]
    changes: list[ChangeView]


@dataclass
class SeenView:
    """A guardian turned up in this match; places are numbered from 1 at the gate."""

    round: int
    place: int
    level: int
    strength: int
    loot: int
    beaten: bool


@dataclass
class View:
    """All that a seat may know. `unseen` lists the fronts that may still come, by level."""

    seat: str
    asked: str | None
    phase: str
    chain: bool
    king: bool
    round: int
    rounds: int
    start: int | None
    hands_open: bool
    players: list[PlayerView]
    places: list[PlaceView]
    tile: TileView | None
    tiles_seen: list[str]
    tiles_left: list[str]
    seen: list[SeenView]
    undealt: list[int]
    unseen: list[list[tuple[int, int]]]


Near = tuple[State, View]  # another state of the same match, with how it looked


def view_of(state: State, seat: Seat, near: Near | None = None) -> View:
    """M-1.2, M-2.4: everything is public but hands in round 1 and what nobody has seen.

    What is like that near is taken from there.
    """
    return View(
        seat=seat,
        asked=asked(state),
        phase=PHASES[state.phase],
        chain=state.chain,
        king=state.king,
        round=state.round,
        rounds=state.rounds,
        start=None if state.start == NO_PLAYER else state.start,
        hands_open=state.hands_open,
        players=[_player(state, Player(number), seat) for number in range(state.players)],
        places=[_place(state, Place(number), seat) for number in range(len(state.levels))],
        tile=None if state.tile is None else tile_view(state.tile),
        tiles_seen=[tile.id for tile in state.tiles_seen],
        tiles_left=[id for id, tile in state.deck.tiles.items() if tile not in state.tiles_seen],
        seen=[_seen(seen) for seen in state.seen] if near is None else _seen_near(state, *near),
        undealt=[state.undealt[level] for level in LEVELS],
        unseen=_unseen(state) if near is None else _unseen_near(state, *near),
    )


def _seen_near(state: State, other: State, view: View) -> list[SeenView]:
    return view.seen if state.seen == other.seen else [_seen(seen) for seen in state.seen]


def _unseen(state: State) -> list[list[tuple[int, int]]]:
    return [[(f.strength, f.loot) for f in state.unseen[level]] for level in LEVELS]


def _unseen_near(state: State, other: State, view: View) -> list[list[tuple[int, int]]]:
    return view.unseen if state.unseen == other.unseen else _unseen(state)


def view_beside(public: View, state: State, seat: Seat) -> View:
    """M-2.4: a seat knows its own hand beside what everybody knows, and pays less for its own."""
    own = NUMBERS[seat]
    view = View.__new__(View)
    vars(view).update(vars(public))
    view.seat = seat
    if not is_open(state, own):
        view.players = [*public.players]
        view.players[own] = _player(state, own, seat)
    view.places = [*public.places]
    for place in {Place(spot // 2) for spot, owner in enumerate(state.owner) if owner == own}:
        if place < len(view.places):
            view.places[place] = _place(state, place, seat)
    return view


def asked(state: State) -> str | None:
    if state.phase == OVER:
        return None
    return SEATS[state.turn] if state.phase == PLAYING else CHANCE


# Players and places look the same for a while, and to most seats: such parts are made once, for all
# tables. So nobody may change a view that was made for somebody.
_PLAYERS: Final[Recent[PlayerView]] = Recent(4096)
_PLACES: Final[Recent[PlaceView]] = Recent(4096)
NUMBERS: Final = {seat: Player(number) for number, seat in enumerate(SEATS)}


def _player(state: State, player: Player, seat: Seat) -> PlayerView:
    known = seat == SEATS[player] or is_open(state, player)
    hand = state.hand[player], state.aside[player], state.shown[player], known
    shown = player, state.kinds[player], state.gold[player]
    key = (*shown, *hand, state.deck, state.tile)
    return _PLAYERS.get(key, lambda: _new_player(state, player, seat))


def _new_player(state: State, player: Player, seat: Seat) -> PlayerView:
    return PlayerView(
        seat=SEATS[player],
        kind=state.kinds[player],
        gold=state.gold[player],
        cards=COUNT[state.hand[player]],
        hands=[list(CARDS[hand]) for hand in possible_hands(state, player, seat)],
        shown=list(CARDS[state.shown[player]]),
        healing=[healing_cost(state, player, strength) for strength in range(1, 6)],
    )


def possible_hands(state: State, player: Player, seat: Seat) -> list[Hand]:
    """One hand where it is known, all that fit what was shown where it is not."""
    if seat == SEATS[player] or is_open(state, player):
        return [state.hand[player]]
    castle = in_castle(state, player)
    shown = state.shown[player]
    return [Hand(dealt & ~castle) for dealt in THREE_OF_FIVE if dealt & shown == shown]


def is_open(state: State, player: Player) -> bool:
    """Whether everybody knows this hand."""
    return state.hands_open or state.aside[player] == 0


def in_castle(state: State, player: Player) -> Hand:
    return Hand(ALL_FIVE & ~state.hand[player] & ~state.aside[player])


def _place(state: State, place: Place, seat: Seat) -> PlaceView:
    first, second = spots(place)
    front = state.turned[place] if place < len(state.turned) else None
    fought = None if front is None else faced(state, place, front)
    lying, owner, me = state.lying, state.owner, NUMBERS.get(seat)
    one = lying[first], owner[first], owner[first] == me  # M-3.4: who owns it pays less
    other = lying[second], owner[second], owner[second] == me
    king = decided_changes(state, place)
    key = (one, other, state.levels[place], front, fought, king, state.deck)
    return _PLACES.get(key, lambda: _new_place(state, place, seat, fought, king))


def _new_place(
    state: State,
    place: Place,
    seat: Seat,
    fought: tuple[int, int] | None,
    king: tuple[int, int],
) -> PlaceView:
    back = state.deck.backs[state.levels[place]]
    front = state.turned[place] if place < len(state.turned) else None
    return PlaceView(
        level=state.levels[place],
        min_strength=back.min_strength,
        max_strength=back.max_strength,
        min_loot=back.min_loot,
        max_loot=back.max_loot,
        monsters=[_monster(state, spot, seat) for spot in spots(place)],
        total=state.total(place),
        king=king,
        strength=None if front is None else front.strength,
        loot=None if front is None else front.loot,
        fought=fought,
    )


def _monster(state: State, spot: Spot, seat: Seat) -> MonsterView | None:
    if not state.lying[spot]:
        return None
    owner = state.owner[spot]
    price = owner_price(state.levels[spot // 2], own=SEATS[owner] == seat)
    return MonsterView(owner, state.lying[spot], TREASURY_PRICE + price)


def tile_view(tile: Tile) -> TileView:
    return TileView(
        id=tile.id,
        forbids=list(CARDS[tile.forbids]),
        in_hand=list(CARDS[tile.in_hand]),
        healing=list(tile.healing.items()),
        changes=[ChangeView(c.where, c.strength, c.loot) for c in tile.changes],
    )


def _seen(seen: Seen) -> SeenView:
    front = seen.front
    return SeenView(
        seen.round, seen.place + 1, seen.level, front.strength, front.loot, beaten=seen.beaten
    )
