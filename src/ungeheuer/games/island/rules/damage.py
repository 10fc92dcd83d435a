"""I-15: damage to monsters, with what prevents it and what follows."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules.agenda import question
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.deeds import can_all, start
from ungeheuer.games.island.rules.moves import PASS, PAY
from ungeheuer.games.island.rules.names import (
    FROM_BOSS,
    NO_PLAYER,
    NO_ZONE,
    AbilityId,
    Player,
)
from ungeheuer.games.island.rules.state import Shown, State, Step


def shield_of(state: State, player: Player) -> Ability | None:
    """A card with which the owner may prevent this instance now."""
    for ability in powers.active_abilities(state, player, "damage"):
        if can_all(state, ability, player):
            return ability
    return None


class Damage(Step):
    """I-3.6, I-15.1: one instance on all its targets.

    Preventions and immunities are settled one target after another; then all others suffer at once.
    """

    __slots__ = ("ability", "amount", "hit", "source", "targets")
    kind = "damage"
    fields = ("amount", "ability", "source", "targets", "hit")

    def __init__(
        self,
        amount: int,
        ability: AbilityId,
        source: str,
        targets: list[Player],
        hit: list[Player] | None = None,
    ) -> None:
        self.amount = amount
        self.ability = ability
        self.source = source
        self.targets = targets  # who is not settled yet
        self.hit: list[Player] = [] if hit is None else hit  # who will suffer

    def copy(self) -> Step:
        return Damage(self.amount, self.ability, self.source, self.targets[:], self.hit[:])

    def shown(self, state: State) -> Shown:
        return NO_PLAYER, NO_ZONE, self.amount, self.ability, self.source

    def ask(self, state: State) -> Decision[Move] | None:
        """I-3.6: preventions are asked in the order of I-3.4, before anybody suffers."""
        if not self.targets:
            return None
        player = self.targets[0]
        immune = powers.immunity(state, player, self.source) is not None
        if immune or shield_of(state, player) is None:
            return None
        return question(player, [PAY, PASS], "I-15.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        player = self.targets.pop(0)
        ability = shield_of(state, player)
        if move != PAY or ability is None:
            self.hit.append(player)
            return
        price = powers.effects([ability], "pay")[0].n
        verbs.pay(state, player, price, ability.id, notes)
        self._tell_prevented(state, player, ability.id, notes)

    def run(self, state: State, notes: Notes) -> None:
        while self.targets:
            player = self.targets[0]
            protects = powers.immunity(state, player, self.source)
            if protects is None and shield_of(state, player) is not None:
                return  # this one is asked first
            self.targets.pop(0)
            if protects is None:
                self.hit.append(player)
            else:
                self._tell_prevented(state, player, protects, notes)
        self._suffer(state, notes)

    def _tell_prevented(self, state: State, player: Player, by: AbilityId, notes: Notes) -> None:
        if notes.listening:
            notes.tell(caused(state, events.DamagePrevented(player, self.ability, by), by))

    def _suffer(self, state: State, notes: Notes) -> None:
        """I-3.6: at once; what follows comes one monster after another."""
        state.finish(self)
        hurt = [
            player
            for player in self.hit
            if verbs.damage(state, player, self.amount, self.ability, self.source, notes)
        ]
        if self.source == FROM_BOSS:  # I-26.4
            for player in reversed(hurt):
                for ability in powers.boss_powers(state, "boss-hurt"):
                    start(state, ability.id, state.active, source=FROM_BOSS, target=player)
