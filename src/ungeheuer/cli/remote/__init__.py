"""The terminal as a client of a table server: rules stay there, words and boards are here."""
