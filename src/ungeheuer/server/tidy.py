"""Cleans up text that people type or import, before others see it."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 3  # per letter: more would cover neighbouring lines


def tidy(text: str) -> str:
    """One line in NFC, without control or bidirectional characters or surrounding blanks."""
    shown = "".join(char for char in text if char.isprintable() or char.isspace())
    return " ".join(_few_marks(unicodedata.normalize("NFC", shown)).split())


def _few_marks(text: str) -> str:
    """Without leading combining marks, and with few per letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # no letter to carry one yet
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)
