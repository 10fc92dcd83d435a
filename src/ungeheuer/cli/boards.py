"""How each game looks in a terminal: a view in, something to print out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Laid, Outcome
from ungeheuer.engine.events import Event
from ungeheuer.games import manifest
from ungeheuer.words import Words


class Board(Protocol):
    """What the `terminal` of a game's manifest offers."""

    def render(self, view: Any, cardset: CardSet, words: Words) -> RenderableType:
        """The table as this view shows it."""

    def moves(
        self, view: Any, cardset: CardSet, decision: Decision[Any], words: Words
    ) -> RenderableType:
        """The possible moves, arranged for people."""

    def understand(self, text: str, decision: Decision[Any]) -> str:
        """The move text for a typed line; unchanged if the line is no short form."""

    def story(
        self, before: Sequence[Event], news: Sequence[Event], view: Any, words: Words
    ) -> list[RenderableType]:
        """The new events in a few lines; `before` are those the reader has seen."""

    def result(self, outcome: Outcome, view: Any, words: Words) -> RenderableType:
        """How it ended."""


class ComposingBoard(Board, Protocol):
    """The board of a game in which something is laid out piece by piece."""

    def draft(self, view: Any, laid: Sequence[Laid], words: Words) -> RenderableType:
        """The pieces laid so far, with remarks."""


def board(name: str) -> Board:
    terminal: Board = manifest(name).terminal.load()
    return terminal


def composing_board(name: str) -> ComposingBoard:
    terminal: ComposingBoard = manifest(name).terminal.load()
    return terminal
