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
from ungeheuer.games.island.rules.agenda import Part, chance_question, question
from ungeheuer.games.island.rules.chances import Cast, Roll
from ungeheuer.games.island.rules.dice import Dice, faces_in
from ungeheuer.games.island.rules.move_tables import TAKES, throw_of
from ungeheuer.games.island.rules.moves import KEEP, THROW_ALL, Take, Throw
from ungeheuer.games.island.rules.names import FACE_NAMES, NO_PLAYER, NO_ZONE, SEATS, ZONES
from ungeheuer.games.island.rules.state import Shown, State, Step


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


class TakeDice(Part):
    """I-10.2, I-10.3: before it, support tiles may be an alternative to the throw (I-18.7)."""

    __slots__ = ()
    kind = "take"

    def ask(self, state: State) -> Decision[Move] | None:
        if any(state.pending):
            return question(state.active, pending_moves(state), "I-18.9")
        support = support_moves(state)
        return question(state.active, [THROW_ALL, *support], "I-10.3") if support else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if move == THROW_ALL:
            self.run(state, notes)
        else:
            act(state, move, notes)

    def run(self, state: State, notes: Notes) -> None:
        """I-10.3: available dice first; what is missing is taken from locked ones."""
        state.finish(self)
        wanted = powers.dice_count(state)
        ready = min(wanted, state.free_dice)
        verbs.take_free_dice(state, ready, notes)
        state.push(Rolling(powers.throws(state) - 1))
        state.push(CAST)
        if wanted > ready:
            state.push(Fill(wanted - ready))


class Fill(Step):
    """I-10.3: from any zones, one die at a time; equal dice of one zone are one option."""

    __slots__ = ("missing",)
    kind = "fill"
    fields = ("missing",)

    def __init__(self, missing: int) -> None:
        self.missing = missing

    def copy(self) -> Step:
        return Fill(self.missing)

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.missing, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        moves = [TAKES[face][z] for z in ZONES for face in faces_in(state.island[z].locked)]
        return question(state.active, moves, "I-10.3") if self.missing and moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Take)
        self.missing -= 1
        verbs.take_locked_die(state, move.face, move.zone, notes)


class ThrowHand(Step):
    """I-10.4: all dice in hand, six faces equally likely each."""

    __slots__ = ()
    kind = "cast"

    def ask(self, state: State) -> Decision[Move] | None:
        return chance_question(Cast(state.hand), "I-10.4")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Roll)
        state.finish(self)
        verbs.show_roll(state, move.dice, notes)


CAST: Final = ThrowHand()


class Rolling(Step):
    """I-10.5: stop, or any non-empty subset once more, also dice kept earlier."""

    __slots__ = ("throws",)
    kind = "rolling"
    fields = ("throws",)

    def __init__(self, throws: int) -> None:
        self.throws = throws  # left

    def copy(self) -> Step:
        return Rolling(self.throws)

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.throws, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        if any(state.pending):
            return question(state.active, pending_moves(state), "I-18.9")
        if not self.throws:
            return None
        supply = {FACE_NAMES[face]: state.roll[face] for face in faces_in(state.roll)}
        ask = Throwing(supply, [KEEP, *support_moves(state)])
        return Decision(SEATS[state.active], ask, RuleId("I-10.5"))

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if isinstance(move, Throw):
            self.throws -= 1
            verbs.pick_up(state, move.dice, notes)
            state.push(CAST)
        elif move == KEEP:
            state.finish(self)
        else:
            act(state, move, notes)
