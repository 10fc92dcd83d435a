"""The console on which everything is shown."""

from rich.console import Console


class PipeConsole(Console):
    """A console that lets BrokenPipeError through; `main` handles it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
