"""I-10: taking the dice and throwing them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ungeheuer.engine.decision import Decision, Move, SomeOf
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import RuleId
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules import powers, verbs
from ungeheuer.games.island.rules.actions import act, pending_moves, support_moves
from ungeheuer.games.island.rules.agenda import Handler, chance_question, finish, question
from ungeheuer.games.island.rules.chances import Cast, Roll
from ungeheuer.games.island.rules.dice import Dice, faces_in
from ungeheuer.games.island.rules.moves import KEEP, THROW_ALL, Take, Throw
from ungeheuer.games.island.rules.move_tables import TAKES, throw_of
from ungeheuer.games.island.rules.names import FACE_NAMES, SEATS, ZONES
from ungeheuer.games.island.rules.state import State, Step


class Throwing(SomeOf[Move]):
    """I-10.5: throw some of these dice again, or make one of the other listed moves."""

    __slots__ = ("others",)
    each = "die"
    ends = "do throw"
    code = "does-island-throw-these"

    def __init__(self, supply: Mapping[str, int], others: Sequence[Move]) -> None:
        super().__init__(supply, 1, sum(supply.values()))
        self.others = list(others)

    def join(self, chosen: Mapping[str, int]) -> Move:
        return throw_of(tuple(chosen.get(name, 0) for name in FACE_NAMES))

    def split(self, move: Move) -> Mapping[str, int]:
        if not isinstance(move, Throw):
            return {}
        return {n: count for n, count in zip(FACE_NAMES, move.dice, strict=True) if count}

    def contains(self, move: Move) -> bool:
        return move in self.others or super().contains(move)

    def size(self) -> int:
        return self._subsets() - 1 + len(self.others)

    def _subsets(self) -> int:
        """How many sets of dice there are, the empty one included."""
        count = 1
        for number in self.supply.values():
            count *= number + 1
        return count

    def listed(self) -> Sequence[Move]:
        """The throws are described."""
        return self.others

    def moves(self) -> list[Move]:
        picks: list[dict[str, int]] = [{}]
        for piece, count in self.supply.items():
            picks = [{**pick, piece: k} if k else pick for pick in picks for k in range(count + 1)]
        return [*self.others, *(self.join(pick) for pick in picks if pick)]

    def sample(self, rng: Rng) -> Move:
        """One of `moves()`, of which only this one is made."""
        number = rng.below(self.size())
        if number < len(self.others):
            return self.others[number]
        return throw_of(self._subset(number - len(self.others) + 1))

    def _subset(self, number: int) -> Dice:
        """The set of dice with this number: in the order of `moves()`, the last face counts on."""
        counts = [0] * 6
        for name in reversed(self.supply):
            radix = self.supply[name] + 1
            counts[FACE_NAMES.index(name)] = number % radix
            number //= radix
        return tuple(counts)


def ask_take(state: State, _step: Step) -> Decision[Move] | None:
    """I-18.7: before taking dice, if support tiles offer an alternative to the throw."""
    if any(state.pending):
        return question(state.active, pending_moves(state), "I-18.9")
    support = support_moves(state)
    return question(state.active, [THROW_ALL, *support], "I-10.3") if support else None


def answer_take(state: State, step: Step, move: Move, notes: Notes) -> None:
    if move == THROW_ALL:
        take(state, step, notes)
    else:
        act(state, move, notes)


def take(state: State, step: Step, notes: Notes) -> None:
    """I-10.2, I-10.3: available dice first; what is missing is taken from locked ones."""
    state.finish(step)
    wanted = powers.dice_count(state)
    ready = min(wanted, state.free_dice)
    verbs.take_free_dice(state, ready, notes)
    fill = [Step("fill", n=wanted - ready)] if wanted > ready else []
    state.push_all([*fill, Step("cast"), Step("rolling", n=powers.throws(state) - 1)])


def ask_fill(state: State, step: Step) -> Decision[Move] | None:
    """I-10.3: from any zones, one die at a time; equal dice of one zone are one option."""
    moves = [TAKES[face][z] for z in ZONES for face in faces_in(state.island[z].locked)]
    return question(state.active, moves, "I-10.3") if step.n and moves else None


def answer_fill(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Take)
    step.n -= 1
    verbs.take_locked_die(state, move.face, move.zone, notes)


def ask_cast(state: State, _step: Step) -> Decision[Move] | None:
    """I-10.4: all dice in hand, six faces equally likely each."""
    return chance_question(Cast(state.hand), "I-10.4")


def answer_cast(state: State, step: Step, move: Move, notes: Notes) -> None:
    assert isinstance(move, Roll)
    state.finish(step)
    verbs.show_roll(state, move.dice, notes)


def ask_rolling(state: State, step: Step) -> Decision[Move] | None:
    """I-10.5: stop, or any non-empty subset once more, also dice kept earlier."""
    if any(state.pending):
        return question(state.active, pending_moves(state), "I-18.9")
    if not step.n:
        return None
    supply = {FACE_NAMES[face]: state.roll[face] for face in faces_in(state.roll)}
    ask = Throwing(supply, [KEEP, *support_moves(state)])
    return Decision(SEATS[state.active], ask, RuleId("I-10.5"))


def answer_rolling(state: State, step: Step, move: Move, notes: Notes) -> None:
    if isinstance(move, Throw):
        step.n -= 1
        verbs.pick_up(state, move.dice, notes)
        state.push(Step("cast"))
    elif move == KEEP:
        state.finish(step)
    else:
        act(state, move, notes)


HANDLERS: Final[dict[str, Handler]] = {
    "take": Handler(take, ask_take, answer_take),
    "fill": Handler(finish, ask_fill, answer_fill),
    "cast": Handler(finish, ask_cast, answer_cast),
    "rolling": Handler(finish, ask_rolling, answer_rolling),
}
