"""What the terminal client needs for a table of a server."""
