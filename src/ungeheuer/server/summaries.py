"""How a table looks from outside: the cards that lists and clients are shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Final, Literal

from ungeheuer.bots import LEVELS, USUAL
from ungeheuer.engine.cardset import CardSet
from ungeheuer.server import acts
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.table import Place, Table, invented
from ungeheuer.wire.api import TableCard
from ungeheuer.wire.messages import CardSetCard, SeatCard, TableMessage


def seat_card(
    place: Place, person: PersonId, here: Collection[PersonId], bot_in: int | None = None
) -> SeatCard:
    held = place.holder != NOBODY
    kind: Literal["open", "person", "bot"] = "person" if held else "open"
    return SeatCard(
        seat=place.seat,
        kind="bot" if place.bot else kind,
        name=place.name,
        bot=place.bot,
        mine=held and place.holder == person,
        here=held and place.holder in here,
        away=held and bool(place.bot),
        shows=place.shows,
        bot_in=bot_in,
    )


def cardset_card(cardset: CardSet) -> CardSetCard:
    return CardSetCard(
        cardset.id, cardset.version, cardset.hash, cardset.shipped, _invented(cardset)
    )


_INVENTED_COUNTS: dict[str, int] = {}
MOST_COUNTS: Final = 1000  # whoever fills in a set makes many, and none of them comes again


def _invented(cardset: CardSet) -> int:
    """Counted once for each set: lists show it all the time."""
    if cardset.hash not in _INVENTED_COUNTS:
        if len(_INVENTED_COUNTS) >= MOST_COUNTS:
            _INVENTED_COUNTS.clear()
        _INVENTED_COUNTS[cardset.hash] = invented(cardset)
    return _INVENTED_COUNTS[cardset.hash]


def table_message(
    table: Table,
    person: PersonId,
    here: Collection[PersonId],
    watchers: int,
    away: Callable[[PersonId], float],
) -> TableMessage:
    """`away`: for how many seconds somebody has not been at the table."""

    def spare(place: Place) -> int | None:
        taken = place.bot or place.holder in here or table.status == "over"
        return None if taken else math.ceil(acts.bot_in(place, away(place.holder)))

    return TableMessage(
        table=table.id,
        game=table.match.game.name,
        together=table.match.game.cooperative,
        options=table.match.options,
        cards=cardset_card(table.match.cardset),
        policy=table.policy,
        state=table.status,
        paused=table.paused,
        seats=[seat_card(place, person, here, spare(place)) for place in table.places.values()],
        host=person != NOBODY and person == table.host,
        watchers=watchers,
        wish=table.wish,
        ended=table.ended,
        result=table.result,
        frozen=table.frozen,
        next=table.next,
        bots=list(LEVELS),
        usual=USUAL,
    )


def table_card(
    table: Table, person: PersonId = NOBODY, here: Collection[PersonId] = ()
) -> TableCard:
    return TableCard(
        table=table.id,
        game=table.match.game.name,
        options=table.match.options,
        cards=cardset_card(table.match.cardset),
        policy=table.policy,
        state=table.status,
        paused=table.paused,
        seats=[seat_card(place, person, here) for place in table.places.values()],
        turn=table.match.turn if table.status == "playing" else None,
        moves=len(table.match.history),
        ended=table.ended,
        result=table.result,
        frozen=table.frozen,
        next=table.next,
        made=table.made,
        touched=table.touched,
    )
