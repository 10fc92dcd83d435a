"""What the game says, and the texts of its cards."""
