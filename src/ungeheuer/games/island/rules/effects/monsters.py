"""Effects on monsters: HP, energy, fame, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.engine.cardset import Reader
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import powers, verbs
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.agenda import question
from ungeheuer.games.island.rules.damage import Damage
from ungeheuer.games.island.rules.deeds import Deed
from ungeheuer.games.island.rules.effect import (
    EITHER,
    NUMBER,
    Chosen,
    Context,
    Effect,
    Scale,
    read_instead,
    takes,
)
from ungeheuer.games.island.rules.moves import LOSE_FAME, PASS, PAY
from ungeheuer.games.island.rules.names import (
    NO_ZONE,
    ZONES,
    AbilityId,
    Player,
    ccw,
    cw,
    within,
)
from ungeheuer.games.island.rules.reasons import (
    at_full_hp,
    obstacle,
    too_far,
)
from ungeheuer.games.island.rules.state import MOST_FAME, START_HP, Shown, State, Step
from ungeheuer.games.island.rules.vocabulary import MEANT, REACHED, WHO

FEW_HP = 4


class Heal(Effect):
    do = "heal"
    words = takes(who=WHO, n=NUMBER)
    optional = takes(where=REACHED)
    limits = (1, 12)
    is_part = True
    stands_in = True
    kept_worth = 1.0

    def who_words(self, context: Context) -> Sequence[str]:
        return ("one",) if context.inside == EITHER else super().who_words(context)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.who == "one":
            deed.choose_later(state, deed.who)
            return
        for player in deed.players(state, self):
            self._heal(state, deed, player, notes)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [t.ToMonster(player) for player in state.in_order() if is_hurt(state, player)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.ToMonster):
            return None
        return at_full_hp(state, move.monster)

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToMonster)
        self._heal(state, deed, move.monster, notes)

    def _heal(self, state: State, deed: Deed, player: Player, notes: Notes) -> None:
        verbs.heal(state, player, self.n, powers.cap(state, player), deed.ability, notes)

    def changes_something(self, state: State, deed: Deed) -> bool:
        return is_hurt(state, deed.target if self.who == "healed" else deed.who)

    def worth_now(self, state: State, scale: Scale) -> float:
        """HP count more for monsters with few of them."""
        total = 0.0
        for monster in state.monsters:
            lost = START_HP - monster.hp
            if lost > 0:
                worth = min(lost, self.n) * (1.4 if monster.hp <= FEW_HP else 0.5)
                if self.who == "each":
                    total += worth
                elif monster is state.me() or self.who == "one":
                    total = max(total, worth)
        return total


def is_hurt(state: State, player: Player) -> bool:
    return state.monsters[player].hp < powers.cap(state, player)


class Hurt(Effect):
    """I-3.6: one instance on all its targets; I-15.1: its source is that of the ability."""

    do = "damage"
    words = takes(who=MEANT, where=REACHED, n=NUMBER)
    limits = (1, 12)
    stands_in = True

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        targets = deed.players(state, self)
        state.push(Damage(self.n, deed.ability, deed.source, targets))


class Energy(Effect):
    do = "energy"
    words = takes(who=WHO, n=NUMBER)
    optional = takes(where=REACHED)
    limits = (-20, 20)
    is_part = True
    stands_in = True
    kept_worth = 0.6

    def who_words(self, context: Context) -> Sequence[str]:
        return ("one",) if context.inside == EITHER else super().who_words(context)

    def read_more(self, row: Reader, context: Context) -> None:
        self.instead = read_instead(row, context)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.who == "one":
            deed.choose_later(state, deed.who)
            return
        meant = deed.players(state, self)
        if self.instead and not any(state.monsters[player].energy for player in meant):
            self.instead.perform(state, deed, notes)
            return
        for player in meant:
            verbs.change_energy(state, player, self.n, deed.ability, notes)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [t.ToMonster(player) for player in state.in_order()]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """Any monster can be given something."""
        return [] if isinstance(move, t.ToMonster) else None

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToMonster)
        verbs.change_energy(state, move.monster, self.n, deed.ability, notes)


class Fame(Effect):
    """As a part of a choice: fame that is lost (I-3.4)."""

    do = "fame"
    words = takes(who=MEANT, n=NUMBER)
    optional = takes(where=REACHED)
    limits = (-20, 20)
    is_part = True
    stands_in = True
    kept_worth = 0.7
    played_worth = 0.7

    def numbers(self, context: Context) -> tuple[int, int]:
        return (-20, -1) if context.inside == EITHER else super().numbers(context)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        for player in deed.players(state, self):
            verbs.change_fame(state, player, self.n, deed.ability, notes)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [LOSE_FAME] if state.monsters[deed.who].fame else []

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if move != LOSE_FAME:
            return None
        return [] if state.monsters[deed.who].fame else [obstacle("I-3.4", "no-fame")]

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        verbs.change_fame(state, deed.who, self.n, deed.ability, notes)

    def changes_something(self, state: State, deed: Deed) -> bool:
        return state.monsters[deed.who].fame < MOST_FAME


class Pay(Effect):
    do = "pay"
    words = takes(n=NUMBER)
    limits = (1, 20)
    is_part = True

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        verbs.pay(state, deed.who, self.n, deed.ability, notes)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [PAY] if self.is_possible(state, deed) else []

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if move != PAY:
            return None
        energy = state.monsters[deed.who].energy
        poor = obstacle("I-3.4", "too-dear", price=self.n, energy=energy, card="")
        return [] if self.is_possible(state, deed) else [poor]

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        self.perform(state, deed, notes)

    def is_possible(self, state: State, deed: Deed) -> bool:
        return state.monsters[deed.who].energy >= self.n


class SetHp(Effect):
    do = "set-hp"
    words = takes(n=NUMBER)
    limits = (1, 12)
    kept_worth = 1.6

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        verbs.set_hp(state, deed.who, self.n, deed.ability, notes)


# -- where they stand


class Walk(Effect):
    """Moves of your monster, of each monster by its owner, or of all by you."""

    do = "move"
    words = takes(who=("you", "each"), n=NUMBER)
    limits = (1, 3)
    is_part = True
    kept_worth = 0.8

    def read_more(self, row: Reader, context: Context) -> None:
        if self.who == "each" and row.has("by"):
            self.by = row.word("by", ("you", "owner"))

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.who == "you":
            deed.choose_later(state, deed.who)
        elif self.by == "owner":
            for player in reversed(state.in_order()):
                deed.choose_later(state, player)
        else:
            state.push(MoveEach(deed.who, self.n, deed.ability, list(state.in_order())))

    def targets(self, state: State, deed: Deed) -> list[Move]:
        """Zones in one direction; a monster moved by its owner may also stay."""
        zones = within(deed.here(state), self.n)
        moves: list[Move] = [t.MoveMonster(deed.who, zone) for zone in zones]
        return [*moves, PASS] if self.who == "each" else moves

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.MoveMonster):
            return None
        zone = deed.here(state)
        return another(deed, move) or too_far(zone, move.zone, within(zone, self.n))

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.MoveMonster)
        verbs.move_monster(state, move.monster, move.zone, deed.ability, notes)


def another(deed: Deed, move: t.MoveMonster) -> list[Obstacle]:
    """Only the chooser's own monster goes."""
    if move.monster == deed.who:
        return []
    return [obstacle("I-3.4", "other-monster", player=move.monster, owner=deed.who)]


class MoveEach(Step):
    """Every monster once, in an order that the chooser picks."""

    __slots__ = ("ability", "far", "left", "who")
    kind = "move-each"
    fields = ("who", "far", "ability", "left")

    def __init__(self, who: Player, far: int, ability: AbilityId, left: list[Player]) -> None:
        self.who = who
        self.far = far
        self.ability = ability
        self.left = left

    def copy(self) -> Step:
        return MoveEach(self.who, self.far, self.ability, self.left[:])

    def shown(self, state: State) -> Shown:
        return self.who, NO_ZONE, self.far, self.ability, ""

    def ask(self, state: State) -> Decision[Move] | None:
        moves: list[Move] = []
        for player in self.left:
            zone = state.monsters[player].zone
            moves += [t.MoveMonster(player, to) for to in within(zone, self.far)]
        return question(self.who, [*moves, PASS], "I-3.4") if moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if isinstance(move, t.MoveMonster):
            self.left.remove(move.monster)
            verbs.move_monster(state, move.monster, move.zone, self.ability, notes)
        else:
            state.finish(self)


class Jump(Chosen):
    do = "jump"
    words = takes(who=("you",))
    is_part = True
    kept_worth = 0.5

    def targets(self, state: State, deed: Deed) -> list[Move]:
        here = deed.here(state)
        return [t.MoveMonster(deed.who, zone) for zone in ZONES if zone != here]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.MoveMonster):
            return None
        return another(deed, move) or too_far(deed.here(state), move.zone, ZONES)

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.MoveMonster)
        verbs.move_monster(state, move.monster, move.zone, deed.ability, notes)


class Push(Effect):
    """I-15.1: a consequence, not a move: by one zone, without damage."""

    do = "push"
    words = takes(who=("each", "hurt"), where=REACHED, way=("cw", "away"))

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        boss = state.boss.zone
        for player in deed.players(state, self):
            zone = state.monsters[player].zone
            clockwise = self.way == "cw" or zone == cw(boss)
            to = cw(zone) if clockwise else ccw(zone)
            verbs.push_monster(state, player, to, deed.ability, notes)
