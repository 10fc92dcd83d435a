"""What the parameters of obstacles, phrases, advice and events are."""

from typing import Annotated

from ungeheuer.engine import kinds
from ungeheuer.engine.kinds import Dice, Face, FaceOrDice, Player, word

Card = Annotated[str, word("card")]
Ally = Annotated[str, word("ally")]
Boss = Annotated[str, word("boss")]
Minion = Annotated[str, word("minion")]
OneMinion = Annotated[str, word("one-minion", "minion")]  # one of them, with its article
Tile = Annotated[str, word("tile-name", "tile")]
Ability = Annotated[str, word("ability", "card")]
Cause = Annotated[str, word("cause", "ability", "card")]
Source = Annotated[str, word("cause")]
Zone = Annotated[int, word("zone")]
Space = Annotated[str, word("space")]


class Params(kinds.Params, total=False):
    """Dice are told by what they show, other things by their codes."""

    owner: Player
    ability: Ability
    later: Ability
    ally: Ally
    allies: list[Ally]
    boss: Boss
    by: Cause
    card: Card
    cause: Cause
    minion: Minion
    targets: list[Minion]
    source: Source
    tile: Tile
    dice: Dice
    die: FaceOrDice
    face: FaceOrDice
    displaced: Face
    zone: Zone
    to: Annotated[int | str, word("zone", "face")]  # a zone, or what a die is turned to
    space: Space
    slot: int
    step: str
    pool: int
    needed: int
    shields: int
    price: int
    energy: int
    now: str  # what happens, and when a move would be made
    when: str
    wanted: str | int
    number: int
    least: int
    most: int
    used: int
    thrown: int
    laid: int
    hp: int
    fame: int
    origin: Zone
    goal: Zone
    hit: list[Player]  # of a task: whom something concerns
    fames: int
    crystals: int
    minions: int
    amount: int
