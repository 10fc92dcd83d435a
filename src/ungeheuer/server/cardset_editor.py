"""The card set editor: lists every value with its path, kind and limits, and applies edits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from ungeheuer.engine.cardset import PROVENANCES, CardSet, Field, listed, origin_of
from ungeheuer.engine.errors import CardSetError, Problem
from ungeheuer.games import game
from ungeheuer.server.summaries import cardset_card
from ungeheuer.server.texts import texts
from ungeheuer.wire.api import CardCheck, CardEdit, CardField, CardProblem, CardSetDesk
from ungeheuer.wire.comments import rewritten
from ungeheuer.wire.files import parse_cardset

NAME: Final = "card-set"
STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


# -- validation


def inspected(cardset: CardSet, name: str) -> list[Problem]:
    """Read every card as the game would: collects `cardset.fields`, returns the problems."""
    cardset.fields = []
    if cardset.game != name:
        params = {"value": cardset.game, "allowed": name}
        return [Problem("cardset.game", "not-one-of", params)]
    played = game(name)
    try:
        played.setup(played.checked({}), cardset)
    except CardSetError as error:
        return error.problems
    return []


def checked(name: str, text: str) -> CardCheck:
    """Everything that is wrong with a custom card set."""
    try:
        cardset = parse_cardset(text, NAME)
    except CardSetError as error:
        return CardCheck(problem_messages(error.problems), [], None)
    problems = inspected(cardset, name)
    if problems:
        return CardCheck(problem_messages(problems), [], None)
    return CardCheck([], problem_messages(warnings_of(cardset)), cardset_card(cardset))


def warnings_of(cardset: CardSet) -> Iterable[Problem]:
    warnings: list[Problem] = getattr(cardset.meaning, "warnings", [])
    return warnings


def problem_messages(problems: Iterable[Problem]) -> list[CardProblem]:
    return [CardProblem(each.path, each.code, each.params) for each in problems]


# -- the page of the editor


def desk_for_text(name: str, text: str, language: str) -> CardSetDesk:
    """The editor's page for a file; if it cannot be parsed, it has nothing but problems."""
    try:
        cardset = parse_cardset(text, NAME)
    except CardSetError as error:
        return CardSetDesk(name, language, None, text, problems=problem_messages(error.problems))
    return desk_for(name, cardset, text, language)


def desk_for(name: str, cardset: CardSet, text: str, language: str) -> CardSetDesk:
    problems = inspected(cardset, name)
    return CardSetDesk(
        name,
        language,
        None if problems else cardset_card(cardset),
        text,
        data=cardset.data,
        origins=rows_by_provenance(cardset),
        fields=[*fields_of(cardset)],
        problems=problem_messages(problems),
        warnings=problem_messages(warnings_of(cardset)),
        texts=texts(cardset, language) if not problems else [],
    )


def rows_by_provenance(cardset: CardSet) -> dict[str, int]:
    """How many rows have each provenance."""
    provenances = [card.provenance for card in listed(cardset)]
    return {origin: provenances.count(origin) for origin in PROVENANCES}


def fields_of(cardset: CardSet) -> Iterator[CardField]:
    """All editable values; the name of the set comes first."""
    yield CardField("cardset.id", "", "text", cardset.id)
    seen = {"cardset.game"}
    for field in cardset.fields or []:
        if field.path not in seen:
            seen.add(field.path)
            yield field_card(field, cardset.data)


def field_card(field: Field, data: Mapping[str, object]) -> CardField:
    path, row = row_of(steps(field.path)[:-1], data)
    key = key_below(field.path, path)
    kind: Any = "origin" if field.kind == "origins" else field.kind
    return CardField(
        path=field.path,
        row=path,
        kind=kind,
        value=field.value,
        least=field.least,
        most=field.most,
        among=[*field.among],
        provenance=origin_of(row, key),
    )


def row_of(way: Sequence[str | int], data: object) -> tuple[str, Mapping[str, Any]]:
    """The path of the nearest enclosing row with a provenance, and the row itself."""
    nearest: tuple[str, Mapping[str, Any]] = ("", {})
    for depth in range(len(way) + 1):
        here = at(data, way[:depth])
        if isinstance(here, dict) and "provenance" in here:
            nearest = (spelled(way[:depth]), here)
    return nearest


def key_below(path: str, row: str) -> str:
    """The key of the row that contains a value."""
    below = path.removeprefix(row).removeprefix(".")
    return re.split(r"[.\[]", below)[0]


# -- paths


def steps(path: str) -> list[str | int]:
    """`level.1.guardians[3]` as a list of keys and indices."""
    return [name or int(number) - 1 for name, number in STEP.findall(path)]


def spelled(way: Sequence[str | int]) -> str:
    text = ""
    for step in way:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def at(data: object, way: Sequence[str | int]) -> object:
    for step in way:
        if isinstance(data, dict) and isinstance(step, str):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
            data = data[step]
        else:
            return None
    return data


# -- changes


class NoPlace(Exception):
    """An edit with a path that does not exist."""


def edited(name: str, text: str, edits: Sequence[CardEdit], origin: str) -> str:
    """The file with the edits applied, comments kept; one that cannot be parsed stays unchanged."""
    try:
        cardset = parse_cardset(text, NAME)
    except CardSetError:
        return text
    if not edits:
        return text
    inspected(cardset, name)
    listing = {field.path for field in cardset.fields or [] if field.kind == "origins"}

    def change(data: dict[str, Any]) -> None:
        for edit in edits:
            changed(data, edit, origin, listing)

    change(cardset.data)
    return rewritten(text, change, cardset.data)


def changed(data: dict[str, object], edit: CardEdit, origin: str, listing: set[str]) -> None:
    """Apply one edit, and mark the value with its new provenance."""
    *above, last = steps(edit.path) or [""]
    place = at(data, above)
    if isinstance(place, list) and isinstance(last, int) and 0 <= last < len(place):
        if edit.value is None:
            del place[last]
        else:
            place[last] = edit.value
    elif isinstance(place, dict) and isinstance(last, str) and last:
        if edit.value is None:
            place.pop(last, None)
        else:
            place[last] = edit.value
    else:
        raise NoPlace(edit.path)
    if last != "provenance":
        mark(data, edit.path, origin, listing)


def mark(data: dict[str, object], path: str, origin: str, listing: set[str]) -> None:
    """Set the provenance of the row; if it may list exceptions, only that of this value."""
    place, _ = row_of(steps(path)[:-1], data)
    row = at(data, steps(place)) if place else None
    if not isinstance(row, dict):
        return
    if f"{place}.provenance" in listing:
        list_apart(row, key_below(path, place), origin)
    else:
        row["provenance"] = origin


def list_apart(row: dict[str, Any], key: str, origin: str) -> None:
    for each in PROVENANCES:
        named = row.get(each)
        if isinstance(named, list) and key in named:
            named.remove(key)
            if not named:
                del row[each]
    if row["provenance"] != origin:
        row.setdefault(origin, []).append(key)
