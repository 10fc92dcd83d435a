"""I-3, I-22: the order of a turn, the effects at its start and its end."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs, windows
from ungeheuer.games.island.rules.actions import act, pending_moves, support_moves
from ungeheuer.games.island.rules.agenda import Handler, finish, question
from ungeheuer.games.island.rules.card_moves import Use
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.effects import can_all, start
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.moves import PASS
from ungeheuer.games.island.rules.names import CardId, Player
from ungeheuer.games.island.rules.state import FRESH, Declined, State, Step

# I-3.1: boss phase, monster phase, end of turn; windows as in I-18.7
SCRIPT: Final = (
    ("begin", 0),
    ("turn-start", 0),
    ("boss-step", 1),
    ("window", 1),
    ("boss-step", 2),
    ("window", 2),
    ("boss-step", 3),
    ("window", 3),
    ("boss-step", 4),
    ("window", 4),
    ("boss-step", 5),
    ("window", 5),
    ("zero-hp", 0),
    ("check", 0),
    ("mp-start", 0),
    ("take", 0),
    ("final", 0),
    ("resolve", 0),
    ("buy", 0),
    ("end", 0),
    ("end-turn", 0),
)


def run_turn(state: State, step: Step, _notes: Notes) -> None:
    """I-3.1, I-3.2: run the next part of SCRIPT; the last one starts the next turn."""
    while is_idle(state, step.n):
        step.n += 1
    kind, n = SCRIPT[step.n]
    step.n = (step.n + 1) % len(SCRIPT)
    state.push(Step(kind, who=state.active, n=n))


def is_idle(state: State, place: int) -> bool:
    """Whether a part of the script would pass without a question, a change or an event."""
    kind, n = SCRIPT[place]
    if any(state.pending):
        return False
    if kind == "window":
        return windows.is_declined(state, n) or not support_moves(state)
    if kind == "turn-start":
        return not powers.active_abilities(state, state.active, kind) and not support_moves(state)
    if kind in IDLE_WITHOUT_ABILITIES:
        return not powers.active_abilities(state, state.active, kind)
    return kind in {"zero-hp", "check"} and state.me().hp > 0


IDLE_WITHOUT_ABILITIES: Final = ("final", "end")


def begin(state: State, step: Step, notes: Notes) -> None:
    """I-3.3: the limits of the active player begin anew."""
    state.finish(step)
    state.turn += 1
    state.used = {}
    state.windows_declined = Declined.NONE
    if notes.listening:
        notes.tell(events.TurnBegan(state.active, state.turn))


# -- moments: turn start, monster phase start, final roll, end of turn


def waiting(state: State, step: Step) -> list[Ability]:
    """I-3.3, I-10.6, I-22.1: the effects of this moment that were not used yet, each once."""
    return [
        ability
        for ability in powers.active_abilities(state, state.active, step.kind)
        if not state.used.get(ability.id, 0)
        and (not ability.may or can_all(state, ability, state.active))
    ]


def has_window(state: State, step: Step, left: list[Ability]) -> bool:
    """I-18.7: support tiles at turn start, and between END effects."""
    if step.kind == "turn-start":
        return True
    return step.kind == "end" and step.n > 0 and bool(left)


def ask_moment(state: State, step: Step) -> Decision[Move] | None:
    """I-3.3, I-10.6, I-22.1: in an order the active player chooses; optional ones are skipped."""
    if any(state.pending):
        return question(state.active, pending_moves(state), "I-18.9")
    left = waiting(state, step)
    moves: list[Move] = [Use(ability.id) for ability in left]
    if has_window(state, step, left):
        moves += support_moves(state)
    if moves and all(ability.may for ability in left):
        moves.append(PASS)
    return question(state.active, moves, RULE_OF_MOMENT[step.kind]) if moves else None


RULE_OF_MOMENT: Final = {
    "turn-start": "I-3.3",
    "mp-start": "I-10.1",
    "final": "I-10.6",
    "end": "I-22.1",
}


def answer_moment(state: State, step: Step, move: Move, notes: Notes) -> None:
    if move == PASS:
        state.finish(step)
    elif isinstance(move, Use):
        step.n += 1
        powers.count_use(state, move.ability)
        if notes.listening:
            notes.tell(events.AbilityUsed(state.active, move.ability))
        start(state, move.ability, state.active)
    else:
        act(state, move, notes)


def start_monster_phase(state: State, step: Step, notes: Notes) -> None:
    """I-10.1: effects of the monster phase's start; boss dice on the player's cards go free."""
    state.finish(step)
    player = state.active
    for card in state.monsters[player].keep:
        if state.boss_on_card.get(card, 0):
            verbs.release_boss_die(state, card, notes)


# -- the check


def save(state: State, step: Step, _notes: Notes) -> None:
    """I-15.3: effects that save a monster that would begin its monster phase with 0 HP."""
    state.finish(step)
    if state.me().hp == 0:
        for ability in powers.active_abilities(state, state.active, "zero-hp")[:1]:
            start(state, ability.id, state.active)


def check(state: State, step: Step, notes: Notes) -> None:
    """I-10.1, I-15.2: a monster that begins its monster phase with 0 HP is defeated."""
    state.finish(step)
    if state.me().hp == 0:
        lose(state, "zero-hp", notes)


# -- the end


def end_turn(state: State, step: Step, notes: Notes) -> None:
    """I-22.2, I-24.2: the flags of the turn clear, the next player is active."""
    state.finish(step)
    settle_dice(state)
    state.spent_tiles = set()
    state.recharged = set()
    if notes.listening:
        notes.tell(events.TurnEnded(state.active))
    if state.turn >= state.options.turn_limit:  # I-23.5
        lose(state, "turn-limit", notes)
    state.active = Player((state.active + 1) % state.players())
    if state.boss.down:
        state.push(Step("transition"))


def settle_dice(state: State) -> None:
    """I-12.5, I-27.2: 'locked this turn' holds for this turn only."""
    for ground in state.island:
        for face, count in enumerate(ground.fresh):
            ground.locked[face] += count
            ground.fresh[face] = 0
    for card, face in list(state.lock_on_card.items()):
        state.lock_on_card[CardId(card)] = face % FRESH


HANDLERS: Final[dict[str, Handler]] = {
    "turn": Handler(run_turn),
    "begin": Handler(begin),
    "turn-start": Handler(finish, ask_moment, answer_moment),
    "mp-start": Handler(start_monster_phase, ask_moment, answer_moment),
    "final": Handler(finish, ask_moment, answer_moment),
    "end": Handler(finish, ask_moment, answer_moment),
    "zero-hp": Handler(save),
    "check": Handler(check),
    "end-turn": Handler(end_turn),
}
