"""B-1.2: what an effect is. Every effect is a class; all that is known of it stands there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ungeheuer.engine.cardset import Reader
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules.vocabulary import DEEDS

if TYPE_CHECKING:
    from ungeheuer.games.island.rules.cards import Ability
    from ungeheuer.games.island.rules.deeds import Deed
    from ungeheuer.games.island.rules.in_force import InForce
    from ungeheuer.games.island.rules.state import State

Words = dict[str, tuple[str, ...]]  # by key: the words that may stand there; none: no word
NUMBER: Final[tuple[str, ...]] = ()  # instead of words
EFFECT: Final[tuple[str, ...]] = ()
EITHER: Final = "either"  # what an effect may be a part of
REPLACE: Final = "replace"
INSTEAD: Final = "instead"


def takes(**words: tuple[str, ...]) -> Words:
    """The words of an effect, by key."""
    return words


class Context:
    """Where an effect stands: the kind of sheet, the ability, the enclosing effect."""

    __slots__ = ("ability", "inside", "sheet")

    def __init__(self, sheet: str, ability: Ability, inside: str = "") -> None:
        self.sheet = sheet
        self.ability = ability
        self.inside = inside  # "", EITHER, REPLACE or INSTEAD


class Scale:
    """What a bot counts, as far as effects are valued by it."""

    __slots__ = ("boss_hp", "skip", "won")

    def __init__(self, boss_hp: float, skip: float, won: float) -> None:
        self.boss_hp = boss_hp  # one HP of the boss
        self.skip = skip  # a step of the boss phase left out
        self.won = won


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One word of B-1.2 with its parameters; an empty word stands for "not said".

    A card names it by `do`. The other class variables say what a card may declare: the words that
    must follow, those that may, the limits of its number, the triggers under which it is carried
    out, the sheets it may stand on (none: any), and whether it may be part of a choice or stand in
    for something impossible. Its phrase is the message `effect-<do>` of each language.
    """

    __slots__ = (
        "by",
        "empty",
        "instead",
        "kinds",
        "n",
        "of",
        "per_turn",
        "way",
        "what",
        "where",
        "who",
    )
    do: ClassVar[str] = ""
    words: ClassVar[Words] = {}
    optional: ClassVar[Words] = {}
    limits: ClassVar[tuple[int, int] | None] = None
    triggers: ClassVar[tuple[str, ...]] = DEEDS
    sheets: ClassVar[tuple[str, ...]] = ()
    is_part: ClassVar[bool] = False
    stands_in: ClassVar[bool] = False
    may_replace: ClassVar[bool] = False  # what a boss die brings
    kept_worth: ClassVar[float] = 0.3  # to a bot that owns it, per turn
    played_worth: ClassVar[float] = 0.0  # to a bot that plays it, per unit of its number
    plain_worth: ClassVar[float] = 0.8  # the same for an effect without a number

    def __init__(self) -> None:
        self.n = 0
        self.who = ""
        self.where = ""
        self.what = ""
        self.way = ""
        self.by = "you"
        self.per_turn = 0
        self.empty = False
        self.kinds: list[str] = []
        self.of: list[Effect] = []
        self.instead: Effect | None = None

    # -- what a card may say

    def numbers(self, context: Context) -> tuple[int, int]:
        """The limits of its number here."""
        assert self.limits is not None
        return self.limits

    def who_words(self, context: Context) -> Sequence[str]:
        """Targets that were hurt or healed exist only where that has just happened."""
        words = self.words.get("who", ())
        if context.inside == EITHER:
            return ("you",) if "you" in words else words
        on, face = context.ability.on, context.ability.face
        known = {"hurt": on == "boss-hurt", "healed": on == "resolve" and face == "heart"}
        return [
            word
            for word in words
            if known.get(word, True) and not (word == "one" and context.inside == INSTEAD)
        ]

    def where_words(self, context: Context) -> Sequence[str]:
        words = self.words.get("where") or self.optional.get("where", ())
        if self.who == "one":  # this target may be anywhere
            return ("any",)
        acting = context.sheet == "minion"  # `zone` is that of an acting minion
        return [word for word in words if acting or word != "zone"]

    def way_words(self, context: Context) -> Sequence[str]:
        return self.words.get("way", ())

    def what_words(self, context: Context) -> Sequence[str]:
        return self.words["what"]

    def read_more(self, row: Reader, context: Context) -> None:
        """Read the fields that only this effect has."""

    # -- what it does

    def modify(self, force: InForce, ability: Ability) -> None:
        """Add up what it changes as long as it is in force."""

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        """Carry it out; unless it says otherwise, its target is asked for (I-3.4)."""
        deed.choose_later(state, deed.who)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        """The targets to choose from, each once (I-27.2); empty where it is impossible."""
        return []

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """I-3.4: all that stands against this target; None if it asks for no such target.

        A target of that kind is among `targets` if and only if nothing stands against it.
        """
        return None

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        """Carry it out on the chosen target."""
        raise NotImplementedError

    def is_possible(self, state: State, deed: Deed) -> bool:
        """B-1.3: an optional effect that is impossible is not offered."""
        return True

    def changes_something(self, state: State, deed: Deed) -> bool:
        """B-1.3: a compulsory effect with a limit waits until it changes something."""
        return True

    # -- what it is worth

    def worth_now(self, state: State, scale: Scale) -> float:
        """Its rough value to a bot that carries it out now."""
        return self.played_worth * abs(self.n) if self.n else self.plain_worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen(Effect):
    """An effect whose target is always chosen: impossible where there is none."""

    __slots__ = ()

    def is_possible(self, state: State, deed: Deed) -> bool:
        return bool(self.targets(state, deed))


EFFECTS: Final[dict[str, type[Effect]]] = {}  # by the word in a card set


# -- reading


def read_effect(row: Reader, context: Context) -> Effect:
    """B-1.2: the code says which words must follow, and which may."""
    effect = EFFECTS[row.word("do", codes(context))]()
    if "n" in effect.words:
        effect.n = row.whole("n", *effect.numbers(context))
    effect.who = _said(row, effect, "who", effect.who_words(context))
    effect.where = _said(row, effect, "where", effect.where_words(context))
    effect.way = _said(row, effect, "way", effect.way_words(context))
    effect.what = row.word("what", effect.what_words(context)) if "what" in effect.words else ""
    effect.read_more(row, context)
    row.closed()
    return effect


def codes(context: Context) -> list[str]:
    """The codes allowed here; not every effect can be part of another."""
    known = EFFECTS.values()
    if context.inside == EITHER:
        return [effect.do for effect in known if effect.is_part]
    if context.inside == REPLACE:
        return [effect.do for effect in known if effect.may_replace]
    if context.inside == INSTEAD:
        return [effect.do for effect in known if effect.stands_in]
    return [effect.do for effect in known if not effect.sheets or context.sheet in effect.sheets]


def _said(row: Reader, effect: Effect, key: str, words: Sequence[str]) -> str:
    """Read a field that the effect needs or may have."""
    if key in effect.words:
        return row.word(key, words)
    return row.word(key, words) if key in effect.optional and row.has(key) else ""


def read_parts(row: Reader, context: Context, inside: str) -> list[Effect]:
    """The effects that another one consists of."""
    inner = Context(context.sheet, context.ability, inside)
    return [read_effect(item, inner) for item in row.tables("of")]


def read_instead(row: Reader, context: Context) -> Effect | None:
    """What is carried out where the effect itself is impossible."""
    if not row.has("instead") or context.inside:
        return None
    return read_effect(row.table("instead"), Context(context.sheet, context.ability, INSTEAD))
