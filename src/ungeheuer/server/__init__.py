"""The table server: shared tables, each stored as a log from which it is rebuilt."""
