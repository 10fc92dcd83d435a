"""Reads abilities from a card set (B-1): only what the rules carry out exactly as written."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.engine.cardset import Reader
from ungeheuer.games.island.rules.cards import Ability, Deck, Effect
from ungeheuer.games.island.rules.names import FACE_NAMES, KIND_NAMES, AbilityId
from ungeheuer.games.island.rules.vocabulary import (
    ASKED,
    COUNTED,
    DEEDS,
    FIELDS,
    INSTEAD,
    MODIFIERS,
    MOMENTS,
    NUMBERS,
    OPTIONAL,
    PARTS,
    RESOLVED,
    SHEETS,
)


class Context:
    """Where an effect is: the kind of sheet, the ability, the enclosing effect."""

    __slots__ = ("ability", "inside", "sheet")

    def __init__(self, sheet: str, ability: Ability, inside: str = "") -> None:
        self.sheet = sheet
        self.ability = ability
        self.inside = inside  # "", either, replace or instead


def read_abilities(deck: Deck, row: Reader, owner: str, sheet: str) -> list[Ability]:
    abilities = []
    for number, item in enumerate(row.tables("abilities")):
        ability = _ability(item, owner, number, sheet)
        if ability.id in deck.abilities:
            item.problem("-", "not-unique", {"value": ability.id})
        deck.abilities[ability.id] = ability
        abilities.append(ability)
    return abilities


def _ability(row: Reader, owner: str, number: int, sheet: str) -> Ability:
    """An ability is named by its card, or by its sheet and the fame it needs."""
    fame = row.whole("fame", 0, 20) if row.has("fame") else -1
    suffix = f"-{fame}" if fame >= 0 else f".{number + 1}" if number else ""
    ability = Ability(AbilityId(owner + suffix), owner, row.word("on", SHEETS[sheet]), [])
    ability.fame = max(fame, 0)
    if fame >= 0:
        ability.names = row.by_language()
        ability.provenance = row.origins()
    _conditions(ability, row)
    rows = row.tables("effects")
    if not rows:
        row.problem("effects", "wrong-count", {"found": 0, "wanted": 1})
    ability.effects += [_effect(item, Context(sheet, ability)) for item in rows]
    _limits(ability, row)
    _fitting(ability, row)
    row.closed()
    return ability


def _conditions(ability: Ability, row: Reader) -> None:
    if ability.on == "spend":
        for face in row.words("pay", FACE_NAMES):
            ability.pay[FACE_NAMES.index(face)] += 1
    if ability.on == "resolve":
        ability.face = row.word("face", RESOLVED)
    if ability.on == "symbol":
        ability.symbol = row.word("symbol", ("fame", "minion"))
    if ability.on == "dice" and row.has("hp_at_most"):
        ability.hp_at_most = row.whole("hp_at_most", 0, 12)
    if ability.on == "attack" and row.has("with_face"):
        ability.with_face = row.word("with_face", FACE_NAMES)


def _limits(ability: Ability, row: Reader) -> None:
    """Limits of use and optional effects: allowed only where the rules support them."""
    kinds = {effect.do for effect in ability.effects}
    if ability.on in ASKED and row.has("may"):
        ability.may = row.flag("may")
    if row.has("per_turn") and ability.on in COUNTED and not kinds & {"need", "value", "aim"}:
        # such triggers occur once per turn
        ability.per_turn = row.whole("per_turn", 1, 1 if ability.on in MOMENTS else 20)


def _fitting(ability: Ability, row: Reader) -> None:
    """Report effects under triggers that never run them."""
    for effect in ability.effects:
        allowed = MODIFIERS.get(effect.do, DEEDS)
        if ability.on not in allowed:
            params = {"effect": effect.do, "trigger": ability.on, "allowed": ", ".join(allowed)}
            row.problem("on", "wrong-trigger", params)
    kinds = [effect.do for effect in ability.effects]
    if ability.on == "damage" and sorted(kinds) != ["immune", "pay"]:
        row.problem("effects", "needs-effects", {"trigger": "damage", "wanted": "pay, immune"})
    if ability.on == "symbol" and (ability.symbol == "minion") != (kinds == ["replace"]):
        row.problem("symbol", "replaced-minion")
    if ability.on == "steal" and ability.may != ("boss-die" in kinds):
        row.problem("may", "asked-for-die")
    if "pay" in kinds and not (ability.on in {"free", "spend", "damage"} or ability.may):
        row.problem("may", "pay-asked")


# -- effects


def _effect(row: Reader, context: Context) -> Effect:
    """B-1.2: the code says which words must follow, and which may."""
    effect = Effect(row.word("do", _codes(context)))
    needed = FIELDS[effect.do]
    if "n" in needed:
        effect.n = row.whole("n", *_numbers(effect.do, context))
    effect.who = _said(row, effect.do, "who", _who(needed.get("who", ()), effect.do, context))
    effect.where = _said(row, effect.do, "where", _where(needed, effect, context))
    effect.way = _said(row, effect.do, "way", _ways(needed, effect, context))
    effect.what = row.word("what", _what(needed, effect, context)) if "what" in needed else ""
    _extras(effect, row, context)
    row.closed()
    return effect


def _codes(context: Context) -> Sequence[str]:
    """The codes allowed here; not every effect can be part of another."""
    if context.inside == "either":
        return PARTS
    if context.inside == "replace":
        return ("fireling",)
    if context.inside == "instead":
        return INSTEAD
    card = context.sheet == "keep"
    boss = context.sheet == "boss"
    return [
        do
        for do in FIELDS
        if (card or do not in {"discard-this", "space"}) and (boss or do not in {"run", "replace"})
    ]


def _numbers(do: str, context: Context) -> tuple[int, int]:
    if do == "fame" and context.inside == "either":
        return -20, -1  # I-3.4: to lose it is the choice
    return NUMBERS[do]


def _said(row: Reader, do: str, key: str, words: Sequence[str]) -> str:
    """Read a field that the effect needs or may have."""
    if key in FIELDS[do]:
        return row.word(key, words)
    said = key in OPTIONAL.get(do, {}) and row.has(key)
    return row.word(key, words) if said else ""


def _who(words: Sequence[str], do: str, context: Context) -> Sequence[str]:
    """Targets that were hurt or healed exist only under triggers where that has just happened."""
    if context.inside == "either":
        return {"heal": ("one",), "energy": ("one",)}.get(do, ("you",) if "you" in words else words)
    on, face = context.ability.on, context.ability.face
    known = {"hurt": on == "boss-hurt", "healed": on == "resolve" and face == "heart"}
    return [
        word
        for word in words
        if known.get(word, True) and not (word == "one" and context.inside == "instead")
    ]


def _where(needed: dict[str, tuple[str, ...]], effect: Effect, context: Context) -> Sequence[str]:
    words = needed.get("where") or OPTIONAL.get(effect.do, {}).get("where", ())
    if effect.do == "destroy":
        return ("one-zone",) if effect.who == "all" else ("any", "boss")
    if effect.who == "one":  # this target may be anywhere
        return ("any",)
    if effect.do == "strike" and context.inside == "either":
        return ("one-zone", "one-near")
    acting = context.sheet == "minion"  # `zone` is that of an acting minion
    return [word for word in words if acting or word != "zone"]


def _ways(needed: dict[str, tuple[str, ...]], effect: Effect, context: Context) -> Sequence[str]:
    """The values of `way`: a boss die goes onto a card when stolen, else to an adjacent zone."""
    if effect.do == "boss-die":
        return ("card",) if context.ability.on == "steal" else ("adjacent",)
    return needed.get("way", ())


def _what(needed: dict[str, tuple[str, ...]], effect: Effect, context: Context) -> Sequence[str]:
    words = needed["what"]
    if effect.do == "immune":
        asked = context.ability.on == "damage"
        return ("this",) if asked else [word for word in words if word != "this"]
    return words


def _extras(effect: Effect, row: Reader, context: Context) -> None:
    """Fields that only some effects have."""
    effect.by = "you"
    if effect.do == "move" and effect.who == "each" and row.has("by"):
        effect.by = row.word("by", ("you", "owner"))
    if effect.do == "move-boss" and row.has("per_turn"):
        effect.per_turn = row.whole("per_turn", 1, 1)
    if effect.do == "tile" and row.has("empty"):
        effect.empty = row.flag("empty")
    if effect.do == "destroy" and effect.who == "all":
        effect.kinds = row.words("kinds", KIND_NAMES)
    if "of" in FIELDS[effect.do]:
        inner = Context(context.sheet, context.ability, effect.do)
        effect.of = [_effect(item, inner) for item in row.tables("of")]
        if not effect.of or (effect.do == "replace" and len(effect.of) > 1):
            row.problem("of", "wrong-count", {"found": len(effect.of), "wanted": 1})
    if effect.do in {"energy", "discard-tile"} and row.has("instead") and not context.inside:
        inner = Context(context.sheet, context.ability, "instead")
        effect.instead = _effect(row.table("instead"), inner)
