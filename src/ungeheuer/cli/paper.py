"""The console on which everything is shown."""

from rich.console import Console


class Paper(Console):
    """A console that leaves it to `main` what happens when the reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
