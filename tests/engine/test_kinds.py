"""The kind of a parameter comes from its annotation."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from ungeheuer.engine.kinds import (
    BySeat,
    Dice,
    Player,
    kind_of,
    kinds_in,
    kinds_in_all,
    vocabulary,
    word,
)
from ungeheuer.engine.manifest import Manifest
from ungeheuer.games import manifests


@dataclass
class Seen:
    owner: Player
    cards: list[Annotated[str, word("card")]]
    gold: BySeat
    to: int | Dice
    owners: int


@dataclass
class Outer:
    inner: list[Seen]
    last: Player | None


def test_an_annotation_names_the_kind_and_a_list_has_that_of_its_items() -> None:
    kinds = {"owner": "person", "cards": "word card", "gold": "by-seat", "to": "dice"}
    assert kinds_in(Seen) == kinds
    assert kinds_in_all(Outer) == {**kinds, "last": "person"}
    assert kind_of(int) == ""


@pytest.mark.parametrize("brings", manifests(), ids=lambda brings: brings.name)
def test_an_event_has_the_kinds_of_its_own_fields_any_other_sentence_those_of_params(
    brings: Manifest,
) -> None:
    words = vocabulary(brings)
    code = next(iter(words.events))
    assert words.of(code) is words.events[code]
    assert words.of("no-event") is words.params
    assert words.params["asked"] == "person"
