"""I-25: the Ultimate Challenge, from one boss to the next."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, verbs
from ungeheuer.games.island.rules.agenda import question
from ungeheuer.games.island.rules.boss import DrawMinions
from ungeheuer.games.island.rules.chances import BossZone
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.names import (
    NO_PLAYER,
    NO_TILE,
    NO_ZONE,
    PYLON,
    ZONES,
    BossId,
    Space,
    Zone,
    space_name,
    zone_of,
)
from ungeheuer.games.island.rules.starting_hp import start_hp
from ungeheuer.games.island.rules.state import Boss, Shown, State, Step
from ungeheuer.games.island.rules.target_moves import OutOfGame

PER_PYLON = 5


class Transition(Step):
    """I-25.3: the boss leaves, pylons make room for minions; I-25.1: then the next boss."""

    __slots__ = ()
    kind = "transition"

    def run(self, state: State, notes: Notes) -> None:
        state.finish(self)
        state.boss.zone = NO_ZONE
        spaces = [Space(n) for n, tile in enumerate(state.support) if tile == PYLON]
        if PER_PYLON * len(spaces) > sum(state.bag):
            lose(state, "empty-bag", notes)
            return
        for space in spaces:
            remove_pylon(state, space, notes)
        draws = [DrawMinions(NO_PLAYER, zone_of(s), PER_PYLON, "pylon") for s in spaces]
        state.push_all([*draws, NextBoss()])


def remove_pylon(state: State, space: Space, notes: Notes) -> None:
    """I-9.5, I-9.6: the one exception; its space is free again."""
    state.support[space] = NO_TILE
    if notes.listening:
        notes.tell(events.PylonRemoved(zone_of(space), space_name(space)))


def next_boss(state: State) -> BossId:
    """I-25.5: the order of the sheets."""
    order = state.deck.boss_order()
    return order[order.index(state.boss.id) + 1]


class NextBoss(Step):
    """I-25.4: the player whose turn comes next places it where no monster stands."""

    __slots__ = ()
    kind = "next-boss"

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, 0, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        taken = [monster.zone for monster in state.monsters]
        zones = [zone for zone in ZONES if zone not in taken]
        return question(state.active, [BossZone(zone) for zone in zones], "I-25.3")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """I-25.3: fame 0, the new sheet's HP and dice."""
        assert isinstance(move, BossZone)
        state.finish(self)
        id = next_boss(state)
        state.boss = Boss(id, start_hp(state.deck, state.options, id, state.players()))
        state.boss.zone = move.zone
        wanted = state.deck.bosses[id].dice[state.options.side]
        if notes.listening:
            notes.tell(events.NextBossPlaced(id, move.zone, state.boss.hp, wanted))
        missing = wanted - dice_in_game(state)
        if missing >= 0:
            state.free_boss_dice += missing
        else:
            take_out(state, -missing, notes)


def dice_in_game(state: State) -> int:
    lying = sum(ground.die_count() for ground in state.island)
    return lying + state.free_boss_dice + sum(state.boss_on_card.values())


def take_out(state: State, excess: int, notes: Notes) -> None:
    """I-25.4: dice on cards, then available ones, then dice in zones as the player likes."""
    before = excess
    for card in list(state.boss_on_card):
        if excess:
            excess -= state.boss_on_card.pop(card)
    spare = min(excess, state.free_boss_dice)
    state.free_boss_dice -= spare
    excess -= spare
    if notes.listening:
        notes.tell(events.BossDieRemoved(before - excess))
    if excess:
        state.push(Trim(excess))


class Trim(Step):
    """I-25.4: which dice in zones leave the game."""

    __slots__ = ("excess",)
    kind = "trim"
    fields = ("excess",)

    def __init__(self, excess: int) -> None:
        self.excess = excess

    def copy(self) -> Step:
        return Trim(self.excess)

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, self.excess, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        if not self.excess:
            return None
        moves = [OutOfGame(f, Zone(z)) for z in ZONES for f in sorted(state.island[z].boss_dice)]
        return question(state.active, moves, "I-25.4")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, OutOfGame)
        self.excess -= 1
        verbs.lift_boss_die(state, move.zone, move.face)
        if notes.listening:
            notes.tell(events.BossDieRemoved(1))
