"""The levels of `timid`."""
