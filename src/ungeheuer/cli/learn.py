"""`ungeheuer learn`: guided first matches in the terminal."""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.markup import escape

from ungeheuer.bots import bot
from ungeheuer.bots.personas import cast_all
from ungeheuer.cli.choices import find_game, game_help
from ungeheuer.cli.lesson_view import LessonCommands, LessonView, Taught
from ungeheuer.cli.local_link import LocalLink
from ungeheuer.cli.local_session import play
from ungeheuer.cli.local_session import run as run_table
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.lesson import Lesson, follows, new_match
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import names as all_games
from ungeheuer.server.lessons import find_lesson, lessons_of
from ungeheuer.server.store.place import home
from ungeheuer.wire.files import read_text, replay_file
from ungeheuer.words import Words

FOLDER: Final = "lessons"  # where matches of lessons are kept, apart from all others


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=game_help(words))
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help=words.say("help-learn-lesson"))
    parser.add_argument("--again", action="store_true", help=words.say("help-learn-again"))


def run(args: argparse.Namespace, screen: Screen) -> int:
    lesson = _chosen(args, screen)
    args.game = lesson.game
    game = find_game(lesson.game)
    file = home() / FOLDER / f"{lesson.game}-{lesson.name}.json"
    match = None if args.again else _kept(file, lesson, game)
    if match is not None:
        screen.say("learn-resumed", style="green")
    link = _link(match or new_match(lesson, game), lesson.bots, file, screen, lesson)
    view = LessonView(screen, link, lesson)
    try:
        return run_table(view, LessonCommands(view, link), link)
    except Taught:
        return _for_real(lesson, game, screen)


def _link(
    match: Match, bots: Mapping[str, str], file: Path, screen: Screen, lesson: Lesson | None
) -> LocalLink:
    names = [bots.get(seat) or screen.words.say("name-guest") for seat in match.seats]
    match.names = cast_all(names, file.stem)
    players = {Seat(seat): bot(name, match.game, match.cardset) for seat, name in bots.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    return LocalLink(match, players, Rng(random.Random().random), file, lesson)


def _kept(file: Path, lesson: Lesson, game: AnyGame) -> Match | None:
    """The match of this lesson that was left in the middle; None if there is none."""
    if not file.is_file():
        return None
    try:
        match = replay_file(read_text(file), str(file), game)
    except UngeheuerError:
        return None
    moves = len(match.history)
    begun = lesson.steps[0].at < moves < len(lesson.line)
    return match if begun and follows(lesson, match) else None


def _for_real(lesson: Lesson, game: AnyGame, screen: Screen) -> int:
    """Offer a free match; what is typed may also be a no."""
    try:
        answer = screen.ask(f"{screen.words.say('learn-real')} ")
    except EOFError:
        return 0
    if answer:
        return 0
    match = Match(game, lesson.real["options"])
    file = home() / f"{game.name}-after-{lesson.name}.json"
    return play(_link(match, lesson.real["bots"], file, screen, None), screen)


# -- which lesson


def _chosen(args: argparse.Namespace, screen: Screen) -> Lesson:
    if args.game:
        find_game(args.game)
    if args.lesson:
        return find_lesson(args.game, args.lesson)
    given = [args.game] if args.game else all_games()
    found = [lesson for name in given for lesson in lessons_of(name).values()]
    if not found:
        return find_lesson(args.game, "first")  # says that there is none
    return found[0] if len(found) == 1 else _asked_for(found, screen)


def _asked_for(found: list[Lesson], screen: Screen) -> Lesson:
    words = screen.words
    screen.say("learn-welcome", style="bold")
    for number, lesson in enumerate(found, start=1):
        title = words.say(f"lesson-{lesson.game}-{lesson.name}")
        about = words.say("learn-minutes", {"minutes": lesson.minutes})
        game = words.say(f"game-{lesson.game}")
        line = f"[bold]{escape(game)}[/]: {escape(title)} [dim]({escape(about)})[/]"
        screen.show(f"  [bold yellow]{number}[/]  {line}")
    try:
        answer = screen.ask(f"{words.say('play-choose')} [1]: ") or "1"
    except EOFError:
        raise KeyboardInterrupt from None
    if not (answer.isdecimal() and 0 < int(answer) <= len(found)):
        return find_lesson(found[0].game, answer)
    return found[int(answer) - 1]
