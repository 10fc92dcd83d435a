"""Live tables with people, bots, watchers and chat in one server process.

`python3 dev.py bench load [--tables 500] [--against COMMIT]`. Moves are sent open-loop: each table
has a schedule, and a move that comes late because the server is slow counts from when it was due.
Clients and server share this machine's cores. The clients speak only what servers since commit
61e539a understand, and play random offered moves.
"""
