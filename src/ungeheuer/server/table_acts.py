"""Acts that depend on more than their table: on who is there, on what else somebody has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ungeheuer.engine.names import Seat
from ungeheuer.server import actions
from ungeheuer.server.names import NOBODY
from ungeheuer.wire import messages as wire
from ungeheuer.wire.holding import Release
from ungeheuer.wire.hosting import Close

if TYPE_CHECKING:
    from ungeheuer.server.connection import Connection


async def release(guest: Connection, message: Release) -> None:
    def release(tx: actions.Transaction) -> None:
        held, present = tx.table.hold, guest.context.registry.present(guest.joined)
        away = held is None or tx.table.seats[Seat(held.seat)].holder not in present
        actions.release(tx, message, away=away)

    await guest.perform(message.id, release)


async def seat_bot(guest: Connection, message: wire.SeatBot) -> None:
    registry, id = guest.context.registry, guest.joined

    def seat_bot(tx: actions.Transaction) -> None:
        seat = tx.table.seats.get(Seat(message.seat))
        holder = NOBODY if seat is None else seat.holder
        actions.seat_bot(tx, message, away=registry.away(id, holder))

    await guest.perform(message.id, seat_bot)


async def take_over(guest: Connection, message: wire.TakeOver) -> None:
    registry, id = guest.context.registry, guest.joined

    def take_over(tx: actions.Transaction) -> None:
        actions.take_over(tx, message, away=registry.away(id, tx.table.host))

    await guest.perform(message.id, take_over)


async def rematch(guest: Connection, message: wire.Rematch) -> None:
    version, table = await guest.context.rematches.rematch(
        guest.joined, guest.person, message.id, rotate=message.rotate
    )
    guest.send(wire.Ack(id=message.id, version=version, table=table))


async def change(guest: Connection, message: wire.Change) -> None:
    """A table that gets into the public list counts among the host's."""
    is_listed = await guest.context.registry.read(guest.joined, lambda table: table.policy.listed)
    if message.policy.listed and not is_listed:
        await guest.context.caps.check_listed(guest.person)
    await guest.perform(message.id, lambda tx: actions.change(tx, message))


async def talk(guest: Connection, message: wire.Say | wire.SayPhrase) -> None:
    await guest.context.people.check_may_talk(guest.person)
    say = actions.ACTIONS[type(message)]
    await guest.perform(message.id, lambda tx: say(tx, message))


async def close(guest: Connection, message: Close) -> None:
    """A table of which nothing is to be kept is deleted; everybody there is told before."""
    registry, id = guest.context.registry, guest.joined
    began: list[str] = []

    def close(tx: actions.Transaction) -> None:
        began.append(tx.table.status)
        actions.close(tx, message, away=partial(registry.away, id))

    await guest.perform(message.id, close)
    if began and began[-1] != "playing":
        await registry.delete(id)


HANDLERS: Final[dict[type[Any], Callable[[Any, Any], Awaitable[None]]]] = {
    Release: release,
    wire.SeatBot: seat_bot,
    wire.TakeOver: take_over,
    wire.Rematch: rematch,
    wire.Change: change,
    wire.Say: talk,
    wire.SayPhrase: talk,
    Close: close,
}
