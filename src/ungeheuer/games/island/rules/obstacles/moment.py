"""I-27: which moves belong to which moment of a turn."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import chances as ch
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.deeds import Choose
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.names import NO_CARD, AbilityId, Player
from ungeheuer.games.island.rules.reasons import obstacle
from ungeheuer.games.island.rules.state import State, Step
from ungeheuer.games.island.rules.turn import Moment

# I-18.7: when tiles and what they give may be used
WINDOWS: Final = ("resolve", "window", "turn-start", "take", "rolling", "buy", "end")
# I-11.1, I-3.3, I-10.6, I-22.1: when effects are used, and the trigger they then have
TRIGGERS: Final = {
    "resolve": "free",
    "turn-start": "turn-start",
    "mp-start": "mp-start",
    "final": "final",
    "end": "end",
}
PENDING: Final = "I-18.9"  # the rule of a question about the dice that a tile has given
DiceMove = m.Heart | m.Energy | m.Fame | m.Foot | m.Attack | m.Build | c.Spend
TileMove = c.Activate | c.Recharge | c.Drop


def top(state: State) -> Step:
    """The step that asks."""
    return state.agenda[-1]


def now(state: State) -> str:
    """The name of the moment."""
    return top(state).kind


def choice(state: State) -> Choose:
    """The step that asks for a target."""
    step = top(state)
    assert isinstance(step, Choose)
    return step


def not_now(state: State, move: Move) -> list[Obstacle]:
    """Whether another moment is meant; told with what happens now, and when it would be right."""
    if now(state) in moments(state, move):
        return []
    question = state.question
    assert question is not None
    moment = "pending" if question.rule == PENDING else now(state)
    told = "wait" if is_interrupted(state, move) else when(state, move)
    return [obstacle(question.rule, "not-now", now=moment, when=told, ability=ability_of(state))]


def is_interrupted(state: State, move: Move) -> bool:
    """Whether its moment has begun, and goes on when what is asked now is settled."""
    right = moments(state, move)
    return any(step.kind in right for step in state.agenda[:-1])


def whose(state: State) -> Player:
    """Whose step it is."""
    player, _, _, _, _ = top(state).shown(state)
    return player


def ability_of(state: State) -> AbilityId:
    """Whose effect is at work; empty where it is none."""
    _, _, _, ability, _ = top(state).shown(state)
    return AbilityId(ability)


def moments(state: State, move: Move) -> tuple[str, ...]:
    """The moments in which such a move may be among the answers."""
    if isinstance(move, DiceMove):
        return WINDOWS if not any(real_dice(move)) else ("resolve",)
    if isinstance(move, TileMove):
        return tile_moments(state)
    if isinstance(move, c.Use):
        return use_moments(state, move)
    if isinstance(move, m.Lock) and move.card != NO_CARD:
        return ("resolve",)
    return WORDS[move.text] if isinstance(move, m.Word) else MOMENTS[type(move)]


def real_dice(move: DiceMove) -> tuple[int, ...]:
    """The dice of the roll that a move needs, by face; those of tiles are left out."""
    if isinstance(move, m.Heart | m.Fame | m.Foot):
        return (1,) if move.die < 6 else ()
    return move.dice[:6]


def tile_moments(state: State) -> tuple[str, ...]:
    """I-18.7: at the end of the turn only between two effects."""
    step = top(state)
    if now(state) != "end" or any(state.pending):
        return WINDOWS
    assert isinstance(step, Moment)
    return WINDOWS if step.has_window(step.waiting(state)) else WINDOWS[:-1]


def use_moments(state: State, move: c.Use) -> tuple[str, ...]:
    """Where its trigger belongs; an ability that cannot be used at all has other reasons."""
    ability = state.deck.abilities[move.ability]
    own = [kind for kind, on in TRIGGERS.items() if ability.on == on]
    return tuple(own or TRIGGERS)


def asked_for(state: State) -> list[Effect]:
    """The effects of which one is to get its target now."""
    effect = choice(state).effect_of(state)
    return effect.of or [effect]


def when(state: State, move: Move) -> str:
    """When such a move would be made, as a code for words."""
    if isinstance(move, c.Use):
        on = state.deck.abilities[move.ability].on
        return f"use-{on}" if on in TRIGGERS.values() else "use-free"
    if isinstance(move, DiceMove):
        return "dice" if any(real_dice(move)) else "tile-dice"
    if isinstance(move, m.Word):
        return move.text.replace(" ", "-")
    return WHEN.get(type(move), "chance")


CHOICE: Final = ("choose",)
MOMENTS: Final[dict[type[Move], tuple[str, ...]]] = {
    m.Place: ("place",),
    m.Crystal: ("crystal",),
    m.Pylon: ("pylon",),
    m.Take: ("fill",),
    m.Throw: ("rolling",),
    m.Hit: ("attack",),
    m.Lock: ("resolve", "lock-thrown"),
    m.Unlock: ("resolve", "choose"),
    c.TakeAlly: ("ally",),
    c.Buy: ("buy",),
    **dict.fromkeys(t.TARGETS, CHOICE),
    t.MoveMonster: ("choose", "move-each"),
    t.OutOfGame: ("trim",),
    ch.BossZone: ("next-boss", "set-boss"),
    ch.Start: ("set-start",),
    ch.Reveal: ("refill", "set-market"),
    ch.Draw: ("draw",),
    ch.Found: ("find-tile",),
    ch.Allies: ("set-allies",),
    ch.Roll: ("cast",),
    ch.Volcano: ("eruption",),
}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "keep": ("rolling",),
    "throw": ("take", "rolling"),
    "stop": ("attack",),
    "end": ("resolve",),
    "done": ("buy",),
    "sweep": ("buy",),
    "pass": (
        "window",
        "turn-start",
        "mp-start",
        "final",
        "end",
        "damage",
        "choose",
        "move-each",
    ),
    "pass boss": ("window",),
    "pass all": ("window",),
    "pay": ("damage", "choose"),
    "lose fame": CHOICE,
    "leave": ("lock-thrown",),
}
WHEN: Final[dict[type[Move], str]] = {
    m.Place: "place",
    m.Crystal: "crystal",
    m.Pylon: "pylon",
    m.Take: "take",
    m.Throw: "throw-some",
    m.Hit: "hit",
    m.Lock: "lock",
    m.Unlock: "unlock",
    c.Activate: "tile",
    c.Recharge: "tile",
    c.Drop: "drop",
    c.TakeAlly: "ally",
    c.Buy: "buy",
    **dict.fromkeys(t.TARGETS, "target"),
    t.OutOfGame: "trim",
    ch.BossZone: "boss-zone",
}
