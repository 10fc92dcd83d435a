"""Messages go over the wire and come back the same; what is no message is none."""

import msgspec
import pytest

from tests.wire.traffic import UPS, downs
from ungeheuer.server.frames import decode, encode
from ungeheuer.wire import inventory
from ungeheuer.wire import messages as wire

BAD = [
    "",
    "[]",
    "null",
    "{}",
    '{"type":"ping"}',
    '{"type":"nothing","id":"a"}',
    '{"type":"ping","id":""}',
    '{"type":"ping","id":"a b"}',
    '{"type":"ping","id":7}',
    '{"type":"look","id":"a"}',
    '{"type":"move","id":"a","seat":"0","move":"","seen":0}',
    '{"type":"move","id":"a","seat":"0","move":"4@2a","seen":-1}',
    '{"type":"move","id":"a","seat":"0","move":"4@2a","seen":"1"}',
    '{"type":"phrase","id":"a","phrase":"rude"}',
    '{"type":"change","id":"a","policy":{"undo":"always"}}',
    '{"type":"change","id":"a","policy":{"secret":true}}',
]


def test_there_is_a_sample_of_every_message_up() -> None:
    assert [type(message) for message in UPS] == inventory.ups()


def test_there_is_traffic_of_every_message_down() -> None:
    met = {msgspec.json.decode(frame)["type"] for frame in downs()}
    assert met == {inventory.tag_of(each) for each in inventory.downs()}


@pytest.mark.parametrize("message", UPS, ids=lambda message: type(message).__name__)
def test_what_goes_up_arrives_as_it_was(message: wire.AnyUp) -> None:
    assert decode(encode(message)) == message


@pytest.mark.parametrize("message", UPS, ids=lambda message: type(message).__name__)
def test_a_field_that_nobody_knows_is_refused(message: wire.AnyUp) -> None:
    fields = msgspec.json.decode(encode(message))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decode(encode({**fields, "more": 1}))


@pytest.mark.parametrize("frame", BAD)
def test_what_is_no_message_is_refused(frame: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(frame)


def test_what_comes_down_arrives_as_it_was() -> None:
    for frame in downs():
        message = msgspec.json.decode(frame, type=wire.AnyDown)
        assert encode(message) == frame
