"""Text for moves and positions: what stands in records, tests, errors and logs."""

from __future__ import annotations

from collections.abc import Mapping

from ungeheuer.engine.decision import END, Move
from ungeheuer.engine.errors import IllegalMove, MessageError
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.games.mighty.rules.cards import Deck
from ungeheuer.games.mighty.rules.moves import (
    CARDS,
    DEALS,
    LEVELS,
    MOST_PLAYERS,
    PLAYS,
    SEATS,
    STARTS,
    STRENGTHS,
    Deal,
    DealHand,
    Front,
    Hand,
    King,
    Level,
    Place,
    Player,
    Spot,
    Start,
    Strength,
    hand_of,
)
from ungeheuer.games.mighty.rules.state import NO_PLAYER, Phase, Seen, State, new_state, spots
from ungeheuer.games.mighty.rules.view import PHASES

# -- moves


def read(text: str) -> Move:
    """The move that a text stands for; the order of a hand's cards does not matter."""
    words = text.split()
    try:
        return _read(words)
    except (ValueError, IndexError, KeyError):
        raise IllegalMove("unreadable-move", RuleId(""), {"text": text}, tried=text) from None


def _read(words: list[str]) -> Move:
    head, rest = words[0], words[1:]
    if head == "start":
        return _start(rest)
    if head == "hand":
        return _dealt_hand(rest)
    if head == "deal":
        return _deal(rest)
    if head == "king":
        (tile,) = rest
        return King(tile)
    if head == "front":
        (front,) = rest
        return _front(front)
    (play,) = words
    return _play(play)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


def _start(words: list[str]) -> Start:
    (player,) = words
    return STARTS[_number(player)]


def _dealt_hand(words: list[str]) -> DealHand:
    player = Player(_number(words[0]))
    cards = [Strength(_number(word)) for word in words[1:]]
    if player >= MOST_PLAYERS or not set(cards) <= set(STRENGTHS) or len(set(cards)) < len(cards):
        raise ValueError(words)
    return DealHand(player, hand_of(tuple(cards)))


def _deal(words: list[str]) -> Deal:
    levels = tuple(Level(_number(word)) for word in words)
    if not set(levels) <= set(LEVELS):
        raise ValueError(words)
    return DEALS.get(levels) or Deal(levels)


def _front(word: str) -> Front:
    strength, loot = word.split("/")
    return Front(_number(strength), _number(loot))


def _play(word: str) -> Move:
    strength, spot = word.split("@")
    place, side = _number(spot[:-1]), "ab".index(spot[-1])
    if strength not in "12345" or not 1 <= place <= MOST_PLAYERS:
        raise ValueError(word)
    return PLAYS[_number(strength)][2 * place - 2 + side]


def redacted(move: Move, seat: Seat) -> str:
    """M-2.4: a hand is told to its owner only."""
    if isinstance(move, DealHand) and SEATS[move.player] != seat:
        return f"hand {move.player} ? ? ?"
    return move.text


def alphabet(deck: Deck) -> list[str]:
    """Every word of every move, in a fixed order."""
    words = ["start", "hand", "deal", "king", "front", END]
    words += [str(digit) for digit in range(MOST_PLAYERS)]
    words += [play.text for row in PLAYS[1:] for play in row]
    words += list(deck.tiles)
    fronts = {front.text.split()[1] for back in deck.backs for front in back.fronts}
    return words + sorted(fronts)


# -- positions: `key=value` words, an empty value for nothing


def position(state: State) -> str:
    variants = [name for name, on in (("chain", state.chain), ("king", state.king)) if on]
    fields = {
        "players": str(state.players),
        "variants": ",".join(variants),
        "kinds": ",".join(state.kinds),
        "phase": PHASES[state.phase],
        "round": str(state.round),
        "start": "" if state.start == NO_PLAYER else str(state.start),
        "turn": str(state.turn),
        "gold": ",".join(map(str, state.gold)),
        "hands": ",".join(_digits(hand) for hand in state.hand),
        "aside": ",".join(_digits(hand) for hand in state.aside),
        "shown": ",".join(_digits(hand) for hand in state.shown),
        "open": str(int(state.hands_open)),
        "castle": ",".join(_place(state, Place(number)) for number in range(len(state.levels))),
        "turned": ",".join(f"{front.strength}/{front.loot}" for front in state.turned),
        "tile": state.tile.id if state.tile else "",
        "tiles": ",".join(tile.id for tile in state.tiles_seen),
        "undealt": ",".join(str(state.undealt[level]) for level in LEVELS),
        "seen": ",".join(_seen(seen) for seen in state.seen),
    }
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _digits(hand: Hand) -> str:
    return "".join(str(strength) for strength in CARDS[hand])


def _place(state: State, place: Place) -> str:
    """`2:0.4/-`: a guardian of level 2, player 0's 4 on side a, side b free."""
    sides = [
        f"{state.owner[spot]}.{state.lying[spot]}" if state.lying[spot] else "-"
        for spot in spots(place)
    ]
    return f"{state.levels[place]}:{'/'.join(sides)}"


def _seen(seen: Seen) -> str:
    """`1.3.2.6/11+`: round 1, place 3, level 2, 6/11, beaten."""
    sign = "+" if seen.beaten else "-"
    front = seen.front
    return f"{seen.round}.{seen.place + 1}.{seen.level}.{front.strength}/{front.loot}{sign}"


def from_position(text: str, deck: Deck) -> State:
    """The state that a position line describes."""
    try:
        state = _at(text, deck)
    except (ValueError, IndexError, KeyError):
        raise MessageError("bad-position", {"text": text}) from None
    seats = (len(state.gold), len(state.hand), len(state.aside), len(state.shown))
    if set(seats) != {state.players} or not 0 <= state.turn < state.players:
        raise MessageError("bad-position", {"text": text})
    return state


def _at(text: str, deck: Deck) -> State:
    fields = dict(word.split("=", maxsplit=1) for word in text.split())
    variants = fields["variants"].split(",")
    state = new_state(
        deck,
        int(fields["players"]),
        fields["kinds"].split(","),
        chain="chain" in variants,
        king="king" in variants,
    )
    _set_table(state, fields)
    _set_hands(state, fields)
    _set_castle(state, fields["castle"])
    _set_memory(state, fields)
    return state


def _words(value: str) -> list[str]:
    return value.split(",") if value else []


def _set_table(state: State, fields: Mapping[str, str]) -> None:
    state.phase = Phase(PHASES.index(fields["phase"]))
    state.round = int(fields["round"])
    state.start = Player(int(fields["start"])) if fields["start"] else NO_PLAYER
    state.turn = Player(int(fields["turn"]))
    state.gold = [int(word) for word in _words(fields["gold"])]
    state.hands_open = fields["open"] == "1"
    state.undealt = [0, *(int(word) for word in _words(fields["undealt"]))]


def _set_hands(state: State, fields: Mapping[str, str]) -> None:
    state.hand = [_hand(word) for word in fields["hands"].split(",")]
    state.aside = [_hand(word) for word in fields["aside"].split(",")]
    state.shown = [_hand(word) for word in fields["shown"].split(",")]


def _hand(digits: str) -> Hand:
    return hand_of(tuple(Strength(int(digit)) for digit in digits))


def _set_castle(state: State, value: str) -> None:
    for place, word in enumerate(_words(value)):
        level, sides = word.split(":")
        state.levels.append(Level(int(level)))
        for spot, side in zip(spots(Place(place)), sides.split("/"), strict=True):
            if side != "-":
                _set_monster(state, spot, side)


def _set_monster(state: State, spot: Spot, side: str) -> None:
    player, strength = side.split(".")
    state.owner[spot] = Player(int(player))
    state.lying[spot] = int(strength)
    state.free &= ~(1 << spot)


def _set_memory(state: State, fields: Mapping[str, str]) -> None:
    tiles = state.deck.tiles
    state.tile = tiles[fields["tile"]] if fields["tile"] else None
    state.tiles_seen = [tiles[id] for id in _words(fields["tiles"])]
    for word in _words(fields["seen"]):
        round_, place, level, rest = word.split(".")
        front = take_front(state, Level(int(level)), rest[:-1])
        beaten = rest[-1] == "+"
        state.seen.append(
            Seen(int(round_), Place(int(place) - 1), Level(int(level)), front, beaten=beaten)
        )
    turned = len(_words(fields["turned"]))
    state.turned = [seen.front for seen in state.seen[len(state.seen) - turned :]]


def take_front(state: State, level: Level, word: str) -> Front:
    """The front is the deck's own, and is no longer unseen."""
    wanted = _front(word)
    for front in state.unseen[level]:
        if front == wanted:
            state.unseen[level].remove(front)
            return front
    raise ValueError(word)
