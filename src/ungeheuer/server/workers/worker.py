"""One worker: jobs come in on stdin, answers go out on stdout, one line each; the end is EOF.

python -m ungeheuer.server.workers.worker
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO, Final

NICE: Final = 5  # whoever talks to people comes before whoever thinks
READY: Final = b"ready\n"  # the first line: from here on time counts as thinking


def listen(jobs: SimpleQueue[bytes]) -> None:
    """Queue jobs until the server is gone, for whatever reason; then exit at once.

    In a thread, so that even a bot that never stops thinking ends with its server.
    """
    while line := sys.stdin.buffer.readline():
        jobs.put(line)
    os._exit(0)


def keep_stdout() -> BinaryIO:
    """Stdout for answers alone: whatever else is printed goes to stderr."""
    kept = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return kept


def ignore_signals() -> None:
    """Ctrl-C and a service's stop reach the whole group, but it is the server that ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def say(answers: BinaryIO, line: bytes) -> None:
    try:
        answers.write(line)
        answers.flush()
    except BrokenPipeError:  # the server has exited
        os._exit(0)


def main() -> None:
    ignore_signals()
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = keep_stdout()
    # Only now, since it takes a while and must not be interrupted.
    from ungeheuer.server.workers.job import answer_line  # noqa: PLC0415
    from ungeheuer.server.workers.job_runner import JobRunner  # noqa: PLC0415

    runner = JobRunner()
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(jobs,), daemon=True).start()
    say(answers, READY)
    while True:
        say(answers, answer_line(runner.answer(jobs.get())))


if __name__ == "__main__":
    main()
