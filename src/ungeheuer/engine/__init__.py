"""What a game is: decisions, chance, matches, records, card sets. Standard library only."""
