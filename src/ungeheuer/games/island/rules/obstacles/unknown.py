"""I-27.1: what a move names that this match does not have. No moment could make it possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import chances as ch
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.names import FACE_NAMES, KIND_NAMES, SYMBOLS
from ungeheuer.games.island.rules.reasons import Why, obstacle
from ungeheuer.games.island.rules.state import State

ON_DICE: Final = frozenset(FACE_NAMES) | frozenset(SYMBOLS)


def unknown(state: State, move: Move) -> list[Obstacle]:
    """The names in this move that stand for nothing here."""
    why = NAMED.get(type(move))
    return [] if why is None else why(state, move)


def tile(rule: str) -> Why:
    def why(state: State, move: c.Activate | c.Recharge | t.ToTile | ch.Found) -> list[Obstacle]:
        known = move.tile in state.deck.tiles
        return [] if known else [obstacle(rule, "no-such-tile")]

    return why


def power(state: State, move: c.Use | c.Spend) -> list[Obstacle]:
    """B-1: those of cards, allies and bosses; what minions do has no name of its own."""
    known = move.ability in state.deck.abilities and move.ability not in KIND_NAMES
    return [] if known else [obstacle("I-11.1", "no-such-power")]


def ally(state: State, move: c.TakeAlly) -> list[Obstacle]:
    known = move.ally in state.deck.allies
    return [] if known else [obstacle("I-17.1", "no-such-ally")]


def allies(state: State, move: ch.Allies) -> list[Obstacle]:
    known = all(each in state.deck.allies for each in move.allies)
    return [] if known else [obstacle("I-2.7", "no-such-ally")]


def card(rule: str) -> Why:
    """A card, where one is named at all."""

    def why(state: State, move: m.Lock | m.Unlock | ch.Reveal) -> list[Obstacle]:
        known = not move.card or move.card in state.deck.cards
        return [] if known else [obstacle(rule, "no-such-card")]

    return why


def face(rule: str, text: str) -> list[Obstacle]:
    """A boss die by its symbols; those of other dice can be told, if not found."""
    known = all(symbol in ON_DICE for symbol in text.split("+"))
    return [] if known else [obstacle(rule, "no-such-face")]


def fame(state: State, move: m.Fame) -> list[Obstacle]:
    stolen = [] if move.stolen is None else face("I-16.2", move.stolen)
    known = not move.card or move.card in state.deck.cards
    return stolen + ([] if known else [obstacle("I-16.2", "no-such-card")])


def boss_die(_state: State, move: t.MoveBossDie | t.OutOfGame) -> list[Obstacle]:
    return face("I-5.1", move.face)


def volcano(state: State, move: ch.Volcano) -> list[Obstacle]:
    """I-5.1: here every die is taken for what it shows."""
    known = all(each in state.deck.faces for _, each in move.dice)
    return [] if known else [obstacle("I-5.1", "no-such-face")]


def monsters(rule: str, *fields: str) -> Why:
    """The players that these fields of the move name; below 0 is nobody."""

    def why(state: State, move: Any) -> list[Obstacle]:
        named = [getattr(move, field) for field in fields]
        absent = [player for player in named if player >= state.players()]
        most = state.players()
        return [obstacle(rule, "no-such-monster", number=n + 1, most=most) for n in absent[:1]]

    return why


NAMED: Final[dict[type[Move], Callable[[State, Any], list[Obstacle]]]] = {
    c.Activate: tile("I-18.5"),
    c.Recharge: tile("I-18.5"),
    t.ToTile: tile("I-18.5"),
    ch.Found: tile("I-18.4"),
    c.Use: power,
    c.Spend: power,
    c.TakeAlly: ally,
    ch.Allies: allies,
    m.Lock: card("I-12.1"),
    m.Unlock: card("I-12.2"),
    ch.Reveal: card("I-20.3"),
    m.Fame: fame,
    t.MoveBossDie: boss_die,
    t.OutOfGame: boss_die,
    ch.Volcano: volcano,
    m.Heart: monsters("I-1.7", "monster"),
    m.Foot: monsters("I-1.7", "monster", "passenger"),
    t.ToMonster: monsters("I-1.7", "monster"),
    t.MoveMonster: monsters("I-1.7", "monster"),
    ch.Start: monsters("I-2.8", "player"),
}
