"""A layout composed piece by piece on the screen and handed in as one move."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.cli.boards import composing_board
from ungeheuer.cli.screen import Screen
from ungeheuer.cli.typed import command_for
from ungeheuer.engine.decision import Cell, Laid, Layout, cell_of, word_of
from ungeheuer.words import Words

# The commands while composing.
TAKE_AWAY: Final = "away"
CLEAR: Final = "clear"
DONE: Final = "done"


class Draft:
    """The pieces laid so far. The rules check it only when it is handed in."""

    def __init__(self, ask: Layout[Any], words: Words) -> None:
        self.ask = ask
        self.words = words
        self.pieces: dict[Cell, str] = {}
        self._names = {piece: piece for piece in ask.pieces}
        for piece in ask.pieces:
            if words.knows(f"card-{piece}"):
                self._names[words.say(f"card-{piece}").lower()] = piece

    def laid(self) -> list[Laid]:
        return sorted(self.pieces.items())

    def left(self) -> list[str]:
        """The pieces still in hand."""
        missing = self.ask.missing(list(self.pieces.values()))
        return [piece for piece, count in missing.items() for _ in range(count)]

    def text(self) -> str:
        """The move as it would be handed in."""
        return " ".join((self.ask.head, *(word_of(cell, piece) for cell, piece in self.laid())))

    def is_done(self, text: str) -> bool:
        """Whether this line hands the draft in."""
        return self._means(text, DONE)

    def _means(self, word: str, name: str) -> bool:
        return command_for(word, [name], self.words) is not None

    def take(self, text: str) -> bool:
        """Apply the line to the draft; False if it does not concern the draft."""
        words = text.lower().replace("@", " ").split()
        if len(words) == 1 and self._means(words[0], CLEAR):
            self.pieces.clear()
            return True
        if len(words) < 2:
            return False
        places = _places(words[1:])
        if places is None:
            return False
        if self._means(words[0], TAKE_AWAY):
            for place in places:
                self.pieces.pop(place, None)
            return True
        return self._lay(words[0], places)

    def _lay(self, word: str, places: list[Cell]) -> bool:
        """Lay a piece named by a prefix; if none is left in hand, move the one laid first."""
        pieces = {piece for name, piece in self._names.items() if name.startswith(word)}
        if len(pieces) != 1:
            return False
        piece = pieces.pop()
        for place in places:
            if piece not in self.left():
                oldest = next((c for c, lying in self.pieces.items() if lying == piece), None)
                if oldest is not None:
                    del self.pieces[oldest]
            self.pieces.pop(place, None)
            self.pieces[place] = piece
        return True


def _places(words: list[str]) -> list[Cell] | None:
    try:
        return [cell_of(word) for word in words]
    except ValueError:
        return None


def show_draft(screen: Screen, game: str, view: Any, draft: Draft) -> None:
    """Show the pieces laid so far and those still in hand."""
    screen.show(composing_board(game).draft(view, draft.laid(), screen.words))
    left = draft.left()
    params = {"monsters": left} if left else {}
    screen.say("play-draft-left" if left else "play-draft-done", params, style="yellow")
