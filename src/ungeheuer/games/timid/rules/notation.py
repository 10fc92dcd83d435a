"""Text for moves and positions: what stands in records, tests, errors and logs."""

from __future__ import annotations

from collections.abc import Mapping

from ungeheuer.engine.decision import END, Laid, Move, cell_of, laid_of, word_of
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.names import CHANCE, RuleId, Seat
from ungeheuer.games.timid.rules.cards import ENTRANCE, MONSTERS, Deck, Monsters
from ungeheuer.games.timid.rules.grid import CELLS, OFF, START, X, Y, cell_at, name_of
from ungeheuer.games.timid.rules.moves import (
    ATTACKS,
    DUNGEON,
    EXPLORES,
    GIVE_UP,
    JUMP_ATTACKS,
    JUMPS,
    PEEKS,
    Attack,
    Build,
    Draw,
    Explore,
    Jump,
    JumpAttack,
    Peek,
)
from ungeheuer.games.timid.rules.play import survey
from ungeheuer.games.timid.rules.shapes import Slot, Slots, shape_of
from ungeheuer.games.timid.rules.state import MOVING, PEEKING, Aside, Floor, Phase, State
from ungeheuer.games.timid.rules.view import PHASES

# -- moves


def read(text: str) -> Move:
    """The move that a text stands for; the order of cards and monsters does not matter."""
    try:
        return _read(text.split())
    except (ValueError, IndexError):
        raise IllegalMove("unreadable-move", RuleId(""), {"text": text}, tried=text) from None


def _read(words: list[str]) -> Move:
    head, rest = words[0], words[1:]
    if head == "build":
        return Build([_laid(word) for word in rest])
    if head == "draw":
        return Draw([_name(word) for word in rest])
    if head == "give-up":
        _exactly(rest, 0)
        return GIVE_UP
    return _jump(head, rest) if head in {"jump", "jump-attack"} else _step(head, rest)


def _exactly(words: list[str], number: int) -> None:
    if len(words) != number:
        raise ValueError(words)


def _name(word: str) -> str:
    """A card's name; `?` stands for one that is hidden and can be read by nobody."""
    if not (word.isascii() and word.replace("-", "").isalpha()):
        raise ValueError(word)
    return word


def _laid(word: str) -> Laid:
    cell, card = laid_of(word)
    return cell, _name(card)


def _step(head: str, words: list[str]) -> Move:
    _exactly(words, 1)
    x, y = cell_of(words[0])
    place, cell = (x, y), cell_at(x, y)
    if head == "peek":
        return Peek(place, cell) if cell == OFF else PEEKS[cell]
    if head == "explore":
        return Explore(place, cell) if cell == OFF else EXPLORES[cell]
    if head == "attack":
        return Attack(place, cell) if cell == OFF else ATTACKS[cell]
    raise ValueError(head)


def _jump(head: str, words: list[str]) -> Move:
    """T-4.5: the move names the card that is jumped."""
    _exactly(words, 3)
    if words[1] != "over":
        raise ValueError(words)
    (x, y), (over_x, over_y) = cell_of(words[0]), cell_of(words[2])
    cell, over = cell_at(x, y), cell_at(over_x, over_y)
    place, hurdle = (x, y), (over_x, over_y)
    if head == "jump":
        known = None if cell == OFF else JUMPS[cell].get(over)
        return known or Jump(place, cell, hurdle, over)
    struck = None if cell == OFF else JUMP_ATTACKS[cell].get(over)
    return struck or JumpAttack(place, cell, hurdle, over)


def redacted(move: Move, seat: Seat) -> str:
    """T-2.4, T-6.1: what is drawn and what lies where is told to the dungeon only."""
    if isinstance(move, Draw) and seat not in {DUNGEON, CHANCE}:
        return " ".join(("draw", *("?" for _ in move.monsters)))
    if isinstance(move, Build) and seat != DUNGEON:
        return " ".join(("build", *(word_of(cell, "?") for cell, _ in move.laid)))
    return move.text


def alphabet(deck: Deck) -> list[str]:
    """Every word of every move, in a fixed order."""
    words = ["draw", "build", "peek", "explore", "attack", "jump", "jump-attack", "over", "give-up"]
    words += [END, *deck.names[:MONSTERS]]
    words += [name_of(cell) for cell in CELLS]
    cards = [*deck.names[:MONSTERS], "corridor", "exit"]
    words += [word_of((X[c], Y[c]), card) for c in CELLS if c != START for card in cards]
    return words


# -- positions: `key=value` words, an empty value for nothing


def position(state: State) -> str:
    floor = state.floor
    fields = {
        "phase": PHASES[state.phase],
        "floor": str(state.number),
        "escaped": str(state.escaped),
        "deck": ",".join(state.deck.called(state.left)),
        "hand": ",".join(state.deck.called(state.hand)),
        "aside": ";".join(_aside(state, aside) for aside in state.aside),
        "cards": ";".join(_cards(state)),
        "pawn": name_of(floor.shape.cells[floor.pawn]),
        "peeks": str(floor.peeks),
        "actions": ",".join(
            name for name, left in (("attack", floor.attack), ("jump", floor.jump)) if left
        ),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _aside(state: State, aside: Aside) -> str:
    """`bat/dragon`: of an earlier floor, those turned up and those never seen."""
    return f"{','.join(state.deck.called(aside.seen))}/{','.join(state.deck.called(aside.hidden))}"


def _cards(state: State) -> list[str]:
    """`bat@0,1+*!`: a bat that is turned up, frozen and slain."""
    floor = state.floor
    found = []
    for slot, card in enumerate(state.cards[1:], start=1):
        cell = floor.shape.cells[slot]
        signs = (("+", floor.up), ("*", floor.frozen), ("!", floor.slain))
        marks = "".join(sign for sign, slots in signs if slots >> slot & 1)
        found.append(word_of((X[cell], Y[cell]), state.deck.names[card]) + marks)
    return found


def from_position(text: str, deck: Deck) -> State:
    """The state that a position line describes."""
    fields = dict(word.split("=", maxsplit=1) for word in text.split())
    state = State(deck)
    state.phase = Phase(PHASES.index(fields["phase"]))
    state.number = int(fields["floor"])
    state.escaped = int(fields["escaped"])
    state.left = _monsters(deck, fields["deck"])
    state.hand = _monsters(deck, fields["hand"])
    for word in _words(fields["aside"], ";"):
        seen, hidden = word.split("/")
        state.aside.append(Aside(_monsters(deck, seen), _monsters(deck, hidden)))
    _set_floor(state, fields)
    if state.phase in {PEEKING, MOVING}:
        survey(state)
    return state


def _words(value: str, between: str = ",") -> list[str]:
    return value.split(between) if value else []


def _monsters(deck: Deck, value: str) -> Monsters:
    return deck.monsters(_words(value))


def _set_floor(state: State, fields: Mapping[str, str]) -> None:
    words = _words(fields["cards"], ";")
    if not words:
        return
    laid = [laid_of(word.rstrip("+*!")) for word in words]
    shape = shape_of(tuple(cell_at(x, y) for (x, y), _ in laid))
    state.floor = floor = Floor(shape, int(fields["peeks"]))
    state.cards = [ENTRANCE, *(state.deck.numbers[card] for _, card in laid)]
    for slot, word in enumerate(words, start=1):
        set_marks(state, 1 << slot, word)
    floor.pawn = shape.slots[cell_at(*cell_of(fields["pawn"]))]
    actions = _words(fields["actions"])
    floor.attack, floor.jump = "attack" in actions, "jump" in actions


def set_marks(state: State, bit: int, word: str) -> None:
    """Turn a card up, freeze and slay it, as its marks say."""
    floor = state.floor
    slot = Slot(bit.bit_length() - 1)
    if "+" in word:
        floor.up = Slots(floor.up | bit)
        if word.startswith("exit@"):
            floor.exit = Slots(bit)
        elif state.is_monster(slot):
            floor.monsters = Slots(floor.monsters | bit)
            if state.would_be_comfortable(slot):
                floor.comfortable = Slots(floor.comfortable | bit)
    floor.frozen = Slots(floor.frozen | (bit if "*" in word else 0))
    floor.slain = Slots(floor.slain | (bit if "!" in word else 0))
