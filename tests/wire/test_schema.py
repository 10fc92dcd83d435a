"""The schema says what the code does: it takes all real traffic, and nothing else."""

from dataclasses import is_dataclass
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from tests.wire.test_messages import BAD
from tests.wire.traffic import UPS, downs, example, match_of, syncs
from ungeheuer.games import NAMES
from ungeheuer.server.frames import encode
from ungeheuer.wire import inventory
from ungeheuer.wire import messages as wire
from ungeheuer.wire.schema import schema, schema_of


@cache
def validator(direction: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(schema_of(direction))


def plain(frame: str) -> Any:
    return msgspec.json.decode(frame)


@pytest.mark.parametrize("message", UPS, ids=lambda message: type(message).__name__)
def test_every_message_up_is_valid_and_nothing_more(message: wire.AnyUp) -> None:
    fields = plain(encode(message))
    validator("Up").validate(fields)
    assert not validator("Up").is_valid({**fields, "more": 1})


@pytest.mark.parametrize("frame", [frame for frame in BAD if frame])
def test_what_the_server_refuses_the_schema_refuses(frame: str) -> None:
    assert not validator("Up").is_valid(plain(frame))


def test_real_traffic_is_valid() -> None:
    assert {direction for direction, _ in example()} == {"Up", "Down"}
    for direction, frame in example():
        validator(direction).validate(plain(frame))
    for frame in downs():
        validator("Down").validate(plain(frame))


@pytest.mark.parametrize("name", NAMES)
def test_every_view_and_event_is_what_its_type_says(name: str) -> None:
    """A view with a field more or less, an event with another parameter, would not be the same."""
    typed = msgspec.json.Decoder(inventory.sync_message())
    for frame in syncs(name):
        assert encode(typed.decode(frame)) == frame


@pytest.mark.parametrize("name", NAMES)
def test_a_match_meets_many_events(name: str) -> None:
    met = {note.event.code for entry in match_of(name).history for note in entry.notes}
    known = [event.code for event in inventory.game_types(name).events]
    assert met <= set(known)
    assert len(met) >= 5
    assert len(set(known)) == len(known)


def test_views_of_one_game_are_not_those_of_another() -> None:
    frame = plain(next(syncs("timid")))
    assert validator("Down").is_valid(frame)
    frame["sync"]["game"] = "mighty"
    assert not validator("Down").is_valid(frame)


def test_every_part_is_called_by_its_name() -> None:
    parts = schema()["$defs"]
    assert {"Up", "Down", "MightyView", "TimidView", "IslandView", "IslandMonsterView"} <= set(
        parts
    )
    assert all(part["title"] == name for name, part in parts.items())
    assert not [name for name in parts if "." in name]


def test_events_are_dataclasses_of_their_game() -> None:
    for game in inventory.games():
        assert all(is_dataclass(event) for event in game.events)
        assert len(game.event_messages) == len(game.events) >= 13
