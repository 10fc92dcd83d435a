"""Text frames of the WebSocket protocol (RFC 6455) as most of them are: whole, and in one piece.

A move comes in as one small frame and goes out as a few. The general way, a parser that could stop
at every byte and a serializer for every kind of frame, takes longer than all else about them.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from websockets.utils import apply_mask

TEXT: Final = 0x81  # the last frame of a message, of text, without extensions
MASKED: Final = 0x80
SMALL: Final = 125  # bytes; longer frames have their length in two or in eight more
MEDIUM: Final = 0xFFFF
HEAD: Final = 2
LONGER: Final = 4  # with a length of two bytes
MASK: Final = 4
_MEDIUM: Final = Struct("!BBH")
_LARGE: Final = Struct("!BBQ")


def text_in(data: bytes) -> str | None:
    """What a client said, if this is one frame of text and nothing else; else None."""
    if len(data) < HEAD + MASK or data[0] != TEXT:
        return None
    length, start = data[1] - MASKED, HEAD
    if length == SMALL + 1:
        length, start = int.from_bytes(data[HEAD:LONGER]), LONGER
        if length <= SMALL:  # not written as short as it could be
            return None
    if length < 0 or len(data) != start + MASK + length:
        return None
    try:
        return apply_mask(data[start + MASK :], data[start : start + MASK]).decode()
    except UnicodeDecodeError:
        return None


def framed(text: str) -> tuple[bytes, bytes]:
    """A message of the server: what precedes it, and itself."""
    payload = text.encode()
    length = len(payload)
    if length <= SMALL:
        return bytes((TEXT, length)), payload
    if length <= MEDIUM:
        return _MEDIUM.pack(TEXT, SMALL + 1, length), payload
    return _LARGE.pack(TEXT, SMALL + 2, length), payload
