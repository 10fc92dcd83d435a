"""Reads abilities from a card set (B-1): only what the rules carry out exactly as written."""

from __future__ import annotations

import ungeheuer.games.island.rules.effects  # noqa: F401  # makes them known
from ungeheuer.engine.cardset import Reader
from ungeheuer.games.island.rules.cards import Ability, Deck
from ungeheuer.games.island.rules.effect import Context, read_effect
from ungeheuer.games.island.rules.names import FACE_NAMES, AbilityId
from ungeheuer.games.island.rules.vocabulary import ASKED, COUNTED, MOMENTS, RESOLVED, SHEETS


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
    ability.effects += [read_effect(item, Context(sheet, ability)) for item in rows]
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
        allowed = effect.triggers
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
