"""The worker as a process: what it says, and when it ends."""

import os
import signal
import subprocess
import sys

import pytest

from tests.server.workers.jobs import HERE, some_jobs
from ungeheuer.server.workers.job import job_line, read_answer
from ungeheuer.server.workers.process import COMMAND
from ungeheuer.server.workers.worker import READY

LONG = 60  # seconds; only a broken worker takes so long


def worker() -> subprocess.Popen[bytes]:
    return subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_it_says_ready_then_one_line_for_each_job_and_ends_with_its_input() -> None:
    jobs = b"".join(job_line(job, "move") for job in some_jobs("mighty", 1, "random"))
    with worker() as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline() == READY
        for line in (jobs, b"no job\n", jobs):
            process.stdin.write(line)
            process.stdin.flush()
            answer = read_answer(process.stdout.readline())
            assert bool(answer.move) == (line == jobs)
        rest, _ = process.communicate(timeout=LONG)
    assert rest == b""
    assert process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_to_the_whole_group_do_not_end_it(number: int) -> None:
    [job] = some_jobs("mighty", 1, "random")
    with worker() as process:
        assert process.stdout is not None
        process.stdout.readline()
        os.kill(process.pid, number)
        assert process.stdin is not None
        process.stdin.write(job_line(job, "move"))
        process.stdin.flush()
        assert read_answer(process.stdout.readline()).move
        process.communicate(timeout=LONG)
    assert process.returncode == 0


@pytest.mark.parametrize("kind", ["idle", "stuck"])
def test_it_ends_when_its_server_is_killed(kind: str) -> None:
    """The worker holds the pipe of stderr, too: that ends when the last who holds it is gone."""
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.server.workers.parent", kind],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=HERE.parents[2],
    )
    with parent:
        sign = parent.stdout if kind == "idle" else parent.stderr
        assert sign is not None
        assert sign.readline() in {b"now\n", b"thinking\n"}
        parent.kill()
        parent.communicate(timeout=LONG)
