"""The words of the game, in every language that has files here."""
