"""The dungeon's mixed strategies: found by regret matching, judged by an exact best response."""
