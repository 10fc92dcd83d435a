"""What has to change on a floor for a reason against a move to go: one fact at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.timid.floors import rng_of
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.rules import moves as m
from ungeheuer.games.timid.rules.cards import Monsters
from ungeheuer.games.timid.rules.obstacles import bit_at, hop_between
from ungeheuer.games.timid.rules.play import apply, decide, survey
from ungeheuer.games.timid.rules.shapes import MEMBERS, Hop, Slot, Slots
from ungeheuer.games.timid.rules.state import MOVING, PEEKING, Floor, State
from ungeheuer.games.timid.rules.view import asked

Mended = tuple[State, str]
Mender = Callable[[State, Any, dict[str, Any]], bool | None]
# About the moment: once mended, what else stands against the move is seen.
PRECEDING: Final = frozenset({"not-asked", "not-now", "peek-first", "no-peeks-left"})
# About the form of the move, or the floor as it was laid: no position in this match mends them.
FORM: Final = frozenset(
    {
        "card-missing",
        "card-not-in-hand",
        "no-card-there",
        "no-such-card",
        "not-beside",
        "not-connected",
        "nothing-to-jump-over",
        "on-another-card",
        "on-entrance",
        "only-corner-to-corner",
        "too-many-of-card",
        "wrong-number-of-monsters",
    }
)


def deal_more(_state: State, _rng: Rng) -> bool:
    """Random matches of this game come to all its reasons by themselves."""
    return True


def mended(state: State, _seat: str, move: Move, against: Obstacle) -> Mended | None:
    """A copy in which this one fact is otherwise, and the seat asked there; None if none is."""
    if against.code == "not-asked":
        return (state, str(asked(state))) if asked(state) else None
    if against.code == "not-now":
        return at_the_right_moment(state, move)
    twin = state.copy()
    mender = MENDERS.get(against.code)
    if mender is None or mender(twin, move, against.params) is False:
        return None
    if twin.phase in {PEEKING, MOVING}:
        survey(twin)
    return twin, str(asked(twin))


def at_the_right_moment(state: State, move: Move) -> Mended:
    """A new match with the same cards, as far as such moves are made."""
    fresh = State(state.deck)
    rng = rng_of(len(move.text))
    kinds = (m.Draw,) if isinstance(move, m.Draw) else (m.Draw, m.Build)
    while not isinstance(move, m.Draw):
        question = decide(fresh)
        assert isinstance(question, Decision)
        sample = question.ask.sample(rng)
        if not isinstance(sample, kinds) or isinstance(move, type(sample)):
            break
        apply(fresh, sample, SILENT)
    return fresh, str(asked(fresh))


# -- single facts


def not_in_deck(state: State, _move: Move, params: dict[str, Any]) -> bool | None:
    if params["card"] not in state.deck.called(Monsters(63)) or state.left == 63:
        return False
    before = state.left
    state.left = Monsters(before | state.deck.monsters([params["card"]]))
    return state.left != before


def peek_first(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.floor.peeks = 0
    state.phase = MOVING


def no_peeks_left(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.floor.peeks = 1
    state.phase = PEEKING


def attack_spent(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.floor.attack = True


def jump_spent(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.floor.jump = True


def face_down(floor: Floor, bits: int) -> bool:
    """Turn a card over, unless it is the entrance, or the pawn stands there."""
    for name in ("up", "monsters", "comfortable", "frozen", "slain", "exit"):
        setattr(floor, name, Slots(getattr(floor, name) & ~bits))
    return bits > 1 and bits != 1 << floor.pawn


def stand_on(floor: Floor, slot: int) -> None:
    floor.pawn = Slot(slot)
    floor.up = Slots(floor.up | 1 << slot)
    floor.comfortable = Slots(floor.comfortable & ~(1 << slot))


def stay_at_takeoff(floor: Floor, move: Move) -> None:
    """Who can jump now stands where the jump begins, so that turning cards over changes nothing."""
    hop = hop_of(floor, move)
    if hop is not None and hop.takeoff & floor.walk:
        floor.pawn = Slot(MEMBERS[hop.takeoff & floor.walk][0])


def hop_of(floor: Floor, move: Move) -> Hop | None:
    if not isinstance(move, m.Jump | m.JumpAttack):
        return None
    return hop_between(floor, bit_at(floor, move.cell), bit_at(floor, move.over))


def turned_over(state: State, move: Any, _params: dict[str, Any]) -> bool:
    """The card that the move is about lies face down."""
    stay_at_takeoff(state.floor, move)
    return face_down(state.floor, bit_at(state.floor, move.cell))


def changes_nothing(state: State, move: Any, _params: dict[str, Any]) -> bool:
    stay_at_takeoff(state.floor, move)
    over = bit_at(state.floor, move.over)
    return face_down(state.floor, over if over > 1 else bit_at(state.floor, move.cell))


def out_of_reach(state: State, move: Any, _params: dict[str, Any]) -> None:
    """The character stands beside the card."""
    floor = state.floor
    stand_on(floor, MEMBERS[floor.shape.near[floor.shape.slots[move.cell]]][0])


def no_takeoff(state: State, move: Any, _params: dict[str, Any]) -> bool | None:
    floor = state.floor
    hop = hop_of(floor, move)
    if hop is None or not (hop.land | hop.over) & floor.hidden():
        return False
    stand_on(floor, MEMBERS[hop.takeoff][0])
    return None


MENDERS: Final[dict[str, Mender]] = {
    "already-face-up": turned_over,
    "attack-spent": attack_spent,
    "jump-changes-nothing": changes_nothing,
    "jump-spent": jump_spent,
    "known-danger": turned_over,
    "no-peeks-left": no_peeks_left,
    "no-takeoff": no_takeoff,
    "not-in-deck": not_in_deck,
    "nothing-to-attack": turned_over,
    "nothing-to-explore": turned_over,
    "out-of-reach": out_of_reach,
    "peek-first": peek_first,
}
