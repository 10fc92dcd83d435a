"""I-14: attacks and strikes, one target after another."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import question
from ungeheuer.games.island.rules.cards import Ability, face_named
from ungeheuer.games.island.rules.deeds import trigger
from ungeheuer.games.island.rules.dice import Dice, showing, shown
from ungeheuer.games.island.rules.enemies import cheapest, hits
from ungeheuer.games.island.rules.move_tables import FIGHTS, attack_of
from ungeheuer.games.island.rules.moves import STOP, Attack, Hit
from ungeheuer.games.island.rules.names import (
    CLAW,
    FOOT,
    NO_ABILITY,
    NO_ZONE,
    AbilityId,
    Face,
    Player,
    Zone,
)
from ungeheuer.games.island.rules.state import Shown, State, Step

WORTH = {CLAW: 2, FOOT: 1}  # I-13.4, I-13.3


def worth(state: State, face: Face) -> int:
    """I-13.3, I-13.4: 2 for a CLAW, 1 for a FOOT, unless a card says otherwise."""
    return max(WORTH[face], powers.my_force(state).worth[face])


def bonuses(state: State, dice: Dice) -> list[Ability]:
    """I-14.1: the attack bonuses that this set of dice brings."""
    return [
        ability
        for ability in powers.active_abilities(state, state.active, "attack")
        if powers.effects([ability], "pool")
        and powers.has_uses(state, ability)
        and (not ability.with_face or showing(dice, face_named(ability.with_face)))
    ]


def pool(state: State, dice: Dice) -> int:
    """I-14.1: 2 per CLAW, 1 per FOOT, and the bonuses."""
    bonus = sum(effect.n for effect in powers.effects(bonuses(state, dice), "pool"))
    return sum(worth(state, face) * showing(dice, face) for face in (CLAW, FOOT)) + bonus


def aims(state: State) -> list[Zone]:
    """I-14.1: the zones that can be attacked: your own, and others by cards."""
    return powers.around(state.me().zone, powers.my_force(state).aim)


def attacks(state: State, sets: list[Dice]) -> list[Move]:
    """I-14.7: those with which at least one enemy could be hit."""
    here = state.me().zone
    prices = [(zone, cheapest(state, zone)) for zone in aims(state)]
    open_zones = [(zone, price) for zone, price in prices if price is not None]
    if not open_zones:
        return []
    return [
        Attack(dice, NO_ZONE if zone == here else zone)
        for dice in sets
        for zone, price in open_zones
        if pool(state, dice) >= price
    ]


def attacks_of_roll(state: State, claws: int, feet: int) -> list[Move]:
    """The same with dice of the roll alone: which ones does not matter, only how many."""
    here = state.me().zone
    prices = [(zone, cheapest(state, zone)) for zone in aims(state)]
    open_zones = [(zone, price) for zone, price in prices if price is not None]
    moves: list[Move] = []
    if not open_zones:
        return moves
    claw, foot = worth(state, CLAW), worth(state, FOOT)
    plain = not powers.my_force(state).pools
    for some in range(claws + 1):
        for more in range(feet + 1):
            if some or more:
                points = claw * some + foot * more
                if not plain:
                    points = pool(state, FIGHTS[some][more])
                for zone, price in open_zones:
                    if points >= price:
                        moves.append(attack_of(some, more, NO_ZONE if zone == here else zone))
    return moves


def begin(state: State, move: Attack, notes: Notes) -> None:
    """I-14.1: one action; the pool is fixed now, its zone, too."""
    zone = state.me().zone if move.zone == NO_ZONE else move.zone
    points = pool(state, move.dice)
    for ability in bonuses(state, move.dice):
        if ability.per_turn:
            powers.count_use(state, ability.id)
    verbs.use_dice(state, move.dice)
    state.push(Fight(state.active, zone, points))
    if notes.listening:
        notes.tell(events.Attacked(state.active, zone, points, "dice", shown(move.dice)))


class Fight(Step):
    """I-14.2: one target after another, until the player stops or nothing can be hit."""

    __slots__ = ("ability", "pool", "who", "zone")
    kind = "attack"
    fields = ("who", "zone", "pool", "ability")

    def __init__(self, who: Player, zone: Zone, pool: int, ability: AbilityId = NO_ABILITY) -> None:
        self.who = who
        self.zone = zone
        self.pool = pool
        self.ability = ability  # that struck; none if dice did

    def copy(self) -> Step:
        return Fight(self.who, self.zone, self.pool, self.ability)

    def shown(self, state: State) -> Shown:
        return self.who, self.zone, self.pool, self.ability, ""

    def ask(self, state: State) -> Decision[Move] | None:
        moves: list[Move] = [*hits(state, self.zone, self.pool)]
        return question(self.who, [*moves, STOP], "I-14.2") if moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """I-14.4: hit one target and reduce the pool, or stop."""
        if not isinstance(move, Hit):
            self.run(state, notes)
        elif move.kind is None:
            dealt, self.pool = self.pool, 0
            verbs.hurt_boss(state, dealt, self.ability or "attack", notes)
        else:
            price = powers.minion_hp(state, move.kind)
            self.pool -= price
            cause = self.ability or "attack"
            verbs.destroy_minion(state, move.kind, self.zone, price, cause, notes)
            killed(state, self.who)

    def run(self, state: State, notes: Notes) -> None:
        """I-14.5: what is left of the pool is lost."""
        state.finish(self)
        if notes.listening:
            notes.tell(events.AttackEnded(self.pool))


def killed(state: State, who: Player) -> None:
    """Trigger the effects of a kill in the attacker's own turn."""
    if who == state.active:
        trigger(state, powers.active_abilities(state, who, "kill"), who)
