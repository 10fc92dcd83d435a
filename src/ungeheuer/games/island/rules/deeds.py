"""B-1.2, I-3.5: abilities being carried out, effect after effect."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers
from ungeheuer.games.island.rules.agenda import question
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.moves import PASS
from ungeheuer.games.island.rules.names import (
    FROM_BOSS,
    FROM_CARD,
    KIND_NAMES,
    NO_PLAYER,
    NO_ZONE,
    ZONES,
    AbilityId,
    Player,
    Zone,
    ccw,
    cw,
    near,
)
from ungeheuer.games.island.rules.state import Shown, State, Step


class Deed(Step):
    """An ability at work: whose it is, and what it needs to know of its occasion."""

    __slots__ = ("ability", "effect", "source", "target", "who", "zone")
    fields = ("ability", "who", "source", "zone", "target", "effect")

    def __init__(
        self,
        ability: AbilityId,
        who: Player,
        source: str = FROM_CARD,
        zone: Zone = NO_ZONE,
        target: Player = NO_PLAYER,
        effect: int = 0,
    ) -> None:
        self.ability = ability
        self.who = who
        self.source = source
        self.zone = zone  # of an acting minion
        self.target = target  # the monster that was hurt or healed
        self.effect = effect  # the number of one of the ability's effects

    def number(self) -> int:
        """Which effect of the ability it is about."""
        return self.effect

    def choose_later(self, state: State, chooser: Player) -> None:
        """I-3.4: ask for the target later: the owner chooses, on events the active player."""
        choice = Choose(self.ability, chooser, self.source, self.zone, self.target, self.number())
        state.push(choice)

    # -- whom and where

    def here(self, state: State) -> Zone:
        """The zone of the monster that it is about."""
        return state.monsters[self.who].zone

    def zones(self, state: State, where: str) -> list[Zone]:
        """B-1.3: here, near, any; and those seen from the boss or from an acting minion."""
        boss = state.boss.zone
        if where == "boss":
            return self.widened(state, boss)
        if where == "zone":
            return self.widened(state, self.zone)
        if where in {"here", "near"}:
            own = self.here(state)
            return [own] if where == "here" else list(near(own))
        if where == "boss-near":
            return list(near(boss))
        if where == "beside-boss":
            return [cw(boss), ccw(boss)]
        return [cw(boss)] if where == "boss-cw" else list(ZONES)

    def widened(self, state: State, zone: Zone) -> list[Zone]:
        """An ability may let a minion in the boss's zone, or another ability, reach further."""
        if zone != state.boss.zone:
            return [zone]
        what = self.source if self.source in KIND_NAMES else state.deck.abilities[self.ability].on
        sources = powers.boss_powers(state, "step4") + powers.boss_powers(state, "passive")
        wide = any(effect.what == what for effect in powers.effects(sources, "widen"))
        return list(near(zone)) if wide else [zone]

    def players(self, state: State, effect: Effect) -> list[Player]:
        """I-3.6: all targets are determined first; I-21.3: at 0 HP, too."""
        if effect.who == "you":
            return [self.who]
        standing = state.standing_in(self.zones(state, effect.where))
        if effect.who in {"hurt", "healed"}:
            return [self.target] if not effect.where or self.target in standing else []
        if effect.who == "keepers":
            return [player for player in state.in_order() if state.monsters[player].keep]
        if effect.who == "most-hp":
            return leading(standing, [state.monsters[player].hp for player in standing])
        if effect.who == "most-energy":
            return leading(standing, [state.monsters[player].energy for player in standing])
        return standing


def leading(players: list[Player], values: list[int]) -> list[Player]:
    """The players with the highest value; several if tied."""
    return [player for player, value in zip(players, values, strict=True) if value == max(values)]


class RunEffects(Deed):
    """I-3.5: the effects of an ability, one after another; `effect` is the next one."""

    __slots__ = ()
    kind = "effects"

    def copy(self) -> Step:
        return RunEffects(self.ability, self.who, self.source, self.zone, self.target, self.effect)

    def shown(self, state: State) -> Shown:
        return self.who, self.zone, 0, self.ability, self.source

    def number(self) -> int:
        """The one that is being carried out."""
        return self.effect - 1

    def run(self, state: State, notes: Notes) -> None:
        """I-3.5: the next effect; I-3.7: what is impossible is left out."""
        ability = state.deck.abilities[self.ability]
        if self.effect == 0 and self.source == FROM_BOSS and notes.listening:
            notes.tell(caused(state, events.AbilityActed(ability.id, state.boss.zone), ability.id))
        if self.effect >= len(ability.effects):
            state.finish(self)
            return
        effect = ability.effects[self.effect]
        self.effect += 1
        if self.effect == len(ability.effects):
            state.finish(self)  # consequences go on top of the agenda
        effect.perform(state, self, notes)


class Choose(Deed):
    """I-3.4: the target of one effect, chosen by the owner of the card or of the monster."""

    __slots__ = ()
    kind = "choose"

    def shown(self, state: State) -> Shown:
        return self.who, self.zone, self.effect, self.ability, self.source

    def effect_of(self, state: State) -> Effect:
        return state.deck.abilities[self.ability].effects[self.effect]

    def ask(self, state: State) -> Decision[Move] | None:
        moves = self.effect_of(state).targets(state, self)
        return question(self.who, moves, "I-3.4") if moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        state.finish(self)
        if move != PASS:
            self.effect_of(state).apply(state, self, move, notes)


def start(
    state: State,
    ability: AbilityId,
    who: Player,
    *,
    source: str = FROM_CARD,
    zone: Zone = NO_ZONE,
    target: Player = NO_PLAYER,
) -> None:
    """I-3.5: the effects of an ability come next, one after another.

    `zone` is that of an acting minion, `target` the monster that was hurt or healed.
    """
    state.push(RunEffects(ability, who, source, zone, target))


def begin_ability(state: State, ability: Ability) -> None:
    """I-4.1: an ability of the boss comes next."""
    start(state, ability.id, state.active, source=FROM_BOSS)


def can_all(state: State, ability: Ability, who: Player) -> bool:
    """B-1.3: an optional effect that is impossible is not offered."""
    deed = Deed(ability.id, who)
    return all(effect.is_possible(state, deed) for effect in ability.effects)


def trigger(
    state: State, abilities: list[Ability], who: Player, target: Player = NO_PLAYER
) -> None:
    """Start the compulsory abilities with this trigger that have uses left."""
    for ability in reversed(abilities):
        deed = RunEffects(ability.id, who, target=target)
        if powers.has_uses(state, ability) and ability.effects[0].changes_something(state, deed):
            powers.count_use(state, ability.id)
            state.push(deed)
