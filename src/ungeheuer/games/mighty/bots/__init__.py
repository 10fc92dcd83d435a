"""The levels of `mighty`."""
