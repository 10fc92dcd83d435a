"""A worker that does what the job's `bot` says, and answers with the job's seed."""

import json
import os
import sys
import time
from pathlib import Path


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def main() -> None:
    say("ready\n")
    for count, line in enumerate(sys.stdin, start=1):
        job = json.loads(line)
        what, _, rest = job["bot"].partition(" ")
        if what == "exit":
            os._exit(int(rest))
        if what == "pid":
            Path(rest).write_text(f"{os.getpid()}\n", encoding="ascii")
            time.sleep(3600)
        if what == "sleep":
            time.sleep(float(rest))
        if what == "bytes":
            os.write(1, b'{"move": "\xff"}\n')
        if what == "flood":
            say("x" * 2**21)
        if what == "half":
            say('{"move": ')
            os._exit(0)
        move = str(count) if what == "count" else str(job["seed"])
        say(rest + "\n" if what == "say" else json.dumps({"move": move}) + "\n")


main()
