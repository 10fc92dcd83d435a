"""Text of moves and positions."""

from typing import Final

from liars_dice.rules.moves import BIDS, DOUBT, FACES, SEATS, Bid, Cup, Face, Player, Roll
from liars_dice.rules.state import State
from ungeheuer.engine.decision import END, Move, whole
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.names import RuleId, Seat

SPOKEN: Final[dict[str, Move]] = {move.text: move for move in (DOUBT, *BIDS)}


def read(text: str) -> Move:
    """The move that a text stands for; dice in any order."""
    try:
        return _read(text)
    except (ValueError, KeyError):
        raise IllegalMove("unreadable-move", RuleId(""), {"text": text}, tried=text) from None


def _read(text: str) -> Move:
    head, *numbers = text.split() or [""]
    if head != "roll" or len(numbers) < 2:
        return SPOKEN[text.strip()]
    player, *faces = [whole(number) for number in numbers]
    if not (0 <= player < len(SEATS) and set(faces) <= set(FACES)):
        raise ValueError(text)
    return Roll(Player(player), [Face(face) for face in faces])


def redacted(move: Move, seat: Seat) -> str:
    """L-2.3: a roll is known to its owner only."""
    if isinstance(move, Roll) and SEATS[move.player] != seat:
        return f"roll {move.player} " + " ".join("?" for _ in move.cup)
    return move.text


def alphabet() -> list[str]:
    numbers = [str(number) for number in range(7)]
    return ["doubt", "roll", *numbers, *(bid.text for bid in BIDS), END]


def position(state: State) -> str:
    """`wild 1 5:13356/4: 0:3x5 /`: the variant, whose turn, dice and cups, bids, the last cups."""
    cups = [f"{dice}:{_dice(cup)}" for dice, cup in zip(state.dice, state.cups, strict=True)]
    bids = ",".join(f"{player}:{bid}" for player, bid in state.bids)
    variant = "wild" if state.wild else "plain"
    last = "/".join(map(_dice, state.last))
    return f"{variant} {state.turn} {'/'.join(cups)} {bids or '-'} {last}"


def from_position(text: str) -> State:
    variant, turn, cups, bids, last = text.split(" ")
    pairs = [cup.split(":") for cup in cups.split("/")]
    state = State([whole(dice) for dice, _ in pairs], wild=variant == "wild")
    state.turn = Player(whole(turn))
    state.cups = [_cup(faces) for _, faces in pairs]
    state.last = [_cup(faces) for faces in last.split("/")]
    for player, bid in [each.split(":") for each in bids.split(",") if each != "-"]:
        made = read(bid)
        assert isinstance(made, Bid)
        state.bids.append((Player(whole(player)), made))
    return state


def _dice(cup: Cup) -> str:
    return "".join(map(str, cup))


def _cup(faces: str) -> Cup:
    return tuple(Face(whole(face)) for face in faces)
