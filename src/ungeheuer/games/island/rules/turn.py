"""I-3, I-22: the order of a turn, the effects at its start and its end."""

from __future__ import annotations

from typing import ClassVar, Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.actions import act, pending_moves, support_moves, tell_use
from ungeheuer.games.island.rules.agenda import Part, question
from ungeheuer.games.island.rules.boss import BossStep
from ungeheuer.games.island.rules.card_moves import Use
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.challenge import Transition
from ungeheuer.games.island.rules.deeds import can_all, start
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.market import BuyCards
from ungeheuer.games.island.rules.moves import PASS
from ungeheuer.games.island.rules.names import NO_PLAYER, NO_ZONE, CardId, Player
from ungeheuer.games.island.rules.rolling import TakeDice
from ungeheuer.games.island.rules.state import FRESH, Declined, Shown, State, Step
from ungeheuer.games.island.rules.windows import Resolve, Window


class Begin(Part):
    """I-3.3: the limits of the active player begin anew."""

    __slots__ = ()
    kind = "begin"
    asks = False

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        state.turn += 1
        state.used = {}
        state.windows_declined = Declined.NONE
        if notes.listening:
            notes.tell(events.TurnBegan(state.active, state.turn))


# -- moments: turn start, monster phase start, final roll, end of turn


class Moment(Part):
    """I-3.3, I-10.6, I-22.1: effects in an order the active player chooses.

    Optional ones may be skipped. `kind` is their trigger.
    """

    __slots__ = ("uses",)
    fields = ("uses",)
    rule: ClassVar[str] = ""

    def __init__(self, uses: int = 0) -> None:
        self.uses = uses  # how many effects were used

    def number(self) -> int:
        return self.uses

    def waiting(self, state: State) -> list[Ability]:
        """The effects of this moment that were not used yet, each once."""
        return [
            ability
            for ability in powers.active_abilities(state, state.active, self.kind)
            if not state.used.get(ability.id, 0)
            and (not ability.may or can_all(state, ability, state.active))
        ]

    def has_window(self, left: list[Ability]) -> bool:
        """I-18.7: whether support tiles may be used here."""
        return False

    def is_idle(self, state: State) -> bool:
        if powers.active_abilities(state, state.active, self.kind) or any(state.pending):
            return False
        return not self.has_window([]) or not support_moves(state)

    def ask(self, state: State) -> Decision[Move] | None:
        if any(state.pending):
            return question(state.active, pending_moves(state), "I-18.9")
        left = self.waiting(state)
        moves: list[Move] = [Use(ability.id) for ability in left]
        if self.has_window(left):
            moves += support_moves(state)
        if moves and all(ability.may for ability in left):
            moves.append(PASS)
        return question(state.active, moves, self.rule) if moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if move == PASS:
            state.finish(self)
        elif isinstance(move, Use):
            self.uses += 1
            powers.count_use(state, move.ability)
            tell_use(state, move, notes)
            start(state, move.ability, state.active)
        else:
            act(state, move, notes)


class TurnStart(Moment):
    """I-3.3, I-18.7: with support tiles."""

    __slots__ = ()
    kind = "turn-start"
    rule = "I-3.3"

    def has_window(self, left: list[Ability]) -> bool:
        return True

    def copy(self) -> Step:
        return TurnStart(self.uses)


class PhaseStart(Moment):
    """I-10.1: the start of the monster phase; boss dice on the player's cards go free."""

    __slots__ = ()
    kind = "mp-start"
    rule = "I-10.1"

    def is_idle(self, state: State) -> bool:
        """Never: a rollout ends between this part and the throw."""
        return False

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        for card in state.me().keep:
            if state.boss_on_card.get(card, 0):
                verbs.release_boss_die(state, card, notes)

    def copy(self) -> Step:
        return PhaseStart(self.uses)


class FinalRoll(Moment):
    """I-10.6"""

    __slots__ = ()
    kind = "final"
    rule = "I-10.6"

    def copy(self) -> Step:
        return FinalRoll(self.uses)


class TurnEnd(Moment):
    """I-22.1, I-18.7: with support tiles between END effects."""

    __slots__ = ()
    kind = "end"
    rule = "I-22.1"

    def has_window(self, left: list[Ability]) -> bool:
        return self.uses > 0 and bool(left)

    def copy(self) -> Step:
        return TurnEnd(self.uses)


# -- the check


class AtNoHp(Part):
    """I-10.1: what happens to a monster that would begin its monster phase with 0 HP."""

    __slots__ = ()
    asks = False

    def is_idle(self, state: State) -> bool:
        return state.me().hp > 0

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        if state.me().hp == 0:
            self.befall(state, notes)

    def befall(self, state: State, notes: Notes) -> None:
        raise NotImplementedError


class Rescue(AtNoHp):
    """I-15.3: effects that save it."""

    __slots__ = ()
    kind = "zero-hp"

    def befall(self, state: State, notes: Notes) -> None:
        for ability in powers.active_abilities(state, state.active, "zero-hp")[:1]:
            start(state, ability.id, state.active)


class Check(AtNoHp):
    """I-15.2: it is defeated."""

    __slots__ = ()
    kind = "check"

    def befall(self, state: State, notes: Notes) -> None:
        lose(state, "zero-hp", notes)


# -- the end


class EndTurn(Part):
    """I-22.2, I-24.2: the flags of the turn clear, the next player is active."""

    __slots__ = ()
    kind = "end-turn"
    asks = False

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        settle_dice(state)
        state.spent_tiles = set()
        state.recharged = set()
        if notes.listening:
            notes.tell(events.TurnEnded(state.active))
        if state.turn >= state.options.turn_limit:  # I-23.5
            lose(state, "turn-limit", notes)
        state.active = Player((state.active + 1) % state.players())
        if state.boss.down:
            state.push(Transition())


def settle_dice(state: State) -> None:
    """I-12.5, I-27.2: 'locked this turn' holds for this turn only."""
    for ground in state.island:
        if any(ground.fresh):
            for face, count in enumerate(ground.fresh):
                ground.locked[face] += count
                ground.fresh[face] = 0
    for card, face in list(state.lock_on_card.items()):
        state.lock_on_card[CardId(card)] = face % FRESH


# -- the script

# I-3.1: boss phase, monster phase, end of turn; windows as in I-18.7
SCRIPT: Final[tuple[Part, ...]] = (
    Begin(),
    TurnStart(),
    BossStep(1),
    Window(1),
    BossStep(2),
    Window(2),
    BossStep(3),
    Window(3),
    BossStep(4),
    Window(4),
    BossStep(5),
    Window(5),
    Rescue(),
    Check(),
    PhaseStart(),
    TakeDice(),
    FinalRoll(),
    Resolve(),
    BuyCards(),
    TurnEnd(),
    EndTurn(),
)


def place_of(kind: str, number: int = 0) -> int:
    """Where in the script this part stands."""
    for place, part in enumerate(SCRIPT):
        if part.kind == kind and part.number() == number:
            return place
    raise ValueError(kind)


class Turn(Step):
    """I-3.1, I-3.2: the parts of SCRIPT, again and again; idle ones are passed over."""

    __slots__ = ("place",)
    kind = "turn"
    fields = ("place",)

    def __init__(self, place: int = 0) -> None:
        self.place = place  # in SCRIPT, of the part to come

    def copy(self) -> Step:
        return Turn(self.place)

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.place, "", ""

    def run(self, state: State, notes: Notes) -> None:
        part = SCRIPT[self.place]
        while part.is_idle(state):
            self.place += 1
            part = SCRIPT[self.place]
        self.place = (self.place + 1) % len(SCRIPT)
        state.push(part.copy())
        if not part.asks:
            part.run(state, notes)
