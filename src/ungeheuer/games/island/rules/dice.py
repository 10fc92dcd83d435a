"""Sets of dice as counts. A die of the roll is `claw`, a virtual one `claw~`, a "?" `claw?`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NewType

from ungeheuer.engine.kinds import ShownDie
from ungeheuer.games.island.rules.names import FACE_NAMES, FACES, WILD, BossFace, Face, symbols_of

Die = NewType("Die", int)  # 0…5 real, 6…11 virtual, 12…17 a "?" used as a face
Dice = tuple[int, ...]  # how many of each, by face or by Die

VIRTUAL: Final = 6
AS_WILD: Final = 12
WORDS: Final = (
    *FACE_NAMES,
    *(f"{name}~" for name in FACE_NAMES),
    *(f"{name}?" for name in FACE_NAMES),
)
ANY: Final = "any"  # what a "?" shows, in sentences
NONE: Final[Dice] = (0,) * 6
NO_DICE: Final[Dice] = (0,) * 18


def face_of(die: Die) -> Face:
    return Face(die % 6)


def text_of(counts: Sequence[int]) -> str:
    """`claw*2 foot`: the words in the order of the faces."""
    words = []
    for die, count in enumerate(counts):
        if count == 1:
            words.append(WORDS[die])
        elif count:
            words.append(f"{WORDS[die]}*{count}")
    return " ".join(words)


def shown(counts: Sequence[int]) -> list[ShownDie]:
    """The same for a sentence, in the same order."""
    return [_shown(die, count) for die, count in enumerate(counts) if count]


def _shown(die: int, count: int) -> ShownDie:
    dice: ShownDie = {"shows": [FACE_NAMES[die % 6]]}
    if count > 1:
        dice["count"] = count
    if die >= VIRTUAL:
        dice["made"] = "any" if die >= AS_WILD else "tile"
    return dice


def pending_shown(face: int) -> list[ShownDie]:
    """A die that a tile gave, for a sentence; WILD is one of any face."""
    return [{"shows": [ANY]}] if face == WILD else [_shown(VIRTUAL + face, 1)]


def boss_die_shown(face: BossFace) -> list[ShownDie]:
    return [{"shows": symbols_of(face)}]


def die_touched(die: Die) -> str:
    """A die as a piece: whatever a "?" is used as, it is the "?" that is picked up."""
    return f"die {WORDS[die]}" if die < AS_WILD else "die ?"


def dice_touched(counts: Sequence[int]) -> list[str]:
    """One piece for each die."""
    return [die_touched(Die(die)) for die, count in enumerate(counts) for _ in range(count)]


def read_counts(words: Sequence[str], size: int = 18) -> Dice:
    """The counts that such words stand for, in any order; a word may stand several times."""
    counts = [0] * size
    for word in words:
        name, star, number = word.partition("*")
        count = _number(number) if star else 1
        counts[WORDS.index(name, 0, size)] += count
    return tuple(counts)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) == 0:
        raise ValueError(text)
    return int(text)


def one(die: Die) -> Dice:
    return tuple(1 if other == die else 0 for other in range(18))


def faces_in(counts: Sequence[int]) -> list[Face]:
    return [face for face in FACES if counts[face]]


def groups(real: Sequence[int], pending: Sequence[int], face: Face) -> Iterator[Dice]:
    """Every non-empty set of dice of one face; with dice pending, one of them at least (I-18.9)."""
    waiting = any(pending)
    for a in range(real[face] + 1):
        for b in range(pending[face] + 1):
            for c in range(pending[WILD] + 1):
                if b + c or (a and not waiting):
                    yield group(face, a, b, c)


def group(face: Face, real: int, virtual: int, wild: int) -> Dice:
    counts = [0] * 18
    counts[face] = real
    counts[VIRTUAL + face] = virtual
    counts[AS_WILD + face] = wild
    return tuple(counts)


def both(one: Dice, other: Dice) -> Dice:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def showing(dice: Dice, face: Face) -> int:
    """How many dice of the set count as this face."""
    return dice[face] + dice[VIRTUAL + face] + dice[AS_WILD + face]


def wilds(dice: Dice) -> int:
    return sum(dice[AS_WILD:])


def has_virtual(dice: Dice) -> bool:
    return any(dice[VIRTUAL:])


def singles(real: Sequence[int], pending: Sequence[int], face: Face) -> list[Die]:
    """Which dice of one face a single-die action may use (I-18.9: pending ones first)."""
    if not any(pending):
        return [Die(face)] if real[face] else []
    dice = []
    if pending[face]:
        dice.append(Die(VIRTUAL + face))
    if pending[WILD]:
        dice.append(Die(AS_WILD + face))
    return dice
