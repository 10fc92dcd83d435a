"""The parser of the command line: its help and its errors in the user's language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn

from ungeheuer.words import Words, languages

# The standard library's error messages, and our codes for them.
PARSER_ERRORS: Final = (
    (r"the following arguments are required: (?P<what>.*)", "usage-required"),
    (r"unrecognized arguments: (?P<what>.*)", "usage-unknown"),
    (
        (
            r"argument (?P<what>.*?): invalid choice: '?(?P<value>.*?)'? "
            r"\(choose from (?P<allowed>.*)\)"
        ),
        "usage-choice",
    ),
    (r"argument (?P<what>.*?): invalid positive value: '(?P<value>.*)'", "usage-positive"),
    (r"argument (?P<what>.*?): invalid int value: '(?P<value>.*)'", "usage-number"),
    (r"argument (?P<what>.*?): expected .*", "usage-one"),
    (r"argument (?P<what>.*?): ignored explicit argument '(?P<value>.*)'", "usage-none"),
    (r"(?P<what>.*)", "usage-other"),
)

# Ids of earlier versions could begin with a hyphen.
ID: Final = re.compile(r"-[A-Za-z0-9_-]{11}")


def positive(text: str) -> int:
    """A whole number from 1 on; the parser's error message contains this function's name."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


class Parser(argparse.ArgumentParser):
    """Help and errors are in the language of `words`.

    `complete` adds the arguments of a command when that command is chosen, and not before.
    """

    def __init__(
        self,
        *,
        words: Words,
        complete: Callable[[Parser], None] | None = None,
        **settings: Any,
    ) -> None:
        heading = words.say("help-heading-usage")

        class Formatter(argparse.HelpFormatter):
            def add_usage(
                self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
            ) -> None:
                # argparse passes no prefix when it builds the name of a subcommand
                shown = f"{heading} " if prefix is None else prefix
                super().add_usage(usage, actions, groups, shown)

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Formatter, **settings)
        self.words = words
        self._complete = complete
        self._ids = False
        self._positionals.title = words.say("help-heading-arguments")
        self._optionals.title = words.say("help-heading-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        about = words.say("help-lang", {"languages": ", ".join(languages())})
        self.add_argument("--lang", choices=languages(), help=about)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._complete is not None:
            self._complete(self)
            self._complete = None
        return super().parse_known_args(args, namespace)

    def takes_ids(self) -> None:
        """An id may begin with a hyphen, and is no option then."""
        self._ids = True

    def _parse_optional(self, arg_string: str) -> Any:
        """Like the standard library, but an id is no option, not even one that begins with -h."""
        is_id = self._ids and ID.fullmatch(arg_string)
        if is_id and arg_string not in self._option_string_actions:
            return None
        return super()._parse_optional(arg_string)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike the standard library, let write errors through: `main` reports them."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Report one sentence, with a pointer to the help."""
        sentence = next(
            self.words.say(code, {**match.groupdict()})
            for pattern, code in PARSER_ERRORS
            if (match := re.fullmatch(pattern, message, re.DOTALL))
        )
        hint = self.words.say("usage-help", {"program": self.prog})
        self.exit(2, f"{sentence} {hint}\n")
