"""The sentences: who is asked what, and what an answer does. Rule by rule."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.chance import EvenDraw
from ungeheuer.engine.decision import Decision, Move, OneOf, Outcome
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import CHANCE, RuleId, Seat
from ungeheuer.games.timid.rules import verbs
from ungeheuer.games.timid.rules.building import Building
from ungeheuer.games.timid.rules.events import (
    FloorEscaped,
    GaveUp,
    MatchEnded,
    StoppedByMonster,
    StoppedWithoutWay,
)
from ungeheuer.games.timid.rules.moves import (
    CHARACTER,
    DUNGEON,
    Attack,
    Build,
    Draw,
    Explore,
    GiveUp,
    Jump,
    JumpAttack,
    Peek,
)
from ungeheuer.games.timid.rules.shapes import MEMBERS, Hop, Slot, Slots
from ungeheuer.games.timid.rules.state import (
    BUILDING,
    DRAWING,
    FLOORS,
    MOVING,
    OVER,
    PEEKING,
    PEEKS,
    State,
)
from ungeheuer.games.timid.rules.steps import look_around, peeks, steps

# rule IDs of the questions, made once
ASK_DRAW: Final = RuleId("T-6.1")
ASK_BUILD: Final = RuleId("T-2.1")
ASK_PEEK: Final = RuleId("T-4.1")
ASK_STEP: Final = RuleId("T-4.2")
END: Final = RuleId("T-1.3")


# -- asking


def decide(state: State) -> Decision[Move] | Outcome:
    """T-2.1, T-4.1, T-4.2: draw, build, turn up, move; T-1.3: until somebody has won."""
    phase = state.phase
    if phase == MOVING:
        return Decision(CHARACTER, OneOf(state.choices), ASK_STEP)
    if phase == PEEKING:
        return Decision(CHARACTER, OneOf(state.choices), ASK_PEEK)
    if phase == DRAWING:
        return Decision(CHANCE, EvenDraw(state.deck.draws(state.left)), ASK_DRAW)
    if phase == BUILDING:
        return Decision(DUNGEON, Building(state.deck.called(state.hand)), ASK_BUILD)
    return outcome(state)


def survey(state: State) -> None:
    """Update `state.choices`: the character's legal moves on this floor."""
    look_around(state.floor)
    moves = peeks(state.floor) if state.phase == PEEKING else steps(state.floor)
    state.choices = tuple(moves)


# -- answering


def apply(state: State, move: Move, notes: Notes) -> None:
    if isinstance(move, Explore):
        explore(state, state.floor.shape.slots[move.cell], notes)
    elif isinstance(move, Attack):
        attack(state, state.floor.shape.slots[move.cell], notes)
    elif isinstance(move, Jump | JumpAttack):
        jump(state, hop_of(state, move), notes, strikes=isinstance(move, JumpAttack))
    elif isinstance(move, Peek):
        peek(state, state.floor.shape.slots[move.cell], notes)
    elif isinstance(move, Draw):
        draw(state, move, notes)
    elif isinstance(move, Build):
        build(state, move, notes)
    elif isinstance(move, GiveUp):
        give_up(state, notes)


def draw(state: State, move: Draw, notes: Notes) -> None:
    """T-2.1, T-6.1: two monsters of the deck, for the dungeon's eyes only."""
    verbs.draw(state, state.deck.monsters(list(move.monsters)), notes)
    state.phase = BUILDING


def build(state: State, move: Build, notes: Notes) -> None:
    """T-2.3, T-2.4: any card in any place, as one whole move; then the character's phase."""
    count = PEEKS[state.number]
    verbs.lay_floor(state, move.laid, count, notes)
    state.phase = PEEKING if count else MOVING
    survey(state)


def peek(state: State, slot: Slot, notes: Notes) -> None:
    """T-4.1: a card is turned up; whatever it is, it stops nobody."""
    floor = state.floor
    verbs.turn_up(state, slot, notes)
    floor.peeks -= 1
    if not floor.peeks:
        state.phase = MOVING
    go_on(state, notes)


def explore(state: State, slot: Slot, notes: Notes) -> None:
    """T-4.2: go there, turn the card up if it is face down; an active monster stops."""
    enter(state, slot, notes)
    arrive(state, slot, notes)


def attack(state: State, slot: Slot, notes: Notes) -> None:
    """T-4.3: a monster is slain, active or not; without one the attack is spent all the same."""
    enter(state, slot, notes)
    verbs.strike(state, slot, notes)
    arrive(state, slot, notes)


def jump(state: State, hop: Hop, notes: Notes, *, strikes: bool) -> None:
    """T-4.4: first the landing, then, if nothing stops, the jumped card; T-4.6: with an attack."""
    land, over = MEMBERS[hop.land][0], MEMBERS[hop.over][0]
    verbs.take_off(state, hop, notes)
    enter(state, land, notes)
    if strikes:
        verbs.strike(state, land, notes)
    floor = state.floor
    if not hop.land & (floor.exit | floor.active()) and hop.over & floor.hidden():
        verbs.turn_up(state, over, notes)
    arrive(state, land, notes)


def hop_of(state: State, move: Jump | JumpAttack) -> Hop:
    """T-4.5: the move names the card that is jumped, even where there are two."""
    slots = state.floor.shape.slots
    land, over = Slots(1 << slots[move.cell]), Slots(1 << slots[move.over])
    for hop in state.floor.shape.hops:
        if hop.land == land and hop.over == over:
            return hop
    raise ValueError(move.text)


def enter(state: State, slot: Slot, notes: Notes) -> None:
    """T-4.2: the pawn goes there, and the card is turned up if it is face down."""
    floor = state.floor
    floor.pawn = slot
    if not floor.up >> slot & 1:
        verbs.turn_up(state, slot, notes)


def arrive(state: State, slot: Slot, notes: Notes) -> None:
    """T-4.7, T-4.8: an active monster stops, the exit ends the floor, else the way goes on."""
    floor = state.floor
    if floor.exit >> slot & 1:
        escape(state, notes)
    elif floor.active() >> slot & 1:
        if notes.listening:
            place, card = verbs.place(floor, slot), verbs.card_name(state, slot)
            notes.tell(StoppedByMonster(state.number, place, card))
        end(state, notes)
    else:
        go_on(state, notes)


def go_on(state: State, notes: Notes) -> None:
    """T-4.9: when nothing but giving up is left, the character is stopped."""
    survey(state)
    if not state.choices:
        if notes.listening:
            notes.tell(StoppedWithoutWay(state.number))
        end(state, notes)


def give_up(state: State, notes: Notes) -> None:
    """T-4.9: whenever the character is asked."""
    if notes.listening:
        notes.tell(GaveUp(state.number))
    end(state, notes)


def escape(state: State, notes: Notes) -> None:
    """T-4.8: nothing more is turned up; T-5.2: on to the next floor, or T-1.3: the match is won."""
    state.escaped += 1
    if notes.listening:
        notes.tell(FloorEscaped(state.number))
    if state.number == FLOORS:
        end(state, notes)
        return
    verbs.clear(state, notes)  # T-5.1
    state.number += 1
    state.phase = DRAWING
    state.choices = ()


def end(state: State, notes: Notes) -> None:
    """T-1.3: the cards stay as they lie; those face down stay secret."""
    state.phase = OVER
    state.choices = ()
    if notes.listening:
        notes.tell(MatchEnded(winner(state), state.escaped))


def winner(state: State) -> Seat:
    """T-1.3: the character who has escaped all three floors, else the dungeon."""
    return CHARACTER if state.escaped == FLOORS else DUNGEON


def outcome(state: State) -> Outcome:
    """T-1.3: the result as it stands in a record."""
    won = winner(state)
    scores = [float(FLOORS - state.escaped), float(state.escaped)]  # floors held, floors escaped
    return Outcome([won], {"winner": str(won), "floors": state.escaped}, END, scores)
