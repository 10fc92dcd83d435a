"""I-11, I-18.7, I-19: the actions of the active player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import attack, events, faces, locking, powers, support, verbs
from ungeheuer.games.island.rules.card_moves import Activate, Drop, Recharge, Spend, Use
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.deeds import can_all, start
from ungeheuer.games.island.rules.dice import (
    NO_DICE,
    NONE,
    Dice,
    Die,
    both,
    groups,
    has_virtual,
    shown,
    singles,
    wilds,
)
from ungeheuer.games.island.rules.move_tables import ENERGIES, HEARTS
from ungeheuer.games.island.rules.moves import (
    Attack,
    Build,
    Energy,
    Fame,
    Foot,
    Heart,
    Lock,
    Unlock,
)
from ungeheuer.games.island.rules.names import (
    CLAW,
    ENERGY,
    FACES,
    FAME,
    FOOT,
    HEART,
    WILD,
    WRENCH,
    Face,
)
from ungeheuer.games.island.rules.state import State

NOTHING_PENDING = (0,) * 7
NEVER_IDLE = (ENERGY, FAME, FOOT, WILD)  # I-11.6: always usable


# -- what dice may do


def dice_moves(state: State, roll: Sequence[int], pending: Sequence[int]) -> list[Move]:
    """I-11.2, I-11.3, I-11.6: every resolution and every spending of dice."""
    if not any(pending):
        return moves_of_roll(state, roll)
    moves = faces.hearts(state, singles(roll, pending, HEART))
    moves += [Energy(dice) for dice in groups(roll, pending, ENERGY)]
    moves += faces.fames(state, singles(roll, pending, FAME))
    moves += faces.feet(state, singles(roll, pending, FOOT))
    moves += attack.attacks(state, attack_sets(roll, pending))
    moves += support.builds(state, list(groups(roll, pending, WRENCH)))
    return moves + spends(state, roll, pending)


def moves_of_roll(state: State, roll: Sequence[int]) -> list[Move]:
    """The same while nothing is pending: equal dice are only counted."""
    moves: list[Move] = []
    if roll[HEART]:
        moves += [HEARTS[HEART][player] for player in faces.healable(state)]
    for count in range(1, roll[ENERGY] + 1):
        moves.append(ENERGIES[count])
    if roll[FAME]:
        moves += faces.fames(state, [Die(FAME)])
    if roll[FOOT]:
        moves += faces.steps(state, Die(FOOT))
    if roll[CLAW] or roll[FOOT]:
        moves += attack.attacks_of_roll(state, roll[CLAW], roll[FOOT])
    if roll[WRENCH] > 1:
        moves += support.builds_of_roll(state, roll[WRENCH])
    if powers.active_abilities(state, state.active, "spend"):
        moves += spends(state, roll, NOTHING_PENDING)
    return moves


def attack_sets(roll: Sequence[int], pending: Sequence[int]) -> list[Dice]:
    """I-14.1: any set of CLAWs and FOOTs."""
    claws = [NO_DICE, *mixed(roll, pending, CLAW)]
    feet = [NO_DICE, *mixed(roll, pending, FOOT)]
    sets = [both(some, more) for some in claws for more in feet]
    return [dice for dice in sets if any(dice) and fits(dice, pending)]


def mixed(roll: Sequence[int], pending: Sequence[int], face: Face) -> list[Dice]:
    """Sets of one face as parts of a larger set, whose conditions the caller checks."""
    real = list(groups(roll, (0,) * 7, face))
    if not any(pending):
        return real
    return real + list(groups(roll, pending, face))


def fits(dice: Dice, pending: Sequence[int]) -> bool:
    """I-18.9: with dice pending, one of them at least; no "?" counts twice."""
    return wilds(dice) <= pending[WILD] and (has_virtual(dice) or not any(pending))


def spends(state: State, roll: Sequence[int], pending: Sequence[int]) -> list[Move]:
    """I-19.1, I-19.2: every set of dice that pays exactly for an ability."""
    moves: list[Move] = []
    for ability in powers.active_abilities(state, state.active, "spend"):
        if powers.has_uses(state, ability) and can_all(state, ability, state.active):
            sets = payments(ability, roll, pending)
            moves += [Spend(ability.id, dice) for dice in sets]
    return moves


def payments(ability: Ability, roll: Sequence[int], pending: Sequence[int]) -> Iterable[Dice]:
    """Every set of dice that pays for an ability."""
    sets: list[Dice] = [NO_DICE]
    for face in FACES:
        wanted = ability.pay[face]
        if wanted:
            parts = [d for d in mixed(roll, pending, face) if sum(d) == wanted]
            sets = [both(dice, part) for dice in sets for part in parts]
    return [dice for dice in sets if fits(dice, pending)]


# -- all moves of a step


def step_moves(state: State) -> list[Move]:
    """I-11.1: step 2, in any order; with virtual dice pending only what I-18.9 allows."""
    if any(state.pending):
        return dice_moves(state, state.roll, state.pending) + aside(state)
    moves = moves_of_roll(state, state.roll)
    moves += locking.locks(state)
    moves += locking.unlocks(state)
    moves += free_uses(state)
    moves += support_moves(state)
    return moves


def pending_moves(state: State) -> list[Move]:
    """I-18.9: in other windows only pending dice can be used."""
    return dice_moves(state, NONE, state.pending) + aside(state)


def aside(state: State) -> list[Move]:
    """I-18.9: another tile, or dropping an unusable die."""
    return support.activations(state) + drops(state)


def drops(state: State) -> list[Move]:
    """I-18.9: only a die that alone has no legal resolution or spending."""
    moves: list[Move] = []
    for face, count in enumerate(state.pending):
        if count and face not in NEVER_IDLE:
            alone = [1 if other == face else 0 for other in range(7)]
            if not dice_moves(state, NONE, alone):
                moves.append(Drop(face))
    return moves


def support_moves(state: State) -> list[Move]:
    """I-18.7: support moves; a window without any is skipped."""
    return support.support_moves(state)


def free_uses(state: State) -> list[Move]:
    """I-11.1: free effects of cards and ally, as long as they are possible."""
    return [
        Use(ability.id)
        for ability in powers.active_abilities(state, state.active, "free")
        if powers.has_uses(state, ability) and can_all(state, ability, state.active)
    ]


# -- carrying out


def act(state: State, move: Move, notes: Notes) -> None:
    """I-11.1, I-27.3: each action is finished before the next, and uses something up."""
    if isinstance(move, Heart):
        faces.heal(state, move, notes)
    elif isinstance(move, Energy):
        faces.gain_energy(state, move, notes)
    elif isinstance(move, Fame):
        faces.gain_fame(state, move, notes)
    elif isinstance(move, Foot):
        faces.step(state, move, notes)
    elif isinstance(move, Attack):
        attack.begin(state, move, notes)
    else:
        act_otherwise(state, move, notes)


def act_otherwise(state: State, move: Move, notes: Notes) -> None:
    if isinstance(move, Build):
        support.build(state, move, notes)
    elif isinstance(move, Lock):
        locking.lock(state, move, notes)
    elif isinstance(move, Unlock):
        locking.unlock(state, move, notes)
    elif isinstance(move, Activate):
        support.activate(state, move, notes)
    elif isinstance(move, Recharge):
        support.recharge(state, move, notes)
    elif isinstance(move, Drop):
        support.drop(state, move, notes)
    elif isinstance(move, Use):
        use(state, move, notes)
    elif isinstance(move, Spend):
        spend(state, move, notes)


def use(state: State, move: Use, notes: Notes) -> None:
    """I-11.1: a free effect."""
    powers.count_use(state, move.ability)
    tell_use(state, move, notes)
    start(state, move.ability, state.active)


def tell_use(state: State, move: Use, notes: Notes) -> None:
    if notes.listening:
        used = events.AbilityUsed(state.active, move.ability)
        notes.tell(caused(state, used, move.ability))


def spend(state: State, move: Spend, notes: Notes) -> None:
    """I-19.1: spent dice become available, virtual ones vanish."""
    verbs.use_dice(state, move.dice)
    powers.count_use(state, move.ability)
    if notes.listening:
        notes.tell(events.DiceSpent(state.active, move.ability, shown(move.dice)))
    start(state, move.ability, state.active)
