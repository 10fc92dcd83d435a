"""Tables, seats and card sets as lists and clients are shown them."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Final, Literal

from ungeheuer.bots import LEVELS, USUAL
from ungeheuer.bots.personas import level_of, persona_of
from ungeheuer.engine.cardset import CardSet, listed
from ungeheuer.games import manifest
from ungeheuer.server import actions
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.seat_state import SeatState
from ungeheuer.server.table import Table
from ungeheuer.wire.api import TableCard
from ungeheuer.wire.gestures import PresenceMessage, SeatPresence
from ungeheuer.wire.messages import TableMessage
from ungeheuer.wire.sync import PhraseMessage
from ungeheuer.wire.table_cards import CardSetCard, Hold, SeatAsk, SeatCard


def seat_card(
    seat: SeatState, person: PersonId, present: Collection[PersonId], bot_in: int | None = None
) -> SeatCard:
    held = seat.holder != NOBODY
    # A record calls bots by their name, though nobody sits there.
    persona = persona_of(seat.bot or ("" if held else seat.name))
    told = seat.name if held or persona is None else persona.name
    kind: Literal["open", "person", "bot"] = "person" if held else "open"
    return SeatCard(
        seat=seat.id,
        kind="bot" if seat.bot else kind,
        name=told,
        bot=level_of(seat.bot),
        persona=persona.id if persona else "",
        mine=held and seat.holder == person,
        here=held and seat.holder in present,
        away=held and bool(seat.bot),
        shows=seat.shows,
        bot_in=bot_in,
    )


def cardset_card(cardset: CardSet) -> CardSetCard:
    return CardSetCard(
        cardset.id, cardset.version, cardset.hash, cardset.shipped, _invented(cardset)
    )


_INVENTED_COUNTS: dict[str, int] = {}
MOST_COUNTS: Final = 1000  # while a set is edited, every version of it is counted only once


def _invented(cardset: CardSet) -> int:
    """How many cards are house inventions; cached, since every list shows it."""
    if cardset.hash not in _INVENTED_COUNTS:
        if len(_INVENTED_COUNTS) >= MOST_COUNTS:
            _INVENTED_COUNTS.clear()
        _INVENTED_COUNTS[cardset.hash] = sum(card.provenance == "house" for card in listed(cardset))
    return _INVENTED_COUNTS[cardset.hash]


Away = Callable[[PersonId], float]


def bot_in(table: Table, seat: SeatState, present: Collection[PersonId], away: Away) -> int | None:
    """In how many seconds the host may seat a bot there."""
    taken = seat.bot or seat.holder in present or table.status == "over"
    return None if taken else math.ceil(actions.bot_in(seat, away(seat.holder)))


def presence_message(
    table: Table, present: Collection[PersonId], watchers: int, away: Away
) -> PresenceMessage:
    """The same for everybody; `away` as for `table_message`."""
    held = [seat for seat in table.seats.values() if seat.holder != NOBODY]
    return PresenceMessage(
        seats=[
            SeatPresence(seat.id, seat.holder in present, bot_in(table, seat, present, away))
            for seat in held
        ],
        watchers=watchers,
    )


def told_seat(
    table: Table, seat: SeatState, person: PersonId, present: Collection[PersonId], away: Away
) -> SeatCard:
    card = seat_card(seat, person, present, bot_in(table, seat, present, away))
    card.muted = seat.holder in table.unwelcome.muted
    return card


def table_message(
    table: Table, person: PersonId, present: Collection[PersonId], watchers: int, away: Away
) -> TableMessage:
    """`away`: for how many seconds a person has not been at the table."""
    return TableMessage(
        table=table.id,
        game=table.match.game.name,
        together=table.match.game.cooperative,
        options=table.match.options,
        cards=cardset_card(table.match.cardset),
        policy=table.policy,
        state=table.status,
        paused=table.paused,
        seats=[told_seat(table, seat, person, present, away) for seat in table.seats.values()],
        host=person != NOBODY and person == table.host,
        watchers=watchers,
        wish=table.wish,
        ended=table.ended,
        result=table.result,
        frozen=table.frozen,
        next=table.next,
        bots=list(LEVELS),
        usual=USUAL,
        lesson=table.lesson.name if table.lesson else "",
        asks=asks_of(table, person),
    )


def asks_of(table: Table, person: PersonId) -> SeatAsk | None:
    asks = table.asks
    if asks is None:
        return None
    mine = person != NOBODY and asks.person == person
    return SeatAsk(asks.seat, asks.name, [*asks.agreed], [*asks.asked], mine)


def has_holding(table: Table) -> bool:
    """Whether turns of this game can be held."""
    return manifest(table.match.game.name).holding is not None


def hold_of(table: Table, person: PersonId, ends_in: int | None) -> Hold | None:
    """The turn that is held, as this person may know of it; it ends in so many milliseconds."""
    if table.hold is None:
        return None
    told = table.hold.left if table.may_watch(person) else []
    return Hold(table.hold.seat, [PhraseMessage(*phrase) for phrase in told], ends_in)


def turn_of(table: Table) -> str | None:
    """The seat that is asked, or whose turn is held."""
    if table.hold is not None:
        return table.hold.seat
    return table.match.turn if table.status == "playing" else None


def table_card(
    table: Table, person: PersonId = NOBODY, present: Collection[PersonId] = ()
) -> TableCard:
    return TableCard(
        table=table.id,
        game=table.match.game.name,
        options=table.match.options,
        cards=cardset_card(table.match.cardset),
        policy=table.policy,
        state=table.status,
        paused=table.paused,
        seats=[seat_card(seat, person, present) for seat in table.seats.values()],
        turn=turn_of(table),
        moves=len(table.match.history),
        ended=table.ended,
        result=table.result,
        frozen=table.frozen,
        next=table.next,
        made=table.made,
        touched=table.touched,
        lesson=table.lesson.name if table.lesson else "",
    )
