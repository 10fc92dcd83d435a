"""Answers as they travel: compressed if they are long, left out if the client has them already."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ungeheuer.server.compression import GZIP, LEAST, accepts, tag_of, zipped

LONG: Final = 100_000  # bytes; compressing more would hold up everybody else
ASK_AGAIN: Final = "no-cache"

_zipped_again = lru_cache(maxsize=64)(zipped)


async def packed(answer: Response, request: Request, *, lasting: bool) -> Response:
    """lasting: the same for everybody and for long, so that clients may keep it and ask again."""
    if lasting:
        tag = f"W/{tag_of(bytes(answer.body))}"  # weak: the compressed answer bears it, too
        answer.headers.update({"ETag": tag, "Cache-Control": ASK_AGAIN})
        if tag in (each.strip() for each in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers={"ETag": tag, "Cache-Control": ASK_AGAIN})
    if len(answer.body) < LEAST:
        return answer
    answer.headers.add_vary_header("Accept-Encoding")
    if accepts(request.headers.get("accept-encoding", ""), GZIP):
        answer.body = await _zipped(bytes(answer.body), lasting=lasting)
        answer.headers.update({"Content-Encoding": GZIP, "Content-Length": str(len(answer.body))})
    return answer


async def _zipped(body: bytes, *, lasting: bool) -> bytes:
    work = _zipped_again if lasting else zipped
    return work(body) if len(body) < LONG else await asyncio.to_thread(work, body)
