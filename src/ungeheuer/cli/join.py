"""`ungeheuer join`: sit down at a table of a server, from the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ungeheuer.bots import USUAL
from ungeheuer.cli.choices import check_bot, find_game, given_options, option_flags
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.match import AnyGame
from ungeheuer.games import names as games
from ungeheuer.wire.files import read_text
from ungeheuer.words import Words

if TYPE_CHECKING:
    from ungeheuer.cli.remote.address import Address
    from ungeheuer.cli.remote.http import Api
    from ungeheuer.cli.remote.key_file import KeyFile
    from ungeheuer.cli.remote.session import Visit
    from ungeheuer.wire.api import CreateTable, SeatWish

UNDO = ("none", "free", "consent")


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    def text(name: str, metavar: str) -> None:
        about = words.say(f"help-join-{name}")
        parser.add_argument(f"--{name}", metavar=metavar, help=about)

    def switch(name: str) -> None:
        parser.add_argument(f"--{name}", action="store_true", help=words.say(f"help-join-{name}"))

    parser.add_argument("url", metavar="URL", help=words.say("help-join-url"))
    text("seat", "SEAT")
    text("name", "NAME")
    switch("watch")
    switch("list")
    switch("mine")
    switch("code")
    text("claim", "CODE")
    text("key-file", "FILE")
    every = ", ".join(games())
    parser.add_argument(
        "--game", metavar="GAME", help=words.say("help-join-game", {"games": every})
    )
    text("bots", "NAMES")
    switch("open")
    switch("listed")
    parser.add_argument("--undo", choices=UNDO, help=words.say("help-join-undo"))
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    option_flags(parser, words)


def run(args: argparse.Namespace, screen: Screen) -> int:
    # Imported here, so that all other commands start without the network modules.
    from ungeheuer.cli.remote.address import address  # noqa: PLC0415
    from ungeheuer.cli.remote.http import Api  # noqa: PLC0415
    from ungeheuer.cli.remote.key_file import key_file  # noqa: PLC0415
    from ungeheuer.cli.remote.session import sit  # noqa: PLC0415

    where = address(args.url)
    keys = key_file(where, args.key_file)
    api = Api(where.server, keys.read())
    if args.claim or args.code or args.list or args.mine:
        return _manage(args, screen, api, keys, where)
    return sit(_visit(args, screen, api, keys, where), screen, api)


# -- what needs no table


def _manage(
    args: argparse.Namespace, screen: Screen, api: Api, keys: KeyFile, where: Address
) -> int:
    from ungeheuer.cli.remote.lists import show_tables  # noqa: PLC0415

    if args.claim:
        api.key = api.claim(args.claim).key
        keys.write(api.key)
        screen.say("join-claimed", style="green")
    if args.code:
        _ensure_person(api, keys)
        code = api.code()
        screen.line("join-code", {"code": code.code, "minutes": code.minutes})
        screen.line("join-code-use", {"command": f"ungeheuer join {where.server} --claim CODE"})
    if args.list:
        show_tables(screen, api.tables().tables, where)
    if args.mine:
        show_tables(screen, api.my_tables().tables if api.key else [], where)
    return 0


def _ensure_person(api: Api, keys: KeyFile) -> None:
    """Create a person at this server if there is no key yet."""
    if not api.key:
        api.key = api.new_person().key
        keys.write(api.key)


# -- a table


def _visit(
    args: argparse.Namespace, screen: Screen, api: Api, keys: KeyFile, where: Address
) -> Visit:
    from ungeheuer.cli.client.wish import Wish  # noqa: PLC0415
    from ungeheuer.cli.remote.session import Visit  # noqa: PLC0415

    if not args.watch:
        _ensure_person(api, keys)
    seats = tuple(seat.strip() for seat in (args.seat or "").split(",") if seat.strip())
    names = tuple(name.strip()[:30] for name in (args.name or "").split(","))
    table = where.table
    if table is None:
        if args.game is None:
            raise MessageError("no-table-named", {"server": where.server})
        table = api.create(_new_table(args, find_game(args.game), seats, names))
        seats = seats if len(seats) == 1 else ()
    elif args.game is not None:
        raise MessageError("table-has-game", {"option": "--game"})
    if args.open:
        screen.line("join-share", {"link": where.link(table)}, style="bold green")
    return Visit(where, table, api.key, Wish(seats, names, args.watch))


def _new_table(
    args: argparse.Namespace, game: AnyGame, mine: tuple[str, ...], names: tuple[str, ...]
) -> CreateTable:
    from ungeheuer.wire.api import CardsWish, CreateTable  # noqa: PLC0415
    from ungeheuer.wire.messages import Policy  # noqa: PLC0415

    options = given_options(args, game)
    seats = [str(seat) for seat in game.seats(game.checked(options))]
    unknown = [seat for seat in mine if seat not in seats]
    if unknown:
        raise MessageError("no-seat", {"view": unknown[0], "seats": ", ".join(seats)})
    cards = CardsWish(text=read_text(args.cards)) if args.cards else None
    return CreateTable(
        game=game.name,
        options=options,  # type: ignore[arg-type]
        cards=cards,
        seats=_seats(args, seats, mine or (seats[0],), names),
        policy=Policy(undo=args.undo or Policy().undo, listed=args.listed),
        start=not args.open,
    )


def _seats(
    args: argparse.Namespace, seats: list[str], mine: tuple[str, ...], names: tuple[str, ...]
) -> list[SeatWish]:
    """Our seats, and bots in the given order; the last one fills the remaining seats."""
    from ungeheuer.wire.api import SeatWish  # noqa: PLC0415

    bots = [check_bot(bot.strip()) for bot in (args.bots or USUAL).split(",")]
    wishes = []
    for seat in seats:
        if seat in mine:
            number = mine.index(seat)
            name = names[number] if number < len(names) else ""
            wishes.append(SeatWish(who="me", name=name))
        elif args.open and not args.bots:
            wishes.append(SeatWish(who="open"))
        else:
            wishes.append(SeatWish(who="bot", bot=bots.pop(0) if len(bots) > 1 else bots[0]))
    return wishes
