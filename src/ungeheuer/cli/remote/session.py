"""From sitting down to leaving, over one table or, with rematches, several."""

from __future__ import annotations

from ungeheuer.cli.remote.commands import Commands
from ungeheuer.cli.remote.desk import Desk, FindCards, Moved, Quit
from ungeheuer.cli.remote.http import Api
from ungeheuer.cli.remote.keyboard import Keyboard
from ungeheuer.cli.remote.wish import Wish
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.match import cardset_of
from ungeheuer.games import game
from ungeheuer.wire.files import decode_record
from ungeheuer.wire.messages import TableMessage


class Session:
    """One keyboard for all tables that the person goes to."""

    def __init__(self, screen: Screen, cards: FindCards) -> None:
        self.screen = screen
        self.cards = cards
        self.desk: Desk | None = None
        self.keyboard = Keyboard(self._typed)

    def _typed(self, line: str | None) -> None:
        if self.desk is not None:
            self.desk.typed(line)

    def run(self, wish: Wish) -> Wish:
        """Until the person leaves; where that was."""
        self.keyboard.start()
        try:
            while True:
                wish = self._visit(wish)
        except Quit:
            return wish
        finally:
            self.keyboard.close()

    def _visit(self, wish: Wish) -> Wish:
        """One table; the next one, if the person goes on there."""
        desk = Desk(self.screen, wish, self.cards)
        if self.desk is not None:
            desk.ended = self.desk.ended
            desk.held.extend(self.desk.held)
        self.desk = desk
        try:
            desk.run(self.keyboard, Commands(desk).answer)
        except Moved as moved:
            return wish.at(moved.table)
        raise AssertionError  # a desk is left by leaving or by going on elsewhere


def sit(wish: Wish, screen: Screen, api: Api) -> int:
    session = Session(screen, cards_from(api))
    try:
        session.run(wish)
    except KeyboardInterrupt:
        screen.show()
    at = session.desk.wish if session.desk is not None else wish
    screen.line("join-quit", {"command": f"ungeheuer join {at.link}"})
    return 0


def cards_from(api: Api) -> FindCards:
    """The cards a table plays with; boards look up in them what a card does."""

    def find(table: TableMessage) -> CardSet:
        played = game(table.game)
        if table.cards.shipped:
            found = shipped(played.package, table.cards.id, table.cards.version)
        else:  # somebody's own: the record has them whole
            record = decode_record(api.record(table.table), table.table)
            found = cardset_of(record, played)
        if found.hash != table.cards.hash:
            raise MessageError("other-server", {"detail": table.cards.id})
        return found

    return find
