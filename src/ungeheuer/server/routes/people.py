"""People without accounts: create one, move one to another device by a code."""

from __future__ import annotations

from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import Claim, Code, Person


async def new(ask: Ask) -> Person:
    return await ask.service.people.new()


async def code(ask: Ask) -> Code:
    return ask.service.people.code(ask.person)


async def claim(ask: Ask) -> Person:
    body: Claim = ask.body
    return await ask.service.people.claim(body.code)
