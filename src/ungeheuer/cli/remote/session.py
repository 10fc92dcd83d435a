"""From sitting down to leaving, over one table or, with rematches, several."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ungeheuer.cli.client.keyboard import BackgroundKeyboard
from ungeheuer.cli.client.table_view import Moved, Quit, TableView
from ungeheuer.cli.client.wish import Wish
from ungeheuer.cli.remote.address import Address
from ungeheuer.cli.remote.commands import RemoteCommands
from ungeheuer.cli.remote.http import Api
from ungeheuer.cli.remote.socket_link import FindCards, SocketLink
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.replay import cardset_of
from ungeheuer.games import game
from ungeheuer.wire.files import decode_record
from ungeheuer.wire.messages import TableMessage


@dataclass(frozen=True)
class Visit:
    """A visit to a table."""

    address: Address
    table: str
    key: str
    wish: Wish

    @property
    def link(self) -> str:
        return self.address.link(self.table)

    def next(self, table: str) -> Visit:
        """The same person at another table, where the seats are known already."""
        return replace(self, table=table, wish=replace(self.wish, seats=()))


class Session:
    """The tables a user visits one after the other, with one keyboard."""

    def __init__(self, screen: Screen, cards: FindCards, visit: Visit) -> None:
        self.screen = screen
        self.cards = cards
        self.visit = visit
        self.view: TableView | None = None
        self.keyboard = BackgroundKeyboard(self._typed)

    def _typed(self, line: str | None) -> None:
        if self.view is not None:
            self.view.typed(line)

    def run(self) -> None:
        """Runs until the user leaves."""
        self.keyboard.start()
        try:
            while True:
                self._show()
        except Quit:
            return
        finally:
            self.keyboard.close()

    def _show(self) -> None:
        """Show one table until the user goes on to another; lines typed before are for this one."""
        visit = self.visit
        link = SocketLink(visit.address, visit.table, visit.key, self.cards, visit.wish.look)
        view = TableView(self.screen, link, visit.wish, stay=True)
        if self.view is not None:
            view.ended = self.view.ended
            view.held.extend(self.view.held)
        self.view = view
        try:
            view.run(self.keyboard, RemoteCommands(view).answer)
        except Moved as moved:
            self.visit = visit.next(moved.table)


def sit(visit: Visit, screen: Screen, api: Api) -> int:
    session = Session(screen, cards_from(api), visit)
    try:
        session.run()
    except KeyboardInterrupt:
        screen.show()
    screen.line("join-quit", {"command": f"ungeheuer join {session.visit.link}"})
    return 0


def cards_from(api: Api) -> FindCards:
    """The cards a table plays with: the shipped ones, or those in its record."""

    def find(table: TableMessage) -> CardSet:
        played = game(table.game)
        if table.cards.shipped:
            cards = shipped(played.package, table.cards.id, table.cards.version)
        else:  # a custom set: the record contains it
            record = decode_record(api.record(table.table), table.table)
            cards = cardset_of(record, played)
        if cards.hash != table.cards.hash:
            raise MessageError("other-server", {"detail": table.cards.id})
        return cards

    return find
