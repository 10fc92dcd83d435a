"""I-11: what the dice would bring in step 2, and what one die more would make possible."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move, Phrase
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Prospect
from ungeheuer.games.island.rules.actions import dice_moves, moves_of_roll
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.card_moves import Activate, Spend
from ungeheuer.games.island.rules.dice import shown
from ungeheuer.games.island.rules.enemies import hits
from ungeheuer.games.island.rules.moves import Attack, Build, Energy, Fame, Heart
from ungeheuer.games.island.rules.names import FACE_NAMES, FACES, KIND_NAMES
from ungeheuer.games.island.rules.play import answer_top, ask_top
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.windows import Resolve

Aim = tuple[str, str]


def outlook(state: State, decision: Decision[Move]) -> list[Prospect[Move]]:
    """For every offered move of step 2 that has a yield, its yield; then what is one die short."""
    if not isinstance(state.agenda[-1], Resolve) or any(state.pending):
        return []
    told = [(move, yielded(state, move)) for move in decision.ask.listed()]
    found = [Prospect(move, phrase) for move, phrase in told if phrase is not None]
    return found + one_short(state)


def yielded(state: State, move: Move) -> Phrase | None:
    """I-13, I-14, I-16, I-18: what changes at once, by the rules themselves, on a copy."""
    if isinstance(move, Build):
        return "yields-island-build", {"space": f"S{3 + move.upper}"}
    if isinstance(move, Activate):
        return borrowed(state, move)
    if isinstance(move, Attack):
        return blow(state, move)
    return gained(state, move) if isinstance(move, Energy | Fame | Heart) else None


def gained(state: State, move: Energy | Fame | Heart) -> Phrase:
    after = answered(state, move)
    if isinstance(move, Heart):
        return "yields-island-heal", {"hp": healed(state, after)}
    if isinstance(move, Energy):
        return "yields-island-energy", {"energy": after.me().energy - state.me().energy}
    return "yields-island-fame", {"fame": after.me().fame - state.me().fame}


def answered(state: State, move: Move) -> State:
    """With all that it sets off by itself, such as an ally's gift."""
    after = state.copy()
    answer_top(after, move, SILENT)
    while len(after.agenda) > len(state.agenda) and ask_top(after) is None:
        after.agenda[-1].run(after, SILENT)
    return after


def borrowed(state: State, move: Activate) -> Phrase | None:
    """I-18.8, I-18.9: the virtual dice of a tile, and whether any of them is of use now."""
    after = answered(state, move)
    dice = shown(after.pending)
    if not dice or after.me().energy > state.me().energy:
        return None
    wasted = len(dice_moves(after, after.roll, after.pending)) == len(
        moves_of_roll(after, after.roll)
    )
    return ("yields-island-tile-wasted" if wasted else "yields-island-tile"), {"dice": dice}


def healed(before: State, after: State) -> int:
    pairs = zip(before.monsters, after.monsters, strict=True)
    return sum(now.hp - once.hp for once, now in pairs)


def blow(state: State, move: Attack) -> Phrase | None:
    """I-14.2: how strong the attack is, and whom it can reach first."""
    after = state.copy()
    answer_top(after, move, SILENT)
    fight = after.agenda[-1]
    if not isinstance(fight, Fight):
        return None
    kinds = [hit.kind for hit in hits(after, fight.zone, fight.pool)]
    targets = [KIND_NAMES[kind] for kind in kinds if kind is not None]
    if None in kinds:
        return "yields-island-attack-boss", {"pool": fight.pool, "boss": after.boss.id}
    return "yields-island-attack", {"pool": fight.pool, "targets": targets}


def one_short(state: State) -> list[Prospect[Move]]:
    """Buildings and abilities that ask for several dice, of which one is missing."""
    have = {aim_of(move) for move in dice_moves(state, state.roll, state.pending)}
    found: dict[Aim, Prospect[Move]] = {}
    for face in FACES:
        roll = list(state.roll)
        if not roll[face]:
            continue
        roll[face] += 1
        for move in dice_moves(state, roll, state.pending):
            aim = aim_of(move)
            if aim is not None and aim not in have:
                found.setdefault(aim, Prospect(None, short(move), FACE_NAMES[face]))
    return list(found.values())


def aim_of(move: Move) -> Aim | None:
    """What is built or used, whichever dice pay for it."""
    if isinstance(move, Build):
        return "build", f"S{3 + move.upper}"
    return ("spend", move.ability) if isinstance(move, Spend) else None


def short(move: Move) -> Phrase:
    if isinstance(move, Build):
        return "yields-island-build", {"space": f"S{3 + move.upper}"}
    assert isinstance(move, Spend)
    return "does-island-use", {"ability": move.ability}
