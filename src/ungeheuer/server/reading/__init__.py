"""What strangers send and what is dear to read, in processes that may die: cards and records.

`tasks` says what can be read, `reader` is the process, `readers` is how the server asks it.
"""
