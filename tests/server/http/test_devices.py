"""K1: a key is for one device, and every device can be signed out."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.house import House, visitor
from tests.server.http.asking import Api
from ungeheuer.server.agents import device_name
from ungeheuer.server.names import Millis, PersonId
from ungeheuer.server.people import hash_of
from ungeheuer.server.store import Batch
from ungeheuer.server.store.keys import CodeRow, KeyChange

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


@pytest.fixture(autouse=True)
def _nobody_has_guessed(home: House) -> None:
    home.service._ledger = None


def claimed(api: Api, code: str) -> Api:
    answer = api.post("/api/people/claim", {"code": code}, User_Agent=FIREFOX)
    assert answer.status == 201, answer.text
    return Api(api.port, answer.json["key"])


def linked(somebody: Api) -> str:
    answer = somebody.post("/api/people/link").json
    assert answer["days"] > 0
    assert somebody.key.partition(".")[2] not in answer["code"]
    return str(answer["code"])


def is_in(somebody: Api) -> bool:
    return somebody.get("/api/my/tables").status == 200


def test_a_link_makes_one_other_device_once(api: Api) -> None:
    phone = api.somebody()
    code = linked(phone)
    laptop = claimed(api, code)
    assert is_in(laptop)
    assert laptop.key != phone.key
    assert api.post("/api/people/claim", {"code": code}).code == "wrong-code"
    listed = laptop.get("/api/my/devices").json["devices"]
    assert [(each["name"], each.get("here", False)) for each in listed] == [
        ("", False),
        ("Firefox, Linux", True),
    ]


def test_a_new_link_replaces_the_old_one(api: Api) -> None:
    phone = api.somebody()
    old, new = linked(phone), linked(phone)
    assert api.post("/api/people/claim", {"code": old}).code == "wrong-code"
    assert is_in(claimed(api, new))


def test_codes_outlast_a_restart_but_not_their_time(api: Api, home: House) -> None:
    phone = api.somebody()
    code = phone.post("/api/people/code").json["code"]
    stored = home.do(lambda: home.service.store.code(hash_of(code)))
    assert stored.kind == "short"
    late = CodeRow(stored.hash, stored.person, "short", stored.made, Millis(1))
    home.do(lambda: home.service.store.commit(Batch(keys=KeyChange(code=late))))
    assert api.post("/api/people/claim", {"code": code}).code == "wrong-code"


def test_one_device_is_signed_out(api: Api) -> None:
    phone = api.somebody()
    laptop, tablet = claimed(api, linked(phone)), claimed(api, linked(phone))
    listed = phone.get("/api/my/devices").json["devices"]
    other = next(each["device"] for each in listed if not each.get("here"))
    assert phone.post("/api/my/devices/out", {"device": other}).status == 200
    assert [is_in(each) for each in (phone, laptop, tablet)].count(True) == 2
    assert is_in(phone)
    assert phone.post("/api/my/devices/out", {"device": other}).code == "no-such-device"


def test_nobody_signs_out_devices_of_others(api: Api) -> None:
    phone, stranger = api.somebody(), api.somebody()
    device = phone.get("/api/my/devices").json["devices"][0]["device"]
    assert stranger.post("/api/my/devices/out", {"device": device}).status == 404
    assert is_in(phone)


@pytest.mark.parametrize("everything", [False, True])
def test_all_are_signed_out_and_links_are_void(api: Api, *, everything: bool) -> None:
    phone = api.somebody()
    laptop, code = claimed(api, linked(phone)), linked(phone)
    assert phone.post("/api/my/devices/out", {"all": everything}).status == 200
    assert not is_in(laptop)
    assert is_in(phone) != everything
    assert api.post("/api/people/claim", {"code": code}).code == "wrong-code"


def test_open_windows_of_a_signed_out_device_are_closed(api: Api, home: House) -> None:
    phone = api.somebody()
    laptop = claimed(api, linked(phone))
    wish = {"game": "timid", "seats": [{"who": "me"}, {"who": "bot"}]}
    table = phone.post("/api/tables", wish).json["table"]

    async def watch() -> int:
        async with visitor(home.socket) as window, visitor(home.socket) as own:
            await window.hello(table, laptop.key)
            await own.hello(table, phone.key)
            out = await asyncio.to_thread(phone.post, "/api/my/devices/out", {})
            assert out.status == 200
            code = await window.closed()
            assert (await own.ask("ping"))["type"] == "pong"
            return code

    assert asyncio.run(watch()) == 1013


def test_an_old_link_works_once_and_its_device_goes_on(api: Api) -> None:
    phone = api.somebody()
    laptop = claimed(api, phone.key)
    assert laptop.key != phone.key
    assert is_in(phone)
    assert api.post("/api/people/claim", {"code": phone.key}).code == "link-used"


def test_a_renewed_key_ends_and_its_link_still_works_once(api: Api, home: House) -> None:
    phone = api.somebody()
    fresh = Api(api.port, phone.post("/api/people/renew").json["key"])
    assert is_in(fresh)
    assert is_in(phone), "other windows of this device know the old key for a while"
    person = PersonId(fresh.key.partition(".")[0])
    rows = home.do(lambda: home.service.store.devices(person))
    old = next(row for row in rows if row.hash == hash_of(phone.key))
    assert old.until
    ended = KeyChange(device=old._replace(until=Millis(1)))
    home.do(lambda: home.service.store.commit(Batch(keys=ended)))
    assert not is_in(phone)
    assert is_in(claimed(api, phone.key))
    assert api.post("/api/people/claim", {"code": phone.key}).code in {"link-used", "wrong-code"}


def test_what_devices_are_called() -> None:
    assert device_name(FIREFOX) == "Firefox, Linux"
    assert device_name("Mozilla/5.0 (iPhone) AppleWebKit Version/17 Safari/604") == "Safari, iPhone"
    assert (
        device_name("Mozilla/5.0 (Windows NT 10.0) Chrome/126 Safari/537 Edg/126")
        == "Edge, Windows"
    )
    assert device_name("\x1b[31m" * 9) == ""
