"""A process that waits for a word, opens a store, writes for ever and says what is durable.

python -m tests.server.store.scribe ADDRESS [open]
"""

import asyncio
import sys

from tests.server.store.batches import opened, said, table

WRITERS = 8


async def main(address: str, *, for_ever: bool) -> None:
    sys.stdin.readline()
    async with opened(address) as store:
        print("open", flush=True)

        async def write(name: str) -> None:
            seq = 0
            while for_ever:
                batch = said(name, seq, seq + 1)
                batch.table = table(name, touched=seq)
                await store.commit(batch)
                print(name, seq + 1, flush=True)
                seq += 2

        await asyncio.gather(*(write(f"t{number}") for number in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], for_ever=sys.argv[2:] != ["open"]))
