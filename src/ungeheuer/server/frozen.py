"""Why a table stands still."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.wire.table_cards import Frozen

LONGEST_REASON: Final = 200  # characters of a parameter


def frozen_by(error: UngeheuerError, moves: int) -> Frozen:
    """Today's rules refuse what followed the first moves."""
    params = {
        name: value if isinstance(value, int) else str(value)[:LONGEST_REASON]
        for name, value in error.params.items()
    }
    return Frozen(moves, error.code, params)
