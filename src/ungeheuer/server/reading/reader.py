"""A process that reads what strangers send: tasks come in on stdin, answers go out on stdout.

python -m ungeheuer.server.reading.reader SECONDS

Every task is done by a child of its own, which has so many seconds of CPU, some memory, and no
other way out than its answer. What kills it harms nobody, and the next one is there at once.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
from typing import Final

from ungeheuer.server.workers.worker import READY, ignore_signals, keep_stdout, say

MEMORY: Final = 768 * 2**20  # bytes of address space
WAITING: Final = 5  # times as long by the clock as in CPU: the machine may be busy
NICE: Final = 10  # tables come first
LONGEST_ANSWER: Final = 16 * 2**20  # bytes; the page of the largest card set has about 3 MB


def main() -> None:
    seconds = int(sys.argv[1])
    ignore_signals()
    answers = keep_stdout()
    from ungeheuer.games import game, names  # noqa: PLC0415 (it takes a while)
    from ungeheuer.server.reading import tasks  # noqa: PLC0415

    for name in names():
        game(name)
    if hasattr(os, "nice"):
        os.nice(NICE)
    gc.freeze()  # children share what is there
    say(answers, READY)
    for line in iter(sys.stdin.buffer.readline, b""):
        done = in_a_child(line, seconds, answers.fileno()) if hasattr(os, "fork") else work(line)
        say(answers, done or tasks.answer_line(tasks.too_dear(seconds)))


def work(line: bytes) -> bytes:
    from ungeheuer.server.reading import tasks  # noqa: PLC0415

    return tasks.answer_line(tasks.done(line))


def in_a_child(line: bytes, seconds: int, answers: int) -> bytes:
    """The child's answer; nothing if it died."""
    inlet, outlet = os.pipe()
    child = os.fork()
    if not child:
        try:
            for each in (inlet, answers, 0):
                os.close(each)  # so that nobody waits for a child that has been left alone
            limit(seconds)
            with os.fdopen(outlet, "wb") as pipe:
                pipe.write(work(line))
        finally:
            os._exit(1)
    os.close(outlet)
    with os.fdopen(inlet, "rb") as pipe:
        said = pipe.read(LONGEST_ANSWER)
    os.waitpid(child, 0)
    return said if said.endswith(b"\n") else b""


def limit(seconds: int) -> None:
    """What a child may use."""
    import resource  # noqa: PLC0415 (not on every system)

    for what, most in (
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CORE, 0),
    ):
        with contextlib.suppress(ValueError, OSError):  # not every system knows all of them
            resource.setrlimit(what, (most, most))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    signal.alarm(WAITING * seconds)


if __name__ == "__main__":
    main()
