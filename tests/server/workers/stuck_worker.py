"""The real worker, with a bot that never stops thinking."""

import sys
from typing import NoReturn

from ungeheuer.server.workers import job_runner, worker


class StuckRunner(job_runner.JobRunner):
    def answer(self, line: bytes) -> NoReturn:
        sys.stderr.write("thinking\n")
        sys.stderr.flush()
        while True:
            pass


setattr(job_runner, "JobRunner", StuckRunner)  # noqa: B010
worker.main()
