"""How the command line ends when it is stopped from outside: one sentence, no traceback."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import Final

from ungeheuer.cli.language import language
from ungeheuer.words import Words

INTERRUPTED: Final = 130  # as shells count a program that Ctrl-C has ended
# Errors that mean: the output cannot be written.
UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def say_interrupted() -> None:
    _print_error(Words(language(sys.argv[1:])).say("error-interrupted"))


def say_unwritable(error: OSError, words: Words) -> None:
    _print_error(words.say("error-output", {"reason": error.strerror or str(error.errno)}))


def say_missing(extra: str, words: Words) -> None:
    _print_error(words.say("error-no-extra", {"extra": extra}))


def _print_error(sentence: str) -> None:
    """Write to standard error; ignore that this may fail, too."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()


def abandon_output() -> None:
    """Discard buffered output, or Python would try to flush it at exit."""
    with contextlib.suppress(io.UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
