"""Why a move is not possible, from the seat's own view alone."""

from __future__ import annotations

from collections import Counter
from typing import Unpack

from ungeheuer.engine.decision import Move, Phrase, beside
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.timid.rules import moves as m
from ungeheuer.games.timid.rules.building import ENTRANCE_POINT, Building
from ungeheuer.games.timid.rules.cards import CARDS, DRAWN
from ungeheuer.games.timid.rules.grid import Cell
from ungeheuer.games.timid.rules.grid import beside as beside_cell
from ungeheuer.games.timid.rules.params import Params
from ungeheuer.games.timid.rules.shapes import Hop, Slots
from ungeheuer.games.timid.rules.state import Floor
from ungeheuer.games.timid.rules.steps import (
    can_take_off,
    explorable,
    is_known_danger,
    jump_changes_something,
    targets,
)
from ungeheuer.games.timid.rules.view import View, floor_of

RULES = {"drawing": "T-6.1", "building": "T-2.1", "peeking": "T-4.1", "moving": "T-4.2"}


def obstacle(rule: str, code: str, **params: Unpack[Params]) -> Obstacle:
    return Obstacle(RuleId(rule), code, dict(params))


def phrase(view: View, move: Move) -> Phrase:
    """What a move would do; a draw of monsters that do not exist is quoted."""
    names = [monster.name for monster in view.monsters]
    if isinstance(move, m.Draw) and not all(drawn in names for drawn in move.monsters):
        return move.quoted()
    return move.phrase()


def obstacles(view: View, move: Move) -> list[Obstacle]:
    """First whether this is the time for such a move, then the move itself."""
    if view.asked != view.seat:
        return [obstacle(RULES.get(view.phase, "T-1.3"), "not-asked", asked=view.asked or "none")]
    if view.phase == "drawing":
        return against_draw(view, move) if isinstance(move, m.Draw) else not_now(view, move)
    if view.phase == "building":
        return against_build(view, move) if isinstance(move, m.Build) else not_now(view, move)
    return against_character(view, move)


def not_now(view: View, move: Move) -> list[Obstacle]:
    """Told with what happens now, and when such a move would be right."""
    when = "draw" if isinstance(move, m.Draw) else "build" if isinstance(move, m.Build) else "step"
    return [obstacle(RULES[view.phase], "not-now", phase=view.phase, when=when)]


def against_character(view: View, move: Move) -> list[Obstacle]:
    """T-4.1: first the cards to be turned up, then the steps; T-4.9: giving up at any time."""
    if isinstance(move, m.GiveUp):
        return []
    if isinstance(move, m.Draw | m.Build):
        return not_now(view, move)
    if isinstance(move, m.Peek):
        return against_peek(view, move)
    if view.phase == "peeking":
        return [obstacle("T-4.1", "peek-first", peeks=view.peeks)]
    return against_step(floor_of(view), move)


# -- chance and the dungeon


def against_draw(view: View, draw: m.Draw) -> list[Obstacle]:
    """T-6.1: two different monsters of those left in the deck."""
    obstacles = []
    if len(draw.monsters) != DRAWN:
        obstacles.append(obstacle("T-2.1", "wrong-number-of-monsters", found=len(draw.monsters)))
    left = Counter(view.deck)
    for name, count in sorted(Counter(draw.monsters).items()):
        if count > left[name]:
            obstacles.append(obstacle("T-6.1", "not-in-deck", card=name))
    return obstacles


def against_build(view: View, build: m.Build) -> list[Obstacle]:
    """T-2.1, T-2.2: the right cards, each on a cell of its own, all in one piece."""
    known = [*CARDS, *(monster.name for monster in view.monsters)]
    ask = asked(view)
    return against_cards(ask, build, known) + against_cells(ask, build)


def against_laid(view: View, build: m.Build) -> list[Obstacle]:
    """T-2.2: where the cards lie of a floor that is not ready yet."""
    return against_cells(asked(view), build)


def asked(view: View) -> Building:
    return Building([card for card in view.hand or [] if card not in CARDS])


def against_cards(ask: Building, build: m.Build, known: list[str]) -> list[Obstacle]:
    """T-2.1: exactly the cards in hand."""
    obstacles = []
    missing = ask.missing([card for _, card in build.laid])
    for (x, y), card in build.laid:
        if card not in ask.pieces:
            code = "card-not-in-hand" if card in known else "no-such-card"
            obstacles.append(obstacle("T-2.1", code, card=card, place=(x, y)))
    for card, count in ask.pieces.items():
        left = missing[card]
        if left:
            code = "card-missing" if left > 0 else "too-many-of-card"
            obstacles.append(obstacle("T-2.1", code, card=card, wanted=count, found=count - left))
    return obstacles


def against_cells(ask: Building, build: m.Build) -> list[Obstacle]:
    """T-2.2: cards touch edge to edge; none lies on another, nor on the entrance."""
    obstacles = []
    cells = [cell for cell, _ in build.laid]
    lying = [ENTRANCE_POINT, *cells]
    loose = ask.loose(cells)
    for at, ((x, y), card) in enumerate(build.laid):
        if (x, y) == ENTRANCE_POINT:
            obstacles.append(obstacle("T-2.1", "on-entrance", card=card, place=(x, y)))
        elif (x, y) in cells[:at]:
            obstacles.append(obstacle("T-2.1", "on-another-card", card=card, place=(x, y)))
        elif (x, y) in loose:
            corner = any(_corner_to_corner((x, y), other) for other in lying)
            alone = not any(near in lying for near in beside((x, y)))
            code = "only-corner-to-corner" if corner and alone else "not-connected"
            obstacles.append(obstacle("T-2.2", code, card=card, place=(x, y)))
    return obstacles


def _corner_to_corner(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) == 1 and abs(one[1] - other[1]) == 1


# -- the character


def against_tool(view: View, tool: str) -> list[Obstacle]:
    """Why a way to go leads nowhere from here; nothing where it may lead somewhere."""
    if view.phase != "moving":
        return []
    floor = floor_of(view)
    strikes, jumps = tool.endswith("attack"), tool.startswith("jump")
    spent = [obstacle("T-4.4", "jump-spent")] if jumps and not floor.jump else []
    if strikes and not floor.attack:
        spent.append(obstacle("T-4.3", "attack-spent"))
    return spent or against_reach(floor, tool)


def against_reach(floor: Floor, tool: str) -> list[Obstacle]:
    """T-4.2, T-4.9: what lies around does not invite to it."""
    if tool == "explore" and not floor.edge & explorable(floor):
        danger = floor.edge & floor.active()
        code = "only-danger-near" if danger else "nothing-new-near"
        return [obstacle("T-4.9" if danger else "T-4.2", code)]
    if tool == "attack" and not floor.edge & targets(floor):
        return [obstacle("T-4.9", "nothing-near-to-attack")]
    return [obstacle("T-4.4", "no-jump-near")] if tool.startswith("jump") else []


def against_peek(view: View, peek: m.Peek) -> list[Obstacle]:
    """T-4.1: as many as the floor grants, and only cards face down."""
    if view.phase != "peeking":
        return [obstacle("T-4.1", "no-peeks-left", floor=view.floor)]
    floor = floor_of(view)
    bit = bit_at(floor, peek.cell)
    if not bit:
        return [obstacle("T-4.1", "no-card-there", place=peek.place)]
    if bit & floor.up:
        return [obstacle("T-4.1", "already-face-up", place=peek.place)]
    return []


def against_step(floor: Floor, move: Move) -> list[Obstacle]:
    """T-4.2 to T-4.9, one by one."""
    if isinstance(move, m.Explore):
        return against_explore(floor, move)
    if isinstance(move, m.Attack):
        return against_attack(floor, move)
    if isinstance(move, m.Jump | m.JumpAttack):
        return against_jump(floor, move)
    return []


def bit_at(floor: Floor, cell: Cell) -> Slots:
    """The bit of the card on this cell; 0 if there is none."""
    slots = floor.shape.slots
    return Slots(1 << slots[cell] if cell in slots else 0)


def against_explore(floor: Floor, move: m.Explore) -> list[Obstacle]:
    """T-4.2: a face-down card or the exit, beside a card that can be walked to."""
    bit = bit_at(floor, move.cell)
    if not bit:
        return [obstacle("T-4.2", "no-card-there", place=move.place)]
    obstacles = []
    if is_known_danger(floor, bit):
        obstacles.append(obstacle("T-4.9", "known-danger", place=move.place))
    elif not bit & explorable(floor):
        obstacles.append(obstacle("T-4.2", "nothing-to-explore", place=move.place))
    if not bit & (floor.edge | floor.walk):
        obstacles.append(obstacle("T-4.2", "out-of-reach", place=move.place))
    return obstacles


def against_attack(floor: Floor, move: m.Attack) -> list[Obstacle]:
    """T-4.3: once a floor; T-4.9: on something that can be hit."""
    obstacles = [] if floor.attack else [obstacle("T-4.3", "attack-spent")]
    bit = bit_at(floor, move.cell)
    if not bit:
        return [*obstacles, obstacle("T-4.3", "no-card-there", place=move.place)]
    if not bit & targets(floor):
        obstacles.append(obstacle("T-4.9", "nothing-to-attack", place=move.place))
    if not bit & floor.edge:
        code = "own-card" if bit & floor.walk else "out-of-reach"
        obstacles.append(obstacle("T-4.2", code, place=move.place))
    return obstacles


def against_jump(floor: Floor, move: m.Jump | m.JumpAttack) -> list[Obstacle]:
    """T-4.4: once a floor, over a card onto a card; T-4.6: with an attack or without."""
    strikes = isinstance(move, m.JumpAttack)
    obstacles = [] if floor.jump else [obstacle("T-4.4", "jump-spent")]
    if strikes and not floor.attack:
        obstacles.append(obstacle("T-4.3", "attack-spent"))
    land, over = bit_at(floor, move.cell), bit_at(floor, move.over)
    if not land:
        return [*obstacles, obstacle("T-4.4", "no-card-there", place=move.place)]
    if not over:
        return [*obstacles, obstacle("T-4.4", "nothing-to-jump-over", place=move.hurdle)]
    hop = hop_between(floor, land, over)
    if hop is None or not can_take_off(floor, hop):
        code = "no-takeoff" if move.over in beside_cell(move.cell) else "not-beside"
        obstacles.append(obstacle("T-4.4", code, place=move.place, over=move.hurdle))
    if hop is None:
        return obstacles
    return obstacles + (against_strike(floor, hop) if strikes else against_landing(floor, hop))


def hop_between(floor: Floor, land: Slots, over: Slots) -> Hop | None:
    for hop in floor.shape.hops:
        if hop.land == land and hop.over == over:
            return hop
    return None


def against_strike(floor: Floor, hop: Hop) -> list[Obstacle]:
    """T-4.9: a jump-attack, like every attack, needs something to hit."""
    if hop.land & targets(floor):
        return []
    return [obstacle("T-4.9", "nothing-to-attack", place=hop.jump.place)]


def against_landing(floor: Floor, hop: Hop) -> list[Obstacle]:
    """T-4.9: a plain jump changes something, and does not land on a known danger."""
    if is_known_danger(floor, hop.land):
        return [obstacle("T-4.9", "known-danger", place=hop.jump.place)]
    if not jump_changes_something(floor, hop):
        return [obstacle("T-4.9", "jump-changes-nothing", place=hop.jump.place)]
    return []
