"""What must add up after every step, whatever happened."""

from ungeheuer.games.island.rules.names import NO_CARD, NO_TILE, NO_ZONE, PYLON
from ungeheuer.games.island.rules.state import State


def check(state: State) -> None:
    dice(state)
    minions(state)
    tiles(state)
    cards(state)
    for monster in state.monsters:
        assert 0 <= monster.hp <= 12
        assert 0 <= monster.fame <= 20
        assert monster.energy >= 0


def dice(state: State) -> None:
    locked = sum(ground.dice() for ground in state.island)
    held = state.hand + sum(state.roll) + len(state.lock_on_card)
    assert state.free_dice + held + locked == 10
    assert min(state.roll) >= 0
    assert min(state.pending) >= 0
    lying = sum(ground.die_count() for ground in state.island)
    boss = state.free_boss_dice + lying + sum(state.boss_on_card.values())
    if state.boss.zone != NO_ZONE:
        assert boss == state.deck.bosses[state.boss.id].dice[state.options.side]


def minions(state: State) -> None:
    assert sum(state.bag) + sum(sum(ground.minions[:4]) for ground in state.island) == 30
    assert state.firelings + sum(ground.minions[4] for ground in state.island) == 8
    assert min(state.bag) >= 0


def tiles(state: State) -> None:
    lying = [tile for tile in state.support if tile not in (NO_TILE, PYLON)]
    everywhere = [*state.pile, *state.discarded_tiles, *state.box, *lying]
    assert sorted(everywhere) == sorted(state.deck.tiles)
    assert state.ready <= set(lying)
    assert state.pylons() <= 3
    crystals = [ground.crystals for ground in state.island]
    assert sum(crystals) <= 12
    assert all(ground.crystals + ground.dice() <= 3 for ground in state.island)


def cards(state: State) -> None:
    market = [card for card in state.market if card != NO_CARD]
    owned = [card for monster in state.monsters for card in monster.keep]
    everywhere = [*state.unseen, *state.discard, *state.played, *market, *owned]
    assert sorted(everywhere) == sorted(state.deck.cards)
    allies = [monster.ally for monster in state.monsters if monster.ally]
    assert len({*state.allies, *allies}) == len(state.allies) + len(allies)
