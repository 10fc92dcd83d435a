"""Bots in worker processes: start reading at `pool`, then `job`.

A bot that hangs or crashes affects only its own process, and one that thinks long blocks
nobody. It gets what a person's client gets, so it cannot cheat.
"""
