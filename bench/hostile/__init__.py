"""What unfriendly clients do, and what everybody else feels of it: `python3 dev.py bench hostile`.

Two servers with the limits they have by default. A bystander at a table of the first pings it while
an attack runs: against the second server, then the same against the first. The ratio of both is
what an attack does to a server, beyond what it does to the machine. Every attack comes from an
address of its own on loopback, from a process of its own, and is bounded in count and time.
"""
