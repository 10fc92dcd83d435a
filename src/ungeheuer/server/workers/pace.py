"""When a bot's answer is shown.

A bot with one card left answers at once, one with hard choices later: the time it took would tell
what it holds. So an answer waits for the next beat of a steady pace, counted from the question.
With a pace above the usual thinking time every answer comes at the first beat, which is also what
people can follow; a longer thought tells no more than how many beats it took.
"""

from math import ceil


def due(asked: float, done: float, pace: float) -> float:
    """When to show an answer to a question of `asked` that was ready at `done`; pace 0: at once."""
    if pace <= 0:
        return done
    beats = max(1, ceil((done - asked) / pace))
    return max(done, asked + beats * pace)  # rounding must not make it earlier
