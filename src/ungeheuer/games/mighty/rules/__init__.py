"""The rules: what the game is made of and what can happen in it."""
