"""The dungeon's mixed strategies: solved by regret matching, judged by an exact best response."""
