"""A server in use for long: does anything grow? `python -m bench.soak SECONDS [--tables 24]`.

People and bots play at tables that open, end, go on in a rematch or are abandoned, and expire: the
server's clock runs an hour a second. Every few minutes everybody leaves; when all tables are out of
memory, the server counts what is left. Those counts must not rise.
"""
