"""How bytes are sent: which encodings a client takes, compressed bytes, and tags of content."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Final

BROTLI: Final = "br"
GZIP: Final = "gzip"
LEAST: Final = 1000  # bytes; below that the header costs more than is saved
LEVEL: Final = 6


def accepts(header: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header allows this encoding; `*` counts for none."""
    for part in header[:500].lower().split(","):
        name, *params = (piece.strip() for piece in part.split(";"))
        if name == encoding:
            return not any(param.startswith("q=") and not _weight(param[2:]) for param in params)
    return False


def _weight(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def zipped(body: bytes) -> bytes:
    """The same bytes give the same result: there is no time in it."""
    return gzip.compress(body, LEVEL, mtime=0)


def tag_of(body: bytes) -> str:
    """An ETag that changes whenever the bytes do."""
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'
