"""Text that people type or import, made fit to be shown beside other people's."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 3  # on one letter: towers of them cover what stands nearby


def tidy(text: str) -> str:
    """One line, composed, without control or bidirectional characters and blanks around it."""
    shown = "".join(char for char in text if char.isprintable() or char.isspace())
    return " ".join(_few_marks(unicodedata.normalize("NFC", shown)).split())


def _few_marks(text: str) -> str:
    """Without combining marks at the beginning, or more than a letter can carry."""
    kept: list[str] = []
    marks = MOST_MARKS  # nothing to stand on yet
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)
