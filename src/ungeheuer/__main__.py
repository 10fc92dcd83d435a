"""The command `ungeheuer`: loads the rest, so that Ctrl-C while that takes place is answered."""

from __future__ import annotations

import sys


def main() -> int:
    try:
        from ungeheuer.cli import main as run  # noqa: PLC0415

        return run()
    except KeyboardInterrupt:
        return interrupted()


def interrupted() -> int:
    """Say so, unless Ctrl-C comes again while the words are loaded; the code is the shells'."""
    try:
        from ungeheuer.cli.ending import say_interrupted  # noqa: PLC0415

        say_interrupted()
    except KeyboardInterrupt:
        pass
    return 130


if __name__ == "__main__":
    sys.exit(main())
