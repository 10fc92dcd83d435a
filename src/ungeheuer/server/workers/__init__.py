"""Bots at the table, in processes of their own: start reading at `pool`, then `job`.

A bot that hangs or crashes takes nothing with it but its own process, and one that thinks long
holds up nobody. It is handed what a person's client is handed, so there is nothing to cheat with.
"""
