"""How long a client may say nothing."""

from __future__ import annotations

import asyncio

import pytest

from ungeheuer.server.silence import Silence

LONG = 0.2  # seconds


def test_whoever_says_nothing_is_given_up() -> None:
    async def run() -> None:
        with pytest.raises(TimeoutError):
            async with Silence(LONG):
                await asyncio.sleep(60)

    asyncio.run(run())


def test_whoever_speaks_is_not() -> None:
    async def run() -> None:
        async with Silence(LONG) as silence:
            for _ in range(6):
                await asyncio.sleep(LONG / 3)
                silence.broken()
                silence.begins()
            began = asyncio.get_running_loop().time()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.sleep(60)
            assert asyncio.get_running_loop().time() - began >= LONG * 0.9
            raise asyncio.CancelledError

    with pytest.raises(TimeoutError):
        asyncio.run(run())


def test_the_time_of_an_answer_does_not_count() -> None:
    async def run() -> None:
        async with Silence(LONG) as silence:
            silence.broken()
            await asyncio.sleep(3 * LONG)
            silence.begins()

    asyncio.run(run())


def test_nothing_is_left_of_it() -> None:
    async def run() -> None:
        async with Silence(LONG):
            pass
        await asyncio.sleep(2 * LONG)

    asyncio.run(run())
