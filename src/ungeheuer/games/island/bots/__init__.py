"""The levels of `island`."""
