"""What people show each other while they play: pointing, plans, what a bot intends.

None of it is stored, neither in the log nor in records, and rules do not know it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ungeheuer.wire.envelope import Down, SeatName, Up
from ungeheuer.wire.sync import PhraseMessage, WrittenMove

# Something that lies openly on the board, such as `zone 3`; the server does not read it.
Target = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9@,:#?~+. -]+$")]
PlanPhrase = Literal[
    "go", "fight-boss", "fight-minions", "keep", "leave", "build", "save", "need", "follow"
]
Word = Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9-]*$")]


# -- up


class Point(Up, tag="point"):
    """Point at something on the board, so that everybody sees it for a moment."""

    seat: SeatName
    target: Target


class Propose(Up, tag="propose"):
    """Say what this seat is going to do, in cooperative games; replaces its last plan.

    `zone`, `face` and `partner` fill the gaps of the phrase, if it has any.
    """

    seat: SeatName
    phrase: PlanPhrase
    zone: Word = ""
    face: Word = ""
    partner: Annotated[str, Meta(max_length=20)] = ""


class Withdraw(Up, tag="withdraw"):
    """Withdraw this seat's plan."""

    seat: SeatName


class Agree(Up, tag="agree"):
    """Agree with another seat's plan, or no longer."""

    seat: SeatName
    plan: SeatName  # whose
    agree: bool


# -- down


class Pointed(Down, tag="pointed"):
    """Somebody points at something; `number` tells one pointing from the next."""

    number: int
    seat: str
    target: str


class PlanCard(msgspec.Struct):
    """What a seat is going to do; `agreed`: the seats that agree with it."""

    seat: str
    phrase: PlanPhrase
    zone: str
    face: str
    partner: str
    agreed: list[str]


class PlansMessage(Down, tag="plans"):
    """All plans at this table; sent whenever one of them changes."""

    plans: list[PlanCard]


class SeatPresence(msgspec.Struct, omit_defaults=True):
    """Whether the person of a seat is at the table; `bot_in` as in the card of the seat."""

    seat: str
    here: bool = False
    bot_in: int | None = None


class PresenceMessage(Down, tag="presence"):
    """Somebody came or went: what has changed since the last message about the table."""

    seats: list[SeatPresence]  # those that are held
    watchers: int


class Intent(Down, tag="intent"):
    """What a bot is going to do at `version`, and why, in cooperative games; its move follows."""

    seat: str
    version: int
    move: WrittenMove
    phrase: PhraseMessage
    code: str
    params: dict[str, Any]


# What the server shows and never stores.
Shown = Pointed | PlansMessage | PresenceMessage | Intent
