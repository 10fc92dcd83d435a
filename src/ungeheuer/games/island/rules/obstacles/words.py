"""What stands against the moves of a word or two: to end, to pass, to pay."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.names import NO_CARD
from ungeheuer.games.island.rules.obstacles.cards import too_dear
from ungeheuer.games.island.rules.obstacles.dice import no_throws_left
from ungeheuer.games.island.rules.obstacles.moment import choice, now, top
from ungeheuer.games.island.rules.obstacles.targets import target
from ungeheuer.games.island.rules.reasons import Why, obstacle, pending_first
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import Moment
from ungeheuer.games.island.rules.windows import Window, passes


def word(state: State, move: m.Word) -> list[Obstacle]:
    why = WORDS.get(move.text)
    return pending_first(state) if why is None else why(state, move)


def keep(state: State, _move: m.Word) -> list[Obstacle]:
    """I-10.5: the throws are over by themselves after the last one."""
    return no_throws_left(state) + pending_first(state)


def throw_all(state: State, _move: m.Word) -> list[Obstacle]:
    """I-10.5: after the first throw one says which dice."""
    which = [obstacle("I-10.5", "which-dice")] if now(state) == "rolling" else []
    return which + pending_first(state)


def sweep(state: State, _move: m.Word) -> list[Obstacle]:
    """I-20.4."""
    obstacles = too_dear(state, "I-20.4", powers.sweep_cost(state))
    if all(card == NO_CARD for card in state.market):
        obstacles.append(obstacle("I-20.4", "empty-market"))
    if not state.unseen:
        obstacles.append(obstacle("I-20.4", "empty-deck"))
    return obstacles + pending_first(state)


def passing(state: State, _move: m.Word) -> list[Obstacle]:
    """I-3.4, I-22.1: not while something compulsory waits."""
    if now(state) == "choose":
        return [obstacle("I-3.4", "must-choose", ability=choice(state).ability)]
    moment = top(state)
    waiting = moment.waiting(state) if isinstance(moment, Moment) else []
    compulsory = [ability.id for ability in waiting if not ability.may]
    first = [obstacle("I-22.1", "effects-first", ability=id) for id in compulsory]
    return first + pending_first(state)


def pass_windows(state: State, move: m.Word) -> list[Obstacle]:
    """I-18.7: as long as there are windows to come."""
    window = top(state)
    assert isinstance(window, Window)
    left = move in passes(window.after)
    last = [] if left else [obstacle("I-18.7", "last-window")]
    return last + pending_first(state)


WORDS: Final[dict[str, Why]] = {
    "keep": keep,
    "throw": throw_all,
    "sweep": sweep,
    "pass": passing,
    "pass boss": pass_windows,
    "pass all": pass_windows,
    "pay": target,
    "lose fame": target,
}
REASONS: Final[dict[type[Move], Why]] = {m.Word: word}
