"""People without accounts: create one, move one to another device, list and sign out api."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.server.agents import device_name
from ungeheuer.server.routes.route import Ask, Route
from ungeheuer.wire import api


async def new(ask: Ask) -> api.Person:
    return await ask.service.people.new(device_name(ask.agent))


async def code(ask: Ask) -> api.Code:
    return await ask.service.people.code(ask.person)


async def link(ask: Ask) -> api.Link:
    return await ask.service.people.link(ask.person)


async def claim(ask: Ask) -> api.Person:
    body: api.Claim = ask.body
    return await ask.service.people.claim(body.code, device_name(ask.agent))


async def renew(ask: Ask) -> api.Person:
    return await ask.service.people.renew(ask.key, device_name(ask.agent))


async def listed(ask: Ask) -> api.DeviceList:
    return api.DeviceList(await ask.service.people.devices(ask.person, ask.key))


async def sign_out(ask: Ask) -> dict[str, Any]:
    body: api.SignOut = ask.body
    await ask.service.people.sign_out(ask.person, ask.key, body.device, all_=body.all)
    return {}


async def played(ask: Ask) -> api.Played:
    return api.Played(await ask.service.store.played_by(ask.person))


ROUTES: Final = (
    Route(
        "POST",
        "/api/people",
        "A new person, identified by the key alone",
        api.Person,
        new,
        pace="making",
        status=201,
    ),
    Route(
        "POST",
        "/api/people/code",
        "A short code that moves this person to another device",
        api.Code,
        code,
        key="must",
        pace="making",
    ),
    Route(
        "POST",
        "/api/people/link",
        "A code for a link that makes another device this person, once",
        api.Link,
        link,
        key="must",
        pace="making",
    ),
    Route(
        "POST",
        "/api/people/claim",
        "A key for this device in exchange for a code",
        api.Person,
        claim,
        body=api.Claim,
        pace="guessing",
        status=201,
        faults=(409,),
    ),
    Route(
        "POST",
        "/api/people/renew",
        "Another key for this device, in place of the one it has",
        api.Person,
        renew,
        key="must",
        pace="making",
        status=201,
    ),
    Route(
        "GET",
        "/api/my/devices",
        "The devices that are signed in as this person",
        api.DeviceList,
        listed,
        key="must",
    ),
    Route(
        "POST",
        "/api/my/devices/out",
        "Sign out a device, all others, or all",
        dict[str, Any],
        sign_out,
        body=api.SignOut,
        key="must",
        pace="making",
        faults=(404,),
    ),
    Route(
        "GET",
        "/api/my/matches",
        "How many matches of each game this person has behind them",
        api.Played,
        played,
        key="must",
    ),
)
