"""Floors to try the rules on, and short ways to get there."""

from __future__ import annotations

import random

from tests.cardsets import HOUSE
from ungeheuer.engine.events import Event
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.games.timid.rules.view import CardView, View

MONSTERS = ("bat", "dragon", "gargoyle", "kraken", "mantis", "serpent")

# 0,1 mantis (a straight passage), 0,2 bat (a card on the diagonal), 0,3 exit, then corridors
PASSAGE = "mantis@0,1 bat@0,2 exit@0,3 corridor@1,3 corridor@2,3 corridor@3,3"
# a full block: 1,0 and 1,1 and 0,1 with the entrance; monsters far out
BLOCK = "corridor@1,0 corridor@1,1 corridor@0,1 exit@1,2 kraken@2,1 dragon@3,1"


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


def monsters_in(build: str) -> list[str]:
    names = [word.split("@")[0] for word in build.split()]
    return [name for name in names if name in MONSTERS]


def laid(build: str, floor: int = 1) -> Match:
    """A match in which this floor has just been laid; earlier floors were left at once."""
    match = Match(RULES, cardset=HOUSE["timid"])
    drawn = monsters_in(build)
    others = [name for name in MONSTERS if name not in drawn]
    for number in range(1, floor):
        escape(match, others[2 * number - 2 : 2 * number])
    match.play(CHANCE, f"draw {' '.join(drawn)}")
    match.play(DUNGEON, f"build {build}")
    return match


def escape(match: Match, monsters: list[str]) -> None:
    """A floor that is left in the shortest way; its monsters stay unseen."""
    one, other = monsters
    match.play(CHANCE, f"draw {one} {other}")
    line = f"corridor@0,1 corridor@0,2 corridor@0,3 {one}@0,4 {other}@0,5"
    match.play(DUNGEON, f"build exit@1,0 {line}")
    number = match.view(CHARACTER).floor
    character(match, *["peek 0,1", "peek 0,2"][: 3 - number], "explore 1,0")


def character(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(CHARACTER, move)
    return match


def seen(match: Match) -> View:
    view = match.view(CHARACTER)
    assert isinstance(view, View)
    return view


def card(match: Match, x: int, y: int) -> CardView:
    return next(card for card in seen(match).cards if (card.x, card.y) == (x, y))


def last_events(match: Match) -> list[Event]:
    return match.events(CHARACTER, len(match.history) - 1)


def codes(match: Match) -> list[str]:
    return [event.code for event in last_events(match)]
