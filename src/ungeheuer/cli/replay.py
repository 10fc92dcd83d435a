"""`ungeheuer replay FILE`: check a record, show it, or print what a seat saw after N moves."""

from __future__ import annotations

import argparse
from typing import Any

from ungeheuer.cli.boards import board
from ungeheuer.cli.choices import find_game
from ungeheuer.cli.names import at_table, display_name, distinct_names
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.record import Record
from ungeheuer.wire.files import decode_record, read_text, replay_file
from ungeheuer.wire.sync import decision_message, encode, sync
from ungeheuer.words import Words

READABLE = 60  # most moves that are listed


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("help-record"))
    parser.add_argument("--at", type=int, metavar="N", help=words.say("help-at"))
    parser.add_argument("--view", metavar="SEAT", help=words.say("help-view"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    text = read_text(args.file)
    record = decode_record(text, args.file)
    game = find_game(record.game)
    args.game = game.name
    at = checked_at(args.at, len(record.moves))
    screen.words = _with_names(screen.words, record, game)
    match = replay_file(text, args.file, game, at)
    seat = checked_seat(args.view, match)
    if args.json:
        screen.plain(encode(seen(match, seat)).decode())
    else:
        words = at_table(screen.words, match)
        _show(Screen(words, screen.console), match, seat, at)
    return 0


def _with_names(words: Words, record: Record, game: AnyGame) -> Words:
    """Words that know who sits where, before a move can be refused."""
    seats = game.seats(game.checked(record.options))
    if len(record.names) != len(seats):
        return words
    names = [display_name(name, words) for name in record.names]
    return words.at_table(seats, distinct_names(names))


def checked_at(at: int | None, moves: int) -> int | None:
    if at is not None and not 0 <= at <= moves:
        raise MessageError("no-such-move", {"move": at, "moves": moves})
    return at


def checked_seat(name: str | None, match: Match) -> Seat | None:
    known = [*match.seats, SPECTATOR]
    if name is None or name in known:
        return None if name is None else Seat(name)
    raise MessageError("no-seat", {"view": name, "seats": ", ".join(known)})


def seen(match: Match, seat: Seat | None) -> dict[str, Any]:
    """What this seat sees; without a seat, everything in the file."""
    data = msgspec_fields(match, seat or SPECTATOR)
    data["log"] = match.redacted(seat) if seat else [(e.seat, e.move.text) for e in match.history]
    if seat is None and match.turn is not None:
        data["decision"] = decision_message(match, match.turn)
        data["position"] = match.game.position(match.state)
    return data


def msgspec_fields(match: Match, seat: Seat) -> dict[str, Any]:
    message = sync(match, seat)
    return {name: getattr(message, name) for name in message.__struct_fields__}


def _show(screen: Screen, match: Match, seat: Seat | None, at: int | None) -> None:
    words = screen.words
    game = match.game.name
    title = {"game": words.say(f"game-{game}"), "moves": len(match.history)}
    screen.say("replay-title", title, style="bold")
    watcher = seat or SPECTATOR
    view = match.view(watcher)
    if at is None:
        for line in board(game).story([], match.events(watcher), view, words):
            screen.show(line)
    else:
        screen.say("replay-after", {"move": at}, style="bold")
    if match.outcome is None:
        screen.show(board(game).render(view, match.cardset, words))
        _show_question(screen, match, seat)
    else:
        screen.show(board(game).result(match.outcome, view, words))
    if at is None:
        screen.say("replay-ok", style="green")


def _show_question(screen: Screen, match: Match, seat: Seat | None) -> None:
    """Who is asked; and the legal moves, if this seat may know them and they are few."""
    assert match.decision is not None
    screen.say("replay-open", {"seat": match.turn})
    if seat in (None, match.turn):
        legal = match.legal()
        count = match.decision.ask.size()
        few = bool(legal) and count <= READABLE
        screen.say("replay-legal" if few else "replay-many", {"moves": legal, "count": count})
