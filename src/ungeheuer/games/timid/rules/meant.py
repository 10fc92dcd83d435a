"""What somebody wants who touches pieces that make no offered move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.decision import Laid, Move, Piece, beside, cell_of
from ungeheuer.engine.errors import IllegalMove, Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.timid.rules import moves as m
from ungeheuer.games.timid.rules.grid import OFF, cell_at
from ungeheuer.games.timid.rules.grid import beside as near
from ungeheuer.games.timid.rules.notation import read
from ungeheuer.games.timid.rules.obstacles import against_laid, against_tool
from ungeheuer.games.timid.rules.view import View

NOTHING: Final = "nothing-meant"


def meant(view: View, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
    """A card alone is about the next step to it; the card to jump over may be left open.

    While a floor is built: the floor as far as it is laid; before somebody says that it is ready,
    only where its cards lie. A way to go alone is about why it leads nowhere.
    """
    if view.phase == "building":
        return _floor(view, pieces)
    touched = dict(reversed([_split(piece) for piece in pieces]))  # the first of a kind counts
    place = touched.get("cell")
    tool = touched.get("tool", "peek" if view.phase == "peeking" else "explore")
    if place is None:
        return against_tool(view, tool) or [Obstacle(RuleId("T-4.2"), "which-card")]
    return _step(view, tool, place, touched.get("over")) or _nothing()


def _floor(view: View, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
    try:
        build = read(m.Build(_laid(pieces)).text)
    except IllegalMove:
        return _nothing()
    if m.DONE in pieces or not isinstance(build, m.Build):
        return build
    return against_laid(view, build) or build


def _nothing() -> list[Obstacle]:
    return [Obstacle(RuleId("T-4.2"), NOTHING)]


def _laid(pieces: Sequence[Piece]) -> list[Laid]:
    """Each card with the place touched after it; what is no place is left out."""
    laid: list[Laid] = []
    name = ""
    for kind, what in map(_split, pieces):
        if kind == "card":
            name = what
        elif kind == "cell" and name:
            try:
                laid.append((cell_of(what), name))
            except ValueError:
                continue
            name = ""
    return laid


def _split(piece: Piece) -> tuple[str, str]:
    kind, _, name = piece.partition(" ")
    return kind, name


def _step(view: View, tool: str, place: str, over: str | None) -> Move | None:
    try:
        cell = cell_at(*cell_of(place))
        hurdle = cell_at(*(cell_of(over) if over else _hurdle(view, place)))
    except ValueError:
        return None
    if cell == OFF:
        return None
    if tool in ("jump", "jump-attack"):
        table = m.JUMPS if tool == "jump" else m.JUMP_ATTACKS
        return table[cell].get(hurdle if hurdle in near(cell) else near(cell)[0])
    if tool == "peek":
        return m.PEEKS[cell]
    if tool == "explore":
        return m.EXPLORES[cell]
    return m.ATTACKS[cell] if tool == "attack" else None


def _hurdle(view: View, place: str) -> tuple[int, int]:
    """A card beside the one to land on, if one lies there."""
    around = beside(cell_of(place))
    lying = [(card.x, card.y) for card in view.cards]
    return next((cell for cell in around if cell in lying), around[0])
