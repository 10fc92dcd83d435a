"""Writes the positions of every game that the boards are tested with.

python -m tools.make_snapshots           writes them
python -m tools.make_snapshots --check   says which are stale
"""

from __future__ import annotations

import sys

from ungeheuer.games import manifests


def main(*args: str) -> int:
    parts = [game.snapshots for game in manifests() if game.snapshots]
    return max(int(part.load().main(*args)) for part in parts)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
