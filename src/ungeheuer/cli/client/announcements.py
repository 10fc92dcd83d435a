"""What has changed about a table besides its match."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ungeheuer.wire.messages import TableMessage
from ungeheuer.wire.table_cards import SeatCard

Announcement = tuple[str, dict[str, object]]  # a message and its parameters


def announcements(
    before: TableMessage | None, now: TableMessage, url: Callable[[str], str]
) -> list[Announcement]:
    """What has changed since `before`, which is None for newcomers; `url` leads to a table."""
    news: list[Announcement] = []
    if before is not None:
        for old, new in zip(before.seats, now.seats, strict=True):
            news += _seat(old, new) if now.state != "over" else ()
        if (before.state, now.state) == ("open", "playing"):
            news.append(("join-begins", {}))
    news += _state(before, now)
    news += _wish(before, now)
    if now.hold is not None and (before is None or before.hold is None):
        news.append(("join-hold", {"player": now.hold.seat}))
    if now.next and (before is None or before.next != now.next):
        news.append(("join-next", {"link": url(now.next)}))
    return news


def _seat(old: SeatCard, new: SeatCard) -> Iterator[Announcement]:
    """Who took or left a seat, came or went, or was replaced by a bot."""
    params: dict[str, object] = {"seat": new.seat, "number": new.seat}
    if new.kind == "bot" and (old.kind, old.bot) != ("bot", new.bot):
        yield ("join-bot-stands-in" if new.away else "join-bot-sits"), params
    elif new.kind == "open" and old.kind != "open":
        yield "join-left", {**params, "who": old.name or "none"}
    elif new.kind == "person" and (old.kind == "open" or (old.kind == "bot" and not old.away)):
        yield ("join-sits-self" if new.mine else "join-sits"), params
    elif new.kind == "person" and not new.mine and old.here != new.here:
        yield ("join-came" if new.here else "join-went"), params


def _state(before: TableMessage | None, now: TableMessage) -> Iterator[Announcement]:
    if now.state == "open":
        free = [seat.seat for seat in now.seats if seat.kind == "open"]
        if before is None or [seat.kind for seat in before.seats] != [s.kind for s in now.seats]:
            yield "join-open", {"count": len(free), "host": "yes" if now.host else "no"}
    if now.paused != (before is not None and before.paused):
        yield ("join-paused" if now.paused else "join-resumed"), {}
    if now.frozen is not None and (before is None or before.frozen is None):
        yield "error-table-frozen", {"move": now.frozen.move, "why": now.frozen.code}
    if now.ended and now.ended != "finished" and (before is None or before.ended is None):
        yield f"join-ended-{now.ended}", {"who": _resigned(before, now)}


def _resigned(before: TableMessage | None, now: TableMessage) -> str:
    """The name of the person who resigned, from the previous card."""
    seat = (now.result or {}).get("resigned")
    names = [old.name for old in before.seats if old.seat == seat] if before else []
    return names[0] if names and names[0] else "none"


def _wish(before: TableMessage | None, now: TableMessage) -> Iterator[Announcement]:
    """Somebody asks to undo beyond the barrier, or that request is settled."""
    wish, old = now.wish, before.wish if before else None
    mine = [seat.seat for seat in now.seats if seat.mine]
    if wish is None:
        if old is not None and any(seat in mine for seat in (old.seat, *old.asked)):
            yield "join-wish-settled", {}
    elif old is None or old.seat != wish.seat or old.version != wish.version:
        params: dict[str, object] = {"player": wish.seat}
        if wish.seat in mine:
            yield "join-wish-mine", params
        elif any(seat in mine for seat in wish.asked):
            yield "join-wish-asked", params
