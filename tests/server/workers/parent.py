"""A little server that is killed while its worker waits, or thinks for ever."""

import asyncio
import sys

from tests.server.workers.jobs import HERE, some_jobs, thinking

STUCK = (sys.executable, str(HERE / "stuck_worker.py"))


async def main(kind: str) -> None:
    async with thinking(command=STUCK) if kind == "stuck" else thinking() as pool:
        job = some_jobs("mighty", 1)[0]
        if kind == "idle":
            await pool.move(job, limit=60)
            sys.stdout.write("now\n")
            sys.stdout.flush()
        await pool.move(job, limit=3600) if kind == "stuck" else await asyncio.sleep(3600)


asyncio.run(main(sys.argv[1]))
