"""What one seat sees, built from nothing, field by field.

The dungeon sees everything; the character and spectators see what lies openly; `chance` sees
besides what is left in the deck. Every list is in an order that tells nothing: cards by x, then y,
monsters by name, floors by number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games.timid.rules.cards import BREED, CARDS, MONSTERS, Card, Monsters
from ungeheuer.games.timid.rules.grid import X, Y, cell_at
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.games.timid.rules.play import winner
from ungeheuer.games.timid.rules.shapes import ENTRANCE_SLOT, Slot, Slots, shape_of
from ungeheuer.games.timid.rules.state import BUILDING, MOVING, OVER, PEEKING, Floor, State
from ungeheuer.games.timid.rules.steps import look_around

PHASES: Final = ("drawing", "building", "peeking", "moving", "over")


@dataclass
class CardView:
    """A card of the floor. Of a card face down only the dungeon sees what it is.

    `active` is true for a monster that stops whoever steps onto it; of a face-down monster it says
    whether it would be active if it were turned up now. `reach`: the character can walk there.
    """

    x: int
    y: int
    up: bool
    card: str | None
    comfortable: bool
    active: bool
    frozen: bool
    slain: bool
    reach: bool


@dataclass
class MonsterView:
    """One of the six monsters: its pattern, and the floor on which it was turned up, if any."""

    name: str
    pattern: str
    seen: int | None


@dataclass
class View:
    """All that a seat may know. What it may not know is None.

    `hand`: the cards to be laid; `deck`: the monsters left to draw; `aside`: by floor, the
    monsters that were never turned up, of which everybody knows how many there are.
    """

    seat: str
    asked: str | None
    phase: str
    floor: int
    escaped: int
    peeks: int
    attack: bool
    jump: bool
    pawn: tuple[int, int]
    cards: list[CardView]
    monsters: list[MonsterView]
    unseen_aside: list[int]
    hand: list[str] | None
    deck: list[str] | None
    aside: list[list[str]] | None
    winner: str | None


def view_of(state: State, seat: Seat) -> View:
    """T-2.4, T-5.1: what lies openly for all, the rest for the dungeon."""
    floor = state.floor
    knows = seat == DUNGEON
    pawn = floor.shape.cells[floor.pawn]
    return View(
        seat=seat,
        asked=asked(state),
        phase=PHASES[state.phase],
        floor=state.number,
        escaped=state.escaped,
        peeks=floor.peeks,
        attack=floor.attack,
        jump=floor.jump,
        pawn=(X[pawn], Y[pawn]),
        cards=_cards(state, knows=knows),
        monsters=_monsters(state),
        unseen_aside=[len(BREED[aside.hidden]) for aside in state.aside],
        hand=_hand(state) if knows else None,
        deck=state.deck.called(state.left) if knows or seat == CHANCE else None,
        aside=[state.deck.called(aside.hidden) for aside in state.aside] if knows else None,
        winner=winner(state) if state.phase == OVER else None,
    )


def asked(state: State) -> str | None:
    if state.phase == OVER:
        return None
    if state.phase in {PEEKING, MOVING}:
        return CHARACTER
    return DUNGEON if state.phase == BUILDING else CHANCE


def _hand(state: State) -> list[str]:
    """T-1.2, T-2.1: corridors and exit, with the monsters once they are drawn; none once laid."""
    if state.cards:
        return []
    held = ["corridor"] * CARDS["corridor"] + ["exit"] * CARDS["exit"]
    return sorted([*held, *state.deck.called(state.hand)])


def _cards(state: State, *, knows: bool) -> list[CardView]:
    """T-2.4: every place of the floor; what lies there if it is face up, or for the dungeon."""
    cells = state.floor.shape.cells
    order = sorted(range(len(cells)), key=cells.__getitem__)
    return [_card(state, Slot(slot), knows=knows) for slot in order]


def _card(state: State, slot: Slot, *, knows: bool) -> CardView:
    floor = state.floor
    bit = 1 << slot
    cell = floor.shape.cells[slot]
    up = bool(floor.up & bit)
    comfortable = bool(floor.comfortable & bit)
    active = bool(floor.active() & bit)
    if knows and not up and state.is_monster(slot):
        comfortable = state.would_be_comfortable(slot)
        active = comfortable and not floor.monsters & floor.shape.near[slot]
    return CardView(
        x=X[cell],
        y=Y[cell],
        up=up,
        card=_name(state, slot) if up or knows else None,
        comfortable=comfortable,
        active=active,
        frozen=bool(floor.frozen & bit),
        slain=bool(floor.slain & bit),
        reach=bool(floor.walk & bit) and state.phase != OVER,
    )


def _name(state: State, slot: Slot) -> str:
    return "entrance" if slot == ENTRANCE_SLOT else state.deck.names[state.cards[slot]]


def _monsters(state: State) -> list[MonsterView]:
    """T-5.1: both always know which monsters have been seen."""
    seen: dict[Card, int] = {}
    for number, aside in enumerate(state.aside, start=1):
        seen.update(dict.fromkeys(BREED[aside.seen], number))
    for card in BREED[turned_up(state)]:
        seen[card] = state.number
    deck = state.deck
    return [
        MonsterView(deck.names[card], deck.patterns[card].rows, seen.get(Card(card)))
        for card in range(MONSTERS)
    ]


def turned_up(state: State) -> Monsters:
    """The monsters face up on this floor."""
    bits = 0
    for slot, card in enumerate(state.cards):
        if state.floor.monsters >> slot & 1:
            bits |= 1 << card
    return Monsters(bits)


def floor_of(view: View) -> Floor:
    """The floor as it lies openly on the table, for the questions in `steps`."""
    laid = [card for card in view.cards if (card.x, card.y) != (0, 0)]
    floor = Floor(shape_of(tuple(cell_at(card.x, card.y) for card in laid)), view.peeks)
    floor.attack, floor.jump = view.attack, view.jump
    floor.pawn = floor.shape.slots[cell_at(*view.pawn)]
    names = {monster.name for monster in view.monsters}
    for slot, card in enumerate(laid, start=1):
        if card.up:
            _lay_open(floor, 1 << slot, card, monster=card.card in names)
    look_around(floor)
    return floor


def _lay_open(floor: Floor, bit: int, card: CardView, *, monster: bool) -> None:
    floor.up = Slots(floor.up | bit)
    floor.exit = Slots(floor.exit | (bit if card.card == "exit" else 0))
    floor.monsters = Slots(floor.monsters | (bit if monster else 0))
    floor.comfortable = Slots(floor.comfortable | (bit if card.comfortable else 0))
    floor.frozen = Slots(floor.frozen | (bit if card.frozen else 0))
    floor.slain = Slots(floor.slain | (bit if card.slain else 0))
